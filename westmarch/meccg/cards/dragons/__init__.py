"""Cards of The Dragons, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.dragons import (
    characters,
    creatures,
    events,
    followers,
    hazards,
    items,
    manifestations,
    sites,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **characters.CARDS,
    **creatures.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **manifestations.CARDS,
    **sites.CARDS,
}
