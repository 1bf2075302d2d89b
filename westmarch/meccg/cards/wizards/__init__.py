"""Cards of The Wizards, by kind, in the order of their numbers."""

from __future__ import annotations

from westmarch.meccg.cards.wizards import (
    avatars,
    characters,
    corruption,
    counsels,
    creatures,
    environment,
    events,
    fights,
    followers,
    hazards,
    items,
    nazgul,
    palantiri,
    quests,
    rings,
    sites,
    spawn,
    travels,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {
    **avatars.CARDS,
    **characters.CARDS,
    **corruption.CARDS,
    **counsels.CARDS,
    **creatures.CARDS,
    **environment.CARDS,
    **events.CARDS,
    **fights.CARDS,
    **followers.CARDS,
    **hazards.CARDS,
    **items.CARDS,
    **nazgul.CARDS,
    **palantiri.CARDS,
    **quests.CARDS,
    **rings.CARDS,
    **sites.CARDS,
    **spawn.CARDS,
    **travels.CARDS,
}
