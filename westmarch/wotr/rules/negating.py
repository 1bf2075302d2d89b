"""Who takes the Leadership from the Nazgûl at the start of a battle."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.wotr.kinds import Side
from westmarch.wotr.options import Done, PickCharacter
from westmarch.wotr.prompts import MayForfeit
from westmarch.wotr.rules import fighting, roles
from westmarch.wotr.state import WotrState
from westmarch.wotr.verbs import fights


class NegateNazgul(Frame):
    """A Companion may forfeit his Leadership for the battle, and the Nazgûl lose theirs."""

    def may_forfeit(self, state: WotrState) -> Decision | None:
        found = [who for who in fighting.heroes(state, Side.FREE) if fighting.can_negate(who)]
        if not found or not fighting.has_nazgul(state):
            return None
        seat = roles.commander(state, Side.FREE, fighting.fighters(state, Side.FREE))
        options = (Done(), *(PickCharacter(who) for who in found))
        return Decision(seat, MayForfeit(), options, ("W-CHAR-07", "W-BAT-12"))

    def forfeit(self, state: WotrState, choice: Done | PickCharacter) -> None:
        if isinstance(choice, PickCharacter):
            fights.negate(state)

    STEPS = (Ask(may_forfeit, forfeit),)
