"""Cards of Dark Minions, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.dark_minions import (
    captures,
    characters,
    creatures,
    events,
    followers,
    hazards,
    items,
    sites,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **captures.CARDS,
    **characters.CARDS,
    **creatures.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **sites.CARDS,
}
