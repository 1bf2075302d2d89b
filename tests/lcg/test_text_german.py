"""German phrases have the right articles, endings and commas."""

from __future__ import annotations

import pytest

from westmarch.lcg.tables import CARDS
from westmarch.lcg.text import de_verbs as v
from westmarch.lcg.text.de_effects import row
from westmarch.lcg.text.de_filters import all_of, each, no, one, several
from westmarch.lcg.text.de_grammar import (
    ACC,
    DAT,
    NOM,
    PL,
    Case,
    F,
    M,
    N,
    Text,
    article,
    closed,
    contracted,
    ending,
    listed,
    pronoun,
    texts,
)
from westmarch.lcg.text.de_nouns import target
from westmarch.lcg.text.de_sentences import Clause, Whole, told
from westmarch.lcg.text.de_terms import GENDERS, gender_of, quoted, title
from westmarch.lcg.text.speaking import PRINTED, Talk, by_title, talk_of
from westmarch.lcg.vocabulary import conditions as c
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import filters as f
from westmarch.lcg.vocabulary.targets import CHOSEN, HOST, IT, Each, Place, Until

YOU = Talk("gandalf")
OTHERS = Talk("gandalf", you=False)
ALLY = f.ALLY & f.EXHAUSTED & f.CONTROLLED


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        (one(ALLY, YOU, NOM), "ein erschöpfter Verbündeter, den du kontrollierst,"),
        (one(ALLY, YOU, ACC), "einen erschöpften Verbündeten, den du kontrollierst,"),
        (one(ALLY, OTHERS, DAT), "einem erschöpften Verbündeten, den er kontrolliert,"),
        (one(f.HERO, YOU, ACC), "einen Helden"),
        (one(f.HERO & ~f.ITSELF, YOU, NOM), "ein anderer Held"),
        (one(f.OBJECTIVE & f.UNCLAIMED, YOU, ACC), "eine nicht beanspruchte Zielkarte"),
        (one(f.EVENT, YOU, DAT), "einem Ereignis"),
        (
            one((f.ENEMY | f.LOCATION | f.OBJECTIVE) & f.STAGED, YOU, NOM),
            "ein Gegner, ein Ort oder eine Zielkarte in der Aufmarschzone",
        ),
        (
            one(f.ATTACHMENT & f.ON_DEFENDER, YOU, ACC),
            "eine Verstärkung, die an den verteidigenden Charakter angehängt ist,",
        ),
        (each(f.CHARACTER & f.EXHAUSTED, YOU, NOM), "jeder erschöpfte Charakter"),
        (each(f.CHARACTER & f.EXHAUSTED, YOU, DAT), "jedem erschöpften Charakter"),
        (
            each(f.CHARACTER & f.COMMITTED, YOU, NOM),
            "jeder Charakter, der sich dem Abenteuer stellt,",
        ),
        (each(f.ATTACHMENT & f.CONTROLLED, YOU, ACC), "jede Verstärkung, die du kontrollierst,"),
        (each(f.LOCATION & f.ACTIVE, YOU, ACC), "den aktiven Ort"),
        (no(f.ENEMY & f.Trait("Orc"), YOU, NOM), "kein Gegner mit dem Merkmal Ork"),
        (several(3, f.OBJECTIVE, YOU), "3 Zielkarten"),
        (all_of(f.EVENT, YOU), "alle Ereignisse"),
        (
            all_of(f.HERO & f.EXHAUSTED & f.CONTROLLED, YOU),
            "alle erschöpften Helden, die du kontrollierst,",
        ),
        (
            several(2, f.ENEMY & (f.STAGED | f.ENGAGED_WITH_YOU), YOU),
            "2 Gegner, die in der Aufmarschzone sind oder mit dir in einen Kampf verwickelt sind,",
        ),
        (one(f.Named("hill-troll"), YOU, ACC), "einen Hügeltroll"),
        (one(f.Named("nazgul-of-dol-guldur"), YOU, DAT), "dem Nazgûl von Dol Guldur"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_phrases(phrase: Text, words: str) -> None:
    assert closed(phrase) == words


def test_pronouns_have_the_gender_of_what_was_chosen() -> None:
    chosen = {f.HERO: "ihn", f.ATTACHMENT: "sie", f.EVENT: "es"}
    for filter, word in chosen.items():
        assert target(CHOSEN, Talk("gandalf", chosen=filter), ACC).core == word
    assert target(CHOSEN, Talk("gandalf", chosen=f.ATTACHMENT), DAT).core == "ihr"
    assert target(IT, Talk("gandalf", it=f.LOCATION), ACC).core == "diesen Ort"


def test_what_a_card_is_attached_to() -> None:
    assert target(HOST, talk_of("steward-of-gondor"), DAT).core == "dem Helden mit dieser Karte"
    assert target(HOST, talk_of("forest-snare"), NOM).core == "der Gegner mit dieser Karte"
    assert target(HOST, talk_of("shadow-key"), ACC).core == "den Helden mit dieser Karte"
    assert target(HOST, Talk("x", host=f.HERO, exhausted=True), ACC).core == "ihren Helden"


@pytest.mark.parametrize(
    ("code", "declined"),
    [
        ("forest-spider", "die Waldspinne, die Waldspinne, der Waldspinne"),
        ("king-spider", "die Große Spinne, die Große Spinne, der Großen Spinne"),
        ("hill-troll", "der Hügeltroll, den Hügeltroll, dem Hügeltroll"),
        (
            "goblin-sniper",
            "der Bilwiss-Scharfschütze, den Bilwiss-Scharfschützen, dem Bilwiss-Scharfschützen",
        ),
        ("wargs", "die Warge, die Warge, den Wargen"),
        ("dol-guldur-orcs", "die Dol-Guldur-Orks, die Dol-Guldur-Orks, den Dol-Guldur-Orks"),
        (
            "enchanted-stream",
            "der Verzauberte Fluss, den Verzauberten Fluss, dem Verzauberten Fluss",
        ),
        ("the-brown-lands", "die Braunen Lande, die Braunen Lande, den Braunen Landen"),
        (
            "mountains-of-mirkwood",
            "die Berge des Düsterwalds, die Berge des Düsterwalds, den Bergen des Düsterwalds",
        ),
        (
            "great-forest-web",
            "das Große Waldspinnennetz, das Große Waldspinnennetz, dem Großen Waldspinnennetz",
        ),
        ("ungoliants-spawn", "Ungoliants Brut, Ungoliants Brut, Ungoliants Brut"),
        ("aragorn", "Aragorn, Aragorn, Aragorn"),
        ("prisoner", "der Gefangene, den Gefangenen, dem Gefangenen"),
        ("feint", "„Finte“, „Finte“, „Finte“"),
        ("dont-leave-the-path", ", ".join(["„Verlasst den Pfad nicht!“"] * 3)),
    ],
)
def test_titles_are_declined(code: str, declined: str) -> None:
    assert ", ".join(title(code, case) for case in Case) == declined


def test_titles_in_quotes_unless_they_are_names() -> None:
    assert quoted("gandalf") == "Gandalf"
    assert quoted("goblin-sniper") == "„Bilwiss-Scharfschütze“"
    assert quoted("dont-leave-the-path") == "„Verlasst den Pfad nicht!“"
    assert quoted("Frodo") == "„Frodo“"


def test_titles_without_a_definite_article() -> None:
    assert title("hill-troll", ACC, "ein") == "einen Hügeltroll"
    assert title("king-spider", DAT, "ein") == "einer Großen Spinne"
    assert title("black-forest-bats", NOM, "ein") == "Schwarze Waldfledermäuse"
    assert title("hill-troll", NOM, "kein") == "kein Hügeltroll"


def test_every_card_that_its_text_calls_by_its_title_is_in_the_lexicon() -> None:
    assert set(GENDERS) == {code for code in PRINTED if by_title(code) or code == "orc-guard"}


@pytest.mark.parametrize("code", [code for code in CARDS if code in GENDERS])
def test_a_title_after_no_article_is_as_printed(code: str) -> None:
    printed = CARDS[code].name_de
    assert title(code, NOM, "") == printed.removeprefix("Die ")


def test_marks_of_adjectives_fit_the_titles() -> None:
    strong = {M: "er", F: "e", N: "es", PL: "e"}
    for code, mark in GENDERS.items():
        if "a" in mark:
            assert PRINTED[code].name_de.split()[0].endswith(strong[gender_of(code)]), code


def test_articles_and_endings() -> None:
    assert [article("der", gender, DAT) for gender in (M, F, N, PL)] == ["dem", "der", "dem", "den"]
    assert [ending("ein", gender, NOM) for gender in (M, F, N)] == ["er", "e", "es"]
    assert [ending("jeder", gender, NOM) for gender in (M, F, N)] == ["e", "e", "e"]
    assert [pronoun(gender, DAT) for gender in (M, F, N, PL)] == ["ihm", "ihr", "ihm", "ihnen"]


def test_contractions_only_before_nouns() -> None:
    assert contracted("zu dem Waldtor") == "zum Waldtor"
    assert contracted("Zu der Ost-Bucht von dem Deck") == "Zur Ost-Bucht vom Deck"
    assert contracted("ein Ort, zu dem die Gruppe reist") == "ein Ort, zu dem die Gruppe reist"


def test_verbs_with_two_parts() -> None:
    assert (v.DISCARD.infinitive(), v.DISCARD.with_zu(), v.DISCARD.last()) == (
        "ablegen",
        "abzulegen",
        "ablegt",
    )
    assert (v.CHOOSE.infinitive(), v.CHOOSE.with_zu()) == ("wählen", "zu wählen")
    assert v.READY.with_zu() == "spielbereit zu machen"


DRAW = Clause(v.DRAW, texts("2 Karten"), Text("jeder Spieler"))
LOSE = Clause(v.DISCARD, (Text("einen Verbündeten", "den du kontrollierst"),))


def test_the_order_of_words() -> None:
    assert told((DRAW,)) == "jeder Spieler zieht 2 Karten"
    assert told((DRAW,), "falls er will,") == "falls er will, zieht jeder Spieler 2 Karten"
    assert told((LOSE,)) == "lege einen Verbündeten ab, den du kontrollierst"
    assert told((LOSE,), infinitive=True) == "einen Verbündeten abzulegen, den du kontrollierst"
    assert told((LOSE,), "am Ende der Runde") == (
        "lege einen Verbündeten, den du kontrollierst, am Ende der Runde ab"
    )


def test_a_condition_comes_before_what_has_to_happen() -> None:
    draw = Whole("zieht er 1 Karte", "falls er will,")
    assert told(draw) == "falls er will, zieht er 1 Karte"
    assert told(draw, "nachdem er reist,") == "falls er will, nachdem er reist, zieht er 1 Karte"
    assert told(draw, "am Ende der Runde") == ("am Ende der Runde, falls er will, zieht er 1 Karte")
    assert told(draw, "sonst") == "sonst, falls er will, zieht er 1 Karte"


def test_an_explaining_clause_ends_with_a_comma_before_und() -> None:
    exhaust = Clause(v.EXHAUST, texts("ihn"))
    choose = Clause(v.CHOOSE, LOSE.middle)
    assert told((choose, exhaust)) == (
        "wähle einen Verbündeten, den du kontrollierst, und erschöpfe ihn"
    )
    assert listed(["a,", "b,", "c"]) == "a, b, und c"


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        (
            (e.ChooseFrom(Place.DISCARD, f.ATTACHMENT), e.ReturnToHand()),
            "wähle aus deinem Ablagestapel eine Verstärkung und bringe sie auf deine Hand zurück",
        ),
        (
            (e.Choose(f.ATTACHMENT), e.AtEnd(Until.PHASE, (e.ReturnToHand(),))),
            "wähle eine Verstärkung; dann bringe sie am Ende der Phase auf die Hand ihres "
            "Besitzers zurück, falls sie dann noch im Spiel ist",
        ),
        (
            (e.Draw(1), e.If(c.Undefended(), (e.Draw(1),))),
            "ziehe 1 Karte; dann, falls der Angriff unverteidigt ist, wiederhole dies",
        ),
        (
            (e.Draw(1), e.If(c.Undefended(), (e.Draw(2),))),
            "ziehe 1 Karte; dann, falls der Angriff unverteidigt ist, ziehe außerdem 2 Karten",
        ),
        (
            (e.Discard(Each(f.ATTACHMENT & f.CONTROLLED)),),
            "lege alle Verstärkungen ab, die du kontrollierst",
        ),
    ],
)
def test_effects_in_a_row(effects: tuple[e.Effect, ...], words: str) -> None:
    assert row(effects, YOU) == words
