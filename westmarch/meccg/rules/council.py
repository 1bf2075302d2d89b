"""The council (M-COUN)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import CardId
from westmarch.meccg.reading import characters_of, other
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.state import MeccgState


class Council(Frame):
    """Each character makes a last corruption check (M-COUN-02)."""

    def check(self, state: MeccgState) -> None:
        for seat in (state.active, other(state.active)):
            call(state, *(CheckIfThere(card) for card in characters_of(state, seat)))

    STEPS = (check,)


class CheckIfThere(Frame):
    """A character makes a corruption check, if he is still in play."""

    card: CardId

    def check(self, state: MeccgState) -> None:
        if state.cards[self.card].company is not None:
            call(state, CorruptionCheck(self.card))

    def forget(self, state: MeccgState) -> None:
        state.result = None

    STEPS = (check, forget)
