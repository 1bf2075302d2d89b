"""Dice, Elven Rings and cards."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.kinds import Deck, Face, Side
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.tables.events import EVENTS

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


def show(state: WotrState, card: CardId) -> None:
    """Everybody has seen a card."""
    everybody = tuple(Seat(number) for number in range(state.players))
    state.cards[card] = replace(state.cards[card], known=everybody)


def bury(state: WotrState, card: CardId) -> None:
    """A card that everybody has seen goes to the discard pile of its side."""
    state.discards[index(EVENTS[state.cards[card].code].side)].append(card)


def leave_table(state: WotrState, card: CardId) -> None:
    """A card leaves the table."""
    state.on_table.remove(card)
    bury(state, card)
    emit(state, events.TableCardDiscarded(card, state.cards[card].code))


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


def use_ring(state: WotrState, side: Side) -> None:
    """An Elven Ring passes to the Shadow, or leaves the game (W-RING-04 to 06)."""
    state.rings[index(side)] -= 1
    if side is Side.FREE:
        state.rings[index(Side.SHADOW)] += 1
    state.ring_used[index(side)] = True
    emit(state, events.RingUsed(side))
