"""Players that are programs. They see what their seat may see, and may suppose the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from westmarch.agents.beginner import BeginnerAgent
from westmarch.agents.heuristic import HeuristicAgent
from westmarch.agents.looking_ahead import SearchAgent
from westmarch.agents.search import Budget
from westmarch.agents.uniform import RandomAgent
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.views import View

__all__ = [
    "AGENTS",
    "THINKING_TIME",
    "Agent",
    "BeginnerAgent",
    "HeuristicAgent",
    "Imagine",
    "RandomAgent",
    "SearchAgent",
    "UnknownAgent",
    "agent_named",
    "budget_of",
    "pick",
    "take_turn",
]

Imagine = Callable[[int], Position]
"""Gives a position that is possible for the seat, another one for each seed."""


class Agent(Protocol):
    """A program that decides for one seat."""

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        """One of the options of the view's decision."""


THINKING_TIME = 2.0
"""How many seconds the strongest level thinks about a decision."""


def hard(seed: int) -> Agent:
    """The player that looks ahead."""
    return SearchAgent(seed, Budget(seconds=THINKING_TIME))


AGENTS: Mapping[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "heuristic": HeuristicAgent,
    "easy": BeginnerAgent,
    "medium": HeuristicAgent,
    "hard": hard,
}
"""What agents there are, each made from a seed."""


class UnknownAgent(Exception):
    """No program is called like that."""


def agent_named(name: str, seed: int, cores: int = 1) -> Agent:
    """The program of a name, made from a seed; `hard:seconds=0.5` or `hard:iterations=100`."""
    budget = budget_of(name)
    return AGENTS[name](seed) if budget is None else SearchAgent(seed, budget, cores)


def budget_of(name: str) -> Budget | None:
    """How long the program of a name looks ahead; `None` if it decides at once."""
    kind, colon, more = name.partition(":")
    if kind not in AGENTS or (colon and kind != "hard"):
        raise UnknownAgent(f"there is no agent {name!r}; there are: {', '.join(AGENTS)}")
    if kind != "hard":
        return None
    what, _, value = more.partition("=")
    try:
        match what:
            case "":
                return Budget(seconds=THINKING_TIME)
            case "seconds":
                return Budget(seconds=above_zero(float(value)))
            case "iterations":
                return Budget(iterations=int(above_zero(int(value))))
    except ValueError:
        pass
    raise UnknownAgent(
        f"{name!r} is no budget; say hard:seconds=0.5 or hard:iterations=100, with your number"
    )


def above_zero(number: float) -> float:
    """A number that is more than nothing."""
    if not number > 0:
        raise ValueError(number)
    return number


def pick(table: Table, agent: Agent) -> AnyOption:
    """What a program would answer; it receives nothing but its seat's view, or even less."""
    if isinstance(agent, RandomAgent):
        return agent.among(table.decision.options)
    seat: Seat = table.seat
    imagine = partial(table.position.imagine, seat)
    if isinstance(agent, HeuristicAgent) and not agent.needs_board(table.game.name):
        return agent.suppose(table.game.name, table.decision, imagine)
    return agent.pick(table.view(seat), imagine)


def take_turn(table: Table, agent: Agent) -> AnyOption:
    """Let a program answer the decision."""
    seat = table.seat
    option = pick(table, agent)
    table.choose(option, seat)
    return option
