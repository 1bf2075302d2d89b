"""The random player: any option is as good as another."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.chance import below, seeded
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption
from westmarch.kernel.state import State
from westmarch.kernel.views import View


class RandomAgent:
    """Picks each option with the same chance; the same seed picks the same."""

    def __init__(self, seed: int) -> None:
        self.chance = State(generator=seeded(seed))

    def pick(self, view: View, imagine: Callable[[int], Position] | None = None) -> AnyOption:
        """One of the options of the view's decision."""
        assert view.decision is not None, "somebody else decides"
        return self.among(view.decision.options)

    def among(self, options: tuple[AnyOption, ...]) -> AnyOption:
        """Any of some options."""
        return options[below(self.chance, len(options))]
