"""Having a card discarded from the table by a die, perhaps at a price (W-CARD-12)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.wotr.declared import on_table
from westmarch.wotr.kinds import CardType, Face, Side
from westmarch.wotr.options import PickCard
from westmarch.wotr.prompts import PayWithCard
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.uses import uses
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.verbs import dealing
from westmarch.wotr.vocabulary.lasting import OnTable, Removal

PRICE = (CardType.ARMY, CardType.CHARACTER)
"""The cards that a price in cards consists of."""


def removable(state: WotrState, seat: Seat, die: Face) -> list[CardId]:
    """The cards on the table that a player can have discarded with a die."""
    return [card for card, stays in on_table(state) if removal(state, seat, stays, die) is not None]


def removal(state: WotrState, seat: Seat, stays: OnTable, die: Face) -> Removal | None:
    """How a card can be removed with a die: the cheapest way that is open."""
    side = roles.side_of(state, seat)
    faces = (die, *uses(state, side, die))
    return next(
        (
            way
            for way in stays.removals
            if way.side is side
            and (way.face is None or way.face in faces)
            and holds(state, way.if_)
            and can_pay(state, seat, way)
        ),
        None,
    )


def can_pay(state: WotrState, seat: Seat, way: Removal) -> bool:
    """Whether a player has what a removal costs."""
    side = roles.side_of(state, seat)
    if way.ring and not may_use_ring(state, side):
        return False
    return not way.cards or all(of_type(state, seat, type) for type in PRICE)


def may_use_ring(state: WotrState, side: Side) -> bool:
    """Whether a side has an Elven Ring and has not used one this turn (W-RING-06)."""
    return state.rings[index(side)] > 0 and not state.ring_used[index(side)]


def of_type(state: WotrState, seat: Seat, type: CardType) -> list[CardId]:
    """The cards of a type in a hand."""
    return [card for card in state.hands[seat] if EVENTS[state.cards[card].code].type is type]


class Remove(Frame):
    """The price is paid, and the card leaves the table."""

    seat: Seat
    card: CardId
    die: Face
    paid: int = 0

    def may_pay(self, state: WotrState) -> Decision | None:
        way = self.way(state)
        if way is None or not way.cards or self.paid == len(PRICE):
            return None
        options = tuple(PickCard(card) for card in of_type(state, self.seat, PRICE[self.paid]))
        return Decision(self.seat, PayWithCard(), options, ("W-CARD-12",))

    def way(self, state: WotrState) -> Removal | None:
        """How it is removed; once part of the price is paid there is one way only."""
        stays = dict(on_table(state))[self.card]
        if self.paid:
            return next(way for way in stays.removals if way.cards)
        return removal(state, self.seat, stays, self.die)

    def pay(self, state: WotrState, choice: PickCard) -> Remove:
        dealing.discard_shown(state, self.seat, choice.card)
        return replace(self, paid=self.paid + 1)

    def remove(self, state: WotrState) -> None:
        way = self.way(state)
        if way is not None and way.ring:
            dealing.use_ring(state, roles.side_of(state, self.seat))
        dealing.leave_table(state, self.card)

    STEPS = (AskAgain(may_pay, pay), remove)
