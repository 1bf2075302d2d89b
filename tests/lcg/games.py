"""Whole games of the Living Card Game: set up as players would, and watched from the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from westmarch.kernel.chance import Scripted
from westmarch.kernel.game import checked
from westmarch.kernel.records import AnyEvent, CardId, Seat
from westmarch.kernel.table import Table
from westmarch.lcg.game import GAME
from westmarch.lcg.options import Keep, PickPlayer
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import LcgBoard

E = TypeVar("E", bound=AnyEvent)


def new_game(
    players: int = 1,
    scenario: str = "passage-through-mirkwood",
    decks: Sequence[str] = (),
    script: Sequence[Scripted] = (),
    seed: int = 1,
    **options: str,
) -> Table:
    """A game before its first decision."""
    setup = checked(GAME, players, {"scenario": scenario, **options}, tuple(decks))
    return Table(GAME, setup, seed, script)


def state_of(table: Table) -> LcgState:
    """The table as it lies now."""
    state = table.position.state
    assert isinstance(state, LcgState)
    return state


def board_of(table: Table, seat: Seat | None) -> LcgBoard:
    """The table as a seat sees it."""
    board = table.view(seat).board
    assert isinstance(board, LcgBoard)
    return board


def codes(table: Table, cards: Sequence[CardId]) -> list[str]:
    """What cards are, in the order given."""
    return [state_of(table).cards[card].code for card in cards]


def told(table: Table, kind: type[E]) -> list[E]:
    """The events of a kind so far."""
    return [entry.event for entry in table.log if isinstance(entry.event, kind)]


def vote(table: Table, *votes: Seat) -> Table:
    """Everybody votes for a first player, seat 0 first."""
    for seat, choice in enumerate(votes):
        table.choose(PickPlayer(choice), Seat(seat))
    return table


def keep_hands(table: Table) -> Table:
    """Nobody takes another hand."""
    while Keep() in table.decision.options:
        table.choose(Keep())
    return table
