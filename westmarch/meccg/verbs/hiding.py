"""Cards that a player handles unseen: afterwards nobody else can tell one from another."""

from __future__ import annotations

from westmarch.kernel.cards import conceal
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import Zone
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards
from westmarch.meccg.verbs.piles import pile_of


def mingle(state: MeccgState, pile: list[CardId]) -> None:
    """The cards of a pile that not everybody knows are mixed, so that no id follows a card."""
    hidden = [card for card in pile if state.cards[card].known != cards.EVERYBODY]
    conceal(state, state.cards, hidden)
    for card in hidden:
        if card in state.speaking:
            state.speaking.remove(card)
        cards.speak(state, card)


def put_away(state: MeccgState, card: CardId, zone: Zone) -> None:
    """A card goes to a pile that only its owner may look through."""
    seat = state.cards[card].owner
    cards.put(state, card, zone, (seat,))
    mingle(state, pile_of(state, zone, seat))


def slip_out(state: MeccgState, seat: Seat, card: CardId) -> CardId:
    """A player takes a card out of his hand that others shall not know; gives its id from now on.

    What others knew of the hand they no longer know for certain.
    """
    code = state.cards[card].code
    for held in state.hands[seat]:
        state.cards[held] = replace(state.cards[held], known=(seat,))
    mingle(state, state.hands[seat])
    return next(held for held in state.hands[seat] if state.cards[held].code == code)
