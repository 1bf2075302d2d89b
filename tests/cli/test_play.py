"""The terminal table, played by script."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import Run
from tests.cli.dealing import hand, highway, seed_where, words
from westmarch.kernel import registry
from westmarch.kernel.text import option_text

TO_THE_END = "1\n" * 60


def loads(count: int) -> int:
    """A seed with which the first merchant can load so many cards, and has a trick as well."""

    def fits(table: westmarch.Table) -> bool:
        return len(table.decision.options) == count + 1 and count < 5

    return seed_where(fits)


def chosen(path: str) -> list[str]:
    """The choices in a saved game."""
    choices = json.loads(Path(path).read_text(encoding="utf-8"))["choices"]
    assert isinstance(choices, list)
    return choices


def test_the_table_shows_the_view_the_news_and_numbered_options(run: Run) -> None:
    seed = loads(3)
    table = highway(seed)
    ran = run("play", "highway", "--seed", str(seed))
    assert ran.code == 0
    assert f"seed {seed}" in ran.out
    assert ", ".join(hand(table, 0)) in " ".join(ran.out.replace("│", " ").split())
    assert "╭─ ▸ Merchant 1 ─" in ran.out
    assert "Merchant 2 draws face-down card (x5)" in ran.out
    assert "Merchant 1: Load your caravan: up to 2 more" in ran.out
    for number, option in enumerate(table.decision.options, start=1):
        line = f"{number}  {words(table)[number - 1]:<13}"
        assert any(
            shown.strip().startswith(line.strip()) and shown.strip().endswith(option_text(option))
            for shown in ran.out.splitlines()
        )


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_nothing_is_wider_than_the_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run("play", "highway", "--players", "4", "--seed", "3", typed="help\nwhy d\nlog\nquit\n")
    assert max(len(line) for line in ran.out.splitlines()) <= columns
    tops = [line.count("╭") for line in ran.out.splitlines() if "╭" in line]
    assert tops == {60: [1, 1, 1, 1, 1], 80: [2, 2, 1], 120: [3, 2], 200: [5]}[columns]
    assert [line.count("╰") for line in ran.out.splitlines() if "╰" in line] == tops


def test_an_option_is_picked_by_number_or_by_its_text_form(run: Run) -> None:
    seed = loads(3)
    load = highway(seed).decision.options[2]
    by_number = run("play", "highway", "--seed", str(seed), typed="3\nsave number.json\n")
    by_text = run(
        "play", "highway", "--seed", str(seed), typed=f" {option_text(load)}  \nsave text.json\n"
    )
    assert by_number.code == by_text.code == 0
    assert chosen("number.json") == chosen("text.json") == [f"0 {option_text(load)}"]


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "1.5", "²", "load", "load 999", "attack 1", "nonsense"]
)
def test_what_is_no_option_is_refused_with_a_hint(run: Run, typed: str) -> None:
    ran = run("play", "highway", "--seed", str(loads(2)), typed=f"{typed}\nsave it.json\n")
    assert "Type a number from 1 to 3, or help." in ran.out
    assert chosen("it.json") == []


def test_an_empty_line_draws_the_table_again(run: Run) -> None:
    once = run("play", "highway", "--seed", "1").out.count("Merchant 1: Load your caravan")
    twice = run("play", "highway", "--seed", "1", typed="\n").out
    assert (once, twice.count("Merchant 1: Load your caravan")) == (1, 2)


def test_what_leaves_no_choice_is_done_and_said(run: Run) -> None:
    seed = loads(1)
    ran = run("play", "highway", "--seed", str(seed), typed="2\nsave it.json\n")
    assert "Done (your only option)" in ran.out
    assert chosen("it.json")[:2] == [
        f"0 {option_text(highway(seed).decision.options[1])}",
        "0 done",
    ]


def test_ask_all_asks_even_then(run: Run) -> None:
    seed = str(loads(1))
    ran = run("play", "highway", "--seed", seed, "--ask-all", typed="2\nsave it.json\n")
    assert "your only option" not in ran.out
    assert "Merchant 1: Load your caravan: up to 1 more" in ran.out
    assert len(chosen("it.json")) == 1


def test_programs_play_the_other_seats(run: Run) -> None:
    ran = run("play", "highway", "--seed", "1", "--seat", "2", typed="1\nsave it.json\n")
    assert "Merchant 2: Load your caravan" in ran.out
    assert "Merchant 1: Load" not in ran.out
    assert "0" in {choice[0] for choice in chosen("it.json")}


def test_a_game_can_be_played_to_its_end(run: Run) -> None:
    ran = run("play", "highway", "--seed", "1", "--set", "rounds=2", typed=TO_THE_END + "save\n")
    table = westmarch.load(Path("highway-1.json").read_text(encoding="utf-8"))
    assert table.over
    assert table.outcome is not None
    assert table.setup.options == {"rounds": "2"}
    _, _, end = ran.out.partition("The game is over")
    assert "won with" in end
    for seat, score in enumerate(table.outcome.scores):
        won = "winner" if seat in table.outcome.winners else ""
        assert f"Merchant {seat + 1} {score} {won}".split() in [
            line.split() for line in end.splitlines()
        ]
    assert "Type save, log, undo or quit." in end


def test_after_the_end_one_can_look_back_and_undo(run: Run) -> None:
    typed = TO_THE_END + "why salt\nlog 2\nundo\nsave it.json\n"
    ran = run("play", "highway", "--seed", "1", "--set", "rounds=2", typed=typed)
    assert "Back at your last decision." in ran.out
    assert not westmarch.load(Path("it.json").read_text(encoding="utf-8")).over


def test_undo_goes_back_to_the_last_decision_and_forgets_what_followed(run: Run) -> None:
    seed = str(loads(2))
    typed = "2\n3\nlog 50\nundo\nundo\nlog 50\nsave it.json\nundo\n"
    ran = run("play", "highway", "--seed", seed, typed=typed)
    before, _, after = ran.out.partition("Back at your last decision.")
    assert "You: Load" in before
    assert "You: Load" not in after
    assert chosen("it.json") == []
    assert "There is no decision of yours to go back to." in after


def test_undo_skips_what_the_person_was_not_asked(run: Run) -> None:
    typed = "2\nundo\nsave it.json\n"
    ran = run("play", "highway", "--seed", str(loads(1)), typed=typed)
    assert "Done (your only option)" in ran.out
    assert chosen("it.json") == []


def test_the_log_tells_events_and_own_choices(run: Run) -> None:
    ran = run("play", "highway", "--seed", str(loads(2)), typed="2\nlog 3\nlog nonsense\n")
    answer = ran.out.partition("> log 3\n")[2].partition(">")[0]
    assert len(answer.splitlines()) <= 3
    assert "  You: Load " in answer
    assert "Merchant 1 draws" in ran.out.partition("> log nonsense\n")[2]


def test_much_news_is_cut_to_its_end(run: Run) -> None:
    many = ["play", "highway", "--seed", "2", "--players", "4"]
    ran = run(*many, typed="1\n" * 8)
    cut = next(line for line in ran.out.splitlines() if "more before that; log" in line)
    hidden, everything = (word for word in cut.replace(";", " ").split() if word.isdigit())
    news = ran.out.partition(f"{cut}\n")[2].partition("\n\n")[0].splitlines()
    typed = "1\n" * ran.out.partition(cut)[0].count("> 1") + f"log {everything}\n"
    told = run(*many, typed=typed).out.partition(f"> log {everything}\n")[2].partition("> ")[0]
    assert told.splitlines()[int(hidden) :] == news


def test_quit_asks_again_only_if_something_would_be_lost(run: Run) -> None:
    at_once = run("play", "highway", "--seed", "1", typed="quit\n1\n")
    assert "You have left the table." in at_once.out
    warned = run("play", "highway", "--seed", "1", typed="1\nquit\nquit\n1\n")
    assert warned.out.count("Type save first, or quit again to leave it.") == 1
    assert warned.out.endswith("You have left the table.\n")
    changed = run("play", "highway", "--seed", "1", typed="1\nquit\nlog 1\nquit\n")
    assert changed.out.count("Type save first") == 2
    assert list(Path().glob("*.json")) == []


def test_quit_after_saving_says_how_to_play_on(run: Run) -> None:
    ran = run("play", "highway", "--seed", "1", typed="1\nsave my game.json\nquit\n1\n")
    assert "Saved in my game.json." in ran.out
    assert ran.out.endswith("To play on later: westmarch play --load 'my game.json'\n")


def test_a_strange_file_is_replaced_only_when_asked_twice(run: Run) -> None:
    Path("diary.txt").write_text("dear diary", encoding="utf-8")
    ran = run("play", "highway", "--seed", "1", typed="save diary.txt\nlog\nsave diary.txt\n")
    assert ran.out.count("diary.txt exists already.") == 2
    assert Path("diary.txt").read_text(encoding="utf-8") == "dear diary"
    run("play", "highway", "--seed", "1", typed="save diary.txt\nsave diary.txt\n")
    assert chosen("diary.txt") == []


def test_a_file_that_cannot_be_written_is_no_end_of_the_game(run: Run) -> None:
    Path("file").write_text("", encoding="utf-8")
    ran = run("play", "highway", "--seed", "1", typed="save file/game.json\nsave good.json\n")
    assert "file/game.json cannot be written:" in ran.out
    assert chosen("good.json") == []


def test_a_saved_game_plays_on_where_it_was(run: Run) -> None:
    seed = str(loads(2))
    first = run("play", "highway", "--seed", seed, typed="2\nsave it.json\n")
    assert first.code == 0
    before = chosen("it.json")
    ran = run("play", "--load", "it.json", typed="log 30\n1\nsave\nquit\n")
    assert "Merchant 1: Load your caravan: up to 1 more" in ran.out
    assert "You: Load" in ran.out
    after = chosen("it.json")
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert "exists already" not in ran.out


def test_undo_reaches_back_behind_the_loading(run: Run) -> None:
    run("play", "highway", "--seed", str(loads(2)), typed="2\nsave it.json\n")
    run("play", "--load", "it.json", typed="undo\nsave\n")
    assert chosen("it.json") == []


def test_a_saved_game_brings_its_own_setup(run: Run) -> None:
    run("play", "highway", "--seed", "1", typed="save it.json\n")
    for extra in (
        ["--players", "2"],
        ["--seed", "2"],
        ["--set", "rounds=2"],
        ["--deck", "it.json"],
    ):
        ran = run("play", "--load", "it.json", *extra)
        assert ran.code == 2
        assert "a saved game has its own" in ran.err
    assert run("play", "highway", "--load", "it.json").code == 0


def test_german_is_spoken_throughout(run: Run) -> None:
    typed = "xyz\nwarum Hund\nhilfe\nrules\nlog 1\nundo\n1\nquit\nsave spiel.json\nende\n"
    ran = run("play", "highway", "--seed", "1", "--language", "de", typed=typed)
    assert "Händler 1: Belade deine Karawane: noch bis zu 2" in ran.out
    assert "Das steht nicht zur Wahl." in ran.out
    assert "zurück zu deiner vorigen Entscheidung" in ran.out
    assert "Diese Entscheidung nennt keine Regel." in ran.out
    assert "Es gibt keine Entscheidung von dir" in ran.out
    assert "Seit deiner letzten Entscheidung" in ran.out
    assert "Das Spiel ist nicht gespeichert." in ran.out
    assert "Gespeichert in spiel.json." in ran.out
    assert ran.out.endswith("So geht es später weiter: westmarch play --load spiel.json\n")
    for english in ("Merchant", "Since", "your", "table", "Type"):
        assert english not in ran.out


def test_the_language_can_be_changed_at_the_table(run: Run) -> None:
    ran = run("play", "highway", "--seed", "1", typed="language qya\nlanguage de\nlanguage en\n")
    assert "The King's Highway speaks en, de." in ran.out
    asked = [
        line for line in ran.out.splitlines() if line.startswith(("Merchant 1:", "Händler 1:"))
    ]
    assert [line.split()[0] for line in asked] == ["Merchant", "Händler", "Merchant"]


def test_the_system_may_speak_german(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Händler 1: Belade deine Karawane" in run("play", "highway", "--seed", "1").out


def test_without_a_name_the_only_game_is_played(run: Run) -> None:
    assert "The King's Highway" in run("play", "--seed", "1").out


def test_a_menu_asks_which_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.kernel.highway:GAME tests.cli.games:BYWAY")
    ran = run("play", "--seed", "1", typed="3\n1\n")
    assert "  1  The Byway [sic]\n  2  The King's Highway\n" in ran.out
    assert "Type a number from 1 to 2." in ran.out
    assert "The byway" in ran.out
    assert "Merchant 1: Load your caravan" in ran.out
    ran = run("play")
    assert (ran.code, ran.err) == (2, "westmarch: name a game, as in: westmarch play byway\n")


def test_if_the_rules_fail_the_game_that_shows_it_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "tests.arena.faulty:CRASHES")
    ran = run("play", "crashes", "--seed", "1", "--hot-seat", typed="\n2\n1\n\n2\n1\n\n2\n2\n2\n")
    assert ran.code == 1
    assert "the road is blocked" in ran.err
    assert "crashes-1-fault.json" in ran.err
    assert chosen("crashes-1-fault.json")[-1].split()[1] == "raid"
    shown = run("replay", "crashes-1-fault.json")
    assert shown.code == 1
    assert "the road is blocked" in shown.err
