"""Actions in scenes: a die is used, and what it allows is looked at."""

from __future__ import annotations

from tests.wotr.scene import WotrScene
from westmarch.kernel.records import AnyOption, Seat
from westmarch.wotr.kinds import DieId, Face
from westmarch.wotr.options import UseDie
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.roles import side_of
from westmarch.wotr.state import index


def use(table: WotrScene, seat: Seat, face: Face) -> WotrScene:
    """The side of a player has one die, and he uses it."""
    table.state.dice[index(side_of(table.state, seat))] = [face]
    return table.begin(TakeAction(seat)).choose(UseDie(DieId(face.value)))


def offered(table: WotrScene, *kinds: type[AnyOption]) -> list[AnyOption]:
    """What a player may do now, as far as it is of some kinds."""
    return [option for option in table.options if isinstance(option, kinds)]
