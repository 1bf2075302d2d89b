"""The only functions that change the table; each tells what happened."""

from __future__ import annotations

from tests.kernel.highway.records import (
    Arrived,
    Bitten,
    Drew,
    Loaded,
    Recalled,
    Spied,
    Taken,
    TrickPlayed,
)
from tests.kernel.highway.state import HighwayState
from westmarch.kernel import cards
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit


def draw_card(state: HighwayState, seat: Seat) -> None:
    """Draw a card; an empty deck is made anew from the discard pile."""
    if not state.deck:
        state.deck, state.discard = state.discard, []
        for card in state.deck:
            know(state, card, ())
        cards.shuffle(state, state.cards, state.deck)
    if state.deck:
        card = state.deck.pop()
        know(state, card, (seat,))
        state.hand[seat].append(card)
        emit(state, Drew(seat, state.cards[card].code), only=(seat,), others=Drew(seat))


def load(state: HighwayState, seat: Seat, loaded: tuple[CardId, ...]) -> None:
    """Lay cards face down in a caravan."""
    for card in loaded:
        state.hand[seat].remove(card)
        state.caravan[seat].append(card)
    emit(state, Loaded(seat, loaded))


def discard(state: HighwayState, card: CardId) -> None:
    """Lay a card open on the discard pile."""
    for place in (*state.hand, *state.caravan):
        if card in place:
            place.remove(card)
    know(state, card, tuple(Seat(number) for number in range(state.players)))
    state.discard.append(card)


def play_trick(state: HighwayState, seat: Seat, card: CardId) -> None:
    """Play a trick from hand."""
    discard(state, card)
    emit(state, TrickPlayed(seat, state.cards[card].code))


def take_load(state: HighwayState, seat: Seat, card: CardId) -> None:
    """A raider takes a card and sells it."""
    code, worth = state.cards[card].code, state.cards[card].kind.worth
    discard(state, card)
    state.coins[seat] += worth
    emit(state, Taken(seat, card, code, worth))


def recall(state: HighwayState, seat: Seat, card: CardId) -> None:
    """Take a card back to hand, where nobody can follow it."""
    state.caravan[seat].remove(card)
    state.hand[seat].append(card)
    know(state, card, (seat,))
    cards.conceal(state, state.cards, state.hand[seat])
    emit(state, Recalled(seat))


def spy(state: HighwayState, seat: Seat, card: CardId) -> None:
    """Look at a card that lies face down."""
    know(state, card, (*state.cards[card].known, seat))
    told = Spied(seat, card, state.cards[card].code)
    emit(state, told, only=(seat,), others=Spied(seat, card))


def sell(state: HighwayState, seat: Seat) -> None:
    """A caravan arrives: everything in it is shown and sold."""
    load = state.caravan[seat].copy()
    coins = sum(state.cards[card].kind.worth for card in load)
    codes = tuple(state.cards[card].code for card in load)
    for card in load:
        discard(state, card)
    state.coins[seat] += coins
    emit(state, Arrived(seat, codes, coins))


def pay_bite(state: HighwayState, seat: Seat, coins: int) -> None:
    """Lose coins, or else a random card, to a hound."""
    if not coins:
        discard(state, state.draw(state.hand[seat]))
    state.coins[seat] -= coins
    emit(state, Bitten(seat, coins))


def know(state: HighwayState, card: CardId, seats: tuple[Seat, ...]) -> None:
    """Set who knows a card's face."""
    state.cards[card] = replace(state.cards[card], known=seats)
