"""After all have moved, companies at one site card are one (M-JOIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.options import ChooseCompany, Done, JoinTo
from westmarch.meccg.prompts import MayUnite, WhoReturns
from westmarch.meccg.reading import companies_of, members, other, place
from westmarch.meccg.rules import composing
from westmarch.meccg.state import MeccgState
from westmarch.meccg.traits import is_haven
from westmarch.meccg.verbs import companies, fates


class JoinCompanies(Frame):
    """Companies that share a site card are joined; if they are too many, one goes back."""

    seat: Seat
    over: bool = False

    def crowd(self, state: MeccgState) -> list[CompanyId]:
        """Companies at one site that are too many to be one."""
        for group in groups(state, self.seat):
            together = tuple(card for company in group for card in members(state, company))
            here = state.companies[group[0]].site
            if not composing.may_be_at(state, self.seat, together, here):
                return [key for key in group if state.companies[key].moved]
        return []

    def may_return(self, state: MeccgState) -> Decision | None:
        options = tuple(ChooseCompany(key) for key in self.crowd(state))
        if not options:
            return None
        return Decision(other(self.seat), WhoReturns(), options, ("M-JOIN-02", "M-JOIN-03"))

    def send_back(self, state: MeccgState, choice: ChooseCompany) -> None:
        there = state.companies[choice.company]
        origin = there.origin
        if origin is None or state.cards[origin].zone is not Zone.PLAY:
            for card in there.members:
                fates.discard_character(state, card)
            return
        back = replace(there, site=origin, origin=None, moved=False, returned=True)
        state.companies[choice.company] = back
        emit(state, events.Returned(choice.company))

    def join(self, state: MeccgState) -> None:
        for group in groups(state, self.seat):
            for company in group[1:]:
                companies.merge(state, group[0], company)
        for key, there in companies_of(state, self.seat):
            origin = there.origin
            state.companies[key] = replace(there, origin=None, left=origin)
            if origin is not None:
                companies.abandon(state, self.seat, origin)

    def may_unite(self, state: MeccgState) -> Decision | None:
        """Companies at one haven with a card each may be joined, and which card stays is chosen.

        (M-JOIN-07, M-JOIN-08)
        """
        found = [] if self.over else neighbours(state, self.seat)
        if not found:
            return None
        options = (Done(), *found)
        return Decision(self.seat, MayUnite(), options, ("M-JOIN-07", "M-JOIN-08"))

    def unite(self, state: MeccgState, choice: Done | JoinTo) -> JoinCompanies | None:
        if isinstance(choice, Done):
            return replace(self, over=True)
        companies.merge(state, choice.company, choice.other)
        return None

    STEPS = (AskAgain(may_return, send_back), join, AskAgain(may_unite, unite))


def neighbours(state: MeccgState, seat: Seat) -> list[JoinTo]:
    """The companies at one haven that could be one; the first one's site card stays."""
    there = companies_of(state, seat)
    return [
        JoinTo(one, two)
        for one, mine in there
        for two, theirs in there
        if one != two
        and mine.site != theirs.site
        and is_haven(state, seat, mine.site)
        and place(state, mine.site) == place(state, theirs.site)
        and composing.may_be_at(state, seat, (*mine.members, *theirs.members), mine.site)
    ]


def groups(state: MeccgState, seat: Seat) -> list[list[CompanyId]]:
    """The companies of a seat that share a site card."""
    found: dict[int, list[CompanyId]] = {}
    for key, there in companies_of(state, seat):
        found.setdefault(there.site, []).append(key)
    return [group for group in found.values() if len(group) > 1]
