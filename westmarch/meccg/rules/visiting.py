"""The site phase: entering, automatic-attacks, playing resources (M-SITE, M-ITEM, M-FACT)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import declared, events
from westmarch.meccg import options as o
from westmarch.meccg.kinds import Alignment, ItemKind, Mark
from westmarch.meccg.numbers import unused_influence
from westmarch.meccg.placing import fits
from westmarch.meccg.prompts import ExtraItem, MayEnter, NextCompany, PlayResources
from westmarch.meccg.reading import (
    ally,
    companies_of,
    faction,
    is_untapped,
    item,
    lying_on,
    members,
    race,
    site,
)
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import CompanyId, MeccgState, Status, Zone
from westmarch.meccg.tables.figures import Item, Site
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.verbs import cards


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

    STEPS = (While(goes_on, Ask(may_choose, choose)),)


class Visit(Frame):
    """A company enters its site, or not (M-SITE-02 to 12)."""

    seat: Seat
    company: CompanyId
    entered: bool = False
    number: int = 0
    over: bool = False
    extra: bool = False

    def may_enter(self, state: MeccgState) -> Decision | None:
        if state.companies[self.company].returned:
            return None
        options = (o.No(), o.Enter())
        return Decision(self.seat, MayEnter(self.company), options, ("M-SITE-02",))

    def enter(self, state: MeccgState, choice: o.No | o.Enter) -> Visit:
        return replace(self, entered=isinstance(choice, o.Enter))

    def is_attacked(self, state: MeccgState) -> bool:
        return self.is_inside(state) and self.number < len(self.attacks(state))

    def is_inside(self, state: MeccgState) -> bool:
        """Whether the company has entered and somebody is left."""
        return self.entered and self.company in state.companies

    def attacks(self, state: MeccgState) -> list[Attack]:
        """The automatic-attacks of the site (M-SITE-05)."""
        there = site(state, state.companies[self.company].site)
        return [attack for attack in there.attacks if isinstance(attack, Attack)]

    def face(self, state: MeccgState) -> Visit:
        attack = self.attacks(state)[self.number]
        code = state.cards[state.companies[self.company].site].code
        soft = Mark.DETAINMENT in attack.marks
        call(state, FaceAttack(self.company, attack, code, soft))
        return replace(self, number=self.number + 1)

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over or not self.is_inside(state):
            return None
        found = list(playable(state, self.seat, self.company, self.extra))
        if not found:
            return None
        prompt = ExtraItem(self.company) if self.extra else PlayResources(self.company)
        return Decision(self.seat, prompt, (o.Done(), *found), ("M-SITE-09",))

    def play(self, state: MeccgState, choice: o.Done | o.PlayAtSite) -> Visit:
        if isinstance(choice, o.Done):
            return replace(self, over=not self.extra, extra=False)
        here = state.companies[self.company].site
        before = state.cards[here].status
        play_at_site(state, self.seat, choice.card, choice.by, self.company)
        tapped = before is Status.UNTAPPED and state.cards[here].status is Status.TAPPED
        return replace(self, extra=tapped and not self.extra)

    def leave_guard(self, state: MeccgState) -> None:
        """Cards on guard that were not revealed go back to hand (M-OG-15)."""
        if self.company not in state.companies:
            return
        for card in list(lying_on(state, state.companies[self.company].site)):
            if state.cards[card].zone is Zone.GUARD:
                cards.put(state, card, Zone.HAND, (state.cards[card].owner,))

    STEPS = (
        Ask(may_enter, enter),
        While(is_attacked, face),
        AskAgain(may_play, play),
        leave_guard,
    )


def playable(state: MeccgState, seat: Seat, company: CompanyId, extra: bool) -> Iterator[AnyOption]:
    """What an untapped character can play at the site (M-SITE-09, M-ITEM-02, M-ITEM-03)."""
    here = state.companies[company].site
    there, fresh = site(state, here), is_untapped(state, here)
    able = [card for card in members(state, company) if is_untapped(state, card)]
    for card in state.hands[seat]:
        if not declared.is_playable(state.cards[card].code):
            continue
        if may_enter(state, card) and is_playable(state, card, there, fresh, extra):
            yield from (o.PlayAtSite(card, by) for by in able)


def is_playable(state: MeccgState, card: CardId, there: Site, fresh: bool, extra: bool) -> bool:
    """Whether a resource can be played at a site."""
    row = item(state, card)
    if row is not None:
        if extra:
            return row.kind is ItemKind.MINOR and suits(state, card, there)
        return fresh and offers(there, row) and suits(state, card, there)
    if extra:
        return False
    folk = faction(state, card)
    if folk is not None:
        return fresh and folk.number is not None and fits(folk.at, there)
    friend = ally(state, card)
    return friend is not None and fresh and fits(friend.at, there)


def suits(state: MeccgState, card: CardId, there: Site) -> bool:
    """Whether an item is one that a player of this alignment finds."""
    row = item(state, card)
    assert row is not None
    own = state.alignments[state.cards[card].owner]
    return row.card.alignment in (own, Alignment.DUAL) or own is Alignment.FALLEN_WIZARD


def offers(there: Site, row: Item) -> bool:
    """Whether a site offers an item of this kind."""
    if row.at is not None:
        return fits(row.at, there)
    return any(
        one.kind is row.kind
        and (not one.keywords or any(key in row.card.keywords for key in one.keywords))
        and (not one.names or row.card.code in one.names)
        for one in there.items
    )


def play_at_site(
    state: MeccgState, seat: Seat, card: CardId, by: CardId, company: CompanyId
) -> None:
    """A character taps, and the resource comes into play; a faction only if the check succeeds."""
    cards.tap(state, by)
    folk = faction(state, card)
    if folk is not None:
        assert folk.number is not None
        more = unused_influence(state, by) + sum(
            one.amount
            for one in folk.modifications
            if one.race is not None and one.race is race(state, by)
        )
        joined = roll(state, seat, "influence", more, folk.number) > folk.number
        emit(state, events.FactionInfluenced(card, state.cards[card].code, joined))
        if not joined:
            cards.discard(state, card)
            return
        cards.bring_into_play(state, card, seat)
        state.factions[seat].append(card)
    else:
        cards.bring_into_play(state, card, seat)
        cards.attach(state, card, by)
    here = state.companies[company].site
    if is_untapped(state, here):
        cards.tap(state, here)
        emit(state, events.SiteTapped(here))
