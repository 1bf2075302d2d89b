"""Every Event card and Character has a text in both languages, made of what it does."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from tests.texts import numbers
from tests.wotr.samples import made
from westmarch.kernel.describing import Paragraph
from westmarch.kernel.records import Record
from westmarch.wotr.cards.characters import ABILITIES, ENTRIES, GUIDES
from westmarch.wotr.cards.combat import COMBAT
from westmarch.wotr.declared import EVENT_TEXTS
from westmarch.wotr.kinds import CharacterId, Faction
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import CARDS, EVENTS
from westmarch.wotr.text import (
    character_text,
    combat_text,
    de_abilities,
    de_effects,
    de_places,
    de_tactics,
    en_abilities,
    en_effects,
    en_places,
    en_tactics,
    event_text,
    faction_text,
)
from westmarch.wotr.text.de_grammar import DAT, NOM, Name
from westmarch.wotr.vocabulary import abilities as v
from westmarch.wotr.vocabulary import conditions as c
from westmarch.wotr.vocabulary import effects as e
from westmarch.wotr.vocabulary import lasting as l
from westmarch.wotr.vocabulary import places as p
from westmarch.wotr.vocabulary import tactics as t

LEFTOVER = re.compile(r"[{}<>_|]|\w\(|None|  |\.\.|,[.,;]| [.,;:]|\( |[.;,][A-Za-z]")
ENGLISH = re.compile(
    r"\b(the|and|you|your|its|each|card|with|die result|hit|hits|army|of|not|no)\b", re.IGNORECASE
)

EVERYTHING = [*CARDS, *CHARACTERS, *(faction.value for faction in Faction)]

each_language = pytest.mark.parametrize("language", ["en", "de"])
every_card = pytest.mark.parametrize("code", EVENTS)
every_character = pytest.mark.parametrize("code", CHARACTERS)


def words_of(code: str, language: str) -> list[Paragraph]:
    """All that stands on a card or on that of a Character."""
    if code in CHARACTERS:
        return [*character_text(CharacterId(code), language)]
    if code not in CARDS:
        return [*faction_text(Faction(code), language)]
    combat = [combat_text(code, language)] if CARDS[code].combat else []
    return [*event_text(code, language), *combat]


@each_language
@pytest.mark.parametrize("code", EVERYTHING)
def test_a_text_is_made_of_whole_sentences(code: str, language: str) -> None:
    for paragraph in words_of(code, language):
        assert paragraph.words.endswith("."), paragraph
        assert paragraph.words[0].isupper(), paragraph
        assert not LEFTOVER.search(paragraph.words), paragraph
        for sentence in re.split(r"\. ", paragraph.words):
            assert sentence[0].isupper(), paragraph


@pytest.mark.parametrize("code", EVERYTHING)
def test_no_english_is_left_in_a_german_text(code: str) -> None:
    for paragraph in words_of(code, "de"):
        assert not ENGLISH.search(paragraph.words), paragraph


@pytest.mark.parametrize("code", EVERYTHING)
def test_both_languages_have_the_same_paragraphs(code: str) -> None:
    english, german = words_of(code, "en"), words_of(code, "de")
    assert [bool(one.lead) for one in english] == [bool(one.lead) for one in german]


@each_language
@every_card
def test_a_declared_card_tells_what_it_does_with_all_its_numbers(code: str, language: str) -> None:
    told = " ".join(paragraph.words for paragraph in event_text(code, language))
    assert bool(told) == (code in EVENT_TEXTS)
    figures = [int(number) for number in re.findall(r"\d+", told)]
    assert not [one for one in numbers(EVENT_TEXTS.get(code)) if one not in figures]


@each_language
@every_card
def test_a_combat_card_tells_what_it_does_with_all_its_numbers(code: str, language: str) -> None:
    found = combat_text(code, language)
    figures = [int(number) for number in re.findall(r"\d+", found.words)]
    assert not [one for one in numbers(COMBAT[EVENTS[code].combat]) if one not in figures]


@each_language
@every_character
def test_a_character_has_a_paragraph_for_all_that_he_can_do(
    code: CharacterId, language: str
) -> None:
    count = len(ABILITIES.get(code, ())) + len(GUIDES.get(code, ())) + (code in ENTRIES)
    assert len(character_text(code, language)) == count


# Words, whether a card uses them or not


@pytest.mark.parametrize("kind", get_args(e.Effect), ids=lambda kind: kind.__name__)
def test_every_effect_can_be_told(kind: type[Record]) -> None:
    effect = made(kind)
    assert isinstance(effect, get_args(e.Effect))
    english, german = en_effects.sentences((effect,)), de_effects.sentences((effect,))
    for told in (english, german, de_effects.effect(effect).as_infinitive() + "."):
        assert told.endswith(".")
        assert not LEFTOVER.search(told), told
    assert english != german


@pytest.mark.parametrize("kind", get_args(v.Ability), ids=lambda kind: kind.__name__)
def test_every_ability_can_be_told(kind: type[Record]) -> None:
    ability = made(kind)
    assert isinstance(ability, get_args(v.Ability))
    english = en_abilities.ability(ability, "Gimli")
    german = de_abilities.ability(ability, Name("Gimli", "Gimli", "Gimli"))
    for told in (english, german):
        assert told[0].isupper()
        assert told.endswith(".")
        assert not LEFTOVER.search(told), told
    assert english != german


@pytest.mark.parametrize("kind", get_args(l.Reaction), ids=lambda kind: kind.__name__)
def test_every_reaction_can_be_told(kind: type[Record]) -> None:
    reaction = made(kind)
    assert isinstance(reaction, get_args(l.Reaction))
    for told in (en_effects.reaction(reaction), de_effects.reaction(reaction)):
        assert told.endswith(".")
        assert not LEFTOVER.search(told), told


@pytest.mark.parametrize("kind", get_args(c.Condition), ids=lambda kind: kind.__name__)
def test_every_condition_has_an_opposite(kind: type[Record]) -> None:
    condition = made(kind)
    assert isinstance(condition, get_args(c.Condition))
    for say in (en_places.condition, de_places.condition):
        assert not LEFTOVER.search(say(condition))
        assert say(condition) != say(condition, true=False)
        assert say(c.Not(condition)) == say(condition, true=False)


@pytest.mark.parametrize("kind", get_args(p.Where), ids=lambda kind: kind.__name__)
def test_every_place_can_be_told_alone_and_with_others(kind: type[Record]) -> None:
    where = made(kind)
    assert isinstance(where, get_args(p.Where))
    for fit in (where, where & p.HasCompanion(), where | p.Coastal(), p.NextTo(where)):
        for told in (en_places.place(fit), de_places.place(fit, NOM), de_places.place(fit, DAT)):
            assert told
            assert not LEFTOVER.search(told), told
        for true in (True, False):
            condition = c.Somewhere(fit)
            assert not LEFTOVER.search(en_places.condition(condition, true))
            assert not LEFTOVER.search(de_places.condition(condition, true))


@pytest.mark.parametrize("kind", get_args(t.Tactic), ids=lambda kind: kind.__name__)
def test_every_tactic_can_be_told(kind: type[Record]) -> None:
    tactic = made(kind)
    assert isinstance(tactic, get_args(t.Tactic))
    english, german = en_tactics.combat(t.Combat((tactic,))), de_tactics.combat(t.Combat((tactic,)))
    for told in (english, german):
        assert told.endswith(".")
        assert not LEFTOVER.search(told), told
    assert english != german


@pytest.mark.parametrize("kind", get_args(t.Needed), ids=lambda kind: kind.__name__)
def test_every_need_of_a_combat_card_can_be_told(kind: type[Record]) -> None:
    need = made(kind)
    assert isinstance(need, get_args(t.Needed))
    assert not LEFTOVER.search(en_tactics.needed(need))
    assert en_tactics.needed(need) != de_tactics.needed(need)


@pytest.mark.parametrize("amount", [2, *(kind() for kind in get_args(t.Amount)[1:])], ids=str)
@pytest.mark.parametrize("stat", t.Stat)
def test_every_amount_can_be_told_of_every_number(stat: t.Stat, amount: t.Amount) -> None:
    for whom in t.Whom:
        tactic = t.Modify(stat, amount, whom)
        for told in (en_tactics.tactic(tactic), de_tactics.tactic(tactic)):
            assert not LEFTOVER.search(told), told
