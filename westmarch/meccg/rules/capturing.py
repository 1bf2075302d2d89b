"""A character is taken prisoner: the rescue site, and what he keeps (M-CAP-01 to 08)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import captives, events
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Movement, RegionCode
from westmarch.meccg.prompts import ChooseRescueSite
from westmarch.meccg.reading import company_of, holder, lying_on, site
from westmarch.meccg.rules import newcomers, replacing
from westmarch.meccg.sifting import fitting, flags
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import REGIONS
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import captures, cards, companies, fates
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Happens


class Capture(Frame):
    """A card takes a character prisoner, if there is a rescue site and nothing prevents it."""

    context: Context
    card: CardId
    at: Filter
    rings: bool = True
    anywhere: bool = False
    replaced: bool = False

    def ask(self, state: MeccgState) -> None:
        if self.sites(state):
            call(state, replacing.Replace(Happens.CAPTURED, self.card, self.context.source))
        else:
            state.result = True

    def sites(self, state: MeccgState) -> list[CardId]:
        """Where the prisoner can be held (M-CAP-02)."""
        host = self.context.source
        known = captives.rescue_site(state, host)
        company = company_of(state, self.card)
        if known is not None or company is None:
            return [] if known is None else [known]
        return [
            card
            for card in newcomers.first_of_each(state, state.sites[holder(state, host)])
            if fitting.fits(state, self.context, self.at, card)
            and (self.anywhere or is_near(state, company, card))
        ]

    def heed(self, state: MeccgState) -> Capture:
        replaced, state.result = state.result, None
        return replace(self, replaced=replaced is True)

    def may_hold(self, state: MeccgState) -> Decision | None:
        """The player of the card chooses the rescue site (M-CAP-02)."""
        host = self.context.source
        if self.replaced or captives.rescue_site(state, host) is not None:
            return None
        options = tuple(map(o.Pick, self.sites(state)))
        return Decision(holder(state, host), ChooseRescueSite(self.card), options, ("M-CAP-02",))

    def hold(self, state: MeccgState, choice: o.Pick) -> None:
        captures.set_aside(state, choice.card, self.context.source)

    def take(self, state: MeccgState) -> None:
        if not self.replaced:
            take_prisoner(state, self.card, self.context.source, self.rings)

    STEPS = (ask, heed, Ask(may_hold, hold), take)


def take_prisoner(state: MeccgState, card: CardId, host: CardId, rings: bool) -> None:
    """A character leaves his company; he keeps his rings only (M-CAP-01, M-CAP-06 to 08)."""
    company = company_of(state, card)
    if state.cards[host].host == card:
        cards.detach(state, host)
    fates.free_followers(state, card)
    for held in list(lying_on(state, card)):
        if not (rings and flags.is_ring(state, held)):
            fates.throw_away(state, held)
    companies.leave(state, card)
    captures.set_aside(state, card, host)
    if company is not None and not state.companies[company].members:
        companies.dissolve(state, company)
    emit(state, events.Captured(card, state.cards[card].code))
    happen(state, Happens.CAPTURED, card, host, company)


def is_near(state: MeccgState, company: CompanyId, card: CardId) -> bool:
    """Whether a site is near enough to hold a prisoner of a company there (M-CAP-03 to 05)."""
    there, row = state.companies[company], site(state, card)
    new = there.site if there.journey is None else there.journey.to
    if row.under_deeps:
        return any(
            passage.place == site(state, new).place
            or (passage.region is not None and passage.region == site(state, new).region)
            for passage in row.adjacent
        )
    ends = [there.site, new]
    if there.journey is None and there.moved and there.origin is not None:
        ends.append(there.origin)
    regions = {site(state, end).region for end in ends}
    return row.region is not None and row.region in {*regions, *passed(state, company)}


def passed(state: MeccgState, company: CompanyId) -> set[RegionCode]:
    """The regions that a company crosses, and those adjacent to them (M-CAP-04)."""
    there = state.companies[company]
    journey = there.came if there.journey is None and there.moved else there.journey
    if journey is None or journey.way is not Movement.REGION:
        return set()
    return {near for region in journey.regions for near in (region, *REGIONS[region].adjacent)}
