"""What somebody saw happen, as it was then."""

from __future__ import annotations

from tests.kernel.highway.game import GAME
from tests.kernel.highway.records import Drew
from tests.kernel.highway.view import HighwayBoard
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.game import checked
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Choice, Table


def played(seed: int, choices: int = 24) -> Table:
    """A game of two programs, as far as it went."""
    table, agent = Table(GAME, checked(GAME, 2, {}, ()), seed), RandomAgent(seed)
    while not table.over and len(table.choices) < choices:
        take_turn(table, agent)
    return table


def retold(table: Table, chronicle: Chronicle) -> Chronicle:
    """A chronicle of a game from its beginning."""
    again = table.at(0)
    chronicle.follow(again)
    for choice in table.choices:
        entry = chronicle.entry(again, choice)
        again.choose(choice.option, choice.seat)
        chronicle.follow(again, entry)
    return chronicle


def test_each_seat_tells_by_its_own_board() -> None:
    table = played(5)
    for seat in (Seat(0), Seat(1), None):
        entries = retold(table, Chronicle(seat)).entries
        boards = [entry.board for entry in entries if isinstance(entry.board, HighwayBoard)]
        assert len(boards) == len(entries) > 0
        assert {board.seat for board in boards} == {seat}


def test_a_spectators_chronicle_holds_no_choices_and_no_secrets() -> None:
    spectator = retold(played(3), Chronicle(seat=None))
    assert all(entry.chooser is None for entry in spectator.entries)
    drawn = [entry.said for entry in spectator.entries if isinstance(entry.said, Drew)]
    assert drawn
    assert {event.code for event in drawn} == {None}


def test_a_choice_is_told_as_an_answer_to_what_was_asked() -> None:
    table = played(1, 0)
    chronicle = Chronicle(table.seat)
    entry = chronicle.entry(table, Choice(table.seat, table.decision.options[0]))
    assert entry is not None
    assert entry.asked == table.decision.prompt


def test_what_was_taken_back_is_forgotten_and_told_again_alike() -> None:
    table = played(6)
    for seat in (Seat(0), None):
        chronicle = retold(table, Chronicle(seat))
        whole = chronicle.entries.copy()
        earlier = table.at(9)
        chronicle.go_back(earlier)
        assert chronicle.entries == retold(earlier, Chronicle(seat)).entries
        for choice in table.choices[9:]:
            entry = chronicle.entry(earlier, choice)
            earlier.choose(choice.option, choice.seat)
            chronicle.follow(earlier, entry)
        assert chronicle.entries == whole
