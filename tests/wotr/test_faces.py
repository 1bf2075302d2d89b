"""The catalogue: Event cards and Characters as they are typeset and counted."""

from __future__ import annotations

import pytest

from westmarch.kernel.describing import CardFace, Tally
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import Faction
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, EVENTS

each_language = pytest.mark.parametrize("language", ["en", "de"])


def face(code: str, language: str = "en") -> CardFace:
    return next(found for found in GAME.faces(language) if found.code == code)


@each_language
def test_every_event_card_and_character_has_a_face(language: str) -> None:
    factions = [faction.value for faction in Faction]
    assert [found.code for found in GAME.faces(language)] == [*CARDS, *CHARACTERS, *factions]


def test_an_event_card_has_two_halves() -> None:
    card = face("there-is-another-way")
    assert (card.kind, card.kind_words) == ("character-event", "Character Event card")
    assert (card.side, card.side_words, card.set, card.number) == (
        "free",
        "Free Peoples",
        "base",
        10,
    )
    assert card.figure("initiative") == "6"
    assert [paragraph.lead for paragraph in card.text] == ["", "Heroic Death (initiative 6)"]


def test_a_character_has_his_figures() -> None:
    king = face("witch-king", "de")
    assert (king.name, king.subtitle) == ("Der Hexenkönig", "Der Schwarze Heermeister")
    assert [king.figure(name) for name in ("level", "leadership", "dice")] == ["∞", "2", "+1"]
    assert (king.kind_words, king.unique) == ("Günstling", True)


def test_a_german_title_of_ours_is_marked() -> None:
    assert face("athelas", "de").name_is_ours
    assert not face("axe-and-bow", "de").name_is_ours
    assert not face("athelas", "en").name_is_ours


@each_language
def test_a_card_is_found_by_its_words_in_both_languages(language: str) -> None:
    search = face("riders-of-theoden", language).search
    assert "theodens reiter" in search
    assert "riders of theoden" in search


def test_what_is_not_declared_yet_is_not_playable() -> None:
    for card in EVENTS.values():
        whole = card.code in EVENT_TEXTS and card.combat in COMBAT
        assert face(card.code).playable == whole


def test_halves_are_counted_apart() -> None:
    base = [tally for tally in GAME.tallies("en") if tally.words.startswith("Base game")]
    assert base == [
        Tally("Base game: Events", 96, 96),
        Tally("Base game: Combat cards", 96, 96),
    ]
    assert [tally.total for tally in GAME.tallies("de")] == [96, 96, 14, 14]
