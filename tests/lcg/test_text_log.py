"""What the log says of blows, of the encounter deck and of chance, word for word."""

from __future__ import annotations

import pytest

from westmarch.kernel.records import AnyEvent, CardId, Seat
from westmarch.lcg.events import EncounterDeckRenewed, HeroAssigned, Struck
from westmarch.lcg.text import say

SPIDER, ARAGORN, WARGS, GANDALF, UNKNOWN = (CardId(number) for number in range(1, 6))
NAMES = {SPIDER: "forest-spider", ARAGORN: "aragorn", WARGS: "wargs", GANDALF: "gandalf"}


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Struck((ARAGORN, GANDALF), (SPIDER,), 7, 2, 5),
            "Aragorn and Gandalf strike Forest Spider: 7 attack − 2 defense = 5 damage",
            "Aragorn und Gandalf gegen die Waldspinne: 7 Angriffsstärke − 2 Verteidigungsstärke "
            "= 5 Schaden",
        ),
        (
            Struck((WARGS,), (ARAGORN, GANDALF), 3, 6, 0),
            "Wargs strikes Aragorn and Gandalf: 3 attack − 6 defense = 0 damage",
            "Die Warge gegen Aragorn und Gandalf: 3 Angriffsstärke − 6 Verteidigungsstärke "
            "= 0 Schaden",
        ),
        (
            Struck((UNKNOWN,), (ARAGORN,), 1, 0, 1),
            "A face-down card strikes Aragorn: 1 attack − 0 defense = 1 damage",
            "Eine verdeckte Karte gegen Aragorn: 1 Angriffsstärke − 0 Verteidigungsstärke "
            "= 1 Schaden",
        ),
        (
            EncounterDeckRenewed(12),
            "The encounter deck is empty: its discard pile (12 cards) is shuffled into it",
            "Das Begegnungsdeck wird aus 12 Karten des Ablagestapels neu gebildet",
        ),
        (
            EncounterDeckRenewed(1),
            "The encounter deck is empty: its discard pile (1 card) is shuffled into it",
            "Das Begegnungsdeck wird aus 1 Karte des Ablagestapels neu gebildet",
        ),
        (
            HeroAssigned(Seat(1), "eowyn"),
            "Chance decides: Player 2 plays with Éowyn",
            "Das Los entscheidet: Spieler 2 spielt mit Éowyn",
        ),
    ],
)
def test_what_the_log_says(event: AnyEvent, english: str, german: str) -> None:
    assert say(event, NAMES, "en") == english
    assert say(event, NAMES, "de") == german
