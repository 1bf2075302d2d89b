"""What happens on quests: effects that only scenarios need."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.lcg.vocabulary.filters import Filter


class Happening(Record):
    """What all effects have in common."""


class ShuffleEncounterDeck(Happening, tag=True):
    """The encounter deck is shuffled."""


class Fetch(Happening, tag=True):
    """Cards are searched for in the encounter deck and put into the staging area; not revealed."""

    what: Filter
    count: int = 1


class SetAside(Happening, tag=True):
    """A card of the encounter deck is put beside the quest deck, out of play."""

    what: Filter


class Guard(Happening, tag=True):
    """Each objective in the staging area gets a card that guards it."""


class TakePrisoner(Happening, tag=True):
    """A random hero is turned face down."""


class Rescue(Happening, tag=True):
    """The prisoner is turned face up with a damage token."""


class OrcGuards(Happening, tag=True):
    """Each player puts the top card of his deck before him, face down, as an engaged enemy."""


class Claim(Happening, tag=True):
    """This objective is attached to the chosen hero."""


class RandomNextStage(Happening, tag=True):
    """One of the next two stages is chosen at random; the other leaves the game."""


class Win(Happening, tag=True):
    """The players win."""
