"""Influence attempts against an opponent's characters, allies, items and factions (M-IA)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.values import Term
from westmarch.meccg import agents, deeds, events, fallen, influence, numbers, terrain
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, CompanyId
from westmarch.meccg.prompts import MayPlayShown
from westmarch.meccg.reading import (
    allies_of,
    ally,
    bearer_items,
    character,
    companies_of,
    faction,
    holder,
    is_avatar,
    is_untapped,
    item,
    members,
    other,
    printed,
)
from westmarch.meccg.rules import (
    finding,
    gaining,
    guarding,
    influencing,
    opportunities,
    skirmish,
)
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Player
from westmarch.meccg.underway import InfluenceUnderWay
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment

OF_SHADOW = (Alignment.MINION, Alignment.BALROG)
AT_HOME = 2
OTHER_SIDE = 5
"""What it costs to influence a character of the other side (M-IA-12)."""


def attempts(state: MeccgState, seat: Seat, company: CompanyId) -> Iterator[AnyOption]:
    """Who in a company can try to influence which card of the opponent (M-SITE-12)."""
    if not may_attempt(state, seat):
        return
    able = [card for card in members(state, company) if is_able(state, card)]
    for target in targets(state, seat, company) if able else ():
        shown = showable(state, seat, company, target)
        for by in able:
            if deeds.cannot(state, Deed.BE_INFLUENCED, target, by):
                continue
            if item(state, target) is None:
                yield o.Attempt(target, by)
            yield from (o.Attempt(target, by, card) for card in shown)


def may_attempt(state: MeccgState, seat: Seat) -> bool:
    """Whether a player may make an attempt this turn (M-IA-01, M-IA-02, M-IA-04)."""
    return (
        state.turn > state.players
        and not skirmish.has_attempted(state, seat)
        and not skirmish.has_attacked(state, seat)
    )


def is_able(state: MeccgState, card: CardId) -> bool:
    """Whether a character can make an attempt: untapped, no avatar just come (M-IA-03, 08)."""
    fresh = is_avatar(state, card) and state.cards[card].since == state.turn
    return is_untapped(state, card) and not fresh


def targets(state: MeccgState, seat: Seat, company: CompanyId) -> Iterator[CardId]:
    """The opponent's cards at the site, and his factions playable there (M-IA-05 to 07)."""
    here = state.companies[company].site
    for _, there in companies_of(state, other(seat)):
        if not terrain.is_same_place(state, there.site, here):
            continue
        for card in there.members:
            if not is_avatar(state, card):
                yield card
            yield from allies_of(state, card)
            yield from bearer_items(state, card)
    for card in state.play:
        theirs = faction(state, card) is not None and holder(state, card) == other(seat)
        if theirs and finding.is_of_site(state, card, company):
            yield card


def showable(
    state: MeccgState, seat: Seat, company: CompanyId, target: CardId
) -> tuple[CardId, ...]:
    """The same card in hand, in any version (M-IA-14, M-IA-22, M-IA-23)."""
    here, name = state.companies[company].site, printed(state, target).name
    found = {
        state.cards[card].code: card
        for card in reversed(state.hands[seat])
        if printed(state, card).name == name
        and printed(state, card).kind is printed(state, target).kind
        and (
            character(state, card) is not None
            or fallen.fits_site(state, seat, state.cards[card].code, here)
        )
    }
    return tuple(sorted(found.values()))


class InfluenceAttempt(InfluenceUnderWay):
    """Somebody tries to influence a card of the opponent, perhaps showing the same (M-IA-08 to 21).

    Unless `general`, the opponent's unused general influence does not count; `to_hand` are cards
    that go to hand instead of being discarded.
    """

    shown: CardId | None = None
    general: bool = True
    to_hand: bool = False
    won: bool = False

    def seat(self, state: MeccgState) -> Seat:
        """Whose attempt it is."""
        return holder(state, self.by)

    def begin(self, state: MeccgState) -> None:
        """The influencer taps; a card is shown (M-IA-08)."""
        cards.tap(state, self.by)
        happen(state, Happens.ATTEMPTED, self.against, Player(self.seat(state)), self.company)
        if self.shown is not None:
            cards.show(state, self.shown)
            emit(state, events.ShownFor(self.shown, state.cards[self.shown].code, self.against))

    def open(self, state: MeccgState) -> None:
        """Cards may be played that concern the check (M-OG-08)."""
        moment, seat = Moment.INFLUENCE_CHECK, self.seat(state)
        call(
            state,
            opportunities.OwnOpportunity(moment, seat, self.company),
            opportunities.OwnOpportunity(moment, other(seat), self.company),
        )
        if not agents.is_agent(state, self.by):
            call(state, guarding.WhenInfluencing(self.company))

    def check(self, state: MeccgState) -> InfluenceAttempt:
        """Both roll; the attempt succeeds above 0 (M-IA-09, M-IA-10)."""
        seat, code = self.seat(state), state.cards[self.against].code
        found = [*influencing.terms(state, self.by, self.against), *home_terms(state, self.by)]
        more = self.modifier + sum(term.amount for term in found)
        own = roll(state, seat, "influence", more, 0, self.by)
        less = sum(term.amount for term in self.resistance(state))
        theirs = roll(state, other(seat), "influence", less, own)
        won = (self.succeeds or own - theirs > 0) and not self.fails
        emit(state, events.Attempted(self.by, self.against, code, won))
        if won:
            happen(state, Happens.INFLUENCED, self.against, self.by, self.company)
        return replace(self, won=won)

    def resistance(self, state: MeccgState) -> list[Term]:
        """All that is deducted from the attempt (M-IA-09, M-IA-11 to 21)."""
        opponent = other(self.seat(state))
        found = [Term("general", influence.unused_general(state, opponent) * self.general)]
        known = self.shown is not None or agents.is_familiar(state, self.by, self.against)
        return found + deductions(state, self.by, self.against, known)

    def lose(self, state: MeccgState) -> None:
        """What was influenced leaves play; a card shown in vain is discarded (M-GAP-16)."""
        if not self.won:
            if self.shown is not None:
                cards.discard(state, self.shown)
        elif self.to_hand:
            fates.return_to_hand(state, self.against)
        else:
            fates.throw_away(state, self.against)

    def may_gain(self, state: MeccgState) -> Decision | None:
        """The card that was shown may be played at once (M-IA-14, 17, 19, 21)."""
        if not self.won or self.shown is None:
            return None
        options = gaining.gains(state, self.seat(state), self.shown, self.by, self.company)
        if not options:
            return None
        prompt = MayPlayShown(self.shown)
        return Decision(self.seat(state), prompt, options, ("M-IA-14", "M-IA-17", "M-IA-19"))

    def gain(self, state: MeccgState, choice: AnyOption) -> None:
        assert self.shown is not None
        gaining.gain(state, self.seat(state), self.shown, self.by, self.company, choice)

    STEPS = (begin, open, check, lose, Ask(may_gain, gain))


def home_terms(state: MeccgState, by: CardId) -> list[Term]:
    """What an agent gains by being at home (M-AGENT-67)."""
    if not agents.is_agent(state, by) or not agents.is_home(state, by):
        return []
    return [Term("M-AGENT-67", AT_HOME)]


def deductions(state: MeccgState, by: CardId, target: CardId, shown: bool) -> list[Term]:
    """What the target itself opposes to an attempt."""
    folk = faction(state, target)
    if folk is not None:
        needed = folk.number if folk.number_in_play is None else folk.number_in_play
        return [Term("M-IA-16", 0 if shown else needed or 0)]
    if item(state, target) is not None:
        bearer = state.cards[target].host
        assert bearer is not None
        return [
            Term("M-IA-21", numbers.mind(state, bearer)),
            Term("M-IA-21", influence.unused_direct(state, bearer)),
        ]
    found = [Term("mind", 0 if shown else numbers.mind(state, target))]
    controller = state.cards[target].host if ally(state, target) else state.cards[target].follows
    if controller is not None:
        found.append(Term("controller", influence.unused_direct(state, controller)))
    if character(state, target) is not None and are_of_two_sides(state, by, target):
        found.append(Term("M-IA-12", OTHER_SIDE))
    return found


def are_of_two_sides(state: MeccgState, by: CardId, target: CardId) -> bool:
    """Whether one serves the Shadow, and the other does not (M-IA-12)."""
    dark = [state.alignments[holder(state, card)] in OF_SHADOW for card in (by, target)]
    return dark[0] is not dark[1]
