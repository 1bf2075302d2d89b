"""A game at this terminal: who sits where, what each of them saw, and the way back."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.agents import Agent, pick
from westmarch.agents.grounds import Grounds, grounds_of
from westmarch.arena.simulation import evidence, fault_text
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.saved import SavedGame
from westmarch.kernel.table import Choice, Table


class RulesFailed(Exception):
    """The rules could not carry out a choice; the saved game shows it."""

    def __init__(self, fault: str, shown: SavedGame) -> None:
        super().__init__(fault)
        self.shown = shown


class Session:
    """A table whose seats are taken by people at this terminal and by programs."""

    def __init__(
        self,
        table: Table,
        humans: tuple[Seat, ...],
        agents: Mapping[Seat, Agent],
        ask_all: bool = False,
    ) -> None:
        self.table = table.at(0)
        self.humans = humans
        self.agents = agents
        self.ask_all = ask_all
        self.chronicles = {seat: Chronicle(seat) for seat in humans}
        self.asked: list[int] = []
        self.grounds: dict[int, Grounds] = {}
        for chronicle in self.chronicles.values():
            chronicle.follow(self.table)
        for choice in table.choices:
            self.take(choice)

    def advance(self) -> None:
        """Let the programs play, and answer what leaves no choice, until a person must decide."""
        while not self.table.over:
            decision = self.table.decision
            if decision.seat not in self.humans:
                agent = self.agents[decision.seat]
                self.take(Choice(decision.seat, pick(self.table, agent)))
                grounds = grounds_of(agent)
                if grounds is not None:
                    self.grounds[len(self.table.choices)] = grounds
            elif self.is_forced(decision):
                self.take(Choice(decision.seat, decision.options[0]))
            else:
                return

    def answer(self, option: AnyOption) -> None:
        """Carry out what the person has chosen."""
        self.take(Choice(self.table.seat, option))

    def undo(self) -> bool:
        """Go back to the last decision that a person made; false if there is none."""
        if not self.asked:
            return False
        self.table.undo(self.asked.pop())
        for chronicle in self.chronicles.values():
            chronicle.go_back(self.table)
        left = len(self.table.choices)
        self.grounds = {at: grounds for at, grounds in self.grounds.items() if at <= left}
        return True

    def is_forced(self, decision: Decision) -> bool:
        """Whether a person's decision is made without asking."""
        return len(decision.options) == 1 and not self.ask_all

    def take(self, choice: Choice) -> None:
        """Carry out a choice, and let everybody write down what came of it."""
        table = self.table
        decision = table.position.of(choice.seat)
        is_asked = choice.seat in self.humans and not self.is_forced(decision)
        entries = {
            seat: chronicle.entry(table, choice, forced=not is_asked)
            for seat, chronicle in self.chronicles.items()
        }
        try:
            table.choose(choice.option, choice.seat)
        except Exception as error:
            raise RulesFailed(fault_text(error), evidence(table, choice)) from error
        self.asked += [len(table.choices) - 1] if is_asked else []
        for seat, chronicle in self.chronicles.items():
            chronicle.follow(table, entries[seat])
