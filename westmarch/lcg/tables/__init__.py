"""The figures of the core set: its cards, quests, encounter sets, scenarios and starter decks."""

from __future__ import annotations

from westmarch.lcg.tables.allies import ALLIES
from westmarch.lcg.tables.attachments import ATTACHMENTS
from westmarch.lcg.tables.enemies import ENEMIES
from westmarch.lcg.tables.events import EVENTS
from westmarch.lcg.tables.heroes import HEROES
from westmarch.lcg.tables.locations import LOCATIONS
from westmarch.lcg.tables.objectives import OBJECTIVES
from westmarch.lcg.tables.printed import Printed, X
from westmarch.lcg.tables.quests import QUEST_CARDS, QUESTS, QuestCard
from westmarch.lcg.tables.sets import (
    ENCOUNTER_SETS,
    SCENARIOS,
    STARTER_DECKS,
    EncounterSet,
    Scenario,
    StarterDeck,
)
from westmarch.lcg.tables.treacheries import TREACHERIES

__all__ = [
    "CARDS",
    "ENCOUNTER_SETS",
    "QUEST_CARDS",
    "SCENARIOS",
    "STARTER_DECKS",
    "EncounterSet",
    "Printed",
    "QuestCard",
    "Scenario",
    "StarterDeck",
    "X",
    "printed",
]

PLAYER_CARDS = (*HEROES, *ALLIES, *ATTACHMENTS, *EVENTS)
ENCOUNTER_CARDS = (*ENEMIES, *LOCATIONS, *TREACHERIES, *OBJECTIVES)

CARDS: dict[str, Printed] = {
    card.code: card
    for card in sorted((*PLAYER_CARDS, *ENCOUNTER_CARDS, *QUESTS), key=lambda card: card.number)
}
"""Every card of the box once, in the order of the numbers."""


def printed(code: str) -> Printed:
    """What is printed on a card."""
    return CARDS[code]
