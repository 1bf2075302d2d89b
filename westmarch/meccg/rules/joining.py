"""After all have moved, companies at one site card are one (M-JOIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import Seat, replace
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.options import ChooseCompany
from westmarch.meccg.prompts import WhoReturns
from westmarch.meccg.reading import companies_of, members, other
from westmarch.meccg.rules import composing
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import companies


class JoinCompanies(Frame):
    """Companies that share a site card are joined; if they are too many, one goes back."""

    seat: Seat

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
        assert there.origin is not None
        back = replace(there, site=there.origin, origin=None, moved=False, returned=True)
        state.companies[choice.company] = back

    def join(self, state: MeccgState) -> None:
        for group in groups(state, self.seat):
            for company in group[1:]:
                companies.merge(state, group[0], company)
        for key, there in companies_of(state, self.seat):
            origin = there.origin
            state.companies[key] = replace(there, origin=None)
            if origin is not None:
                companies.abandon(state, self.seat, origin)

    STEPS = (AskAgain(may_return, send_back), join)


def groups(state: MeccgState, seat: Seat) -> list[list[CompanyId]]:
    """The companies of a seat that share a site card."""
    found: dict[int, list[CompanyId]] = {}
    for key, there in companies_of(state, seat):
        found.setdefault(there.site, []).append(key)
    return [group for group in found.values() if len(group) > 1]
