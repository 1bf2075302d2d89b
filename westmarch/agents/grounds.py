"""On what grounds a program chose, in words that give nothing away."""

from __future__ import annotations

from westmarch.agents import Agent, RandomAgent, SearchAgent, agent_named
from westmarch.kernel.records import Names, Record


class How(Names):
    """How a program comes to its choices."""

    AHEAD = "ahead"
    THUMBS = "thumbs"
    CHANCE = "chance"


class Grounds(Record):
    """How a program chose; if it looked ahead, at how many lines of play, and the chance it sees.

    Nothing is said of what it chose from. The chance is in percent.
    """

    how: How
    lines: int = 0
    chance: int = 0


def grounds_of(agent: Agent) -> Grounds | None:
    """On what grounds an agent chose last.

    Nothing is said of one that might look ahead and did not: so nobody learns whether it had no
    choice, or one that was not worth a thought.
    """
    if isinstance(agent, RandomAgent):
        return Grounds(How.CHANCE)
    if not isinstance(agent, SearchAgent):
        return Grounds(How.THUMBS)
    lines = sum(thought.tried for thought in agent.thoughts)
    return Grounds(How.AHEAD, lines, percent(agent.thoughts[0].chance)) if lines else None


def habit(name: str) -> Grounds | None:
    """What is said of a program that has no choice: the same as if it had one, and so nothing."""
    return grounds_of(agent_named(name, 0))


def in_words(grounds: Grounds, name: str, language: str) -> str:
    """What a program of this name went by."""
    german = language == "de"
    if grounds.how is How.CHANCE:
        return f"{name} überlässt es dem Zufall." if german else f"{name} leaves it to chance."
    if grounds.how is How.THUMBS:
        return f"{name} geht nach Faustregeln." if german else f"{name} goes by rules of thumb."
    if german:
        looked = "1 Verlauf" if grounds.lines == 1 else f"{grounds.lines} Verläufe"
        return f"{name} denkt {looked} voraus und sieht eine Siegchance von {grounds.chance}\xa0%."
    looked = "1 line" if grounds.lines == 1 else f"{grounds.lines} lines"
    return f"{name} looks at {looked} of play and sees a chance of {grounds.chance}\xa0% to win."


def percent(chance: float) -> int:
    """A chance as people like to read it."""
    return round(100 * chance)
