"""A character faces a strike (M-CBT-12 to 24)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Step, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import deeds, numbers, traits
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Mark
from westmarch.meccg.numbers import prowess, situation
from westmarch.meccg.options import Done, Face, Lessen, StayUntapped, Support, TapToFight
from westmarch.meccg.prompts import HowToFight, MayLessen, MaySupport, NextStrike
from westmarch.meccg.reading import allies_of, company_of, holder, is_untapped, members, other
from westmarch.meccg.rules import opportunities, replacing
from westmarch.meccg.rules.checking import BodyCheck, roll
from westmarch.meccg.rules.effects.lasting import lapse
from westmarch.meccg.rules.falling import Fall, Fate
from westmarch.meccg.state import Lasting, MeccgState
from westmarch.meccg.things import Assault, Context
from westmarch.meccg.underway import AttackUnderWay, Origin, StrikeUnderWay, attack_of
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Happens, Ref, Stat, Until
from westmarch.meccg.vocabulary.statics import Boost


class Strike(StrikeUnderWay):
    """A character faces a strike. Hands back whether the strike was defeated."""

    supported: bool = False
    beaten: bool = False
    hit: bool = False

    def seat(self, state: MeccgState) -> Seat:
        """Whose character it is."""
        return holder(state, self.card)

    def attack(self, state: MeccgState) -> AttackUnderWay:
        """The attack of which it is a strike."""
        found = attack_of(state, self.number)
        assert found is not None
        return found

    def open(self, state: MeccgState) -> None:
        """The attacker first, then the defender may play cards for the strike (M-CBT-12, 20)."""
        company = company_of(state, self.card)
        if company is not None:
            opportunities.attacker_first(state, company)

    def may_lessen(self, state: MeccgState) -> Decision | None:
        """Excess strikes weaken those who fight (M-CBT-13)."""
        attack = self.attack(state)
        if self.less or not attack.excess or self.canceled:
            return None
        options = tuple(map(Lessen, range(attack.excess + 1)))
        return Decision(other(self.seat(state)), MayLessen(self.card), options, ("M-CBT-13",))

    def lessen(self, state: MeccgState, choice: Lessen) -> Strike:
        attack = self.attack(state)
        spend(state, attack, choice.amount)
        return replace(self, less=choice.amount)

    def may_stay(self, state: MeccgState) -> Decision | None:
        if self.canceled or not is_untapped(state, self.card) or not self.is_there(state):
            return None
        options: tuple[AnyOption, ...] = (TapToFight(), StayUntapped())
        return Decision(self.seat(state), HowToFight(self.card), options, ("M-CBT-17",))

    def is_there(self, state: MeccgState) -> bool:
        """Whether the character is still in his company."""
        return company_of(state, self.card) is not None

    def stay(self, state: MeccgState, choice: AnyOption) -> Strike:
        return replace(self, stays=isinstance(choice, StayUntapped))

    def may_support(self, state: MeccgState) -> Decision | None:
        if self.supported or self.canceled or not self.is_there(state):
            return None
        able = list(map(Support, self.friends(state)))
        if not able:
            return None
        return Decision(self.seat(state), MaySupport(self.card), (Done(), *able), ("M-CBT-18",))

    def friends(self, state: MeccgState) -> list[CardId]:
        """Untapped characters and allies without a strike (M-CBT-18, M-ALLY-05)."""
        company = company_of(state, self.card)
        if company is None:
            return []
        busy = (*self.attack(state).assigned, self.card)
        everybody = [
            one for card in members(state, company) for one in (card, *allies_of(state, card))
        ]
        return [
            card
            for card in everybody
            if card not in busy
            and is_untapped(state, card)
            and not deeds.cannot(state, Deed.SUPPORT, card)
        ]

    def support_him(self, state: MeccgState, choice: Done | Support) -> Strike:
        if isinstance(choice, Done):
            return replace(self, supported=True)
        cards.tap(state, choice.card)
        return replace(self, support=self.support + 1)

    def fight(self, state: MeccgState) -> Strike:
        if self.canceled or not self.is_there(state):
            return self
        thing = Assault(self.number)
        strength = self.strength(state)
        if not self.stays:
            cards.tap(state, self.card)
        against = self.prowess_faced(state)
        rolls = max(1, numbers.number(state, self.card, Stat.ROLLS))
        result = max(
            roll(state, self.seat(state), "strike", strength, against, self.card)
            for _ in range(rolls)
        )
        if result > against:
            happen(state, Happens.STRIKE_FAILS, thing, self.card, number=result - against)
            beaten = is_beaten(state, self.attack(state))
            if beaten:
                happen(state, Happens.STRIKE_DEFEATED, thing, self.card)
            return replace(self, beaten=beaten)
        if result < against:
            margin = against - result
            happen(state, Happens.STRIKE_SUCCEEDS, thing, self.card, number=margin)
            return replace(self, hit=True)
        return self

    def prowess_faced(self, state: MeccgState) -> int:
        """The prowess of the strike; an agent adds a roll (M-AGENT-56)."""
        against = numbers.number(state, Assault(self.number), Stat.PROWESS)
        if self.attack(state).origin is not Origin.AGENT:
            return against
        return roll(state, other(self.seat(state)), "agent", against, 0)

    def strength(self, state: MeccgState) -> int:
        """Prowess with the situation of the strike (M-CBT-13 to 19)."""
        thing = Assault(self.number, self.by)
        more = sum(term.amount for term in situation(state, self.card, self.stays))
        return prowess(state, self.card, thing) + more + self.support - self.less

    def strike_down(self, state: MeccgState) -> None:
        """A successful strike wounds, unless something happens instead (M-CBT-23, M-DET-08)."""
        if not self.hit or not self.is_there(state):
            return
        if traits.is_detainment(state, self.attack(state)):
            cards.tap(state, self.card)
        else:
            call(state, Wounding(self.card, self.number))

    def end(self, state: MeccgState) -> None:
        if not self.canceled:
            happen(state, Happens.STRIKE_ENDS, Assault(self.number), self.card)

    def returns(self) -> bool:
        return self.beaten

    STEPS: ClassVar[tuple[Step, ...]] = (
        open,
        Ask(may_lessen, lessen),
        Ask(may_stay, stay),
        AskAgain(may_support, support_him),
        fight,
        strike_down,
        end,
    )


def is_beaten(state: MeccgState, attack: AttackUnderWay, modifier: int = 0) -> bool:
    """Whether a failed strike is defeated by a body check (M-CBT-24, M-GAP-01, M-DET-09)."""
    thing = Assault(attack.number)
    if traits.is_detainment(state, attack):
        return False
    body = numbers.value(state, thing, Stat.BODY)
    if body is None:
        return True
    more = modifier + numbers.number(state, thing, Stat.BODY_CHECK)
    return roll(state, state.companies[attack.company].seat, "body", more, body) > body


class LoneStrikes(AttackUnderWay):
    """Some face one strike each that belongs to no attack; nothing of it can be assigned."""

    context: Context | None = None
    body_check: int = 0

    def begin(self, state: MeccgState) -> LoneStrikes:
        state.attacks += 1
        number = state.attacks
        if self.body_check:
            assert self.context is not None
            worse = Boost((Stat.BODY_CHECK,), self.body_check, Ref.DEFENDER)
            state.lasting.append(Lasting(worse, self.context, Until.ATTACK_OVER, number))
        return replace(self, number=number, ready=True)

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.standing(state))

    def standing(self, state: MeccgState) -> list[CardId]:
        """Those who still have to face their strikes and are still there."""
        return [card for card in self.assigned if company_of(state, card) == self.company]

    def may_choose(self, state: MeccgState) -> Decision:
        standing = self.standing(state)
        options = tuple(map(Face, standing))
        return Decision(holder(state, standing[0]), NextStrike(), options, ("M-CBT-11",))

    def fight(self, state: MeccgState, choice: Face) -> LoneStrikes:
        call(state, Strike(choice.card, self.number))
        rest = tuple(card for card in self.assigned if card != choice.card)
        return replace(self, assigned=rest)

    def forget(self, state: MeccgState) -> None:
        state.result = None
        lapse(state, Until.STRIKE_OVER, self.number)

    def end(self, state: MeccgState) -> None:
        lapse(state, Until.ATTACK_OVER, self.number)
        state.past.append(self)

    STEPS = (begin, While(goes_on, Ask(may_choose, fight), forget), end)


def spend(state: MeccgState, attack: AttackUnderWay, amount: int) -> None:
    """So many excess strikes have been used."""
    for depth, (frame, step) in enumerate(state.stack):
        if frame is attack:
            state.stack[depth] = (replace(attack, excess=attack.excess - amount), step)


class Wounding(StrikeUnderWay):
    """A character is wounded and faces a body check, unless something happens instead.

    Whom some attacks wound is eliminated without a check.
    """

    def ask(self, state: MeccgState) -> None:
        call(state, replacing.Replace(Happens.WOUNDED, self.card, Assault(self.number)))

    def wound(self, state: MeccgState) -> Wounding | None:
        replaced, state.result = state.result, None
        if replaced is True or company_of(state, self.card) is None:
            return None
        before, cause = state.cards[self.card].status, Assault(self.number)
        cards.wound(state, self.card, cause)
        attack = attack_of(state, self.number)
        if attack is not None and Mark.ELIMINATES in attack.attack.marks:
            call(state, Fall(self.card, Fate.ELIMINATE))
        else:
            roller = other(holder(state, self.card))
            call(state, BodyCheck(self.card, roller, before, cause=cause))
        return replace(self, before=before)

    STEPS = (ask, wound)
