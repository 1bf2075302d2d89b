"""What players are asked and can answer in German, and what the table shows, word for word."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, Side, scene
from westmarch.kernel.game import Sayable
from westmarch.kernel.records import AnyPrompt, CardId
from westmarch.lcg import events as ev
from westmarch.lcg import options as o
from westmarch.lcg import panels
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.text import say
from westmarch.lcg.view import view
from westmarch.lcg.vocabulary import filters as f
from westmarch.lcg.vocabulary.targets import Place

SPIDER, WARGS, SMITH, NAZGUL, MAP, MOUNTAINS, UNKNOWN = (CardId(number) for number in range(7))
GUIDES = (CardId(7), CardId(8), CardId(9))
NAMES = {
    **dict.fromkeys(GUIDES, "lorien-guide"),
    SPIDER: "forest-spider",
    WARGS: "wargs",
    SMITH: "erebor-hammersmith",
    NAZGUL: "nazgul-of-dol-guldur",
    MAP: "gandalfs-map",
    MOUNTAINS: "mountains-of-mirkwood",
}


@pytest.mark.parametrize(
    ("prompt", "german"),
    [
        (o.MayMulligan(), "Behältst du dein Anfangsblatt?"),
        (
            o.ChooseCard(SMITH, f.ATTACHMENT, Place.TOPMOST_DISCARD),
            "Hammerschmied vom Erebor: Wähle die oberste Verstärkung aus dem Ablagestapel eines "
            "beliebigen Spielers",
        ),
        (o.ChooseOne(SMITH, ()), "Hammerschmied vom Erebor: Wähle eines"),
        (
            o.MayRespond("ShadowTriggered", SPIDER),
            "Der Schatteneffekt der Karte Waldspinne wird ausgelöst. Reagiere oder passe",
        ),
        (
            o.MayRespond("ShadowTriggered", UNKNOWN),
            "Der Schatteneffekt einer Karte wird ausgelöst. Reagiere oder passe",
        ),
        (
            o.MayRespond("LeftPlay", UNKNOWN),
            "Eine Karte hat das Spiel verlassen. Reagiere oder passe",
        ),
        (
            o.MayRespond("AttackBegan", WARGS),
            "Die Warge beginnen einen Angriff. Reagiere oder passe",
        ),
        (
            o.AssignDamage(SPIDER, 2),
            "Wähle einen Helden, der 2 Schaden durch die Waldspinne erleidet",
        ),
        (o.OrderAttacks(), "Wähle den Gegner, der als Nächster angreift"),
    ],
)
def test_what_is_asked(prompt: AnyPrompt, german: str) -> None:
    assert say(prompt, NAMES, "de") == german


@pytest.mark.parametrize(
    ("option", "asked", "german"),
    [
        (o.Use(SPIDER, 0), None, "Die Waldspinne nutzen"),
        (o.Use(SPIDER, 0), o.OrderForced(), "Waldspinne"),
        (
            o.Use(NAZGUL, 1),
            o.OrderForced(),
            "Nazgûl von Dol Guldur (Erzwungen: Wenn der Gefangene befreit wird, lege den Nazgûl "
            "von Dol Guldur in die Aufmarschzone)",
        ),
        (o.PickNumber(2), o.NameX(SMITH), "X = 2"),
        (o.PickNumber(2), None, "2"),
        (
            o.Mulligan(),
            o.MayMulligan(),
            "Den Freischuss nutzen: die Hand zurückmischen und neu ziehen",
        ),
    ],
)
def test_what_can_be_answered(option: Sayable, asked: AnyPrompt | None, german: str) -> None:
    assert say(option, NAMES, "de", asked=asked) == german


@pytest.mark.parametrize(
    ("event", "german"),
    [
        (ev.AttackEnded(SPIDER, A, 0), "Die Waldspinne beendet ihren Angriff auf Spieler 1"),
        (
            ev.AttackEnded(NAZGUL, A, 0),
            "Der Nazgûl von Dol Guldur beendet seinen Angriff auf Spieler 1",
        ),
        (ev.AttackEnded(WARGS, A, 0), "Die Warge beenden ihren Angriff auf Spieler 1"),
        (ev.Attached(MAP, MOUNTAINS), "Die Berge des Düsterwalds bewachen „Gandalfs Karte“"),
        (ev.Attached(MAP, UNKNOWN), "„Gandalfs Karte“ wird an eine verdeckte Karte angehängt"),
        (
            ev.Moved(WARGS, "wargs", Zone.DECK.value),
            "Die Warge kommen in das Begegnungsdeck",
        ),
        (
            ev.Moved(SMITH, "beorn", Zone.DECK.value),
            "Beorn kommt in das Deck seines Besitzers",
        ),
        (
            ev.Moved(SMITH, "dwarven-axe", Zone.HAND.value),
            "„Zwergenaxt“ kommt auf die Hand ihres Besitzers",
        ),
        (ev.ShadowTurnedUp(SPIDER, "forest-spider"), "Die Schattenkarte ist: Waldspinne"),
        (
            ev.ShadowTurnedUp(SPIDER, "enchanted-stream"),
            "Die Schattenkarte ist: Verzauberter Fluss (ohne Schatteneffekt)",
        ),
        (
            ev.Committed(A, (GUIDES[0], SMITH, *GUIDES[1:])),
            "Spieler 1: 3× Führer aus Lórien und der Hammerschmied vom Erebor stellen sich dem "
            "Abenteuer",
        ),
        (
            ev.StageBegan("a-fork-in-the-road"),
            "Abschnitt 2 des Abenteuers beginnt: „Eine Weggabelung“",
        ),
    ],
)
def test_what_happens(event: Sayable, german: str) -> None:
    assert say(event, NAMES, "de") == german


def test_the_table_shows_german_figures_and_the_threat_of_cards_as_widerstand() -> None:
    table = scene(Side(heroes=["gimli"]), staging=["forest-spider"])
    shown = panels.panels(view(table.state, A), "de")
    staging = next(panel for panel in shown if panel.title == "Aufmarschzone")
    assert staging.rows == (("Willenskraft 0 : 2 Widerstand",), ("Waldspinne, Kb25 Wd2 A2 V1 4/4",))
    (gimli,) = [row for panel in shown for row in panel.rows if row[0].startswith("Gimli")]
    assert gimli[0].startswith("Gimli, Wk2 A2 V2 5/5")


def test_an_event_is_not_revealed_but_played() -> None:
    table = scene(Side(heroes=["gimli"], hand=["blade-mastery"]), resources={"gimli": 1})
    table.begin(ActionWindow()).choose(o.Use(table.id("blade-mastery")))
    shown = panels.panels(view(table.state, A), "de")
    assert ("wird gespielt: Klingenmeisterschaft",) in [row for one in shown for row in one.rows]
    table.pay("gimli").pick("gimli").done()


def test_an_orc_guard_is_called_so_and_its_face_is_not_shown() -> None:
    side = Side(deck=["faramir"])
    table = scene(side, staging=["tower-gate"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).choose(o.TravelHere(table.id("tower-gate"))).passing().done()
    board = view(table.state, A)
    guard = table.id("faramir")
    assert panels.codes(board)[guard] == "orc-guard"
    shown = [row[0] for panel in panels.panels(board, "de") for row in panel.rows]
    assert "im Kampf mit ihm: Orkwache, A1 V1 1/1" in shown
    attacks = ev.AttackBegan(guard, A)
    assert say(attacks, panels.codes(board), "de") == "Die Orkwache greift Spieler 1 an"
