"""Who plays what: sides, seats, and the nations that each seat controls (W-MP4, W-MP3)."""

from __future__ import annotations

from westmarch.kernel.records import Seat
from westmarch.wotr.forces import NATION, RANK, Force
from westmarch.wotr.kinds import (
    FREE_NATIONS,
    SHADOW_NATIONS,
    CharacterId,
    Nation,
    Rank,
    RegionId,
    Side,
)
from westmarch.wotr.state import WotrState, force_in, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import UNITS
from westmarch.wotr.tables.nations import NATIONS

SEATS: dict[int, dict[Side, tuple[Seat, ...]]] = {
    2: {Side.FREE: (Seat(0),), Side.SHADOW: (Seat(1),)},
    3: {Side.FREE: (Seat(0),), Side.SHADOW: (Seat(1), Seat(2))},
    4: {Side.FREE: (Seat(0), Seat(1)), Side.SHADOW: (Seat(2), Seat(3))},
}
"""The seats of each side for two, three and four players (W-COMP-01)."""

SIDES: dict[int, tuple[Side, ...]] = {
    players: tuple(side for side, seats in found.items() for _ in seats)
    for players, found in SEATS.items()
}
"""The side of each seat."""

SHARED: dict[Side, tuple[tuple[Nation, ...], tuple[Nation, ...]]] = {
    Side.FREE: ((Nation.GONDOR, Nation.ELVES), (Nation.ROHAN, Nation.NORTH, Nation.DWARVES)),
    Side.SHADOW: ((Nation.SAURON,), (Nation.ISENGARD, Nation.SOUTHRONS)),
}
"""The nations of a side's first and second player, if it has two (W-MP4-01, W-MP4-19, W-MP4-20)."""

ALONE = {Side.FREE: (FREE_NATIONS,), Side.SHADOW: (SHADOW_NATIONS,)}
"""The nations of a side's only player."""

REALMS: dict[int, tuple[tuple[Nation, ...], ...]] = {
    players: tuple(
        nations
        for side, seats in found.items()
        for nations in (SHARED if len(seats) > 1 else ALONE)[side]
    )
    for players, found in SEATS.items()
}
"""The nations of each seat."""

RULERS: dict[int, dict[Nation, Seat]] = {
    players: {nation: Seat(seat) for seat, nations in enumerate(realms) for nation in nations}
    for players, realms in REALMS.items()
}
"""The seat that controls each nation."""


def side_of(state: WotrState, seat: Seat) -> Side:
    """The side of a seat."""
    return SIDES[state.players][seat]


def side_of_nation(nation: Nation) -> Side:
    """The side of a nation."""
    return NATIONS[nation].side


def seats_of(state: WotrState, side: Side) -> tuple[Seat, ...]:
    """The seats of a side."""
    return SEATS[state.players][side]


def leader_of(state: WotrState, side: Side) -> Seat:
    """The player who decides for a side as a whole: its only or its Leading Player (W-MP4-10)."""
    return state.leading[index(side)]


def nations_of(state: WotrState, seat: Seat) -> tuple[Nation, ...]:
    """The nations that a seat controls."""
    return REALMS[state.players][seat]


def player_of(state: WotrState, nation: Nation) -> Seat:
    """The seat that controls a nation."""
    return RULERS[state.players][nation]


def has_mate(state: WotrState, seat: Seat) -> bool:
    """Whether a seat shares its side with a team-mate."""
    return state.players > 2 and len(SEATS[state.players][side_of(state, seat)]) > 1


def mate_of(state: WotrState, seat: Seat) -> Seat:
    """The team-mate of a seat that has one."""
    seats = seats_of(state, side_of(state, seat))
    return next(other for other in seats if other != seat)


def controls(state: WotrState, seat: Seat, who: CharacterId) -> bool:
    """Whether a seat commands a Character: either player Companions, each his own Minions.

    (W-MP4-17, W-MP4-19, W-MP4-20)
    """
    found = CHARACTERS[who]
    if found.side is not side_of(state, seat):
        return False
    return found.serves is None or found.serves in nations_of(state, seat)


def may_use(state: WotrState, seat: Seat, nations: tuple[Nation, ...]) -> bool:
    """Whether a seat may use a card for some nations: all of one player are his sign (W-MP4-30)."""
    players = {player_of(state, nation) for nation in nations}
    return len(players) != 1 or seat in players


def army_player(state: WotrState, side: Side, region: RegionId) -> Seat:
    """The seat that commands the Army of a side in a region (W-MP4-24, W-MP4-25)."""
    return commander(state, side, force_in(state, side, region))


def commander(state: WotrState, side: Side, force: Force) -> Seat:
    """The seat with most units in a force, then with most Elites, then the Leading Player.

    (W-RD-32)
    """
    seats = seats_of(state, side)
    if len(seats) == 1:
        return seats[0]
    counts = {seat: [0, 0, seat == leader_of(state, side)] for seat in seats}
    for figure in force:
        seat = player_of(state, NATION[figure])
        counts[seat][0] += figure in UNITS or not state.ruleset.units_command
        counts[seat][1] += RANK[figure] is Rank.ELITE
    return max(seats, key=lambda seat: tuple(counts[seat]))
