"""What a merchant sees, and what he may suppose."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.highway.state import HighwayState, is_load
from tests.kernel.highway.strikes import Chain, Strike, strength_terms
from westmarch.kernel import chance
from westmarch.kernel.cards import by_face, redeal
from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import Board, CardId, Record, Seat
from westmarch.kernel.values import Term


class SeenCard(Record):
    """A card on the table; without a code it lies face down for the beholder."""

    card: CardId
    code: str | None


class SeenStrike(Record):
    """The strike that is being made, and why it is as strong as it is."""

    raider: Seat
    card: CardId
    strength: tuple[Term, ...]
    chain: tuple[str, ...]


class HighwayBoard(Board):
    """The highway as one seat sees it: other hands are only counted."""

    seat: Seat | None
    coins: tuple[int, ...]
    hands: tuple[int, ...]
    hand: tuple[SeenCard, ...]
    caravans: tuple[tuple[SeenCard, ...], ...]
    deck: int
    discard: tuple[SeenCard, ...]
    strike: SeenStrike | None


def view(state: HighwayState, seat: Seat | None) -> HighwayBoard:
    """What a seat may see; `None` is a spectator."""
    return HighwayBoard(
        seat=seat,
        coins=tuple(state.coins),
        hands=tuple(len(hand) for hand in state.hand),
        hand=() if seat is None else seen(state, state.hand[seat], seat),
        caravans=tuple(seen(state, caravan, seat) for caravan in state.caravan),
        deck=len(state.deck),
        discard=tuple(SeenCard(card, state.cards[card].code) for card in state.discard),
        strike=seen_strike(state),
    )


def seen(state: HighwayState, cards: list[CardId], seat: Seat | None) -> tuple[SeenCard, ...]:
    """Cards as a seat sees them."""
    return tuple(
        SeenCard(card, state.cards[card].code if seat in state.cards[card].known else None)
        for card in cards
    )


def seen_strike(state: HighwayState) -> SeenStrike | None:
    """The strike that is being made, with the tricks that wait to be carried out."""
    strike, chain = enclosing(state, Strike), enclosing(state, Chain)
    if strike is None:
        return None
    tricks = tuple(state.cards[card].code for card in chain.declared) if chain else ()
    return SeenStrike(strike.raider, strike.card, strength_terms(strike), tricks)


def unknown(state: HighwayState, seat: Seat | None) -> Iterator[tuple[str, CardId]]:
    """The places whose cards a seat does not know."""
    places = [("deck", state.deck)]
    places += [(f"hand-{other}", hand) for other, hand in enumerate(state.hand)]
    places += [(f"caravan-{other}", caravan) for other, caravan in enumerate(state.caravan)]
    for place, cards in places:
        for card in cards:
            if seat not in state.cards[card].known:
                yield place, card


def determinise(state: HighwayState, seat: Seat | None) -> None:
    """Deal the unknown cards anew; what lies in a caravan must be something that travels."""
    hidden = list(unknown(state, seat))
    in_caravans = [card for place, card in hidden if place.startswith("caravan")]
    elsewhere = [card for place, card in hidden if not place.startswith("caravan")]
    pool = by_face(state.cards, [*in_caravans, *elsewhere])
    chance.mix(state, pool)
    loads = [card for card in pool if is_load(state.cards[card])][: len(in_caravans)]
    rest = [card for card in pool if card not in loads]
    redeal(state.cards, [*in_caravans, *elsewhere], [*loads, *rest])


def secrets(state: HighwayState, seat: Seat | None) -> dict[str, str]:
    """What a seat does not know."""
    return {f"{place}:{card}": state.cards[card].code for place, card in unknown(state, seat)}
