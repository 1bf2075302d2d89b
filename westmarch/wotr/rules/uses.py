"""As what an Action die can be used (W-ACT-19, W-ACT-22)."""

from __future__ import annotations

from westmarch.wotr.declared import abilities_in_play
from westmarch.wotr.kinds import FREE, Face, Side
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary.abilities import MusterAsArmy

USES: dict[Face, tuple[Face, ...]] = {
    Face.CHARACTER: (Face.CHARACTER,),
    Face.ARMY: (Face.ARMY,),
    Face.MUSTER: (Face.MUSTER,),
    Face.ARMY_MUSTER: (Face.ARMY, Face.MUSTER),
    Face.EVENT: (Face.EVENT,),
    Face.WILL: (Face.ARMY, Face.MUSTER, Face.CHARACTER, Face.EVENT, Face.WILL),
}
"""As what a result can be used (W-ACT-19, W-ACT-22)."""


def uses(state: WotrState, side: Side, die: Face) -> tuple[Face, ...]:
    """As what a die can be used now."""
    found = USES[die]
    if die is not Face.MUSTER or side is FREE or state.messenger_used:
        return found
    return (*found, Face.ARMY) if abilities_in_play(state, MusterAsArmy) else found
