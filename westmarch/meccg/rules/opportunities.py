"""Moments at which both players may play events, in turn, until both let it be."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.meccg import options as o
from westmarch.meccg.context import Context
from westmarch.meccg.prompts import MayPlay
from westmarch.meccg.reading import other
from westmarch.meccg.rules import chain, playing
from westmarch.meccg.state import CompanyId, MeccgState


class Opportunity(Frame):
    """Who has cards may play an event, which begins a chain (M-GAP-08, M-GAP-32)."""

    company: CompanyId
    turn: Seat
    passes: int = 0

    def is_open(self, state: MeccgState) -> bool:
        return self.passes < state.players and self.company in state.companies

    def may_play(self, state: MeccgState) -> Decision | None:
        if not state.hands[self.turn]:
            return None
        found = playing.events(state, self.turn, self.company, False)
        return Decision(self.turn, MayPlay(self.company), (o.Done(), *found), ("M-CBT-12",))

    def play(self, state: MeccgState, choice: AnyOption) -> Opportunity | None:
        if isinstance(choice, o.PlayEvent):
            context = Context(choice.card, self.turn, company=self.company)
            chain.begin(state, self.turn, choice.card, choice.way, context)
            return replace(self, passes=-1)
        return None

    def next(self, state: MeccgState) -> Opportunity:
        return replace(self, turn=other(self.turn), passes=self.passes + 1)

    STEPS = (While(is_open, Ask(may_play, play), next),)
