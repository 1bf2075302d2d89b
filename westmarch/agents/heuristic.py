"""The player that goes by rules of thumb, whatever game it sits down to."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents import lcg, meccg, wotr
from westmarch.agents.uniform import RandomAgent
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption
from westmarch.kernel.views import View
from westmarch.lcg.view import LcgBoard
from westmarch.meccg.board import MeccgBoard
from westmarch.wotr.view import WotrBoard


class HeuristicAgent:
    """Lets the right game's rules of thumb decide; a game unknown to it is played at random."""

    def __init__(self, seed: int) -> None:
        self.lcg = lcg.RulesOfThumb()
        self.wotr = wotr.RulesOfThumb()
        self.meccg = meccg.RulesOfThumb()
        self.chance = RandomAgent(seed)

    def pick(self, view: View, imagine: Callable[[int], Position] | None = None) -> AnyOption:
        """One of the options of the view's decision; some games need to be imagined for that."""
        if isinstance(view.board, LcgBoard):
            return self.lcg.pick(view)
        if isinstance(view.board, WotrBoard) and imagine is not None:
            return self.wotr.pick(view, imagine)
        if isinstance(view.board, MeccgBoard) and imagine is not None:
            return self.meccg.pick(view, imagine)
        return self.chance.pick(view)
