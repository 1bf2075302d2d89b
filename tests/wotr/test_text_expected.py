"""Some cards and Characters, word for word, and the German names of all regions."""

from __future__ import annotations

import re

import pytest

from westmarch.wotr.kinds import CharacterId, FigureId, RegionId
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.text import character_text, combat_text, de_words, event_text
from westmarch.wotr.text.de_grammar import ACC, DAT, GEN, NOM, PL, F, M, N, article, ending
from westmarch.wotr.text.de_words import from_, in_, in_any, into, kind, of, who

EVENTS = {
    "athelas": (
        "If Strider is the Guide, roll 3 dice and heal 1 Corruption for each 3+; otherwise, roll 3 "
        "dice and heal 1 Corruption for each 5+.",
        "Wenn Streicher Ratgeber ist, wirf 3 Würfel: Jede 3+ heilt 1 Korruption; sonst wirf 3 "
        "Würfel: Jede 5+ heilt 1 Korruption.",
    ),
    "there-is-another-way": (
        "Heal 1 Corruption. If Gollum is the Guide, you may hide the Fellowship or move the "
        "Fellowship.",
        "Heile 1 Korruption. Wenn Gollum Ratgeber ist, darfst du die Gemeinschaft verdecken oder "
        "die Gemeinschaft bewegen.",
    ),
    "axe-and-bow": (
        "Play if Gimli or Legolas is in the Fellowship.\n"
        "On the table: You may discard this card to reduce the Hunt damage by 1.\n"
        "Discard this card as soon as neither Gimli nor Legolas is in the Fellowship.",
        "Spielbar, wenn Gimli oder Legolas in der Gemeinschaft ist.\n"
        "Auf dem Tisch: Du darfst diese Karte ablegen, um den Jagd-Schaden um 1 zu verringern.\n"
        "Lege diese Karte ab, sobald weder Gimli noch Legolas in der Gemeinschaft ist.",
    ),
    "a-power-too-great": (
        "Move the Elves one step towards war on the Political Track.\n"
        "On the table: Shadow Armies can neither enter nor attack Lórien, Rivendell or the Grey "
        "Havens.\n"
        "The Shadow may use any Action die result and discard one Army card and one Character card "
        "to have this card discarded.",
        "Rücke die Elben auf der Politik-Leiste einen Schritt vor.\n"
        "Auf dem Tisch: Armeen des Schattens können Lórien, Bruchtal und die Grauen Anfurten weder "
        "betreten noch angreifen.\n"
        "Der Schatten darf einen beliebigen Aktionswürfel benutzen und eine Karte (Armee) und eine "
        "Karte (Person) abwerfen, um diese Karte abzulegen.",
    ),
    "eomer-son-of-eomund": (
        "Recruit 1 Rohan unit (Regular or Elite) and 1 Leader in a free Settlement of Rohan.",
        "Rekrutiere 1 Einheit Rohans (regulär oder Elite) und 1 Anführer in einer freien Siedlung "
        "Rohans.",
    ),
    "return-to-valinor": (
        "Play if there is a Stronghold of the Elves controlled by the Shadow.\n"
        "Roll one die for each Elven unit there (at most 5) against the Free Peoples Army in each "
        "Stronghold of the Elves controlled by the Free Peoples not besieged by the Shadow: each 6 "
        "is a hit.",
        "Spielbar, wenn es eine vom Schatten kontrollierte Festung der Elben gibt.\n"
        "Wirf für jede Einheit der Elben dort einen Würfel (höchstens 5) gegen jede Armee der "
        "Freien Völker in einer von den Freien Völkern kontrollierten nicht belagerten Festung der "
        "Elben: Jede 6 ist ein Treffer.",
    ),
    "a-new-power-is-rising": (
        "Play if Saruman is in play.\n"
        "Recruit 2 Isengard Regulars in North Dunland, 2 Isengard Regulars in South Dunland and 2 "
        "Isengard units (each Regular or Elite) in Orthanc.",
        "Spielbar, wenn Saruman im Spiel ist.\n"
        "Rekrutiere 2 reguläre Einheiten Isengarts im Nördlichen Dunland, 2 reguläre Einheiten "
        "Isengarts im Südlichen Dunland und 2 Einheiten Isengarts (jeweils regulär oder Elite) in "
        "Orthanc.",
    ),
    "denethors-folly": (
        "Play if the Shadow besieges Minas Tirith.\n"
        "Eliminate one Free Peoples Leader in Minas Tirith.\n"
        "On the table: The Free Peoples cannot use Combat cards in battles in Minas Tirith.\n"
        "Discard this card as soon as the Shadow does not besiege Minas Tirith. The Free Peoples "
        "may use a Will of the West to have this card discarded. The Free Peoples may use any "
        "Action die result to have this card discarded if Gandalf the Grey, Gandalf the White or "
        "Aragorn is in Minas Tirith.",
        "Spielbar, wenn der Schatten Minas Tirith belagert.\n"
        "Entferne einen Anführer der Freien Völker in Minas Tirith aus dem Spiel.\n"
        "Auf dem Tisch: Die Freien Völker können in Schlachten in Minas Tirith keine Kampfkarten "
        "benutzen.\n"
        "Lege diese Karte ab, sobald der Schatten Minas Tirith nicht belagert. Die Freien Völker "
        "dürfen einen Willen des Westens benutzen, um diese Karte abzulegen. Die Freien Völker "
        "dürfen einen beliebigen Aktionswürfel benutzen, um diese Karte abzulegen, wenn Gandalf "
        "der Graue, Gandalf der Weiße oder Aragorn in Minas Tirith ist.",
    ),
}


@pytest.mark.parametrize("code", EVENTS)
def test_the_event_half_of_a_card(code: str) -> None:
    told = {
        language: "\n".join(one.line() for one in event_text(code, language))
        for language in ("en", "de")
    }
    assert (told["en"], told["de"]) == EVENTS[code]


COMBAT = {
    "there-is-another-way": (
        "Heroic Death (initiative 6): Play if a Leader or Companion of yours is in the battle. You "
        "may eliminate one of your Leaders to cancel one hit, or one of your Companions to cancel "
        "as many hits as the Companion's Level.",
        "Heldentod (Initiative 6): Spielbar, wenn einer deiner Anführer oder Gefährten in der "
        "Schlacht ist. Du darfst einen deiner Anführer aus dem Spiel entfernen, damit ein Treffer "
        "nicht gilt, oder einen deiner Gefährten, damit so viele Treffer nicht gelten, wie sein "
        "Level beträgt.",
    ),
    "the-power-of-tom-bombadil": (
        "Advantageous Position (initiative 3): Play if the defending Army is in a region inside "
        "the borders of a Free Peoples nation. Subtract 1 from all dice of the enemy's Combat "
        "roll.",
        "Günstige Stellung (Initiative 3): Spielbar, wenn die verteidigende Armee in einer Region "
        "innerhalb der Grenzen einer Nation der Freien Völker ist. Ziehe von allen Würfeln des "
        "gegnerischen Kampfwürfelwurfs 1 ab.",
    ),
    "return-to-valinor": (
        "Deadly Strife (initiative 3): Add 2 to all dice of both sides' Combat roll and Leader "
        "re-roll.",
        "Tödlicher Kampf (Initiative 3): Zähle allen Würfeln beider Kampfwürfelwürfe und beider "
        "Anführer-Wiederholungen 2 hinzu.",
    ),
}


@pytest.mark.parametrize("code", COMBAT)
def test_the_combat_half_of_a_card(code: str) -> None:
    assert (combat_text(code, "en").line(), combat_text(code, "de").line()) == COMBAT[code]


def test_a_character_says_how_he_comes_and_what_he_does_as_guide() -> None:
    aragorn = character_text(CharacterId("aragorn"), "en")[0]
    assert aragorn.line() == (
        "Entry: If Strider is in Minas Tirith, Dol Amroth or Pelargir (not captured), you may use "
        "a Will of the West to bring Aragorn into play in place of Strider."
    )
    strider = character_text(CharacterId("strider"), "de")[0]
    assert strider.line() == (
        "Ratgeber: Jeder Aktionswürfel darf benutzt werden, um die Gemeinschaft zu verdecken."
    )


# German names


@pytest.mark.parametrize("code", REGIONS)
def test_a_region_with_an_article_or_an_adjective_is_declined(code: RegionId) -> None:
    shown = REGIONS[code].name_de
    adjectival = re.match(r"(Nörd|Süd|Öst|West)liche|Alter? |Hoher |Graue |Das |Dürre ", shown)
    if adjectival:
        assert de_words.region(code) != shown
        assert shown.split()[0] not in in_(code).split()
    if code == "rivendell" or code == "hollin":
        assert de_words.region(code) in shown or code == "hollin"
    else:
        noun = shown.split()[-1]
        assert noun.removesuffix("e") in de_words.region(code)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("minas-tirith", "in Minas Tirith, nach Minas Tirith, aus Minas Tirith, von Minas Tirith"),
        ("the-shire", "im Auenland, ins Auenland, aus dem Auenland, vom Auenland"),
        (
            "fords-of-isen",
            "an den Furten des Isen, an die Furten des Isen, von den Furten des Isen, "
            "von den Furten des Isen",
        ),
        ("carrock", "am Carrock, an den Carrock, vom Carrock, vom Carrock"),
        (
            "high-pass",
            "auf dem Hohen Pass, auf den Hohen Pass, vom Hohen Pass, vom Hohen Pass",
        ),
        (
            "western-mirkwood",
            "im Westlichen Düsterwald, in den Westlichen Düsterwald, aus dem Westlichen "
            "Düsterwald, vom Westlichen Düsterwald",
        ),
    ],
)
def test_one_is_in_goes_to_and_comes_from_a_region(code: str, words: str) -> None:
    region = RegionId(code)
    assert ", ".join((in_(region), into(region), from_(region), of(region))) == words


def test_the_preposition_of_several_regions_is_told_once_if_it_is_the_same() -> None:
    dale, shire, bree = RegionId("dale"), RegionId("the-shire"), RegionId("bree")
    assert in_any((dale, bree)) == "in Thal oder Bree"
    assert in_any((shire, bree)) == "im Auenland oder in Bree"


def test_figures_and_characters_have_cases() -> None:
    regular = FigureId("dwarves-regular")
    assert kind(regular, NOM) == "eine reguläre Einheit der Zwerge"
    assert kind(regular, DAT) == "einer regulären Einheit der Zwerge"
    assert kind(FigureId("gondor-leader"), ACC) == "einen Anführer Gondors"
    assert kind(FigureId("sauron-nazgul"), DAT) == "einem Nazgûl"
    grey, king = CharacterId("gandalf-grey"), CharacterId("witch-king")
    assert who(grey, DAT) == "Gandalf dem Grauen"
    assert who(grey, GEN) == "von Gandalf dem Grauen"
    assert who(king, ACC) == "den Hexenkönig"


def test_two_with_the_same_name_are_told_apart() -> None:
    assert len({who(code) for code in CHARACTERS}) == len(CHARACTERS)


def test_adjectives_end_as_their_article_demands() -> None:
    assert [ending("ein", gender, NOM) for gender in (M, F, N)] == ["er", "e", "es"]
    assert [ending("der", gender, NOM) for gender in (M, F, N, PL)] == ["e", "e", "e", "en"]
    assert [ending("3", PL, case) for case in (NOM, DAT, GEN)] == ["e", "en", "er"]
    assert article("ein", PL, NOM) == ""
