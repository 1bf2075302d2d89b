"""Mixed Armies: figures of team-mates in one region, and who commands them (W-MP4-23 to 29)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import Seat
from westmarch.wotr.forces import NATION, Force, without
from westmarch.wotr.kinds import RegionId
from westmarch.wotr.options import No, Yes
from westmarch.wotr.prompts import MayJoin
from westmarch.wotr.rules import alternating, roles
from westmarch.wotr.rules.board import characters_in
from westmarch.wotr.rules.gathering import Group, Party
from westmarch.wotr.rules.leading import travelling
from westmarch.wotr.state import WotrState, force_in, forces, index
from westmarch.wotr.tables.figures import NAZGUL
from westmarch.wotr.verbs import teams


def left_to_move(state: WotrState, seat: Seat, region: RegionId, moved: tuple[Party, ...]) -> Party:
    """Whom a seat may still move out of a region, if some have moved in this action.

    They are all of an Army that it commands, else its own: thus a player takes his figures back
    from a mixed Army (W-MP4-26, W-MP4-28).
    """
    side = roles.side_of(state, seat)
    force, characters = force_in(state, side, region), travelling(state, side, region)
    for party in moved:
        if party.region == region:
            force = without(force, party.force)
            characters = tuple(who for who in characters if who not in party.characters)
    if state.players > 2:
        if not commands_all(state, seat, region):
            force, characters = own(state, seat, force, characters)
        force = alternating.able(state, seat, region, force)
    return Party(region, force, characters)


def army(state: WotrState, seat: Seat, region: RegionId) -> Party:
    """The Army with which a seat may fight: a mixed one only if it commands it (W-MP4-26)."""
    side = roles.side_of(state, seat)
    force, characters = force_in(state, side, region), characters_in(state, side, region)
    if state.players > 2 and not commands_all(state, seat, region):
        if region in state.mixed[index(side)]:
            return Party(region)
        force, characters = own(state, seat, force, characters)
    return Party(region, force, characters)


def commands_all(state: WotrState, seat: Seat, region: RegionId) -> bool:
    """Whether all of a side in a region obey one seat."""
    if not roles.has_mate(state, seat):
        return True
    side = roles.side_of(state, seat)
    mixed = region in state.mixed[index(side)]
    return mixed and roles.army_player(state, side, region) == seat


def own(state: WotrState, seat: Seat, force: Force, characters: Group) -> tuple[Force, Group]:
    """The figures of a seat's nations, Nazgûl, who obey both of a side, and its Characters."""
    nations = roles.nations_of(state, seat)
    return (
        tuple(figure for figure in force if figure == NAZGUL or NATION[figure] in nations),
        tuple(who for who in characters if roles.controls(state, seat, who)),
    )


def joinable(state: WotrState, seat: Seat) -> list[RegionId]:
    """Where figures of a seat and of its team-mate stand apart."""
    if not roles.has_mate(state, seat):
        return []
    side = roles.side_of(state, seat)
    mixed = state.mixed[index(side)]
    return sorted(
        region
        for region in forces(state, side)
        if region not in mixed and teams.stand_together(state, side, region)
    )


class ProposeJoining(Frame):
    """A player proposes that figures form a mixed Army; his team-mate agrees or not (W-MP4-23)."""

    seat: Seat
    region: RegionId

    def may_join(self, state: WotrState) -> Decision:
        mate = roles.mate_of(state, self.seat)
        return Decision(mate, MayJoin(self.region), (No(), Yes()), ("W-MP4-23",))

    def join(self, state: WotrState, choice: Yes | No) -> None:
        if isinstance(choice, Yes):
            teams.join(state, roles.side_of(state, self.seat), self.region)

    STEPS = (Ask(may_join, join),)
