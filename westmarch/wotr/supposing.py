"""What a seat may suppose: what it does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from westmarch.kernel.cards import redeal
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat
from westmarch.wotr.kinds import CardType, Deck, Side
from westmarch.wotr.rules.combat_cards import PlayCombatCards, commander, playable
from westmarch.wotr.rules.removing import PRICE, Remove, of_type
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.view import seen

Kept = Callable[[WotrState], bool]


def hidden_cards(state: WotrState, seat: Seat | None, side: Side, deck: Deck) -> list[CardId]:
    """The cards of a deck that a seat does not know, wherever they are."""
    return [
        card
        for pile in (*state.decks, *state.hands, *state.discards)
        for card in pile
        if seen(state, card, seat).code is None
        and EVENTS[state.cards[card].code].side is side
        and EVENTS[state.cards[card].code].deck is deck
    ]


def determinise(state: WotrState, seat: Seat | None) -> None:
    """Deal anew what a seat does not know: decks, hands, and what was discarded face down."""
    for side in Side:
        for deck in Deck:
            hidden = hidden_cards(state, seat, side, deck)
            sources = list(hidden)
            state.shuffle(sources)
            redeal(state.cards, hidden, sources)
    for other, is_kept in promises(state):
        if other != seat and not is_kept(state):
            keep(state, seat, other, is_kept)


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


def keep(state: WotrState, seat: Seat | None, other: Seat, is_kept: Kept) -> None:
    """Change one hidden card of a hand for another hidden one, so that a promise is kept."""
    own = [card for card in state.hands[other] if seen(state, card, seat).code is None]
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
        for pile in (*state.decks, *state.hands, *state.discards)
        for card in pile
        if seen(state, card, seat).code is None
    }
