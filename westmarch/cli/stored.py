"""Saved games in files, and how they are played again, as far as they go."""

from __future__ import annotations

from pathlib import Path

from westmarch.arena.simulation import fault_text
from westmarch.kernel import registry, saved
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import AnyGame, IllegalSetup, checked
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.saved import CannotLoad, CannotReenact, SavedGame
from westmarch.kernel.table import Choice, Table
from westmarch.kernel.text import option_from_text


class Story:
    """A saved game that was played again: how it went, and what broke it off, if anything did."""

    def __init__(self, table: Table, chronicle: Chronicle) -> None:
        self.table = table
        self.chronicle = chronicle
        self.impossible: CannotReenact | None = None
        self.fault: str | None = None


def read(path: Path) -> tuple[AnyGame, SavedGame]:
    """A saved game, and the game that it is of."""
    try:
        record = saved.read(path.read_bytes())
        game = registry.game(record.game)
        setup = record.setup
        complete = checked(game, setup.players, setup.options, setup.decks)
    except (CannotLoad, IllegalSetup) as error:
        raise CannotLoad(f"{path}: {error}") from error
    return game, replace(record, setup=complete)


def age(game: AnyGame, record: SavedGame) -> str | None:
    """What to know about a game that was saved under other rules."""
    if record.version == game.version:
        return None
    return (
        f"The game was saved under version {record.version} of the rules; "
        f"these are version {game.version}."
    )


def retell(game: AnyGame, record: SavedGame, chronicle: Chronicle, to: int | None = None) -> Story:
    """Play a saved game again, all of it or its first choices, as far as the rules allow."""
    try:
        table = Table(game, record.setup, record.seed, record.script)
    except Exception as error:
        raise CannotLoad(f"the game cannot be set up: {fault_text(error)}") from error
    story = Story(table, chronicle)
    chronicle.follow(table)
    for number, text in enumerate(record.choices[:to]):
        try:
            choice = choice_from(table, text)
            entry = chronicle.entry(table, choice)
            table.choose(choice.option, choice.seat)
            chronicle.follow(table, entry)
        except IllegalChoice as error:
            story.impossible = CannotReenact(number, text, str(error))
            break
        except Exception as error:  # noqa: BLE001 - the rules have failed; the story shows where
            story.fault = f"{fault_text(error)}, at the choice {text!r}"
            story.table = table.at(number)
            break
    return story


def choice_from(table: Table, text: str) -> Choice:
    """A choice as it stands in a saved game; the seat must have something to decide."""
    seat, _, option = text.partition(" ")
    if not seat.isdecimal():
        raise IllegalChoice(f"{seat!r} is no seat")
    decision = table.position.of(Seat(int(seat)))
    return Choice(decision.seat, option_from_text(table.game, option))
