"""Two characters of companies that fight each other strike (M-CVC-17 to 24)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import numbers
from westmarch.meccg.happening import happen
from westmarch.meccg.options import StayUntapped, TapToFight
from westmarch.meccg.prompts import HowToFight
from westmarch.meccg.reading import company_of, holder, is_untapped
from westmarch.meccg.rules import opportunities
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.rules.striking import Strike, Wounding
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Happens, Stat


class Duel(Strike):
    """A character is struck by another; both roll, and the lower one is wounded (M-CVC-23)."""

    held: bool = False
    lost: bool = False

    def foe(self) -> CardId:
        """Who strikes."""
        assert self.by is not None
        return self.by

    def is_there(self, state: MeccgState) -> bool:
        """Whether both are still in their companies."""
        return all(company_of(state, card) is not None for card in (self.card, self.foe()))

    def offer(self, state: MeccgState, seat: Seat, card: CardId) -> None:
        """A player may play cards for the strike."""
        company = company_of(state, card)
        if company is not None and not self.canceled:
            call(state, opportunities.OwnOpportunity(seat=seat, company=company))

    def attackers_cards(self, state: MeccgState) -> None:
        """First the attacker may play cards that affect the strike (M-CVC-17)."""
        self.offer(state, holder(state, self.foe()), self.foe())

    def may_hold(self, state: MeccgState) -> Decision | None:
        """The attacking character decides first whether to tap (M-CVC-18)."""
        if self.canceled or not self.is_there(state) or not is_untapped(state, self.foe()):
            return None
        options: tuple[AnyOption, ...] = (TapToFight(), StayUntapped())
        seat = holder(state, self.foe())
        return Decision(seat, HowToFight(self.foe()), options, ("M-CVC-18",))

    def hold(self, state: MeccgState, choice: AnyOption) -> Duel:
        return replace(self, held=isinstance(choice, StayUntapped))

    def defenders_cards(self, state: MeccgState) -> None:
        """At last the defender may play cards that affect the strike (M-CVC-21)."""
        self.offer(state, self.seat(state), self.card)

    def fight(self, state: MeccgState) -> Duel:
        """Both tap and roll (M-CVC-22)."""
        if self.canceled or not self.is_there(state):
            return self
        foe, thing = self.foe(), Assault(self.number)
        strength, against = self.strength(state), self.foes_strength(state)
        for card, stays in ((foe, self.held), (self.card, self.stays)):
            if not stays:
                cards.tap(state, card)
        theirs = roll(state, holder(state, foe), "strike", against, 0, foe)
        own = roll(state, self.seat(state), "strike", strength, theirs, self.card)
        if own > theirs:
            happen(state, Happens.STRIKE_FAILS, thing, self.card, number=own - theirs)
        elif own < theirs:
            happen(state, Happens.STRIKE_SUCCEEDS, thing, self.card, number=theirs - own)
        return replace(self, hit=own < theirs, lost=own > theirs)

    def foes_strength(self, state: MeccgState) -> int:
        """The prowess of who strikes, with his situation (M-CVC-19)."""
        foe, thing = self.foe(), Assault(self.number)
        more = sum(term.amount for term in numbers.situation(state, foe, self.held))
        own = numbers.prowess(state, foe, Assault(self.number, self.card))
        return own + numbers.number(state, thing, Stat.PROWESS) + more

    def strike_down(self, state: MeccgState) -> None:
        """The lower one is wounded and faces a body check (M-CVC-23, M-GAP-04)."""
        if self.hit:
            call(state, Wounding(self.card, self.number, by=self.foe()))
        if self.lost:
            call(state, Wounding(self.foe(), self.number, by=self.card))

    STEPS = (
        attackers_cards,
        Ask(Strike.may_lessen, Strike.lessen),
        Ask(may_hold, hold),
        Ask(Strike.may_stay, Strike.stay),
        AskAgain(Strike.may_support, Strike.support_him),
        defenders_cards,
        fight,
        strike_down,
        Strike.end,
    )
