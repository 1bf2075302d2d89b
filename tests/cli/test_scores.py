"""`westmarch scores`: the running list of games that were finished at this terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Run
from westmarch.cli import scores
from westmarch.kernel import registry
from westmarch.lcg.scoresheet import Line, ScoreSheet

LCG = "westmarch.lcg.game:GAME"
TO_THE_END = "1\n" * 1500
NOBODY = "No game with a score sheet has been finished here yet.\n"


@pytest.fixture
def lcg(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with a score sheet."""
    monkeypatch.setenv(registry.EXTRA, LCG)


def keep(*sheets: ScoreSheet) -> None:
    """Sheets of earlier evenings."""
    file = scores.scores_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [{"game": "lcg", "sheet": msgspec.to_builtins(sheet)} for sheet in sheets]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def sheet(name: str = "Sam", won: bool = True) -> ScoreSheet:
    line = Line(name, ("aragorn",), 30, 0, 2)
    return ScoreSheet("2024-09-22", "passage-through-mirkwood", "easy", won, (line,), 4, 3)


def kept() -> list[str]:
    """The lines of the file."""
    file = scores.scores_file()
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


@pytest.mark.usefixtures("lcg")
def test_a_game_that_ends_is_kept_and_listed(run: Run) -> None:
    ran = run("play", "lcg", "--seed", "3", "--name", "Sam [sic]", typed=TO_THE_END)
    assert "Score sheet" in ran.out
    assert "Subtotal" in ran.out
    assert len(kept()) == 1
    ran = run("scores")
    assert ran.code == 0
    assert "Sam [sic]" in ran.out
    assert scores.today() in ran.out
    assert "Final score" in ran.out


@pytest.mark.usefixtures("lcg")
def test_a_game_that_is_left_or_was_over_already_is_not_kept(run: Run) -> None:
    run("play", "lcg", "--seed", "3", typed="1\n1\n")
    assert kept() == []
    run("play", "lcg", "--seed", "3", typed=TO_THE_END + "save it.json\n")
    run("play", "--load", "it.json", typed="quit\n")
    assert len(kept()) == 1
    run("play", "--load", "it.json", typed="undo\n" + TO_THE_END)
    assert len(kept()) == 1, "the same choices are the same game"


def test_a_game_without_score_sheet_keeps_none(run: Run) -> None:
    typed = "1\n" * 300
    ran = run("play", "highway", "--seed", "1", "--set", "rounds=2", typed=typed)
    assert "The game is over" in ran.out
    assert kept() == []
    assert run("scores") == (0, NOBODY, "")
    assert run("scores", "highway") == (0, NOBODY, "")


@pytest.mark.usefixtures("lcg")
def test_if_nothing_can_be_written_the_game_ends_well_all_the_same(run: Run) -> None:
    Path("data").write_text("no folder", encoding="utf-8")
    ran = run("play", "lcg", "--seed", "3", typed=TO_THE_END)
    assert ran.code == 0
    assert "The score sheet could not be kept" in ran.err


@pytest.mark.usefixtures("lcg")
def test_past_games_are_listed_in_both_languages(run: Run) -> None:
    keep(sheet(), sheet("Rosie", won=False))
    ran = run("scores")
    assert ran.err == ""
    sam, rosie = (line for line in ran.out.splitlines() if "2024-09-22" in line)
    assert sam.split()[-2:] == ["won", "69"]
    assert rosie.split()[-2:] == ["lost", "-"]
    ran = run("scores", "lcg", "--language", "de")
    assert "Frühere Spiele" in ran.out
    assert "Weg durch den Düsterwald" in " ".join(ran.out.split())


@pytest.mark.usefixtures("lcg")
def test_a_page_is_written_for_the_printer(run: Run) -> None:
    keep(sheet("<b>Sam</b>"))
    ran = run("scores", "--html", "sub/scores.html", "--language", "de")
    assert (ran.code, ran.err) == (0, "Written to sub/scores.html.\n")
    html = Path("sub/scores.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in html
    assert "&lt;b&gt;Sam&lt;/b&gt;" in html
    assert "<b>" not in html


@pytest.mark.usefixtures("lcg")
def test_no_page_without_a_game(run: Run) -> None:
    ran = run("scores", "--html", "scores.html")
    assert ran.code == 2
    assert "--html is for one game that was played; there are: none" in ran.err
    assert not Path("scores.html").exists()


@pytest.mark.usefixtures("lcg")
def test_a_line_that_is_no_sheet_is_named_and_left_alone(run: Run) -> None:
    keep(sheet())
    file = scores.scores_file()
    with file.open("ab") as lines:
        lines.write(b'nonsense\n{"game": "lcg", "sheet": {"date": 1}}\n\xff\n')
        lines.write(b'{"game": "another", "sheet": {}}\n')
    before = file.read_bytes()
    ran = run("scores")
    assert (ran.code, ran.out.count("2024-09-22")) == (0, 1)
    assert [f"line {number} is no score sheet" in ran.err for number in (1, 2, 3, 4, 5)] == [
        False, True, True, True, False,
    ]  # fmt: skip
    assert file.read_bytes() == before


def test_the_folder_is_the_one_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert scores.scores_file() == tmp_path / "data" / "westmarch" / "scores.jsonl"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert scores.scores_file() == tmp_path / ".local/share/westmarch/scores.jsonl"
