"""Attacks: strikes are assigned, fought one after the other, and the attack may be defeated.

(M-CBT)
"""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call, take
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.kinds import Alignment, Mark
from westmarch.meccg.numbers import body, prowess, situation
from westmarch.meccg.options import Assign, Done, Face, StayUntapped, Support, TapToFight
from westmarch.meccg.prompts import AssignStrikes, HowToFight, MaySupport, NextStrike
from westmarch.meccg.reading import allies_of, ally, character, is_untapped, members, other
from westmarch.meccg.rules import opportunities
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.rules.falling import Fall
from westmarch.meccg.state import CompanyId, MeccgState, Status
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Until


def fighters(state: MeccgState, company: CompanyId) -> list[CardId]:
    """Characters and allies with prowess who can face strikes (M-ALLY-04, M-ALLY-05)."""
    found = list(members(state, company))
    for card in members(state, company):
        for friend in allies_of(state, card):
            row = ally(state, friend)
            if row is not None and row.prowess is not None:
                found.append(friend)
    return found


class FaceAttack(Frame):
    """A company faces one attack. Hands back whether it was defeated."""

    company: CompanyId
    attack: Attack
    source: str
    detainment: bool = False
    left: int = 0
    excess: int = 0
    assigned: tuple[CardId, ...] = ()
    defeated: int = 0
    fought: int = 0
    skipped: bool = False
    canceled: bool = False

    def begin(self, state: MeccgState) -> FaceAttack:
        able = len(fighters(state, self.company))
        strikes = able if self.attack.strikes is None else self.attack.strikes
        emit(state, events.AttackBegan(self.company, self.source, strikes, self.attack.prowess))
        call(state, opportunities.Opportunity(self.company, self.defender(state)))
        return replace(self, left=min(strikes, able), excess=max(0, strikes - able))

    def defender(self, state: MeccgState) -> Seat:
        """Whose company it is."""
        return state.companies[self.company].seat

    def may_assign(self, state: MeccgState) -> Decision | None:
        """The defender may give strikes to untapped characters (M-CBT-06, M-CBT-07)."""
        if (
            self.canceled
            or self.skipped
            or not self.left
            or Mark.ATTACKER_CHOOSES in self.attack.marks
        ):
            return None
        able = [card for card in self.unassigned(state) if is_untapped(state, card)]
        if not able:
            return None
        options = (Done(), *map(Assign, able))
        return Decision(self.defender(state), AssignStrikes(self.left), options, ("M-CBT-06",))

    def unassigned(self, state: MeccgState) -> list[CardId]:
        """Who faces no strike yet."""
        return [card for card in fighters(state, self.company) if card not in self.assigned]

    def assign(self, state: MeccgState, choice: Done | Assign) -> FaceAttack:
        if isinstance(choice, Done):
            return replace(self, skipped=True)
        return self.struck(state, choice.card)

    def struck(self, state: MeccgState, card: CardId) -> FaceAttack:
        """One more is to face a strike."""
        emit(state, events.StrikeAssigned(card))
        return replace(self, left=self.left - 1, assigned=(*self.assigned, card))

    def must_assign(self, state: MeccgState) -> Decision | None:
        """The attacker gives the others to whoever is left (M-CBT-08, M-CBT-09)."""
        if self.canceled or not self.left:
            return None
        options = tuple(map(Assign, self.unassigned(state)))
        attacker = other(self.defender(state))
        return Decision(attacker, AssignStrikes(self.left), options, ("M-CBT-08",))

    def give(self, state: MeccgState, choice: Assign) -> FaceAttack:
        return self.struck(state, choice.card)

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.standing(state))

    def standing(self, state: MeccgState) -> list[CardId]:
        """Those who still have to face their strikes and are still there."""
        if self.canceled or self.company not in state.companies:
            return []
        there = fighters(state, self.company)
        return [card for card in self.assigned if card in there]

    def may_choose(self, state: MeccgState) -> Decision:
        """The defender chooses the order (M-CBT-11)."""
        options = tuple(map(Face, self.standing(state)))
        return Decision(self.defender(state), NextStrike(), options, ("M-CBT-11",))

    def fight(self, state: MeccgState, choice: Face) -> FaceAttack:
        rest = tuple(card for card in self.assigned if card != choice.card)
        less = self.excess if not rest else 0
        busy = (*rest, choice.card)
        call(state, Strike(choice.card, self.attack, self.detainment, less, busy))
        return replace(self, assigned=rest, fought=self.fought + 1, excess=self.excess - less)

    def count(self, state: MeccgState) -> FaceAttack:
        lapse(state, Until.STRIKE_OVER)
        return replace(self, defeated=self.defeated + take(state, bool))

    def end(self, state: MeccgState) -> None:
        lapse(state, Until.ATTACK_OVER)

    def returns(self) -> bool:
        return self.fought > 0 and self.defeated == self.fought and not self.detainment

    STEPS = (
        begin,
        AskAgain(may_assign, assign),
        AskAgain(must_assign, give),
        While(goes_on, Ask(may_choose, fight), count),
        end,
    )


def lapse(state: MeccgState, until: Until) -> None:
    """What lasted until now is over."""
    state.lasting[:] = [one for one in state.lasting if one.until is not until]


class Strike(Frame):
    """A character faces a strike. Hands back whether the strike was defeated (M-CBT-14 to 24).

    `less` is what excess strikes take from his prowess, `busy` are those who face strikes.
    """

    card: CardId
    attack: Attack
    detainment: bool
    less: int
    busy: tuple[CardId, ...]
    stays: bool = False
    support: int = 0
    supported: bool = False
    beaten: bool = False

    def seat(self, state: MeccgState) -> Seat:
        """Whose character it is."""
        return state.cards[self.card].owner

    def may_stay(self, state: MeccgState) -> Decision | None:
        if not is_untapped(state, self.card):
            return None
        options: tuple[AnyOption, ...] = (TapToFight(), StayUntapped())
        return Decision(self.seat(state), HowToFight(self.card), options, ("M-CBT-17",))

    def stay(self, state: MeccgState, choice: AnyOption) -> Strike:
        return replace(self, stays=isinstance(choice, StayUntapped))

    def may_support(self, state: MeccgState) -> Decision | None:
        company = company_of(state, self.card)
        if self.supported or company is None:
            return None
        able = [
            Support(friend)
            for friend in fighters(state, company)
            if friend not in self.busy and is_untapped(state, friend)
        ]
        if not able:
            return None
        return Decision(self.seat(state), MaySupport(self.card), (Done(), *able), ("M-CBT-18",))

    def support_him(self, state: MeccgState, choice: Done | Support) -> Strike:
        if isinstance(choice, Done):
            return replace(self, supported=True)
        cards.tap(state, choice.card)
        return replace(self, support=self.support + 1)

    def fight(self, state: MeccgState) -> Strike:
        before = state.cards[self.card].status
        more = sum(term.amount for term in situation(state, self.card, self.stays))
        strength = prowess(state, self.card, self.attack.races) + more + self.support - self.less
        if not self.stays:
            cards.tap(state, self.card)
        result = roll(state, self.seat(state), "strike", strength, self.attack.prowess)
        if result == self.attack.prowess:
            return self
        if result > self.attack.prowess:
            return replace(self, beaten=self.is_defeated(state))
        if self.detainment:
            cards.tap(state, self.card)
        else:
            self.strike_down(state, before)
        return self

    def is_defeated(self, state: MeccgState) -> bool:
        """Whether a failed strike is defeated by a body check (M-CBT-24, M-GAP-01, M-DET-09)."""
        if self.detainment:
            return False
        if self.attack.body is None:
            return True
        return roll(state, self.seat(state), "body", 0, self.attack.body) > self.attack.body

    def strike_down(self, state: MeccgState, before: Status) -> None:
        """A successful strike wounds, and a body check follows (M-CBT-23, M-BODY)."""
        cards.wound(state, self.card)
        bonus = 1 if before is Status.WOUNDED else 0
        limit = body(state, self.card)
        attacker = other(self.seat(state))
        result = roll(state, attacker, "body", bonus, limit)
        row = character(state, self.card)
        if (
            row is not None
            and row.avatar
            and state.alignments[row_owner(state, self.card)] is (Alignment.MINION)
            and result - bonus in (7, 8)
        ):
            call(state, Fall(self.card, "hand"))
        elif row is not None and result in row.discarded_at:
            call(state, Fall(self.card, "discard"))
        elif result > limit:
            call(state, Fall(self.card, "eliminate"))

    def returns(self) -> bool:
        return self.beaten

    def open(self, state: MeccgState) -> None:
        """Both may play cards that concern the strike (M-CBT-12, M-CBT-20)."""
        company = company_of(state, self.card)
        if company is not None:
            call(state, opportunities.Opportunity(company, other(self.seat(state))))

    STEPS = (open, Ask(may_stay, stay), AskAgain(may_support, support_him), fight)


def row_owner(state: MeccgState, card: CardId) -> Seat:
    """Whose card it is."""
    return state.cards[card].owner


def company_of(state: MeccgState, card: CardId) -> CompanyId | None:
    """The company of a character, or of an ally through the character who controls it."""
    host = state.cards[card].host
    return state.cards[card if host is None else host].company
