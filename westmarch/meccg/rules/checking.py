"""Rolls of two dice: corruption checks and body checks (M-GEN-01, M-COR, M-BODY)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, numbers, traits
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, Race, Status, Zone
from westmarch.meccg.numbers import body, corruption
from westmarch.meccg.options import Done, Support
from westmarch.meccg.printing import body as printed_body
from westmarch.meccg.prompts import MaySupport
from westmarch.meccg.reading import (
    character,
    company_of,
    holder,
    is_avatar,
    is_untapped,
    members,
)
from westmarch.meccg.rules import falling, opportunities, replacing, turning
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import CheckUnderWay
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.effects import Mercy
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment, Stat

OF_SHADOW = (Alignment.MINION, Alignment.BALROG)
LORDS_HELP = 2
"""What a Ringwraith or The Balrog gives to checks in his company (M-GAP-23)."""


def roll(
    state: MeccgState, seat: Seat, what: str, more: int, against: int, who: CardId | None = None
) -> int:
    """Roll two dice, add what is to be added, and say what it was for, and for whom."""
    dice = (state.roll(), state.roll())
    emit(state, events.Rolled(seat, what, dice, sum(dice) + more, against, who))
    return sum(dice) + more


class CorruptionCheck(CheckUnderWay):
    """A character is tempted; others may support him (M-COR-08 to 14).

    Hands back whether he is still in play.
    """

    over: bool = False
    stands: bool = True

    def open(self, state: MeccgState) -> None:
        company = company_of(state, self.card)
        if company is not None and not is_exempt(state, self.card):
            seat, moment = holder(state, self.card), Moment.CORRUPTION_CHECK
            call(state, opportunities.OwnOpportunity(moment, seat, company))

    def may_support(self, state: MeccgState) -> Decision | None:
        there = state.cards[self.card]
        if self.over or self.succeeds or is_exempt(state, self.card) or there.company is None:
            return None
        able = [
            Support(other)
            for other in members(state, there.company)
            if other != self.card and is_untapped(state, other)
        ]
        if not able or not corruption(state, self.card):
            return None
        return Decision(there.owner, MaySupport(self.card), (Done(), *able), ("M-COR-08",))

    def support_him(self, state: MeccgState, choice: Done | Support) -> CorruptionCheck:
        if isinstance(choice, Done):
            return replace(self, over=True)
        cards.tap(state, choice.card)
        return replace(self, support=self.support + 1)

    def check(self, state: MeccgState) -> CorruptionCheck:
        company = company_of(state, self.card)
        if self.succeeds or is_exempt(state, self.card) or company is None:
            return self
        points = corruption(state, self.card)
        more = self.modifier + self.support + own_modifier(state, self.card)
        result = roll(state, holder(state, self.card), "corruption", more, points, self.card)
        if result > points:
            return self
        happen(state, Happens.CHECK_FAILED, self.card, self.cause, company)
        if self.mercy is Mercy.STAYS:
            return self
        if result >= points - 1:
            return replace(self, stands=waver(state, self.card))
        if self.mercy is Mercy.DISCARDED:
            fates.discard_character(state, self.card)
            return replace(self, stands=False)
        fates.eliminate(state, self.card)
        return replace(self, stands=False)

    def returns(self) -> bool:
        return self.stands

    STEPS = (open, AskAgain(may_support, support_him), check)


def own_modifier(state: MeccgState, card: CardId) -> int:
    """What is added to a character's corruption checks by cards, and by his lord (M-GAP-23)."""
    more = numbers.number(state, card, Stat.CORRUPTION_CHECK)
    company = company_of(state, card)
    if company is None or state.alignments[holder(state, card)] not in OF_SHADOW:
        return more
    return more + LORDS_HELP * any(is_avatar(state, one) for one in members(state, company))


def is_exempt(state: MeccgState, card: CardId) -> bool:
    """Ringwraiths and The Balrog make no corruption checks (M-COR-07)."""
    return is_avatar(state, card) and state.alignments[holder(state, card)] in OF_SHADOW


def waver(state: MeccgState, card: CardId) -> bool:
    """What an equal result, or one less, does to a character (M-COR-10 to 13)."""
    side = state.alignments[holder(state, card)]
    dark = any(race in (Race.ORC, Race.TROLL) for race in traits.races(state, card))
    if side in OF_SHADOW or (side is Alignment.FALLEN_WIZARD and (dark or is_avatar(state, card))):
        cards.tap(state, card)
        return True
    if is_avatar(state, card):
        call(state, turning.Temptation(card=card))
    elif deeds.cannot(state, Deed.BE_DISCARDED, card):
        return True
    else:
        call(state, replacing.Discarding(card))
    return False


class BodyCheck(Frame):
    """Somebody rolls against a character's body (M-BODY-01 to 07).

    `before` is how the character lay before what caused the check, which may be a strike. A `mild`
    check taps who would be eliminated.
    """

    card: CardId
    seat: Seat
    before: Status
    modifier: int = 0
    cause: Assault | None = None
    mild: bool = False

    def check(self, state: MeccgState) -> None:
        if state.cards[self.card].zone not in (Zone.PLAY, Zone.ASIDE):
            return
        limit = body(state, self.card)
        more = self.modifier + numbers.number(state, self.card, Stat.BODY_CHECK, self.cause)
        more += 1 if self.before is Status.WOUNDED else 0
        result = roll(state, self.seat, "body", more, limit, self.card)
        company = company_of(state, self.card)
        over = result - limit
        happen(state, Happens.BODY_CHECKED, self.card, self.cause, company, number=over)
        fate = fate_of(state, self.card, result, result - more, limit)
        if fate is falling.Fate.ELIMINATE and self.mild:
            cards.tap(state, self.card)
        elif fate is not None:
            call(state, falling.Fall(self.card, fate))

    STEPS = (check,)


def fate_of(
    state: MeccgState, card: CardId, result: int, dice: int, limit: int
) -> falling.Fate | None:
    """What a body check does to somebody: nothing, or his fall (M-BODY-02, 06, 07, M-GAP-41)."""
    row = character(state, card)
    if row is not None:
        minion = state.alignments[holder(state, card)] is Alignment.MINION
        if row.avatar and minion and dice in (7, 8):
            stays = deeds.cannot(state, Deed.BE_RETURNED, card)
            return None if stays else falling.Fate.HAND
        shift = limit - printed_body(state, card)
        if any(result == number + shift for number in row.discarded_at) and not deeds.cannot(
            state, Deed.BE_DISCARDED_BY_CHECK, card
        ):
            return falling.Fate.DISCARD
    return falling.Fate.ELIMINATE if result > limit else None
