"""The council (M-COUN)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.reading import characters_of, other
from westmarch.meccg.rules.checking import CorruptionCheck, roll
from westmarch.meccg.rules.opportunities import OwnOpportunity
from westmarch.meccg.state import MeccgState
from westmarch.meccg.vocabulary.references import Moment


class Council(Frame):
    """Each character makes a last corruption check; the dice say whose are first (M-COUN)."""

    first: Seat | None = None

    def meet(self, state: MeccgState) -> Council:
        emit(state, events.CouncilMet(tuple(state.alignments)))
        totals = [0, 0]
        while totals[0] == totals[1]:
            for seat in (Seat(0), Seat(1)):
                totals[seat] = roll(state, seat, "first", 0, 0)
        return replace(self, first=Seat(totals.index(max(totals))))

    def check(self, state: MeccgState) -> None:
        assert self.first is not None
        call(state, Checks(self.first), Checks(other(self.first)))

    STEPS = (meet, check)


class Checks(Frame):
    """A player's characters are tempted; resources may be played before (M-COUN-02, M-COUN-03)."""

    seat: Seat

    def open(self, state: MeccgState) -> None:
        state.active = self.seat
        call(state, OwnOpportunity(Moment.COUNCIL, self.seat))

    def check(self, state: MeccgState) -> None:
        call(state, *(CheckIfThere(card) for card in characters_of(state, self.seat)))

    STEPS = (open, check)


class CheckIfThere(Frame):
    """A character makes a corruption check, if he is still in play."""

    card: CardId

    def check(self, state: MeccgState) -> None:
        if state.cards[self.card].company is not None:
            call(state, CorruptionCheck(self.card))

    def forget(self, state: MeccgState) -> None:
        state.result = None

    STEPS = (check, forget)
