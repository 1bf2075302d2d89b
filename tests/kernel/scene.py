"""Scenes on the highway."""

from __future__ import annotations

from collections.abc import Sequence

from tests.kernel.highway import GAME
from tests.kernel.highway.state import KINDS, Card, HighwayState
from tests.scenes import Scene
from westmarch.kernel.records import CardId, Seat, replace


class HighwayScene(Scene[HighwayState]):
    """Some merchants with given hands and caravans; all other cards lie in the deck."""

    def id(self, code: str) -> CardId:
        """The id of the one card of that name in a hand or caravan."""
        laid = [c for place in (*self.state.hand, *self.state.caravan) for c in place]
        (card,) = (card for card in laid if self.state.cards[card].code == code)
        return card


def highway(
    hands: Sequence[Sequence[str]] = ((), ()),
    caravans: Sequence[Sequence[str]] = ((), ()),
    coins: Sequence[int] = (0, 0),
) -> HighwayScene:
    """Lay out a table for as many merchants as there are hands."""
    state = HighwayState(players=len(hands), coins=list(coins))
    state.cards = [Card(code) for code, kind in KINDS.items() for _ in range(kind.copies)]
    state.deck = [CardId(number) for number in range(len(state.cards))]
    state.hand = [dealt(state, seat, codes) for seat, codes in enumerate(hands)]
    state.caravan = [dealt(state, seat, codes) for seat, codes in enumerate(caravans)]
    return HighwayScene(GAME, state)


def dealt(state: HighwayState, seat: int, codes: Sequence[str]) -> list[CardId]:
    """Take cards of these names out of the deck; their owner knows them."""
    taken = []
    for code in codes:
        card = next(card for card in state.deck if state.cards[card].code == code)
        state.deck.remove(card)
        state.cards[card] = replace(state.cards[card], known=(Seat(seat),))
        taken.append(card)
    return taken
