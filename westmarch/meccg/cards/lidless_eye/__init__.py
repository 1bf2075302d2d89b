"""Cards of The Lidless Eye, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.lidless_eye import (
    attacks,
    avatars,
    characters,
    corruption,
    creatures,
    events,
    followers,
    hazards,
    items,
    lords,
    magic,
    missions,
    rings,
    sites,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **attacks.CARDS,
    **avatars.CARDS,
    **characters.CARDS,
    **corruption.CARDS,
    **creatures.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **lords.CARDS,
    **magic.CARDS,
    **missions.CARDS,
    **rings.CARDS,
    **sites.CARDS,
}
