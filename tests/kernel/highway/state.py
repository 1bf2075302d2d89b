"""The table of the highway: hands, caravans, deck and discard pile, coins."""

from __future__ import annotations

from westmarch.kernel.cards import Face
from westmarch.kernel.records import CardId, Record, Seat
from westmarch.kernel.state import State


class Kind(Record):
    """What a card is: its worth in coins, its defence, and what it is good for."""

    copies: int
    worth: int = 0
    defence: int = 0
    bites: bool = False
    answer: str | None = None
    spies: bool = False


KINDS = {
    "salt": Kind(copies=8, worth=1),
    "cloth": Kind(copies=6, worth=2),
    "spice": Kind(copies=4, worth=3),
    "hound": Kind(copies=4, defence=1, bites=True),
    "lancer": Kind(copies=4, defence=3),
    "dodge": Kind(copies=6, answer="end-strike"),
    "feint": Kind(copies=4, answer="cancel-answer"),
    "torch": Kind(copies=5, answer="strengthen"),
    "spyglass": Kind(copies=3, spies=True),
}


class Card(Face):
    """One card and who knows its face."""

    code: str
    known: tuple[Seat, ...] = ()

    @property
    def kind(self) -> Kind:
        """The row of the table that this card is a copy of."""
        return KINDS[self.code]


class HighwayState(State):
    """Who holds what."""

    cards: list[Card] = []
    deck: list[CardId] = []
    discard: list[CardId] = []
    hand: list[list[CardId]] = []
    caravan: list[list[CardId]] = []
    coins: list[int] = []
    rounds: int = 4


def is_load(card: Card) -> bool:
    """Whether a card can travel in a caravan: goods and guards do, tricks do not."""
    return card.kind.answer is None and not card.kind.spies


def in_order(state: HighwayState, first: Seat) -> tuple[Seat, ...]:
    """All seats, from one on."""
    return tuple(Seat((first + step) % state.players) for step in range(state.players))
