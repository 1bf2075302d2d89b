"""Cards that a player handles unseen: afterwards nobody else can tell one from another."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import Zone
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import pile_of


def put_away(state: MeccgState, card: CardId, zone: Zone) -> None:
    """A card goes to a pile that only its owner may look through."""
    seat = state.cards[card].owner
    cards.put(state, card, zone, (seat,))
    cards.slip_among(state, card, pile_of(state, zone, seat))


def slip_out(state: MeccgState, seat: Seat, card: CardId) -> CardId:
    """A player takes a card out of his hand that others shall not know; gives its id from now on.

    What others knew of the hand they no longer know for certain.
    """
    code = state.cards[card].code
    for held in state.hands[seat]:
        if state.cards[held].known != (seat,):
            state.cards[held] = replace(state.cards[held], known=(seat,))
    cards.mingle(state, state.hands[seat])
    return next(held for held in state.hands[seat] if state.cards[held].code == code)
