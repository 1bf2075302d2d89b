"""The same games as the command line deals them, to know what it ought to show."""

from __future__ import annotations

from collections.abc import Callable

from tests.kernel.highway.game import GAME
from tests.kernel.highway.view import HighwayBoard
from tests.kernel.highway.words import NAMES
from westmarch.kernel.game import checked
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table


def highway(seed: int, players: int = 2) -> Table:
    """The same game as the command line deals it."""
    return Table(GAME, checked(GAME, players, {}, ()), seed)


def board(table: Table, seat: int) -> HighwayBoard:
    """What a seat sees."""
    seen = table.view(Seat(seat)).board
    assert isinstance(seen, HighwayBoard)
    return seen


def words(table: Table) -> list[str]:
    """The options of the present decision, in words."""
    seen = board(table, table.seat)
    return [GAME.say(option, seen, "en") for option in table.decision.options]


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards that a seat holds."""
    return [NAMES["en"][card.code] for card in board(table, seat).hand if card.code is not None]


def seed_where(fits: Callable[[Table], bool], players: int = 2) -> int:
    """The first seed whose game begins as wished."""
    return next(seed for seed in range(1000) if fits(highway(seed, players)))
