"""Siege engines: who may place them, and superiority in siege battles (W-XSIE)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import expansion_events
from westmarch.wotr.expansion_prompts import MayGiveUpCatapult
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.options import BuildEngine, No, Yes
from westmarch.wotr.rules import fighting, roles
from westmarch.wotr.rules.board import besieges, builders, controls_stronghold
from westmarch.wotr.state import WotrState, engines
from westmarch.wotr.tables.factions import ENGINES, ENGINES_IN_REGION
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import engines as works
from westmarch.wotr.verbs import fights
from westmarch.wotr.vocabulary.tactics import Stat

SUPERIORITY = "superiority"
"""The source of what more siege engines change."""


def by_muster(state: WotrState, seat: Seat) -> list[BuildEngine]:
    """Where a side can place a siege engine."""
    if not state.expansion:
        return []
    side = roles.side_of(state, seat)
    return [BuildEngine(region) for region in REGIONS if may_build(state, side, region)]


def may_build(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether a side can place a siege engine in a region (W-XSIE-01 to 05)."""
    standing = engines(state, side)
    if not controls_stronghold(state, Side.FREE, region):
        return False
    if standing.get(region, 0) >= ENGINES_IN_REGION or sum(standing.values()) >= ENGINES:
        return False
    if side is Side.SHADOW:
        return besieges(state, side, region)
    return builders(region) is side and REGIONS[region].nation in state.active


def in_battle(state: WotrState, side: Side) -> int:
    """How many siege engines of a side take part; they do so in siege battles only."""
    battle = fighting.current(state)
    return engines(state, side).get(battle.target, 0) if battle.siege else 0


def stronger(state: WotrState) -> Side | None:
    """The side with more siege engines in the battle (W-XSIE-06)."""
    free, shadow = (in_battle(state, side) for side in Side)
    if free == shadow:
        return None
    return Side.FREE if free > shadow else Side.SHADOW


class CompareEngines(Frame):
    """Before the cards of the first round the engines are compared; on equality the Free Peoples
    may give up a catapult to be superior to the end (W-XSIE-06, W-XSIE-11, W-RD-39)."""

    def may_give_up(self, state: WotrState) -> Decision | None:
        battle = fighting.current(state)
        if battle.number != 1 or stronger(state) or not in_battle(state, Side.FREE):
            return None
        seat = roles.army_player(state, Side.FREE, battle.target)
        prompt = MayGiveUpCatapult(battle.target)
        return Decision(seat, prompt, (No(), Yes()), ("W-XSIE-11",))

    def give_up(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            battle = fighting.current(state)
            works.smash(state, Side.FREE, battle.target)
            state.battles[-1] = replace(battle, superior=Side.FREE, assured=True)

    def compare(self, state: WotrState) -> None:
        """Who is superior changes the Combat roll of the Free Peoples (W-XSIE-07, 09, 12)."""
        battle = fighting.current(state)
        if battle.number != 1:
            return
        if not battle.assured:
            state.battles[-1] = battle = replace(battle, superior=stronger(state))
        if battle.superior is not None:
            emit(state, expansion_events.SuperiorityGained(battle.superior, battle.target))
            amount = +1 if battle.superior is Side.FREE else -1
            fights.modify(state, Side.FREE, Stat.ROLL, amount, SUPERIORITY)

    STEPS = (Ask(may_give_up, give_up), compare)


def look_again(state: WotrState) -> None:
    """After the first round superiority gives the Shadow another round, or denies it any more.

    (W-XSIE-08, W-XSIE-10)
    """
    battle = fighting.current(state)
    if not battle.siege or battle.number != 1 or battle.superior is None:
        return
    if battle.assured or stronger(state) is battle.superior:
        more = battle.superior is Side.SHADOW
        state.battles[-1] = replace(battle, rounds=battle.rounds + more, bounded=not more)
