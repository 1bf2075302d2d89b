"""The player that goes by rules of thumb, whatever game it sits down to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from westmarch.agents import lcg, meccg, wotr
from westmarch.agents.uniform import RandomAgent
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption
from westmarch.kernel.views import View
from westmarch.lcg.view import LcgBoard
from westmarch.meccg.board import MeccgBoard
from westmarch.wotr.view import WotrBoard

Imagine = Callable[[int], Position]


class Thumb(Protocol):
    """Rules of thumb that ask for nothing but what is possible."""

    def pick(self, decision: Decision, imagine: Imagine) -> AnyOption:
        """One of a decision's options."""


class HeuristicAgent:
    """Lets the right game's rules of thumb decide; a game unknown to it is played at random.

    Some games it plays by what it supposes and by no board; then none need be laid out for it.
    """

    def __init__(self, seed: int) -> None:
        self.lcg = lcg.RulesOfThumb()
        self.supposing: dict[str, Thumb] = {
            "wotr": wotr.RulesOfThumb(),
            "meccg": meccg.RulesOfThumb(),
        }
        self.chance = RandomAgent(seed)

    def pick(self, view: View, imagine: Imagine | None = None) -> AnyOption:
        """One of the options of the view's decision; some games need to be imagined for that."""
        if isinstance(view.board, LcgBoard):
            return self.lcg.pick(view)
        assert view.decision is not None, "somebody else decides"
        if isinstance(view.board, WotrBoard) and imagine is not None:
            return self.suppose("wotr", view.decision, imagine)
        if isinstance(view.board, MeccgBoard) and imagine is not None:
            return self.suppose("meccg", view.decision, imagine)
        return self.chance.pick(view)

    def needs_board(self, game: str) -> bool:
        """Whether a game is played by what the seat sees."""
        return game not in self.supposing

    def suppose(self, game: str, decision: Decision, imagine: Imagine) -> AnyOption:
        """One of a decision's options, by what is possible for its seat."""
        return self.supposing[game].pick(decision, imagine)
