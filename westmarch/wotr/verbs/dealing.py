"""Dice, Elven Rings and cards."""

from __future__ import annotations

from westmarch.kernel.cards import conceal
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events, expansion_events
from westmarch.wotr.kinds import Deck, Face, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.state import Card, WotrState, index
from westmarch.wotr.tables.events import CARDS

RINGS = 3
"""The Elven Rings (W-SETUP-07)."""

DECK_ORDER = {Deck.CHARACTER: 0, Deck.STRATEGY: 1}


def deck(state: WotrState, side: Side, which: Deck) -> list[CardId]:
    """One of the four decks; its top is its end."""
    return state.decks[2 * index(side) + DECK_ORDER[which]]


def draw_card(state: WotrState, seat: Seat, which: Deck) -> None:
    """Draw the top card of a deck; an empty deck gives none (W-CARD-03)."""
    pile = deck(state, roles.side_of(state, seat), which)
    if not pile:
        return
    card = pile.pop()
    state.hands[seat].append(card)
    state.cards[card] = replace(state.cards[card], known=(seat,))
    told = events.Drew(seat, which, state.cards[card].code)
    emit(state, told, only=(seat,), others=events.Drew(seat, which))


def discard_hidden(state: WotrState, seat: Seat, card: CardId) -> None:
    """A card goes from hand face down; only its owner knows it (W-CARD-02)."""
    state.hands[seat].remove(card)
    state.discards[index(roles.side_of(state, seat))].append(card)
    told = events.Discarded(seat, card, state.cards[card].code)
    emit(state, told, only=(seat,), others=events.Discarded(seat, card))


def discard_shown(state: WotrState, seat: Seat, card: CardId) -> None:
    """A card goes from hand for everybody to see."""
    state.hands[seat].remove(card)
    show(state, card)
    bury(state, card)
    emit(state, events.Discarded(seat, card, state.cards[card].code))


def see_hand(state: WotrState, seat: Seat, whose: Seat) -> None:
    """A seat sees the hand of another."""
    hand = state.hands[whose]
    for card in hand:
        state.cards[card] = replace(state.cards[card], known=(*state.cards[card].known, seat))
    codes = tuple(state.cards[card].code for card in hand)
    emit(
        state,
        expansion_events.HandSeen(whose, codes),
        only=(seat, whose),
        others=expansion_events.HandSeen(whose),
    )


def hide_hand(state: WotrState, seat: Seat) -> None:
    """Cards that were seen are in a hand again, and nobody else can tell one from another."""
    hand = state.hands[seat]
    for card in hand:
        state.cards[card] = replace(state.cards[card], known=(seat,))
    conceal(state, state.cards, hand)


def show(state: WotrState, card: CardId) -> None:
    """Everybody has seen a card."""
    everybody = tuple(Seat(number) for number in range(state.players))
    state.cards[card] = replace(state.cards[card], known=everybody)


def bury(state: WotrState, card: CardId) -> None:
    """A card that everybody has seen goes to the discard pile of its side."""
    state.discards[index(CARDS[state.cards[card].code].side)].append(card)


def leave_table(state: WotrState, card: CardId) -> None:
    """A card leaves the table."""
    state.on_table.remove(card)
    bury(state, card)
    emit(state, events.TableCardDiscarded(card, state.cards[card].code))


def give_to_table(state: WotrState, code: str) -> None:
    """A card that is in no deck comes on the table."""
    card = CardId(len(state.cards))
    state.cards.append(Card(code))
    show(state, card)
    state.on_table.append(card)
    emit(state, expansion_events.CardGiven(card, code))


def regain_rings(state: WotrState, most: int) -> None:
    """The Free Peoples take back used Elven Rings: those out of play first, then the Shadow's."""
    gone = RINGS - sum(state.rings)
    from_shadow = min(state.rings[index(Side.SHADOW)], max(0, most - gone))
    state.rings[index(Side.SHADOW)] -= from_shadow
    regained = min(most, gone) + from_shadow
    state.rings[index(Side.FREE)] += regained
    if regained:
        emit(state, expansion_events.RingsRegained(regained))


def take_die(state: WotrState, side: Side, face: Face) -> None:
    """A die is used up."""
    state.dice[index(side)].remove(face)


def turn_die(state: WotrState, side: Side, old: Face, new: Face) -> None:
    """A die is turned to another face; an Eye goes to the Hunt Box (W-RING-08)."""
    dice = state.dice[index(side)]
    dice.remove(old)
    if new is Face.EYE:
        state.in_hunt_box[index(side)] += 1
    else:
        dice.append(new)
    emit(state, events.DieTurned(side, old, new))


def join_hunt(state: WotrState, side: Side, die: Face) -> None:
    """A die that has been used goes into the Hunt Box as an Eye."""
    state.in_hunt_box[index(side)] += 1
    emit(state, events.DieTurned(side, die, Face.EYE))


def use_ring(state: WotrState, side: Side) -> None:
    """An Elven Ring passes to the Shadow, or leaves the game (W-RING-04 to 06)."""
    state.rings[index(side)] -= 1
    if side is Side.FREE:
        state.rings[index(Side.SHADOW)] += 1
    state.ring_used[index(side)] = True
    emit(state, events.RingUsed(side))
