"""Stage cards in play: which may be given up, and whose must be (M-STAGE-04, M-STAGE-06)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.meccg import deeds, numbers
from westmarch.meccg import options as o
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.reading import holder, other, printed
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import fates
from westmarch.meccg.vocabulary.references import Deed, Stat

LEAST = 3
"""The stage points that a Fallen-wizard keeps when he gives up a card (M-STAGE-04)."""


def givable(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """The stage cards that a player may discard while organizing (M-STAGE-04)."""
    if state.alignments[seat] is not Alignment.FALLEN_WIZARD:
        return
    points = numbers.of_player(state, seat, Stat.STAGE_POINTS)
    for card in state.play:
        row = printed(state, card)
        if row.alignment is not Alignment.STAGE or holder(state, card) != seat:
            continue
        given = 0 if row.stage_points is None else row.stage_points.base
        if points - given >= LEAST and not deeds.cannot(state, Deed.BE_DISCARDED, card):
            yield o.GiveUp(card)


def appear(state: MeccgState, seat: Seat, card: CardId) -> None:
    """A player's avatar comes into play; from now on he plays no other (M-GAP-31)."""
    prevail(state, seat, card)
    state.avatars[seat] = printed(state, card).being


def prevail(state: MeccgState, seat: Seat, card: CardId) -> None:
    """Who plays a Fallen-wizard first makes the other discard what belongs to him (M-STAGE-06)."""
    if state.alignments[seat] is Alignment.FALLEN_WIZARD:
        for stage in fates.specific_cards(state, other(seat), printed(state, card).being):
            fates.throw_away(state, stage)
