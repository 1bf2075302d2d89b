"""Random games for the conformance suite to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator

from westmarch.kernel.game import AnyGame, IllegalSetup, checked
from westmarch.kernel.position import Position
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table


def begun(game: AnyGame, players: int, seed: int) -> Table:
    """A game about to be played: seed 0 with the usual settings, others with one changed."""
    try:
        return Table(game, checked(game, players, varied(game, seed), ()), seed)
    except IllegalSetup:  # not every choice goes with the usual decks
        return Table(game, checked(game, players, {}, ()), seed)


def varied(game: AnyGame, seed: int) -> dict[str, str]:
    """One setting of a game, changed according to the seed, so that all choices get their turn."""
    unusual = [
        {setting.name: choice}
        for setting in reversed(game.settings())
        for choice in setting.choices
        if choice != setting.default
    ]
    return unusual[(seed - 1) % len(unusual)] if unusual and seed else {}


def random_game(game: AnyGame, players: int, seed: int) -> Iterator[Table]:
    """One table at each decision of a random game, secret ones in any order; then its end."""
    chance = random.Random(seed)
    table = begun(game, players, seed)
    while not table.over:
        yield table
        choose(table, chance)
    yield table


def some_moments(game: AnyGame, players: int, seed: int, count: int = 3) -> Iterator[Table]:
    """One table at a few random decisions of a random game."""
    length = sum(not table.over for table in random_game(game, players, seed))
    chosen = set(random.Random(seed).sample(range(length), min(count, length)))
    for number, table in enumerate(random_game(game, players, seed)):
        if number in chosen:
            yield table


def choose(table: Table, chance: random.Random) -> None:
    """Answer one of the waiting decisions at random."""
    decision = chance.choice(table.decisions)
    option = chance.choice(decision.options)
    try:
        table.choose(option, decision.seat)
    except Exception as error:
        raise AssertionError(f"{option} was offered, but cannot be done: {error!r}") from error


def play_out(position: Position, seed: int) -> list[str]:
    """Play a position to its end at random; what was asked and chosen on the way."""
    chance = random.Random(seed)
    told = []
    while not position.over:
        decision = chance.choice(position.decisions)
        option = chance.choice(decision.options)
        told.append(f"{decision} -> {option}")
        position.take(decision.seat, option)
    return [*told, f"{position.outcome}"]


def beholders(players: int) -> tuple[Seat | None, ...]:
    """Everybody who can look at a table, the spectator included."""
    return (None, *(Seat(number) for number in range(players)))
