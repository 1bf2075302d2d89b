"""Companies split, join, and set out (M-ORG-26 to 33, M-COMP)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.numbers import followers
from westmarch.meccg.prompts import ChooseMembers, ChooseSite, ChooseWay, WhichKeeps
from westmarch.meccg.reading import allies_of, companies_of, holder, members
from westmarch.meccg.rules import composing, travelling
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.verbs import cards, companies
from westmarch.meccg.vocabulary.references import Happens


def regroupings(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Companies may be split and joined at a site (M-ORG-26, M-COMP-01)."""
    there = companies_of(state, seat)
    for company, one in there:
        if one.journey is None and len(one.members) > 1:
            yield o.SplitOff(company)
        for other, two in there:
            if (
                company < other
                and one.site == two.site
                and not (one.journey or two.journey)
                and composing.may_be_at(state, seat, (*one.members, *two.members), one.site)
                and composing.may_join(state, with_allies(state, two.members), company)
                and composing.may_join(state, with_allies(state, one.members), other)
            ):
                yield o.JoinTo(company, other)


class Split(Frame):
    """Some characters, with their followers, form a company of their own."""

    seat: Seat
    company: CompanyId
    chosen: tuple[CardId, ...] = ()
    over: bool = False
    new: CompanyId | None = None
    shared: tuple[CardId, ...] = ()

    def may_choose(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        left = [card for card in members(state, self.company) if card not in self.chosen]
        heads = [card for card in left if state.cards[card].follows is None]
        able = [o.Pick(card) for card in heads if len(with_followers(state, card)) < len(left)]
        done = (o.Done(),) if self.chosen else ()
        if not able and not done:
            return None
        options = (*done, *able)
        return Decision(self.seat, ChooseMembers(self.company), options, ("M-ORG-26",))

    def choose(self, state: MeccgState, choice: o.Done | o.Pick) -> Split:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        return replace(self, chosen=(*self.chosen, *with_followers(state, choice.card)))

    def part(self, state: MeccgState) -> Split:
        if not self.chosen:
            return self
        happen(state, Happens.COMPANY_SPLITS, Group(self.company), company=self.company)
        here = state.companies[self.company].site
        return replace(self, new=companies.form(state, self.seat, here, self.chosen))

    def may_share(self, state: MeccgState) -> Decision | None:
        """Who has played a card on the company says which one keeps it (M-ORG-27, M-ORG-28)."""
        left = [card for card in state.upon.get(self.company, ()) if card not in self.shared]
        if self.new is None or not left:
            return None
        options = (o.ChooseCompany(self.company), o.ChooseCompany(self.new))
        prompt = WhichKeeps(left[0])
        return Decision(holder(state, left[0]), prompt, options, ("M-ORG-27", "M-ORG-28"))

    def share(self, state: MeccgState, choice: o.ChooseCompany) -> Split:
        card = next(one for one in state.upon[self.company] if one not in self.shared)
        if choice.company != self.company:
            cards.lay_upon(state, card, choice.company)
        return replace(self, shared=(*self.shared, card))

    STEPS = (AskAgain(may_choose, choose), part, AskAgain(may_share, share))


def with_allies(state: MeccgState, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Characters and their allies."""
    return tuple(one for card in cards for one in (card, *allies_of(state, card)))


def with_followers(state: MeccgState, card: CardId) -> tuple[CardId, ...]:
    """A character and those whom he controls."""
    return (card, *followers(state, card))


def departures(state: MeccgState, seat: Seat) -> Iterator[AnyOption]:
    """Companies may set out, or stay after all (M-ORG-30)."""
    for company, there in companies_of(state, seat):
        if there.journey is not None:
            yield o.StayHere(company)
        elif travelling.can_go(state, company):
            yield o.SetOut(company)


class SendCompany(Frame):
    """A site is chosen for a company, and a way to it (M-ORG-32, M-ORG-33)."""

    seat: Seat
    company: CompanyId
    to: CardId | None = None

    def may_go(self, state: MeccgState) -> Decision:
        found = travelling.destinations(state, self.company)
        options = tuple(o.GoTo(site) for site in found)
        return Decision(self.seat, ChooseSite(self.company), options, ("M-ORG-30",))

    def go(self, state: MeccgState, choice: o.GoTo) -> SendCompany:
        return replace(self, to=choice.site)

    def may_take_way(self, state: MeccgState) -> Decision:
        assert self.to is not None
        found = travelling.journeys(state, self.company, self.to)
        options = tuple(o.Travel(one.way, one.regions) for one in found)
        prompt = ChooseWay(self.company, self.to)
        return Decision(self.seat, prompt, options, ("M-ORG-32",))

    def take_way(self, state: MeccgState, choice: o.Travel) -> None:
        assert self.to is not None
        journey = travelling.by_way(state, self.company, self.to, choice)
        companies.send(state, self.company, journey)

    STEPS = (Ask(may_go, go), Ask(may_take_way, take_way))
