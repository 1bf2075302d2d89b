"""What somebody saw, told as it was seen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.dealing import highway
from tests.kernel.highway.game import GAME
from tests.kernel.highway.records import Done, Load, Loaded, Recall, Spy, TakeTurn
from westmarch.agents import RandomAgent
from westmarch.cli import stored
from westmarch.cli.drawing import counted, draw_decision, reader
from westmarch.cli.session import Session
from westmarch.kernel import saved
from westmarch.kernel.chronicle import Chronicle, board_of
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import CardId, Seat
from westmarch.kernel.table import Choice, Table
from westmarch.lcg.events import Damaged, ProgressPlaced
from westmarch.lcg.game import GAME as LCG

GOLDEN = Path(__file__).parents[1] / "golden"


def played(seed: int) -> Session:
    """A session of one person and one program, in which both have taken some turns at random."""
    session = Session(highway(seed), (Seat(0),), {Seat(1): RandomAgent(seed)})
    agent = RandomAgent(seed + 1)
    for _ in range(12):
        session.advance()
        if not session.table.over:
            session.answer(agent.pick(session.table.view(Seat(0))))
    return session


def test_a_card_taken_back_does_not_change_what_was_said_before() -> None:
    """Ids are dealt anew when a card goes back to hand; the log must not follow them."""
    for seed in range(200):
        session = Session(highway(seed), (Seat(0),), {Seat(1): RandomAgent(seed)})
        table = session.table
        load = next((o for o in table.decision.options if isinstance(o, Load)), None)
        if load is None:
            continue
        session.answer(load)
        session.answer(Done())
        session.advance()
        if Recall(load.card) not in table.decision.options:
            continue
        before = told(session)
        session.answer(Recall(load.card))
        faces = GAME.subjects(board_of(table, Seat(0)), "en")
        after = told(session)
        assert after[: len(before)] == before
        said = next(e for e in session.chronicles[Seat(0)].entries if isinstance(e.said, Loaded))
        if faces[f"card:{load.card}"] not in reader(table, "en").tell(said):
            return
    raise AssertionError("no game dealt the ids anew")


def told(session: Session) -> list[str]:
    """The log of the person in words."""
    english = reader(session.table, "en")
    return [english.tell(entry) for entry in session.chronicles[Seat(0)].entries]


def test_a_chronicle_after_undo_is_what_it_was_then() -> None:
    session = played(1)
    whole = session.chronicles[Seat(0)].entries
    number = session.asked[3]
    while len(session.table.choices) > number:
        assert session.undo()
    again = Session(session.table, (Seat(0),), {})
    assert session.chronicles[Seat(0)].entries == again.chronicles[Seat(0)].entries
    assert session.chronicles[Seat(0)].entries == [e for e in whole if e.number <= number]
    assert session.asked == again.asked


def test_a_loaded_session_knows_as_much_as_the_one_that_was_saved() -> None:
    session = played(2)
    again = Session(session.table.clone(), (Seat(0),), {})
    assert again.chronicles[Seat(0)].entries == session.chronicles[Seat(0)].entries
    assert again.asked == session.asked
    assert again.chronicles[Seat(0)].news() == session.chronicles[Seat(0)].news()


def test_what_is_played_again_after_undo_is_written_down_again() -> None:
    session = Session(highway(4), (Seat(0), Seat(1)), {})
    for _ in range(8):
        session.advance()
        session.answer(session.table.decision.options[-1])
    chronicle = session.chronicles[Seat(1)]
    whole, choices = chronicle.entries.copy(), session.table.choices.copy()
    for times in range(1, 8):
        for _ in range(times):
            session.undo()
        for choice in choices[len(session.table.choices) :]:
            session.take(choice)
        assert chronicle.entries == whole


def test_the_open_chronicle_names_every_card() -> None:
    table = played(3).table
    english = reader(table, "en")
    everything = retold(table, Chronicle(seat=None, is_open=True))
    assert [entry.chooser for entry in everything.entries if entry.chooser is not None] == [
        choice.seat for choice in table.choices
    ]
    covered = [entry for entry in everything.entries if "face-down" in english.tell(entry)]
    assert all(isinstance(entry.said, Spy) for entry in covered), "who spies knows one card of two"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("lcg-won-*.json")), ids=lambda path: path.stem)
def test_what_has_gone_from_sight_is_called_as_it_was_before(path: Path) -> None:
    """A completed stage and a defeated enemy may be gone when their last event is told."""
    record = saved.read(path.read_bytes())
    story = stored.retell(LCG, record, Chronicle(seat=None, is_open=True))
    english = reader(story.table, "en")
    said = [e for e in story.chronicle.entries if isinstance(e.said, Damaged | ProgressPlaced)]
    assert said
    assert not [english.tell(entry) for entry in said if "face-down" in english.tell(entry)]


def retold(table: Table, chronicle: Chronicle) -> Chronicle:
    """A chronicle of a game from its beginning."""
    again = table.at(0)
    chronicle.follow(again)
    for choice in table.choices:
        entry = chronicle.entry(again, Choice(choice.seat, choice.option))
        again.choose(choice.option, choice.seat)
        chronicle.follow(again, entry)
    return chronicle


def test_many_options_are_laid_out_in_columns_and_none_is_lost() -> None:
    table = highway(1)
    options = tuple(Load(CardId(number)) for number in range(25))
    decision = Decision(Seat(0), TakeTurn(), options)
    page = io.StringIO()
    console = Console(file=page, width=120)
    draw_decision(console, reader(table, "en"), decision, board_of(table, Seat(0)))
    lines = page.getvalue().splitlines()
    assert len(lines) == 1 + 13
    words = page.getvalue().split()
    for number in range(25):
        assert f"load {number}" in " ".join(words)
        assert str(number + 1) in words


def test_only_what_is_repeated_at_once_is_counted() -> None:
    english = reader(highway(1), "en")
    console = Console(file=io.StringIO(), width=80)
    lines = counted(console.render_str(word) for word in ("a", "a", "b", "a"))
    assert [line.plain for line in lines] == ["a (x2)", "b", "a"]
    assert english.names == ("Merchant 1", "Merchant 2")
