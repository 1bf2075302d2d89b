"""The terminal table at a real (pseudo) terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import Run, Spawn
from tests.cli.dealing import hand, highway, seed_where

CLEARED = "\x1b[2J"
FORGOTTEN = "\x1b[3J"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def shown(child: pexpect.spawn[str]) -> str:
    """What stands on the screen since it was last cleared, up to what was expected."""
    assert child.before is not None
    text = COLOUR.sub("", child.before.rpartition(FORGOTTEN)[2])
    return " ".join(text.replace("│", " ").split())


def test_a_game_is_played_saved_and_resumed(spawn: Spawn) -> None:
    child = spawn("play", "highway", "--seed", "7")
    child.expect("up to 2 more")
    child.expect("> ")
    child.sendline("1")
    child.expect("Since your last decision")
    child.expect("> ")
    child.sendline("why spyglass")
    child.expect("> ")
    child.sendline("save evening.json")
    child.expect(r"Saved in evening\.json\.")
    child.sendline("quit")
    child.expect("To play on later: westmarch play --load evening.json")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    saved = json.loads(Path("evening.json").read_text(encoding="utf-8"))
    assert (saved["game"], saved["seed"], saved["choices"][0]) == ("highway", 7, "0 done")
    child = spawn("play", "--load", "evening.json")
    child.expect("Since your last decision")
    child.expect("> ")
    child.sendline("undo")
    child.expect("up to 2 more")


def test_a_person_leaves_with_control_d_or_control_c(spawn: Spawn) -> None:
    child = spawn("play", "highway", "--seed", "1")
    child.expect("> ")
    child.sendeof()
    child.expect("You have left the table.")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    child = spawn("play", "highway", "--seed", "1")
    child.expect("> ")
    child.sendintr()
    child.expect("Interrupted.")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 130


def test_the_curtain_hides_each_hand_from_the_other(spawn: Spawn) -> None:
    seed = seed_where(lambda table: not set(hand(table, 0)) & set(hand(table, 1)))
    table = highway(seed)
    child = spawn("play", "highway", "--seed", str(seed), "--hot-seat", columns=200)
    child.expect("Merchant 1, press Enter.")
    assert shown(child) == "Pass the keyboard to Merchant 1."
    child.sendline("")
    child.expect("> ")
    assert child.before is not None
    assert CLEARED in child.before
    assert_sees(shown(child), hand(table, 0), hand(table, 1))
    child.sendline("1")
    child.expect("Merchant 2, press Enter.")
    assert child.before is not None
    assert CLEARED in child.before
    assert shown(child) == "Pass the keyboard to Merchant 2."
    child.sendline("")
    child.expect("> ")
    assert_sees(shown(child), hand(table, 1), hand(table, 0))


def assert_sees(screen: str, own: list[str], other: list[str]) -> None:
    """A screen shows one hand and nothing of the other."""
    assert ", ".join(own) in screen
    assert not [card for card in other if card in screen]


def test_in_hot_seat_nobody_is_skipped_unless_wished(run: Run) -> None:
    seed = str(seed_where(lambda table: len(table.decision.options) == 2))
    asked = run("play", "highway", "--seed", seed, "--hot-seat", typed="\n2\n")
    assert "Merchant 1: Load your caravan: up to 1 more" in asked.out
    skipped = run("play", "highway", "--seed", seed, "--hot-seat", "--skip-single", typed="\n2\n")
    assert "Merchant 1: Load your caravan: up to 1 more" not in skipped.out
    assert "Pass the keyboard to Merchant 2." in skipped.out


def test_leaving_at_the_curtain_shows_no_hand(run: Run) -> None:
    ran = run("play", "highway", "--seed", "1", "--hot-seat")
    assert ran.code == 0
    assert "Pass the keyboard to Merchant 1." in ran.out
    assert "draws" not in ran.out


def test_undo_draws_the_curtain_for_whoever_decides_again(run: Run) -> None:
    typed = "\n1\n\nundo\n\n"
    ran = run("play", "highway", "--seed", "1", "--hot-seat", typed=typed)
    passed = re.findall(r"Pass the keyboard to Merchant (\d)", ran.out)
    assert passed == ["1", "2", "1"]


def test_at_the_end_of_a_hot_seat_game_no_hand_lies_open(run: Run) -> None:
    typed = "\n1\n" * 80
    ran = run("play", "highway", "--seed", "1", "--hot-seat", "--set", "rounds=2", typed=typed)
    _, _, end = ran.out.rpartition("The King's Highway")
    assert "The game is over" in end
    hands = re.findall(r"Hand +(\S+)", end)
    assert len(hands) == 2
    assert all(shown_hand.isdigit() for shown_hand in hands)


@pytest.mark.parametrize(("variable", "coloured"), [("NO_COLOR", False), ("WITH_COLOR", True)])
def test_colour_can_be_turned_off(
    spawn: Spawn, monkeypatch: pytest.MonkeyPatch, variable: str, coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv(variable, "1")
    child = spawn("play", "highway", "--seed", "1")
    child.expect("> ")
    assert child.before is not None
    assert bool(re.search(r"\x1b\[(?:\d;)?3[0-7]m", child.before)) is coloured


def test_a_replay_is_stepped_through(spawn: Spawn, run: Run) -> None:
    run("play", "highway", "--seed", "7", typed="1\nsave it.json\n")
    count = len(json.loads(Path("it.json").read_text(encoding="utf-8"))["choices"])
    child = spawn("replay", "it.json")
    steps = [
        ("", "The beginning"),
        ("", f"Choice 1 of {count}"),
        ("b", "The beginning"),
        ("b", "The beginning"),
        (str(count), f"Choice {count} of {count}"),
        ("", f"Choice {count} of {count}"),
        ("999", rf"numbered from 0, the beginning, to {count}\."),
        ("0", "The beginning"),
    ]
    for number, (typed, expected) in enumerate(steps):
        if number:
            child.sendline(typed)
        child.expect(expected)
        child.expect("q quits: ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


def test_a_simulation_shows_its_progress(spawn: Spawn) -> None:
    child = spawn("sim", "highway", "--games", "40")
    child.expect("The King's Highway:.*/40")
    child.expect("Games a second")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("language", "whose", "question"),
    [
        ("en", "Turn 1 of Player", "Organize your companies"),
        ("de", "Zug 1 von Spieler", "Organisiere deine Gemeinschaften"),
    ],
)
def test_a_person_drafts_and_begins_a_turn_in_middle_earth(
    spawn: Spawn, language: str, whose: str, question: str
) -> None:
    decks = ("--deck", "E", "--deck", "A")
    child = spawn("play", "meccg", "--seed", "60", "--language", language, *decks, columns=100)
    for pick in ("pick 6", "pick 7", "done", "done", "done"):
        child.expect("\n> ")
        assert "Aragorn II" in shown(child)
        child.sendline(pick)
    began = False
    for _ in range(30):
        found = child.expect([question, "\n> "])
        began = began or whose in COLOUR.sub("", child.before or "")
        if found == 0:
            break
        child.sendline("1")
    assert found == 0
    assert began
