"""The creatures."""

from __future__ import annotations

from westmarch.meccg.tables.creatures.dragons import DRAGONS
from westmarch.meccg.tables.creatures.shadows import SHADOWS
from westmarch.meccg.tables.creatures.wizards import WIZARDS
from westmarch.meccg.tables.figures import Creature

CREATURES: dict[str, Creature] = {each.card.code: each for each in (*WIZARDS, *DRAGONS, *SHADOWS)}
