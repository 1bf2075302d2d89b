"""Effects on companies: going back, going on, joining."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.records import replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, terrain
from westmarch.meccg.context import company_in
from westmarch.meccg.rules import resolving
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Group
from westmarch.meccg.verbs import companies
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Deed


def return_to_origin(state: MeccgState, context: Context, effect: e.ReturnToOrigin) -> None:
    """A moving company goes back to where it came from (M-SITE-14)."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    there = state.companies[company]
    if there.journey is None or deeds.cannot(state, Deed.RETURN_TO_ORIGIN, Group(company)):
        return
    companies.send(state, company, None)
    state.companies[company] = replace(state.companies[company], returned=True)
    emit(state, events.Returned(company))


def join_company(state: MeccgState, context: Context, effect: e.JoinCompany) -> None:
    """Somebody joins the company."""
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    for card in resolving.concerned(state, context, effect.who):
        companies.transfer(state, card, company)


def path_changes(state: MeccgState, context: Context, effect: e.PathChanges) -> None:
    """The first region of a type in the site path becomes another."""
    company = company_in(state, context)
    there = None if company is None else state.companies.get(company)
    if company is None or there is None or there.journey is None:
        return
    now = terrain.path(state, company)
    if effect.from_ in now:
        at, path = now.index(effect.from_), list(there.journey.path)
        path[at] = effect.to
        journey = replace(there.journey, path=tuple(path))
        state.companies[company] = replace(there, journey=journey)


def extra_movement(state: MeccgState, context: Context, effect: e.ExtraMovement) -> None:
    """The company may move once more in this turn (M-MH-21)."""
    company = company_in(state, context)
    if company is not None and company in state.companies:
        there = state.companies[company]
        state.companies[company] = replace(there, again=there.again + 1)


HANDLERS: dict[type, Callable[..., None]] = {
    e.ReturnToOrigin: return_to_origin,
    e.JoinCompany: join_company,
    e.PathChanges: path_changes,
    e.ExtraMovement: extra_movement,
}
