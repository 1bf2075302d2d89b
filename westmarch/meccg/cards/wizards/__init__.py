"""Cards of The Wizards, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.wizards import (
    characters,
    corruption,
    creatures,
    environment,
    events,
    followers,
    hazards,
    items,
    nazgul,
    palantiri,
    rings,
    sites,
    spawn,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **characters.CARDS,
    **corruption.CARDS,
    **creatures.CARDS,
    **environment.CARDS,
    **events.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **nazgul.CARDS,
    **palantiri.CARDS,
    **rings.CARDS,
    **sites.CARDS,
    **spawn.CARDS,
}
