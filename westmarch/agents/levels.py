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
        Level("heuristic", "Experienced", "Plays quickly and soundly by rules of thumb."),
    ),
    "de": (
        Level("random", "Zufall", "Tut irgendetwas Erlaubtes, ohne nachzudenken."),
        Level("heuristic", "Erfahren", "Spielt zügig und ordentlich nach Faustregeln."),
    ),
}
"""The levels by language, the weakest first."""


def levels(language: str) -> tuple[Level, ...]:
    """The levels in a language; in English if it is none of ours."""
    return LEVELS.get(language, LEVELS["en"])
