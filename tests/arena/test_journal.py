"""A tournament in a folder: nothing that was played is lost or played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.plans import ended, tournament
from westmarch.arena.journal import NoTournament, OtherTournament, begin, resume
from westmarch.arena.tournaments import Tournament
from westmarch.kernel.records import replace
from westmarch.kernel.registry import EXTRA


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


def numbers(plan: Tournament, folder: Path) -> list[int]:
    return [fixture.number for fixture in begin(folder, plan).to_play()]


def write_down(plan: Tournament, folder: Path, *played: int) -> None:
    with begin(folder, plan) as journal:
        for number in played:
            journal.add(ended(journal.fixtures[number], 0))


def test_what_is_written_down_need_not_be_played_again(tmp_path: Path) -> None:
    plan = tournament()
    assert numbers(plan, tmp_path) == [0, 1, 2, 3]
    write_down(plan, tmp_path, 2, 0)
    assert numbers(plan, tmp_path) == [1, 3]
    assert [result.fixture.number for result in resume(tmp_path).played()] == [0, 2]


def test_a_torn_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    plan = tournament()
    write_down(plan, tmp_path, 0, 1)
    lines = tmp_path / "journal.jsonl"
    lines.write_bytes(lines.read_bytes()[:-20])
    assert numbers(plan, tmp_path) == [1, 2, 3]
    write_down(plan, tmp_path, 3)
    assert numbers(plan, tmp_path) == [1, 2]


def test_a_damaged_line_counts_as_not_played(tmp_path: Path) -> None:
    plan = tournament()
    write_down(plan, tmp_path, 0, 1, 2)
    lines = tmp_path / "journal.jsonl"
    first, _, third = lines.read_bytes().splitlines(keepends=True)
    lines.write_bytes(first + b"\0" * 40 + b"\n" + third)
    assert numbers(plan, tmp_path) == [1, 3]


def test_a_tournament_can_be_made_longer_but_not_another_one(tmp_path: Path) -> None:
    plan = tournament()
    write_down(plan, tmp_path, 0, 1, 2, 3)
    assert numbers(replace(plan, games=6), tmp_path) == [4, 5]
    with pytest.raises(OtherTournament, match=r"differs in games;"):
        begin(tmp_path, plan)
    with pytest.raises(OtherTournament, match=r"differs in agents, seed;"):
        begin(tmp_path, replace(plan, games=6, seed=1, agents=("random", "random")))


def test_lines_of_another_plan_do_not_count(tmp_path: Path) -> None:
    plan = tournament()
    write_down(replace(plan, seed=1), tmp_path / "other", 0, 1)
    write_down(plan, tmp_path / "this", 2)
    strange = (tmp_path / "other" / "journal.jsonl").read_bytes()
    with (tmp_path / "this" / "journal.jsonl").open("ab") as lines:
        lines.write(strange)
    assert numbers(plan, tmp_path / "this") == [0, 1, 3]


def test_a_folder_without_a_tournament_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoTournament, match="there is no tournament in"):
        resume(tmp_path)
    (tmp_path / "plan.json").write_text("{}", encoding="utf-8")
    with pytest.raises(NoTournament, match="is no plan of a tournament"):
        resume(tmp_path)
