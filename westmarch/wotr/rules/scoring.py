"""Which of two team-mates has won most, when their team has won (W-MP4-32 to 34)."""

from __future__ import annotations

from westmarch.kernel.game import Outcome
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import builders
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.regions import REGIONS


def outcome(state: WotrState) -> Outcome:
    """The side that has won, and what each of its players has scored."""
    assert state.winner is not None, "the war is over when somebody has won"
    winners = roles.seats_of(state, state.winner)
    seats = tuple(Seat(number) for number in range(state.players))
    scores = tuple(score(state, seat) if seat in winners else 0 for seat in seats)
    return Outcome(winners, scores, f"{state.winner.value}-{state.how}")


def score(state: WotrState, seat: Seat) -> int:
    """What a winner scores: alone 1; with a team-mate, what he has won and not lost."""
    if not roles.has_mate(state, seat):
        return 1
    lost = losses(state, seat)
    if roles.side_of(state, seat) is Side.FREE:
        return -len(lost)
    won = sum(REGIONS[region].worth for region in conquests(state, seat))
    if state.ruleset.losses_count_one:
        return won - len(lost)
    return won - sum(REGIONS[region].worth for region in lost)


def conquests(state: WotrState, seat: Seat) -> list[RegionId]:
    """The enemy's Cities and Strongholds that a player has captured."""
    return [
        region
        for region, captor in state.captured.items()
        if captor == seat and REGIONS[region].worth
    ]


def losses(state: WotrState, seat: Seat) -> list[RegionId]:
    """The Cities and Strongholds of a player's nations that the enemy has captured."""
    side, nations = roles.side_of(state, seat), roles.nations_of(state, seat)
    return [
        region
        for region in state.captured
        if builders(region) is side and REGIONS[region].nation in nations and REGIONS[region].worth
    ]
