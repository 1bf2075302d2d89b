"""How strong the programs are, in words, for people who choose whom to play against."""

from __future__ import annotations

from westmarch.kernel.records import Record


class Level(Record):
    """A strength: the agent that plays it, what it is called, and how it plays."""

    agent: str
    words: str
    help: str


LEVELS: dict[str, tuple[Level, ...]] = {
    "en": (
        Level("random", "Chance", "Does anything that is allowed, without a thought."),
        Level("easy", "Easy", "Knows some rules of thumb and often forgets them."),
        Level("medium", "Medium", "Plays quickly and soundly by rules of thumb."),
        Level("hard", "Hard", "Looks ahead, for two seconds before every choice."),
    ),
    "de": (
        Level("random", "Zufall", "Tut irgendetwas Erlaubtes, ohne nachzudenken."),
        Level("easy", "Einfach", "Kennt ein paar Faustregeln und vergisst sie oft."),
        Level("medium", "Mittel", "Spielt zügig und ordentlich nach Faustregeln."),
        Level("hard", "Schwer", "Denkt voraus, zwei Sekunden vor jeder Entscheidung."),
    ),
}
"""The levels by language, the weakest first."""

USUAL = "medium"
"""Whom people play against who have not chosen."""

STRONGEST = "hard"
"""Whom people ask for a hint."""


def levels(language: str) -> tuple[Level, ...]:
    """The levels in a language; in English if it is none of ours."""
    return LEVELS.get(language, LEVELS["en"])
