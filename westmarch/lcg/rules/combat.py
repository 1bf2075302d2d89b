"""The combat phase: shadow cards, enemy attacks, player attacks (rulebook p. 18-21)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.lcg import verbs
from westmarch.lcg.kinds import Zone
from westmarch.lcg.options import OrderShadows, Pick
from westmarch.lcg.rules import acting
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.defending import EnemyAttacks, deal_shadow, has_shadows
from westmarch.lcg.state import LcgState, remaining, shown


class CombatPhase(Frame):
    """Every engaged enemy attacks, then the players strike back."""

    def deal(self, state: LcgState) -> None:
        """Shadow cards go to engaged enemies, except in the basic game (L-VAR-01)."""
        if has_shadows(state):
            call(state, *(DealShadows(seat) for seat in remaining(state)))

    def enemies_attack(self, state: LcgState) -> None:
        call(state, *(EnemyAttacks(seat) for seat in remaining(state)))

    def players_attack(self, state: LcgState) -> None:
        call(state, *(PlayerAttacks(seat) for seat in remaining(state)))

    def clear_shadows(self, state: LcgState) -> None:
        """All shadow cards are discarded (L-SHADOW-13)."""
        for enemy in sorted(state.shadows):
            for card in tuple(state.shadows[enemy]):
                verbs.place(state, card, verbs.fresh(state, card, Zone.DISCARD))

    STEPS = (
        deal,
        acting.ActionWindow(),
        enemies_attack,
        players_attack,
        acting.ActionWindow(),
        clear_shadows,
    )


class DealShadows(Frame):
    """One player's enemies are dealt shadow cards, the costliest first (L-SHADOW-03, 04)."""

    seat: Seat
    dealt: tuple[CardId, ...] = ()

    def has_more(self, state: LcgState) -> bool:
        return bool(self.next(state))

    def which(self, state: LcgState) -> Decision | None:
        """Of several with the same cost the player chooses (L-OPEN-05)."""
        found = self.next(state)
        if len(found) < 2:
            return None
        return Decision(self.seat, OrderShadows(), tuple(Pick(card) for card in found))

    def put_first(self, state: LcgState, choice: Pick) -> DealShadows:
        deal_shadow(state, choice.card, self.seat)
        return replace(self, dealt=(*self.dealt, choice.card))

    def deal(self, state: LcgState) -> DealShadows | None:
        found = self.next(state)
        if len(found) != 1:
            return None
        deal_shadow(state, found[0], self.seat)
        return replace(self, dealt=(*self.dealt, found[0]))

    def next(self, state: LcgState) -> list[CardId]:
        """The enemies whose turn it is; those without engagement cost come last."""
        left = [card for card in state.engaged[self.seat] if card not in self.dealt]
        costs = {card: shown(state, card).engagement_cost or -1 for card in left}
        return [card for card in left if costs[card] == max(costs.values())]

    STEPS = (While(has_more, Ask(which, put_first), deal),)
