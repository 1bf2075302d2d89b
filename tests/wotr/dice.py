"""Action dice in scenes: choosing them, wasting them, turning them, and rolling what is needed."""

from __future__ import annotations

from collections.abc import Sequence

from tests.wotr.scene import WotrScene
from westmarch.wotr.kinds import DieId, Face, Side
from westmarch.wotr.options import PutIntoHuntBox, UseDie, UseRing, Waste
from westmarch.wotr.prompts import AllocateDice, ChooseDie
from westmarch.wotr.rules.turns import DIE


def use(face: Face) -> UseDie:
    """Take an action with a die."""
    return UseDie(DieId(face.value))


def ring(face: Face, to: Face) -> UseRing:
    """Turn a die with an Elven Ring."""
    return UseRing(DieId(face.value), DieId(to.value))


def waste(face: Face) -> tuple[UseDie, Waste]:
    """Use up a die without effect."""
    return use(face), Waste()


def waste_all(table: WotrScene) -> WotrScene:
    """Both sides use up all their dice without effect."""
    while not table.position.over and isinstance(table.prompt, ChooseDie):
        table.choose(table.options[0], Waste())
    return table


def roll_for(table: WotrScene, free: Sequence[Face], shadow: Sequence[Face]) -> WotrScene:
    """Say which faces the Action dice of both sides show when they are rolled next."""
    for side, faces in ((Side.FREE, free), (Side.SHADOW, shadow)):
        table.rolls(*(DIE[side].index(face) + 1 for face in faces))
    return table


def to_allocation(table: WotrScene) -> WotrScene:
    """Draw, declare and change nothing, until dice are allocated to the Hunt."""
    while not isinstance(table.prompt, AllocateDice):
        table.choose(table.options[0])
    return table


def allocate(table: WotrScene, dice: int) -> WotrScene:
    """Put dice into the Hunt Box when it is time."""
    return to_allocation(table).choose(PutIntoHuntBox(dice))
