"""A saved game told again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import Run
from tests.kernel.highway.words import NAMES
from westmarch.agents import RandomAgent, take_turn
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table

CARDS = [name for code, name in NAMES["en"].items() if code not in ("hidden", "merchant")]


@pytest.fixture
def game() -> Table:
    """A whole game of three, in the file it.json."""
    table = westmarch.new("highway", seed=5, players=3)
    agent = RandomAgent(5)
    while not table.over:
        take_turn(table, agent)
    Path("it.json").write_text(table.save(), encoding="utf-8")
    return table


def test_the_open_view_tells_every_choice_and_every_event(run: Run, game: Table) -> None:
    ran = run("replay", "it.json")
    assert (ran.code, ran.err) == (0, "")
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  ", ran.out, re.MULTILINE)]
    assert numbers == list(range(len(game.choices) + 1))
    choosers = re.findall(r"^ +[1-9]\d*  Merchant (\d): ", ran.out, re.MULTILINE)
    assert [int(chooser) - 1 for chooser in choosers] == [choice.seat for choice in game.choices]
    covered = {line.strip() for line in ran.out.splitlines() if "face-down" in line}
    assert all("through the spyglass" in line for line in covered)
    assert "The game is over" in ran.out


def test_a_seat_is_told_only_what_it_saw(run: Run, game: Table) -> None:
    ran = run("replay", "it.json", "--seat", "2")
    assert ran.code == 0
    for other in ("1", "3"):
        drawn = re.findall(rf"Merchant {other} draws (.*?)(?: \(x\d\))?\s*$", ran.out, re.MULTILINE)
        assert set(drawn) == {"face-down card"}
        assert f"Merchant {other}: " not in ran.out
    own = re.findall(r"Merchant 2 draws (\w+)", ran.out)
    assert own
    assert set(own) <= set(CARDS)
    assert "Merchant 2: Load " in ran.out or "Merchant 2: Done" in ran.out


def test_no_hidden_code_appears_in_a_seats_replay(run: Run, game: Table) -> None:
    for number in range(len(game.choices) + 1):
        table = game.at(number)
        secrets = table.game.secrets(table.position.state, Seat(0))
        if any(place.startswith("caravan-1") for place in secrets):
            break
    ran = run("replay", "it.json", "--seat", "1", "--to", str(number))
    caravan = row(ran.out, "Merchant 2", "Caravan")
    assert set(caravan.split(", ")) == {"face-down card"}
    assert row(ran.out, "Merchant 2", "Hand").isdigit()
    opened = run("replay", "it.json", "--to", str(number))
    assert set(row(opened.out, "Merchant 2", "Caravan").split(", ")) <= set(CARDS)
    assert set(row(opened.out, "Merchant 2", "Hand").split(", ")) <= set(CARDS)


def row(out: str, title: str, label: str) -> str:
    """What a panel says in a row; the panels of this page stand side by side."""
    lines = out.splitlines()
    top = next(place for place, line in enumerate(lines) if f" {title} " in line and "╭" in line)
    left = lines[top].index(title)
    start = lines[top].rindex("╭", 0, left)
    end = lines[top].index("╮", left)
    cells = [line[start + 1 : end].strip() for line in lines[top + 1 : top + 8]]
    found = ""
    for cell in cells:
        if cell.startswith(label):
            found = cell.removeprefix(label).strip()
        elif found and not re.match(r"\w+  ", cell) and not cell.startswith(("╰", "─")):
            found += f" {cell}"
        elif found:
            break
    return found.strip()


def test_a_replay_may_stop_early(run: Run, game: Table) -> None:
    ran = run("replay", "it.json", "--to", "2")
    assert "    2  Merchant" in ran.out
    assert "    3  Merchant" not in ran.out
    assert "decides: " in ran.out
    assert "The game is over" not in ran.out


def test_only_the_own_question_is_told_to_a_seat(run: Run, game: Table) -> None:
    ran = run("replay", "it.json", "--to", "0", "--seat", "2")
    decides = [line.strip() for line in ran.out.splitlines() if "decides" in line]
    assert decides == [
        "Merchant 1 decides",
        "Merchant 2 decides: Load your caravan: up to 2 more",
        "Merchant 3 decides",
    ]


def test_a_replay_speaks_german(run: Run, game: Table) -> None:
    ran = run("replay", "it.json", "--language", "de")
    assert "Händler 1 zieht: " in ran.out
    assert "Das Spiel ist aus" in ran.out
    assert "Merchant" not in ran.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--to", "9999"], "--to 9999: the game has "),
        (["--to", "-1"], "Invalid value for '--to'"),
        (["--seat", "4"], "--seat 4: the seats are numbered from 1 to 3"),
        (["--seat", "closed"], "--seat closed: the seats are numbered from 1 to 3"),
        (["--language", "qya"], "speaks en, de, not 'qya'"),
    ],
)
def test_bad_values_are_refused(run: Run, game: Table, words: list[str], complaint: str) -> None:
    ran = run("replay", "it.json", *words)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
