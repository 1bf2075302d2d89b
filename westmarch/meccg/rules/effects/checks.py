"""Effects that demand or change checks: corruption, body, rings, influence."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.frames import Frame, amend, call, enclosing
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import underway
from westmarch.meccg.agents import is_agent
from westmarch.meccg.context import cards_meant, company_in
from westmarch.meccg.judging import measure
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import character, company_of, holder, other
from westmarch.meccg.rules import (
    attempting,
    checking,
    opportunities,
    resolving,
    skirmish,
    testing,
)
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault, Context
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Happens, Moment, Stat


def corruption_check(state: MeccgState, context: Context, effect: e.CorruptionCheck) -> None:
    """Somebody makes a corruption check."""
    more = measure(state, context, effect.modifier)
    call(
        state,
        *(
            Tempted(context, effect, card, more)
            for card in resolving.concerned(state, context, effect.who)
            if character(state, card) is not None
        ),
    )


class Tempted(Frame):
    """A card demands a corruption check of somebody, if he is still there; something follows."""

    context: Context
    effect: e.CorruptionCheck
    card: CardId
    modifier: int
    before: int = 0

    def check(self, state: MeccgState) -> Tempted:
        if state.cards[self.card].zone is Zone.PLAY:
            check = checking.CorruptionCheck(
                self.card, self.modifier, self.context.source, mercy=self.effect.mercy
            )
            call(state, check)
        else:
            state.result = None
        return replace(self, before=len(state.happened))

    def go_on(self, state: MeccgState) -> None:
        made, state.result = state.result is not None, None
        if not made:
            return
        told = replace(self.context, it=self.card)
        do = self.effect.failed if self.has_failed(state) else self.effect.passed
        if do:
            call(state, resolving.Resolve(told, do))

    def has_failed(self, state: MeccgState) -> bool:
        """Whether he has failed, even if he is still there."""
        return any(
            one.what is Happens.CHECK_FAILED and one.who == self.card
            for one in state.happened[self.before :]
        )

    STEPS = (check, go_on)


def body_check(state: MeccgState, context: Context, effect: e.BodyCheck) -> None:
    """Somebody faces a body check."""
    more = measure(state, context, effect.modifier)
    for card in resolving.concerned(state, context, effect.who):
        seat, before = other(state.cards[card].owner), state.cards[card].status
        cause: Assault | None = None
        strike = underway.strike(state)
        if strike is not None and strike.card == card and strike.before is not None:
            before, cause = strike.before, Assault(strike.number)
        call(state, checking.BodyCheck(card, seat, before, more, cause, effect.mild))


def influence_attempt(state: MeccgState, context: Context, effect: e.InfluenceAttempt) -> None:
    """Somebody tries to influence cards of the opponent (M-IA)."""
    more = measure(state, context, effect.modifier)
    for by in cards_meant(state, context, effect.by):
        if is_agent(state, by) and skirmish.has_attempted(state, holder(state, by)):
            continue
        for card in resolving.concerned(state, context, effect.who):
            company = company_of(state, card)
            here = company_in(state, context) if company is None else company
            assert here is not None, "somebody is near who can be influenced"
            attempt = attempting.InfluenceAttempt(by, card, here, more)
            call(state, replace(attempt, general=effect.general, to_hand=effect.to_hand))


def test_ring(state: MeccgState, context: Context, effect: e.TestRing) -> None:
    """Gold rings are tested."""
    more = measure(state, context, effect.modifier)
    for card in resolving.concerned(state, context, effect.who):
        call(state, testing.TestRing(card, more, effect.known))


def modify(state: MeccgState, context: Context, effect: e.Modify) -> None:
    """The check that is being made is modified."""
    amount = measure(state, context, effect.amount)
    kind = CHECKS[effect.stat]
    check = enclosing(state, kind)
    if check is not None:
        changed_by = (*check.changed_by, context.code)
        modifier = check.modifier + amount
        amend(state, check, replace(check, modifier=modifier, changed_by=changed_by))


CHECKS: dict[Stat, type[underway.CheckUnderWay | underway.InfluenceUnderWay]] = {
    Stat.CORRUPTION_CHECK: underway.CheckUnderWay,
    Stat.INFLUENCE_CHECK: underway.InfluenceUnderWay,
}
"""The checks that cards modify while they are being made."""


def succeed(state: MeccgState, context: Context, effect: e.Succeed) -> None:
    """The check that is being made succeeds."""
    for frame, _ in reversed(state.stack):
        if isinstance(frame, (underway.CheckUnderWay, underway.InfluenceUnderWay)):
            amend(state, frame, replace(frame, succeeds=True))
            return


def fail(state: MeccgState, context: Context, effect: e.Fail) -> None:
    """The influence check fails."""
    attempt = enclosing(state, underway.InfluenceUnderWay)
    if attempt is not None:
        amend(state, attempt, replace(attempt, fails=True))


def influence_check(state: MeccgState, context: Context, effect: e.InfluenceCheck) -> None:
    """Somebody makes an influence check."""
    company, attack = company_in(state, context), underway.attack(state)
    for by in cards_meant(state, context, effect.who):
        if company is not None:
            against = by if attack is None or attack.card is None else attack.card
            call(state, Persuade(by, against, company, context=context, effect=effect))


class Persuade(underway.InfluenceUnderWay, kw_only=True):
    """Somebody makes an influence check that a card demands; events may modify it."""

    context: Context
    effect: e.InfluenceCheck

    def open(self, state: MeccgState) -> None:
        seat = holder(state, self.by)
        moment = Moment.INFLUENCE_CHECK
        call(state, opportunities.OwnOpportunity(moment, seat, self.company))

    def check(self, state: MeccgState) -> None:
        limit = measure(state, self.context, self.effect.over)
        more = self.modifier + measure(state, self.context, self.effect.plus)
        result = checking.roll(state, holder(state, self.by), "influence", more, limit, self.by)
        if (self.succeeds or result > limit) and not self.fails:
            call(state, resolving.Resolve(self.context, self.effect.do))

    STEPS = (open, check)


HANDLERS: dict[type, Callable[..., None]] = {
    e.CorruptionCheck: corruption_check,
    e.BodyCheck: body_check,
    e.InfluenceAttempt: influence_attempt,
    e.TestRing: test_ring,
    e.Modify: modify,
    e.Succeed: succeed,
    e.Fail: fail,
    e.InfluenceCheck: influence_check,
}
