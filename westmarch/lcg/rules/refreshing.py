"""The refresh phase (rulebook p. 22)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.lcg import verbs
from westmarch.lcg.declared import having
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.options import No, PayToReady, Yes
from westmarch.lcg.rules import acting, settling
from westmarch.lcg.state import LcgState, attachments, in_play, remaining, shown
from westmarch.lcg.vocabulary.abilities import RefreshThreat, StaysExhausted

WEBS = having(StaysExhausted)
GLOOMY = having(RefreshThreat)


class RefreshPhase(Frame):
    """Ready cards, raise threat, pass the token (L-REF-04)."""

    asked: tuple[CardId, ...] = ()
    stays: tuple[CardId, ...] = ()

    def has_webs(self, state: LcgState) -> bool:
        return bool(self.webs(state))

    def may_pay(self, state: LcgState) -> Decision | None:
        """A hero caught in a web readies only if it is paid for."""
        web = self.webs(state)[0]
        host = state.cards[web].host
        assert host is not None, "a web lies on a hero"
        seat = state.cards[host].seat
        price = self.price(state, web)
        is_prisoner = shown(state, host).type is CardType.PRISONER
        if seat is None or is_prisoner or state.cards[host].resources < price:
            return None
        return Decision(seat, PayToReady(host, price), (Yes(), No()))

    def pay(self, state: LcgState, choice: AnyOption) -> RefreshPhase:
        web = self.webs(state)[0]
        host = state.cards[web].host
        assert host is not None, "a web lies on a hero"
        paid = isinstance(choice, Yes)
        if paid:
            verbs.spend(state, host, self.price(state, web))
        stays = self.stays if paid else (*self.stays, host)
        return replace(self, asked=(*self.asked, web), stays=stays)

    def cannot_pay(self, state: LcgState) -> RefreshPhase | None:
        webs = self.webs(state)
        if not webs or self.may_pay(state) is not None:
            return None
        host = state.cards[webs[0]].host
        assert host is not None, "a web lies on a hero"
        return replace(self, asked=(*self.asked, webs[0]), stays=(*self.stays, host))

    def ready(self, state: LcgState) -> None:
        """All exhausted cards become ready (L-REF-01)."""
        for seat in remaining(state):
            for card in tuple(state.area[seat]):
                for one in (card, *attachments(state, card)):
                    if state.cards[one].exhausted and one not in self.stays:
                        verbs.ready(state, one)

    def raise_threat(self, state: LcgState) -> None:
        """Each player's threat rises by 1, or more (L-REF-02)."""
        more = sum(
            ability.amount
            for card in state.active
            for ability in GLOOMY.get(state.cards[card].code, ())
        )
        for seat in remaining(state):
            verbs.change_threat(state, seat, 1 + more)

    def pass_token(self, state: LcgState) -> None:
        """The next player becomes first player (L-REF-03)."""
        settling.pass_token(state)

    def webs(self, state: LcgState) -> list[CardId]:
        """What still has to be paid for, hero by hero."""
        return [
            card
            for card in in_play(state)
            if state.cards[card].code in WEBS
            and state.cards[card].zone is Zone.ATTACHED
            and card not in self.asked
            and self.is_exhausted(state, card)
        ]

    def is_exhausted(self, state: LcgState, web: CardId) -> bool:
        host = state.cards[web].host
        return host is not None and state.cards[host].exhausted

    def price(self, state: LcgState, web: CardId) -> int:
        """What it costs to ready the hero in spite of this card."""
        return sum(x.price for x in WEBS[state.cards[web].code])

    STEPS = (
        While(has_webs, Ask(may_pay, pay), cannot_pay),
        ready,
        raise_threat,
        pass_token,
        acting.ActionWindow(),
    )
