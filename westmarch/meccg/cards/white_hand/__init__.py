"""Cards of The White Hand, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.white_hand import (
    avatars,
    characters,
    creatures,
    events,
    followers,
    hazards,
    minions,
    sites,
    stages,
    wizards,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **avatars.CARDS,
    **characters.CARDS,
    **creatures.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **minions.CARDS,
    **sites.CARDS,
    **stages.CARDS,
    **wizards.CARDS,
}
