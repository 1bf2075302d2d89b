"""The Ents of Fangorn: they move and attack when a card stirs them (W-XENT)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import expansion_events
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.expansion_prompts import EntsAct
from westmarch.wotr.kinds import Faction, RegionId, Side
from westmarch.wotr.options import AttackWithEnts, Done, SendEnt
from westmarch.wotr.rules.board import characters_in, has_army
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.factions import AWAKENINGS, ENTWOOD
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import factions, figures
from westmarch.wotr.vocabulary.abilities import FallsToEnts

DICE = 5
HIT = 5
"""The dice of an Ent attack, and what they must show (W-XENT-13)."""


class AwakenEnts(Frame):
    """Ents come to the Entwood, and all but the last may move or attack (W-XENT-08 to 12).

    After their last card the Ents go (W-XENT-07).
    """

    seat: Seat
    ents: int
    over: bool = False

    def come(self, state: WotrState) -> None:
        for _ in range(self.ents):
            factions.rouse_ent(state)

    def may_act(self, state: WotrState) -> Decision | None:
        if self.over or state.ents.get(ENTWOOD, 0) < 2:
            return None
        moves = [SendEnt(region) for region in destinations(state)]
        attacks = [AttackWithEnts(region) for region in targets(state)]
        rules = ("W-XENT-10", "W-XENT-11", "W-XENT-12")
        return Decision(self.seat, EntsAct(), (Done(), *moves, *attacks), rules)

    def act(self, state: WotrState, choice: AnyOption) -> AwakenEnts | None:
        match choice:
            case SendEnt(region):
                factions.send_ent(state, region)
                fell(state, region)
                return None
            case AttackWithEnts(region):
                factions.lose_ent(state, ENTWOOD)
                call(state, EntAttack(region))
                return None
        return replace(self, over=True)

    def go(self, state: WotrState) -> None:
        factions.note_awakening(state)
        if state.awakenings == AWAKENINGS:
            factions.end_ents(state)

    STEPS = (come, AskAgain(may_act, act), go)


class EntAttack(Frame):
    """Five dice against an Army, which can do nothing about it (W-XENT-13 to 15, W-RD-44)."""

    region: RegionId

    def strike(self, state: WotrState) -> None:
        dice = tuple(state.roll() for _ in range(DICE))
        hits = sum(die >= HIT for die in dice)
        emit(state, expansion_events.EntsStruck(self.region, dice, hits))
        call(state, TakeHits(Side.SHADOW, hits, region=self.region))

    def fell(self, state: WotrState) -> None:
        fell(state, self.region)

    STEPS = (strike, fell)


def destinations(state: WotrState) -> list[RegionId]:
    """Where an Ent can go: next to a region with an Ent, and no enemy unit there (W-XENT-11)."""
    return [
        region
        for region, there in REGIONS.items()
        if region != ENTWOOD
        and any(other in state.ents for other in there.adjacent)
        and not has_army(state, Side.SHADOW, region)
    ]


def targets(state: WotrState) -> list[RegionId]:
    """The Shadow Armies that Ents can attack (W-XENT-12)."""
    return [
        region
        for region, there in REGIONS.items()
        if has_army(state, Side.SHADOW, region)
        and any(place in state.ents for place in (region, *there.adjacent))
    ]


def fell(state: WotrState, region: RegionId) -> None:
    """Who is left without units where Ents have come or struck is lost (W-XENT-15)."""
    if has_army(state, Side.SHADOW, region):
        return
    for who in characters_in(state, Side.SHADOW, region):
        for _ in abilities_of(who, FallsToEnts):
            figures.lose_character(state, who)


def hear(state: WotrState) -> None:
    """An Ent comes if a Companion in the Entwood hears the enemy's voice (W-XENT-02)."""
    if Faction.ENTS in state.factions and characters_in(state, Side.FREE, ENTWOOD):
        factions.rouse_ent(state)
