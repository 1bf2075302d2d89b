"""The site phase: entering, automatic-attacks, playing resources (M-SITE, M-ITEM)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, amend, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import deeds
from westmarch.meccg import options as o
from westmarch.meccg.declared import ways
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Phase, Status, Zone
from westmarch.meccg.prompts import (
    ExtraItem,
    MayAttackCompany,
    MayEnter,
    MayRescue,
    NextCompany,
    PlayResources,
)
from westmarch.meccg.reading import companies_of
from westmarch.meccg.rules import (
    attempting,
    finding,
    guarding,
    opportunities,
    rescuing,
    revealing,
    skirmish,
)
from westmarch.meccg.rules.agents_attacking import AttacksByAgents
from westmarch.meccg.rules.influencing import InfluenceFaction
from westmarch.meccg.rules.visits import AutomaticAttacks
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import FACTIONS
from westmarch.meccg.things import Group
from westmarch.meccg.underway import VisitUnderWay
from westmarch.meccg.verbs import cards, hiding
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment


class SitePhase(Frame):
    """Each company has its site phase, in the order that its player likes (M-GAP-36)."""

    seat: Seat
    finished: tuple[CompanyId, ...] = ()

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.waiting(state))

    def waiting(self, state: MeccgState) -> list[CompanyId]:
        """The companies that have not had their turn."""
        return [key for key, _ in companies_of(state, self.seat) if key not in self.finished]

    def may_choose(self, state: MeccgState) -> Decision:
        options = tuple(o.ChooseCompany(key) for key in self.waiting(state))
        return Decision(self.seat, NextCompany(), options, ("M-GAP-36",))

    def choose(self, state: MeccgState, choice: o.ChooseCompany) -> SitePhase:
        call(state, Visit(self.seat, choice.company))
        return replace(self, finished=(*self.finished, choice.company))

    def clear(self, state: MeccgState) -> None:
        """What lies on guard for a company that is no more there goes back, too (M-OG-15)."""
        lying = [card for pile in state.on.values() for card in pile]
        for card in sorted(card for card in lying if state.cards[card].zone is Zone.GUARD):
            hiding.put_away(state, card, Zone.HAND)

    STEPS = (While(goes_on, Ask(may_choose, choose)), clear)


class Visit(VisitUnderWay):
    """A company enters its site, or not (M-SITE-02 to 12)."""

    entered: bool = False
    over: bool = False
    tried: tuple[CardId, ...] = ()

    def begin(self, state: MeccgState) -> None:
        company = Group(self.company)
        happen(state, Happens.PHASE_STARTS, company, phase=Phase.SITE, company=self.company)
        if self.is_on(state):
            moment = Moment.ENTERING
            call(state, opportunities.OwnOpportunity(moment, self.seat, self.company))

    def is_on(self, state: MeccgState) -> bool:
        """Whether the company has not had to turn back; then it does nothing (M-SITE-14)."""
        there = state.companies.get(self.company)
        return there is not None and not there.returned

    def may_enter(self, state: MeccgState) -> Decision | None:
        if not self.is_on(state):
            return None
        if deeds.cannot(state, Deed.DO_ANYTHING_AT_SITE, Group(self.company)):
            return None
        options = (o.No(), o.Enter())
        return Decision(self.seat, MayEnter(self.company), options, ("M-SITE-02",))

    def enter(self, state: MeccgState, choice: o.No | o.Enter) -> Visit:
        return replace(self, entered=isinstance(choice, o.Enter))

    def attacked(self, state: MeccgState) -> None:
        """On-guard creatures are revealed before, and attack after the automatic-attacks."""
        if not self.is_inside(state):
            return
        call(
            state,
            guarding.BeforeAttacks(self.company),
            AutomaticAttacks(self.company),
            guarding.RevealedAttacks(self.company),
        )

    def ambushed(self, state: MeccgState) -> None:
        """Agents at the site may attack then (M-SITE-07)."""
        if self.company in state.companies:
            call(state, AttacksByAgents(self.company, self.entered))

    def may_rescue(self, state: MeccgState) -> Decision | None:
        """Then the company may rescue prisoners who are held there (M-SITE-08)."""
        if not self.is_inside(state):
            return None
        hosts = [host for host in rescuing.rescues(state, self.company) if host not in self.tried]
        if not hosts:
            return None
        options = (o.Done(), *map(o.Pick, hosts))
        return Decision(self.seat, MayRescue(self.company), options, ("M-SITE-08",))

    def rescue(self, state: MeccgState, choice: o.Done | o.Pick) -> Visit:
        if isinstance(choice, o.Done):
            return replace(self, tried=tuple(rescuing.rescues(state, self.company)))
        call(state, rescuing.RescuePrisoners(self.company, choice.card))
        return replace(self, tried=(*self.tried, choice.card))

    def is_inside(self, state: MeccgState) -> bool:
        """Whether the company has entered and somebody is left."""
        return self.entered and self.company in state.companies

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over or not self.is_inside(state):
            return None
        if self.extra:
            more = finding.playable(state, self.seat, self.company, True)
            return Decision(self.seat, ExtraItem(self.company), (o.Done(), *more), ("M-ITEM-03",))
        found = opportunities.deals(state, self.seat, self.company)
        if not finding.is_strange(state, self.company):
            found = [
                *finding.playable(state, self.seat, self.company, False),
                *attempting.attempts(state, self.seat, self.company),
                *found,
            ]
        prompt = PlayResources(self.company)
        return Decision(self.seat, prompt, (o.Done(), *found), ("M-SITE-09",))

    def play(self, state: MeccgState, choice: AnyOption) -> Visit | None:
        if isinstance(choice, o.Done):
            return replace(self, over=not self.extra, extra=False)
        if isinstance(choice, o.PlayEvent) and taps_site(state, choice):
            announced = Announced(self.seat, self.company, choice)
            call(state, guarding.WhenAnnounced(self.company), announced)
            return None
        if opportunities.deal(state, self.seat, self.company, choice):
            return None
        if isinstance(choice, o.Attempt):
            attempt = attempting.InfluenceAttempt(choice.by, choice.card, self.company)
            call(state, replace(attempt, shown=choice.shown))
            return None
        assert isinstance(choice, o.PlayAtSite)
        cards.show(state, choice.card)
        before = state.cards[state.companies[self.company].site].status
        call(
            state,
            guarding.WhenAnnounced(self.company),
            PlayResource(self.seat, self.company, choice),
            AfterPlaying(self.company, before, self.extra),
        )
        return replace(self, extra=False)

    def may_attack(self, state: MeccgState) -> Decision | None:
        """At last the company may attack another one at the site (M-SITE-13)."""
        if not self.is_inside(state):
            return None
        foes = skirmish.opponents(state, self.company)
        if not foes:
            return None
        options = (o.No(), *map(o.ChooseCompany, foes))
        return Decision(self.seat, MayAttackCompany(self.company), options, ("M-SITE-13",))

    def attack(self, state: MeccgState, choice: o.No | o.ChooseCompany) -> None:
        if isinstance(choice, o.ChooseCompany):
            skirmish.begin(state, self.company, choice.company)

    def leave_guard(self, state: MeccgState) -> None:
        """Cards on guard that were not revealed go back to hand (M-OG-15)."""
        state.result = None
        for card in revealing.on_guard(state, self.company):
            hiding.put_away(state, card, Zone.HAND)

    STEPS = (
        begin,
        Ask(may_enter, enter),
        attacked,
        ambushed,
        AskAgain(may_rescue, rescue),
        AskAgain(may_play, play),
        Ask(may_attack, attack),
        leave_guard,
    )


def taps_site(state: MeccgState, choice: o.PlayEvent) -> bool:
    """Whether an event taps the site."""
    return ways(state.cards[choice.card].code)[choice.way].way.taps_site


class Announced(Frame):
    """An event that was announced is played, if it still can be (M-GAP-09)."""

    seat: Seat
    company: CompanyId
    choice: o.PlayEvent

    def play(self, state: MeccgState) -> None:
        if self.company not in state.companies:
            return
        if self.choice in opportunities.deals(state, self.seat, self.company):
            opportunities.deal(state, self.seat, self.company, self.choice)

    STEPS = (play,)


class PlayResource(Frame):
    """A character taps, and the resource comes into play; a faction only if the check succeeds."""

    seat: Seat
    company: CompanyId
    choice: o.PlayAtSite

    def play(self, state: MeccgState) -> None:
        card, by = self.choice.card, self.choice.by
        if not finding.is_still_possible(state, self.seat, self.company, card, by):
            return
        cards.tap(state, by)
        if state.cards[card].code in FACTIONS:
            call(state, InfluenceFaction(by, card, self.company))
        else:
            finding.play(state, self.seat, card, by, self.company)

    STEPS = (play,)


class AfterPlaying(Frame):
    """If playing a resource has tapped the site, one more item may be played (M-ITEM-03)."""

    company: CompanyId
    before: Status
    was_extra: bool

    def look(self, state: MeccgState) -> None:
        visit = enclosing(state, Visit)
        if visit is None or self.was_extra or self.company not in state.companies:
            return
        now = state.cards[state.companies[self.company].site].status
        if self.before is Status.UNTAPPED and now is Status.TAPPED:
            amend(state, visit, replace(visit, extra=True))

    STEPS = (look,)
