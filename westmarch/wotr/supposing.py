"""What a seat may suppose: what it does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from westmarch.kernel.cards import deal_anew, redeal
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat
from westmarch.wotr.kinds import CardType, Deck, Side
from westmarch.wotr.rules.combat_cards import (
    PlayCombatCards,
    combat_half,
    commander,
    is_met,
    playable,
)
from westmarch.wotr.rules.removing import PRICE, Remove, of_type
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.view import seen

Kept = Callable[[WotrState], bool]


def piles(state: WotrState) -> tuple[list[CardId], ...]:
    """Where cards may lie that somebody does not know; in a battle they may lie face down."""
    return (*state.decks, *state.hands, *state.discards, laid(state))


def laid(state: WotrState) -> list[CardId]:
    """The Combat cards that lie in a battle."""
    return [card for battle in state.battles for card in battle.now.cards if card is not None]


def hidden_cards(state: WotrState, seat: Seat | None, side: Side, deck: Deck) -> list[CardId]:
    """The cards of a deck that a seat does not know, wherever they are."""
    return [
        card
        for pile in piles(state)
        for card in pile
        if seen(state, card, seat).code is None
        and EVENTS[state.cards[card].code].side is side
        and EVENTS[state.cards[card].code].deck is deck
    ]


def determinise(state: WotrState, seat: Seat | None) -> None:
    """Deal anew what a seat does not know: decks, hands, and what was discarded face down."""
    for side in Side:
        for deck in Deck:
            deal_anew(state, state.cards, hidden_cards(state, seat, side, deck))
    for other, is_kept in promises(state):
        if other != seat and not is_kept(state):
            keep(state, seat, state.hands[other], is_kept)
    for card in laid(state):
        fits = partial(may_lie, card)
        if not fits(state):
            keep(state, seat, [card], fits)


def promises(state: WotrState) -> Iterator[tuple[Seat, Kept]]:
    """Who has let others know that he holds a card of some kind."""
    announced = enclosing(state, PlayCombatCards)
    for side in announced.announced if announced is not None else ():
        yield commander(state, side), partial(holds_combat_card, side)
    paying = enclosing(state, Remove)
    if paying is not None:
        for kind in PRICE[paying.paid :]:
            yield paying.seat, partial(holds_card_of, paying.seat, kind)


def holds_combat_card(side: Side, state: WotrState) -> bool:
    """Whether a side can play the Combat card that it has announced."""
    return bool(playable(state, side))


def holds_card_of(seat: Seat, kind: CardType, state: WotrState) -> bool:
    """Whether a player holds a card of a type."""
    return bool(of_type(state, seat, kind))


def may_lie(card: CardId, state: WotrState) -> bool:
    """Whether a card can have been laid down in the present battle."""
    side = EVENTS[state.cards[card].code].side
    return all(is_met(state, side, need) for need in combat_half(state, card).if_)


def keep(state: WotrState, seat: Seat | None, cards: list[CardId], is_kept: Kept) -> None:
    """Change one hidden card for another hidden one, so that a promise is kept."""
    own = [card for card in cards if seen(state, card, seat).code is None]
    for card in own:
        there = EVENTS[state.cards[card].code]
        for source in hidden_cards(state, seat, there.side, there.deck):
            swap(state, card, source)
            if is_kept(state):
                return
            swap(state, card, source)


def swap(state: WotrState, one: CardId, other: CardId) -> None:
    """Change two hidden cards for each other."""
    redeal(state.cards, [one, other], [other, one])


def secrets(state: WotrState, seat: Seat | None) -> dict[str, str]:
    """What is hidden from a seat, by place."""
    return {
        f"card:{card}": state.cards[card].code
        for pile in piles(state)
        for card in pile
        if seen(state, card, seat).code is None
    }
