"""Every card has its text in both languages, made of what it does."""

from __future__ import annotations

import re

import pytest

from tests.texts import numbers
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Keyword, Phase, Sphere, Stat
from westmarch.lcg.state import ORC_GUARD
from westmarch.lcg.tables import CARDS
from westmarch.lcg.text import ability_text, term, title, trait
from westmarch.lcg.vocabulary.abilities import Action, Bonus, Cannot, Forced, Response, Shadow
from westmarch.lcg.vocabulary.targets import HOST

LANGUAGES = ("en", "de")
LABELS = {
    "Action": "Aktion",
    "Quest Action": "Abenteueraktion",
    "Combat Action": "Kampfaktion",
    "Response": "Reaktion",
    "Forced": "Erzwungen",
    "When Revealed": "Wenn aufgedeckt",
    "Shadow": "Schatten",
    "Travel": "Reise",
    "Setup": "Vorbereitung",
}
ENGLISH = re.compile(
    r"\b(the|and|you|your|its|each|card|player|attack|threat|enemy|damage)\b", re.IGNORECASE
)

every_card = pytest.mark.parametrize("code", CARDS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def labels(text: str) -> list[str]:
    """What stands before the colons at the beginning of the lines."""
    return [found[1] for line in text.split("\n") if (found := re.match(r"([A-Z][\w ]+):", line))]


@each_language
@every_card
def test_a_card_has_a_text_if_and_only_if_it_has_abilities_or_keywords(
    code: str, language: str
) -> None:
    row = CARDS[code]
    has_text = bool(ABILITIES[code] or row.keywords or row.doomed or row.victory)
    assert bool(ability_text(code, language)) == has_text


@each_language
@every_card
def test_a_text_is_made_of_whole_sentences(code: str, language: str) -> None:
    for line in ability_text(code, language).split("\n") if ability_text(code, language) else ():
        assert line.endswith("."), line
        assert line[0].isupper(), line
        assert not re.search(r"[{}<>_!|]|\w\(|None|  |\.\.|,[.,;]| [.,;:]|[.;,]\w", line), line
        for sentence in re.split(r"\. ", line):
            assert sentence[0].isupper(), line


@each_language
@every_card
def test_a_text_has_every_number_of_its_declaration(code: str, language: str) -> None:
    figures = [int(number) for number in re.findall(r"\d+", ability_text(code, language))]
    missing = [number for number in numbers(ABILITIES[code]) if number not in figures]
    assert not missing


@every_card
def test_both_languages_have_the_same_lines(code: str) -> None:
    english, german = ability_text(code, "en"), ability_text(code, "de")
    assert german.count("\n") == english.count("\n")
    assert labels(german) == [LABELS[label] for label in labels(english)]


@every_card
def test_labels_follow_the_abilities(code: str) -> None:
    found = labels(ability_text(code, "en"))
    of = {Response: "Response", Forced: "Forced", Shadow: "Shadow"}
    shown = [a for a in ABILITIES[code] if not (isinstance(a, Forced) and a.passive)]
    for kind, label in of.items():
        assert found.count(label) == sum(isinstance(a, kind) for a in shown)
    actions = [label for label in found if label.endswith("Action")]
    assert len(actions) == sum(isinstance(ability, Action) for ability in ABILITIES[code])


@every_card
def test_no_english_is_left_in_a_german_text(code: str) -> None:
    assert not ENGLISH.search(ability_text(code, "de"))


@each_language
@every_card
def test_a_text_begins_with_the_keywords(code: str, language: str) -> None:
    row = CARDS[code]
    doomed, victory = {"en": ("Doomed", "Victory"), "de": ("Verflucht", "Sieg")}[language]
    words = [f"{doomed} {row.doomed}."] * bool(row.doomed)
    words += [f"{term(keyword, language)}." for keyword in row.keywords]
    words += [f"{victory} {row.victory}."] * bool(row.victory)
    first = ability_text(code, language).split("\n")[0]
    if words:
        assert first == " ".join(words)
    else:
        assert doomed not in first
        assert victory not in first


@each_language
@pytest.mark.parametrize("code", ["tower-gate", "out-of-the-dungeons"])
def test_orc_guards_are_told_with_their_own_figures(code: str, language: str) -> None:
    text = ability_text(code, language)
    assert title(ORC_GUARD.code, language) in text
    for stat, value in ((Stat.ATTACK, ORC_GUARD.attack), (Stat.DEFENSE, ORC_GUARD.defense)):
        assert f"{value} {term(stat, language)}".lower() in text.lower()


def test_a_bonus_on_top_of_another_says_so() -> None:
    bonuses = [ability for ability in ABILITIES["dwarven-axe"] if isinstance(ability, Bonus)]
    assert [bonus.if_ is None for bonus in bonuses] == [True, False], "the case that is meant"
    assert ability_text("dwarven-axe", "en").count("a further +1") == 1
    assert ability_text("dwarven-axe", "de").count("weitere +1") == 1
    assert "further" not in ability_text("blade-of-gondolin", "en")


def test_bans_of_one_card_stand_in_one_sentence() -> None:
    bans = [ability for ability in ABILITIES["gandalfs-map"] if isinstance(ability, Cannot)]
    assert [ban.to for ban in bans] == [HOST, HOST], "the case that is meant"
    assert ability_text("gandalfs-map", "en").endswith("cannot attack or defend.")
    assert ability_text("gandalfs-map", "de").endswith("kann weder angreifen noch verteidigen.")


# Terms


@each_language
def test_every_trait_has_a_name(language: str) -> None:
    traits = {name for row in CARDS.values() for name in row.traits}
    named = {name: trait(name, language) for name in traits}
    assert all(named.values())
    assert len(set(named.values())) == len(traits), "two traits have the same name"


@each_language
@pytest.mark.parametrize("kind", [CardType, Sphere, Phase, Keyword, Stat])
def test_every_term_has_a_name_of_its_own(kind: type[CardType | Sphere], language: str) -> None:
    named = [term(word, language) for word in kind]
    assert len(set(named)) == len(list(kind))
    assert all(name[0].isupper() for name in named)


def test_terms_are_those_of_the_german_rulebook() -> None:
    assert term(CardType.ATTACHMENT, "de") == "Verstärkung"
    assert term(CardType.ALLY, "de") == "Verbündeter"
    assert term(Stat.THREAT, "de") == "Widerstand"
    assert term(Keyword.SURGE, "de") == "Nachrüsten"
    assert term(Phase.QUEST, "de") == "Abenteuerphase"
    assert term(Sphere.LORE, "de") == "Wissen"
    assert (trait("Orc", "de"), trait("Noble", "de"), trait("Noble", "en")) == (
        "Ork",
        "Edel",
        "Noble",
    )
