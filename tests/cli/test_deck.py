"""`westmarch deck`: checking, converting and listing decks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import HIGHWAY, Run
from westmarch.kernel import registry

LCG = "westmarch.lcg.game:GAME"
FORMATS = ("text", "o8d", "ringsdb-text", "ringsdb-json")
GOOD = "Aragorn\n3x Guard of the Citadel\n"


@pytest.fixture(autouse=True)
def both_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with decks and one without."""
    monkeypatch.setenv(registry.EXTRA, f"{HIGHWAY} {LCG}")


def write(text: str, name: str = "deck.txt") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_a_good_deck_can_be_played(run: Run) -> None:
    assert run("deck", "check", write(GOOD)) == (0, "deck.txt: can be played\n", "")
    assert run("deck", "check", "lore", "--game", "lcg").code == 0


def test_faults_name_card_rule_and_line(run: Run) -> None:
    ran = run("deck", "check", write("Aragorn\nFrodo\n4x Gandalf\nSideboard\nFeint"))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "line 2: Frodo: There is no card called Frodo",
        "The deck has too many copies of Gandalf (L-DECK-02)",
        "line 5: Feint: Feint is in a sideboard or a scenario, not in the deck",
        "deck.txt: 2 faults",
    ]


def test_faults_are_told_in_german(run: Run) -> None:
    ran = run("deck", "check", write("Aragorn\nFrodo\n4x Gandalf\n"), "--language", "de")
    assert ran.out.splitlines() == [
        "Zeile 2: Frodo: Es gibt keine Karte namens „Frodo“",
        "Das Deck hat zu viele Exemplare von Gandalf (L-DECK-02)",
        "deck.txt: 2 Fehler",
    ]
    ran = run("deck", "check", write(GOOD), "--language", "de")
    assert ran == (0, "deck.txt: kann gespielt werden\n", "")


def test_tournaments_have_rules_of_their_own(run: Run) -> None:
    ran = run("deck", "check", "lore", "--tournament", "--language", "de")
    assert ran == (
        1,
        "Für ein Turnier hat das Deck zu wenige Karten (L-DECK-03)\nlore: 1 Fehler\n",
        "",
    )


def test_options_of_the_game_count_for_its_decks(run: Run) -> None:
    name = write(f"{GOOD}2x Unexpected Courage\n")
    assert run("deck", "check", name) == (0, "deck.txt: can be played\n", "")
    ran = run("deck", "check", name, "--set", "collection=core-sets")
    assert (ran.code, ran.err) == (0, "")
    assert "Unexpected Courage" in ran.out
    assert "(L-GEN-02)" in ran.out
    ran = run("deck", "check", name, "--set", "scenario=escape-from-dol-guldur")
    assert ran.code == 0
    assert ran.out.startswith("Aragorn is a hero alone")
    ran = run("deck", "check", name, "--set", "collection=mine")
    assert (ran.code, ran.out) == (2, "")
    assert "choose one of: any, core-sets" in ran.err


def test_a_lone_hero_is_warned_when_he_sits_down(run: Run) -> None:
    words = ("play", "lcg", "--deck", write(GOOD), "--seed", "1", "--set")
    ran = run(*words, "scenario=escape-from-dol-guldur")
    assert (ran.code, ran.err.startswith("Aragorn is a hero alone")) == (0, True)
    assert run(*words, "scenario=passage-through-mirkwood").err == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("<deck>", "this is no deck of OCTGN: no element found"),
        ("{", "this is no deck of RingsDB"),
        ("", "this is no deck: it is empty"),
        ("Aragorn\x00", "this is no deck: it is not text"),
    ],
)
def test_what_cannot_be_read_is_no_deck(run: Run, text: str, why: str) -> None:
    ran = run("deck", "check", write(text))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"westmarch: deck.txt: {why}")
    ran = run("deck", "convert", "deck.txt", "--to", "text")
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


def test_files_that_are_too_long_or_binary_or_missing_are_refused(run: Run) -> None:
    ran = run("deck", "check", write("x" * 200_001))
    assert ran == (2, "", "westmarch: deck.txt is no deck: it is longer than 200 kB\n")
    Path("deck.bin").write_bytes(b"\xff\xfe\x00\x01")
    ran = run("deck", "check", "deck.bin")
    assert ran == (2, "", "westmarch: deck.bin is no deck: it is not a text in UTF-8\n")
    ran = run("deck", "check", "none.txt")
    assert ran == (2, "", "westmarch: none.txt: No such file or directory\n")


@pytest.mark.parametrize("first", FORMATS)
@pytest.mark.parametrize("second", FORMATS)
def test_decks_are_converted_from_any_format_to_any_other(
    run: Run, first: str, second: str
) -> None:
    assert run("deck", "convert", "spirit", "--to", first, "--out", "one").code == 0
    assert run("deck", "convert", "one", "--to", second, "--out", "two").code == 0
    assert run("deck", "check", "two") == (0, "two: can be played\n", "")
    straight, detour = (
        run("deck", "convert", name, "--to", "ringsdb-json").out for name in ("spirit", "two")
    )
    assert straight.partition("heroes")[2] == detour.partition("heroes")[2]


def test_what_is_left_out_in_converting_is_named(run: Run) -> None:
    ran = run("deck", "convert", write("Aragorn\nFrodo"), "--to", "o8d")
    assert ran.code == 1
    assert '<card qty="1" id="">Aragorn</card>' in ran.out
    assert ran.err.splitlines()[0] == "line 2: Frodo: There is no card called Frodo"
    assert "ids by which OCTGN knows cards are left empty" in ran.err


def test_long_lines_are_printed_as_they_are(run: Run) -> None:
    name = "long " * 60
    text = f"{name}\n\nPacks: Core Set\n\n1x Aragorn (Core Set)\n"
    assert run("deck", "convert", write(text), "--to", "text").out.startswith(f"# {name.strip()}\n")


def test_unknown_formats_are_answered_with_the_known(run: Run) -> None:
    ran = run("deck", "convert", "lore", "--to", "pdf")
    complaint = "westmarch: --to pdf: the formats are text, o8d, ringsdb-text, ringsdb-json\n"
    assert ran == (2, "", complaint)


def test_the_starter_decks_are_listed(run: Run) -> None:
    ran = run("deck", "list", "--language", "de")
    assert [line.split()[:2] for line in ran.out.splitlines()[2:]] == [
        ["lcg", "leadership"], ["lcg", "tactics"], ["lcg", "spirit"], ["lcg", "lore"],
    ]  # fmt: skip
    assert "Glorfindel, Denethor, Beravor; 30 Karten" in ran.out
    assert run("deck", "list", "--game", "highway").out == "There are no starter decks.\n"


def test_a_game_without_decks_has_none_to_check(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("deck", "check", "lore", "--game", "highway")
    assert ran == (2, "", "westmarch: The King's Highway is played without decks\n")
    monkeypatch.setenv(registry.EXTRA, HIGHWAY)
    assert "games with decks: none" in run("deck", "check", "lore").err


def test_the_command_alone_shows_its_help(run: Run) -> None:
    ran = run("deck")
    assert all(f"│ {command} " in ran.out for command in ("check", "convert", "list"))
    assert run("deck", "chekc").err.endswith("See: westmarch deck --help\n")


@pytest.mark.parametrize("format", FORMATS)
def test_a_deck_in_a_file_is_played(run: Run, format: str) -> None:
    run("deck", "convert", "spirit", "--to", format, "--out", "deck")
    ran = run("play", "lcg", "--deck", "deck", "--seed", "1")
    assert ran.code == 0
    assert all(hero in ran.out for hero in ("Éowyn", "Dunhere", "Eleanor"))


def test_a_starter_deck_is_played_by_its_name_unless_a_file_has_it(run: Run) -> None:
    assert "Glorfindel" in run("play", "lcg", "--deck", "lore", "--seed", "1").out
    write(GOOD, "lore")
    assert "Aragorn" in run("play", "lcg", "--deck", "lore", "--seed", "1").out


def test_an_illegal_deck_is_refused_at_the_table(run: Run) -> None:
    ran = run("play", "lcg", "--deck", write("Aragorn\n4x Gandalf"))
    assert (ran.code, ran.out) == (2, "")
    assert "The deck has too many copies of Gandalf (L-DECK-02)" in ran.err


def test_an_opponent_is_asked_for_where_the_game_knows_him(run: Run) -> None:
    ran = run("deck", "check", "lore", "--against", "minion")
    assert ran.code == 2
    assert "against" in ran.err


def test_a_deck_is_checked_against_a_side(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.EXTRA, "westmarch.meccg.game:GAME")
    listed = run("deck", "convert", "A", "--game", "meccg", "--to", "text").out
    deck = write(f"{listed}\nSideboard\n1x Foul Fumes\n")
    assert run("deck", "check", deck, "--game", "meccg", "--against", "hero").code == 0
    ran = run("deck", "check", deck, "--game", "meccg", "--against", "minion")
    assert ran.code == 1
    assert "M-BAN-07" in ran.out
