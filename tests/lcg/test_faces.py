"""Cards as they are typeset: everything that a card shows, and words to find it by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westmarch.kernel.describing import CardFace, Figure, Paragraph
from westmarch.lcg.game import GAME
from westmarch.lcg.tables import CARDS
from westmarch.lcg.text import ability_text


def face(code: str, language: str = "en") -> CardFace:
    (found,) = (face for face in GAME.faces(language) if face.code == code)
    return found


def test_a_hero_has_all_that_his_card_shows() -> None:
    aragorn = face("aragorn")
    assert (aragorn.name, aragorn.kind, aragorn.kind_words) == ("Aragorn", "hero", "Hero")
    assert (aragorn.subtitle, aragorn.unique) == ("Dúnedain. Noble. Ranger.", True)
    assert (aragorn.side, aragorn.side_words) == ("leadership", "Leadership")
    assert aragorn.figures == (
        Figure("threat_cost", "Threat cost", "12"),
        Figure("willpower", "Willpower", "2"),
        Figure("attack", "Attack", "3"),
        Figure("defense", "Defense", "2"),
        Figure("hit_points", "Hit points", "5"),
    )
    assert aragorn.keywords == ("Sentinel",)
    assert [paragraph.lead for paragraph in aragorn.text] == ["Response"]
    assert (aragorn.set, aragorn.set_words, aragorn.number) == ("core", "Core set", 1)
    assert (aragorn.copies, aragorn.playable, aragorn.name_is_ours) == (1, True, False)


def test_a_face_speaks_german() -> None:
    spider = face("king-spider", "de")
    assert (spider.name, spider.kind, spider.kind_words) == ("Große Spinne", "enemy", "Gegner")
    assert (spider.side, spider.side_words) == (None, "")
    assert (spider.set, spider.set_words) == ("spiders-of-mirkwood", "Spinnen des Düsterwalds")
    assert [paragraph.lead for paragraph in spider.text] == ["Wenn aufgedeckt", "Schatten"]
    assert spider.figure("engagement_cost") == "20"


@pytest.mark.parametrize(
    ("code", "emblem"),
    [
        ("aragorn", "hood"),
        ("gimli", "axes"),
        ("king-spider", "spider"),
        ("dol-guldur-orcs", ""),
        ("old-forest-road", "forest"),
        ("gandalf", "hat"),
        ("feint", ""),
    ],
)
def test_cards_bear_what_their_traits_tell_of(code: str, emblem: str) -> None:
    assert face(code).emblem == emblem


def test_every_emblem_is_drawn() -> None:
    """The browser has a drawing for each; a name without one would leave the card empty."""
    page = Path(__file__).parents[2] / "web" / "src" / "cards" / "emblems.ts"
    drawn = set(re.findall(r'^  "?([\w-]+)"?:$', page.read_text(encoding="utf-8"), re.MULTILINE))
    borne = {one.emblem for one in GAME.faces("en")} - {""}
    assert len(borne) > 20
    assert borne <= drawn


def test_quest_cards_have_stage_points_and_scenario() -> None:
    quest = face("through-the-caverns")
    assert (quest.subtitle, quest.set_words) == ("Stage 2", "Escape from Dol Guldur")
    assert quest.figure("quest_points") == "15"
    assert quest.side is None


@pytest.mark.parametrize(
    ("code", "name", "value"),
    [
        ("stand-and-fight", "cost", "X"),
        ("gandalf", "cost", "5"),
        ("gandalf", "victory", None),
        ("hill-troll", "victory", "4"),
        ("gandalf", "quest_points", None),
    ],
)
def test_figures_are_found_by_their_names(code: str, name: str, value: str | None) -> None:
    assert face(code).figure(name) == value


def test_neutral_cards_are_of_no_sphere_but_wear_a_colour() -> None:
    assert (face("gandalf").side, face("gandalf", "de").side_words) == ("neutral", "Neutral")


def test_names_of_our_own_say_so_in_german_only() -> None:
    assert face("unexpected-courage", "de").name_is_ours
    assert not face("unexpected-courage", "en").name_is_ours
    assert not face("feint", "de").name_is_ours


@pytest.mark.parametrize("language", GAME.languages)
def test_every_card_has_a_face_with_its_whole_text(language: str) -> None:
    faces = GAME.faces(language)
    assert [face.code for face in faces] == list(CARDS)
    for one in faces:
        assert all((one.name, one.kind_words, one.set, one.set_words)), one.code
        text = "\n".join(paragraph.line() for paragraph in one.text)
        assert ability_text(one.code, language).endswith(text)
        assert len({figure.name for figure in one.figures}) == len(one.figures)


def test_a_paragraph_is_a_line_with_its_lead() -> None:
    assert Paragraph("Draw 1 card.", "Action").line() == "Action: Draw 1 card."
    assert Paragraph("Cannot attack.").line() == "Cannot attack."


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("theodred", "theodred"),
        ("grosse spinne", "king-spider"),
        ("king spider", "king-spider"),
        ("verratskarte", "despair"),
        ("shadow:", "king-spider"),
        ("wilderlands", "hill-troll"),
        ("fernkampf", "legolas"),
    ],
)
def test_cards_are_found_in_either_language(language: str, words: str, code: str) -> None:
    found = {one.code for one in GAME.faces(language) if words in one.search}
    assert code in found
    assert len(found) < len(CARDS) // 2


def test_search_keys_are_in_small_letters_without_accents() -> None:
    for one in GAME.faces("de"):
        assert one.search == one.search.lower()
        assert not set(one.search) & set("áéíóúûäöüß")
