"""Effects on companies: going back, going on, joining."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, amend, call, enclosing
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, terrain
from westmarch.meccg import options as o
from westmarch.meccg.context import company_in
from westmarch.meccg.kinds import CompanyId, Movement
from westmarch.meccg.prompts import ChooseSite
from westmarch.meccg.reading import company_of
from westmarch.meccg.rules import resolving, travelling
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Journey, MeccgState
from westmarch.meccg.things import Context, Group
from westmarch.meccg.underway import MovementPhaseUnderWay
from westmarch.meccg.verbs import companies, fates
from westmarch.meccg.vocabulary import journeys
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Deed


def return_to_origin(state: MeccgState, context: Context, effect: journeys.ReturnToOrigin) -> None:
    """A moving company goes back to where it came from (M-SITE-14)."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        go_back(state, company)


def go_back(state: MeccgState, company: CompanyId) -> None:
    """A moving company goes back, unless a card forbids it."""
    there = state.companies[company]
    if there.journey is None or deeds.cannot(state, Deed.RETURN_TO_ORIGIN, Group(company)):
        return
    companies.send(state, company, None)
    state.companies[company] = replace(state.companies[company], returned=True)
    emit(state, events.Returned(company))


def join_company(state: MeccgState, context: Context, effect: journeys.JoinCompany) -> None:
    """Somebody joins the company; whom he leaves he controls no more, nor is he controlled."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    for card in resolving.concerned(state, context, effect.who):
        if state.cards[card].company != company:
            fates.free_followers(state, card)
            if state.cards[card].follows is not None:
                companies.control(state, card, None)
        companies.transfer(state, card, company)


def split_off(state: MeccgState, context: Context, effect: journeys.SplitOff) -> None:
    """Somebody goes back to where the moving company came from, and has moved enough."""
    for card in resolving.concerned(state, context, effect.who):
        company = company_of(state, card)
        there = None if company is None else state.companies[company]
        if company is None or there is None or there.journey is None:
            continue
        if len(there.members) == 1:
            go_back(state, company)
            continue
        fates.free_followers(state, card)
        companies.control(state, card, None)
        alone = companies.form(state, there.seat, there.site, (card,))
        state.companies[alone] = replace(state.companies[alone], returned=True)
        emit(state, events.Returned(alone))
        phase = enclosing(state, MovementPhaseUnderWay)
        if phase is not None:
            amend(state, phase, replace(phase, finished=(*phase.finished, alone)))


def free(state: MeccgState, context: Context, effect: journeys.Free) -> None:
    """Followers pass to general influence, and use none yet (M-INFL-06)."""
    for card in resolving.concerned(state, context, effect.who):
        if state.cards[card].follows is not None:
            companies.control(state, card, None)
            state.freed.append(card)


def stay_here(state: MeccgState, context: Context, effect: journeys.StayHere) -> None:
    """The company stays where it is."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        companies.send(state, company, None)


def extra_movement(state: MeccgState, context: Context, effect: journeys.ExtraMovement) -> None:
    """The company may move once more in this turn (M-MH-21)."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        there = state.companies[company]
        state.companies[company] = replace(there, again=there.again + 1)


def send(state: MeccgState, context: Context, effect: journeys.Send) -> None:
    """The company may go to a site that fits (M-ORG-33)."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        call(state, SendThere(context, effect, company))


class SendThere(Frame):
    """A player chooses where a company goes by a special way."""

    context: Context
    effect: journeys.Send
    company: CompanyId

    def may_go(self, state: MeccgState) -> Decision | None:
        able = sites_for(state, self.context, self.company, self.effect.to)
        if not able or deeds.cannot(state, Deed.MOVE, Group(self.company)):
            return None
        options = (o.Done(), *map(o.GoTo, able))
        seat = state.companies[self.company].seat
        return Decision(seat, ChooseSite(self.company), options, ("M-ORG-33",))

    def go(self, state: MeccgState, choice: o.Done | o.GoTo) -> None:
        if isinstance(choice, o.GoTo):
            journey = Journey(choice.site, Movement.SPECIAL, (), self.effect.path)
            companies.send(state, self.company, journey)

    STEPS = (Ask(may_go, go),)


def sites_for(state: MeccgState, context: Context, company: CompanyId, to: Filter) -> list[CardId]:
    """The sites that fit, in play or of the location deck, where the company is not."""
    there = state.companies[company]
    return [
        card
        for card in travelling.reachable_cards(state, there.seat)
        if not terrain.is_same_place(state, card, there.site)
        and fitting.fits(state, context, to, card)
    ]


def replace_site(state: MeccgState, context: Context, effect: journeys.ReplaceSite) -> None:
    """The company's site is replaced."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        call(state, GoElsewhere(context, effect, company))


class GoElsewhere(Frame):
    """A player chooses by which site a company's site is replaced (M-END-02)."""

    context: Context
    effect: journeys.ReplaceSite
    company: CompanyId

    def may_go(self, state: MeccgState) -> Decision | None:
        able = sites_for(state, self.context, self.company, self.effect.to)
        if not able:
            return None
        seat = state.companies[self.company].seat
        options = tuple(map(o.GoTo, able))
        return Decision(seat, ChooseSite(self.company), options, ("M-END-02",))

    def go(self, state: MeccgState, choice: o.GoTo) -> None:
        companies.replace_site(state, self.company, choice.site)

    STEPS = (Ask(may_go, go),)


HANDLERS: dict[type, Callable[..., None]] = {
    journeys.ReturnToOrigin: return_to_origin,
    journeys.JoinCompany: join_company,
    journeys.SplitOff: split_off,
    journeys.StayHere: stay_here,
    journeys.Free: free,
    journeys.ExtraMovement: extra_movement,
    journeys.Send: send,
    journeys.ReplaceSite: replace_site,
}
