"""Players that are programs. They see what their seat may see, and may suppose the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from westmarch.agents.heuristic import HeuristicAgent
from westmarch.agents.uniform import RandomAgent
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.views import View

__all__ = [
    "AGENTS",
    "Agent",
    "HeuristicAgent",
    "Imagine",
    "RandomAgent",
    "UnknownAgent",
    "agent_named",
    "pick",
    "take_turn",
]

Imagine = Callable[[int], Position]
"""Gives a position that is possible for the seat, another one for each seed."""


class Agent(Protocol):
    """A program that decides for one seat."""

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        """One of the options of the view's decision."""


AGENTS: Mapping[str, Callable[[int], Agent]] = {
    "random": RandomAgent,
    "heuristic": HeuristicAgent,
}
"""What agents there are, each made from a seed."""


class UnknownAgent(Exception):
    """No program is called like that."""


def agent_named(name: str, seed: int) -> Agent:
    """The program of a name, made from a seed."""
    if name not in AGENTS:
        raise UnknownAgent(f"there is no agent {name!r}; there are: {', '.join(AGENTS)}")
    return AGENTS[name](seed)


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
