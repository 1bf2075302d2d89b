"""Team-mates: mixed Armies and exchanged cards (W-MP4)."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr.forces import Force, nations
from westmarch.wotr.kinds import RegionId, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState, force_in, index
from westmarch.wotr.team_events import ArmiesJoined, CardsExchanged


def stand_together(state: WotrState, side: Side, region: RegionId) -> bool:
    """Whether both team-mates have units or Leaders in a region."""
    return len(players(state, force_in(state, side, region))) > 1


def players(state: WotrState, force: Force) -> set[Seat]:
    """Whose units and Leaders are in a force."""
    return {roles.player_of(state, nation) for nation in nations(force)}


def join(state: WotrState, side: Side, region: RegionId) -> None:
    """The figures of team-mates in a region become a mixed Army, if they are none (W-MP4-23)."""
    mixed = state.mixed[index(side)]
    if region not in mixed and stand_together(state, side, region):
        mixed.append(region)
        emit(state, ArmiesJoined(side, region))


def keep_joined(state: WotrState, side: Side, region: RegionId, force: Force) -> None:
    """Figures of both team-mates that have moved together are a mixed Army where they are now."""
    mixed = state.mixed[index(side)]
    if region not in mixed and len(players(state, force)) > 1:
        mixed.append(region)


def part(state: WotrState, side: Side, region: RegionId) -> None:
    """An Army in which one of them has no figure left is mixed no longer (W-MP4-28)."""
    mixed = state.mixed[index(side)]
    if region in mixed and not stand_together(state, side, region):
        mixed.remove(region)


def exchange(state: WotrState, first: tuple[Seat, CardId], second: tuple[Seat, CardId]) -> None:
    """Two cards change hands; both players know both of them now (W-MP4-08, W-MP4-09)."""
    seats = (first[0], second[0])
    for (giver, card), taker in zip((first, second), reversed(seats), strict=True):
        state.hands[giver].remove(card)
        state.hands[taker].append(card)
        state.cards[card] = replace(state.cards[card], known=seats)
    codes = tuple(state.cards[card].code for _, card in (first, second))
    told = CardsExchanged(seats, codes)
    emit(state, told, only=seats, others=CardsExchanged(seats))
