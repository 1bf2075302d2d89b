"""What happens because of Event cards alone."""

from __future__ import annotations

from westmarch.kernel.records import Event
from westmarch.wotr.kinds import Side


class DiceRolled(Event):
    """Dice have been rolled for a card; so many of them showed what was needed."""

    side: Side
    dice: tuple[int, ...]
    needed: int
    successes: int
