"""What a game tells people about itself: its settings, its cards, its numbers, where to stop.

All of it is in the words of one language, ready to be shown; nothing here is part of a state.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from westmarch.kernel.records import Record
from westmarch.kernel.values import Term, contributions


class Figure(Record):
    """A figure that is printed on a card: `cost`, `Cost`, `3`; some are letters, as X."""

    name: str
    words: str
    value: str


class Paragraph(Record):
    """A paragraph of a card's text, and what stands bold before it, as Response or Shadow."""

    words: str
    lead: str = ""

    def line(self) -> str:
        """The paragraph in one line."""
        return f"{self.lead}: {self.words}" if self.lead else self.words


class CardFace(Record):
    """Everything that is needed to typeset a card, and to find it.

    `side` is the colour that it wears: a sphere, a nation, an alignment. `subtitle` are its
    traits, or what else stands below its title. `emblem` is the drawing that it bears; without
    one it bears that of its kind. `search` holds its words in all languages, in small letters
    without accents.
    """

    code: str
    name: str
    kind: str
    kind_words: str
    copies: int = 1
    subtitle: str = ""
    unique: bool = False
    side: str | None = None
    side_words: str = ""
    figures: tuple[Figure, ...] = ()
    keywords: tuple[str, ...] = ()
    text: tuple[Paragraph, ...] = ()
    set: str = ""
    set_words: str = ""
    number: int | None = None
    playable: bool = True
    name_is_ours: bool = False
    emblem: str = ""
    search: str = ""

    def figure(self, name: str) -> str | None:
        """The value of a figure, if the card has it."""
        return next((figure.value for figure in self.figures if figure.name == name), None)


class Tally(Record):
    """A line of a catalogue's status: how many there are of something, how many can be played."""

    words: str
    total: int
    playable: int


class Number(Record):
    """A number on the table and the terms that it is the sum of, each in words."""

    name: str
    words: str
    total: int
    terms: tuple[tuple[str, int], ...]


class Stop(Record):
    """A kind of moment at which a player may want to be asked, or to pass without being asked.

    `default` says whether players are asked there unless they say otherwise; `passing` is the
    text form of the option that goes on.
    """

    name: str
    words: str
    default: bool
    passing: str = "pass"


class Choice(Record):
    """One choice of a setting: what it is called, what it means, whether it can be had yet."""

    code: str
    words: str
    help: str = ""
    available: bool = True


class SettingWords(Record):
    """A setting in words: what it is called, what it decides, and its choices in order."""

    words: str
    help: str
    choices: tuple[Choice, ...]


def summed(name: str, words: str, terms: Iterable[Term], say: Callable[[str], str]) -> Number:
    """A derived value as a number, its sources put into words by `say`."""
    found = [(say(term.source), amount) for term, amount in contributions(terms)]
    return Number(name, words, sum(amount for _, amount in found), tuple(found))


def plain(text: str) -> str:
    """Small letters without accents, as one searches."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
