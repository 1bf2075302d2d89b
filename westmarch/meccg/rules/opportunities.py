"""Moments at which players may play events and use cards, in turn, until all let it be."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, While, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.meccg import options as o
from westmarch.meccg import underway
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.prompts import MayPlay
from westmarch.meccg.reading import other
from westmarch.meccg.rules import acting, agents_playing, chain, moments, playing
from westmarch.meccg.rules.moments import Occasion
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary.references import Moment


def deals(state: MeccgState, seat: Seat, company: CompanyId | None) -> list[AnyOption]:
    """What a player can begin a chain of effects with now."""
    now = moments.now(state, seat, False)
    return playing.events(state, seat, company, now) + acting.actions(state, seat, now)


def deal(state: MeccgState, seat: Seat, company: CompanyId | None, choice: AnyOption) -> bool:
    """A player begins a chain of effects, if that is what he chose."""
    if type(choice) is o.Done:
        return False
    match choice:
        case o.PlayEvent(card, way):
            context = Context(card, seat, state.cards[card].code, company=company)
            chain.begin(state, seat, card, way, context)
        case o.Act() | o.ActAgain():
            acting.begin(state, seat, choice)
        case _:
            return False
    return True


class Opportunity(Occasion):
    """Both may play events and use cards, each of which begins a chain (M-GAP-08, M-GAP-32)."""

    company: CompanyId = CompanyId(0)
    turn: Seat = Seat(0)
    passes: int = 0

    def is_open(self, state: MeccgState) -> bool:
        return self.passes < state.players and self.company in state.companies

    def may_play(self, state: MeccgState) -> Decision:
        found = deals(state, self.turn, self.used_for(state))
        if self.moment is None:
            found += agents_playing.revealable(state, self.turn)
        return Decision(self.turn, MayPlay(self.company), (o.Done(), *found), ("M-CBT-12",))

    def used_for(self, state: MeccgState) -> CompanyId | None:
        """The company for which the player uses cards."""
        return underway.company_of(state, self.turn, self.company)

    def play(self, state: MeccgState, choice: AnyOption) -> Opportunity | None:
        if isinstance(choice, o.Done):
            return None
        if isinstance(choice, o.RevealAgent):
            agents_playing.reveal(state, choice.card)
            return replace(self, passes=-1)
        if deal(state, self.turn, self.used_for(state), choice):
            return replace(self, passes=-1)
        return None

    def next(self, state: MeccgState) -> Opportunity:
        return replace(self, turn=other(self.turn), passes=self.passes + 1)

    STEPS = (While(is_open, Ask(may_play, play), next),)


class OwnOpportunity(Occasion):
    """One player may play events and use cards that concern what is going on."""

    seat: Seat = Seat(0)
    company: CompanyId | None = None
    over: bool = False

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found = deals(state, self.seat, self.company)
        prompt = MayPlay(CompanyId(0) if self.company is None else self.company)
        return Decision(self.seat, prompt, (o.Done(), *found), ("M-TURN-04",))

    def play(self, state: MeccgState, choice: AnyOption) -> OwnOpportunity | None:
        if deal(state, self.seat, self.company, choice):
            return None
        return replace(self, over=True)

    STEPS = (AskAgain(may_play, play),)


def both(state: MeccgState, company: CompanyId, moment: Moment | None = None) -> None:
    """Both players have an opportunity, the active player first (M-GAP-08)."""
    call(state, Opportunity(moment, company, state.active))


def attacker_first(state: MeccgState, company: CompanyId) -> None:
    """Both have an opportunity in a fight of a company, the attacker first (M-CBT-12)."""
    call(state, Opportunity(None, company, other(state.companies[company].seat)))
