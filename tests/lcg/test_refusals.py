"""Set-ups and decks that are refused say so in both languages."""

from __future__ import annotations

import pickle

import pytest

import westmarch
from tests.kernel.highway.game import GAME as HIGHWAY
from westmarch.kernel.game import IllegalSetup, Setup, checked
from westmarch.lcg import campaign
from westmarch.lcg.game import GAME

HEROES = "aragorn theodred gloin"

SETUPS: tuple[tuple[dict[str, str], int, tuple[str, ...], str, str], ...] = (
    ({"mode": "nightmare"}, 1, (), "needs cards that are not", "braucht Karten, die nicht"),
    ({"mode": "hopeless"}, 1, (), "choose one of", "wähle eine von"),
    ({"speed": "high"}, 1, (), "has no option", "hat keine Einstellung"),
    ({}, 5, (), "is for 1, 2, 3, 4 players", "ist für 1, 2, 3, 4 Spieler"),
    ({}, 2, ("leadership",), "2 players need 2 decks", "2 Spieler brauchen 2 Decks"),
    ({}, 2, ("lore", "lore"), "a hero that nobody else wants", "den sonst niemand will"),
    ({}, 1, ("1x Nobody",), "line 1", "Zeile 1"),
    ({}, 1, ("\n".join("abcdefg"),), "and 2 more", "und 2 weitere"),
    ({"tournament": "yes"}, 1, ("lore",), "too few cards", "zu wenige Karten"),
    (
        {"collection": "core-sets"},
        1,
        (f"{HEROES} unexpected-courage unexpected-courage",),
        "Unexpected Courage is not often enough",
        "Unerwarteter Mut ist in 1 Grundspiel(en)",
    ),
    ({}, 1, (f"{HEROES} | threat x",), "what is carried over", "was mitgenommen wird"),
    ({}, 1, (f"{HEROES} | threat 29 | damage eowyn 1 | discarded",), "not in", "nicht im Deck"),
    ({}, 1, (" ",), "it is empty", "es ist leer"),
    ({}, 1, ("x" * 300_000,), "it is longer than", "es ist länger als"),
    ({}, 1, ("\x01",), "control characters", "Steuerzeichen"),
    ({}, 1, ("<deck",), "no deck of OCTGN", "kein gültiges XML (Zeile 1)"),
    ({}, 1, ("<song/>",), "it is a 'song'", "es ist ein 'song'"),
    ({}, 1, ('<deck game="chess"/>',), "another game", "einem anderen Spiel"),
    ({}, 1, ("<!DOCTYPE deck><deck/>",), "a document type", "einen Dokumenttyp"),
    ({}, 1, ("{}",), "neither heroes nor slots", "weder heroes noch slots"),
    ({}, 1, ('{"heroes": 1}',), "its heroes are no list", "heroes ist keine Liste"),
    ({}, 1, ('{"heroes": {"a": 1, "a": 2}}',), "twice", "zweimal"),
    ({}, 1, ("{",), "no deck of RingsDB", "kein gültiges JSON"),
    ({}, 1, ("[" * 100_000,), "nested too deeply", "zu tief verschachtelt"),
)


@pytest.mark.parametrize(("options", "players", "decks", "english", "german"), SETUPS)
def test_a_setup_that_is_refused_says_why_in_both_languages(
    options: dict[str, str], players: int, decks: tuple[str, ...], english: str, german: str
) -> None:
    with pytest.raises(IllegalSetup) as refused:
        westmarch.new("lcg", players=players, decks=decks, options=options)
    assert english in refused.value.words("en")
    assert german in refused.value.words("de")
    assert str(refused.value) == refused.value.words("en")
    assert pickle.loads(pickle.dumps(refused.value)).words("de") == refused.value.words("de")


def test_what_a_game_does_not_have_is_said_in_both_languages() -> None:
    options = {"scenario": "escape-from-dol-guldur"}
    setup = checked(GAME, 1, options, ())
    for refuse, german in (
        (lambda: HIGHWAY.check_deck("lore", {}, "de"), "wird ohne Decks gespielt"),
        (lambda: HIGHWAY.convert_deck("lore", "text", "de"), "wird ohne Decks gespielt"),
        (lambda: HIGHWAY.begin_campaign(Setup(2), False), "hat keine Kampagne"),
        (lambda: campaign.begin(setup), "wähle kein Szenario"),
        (lambda: GAME.convert_deck("lore", "papyrus", "de"), "ein Format 'papyrus' gibt es nicht"),
    ):
        with pytest.raises(IllegalSetup) as refused:
            refuse()
        assert german in refused.value.words("de")
        assert refused.value.words("en") != refused.value.words("de")
