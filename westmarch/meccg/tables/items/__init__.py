"""The items."""

from __future__ import annotations

from westmarch.meccg.tables.figures import Item
from westmarch.meccg.tables.items.heroes import HERO_ITEMS
from westmarch.meccg.tables.items.minions import MINION_ITEMS

ITEMS: dict[str, Item] = {each.card.code: each for each in (*HERO_ITEMS, *MINION_ITEMS)}
