"""What Minions do when the Fellowship is found (W-XBAL-06, W-XWIT-06)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.expansion_prompts import MayFollowFellowship
from westmarch.wotr.kinds import CharacterId, Nation, RegionId, Side
from westmarch.wotr.options import No, Yes
from westmarch.wotr.rules import hunting, roles
from westmarch.wotr.rules.board import controls_stronghold
from westmarch.wotr.state import WotrState
from westmarch.wotr.verbs import figures
from westmarch.wotr.vocabulary.abilities import FollowsDeclared, Waylays


def ambushes(state: WotrState) -> list[hunting.DrawTile]:
    """The tiles that are drawn because the Fellowship's way touched a Minion's region."""
    return [
        hunting.DrawTile(hunting.Cause.AMBUSH, waylaid_by=who)
        for who, where in state.characters.items()
        for _ in abilities_of(who, Waylays)
        if where in state.path
    ]


class MayFollow(Frame):
    """A Minion may go where the Fellowship was declared (W-XWIT-06, W-XWIT-07)."""

    who: CharacterId
    region: RegionId

    def may_follow(self, state: WotrState) -> Decision:
        seat = roles.player_of(state, Nation.SAURON)
        prompt = MayFollowFellowship(self.who, self.region)
        return Decision(seat, prompt, (No(), Yes()), ("W-XWIT-06",))

    def follow(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            figures.travel(state, (self.who,), self.region)

    STEPS = (Ask(may_follow, follow),)


def pursue(state: WotrState) -> None:
    """Those who can follow the Fellowship to where it was declared are asked."""
    here = state.bearers
    if controls_stronghold(state, Side.FREE, here):
        return
    for who, where in state.characters.items():
        for _ in abilities_of(who, FollowsDeclared):
            if where != here:
                call(state, MayFollow(who, here))
