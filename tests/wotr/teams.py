"""What tests with three and four players share: their seats, and playing on without decisions."""

from __future__ import annotations

from tests.wotr.scene import WotrScene
from westmarch.kernel.records import AnyOption, Seat
from westmarch.wotr.options import No, Waste

GONDOR, ROHAN, WITCH_KING, SARUMAN = map(Seat, range(4))
"""The seats in a game for four."""

ALONE, HIS_CAPTAIN, HIS_ALLY = map(Seat, range(3))
"""The seats in a game for three: the Free Peoples, and the two players of the Shadow."""


def idle(table: WotrScene) -> AnyOption:
    """What does least of all that can be done."""
    for quiet in (Waste(), No()):
        if quiet in table.options:
            return quiet
    return table.options[0]


def play_on(table: WotrScene) -> WotrScene:
    """Everybody does as little as possible until nothing is left to be decided."""
    while not table.position.over:
        table.choose(idle(table))
    return table
