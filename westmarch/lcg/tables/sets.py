"""The encounter sets, the scenarios that use them, and the starter decks for the first game."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import Row, joined, needed, rows, words
from westmarch.lcg.kinds import Sphere
from westmarch.lcg.tables.allies import ALLIES
from westmarch.lcg.tables.attachments import ATTACHMENTS
from westmarch.lcg.tables.events import EVENTS
from westmarch.lcg.tables.quests import QUEST_CARDS

SETS = """
code                      name                      German
passage-through-mirkwood  Passage Through Mirkwood  Weg durch den Düsterwald
spiders-of-mirkwood       Spiders of Mirkwood       Spinnen des Düsterwalds
dol-guldur-orcs           Dol Guldur Orcs           Orks von Dol Guldur
journey-down-the-anduin   Journey Down the Anduin   Reise den Anduin hinab
saurons-reach             Sauron's Reach            Saurons Einfluss
wilderlands               Wilderlands               Wilderland
escape-from-dol-guldur    Escape from Dol Guldur    Flucht aus Dol Guldur
"""

TITLES = """
code                      difficulty  name                      German
passage-through-mirkwood  1           Passage Through Mirkwood  Weg durch den Düsterwald
journey-down-the-anduin   4           Journey Down the Anduin   Reise den Anduin hinab
escape-from-dol-guldur    7           Escape from Dol Guldur    Flucht aus Dol Guldur
"""

CONTENTS = """
code                      encounter sets
passage-through-mirkwood  passage-through-mirkwood, spiders-of-mirkwood, dol-guldur-orcs
journey-down-the-anduin   journey-down-the-anduin, saurons-reach, dol-guldur-orcs, wilderlands
escape-from-dol-guldur    escape-from-dol-guldur, spiders-of-mirkwood, dol-guldur-orcs
"""

# All copies of all cards from the first number to the last, and Gandalf once.
DECKS = """
code        heroes                         first card  last card
leadership  aragorn, gloin, theodred       13          27
tactics     legolas, gimli, thalin         28          42
spirit      eowyn, dunhere, eleanor        43          57
lore        glorfindel, denethor, beravor  58          72
"""


class EncounterSet(Record):
    """Cards of the encounter deck that share a symbol."""

    code: str
    name: str
    name_de: str


class Scenario(Record):
    """What the players set out to do: quest cards in order, and the sets of the encounter deck."""

    code: str
    name: str
    name_de: str
    difficulty: int
    encounter_sets: tuple[str, ...]
    quest_cards: tuple[str, ...]


class StarterDeck(Record):
    """Three heroes and a ready-made deck, as pairs of code and copies."""

    code: str
    sphere: Sphere
    heroes: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]


def scenario(row: Row) -> Scenario:
    """A scenario with the quest cards that name it, stage after stage."""
    return Scenario(
        code=row["code"],
        name=row["name"],
        name_de=row["German"],
        difficulty=needed(row, "difficulty"),
        encounter_sets=words(row, "encounter sets"),
        quest_cards=tuple(
            quest.code for quest in QUEST_CARDS.values() if quest.scenario == row["code"]
        ),
    )


def starter_deck(row: Row) -> StarterDeck:
    """A starter deck, its cards in the order of their numbers."""
    numbers = range(needed(row, "first card"), needed(row, "last card") + 1)
    deck = [card for card in (*ALLIES, *ATTACHMENTS, *EVENTS) if card.number in numbers]
    copies = [(card.code, card.copies) for card in sorted(deck, key=lambda card: card.number)]
    return StarterDeck(
        code=row["code"],
        sphere=Sphere(row["code"]),
        heroes=words(row, "heroes"),
        cards=(*copies, ("gandalf", 1)),
    )


ENCOUNTER_SETS: dict[str, EncounterSet] = {
    row["code"]: EncounterSet(row["code"], row["name"], row["German"]) for row in rows(SETS)
}

SCENARIOS: dict[str, Scenario] = {row["code"]: scenario(row) for row in joined(TITLES, CONTENTS)}

STARTER_DECKS: dict[str, StarterDeck] = {row["code"]: starter_deck(row) for row in rows(DECKS)}
