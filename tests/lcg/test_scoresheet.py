"""The score sheet: filled in from a finished game, in words, and as a page to be printed."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from tests.lcg.games import new_game, state_of
from tests.lcg.scene import B, LcgScene, Side, scene
from westmarch.kernel.game import checked
from westmarch.kernel.records import replace
from westmarch.lcg.campaign import Campaign
from westmarch.lcg.game import GAME
from westmarch.lcg.rules.scoring import score
from westmarch.lcg.scorepage import page
from westmarch.lcg.scoresheet import (
    WORDS,
    Chapter,
    Line,
    ScoreSheet,
    listed,
    panels,
    sheet_of,
)

each_language = pytest.mark.parametrize("language", ["en", "de"])

SHEET = ScoreSheet(
    date="2024-09-22",
    scenario="passage-through-mirkwood",
    mode="easy",
    won=True,
    lines=(
        Line("Sam", ("aragorn", "gloin"), threat=31, dead=9, damage=2),
        Line("", ("eowyn",), threat=40, dead=0, damage=0),
    ),
    rounds=6,
    victory=5,
)


def finished(won: bool = True) -> LcgScene:
    """Two players at the end of a game: Gimli is dead, Legolas damaged, the second eliminated."""
    table = scene(
        Side(heroes=["legolas", "aragorn"], discard=["gimli"], allies=["beorn"], threat=33),
        Side(heroes=[], discard=["eowyn", "gandalf"], threat=50),
        damage={"legolas": 2, "beorn": 3},
    )
    table.state.eliminated[B] = True
    table.state.won = won
    table.state.rounds_completed = 7
    return table


@pytest.mark.rule("L-SCORE-09")
@pytest.mark.rule("L-SCORE-02")
def test_each_player_has_a_subtotal_and_the_group_rounds_and_points() -> None:
    table = finished()
    sheet = sheet_of(table.state, ("Sam",), "2024-09-22")
    assert sheet.lines == (
        Line("Sam", ("legolas", "aragorn", "gimli"), threat=33, dead=11, damage=2),
        Line("", ("eowyn",), threat=50, dead=9, damage=0),
    )
    assert [line.subtotal for line in sheet.lines] == [46, 59]
    assert (sheet.players, sheet.rounds, sheet.victory) == (105, 7, 0)
    assert sheet.total == 105 + 70
    assert sheet.total == score(table.state)


@pytest.mark.rule("L-SCORE-02")
def test_victory_points_are_taken_off_once() -> None:
    assert SHEET.total == (31 + 9 + 2) + 40 + 60 - 5


@pytest.mark.rule("L-SCORE-01")
def test_a_lost_game_has_no_score() -> None:
    sheet = sheet_of(finished(won=False).state, (), "")
    assert (sheet.won, sheet.total) == (False, None)
    assert panels(sheet, "en")[-1].rows[-1] == ("Final score", "-")
    assert listed([sheet], "en").rows[-1][-2:] == ("lost", "-")


@pytest.mark.rule("L-SCORE-08")
def test_a_score_can_be_negative() -> None:
    sheet = replace(SHEET, lines=(Line("", (), 0, 0, 0),), rounds=0, victory=5)
    assert sheet.total == -5
    assert panels(sheet, "en")[-1].rows[-1] == ("Final score", "-5")


def test_only_a_finished_game_has_a_sheet() -> None:
    with pytest.raises(AssertionError, match="not over yet"):
        sheet_of(state_of(new_game(1)), (), "")


def test_a_sheet_is_kept_as_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SHEET), type=GAME.sheet) == SHEET


def test_the_sheet_in_panels() -> None:
    sam, other, group = GAME.score_panels(SHEET, "en")
    assert (sam.title, other.title, group.title) == ("Sam", "Player 2", "Score sheet")
    assert sam.rows == (
        ("Heroes", "Aragorn, Glóin"),
        ("Final threat level", "31"),
        ("Threat cost of dead heroes", "+ 9"),
        ("Damage on heroes", "+ 2"),
        ("Subtotal", "= 42"),
    )
    assert group.rows == (
        ("Date", "2024-09-22"),
        ("Scenario", "Passage Through Mirkwood"),
        ("Mode", "easy"),
        ("Result", "won"),
        ("All players together", "82"),
        ("Rounds completed × 10", "+ 60"),
        ("Victory points", "- 5"),
        ("Final score", "137"),
    )


def test_the_list_of_past_games_has_headings_and_a_row_a_game() -> None:
    found = GAME.score_list((SHEET, replace(SHEET, won=False)), "de")
    assert found.rows[0] == (
        "Datum", "Szenario", "Modus", "Spieler", "Helden", "Ausgang", "Gesamtpunktzahl",
    )  # fmt: skip
    assert found.rows[1] == (
        "2024-09-22", "Weg durch den Düsterwald", "einfach", "Sam, Spieler 2",
        "Aragorn, Glóin; Éowyn", "gewonnen", "137",
    )  # fmt: skip
    assert found.rows[2][-2:] == ("verloren", "-")


def test_codes_that_are_not_known_any_more_are_shown_as_they_are() -> None:
    sheet = replace(SHEET, scenario="moria", mode="hard", lines=(Line("", ("frodo",), 1, 0, 0),))
    row = listed([sheet], "en").rows[1]
    assert row[1:5] == ("moria", "hard", "Player 1", "frodo")


def test_both_languages_have_the_same_words() -> None:
    assert WORDS["en"].keys() == WORDS["de"].keys()
    assert not [key for key in WORDS["en"] if WORDS["en"][key] == WORDS["de"][key]]


class Outline(HTMLParser):
    """What stands in a page: open elements must be closed in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.open += [] if tag == "meta" else [tag]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@each_language
def test_the_page_is_whole_and_stands_alone(language: str) -> None:
    html = GAME.score_page((SHEET, replace(SHEET, won=False)), language)
    outline = Outline()
    outline.feed(html)
    outline.close()
    assert outline.open == []
    assert outline.seen.count("section") == 2
    assert html.startswith("<!DOCTYPE html>")
    assert f'<html lang="{language}">' in html
    assert not re.search(r"https?:|src=|href=|<script|url\(", html)
    assert "@media print" in html
    for words in ("Sam", WORDS[language]["subtotal"], "137", WORDS[language]["lost"]):
        assert words in outline.text


@each_language
def test_names_cannot_break_the_page(language: str) -> None:
    evil = "<script>alert('x')</script>&\"'"
    sheet = replace(
        SHEET, date=evil, scenario=evil, mode=evil, lines=(Line(evil, (evil,), 1, 2, 3),)
    )
    html = page(evil, [sheet], language)
    assert "<script" not in html
    assert "alert('" not in html
    outline = Outline()
    outline.feed(html)
    assert outline.text.count(evil) >= 8


@each_language
def test_a_page_without_games_says_so(language: str) -> None:
    html = GAME.score_page((), language)
    assert WORDS[language]["none"] in html
    assert "<table" not in html


@each_language
def test_the_page_can_be_read_on_a_telephone_and_printed_on_paper(language: str) -> None:
    html = GAME.score_page((replace(SHEET, lines=SHEET.lines[:1]), SHEET), language)
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in html
    assert "@page { size: A4;" in html
    heads = re.findall(r'data-head="([^"]*)"', html)
    assert heads == list(listed([SHEET], language).rows[0]) * 2, "a narrow list has no headings"
    assert html.count('class="players alone"') == 1
    assert html.count("--players: 2") == 1


def test_figures_on_the_page_have_the_signs_of_a_printer() -> None:
    lost = replace(SHEET, won=False)
    html = GAME.score_page((replace(SHEET, victory=500), lost), "en")
    assert f'<td class="figure">−{500 - 142}</td>' in html, "a minus, not a hyphen"
    assert '<td class="figure">− 5</td>' in html
    assert '<td class="figure">–</td>' in html
    assert "2024-09-22" in html, "a date keeps its hyphens"


# The expert game


SECOND = replace(
    SHEET,
    scenario="journey-down-the-anduin",
    lines=(replace(SHEET.lines[0], carried=(34, 2)), SHEET.lines[1]),
    chapter=Chapter(2, hardened=True, earlier=(120,)),
)


@pytest.mark.rule("L-VAR-04")
def test_the_sheet_of_an_expert_game_adds_up_the_scenarios() -> None:
    assert (SHEET.campaign, SECOND.total, SECOND.campaign) == (None, 137, 120 + 137)
    assert panels(SECOND, "en")[-1].rows[-3:] == (
        ("Final score", "137"), ("Earlier scenarios", "+ 120"), ("Expert game", "257"),
    )  # fmt: skip
    lost = replace(SECOND, won=False)
    assert lost.campaign is None
    assert panels(lost, "en")[-1].rows[-1] == ("Expert game", "-")
    first = replace(SHEET, chapter=Chapter(1))
    assert panels(first, "en")[-1].rows[-1] == ("Final score", "137"), "there is nothing to add"


@pytest.mark.rule("L-OPEN-23")
@each_language
def test_the_sheet_says_what_was_carried_over(language: str) -> None:
    burden = {"en": "threat 34, damage 2", "de": "Bedrohung 34, Schaden 2"}[language]
    sam, other, _ = panels(SECOND, language)
    assert (WORDS[language]["carried"], burden) in sam.rows
    assert WORDS[language]["carried"] not in [row[0] for row in other.rows]
    html = GAME.score_page((SECOND,), language)
    assert f'<td class="words">{burden}</td><td class="words">-</td>' in html
    assert WORDS[language]["carried"] not in GAME.score_page((SHEET,), language)


@pytest.mark.parametrize(
    ("language", "mode"),
    [
        ("en", "easy, expert game 2 of 3, hardened"),
        ("de", "einfach, Expertenspiel 2 von 3, verschärft"),
    ],
)
def test_the_list_says_which_part_of_an_expert_game_it_was(language: str, mode: str) -> None:
    assert listed([SECOND], language).rows[1][2] == mode
    assert (
        listed([replace(SECOND, chapter=Chapter(2))], language).rows[1][2]
        == mode.rpartition(",")[0]
    )


@pytest.mark.rule("L-VAR-05", "L-OPEN-23")
def test_a_sheet_in_a_campaign_knows_its_place_and_its_burdens() -> None:
    decks = ("legolas gandalf | threat 34 | damage legolas 2 | discarded gandalf", "eowyn gandalf")
    stand = Campaign(checked(GAME, 2, {}, decks), hardened=True, scores=(120,))
    sheet = GAME.campaign_sheet(stand, replace(SHEET, won=False))
    assert isinstance(sheet, ScoreSheet)
    assert sheet.chapter == Chapter(2, hardened=True, earlier=(120,))
    assert [line.carried for line in sheet.lines] == [(34, 2), None]
    assert GAME.campaign_sheet(Campaign(checked(GAME, 2, {}, ())), SHEET) == replace(
        SHEET, chapter=Chapter(1)
    )


@pytest.mark.rule("L-VAR-04")
def test_a_campaign_in_panels() -> None:
    deck = "legolas gandalf | threat 34 | damage legolas 2 | discarded"
    setup = checked(GAME, 1, {}, (deck,))
    (under_way, carried) = GAME.campaign_panels(Campaign(setup, True, (120,)), "en")
    assert under_way.title == "Expert game, hardened"
    assert under_way.rows == (
        ("Passage Through Mirkwood", "120"), ("Journey Down the Anduin", "next"),
        ("Escape from Dol Guldur", "-"), ("Final score", "-"),
    )  # fmt: skip
    assert carried.rows == (("Player 1", "threat 34, damage 2"),)
    (lost,) = GAME.campaign_panels(Campaign(None, scores=(120,)), "de")
    assert [row[1] for row in lost.rows] == ["120", "verloren", "-", "-"]
    (won,) = GAME.campaign_panels(Campaign(None, scores=(120, 130, 140)), "en")
    assert [row[1] for row in won.rows] == ["120", "130", "140", "390"]
