"""Cards of The Balrog, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.balrog import (
    avatars,
    characters,
    creatures,
    events,
    followers,
    hazards,
    items,
    sites,
    spawn,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **avatars.CARDS,
    **characters.CARDS,
    **creatures.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **sites.CARDS,
    **spawn.CARDS,
}
