"""What a seat may see of the table."""

from __future__ import annotations

from westmarch.kernel.records import Board, CardId, Record, Seat
from westmarch.meccg.kinds import CompanyId, Phase, Status, Zone
from westmarch.meccg.state import Company, MeccgState


class SeenCard(Record):
    """A card; its code only if the beholder knows it."""

    card: CardId
    status: Status
    code: str | None = None
    host: CardId | None = None
    follows: CardId | None = None


class MeccgBoard(Board):
    """The table as a seat sees it."""

    seat: Seat | None
    turn: int
    active: Seat
    phase: Phase
    companies: dict[CompanyId, Company]
    play: tuple[SeenCard, ...]
    hands: tuple[tuple[SeenCard, ...], ...]
    piles: tuple[tuple[SeenCard, ...], ...]
    decks: tuple[int, ...]
    discards: tuple[int, ...]
    sites: tuple[int, ...]
    exhausted: tuple[int, ...]


def view(state: MeccgState, seat: Seat | None) -> MeccgBoard:
    """The table as a seat sees it."""

    def see(cards: list[CardId]) -> tuple[SeenCard, ...]:
        return tuple(seen(state, card, seat) for card in cards)

    in_play = [
        CardId(number)
        for number, card in enumerate(state.cards)
        if card.zone in (Zone.PLAY, Zone.GUARD)
    ]
    return MeccgBoard(
        seat=seat,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        companies=dict(state.companies),
        play=see(in_play),
        hands=tuple(map(see, state.hands)),
        piles=tuple(map(see, state.piles)),
        decks=tuple(map(len, state.decks)),
        discards=tuple(map(len, state.discards)),
        sites=tuple(map(len, state.sites)),
        exhausted=tuple(state.exhausted),
    )


def seen(state: MeccgState, card: CardId, seat: Seat | None) -> SeenCard:
    """A card as a seat sees it."""
    there = state.cards[card]
    known = len(there.known) == state.players or seat in there.known
    code = there.code if known else None
    return SeenCard(card, there.status, code, there.host, there.follows)
