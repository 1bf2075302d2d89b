"""Decks that players bring: what they are told about them."""

from __future__ import annotations

import pytest

from tests.meccg.decks import HERO, mutated
from westmarch.kernel.game import IllegalSetup, Remark
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.brought import convert, described, opened, read, remarks, terms_of
from westmarch.meccg.decks.construction import Terms
from westmarch.meccg.decks.exchange.writing import write
from westmarch.meccg.kinds import Alignment


def test_the_stored_decks_are_described() -> None:
    assert list(described("en")) == list(DECKS)
    assert described("en")["C"] == "Dwarven Quest (Pallando); 99 cards"
    assert described("en")["G"].startswith("Marauding Brood of Uglies (Dwar the Ringwraith); ")
    assert described("de")["C"] == "Die Fahrt der Zwerge (Pallando); 99 Karten"


@pytest.mark.parametrize("code", DECKS)
def test_a_stored_deck_is_brought_by_its_code_or_as_a_file(code: str) -> None:
    assert read(code, Terms()) is DECKS[code]
    assert read(write(DECKS[code], "gccg"), Terms()).alignment is DECKS[code].alignment


@pytest.mark.rule("M-DECK-05")
def test_a_fault_is_told_with_card_and_rule() -> None:
    text = write(mutated(HERO, sideboard={"gollum": 1}), "text")
    assert remarks(text, {"against": "hero"}, "en") == (
        Remark("Gollum: 2 copies of a unique card, but only one is allowed", ("M-DECK-05",)),
    )
    with pytest.raises(IllegalSetup) as refused:
        read(text, Terms())
    assert refused.value.english == (
        "this deck cannot be played: Gollum: 2 copies of a unique card, but only one is allowed "
        "(M-DECK-05)"
    )
    assert refused.value.german == (
        "dieses Deck kann nicht gespielt werden: Gollum: 2 Exemplare einer einzigartigen Karte, "
        "aber nur eines ist erlaubt (M-DECK-05)"
    )


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    text = write(DECKS[HERO], "text").replace("3x Concealment", "3x Concealmend")
    first, *_ = remarks(text, {}, "en")
    assert first.words.startswith(
        "'3x Concealmend': there is no card 'Concealmend'; the nearest are Concealment"
    )
    assert first.line is not None
    assert first.is_fault
    with pytest.raises(IllegalSetup, match=f"played: line {first.line}, '3x Concealmend'"):
        read(text, Terms())
    german, *_ = remarks(text, {}, "de")
    assert "eine Karte 'Concealmend' gibt es nicht" in german.words


def test_at_most_five_faults_are_told_when_a_deck_is_refused() -> None:
    with pytest.raises(IllegalSetup, match=r"; and 3 more$"):
        read("\n".join(f"1 Nobody {n}" for n in "abcdefgh"), Terms())


@pytest.mark.rule("M-BAN-07")
def test_without_an_opponent_what_depends_on_him_is_advice() -> None:
    text = write(mutated(HERO, sideboard={"foul-fumes": 1}), "text")
    advice = remarks(text, {"against": "any"}, "en")
    words = "Foul Fumes: is not allowed against a minion or Balrog player"
    assert advice == tuple(
        Remark(f"against a {side} player: {words}", ("M-BAN-07",), is_fault=False)
        for side in ("minion", "Balrog")
    )
    (fault,) = remarks(text, {"against": "minion"}, "de")
    assert fault == Remark(
        "Giftige Dämpfe: ist gegen Schergen und Balrog nicht erlaubt", ("M-BAN-07",)
    )
    assert remarks(text, {"against": "hero"}, "en") == ()


def test_the_options_of_a_game_are_the_terms_of_its_decks() -> None:
    assert terms_of({}) == Terms()
    wanted = {"against": "fallen-wizard", "length": "4", "optional": "yes"}
    assert terms_of(wanted) == Terms(Alignment.FALLEN_WIZARD, 4, may_fall=True)


def test_a_stored_deck_is_called_in_the_readers_language() -> None:
    for language, name in (("en", "Stewards of Gondor"), ("de", "Truchsesse von Gondor")):
        assert convert("A", "text", language).text.startswith(f"# {name}\n")
        assert opened("A", language).name == name
    assert convert("# Mine\nPool\nBilbo", "text", "de").text.startswith("# Mine\n")


def test_a_deck_is_converted_and_what_is_lost_is_named() -> None:
    text = write(DECKS[HERO], "text") + "1x Concealmend\n"
    converted = convert(text, "gccg", "en")
    assert converted.text == write(read(HERO, Terms()), "gccg")
    (lost,) = converted.remarks
    assert "'1x Concealmend'" in lost.words
    with pytest.raises(IllegalSetup, match="it is empty"):
        convert(" ", "gccg", "en")
