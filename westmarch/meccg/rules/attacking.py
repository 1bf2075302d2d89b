"""Attacks: strikes are assigned, fought one after the other, and the attack may be defeated.

(M-CBT)
"""

from __future__ import annotations

from typing import ClassVar, Self

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Step, While, call, take
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, judging, numbers, traits
from westmarch.meccg.force import in_force
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, CompanyId, Mark, Status
from westmarch.meccg.options import Assign, Done, Face, Pick
from westmarch.meccg.prompts import AssignStrikes, NextStrike
from westmarch.meccg.reading import allies_of, ally, is_untapped, other
from westmarch.meccg.rules import opportunities, ordering, resolving
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.effects.lasting import lapse
from westmarch.meccg.rules.striking import Strike
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault, Context, Group
from westmarch.meccg.underway import AttackUnderWay, Origin
from westmarch.meccg.vocabulary.effects import Effect
from westmarch.meccg.vocabulary.references import Deed, Happens, Trait, Until
from westmarch.meccg.vocabulary.statics import Canceled


def fighters(state: MeccgState, company: CompanyId) -> list[CardId]:
    """Characters and allies with prowess who can face strikes (M-ALLY-04, M-ALLY-05)."""
    there = state.companies.get(company)
    if there is None:
        return []
    found = list(there.members)
    for card in there.members:
        for friend in allies_of(state, card):
            row = ally(state, friend)
            if row is not None and row.prowess is not None:
                found.append(friend)
    return [card for card in found if not deeds.cannot(state, Deed.BE_ATTACKED, card)]


TEMPTING = {Mark.CORRUPTION_CHECK: 0, Mark.CORRUPTION_CHECK_AT_MINUS_TWO: -2}
"""What is printed beside attacks that corrupt whom they wound, and how those checks change."""


class FaceAttack(AttackUnderWay):
    """A company faces one attack. Hands back whether it was defeated.

    `but` is what a card in use says of this attack.
    """

    context: Context | None = None
    but: tuple[Effect, ...] = ()

    def begin(self, state: MeccgState) -> FaceAttack:
        state.attacks += 1
        code = None if self.card is None else state.cards[self.card].code
        return replace(self, number=state.attacks, code=code)

    def change(self, state: MeccgState) -> None:
        if self.context is not None:
            call(state, resolving.Resolve(self.context, self.but))

    def fighters(self, state: MeccgState) -> list[CardId]:
        """Who can face strikes: those of the company, or one alone."""
        there = fighters(state, self.company)
        return there if self.alone is None else [card for card in there if card == self.alone]

    def may_order(self, state: MeccgState) -> Decision | None:
        return ordering.may_order(state, self)

    def put_next(self, state: MeccgState, choice: Pick) -> FaceAttack:
        return replace(self, order=(*self.order, choice.card))

    def announce(self, state: MeccgState) -> FaceAttack | None:
        emit(state, events.AttackBegan(self.company, self.source(), self.attack))
        happen(state, Happens.ATTACK_FACED, self.thing(), Group(self.company), self.company)
        if is_canceled_at_once(state, self):
            happen(state, Happens.ATTACK_CANCELED, self.thing(), company=self.company)
            return replace(self, canceled=True)
        opportunities.both(state, self.company)
        return None

    def stand(self, state: MeccgState) -> None:
        """An attack that nobody has canceled takes place."""
        if not self.is_over(state):
            happen(state, Happens.ATTACK_STANDS, self.thing(), Group(self.company), self.company)

    def source(self) -> str:
        """The code of the card that attacks."""
        return self.code or ""

    def thing(self) -> Assault:
        """The attack as the words of cards know it."""
        return Assault(self.number)

    def count(self, state: MeccgState) -> FaceAttack:
        """How many strikes there are is fixed when they are assigned (M-CBT-10)."""
        able = len(self.targets(state))
        strikes = numbers.strikes(state, self.number, able)
        able = min(able, 1) if self.has_one_defender(state) else able
        left = max(0, min(strikes, able) - len(self.assigned))
        fixed = replace(self, left=left, excess=max(0, strikes - able))
        forced = [
            card
            for card in self.targets(state)
            if card not in self.assigned and deeds.must(state, Deed.FACE_STRIKE, card)
        ]
        for card in forced:
            if fixed.left:
                fixed = fixed.struck(state, card)
        return fixed

    def defender(self, state: MeccgState) -> Seat:
        """Whose company it is."""
        return state.companies[self.company].seat

    def is_over(self, state: MeccgState) -> bool:
        """Whether nobody is to be struck any more."""
        return self.canceled or bool(self.failed) or self.company not in state.companies

    def may_assign(self, state: MeccgState) -> Decision | None:
        """The defender may give strikes to untapped characters (M-CBT-06, M-CBT-07)."""
        if self.is_over(state) or self.skipped or not self.left:
            return None
        if traits.attacker_chooses(state, self):
            return None
        able = [
            card
            for card in self.unassigned(state)
            if is_untapped(state, card) or deeds.may(state, Deed.BE_ASSIGNED_STRIKE, card)
        ]
        if not able:
            return None
        options = (Done(), *map(Assign, able))
        return Decision(self.defender(state), AssignStrikes(self.left), options, ("M-CBT-06",))

    def targets(self, state: MeccgState) -> list[CardId]:
        """Who can be made to face a strike of this attack."""
        found = [
            card
            for card in self.fighters(state)
            if card in self.assigned
            or not deeds.cannot(state, Deed.BE_ASSIGNED_STRIKE, card, self.thing())
        ]
        if Mark.WOUNDED_ONLY in self.attack.marks:
            found = [card for card in found if state.cards[card].status is Status.WOUNDED]
        before = self.earlier_defenders(state) if self.has_one_defender(state) else ()
        return [card for card in found if card in before] if before else found

    def has_one_defender(self, state: MeccgState) -> bool:
        """Whether all attacks of the card are against the same character."""
        return traits.has(state, self.thing(), Trait.SAME_DEFENDER)

    def earlier_defenders(self, state: MeccgState) -> tuple[CardId, ...]:
        """Who has faced an earlier attack of the same card."""
        return tuple(
            card
            for past in state.past
            if isinstance(past, FaceAttack)
            and past.card == self.card
            and past.company == self.company
            for card in (*past.faced, *past.assigned)
        )

    def unassigned(self, state: MeccgState) -> list[CardId]:
        """Who faces no strike yet, and can be made to now."""
        return [
            card
            for card in self.targets(state)
            if card not in self.assigned
            and not deeds.cannot(state, Deed.BE_ASSIGNED_NEXT, card, self.thing())
        ]

    def assign(self, state: MeccgState, choice: Done | Assign) -> FaceAttack:
        if isinstance(choice, Done):
            return replace(self, skipped=True)
        return self.struck(state, choice.card)

    def struck(self, state: MeccgState, card: CardId) -> Self:
        """One more is to face a strike."""
        emit(state, events.StrikeAssigned(card))
        return replace(self, left=self.left - 1, assigned=(*self.assigned, card))

    def must_assign(self, state: MeccgState) -> Decision | None:
        """The attacker gives the others to whoever is left (M-CBT-08, M-CBT-09)."""
        if self.is_over(state) or not self.left:
            return None
        options = tuple(map(Assign, self.unassigned(state)))
        if not options:
            return None
        attacker = other(self.defender(state))
        return Decision(attacker, AssignStrikes(self.left), options, ("M-CBT-08",))

    def give(self, state: MeccgState, choice: Assign) -> FaceAttack:
        return self.struck(state, choice.card)

    def make_ready(self, state: MeccgState) -> FaceAttack:
        if not self.is_over(state):
            opportunities.both(state, self.company)
        return replace(self, ready=True)

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.standing(state))

    def standing(self, state: MeccgState) -> list[CardId]:
        """Those who still have to face their strikes and are still there."""
        return self.standing_of(state, list(self.assigned))

    def standing_of(self, state: MeccgState, assigned: list[CardId]) -> list[CardId]:
        """Those of several who are still there to face their strikes."""
        if self.is_over(state):
            return []
        there = self.fighters(state)
        return [card for card in assigned if card in there]

    def may_choose(self, state: MeccgState) -> Decision:
        """The defender chooses the order (M-CBT-11)."""
        options = tuple(map(Face, dict.fromkeys(self.standing(state))))
        return Decision(self.defender(state), NextStrike(), options, ("M-CBT-11",))

    def fight(self, state: MeccgState, choice: Face) -> FaceAttack:
        rest = list(self.assigned)
        rest.remove(choice.card)
        less = 0 if self.standing_of(state, rest) else self.excess
        call(state, Strike(choice.card, self.number, less))
        return replace(
            self,
            assigned=tuple(rest),
            faced=(*self.faced, choice.card),
            excess=self.excess - less,
        )

    def tally(self, state: MeccgState) -> FaceAttack:
        lapse(state, Until.STRIKE_OVER, self.number)
        return replace(self, defeated=self.defeated + take(state, bool))

    def end(self, state: MeccgState) -> None:
        lapse(state, Until.ATTACK_OVER, self.number)
        state.past.append(self)
        emit(state, events.AttackOver(self.company, self.source()))
        happen(state, Happens.ATTACK_ENDS, self.thing(), Group(self.company), self.company)
        if self.is_defeated():
            happen(state, Happens.ATTACK_DEFEATED, self.thing(), company=self.company)

    def tempt(self, state: MeccgState) -> None:
        """Whom some attacks have wounded makes a corruption check."""
        modifier = next((TEMPTING[mark] for mark in self.attack.marks if mark in TEMPTING), None)
        there = state.companies.get(self.company)
        if modifier is None or there is None:
            return
        wounded = {
            one.who
            for one in state.happened
            if one.what is Happens.WOUNDED and one.by == self.thing()
        }
        left = (card for card in there.members if card in wounded)
        call(state, *(CorruptionCheck(card, modifier, self.card) for card in left))

    def returns(self) -> bool:
        return self.is_defeated()

    STEPS: ClassVar[tuple[Step, ...]] = (
        begin,
        change,
        AskAgain(may_order, put_next),
        announce,
        stand,
        count,
        AskAgain(may_assign, assign),
        AskAgain(must_assign, give),
        make_ready,
        While(goes_on, Ask(may_choose, fight), tally),
        end,
        tempt,
    )


def is_canceled_at_once(state: MeccgState, attack: AttackUnderWay) -> bool:
    """Whether an attack is canceled as soon as it is announced (M-LOCS-14, M-LOCS-22)."""
    there = state.companies[attack.company]
    if there.journey is None and attack.origin is not Origin.COMPANY:
        side = state.alignments[there.seat]
        if side is not Alignment.HERO and traits.is_haven(state, there.seat, there.site):
            return True
    return any(
        isinstance(ability, Canceled)
        and fitting.fits(state, context, ability.what, Assault(attack.number))
        and judging.holds(state, context, ability.if_)
        for ability, context in in_force(state, Canceled)
    )
