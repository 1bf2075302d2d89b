"""Every prompt, option, event, reason and outcome can be said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch.wotr
from tests.texts import PLACEHOLDER, assert_is_said
from tests.wotr.samples import CARD, CODE, kinds, made
from westmarch.kernel.game import Outcome, Sayable
from westmarch.kernel.records import (
    AnyEvent,
    AnyOption,
    AnyPrompt,
    CardId,
    Record,
    Seat,
)
from westmarch.wotr import events as ev
from westmarch.wotr import options as o
from westmarch.wotr import prompts as q
from westmarch.wotr.cards.characters import ENTRIES
from westmarch.wotr.expansion_events import HandSeen
from westmarch.wotr.kinds import CharacterId, Deck, DieId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.kinds import TileId as Tile
from westmarch.wotr.reasons import Unmet
from westmarch.wotr.rules.roles import SIDES
from westmarch.wotr.text import de, de_events, en, en_events, say

NAMES = {CARD: CODE}

each_language = pytest.mark.parametrize("language", ["en", "de"])

PROMPTS = kinds(AnyPrompt)
SAID = [*kinds(AnyEvent), *kinds(AnyOption), *PROMPTS]


def sayable(kind: type[Record]) -> Sayable:
    record = made(kind)
    assert isinstance(record, AnyEvent | AnyOption | AnyPrompt)
    return record


@each_language
@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("names", [NAMES, {}], ids=["known", "unknown"])
def test_every_record_can_be_said(
    kind: type[Record], names: dict[CardId, str], language: str
) -> None:
    assert_is_said(say(sayable(kind), names, language))


@pytest.mark.parametrize(
    "kind",
    [kind for kind in SAID if kind not in (o.PickNumber, o.PickCharacter)],
    ids=lambda kind: kind.__name__,
)
def test_every_record_is_said_in_two_languages(kind: type[Record]) -> None:
    assert say(sayable(kind), NAMES, "en") != say(sayable(kind), NAMES, "de")


@each_language
@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("option", [o.Done, o.PickNumber, o.Fight, o.UseAbility, o.PickRegion])
def test_an_option_can_be_said_as_an_answer_to_any_prompt(
    prompt: type[Record], option: type[Record], language: str
) -> None:
    asked = sayable(prompt)
    assert isinstance(asked, AnyPrompt)
    said = say(sayable(option), NAMES, language, asked=asked, sides=SIDES[4])
    assert not PLACEHOLDER.search(said)
    assert said[0].isupper() or said[0].isdecimal()


# Reasons and outcomes


def codes_in_use() -> list[str]:
    """The codes of reasons, wherever the rules give one."""
    folder = Path(westmarch.wotr.__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return sorted(set(re.findall(r'\bUnmet\(\s*"([a-z-]+)"', text)))


def about(code: str) -> str:
    """Something that a reason can be about."""
    for word, thing in ABOUT.items():
        if f"{{{word}}}" in en.REASONS[code] + de.REASONS[code]:
            return thing
    return "gondor"


ABOUT = {
    "card": "the-red-arrow",
    "who": "aragorn",
    "place": "fords-of-isen",
    "there": "fords-of-isen",
    "nation": "southrons",
}


@each_language
def test_every_reason_that_the_rules_give_has_words(language: str) -> None:
    codes = codes_in_use()
    said = {code: say(Unmet(code, (), about(code)), {}, language) for code in codes}
    assert sorted(en.REASONS) == sorted(de.REASONS) == codes
    assert len(set(said.values())) == len(codes)
    assert not [words for words in said.values() if PLACEHOLDER.search(words)]


@each_language
@pytest.mark.parametrize("who", ENTRIES)
def test_what_a_character_needs_to_come_can_be_said(who: CharacterId, language: str) -> None:
    for what in ("entry-not-met", "no-die-for-the-character", "nowhere-to-enter"):
        assert not PLACEHOLDER.search(say(Unmet(what, (), who), {}, language))


@each_language
@pytest.mark.parametrize("record", [Unmet("because"), Outcome((), (), "stalemate")], ids=str)
def test_what_has_no_words_is_an_error(record: Sayable, language: str) -> None:
    with pytest.raises(AssertionError, match="no words for"):
        say(record, {}, language)


def test_every_end_of_the_war_has_words() -> None:
    assert en_events.VICTORIES.keys() == de_events.VICTORIES.keys()
    for how in en_events.VICTORIES:
        side, _, by = how.partition("-")
        for language in ("en", "de"):
            outcome = say(Outcome((), (), how), {}, language)
            assert outcome == say(ev.SideWon(Side(side), by), {}, language)


# Some of them, word for word

SHIRE, ISEN, ORTHANC = RegionId("the-shire"), RegionId("fords-of-isen"), RegionId("orthanc")
URUK, ELITE = FigureId("isengard-regular"), FigureId("gondor-elite")
WITCH_KING, STRIDER = CharacterId("witch-king"), CharacterId("strider")


@pytest.mark.parametrize(
    ("record", "english", "german"),
    [
        (
            q.ChooseAttackers(ORTHANC, ISEN),
            "Choose who attacks the Fords of Isen from Orthanc; the others are the rearguard",
            "Wähle, wer die Furten des Isen aus Orthanc angreift; die anderen sind die Nachhut",
        ),
        (
            q.SufferHunt(Tile("std-2r-1"), 2),
            "Hunt tile (2, Reveal): choose how you suffer damage 2",
            "Jagd-Spielstein (2, Entdecken): Wähle, wie du Schaden 2 hinnimmst",
        ),
        (
            q.FellowshipGoes(1),
            "Choose where the Fellowship goes: up to 1 region further",
            "Wähle, wohin die Gemeinschaft zieht: noch bis zu 1 Region weit",
        ),
        (
            o.UseRing(DieId("character"), DieId("army-muster")),
            "Use an Elven Ring: turn a Character result to an Army/Muster result",
            "Einen Elbenring benutzen: einen Personenwürfel auf Armee/Rekrutierung drehen",
        ),
        (
            o.AttackFrom(ORTHANC, ORTHANC),
            "Attack in the siege of Orthanc",
            "Bei der Belagerung von Orthanc angreifen",
        ),
        (
            o.Recruit(ELITE, SHIRE),
            "Recruit a Gondor Elite in the Shire",
            "Eine Elite-Einheit Gondors im Auenland rekrutieren",
        ),
        (
            o.TakeCharacter(WITCH_KING),
            "Take the Witch-king along",
            "Den Hexenkönig mitnehmen",
        ),
        (
            o.RetreatTo(RegionId("high-pass")),
            "Retreat to the High Pass",
            "Sich auf den Hohen Pass zurückziehen",
        ),
        (
            ev.ActionDiceRolled(Side.SHADOW, (Face.EYE, Face.ARMY, Face.EYE)),
            "The Shadow rolls 2 × Eye and 1 × Army",
            "Der Schatten würfelt 2 × Auge und 1 × Armee",
        ),
        (
            ev.CombatRolled(Side.FREE, (1, 4, 6), 2, 5, 1),
            "The Free Peoples roll 1, 4, 6 (5+ hits, +1): 2 hits",
            "Die Freien Völker würfeln 1, 4, 6 (5+ trifft, +1): 2 Treffer",
        ),
        (
            ev.LeadersRolled(Side.SHADOW, (5,), 0, 6),
            "The Shadow rolls misses again: 5 (6 hits): no hit",
            "Anführer-Wiederholung des Schattens: 5 (6 trifft): kein Treffer",
        ),
        (
            ev.HuntRolled((2, 5, 6), 1, 2, 1),
            "Hunt roll 2, 5, 6 (6+ succeeds, +1, 1 die rolled again): 2 successes",
            "Jagd-Wurf 2, 5, 6 (6+ ist ein Erfolg, +1, 1 Würfel wiederholt): 2 Erfolge",
        ),
        (
            ev.HuntRolled((), 0, 0),
            "The Shadow has no dice in the Hunt Box and does not hunt",
            "Der Schatten hat keine Würfel in der Jagd-Box und jagt nicht",
        ),
        (
            ev.TileDrawn(Tile("phial-of-galadriel"), -2),
            "A Hunt tile is drawn (−2): 2 Corruption is healed",
            "Ein Jagd-Spielstein wird gezogen (−2): 2 Korruption wird geheilt",
        ),
        (
            ev.Moved(Side.SHADOW, ORTHANC, ISEN, (URUK, URUK), (WITCH_KING,)),
            "2 Isengard Regulars and the Witch-king move from Orthanc to the Fords of Isen",
            "2 reguläre Einheiten Isengarts und der Hexenkönig ziehen aus Orthanc an die Furten "
            "des Isen",
        ),
        (
            ev.SteppedToWar(Nation.SOUTHRONS, 0),
            "The Southrons & Easterlings are At War",
            "Die Südländer & Ostlinge sind im Kriegszustand",
        ),
        (
            ev.BattleBegan(Side.FREE, ORTHANC, ORTHANC, sortie=True),
            "The Free Peoples make a sortie from Orthanc",
            "Die Freien Völker machen einen Ausfall aus Orthanc",
        ),
        (
            ev.Separated((STRIDER,), SHIRE),
            "Strider leaves the Fellowship and moves to the Shire",
            "Streicher verlässt die Gemeinschaft und zieht ins Auenland",
        ),
        (
            ev.CombatCardsRevealed(("the-red-arrow", "olog-hai")),
            "Combat cards: the Free Peoples play Scouts and the Shadow plays We Come to Kill",
            "Kampfkarten: die Freien Völker spielen „Kundschafter“ und der Schatten spielt „Wir "
            "kommen, um zu töten“",
        ),
        (
            Unmet("condition-not-met", (), "the-red-arrow"),
            "The Red Arrow can only be played if Gondor is active",
            "„Der Rote Pfeil“ kann nur gespielt werden, wenn Gondor aktiv ist",
        ),
        (
            Unmet("entry-not-met", (), "saruman"),
            "Saruman can only come into play if Isengard is At War",
            "Saruman kann nur ins Spiel kommen, wenn Isengart im Kriegszustand ist",
        ),
        (
            Outcome((Seat(0),), (1, 0), "free-ring"),
            "The Free Peoples win: the Ring is destroyed",
            "Die Freien Völker gewinnen: Der Ring ist vernichtet",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Record) else "",
)
def test_what_is_said(record: Sayable, english: str, german: str) -> None:
    assert say(record, NAMES, "en") == english
    assert say(record, NAMES, "de") == german


def test_a_player_is_called_by_his_side() -> None:
    drew = ev.Drew(Seat(1), Deck.STRATEGY, "olog-hai")
    assert say(drew, {}, "en") == "The Shadow draws Olog-hai from the Strategy deck"
    hidden = ev.Drew(Seat(0), Deck.STRATEGY)
    told = "Die Freien Völker ziehen eine Karte vom Strategie-Stapel"
    assert say(hidden, {}, "de", ("Angela", "Bernd")) == told


def test_who_shares_a_side_is_called_by_his_name_too() -> None:
    names = ("Angela", "Bernd", "Carla")
    free, shadow = ev.DieUsed(Seat(0), Face.MUSTER), ev.DieUsed(Seat(2), Face.MUSTER)
    assert say(free, {}, "en", names, sides=SIDES[3]) == "The Free Peoples use a Muster result"
    assert say(shadow, {}, "en", names, sides=SIDES[3]) == "The Shadow (Carla) uses a Muster result"
    assert say(shadow, {}, "en", sides=SIDES[3]) == "The Shadow (Player 3) uses a Muster result"
    seen = HandSeen(Seat(1))
    told = "Die Hand des Schattens (Bernd) wird angesehen"
    assert say(seen, {}, "de", names, sides=SIDES[3]) == told
    random = o.DiscardAtRandom(Seat(1))
    told = "Den Schatten (Bernd) eine zufällige Karte abwerfen lassen"
    assert say(random, {}, "de", names, sides=SIDES[3]) == told


def test_a_choice_between_effects_is_told_by_what_it_does() -> None:
    asked = q.ChooseOne(CODE)
    assert say(o.PickNumber(0), {}, "en", asked=asked) == "Hide the Fellowship"
    assert say(o.PickNumber(1), {}, "de", asked=asked) == "Die Gemeinschaft bewegen"
    assert say(o.PickNumber(1), {}, "en") == "1"


def test_a_combat_card_is_told_by_both_its_names() -> None:
    asked = q.ChooseCombatCard()
    english = say(o.PickCard(CARD), NAMES, "en", asked=asked)
    assert english == "Heroic Death (on There Is Another Way)"
    assert say(o.PickCard(CARD), NAMES, "de") == "„Es gibt einen anderen Weg“"


def test_the_same_answer_is_told_as_the_question_needs_it() -> None:
    said = [say(o.Done(), {}, "en", asked=one) for one in (q.MoveAnother(), q.MayPreventTile())]
    assert said == ["Move no other Army", "No, have a tile drawn"]
    fights = [say(o.Fight(), {}, "en", asked=one) for one in (q.MayCease(), q.MayRetreat())]
    assert fights == ["Fight on", "Stand and fight on"]
