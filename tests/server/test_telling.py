"""A table in words: everything that a seat may see, and nothing that its view hides."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import msgspec
import pytest

from tests.boards import named
from tests.kernel.highway.game import GAME as HIGHWAY
from tests.kernel.highway.records import Drew
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel.chronicle import board_of
from westmarch.kernel.game import AnyGame, Outcome, checked
from westmarch.kernel.records import Board, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text
from westmarch.lcg.game import GAME as LCG
from westmarch.lcg.options import PayFor
from westmarch.lcg.state import LcgState
from westmarch.server.course import retold
from westmarch.server.telling import (
    Beholder,
    Scribe,
    asked,
    because,
    board_shown,
    ending,
    given_up,
    overheard,
    spoken,
)

NAMES = ("Frieda", "Jonas")
BOTH = [pytest.param(HIGHWAY, id="highway"), pytest.param(LCG, id="lcg")]


def moments(game: AnyGame, choices: int, stride: int, seed: int = 2) -> Iterator[Table]:
    """A game for two at random, looked at now and then."""
    table, agent = Table(game, checked(game, 2, {}, ()), seed), RandomAgent(seed)
    for number in range(choices):
        if number % stride == 0:
            yield table
        if table.over:
            return
        take_turn(table, agent)


def sent(table: Table, seat: Beholder) -> bytes:
    """All that a seat is sent about the table as it stands, in every language."""
    parts: list[object] = [board_shown(table, seat)]
    subjects = [f"card:{number}" for number in range(60)]
    for language in table.game.languages:
        parts.append(asked(table.game, table.view(seat), language, NAMES))
        public = board_of(table, None)
        parts += [
            overheard(table.game, decision.prompt, public, language, NAMES)
            for decision in table.decisions
            if decision.seat != seat
        ]
        parts += [because(table, seat, subject, 0, language, NAMES) for subject in subjects]
    return msgspec.json.encode(parts)


def imagined(table: Table, seat: Beholder, seed: int) -> Table:
    """A table that is possible for a seat."""
    other = copy(table)
    other.position = table.position.imagine(seat, seed)
    return other


@pytest.mark.parametrize("game", BOTH)
def test_nothing_that_is_sent_depends_on_what_is_hidden(game: AnyGame) -> None:
    varied = 0
    for table in moments(game, 60, 6):
        for seat in (Seat(0), Seat(1), None):
            truth, state = sent(table, seat), table.position.state
            for seed in range(2):
                other = imagined(table, seat, seed)
                hidden = game.secrets(other.position.state, seat)
                varied += hidden != game.secrets(state, seat)
                assert sent(other, seat) == truth
    assert varied > 20, "what is hidden has to differ for the test to mean anything"


@pytest.mark.parametrize("game", BOTH)
def test_no_frame_names_a_card_that_is_hidden(game: AnyGame) -> None:
    looked = 0
    for table in moments(game, 60, 6):
        for seat in (Seat(0), Seat(1), None):
            hidden = {place.split(":")[-1] for place in game.secrets(table.position.state, seat)}
            shown = dict(named(msgspec.json.decode(board_shown(table, seat))))
            looked += len(hidden)
            assert not hidden & {str(card) for card in shown}
    assert looked > 100


def test_the_log_tells_each_seat_what_it_saw() -> None:
    (*_, table) = moments(HIGHWAY, 30, 1)
    drawn = [told.event for told in table.log if isinstance(told.event, Drew)]
    for seat in (Seat(0), Seat(1), None):
        lines = retold(table, Scribe(seat)).told("en", NAMES)
        covered = [line for line in lines if line.words.endswith("draws face-down card")]
        assert len(covered) == sum(event.seat != seat for event in drawn)
        assert {line.seat for line in covered} == {Seat(0), Seat(1)} - {seat}
        assert [line.number for line in lines] == list(range(len(lines)))


def test_the_log_calls_players_by_the_names_they_have_when_it_is_read() -> None:
    (*_, table) = moments(HIGHWAY, 30, 1)
    scribe = retold(table, Scribe(None))
    (first, *_) = [line for line in scribe.told("en", NAMES) if "draws" in line.words]
    assert first.words == "Frieda draws face-down card"
    assert scribe.told("en", ("Rosa", "Jonas"))[first.number].words == "Rosa draws face-down card"


@pytest.mark.parametrize("game", BOTH)
def test_rounds_are_headings(game: AnyGame) -> None:
    (*_, table) = moments(game, 60 if game is HIGHWAY else 220, 1)
    lines = retold(table, Scribe(None)).told("en", NAMES)
    turns = [line.words for line in lines if line.heading == 1]
    assert len(turns) >= 2
    assert len(set(turns)) == len(turns)


def test_a_scribe_that_goes_back_writes_the_same_again() -> None:
    (*_, table) = moments(HIGHWAY, 24, 1)
    whole = retold(table, Scribe(Seat(0)))
    scribe = retold(table, Scribe(Seat(0)))
    for number in (20, 11, 3):
        earlier = table.at(number)
        scribe.go_back(earlier)
        assert scribe.lines == retold(earlier, Scribe(Seat(0))).lines
        for choice in table.choices[number:]:
            earlier.choose(choice.option, choice.seat)
            scribe.follow(earlier)
        assert scribe.lines == whole.lines


@pytest.mark.parametrize("game", BOTH)
def test_an_offer_is_what_can_be_chosen(game: AnyGame) -> None:
    for table in moments(game, 40, 8):
        question = asked(table.game, table.view(table.seat), "de", NAMES)
        assert question is not None
        decision = table.decision
        assert [offer.text for offer in question.offers] == list(map(option_text, decision.options))
        assert all(offer.words for offer in question.offers)
        assert question.words
        assert question.rules == table.game.rules_of(decision)
        assert asked(table.game, table.view(None), "de", NAMES) is None


@pytest.mark.parametrize("game", BOTH)
def test_numbers_and_reasons_are_given_for_what_is_seen(game: AnyGame) -> None:
    numbers, reasons = 0, 0
    for table in moments(game, 40, 8):
        board = table.view(Seat(0)).board
        assert isinstance(board, Board)
        for subject in game.subjects(board, "en"):
            found = because(table, Seat(0), subject, 1, "en", NAMES)
            numbers += len(found.numbers)
            reasons += len(found.reasons)
            for number in found.numbers:
                assert number.total == sum(term.amount for term in number.terms)
    assert reasons
    assert numbers or game is HIGHWAY


def test_how_it_ended_is_said_in_both_languages() -> None:
    outcome = Outcome((Seat(1),), (3, 8), "richest")
    board = Table(HIGHWAY, checked(HIGHWAY, 2, {}, ()), 1).view(None).board
    assert isinstance(board, Board)
    assert ending(HIGHWAY, outcome, board, "en", NAMES).words == "Jonas won with 8 coins"
    assert ending(HIGHWAY, outcome, board, "de", ()).words == "Händler 2 hat mit 8 Münzen gewonnen"
    assert given_up(["Frieda"], (), "en").words == "Frieda gives up."
    assert given_up(["Frieda", "Jonas"], (), "de").words == "Frieda, Jonas geben auf."


def test_a_language_that_nobody_speaks_is_english() -> None:
    assert (spoken(LCG, "de"), spoken(LCG, "sjn")) == ("de", "en")


def test_others_hear_what_is_asked_where_the_game_allows_it() -> None:
    heard = set[str]()
    for table in moments(LCG, 120, 1, seed=5):
        public = board_of(table, None)
        for decision in table.decisions:
            words = overheard(LCG, decision.prompt, public, "en", NAMES)
            if words is not None:
                heard.add(type(decision.prompt).__name__)
                assert "face-down" not in words
    assert {"CommitCharacters", "DeclareDefender", "TakeAction"} <= heard
    for table in moments(HIGHWAY, 20, 1):
        public = board_of(table, None)
        for decision in table.decisions:
            assert overheard(HIGHWAY, decision.prompt, public, "en", NAMES) is None


def test_others_hear_nothing_of_hidden_cards() -> None:
    *_, table = moments(LCG, 20, 1)
    public = board_of(table, None)
    state = table.position.state
    assert isinstance(state, LcgState)
    assert overheard(LCG, PayFor(state.hand[0][0], 2), public, "en", NAMES) is None
    words = overheard(LCG, PayFor(state.area[0][0], 2), public, "en", NAMES)
    assert words is not None
    assert "2 resources left to pay" in words
