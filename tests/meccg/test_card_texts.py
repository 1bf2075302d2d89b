"""Every declared card has a text in both languages, made of what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import get_args
from unittest.mock import patch

import pytest
from msgspec import NODEFAULT
from msgspec.structs import fields, replace

from tests.texts import numbers
from westmarch.kernel.records import Record
from westmarch.meccg import kinds as k
from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.tables import CARDS
from westmarch.meccg.text import (
    de_abilities,
    de_acts,
    de_deeds,
    de_effects,
    de_filters,
    de_flags,
    de_happenings,
    de_judgements,
    de_nouns,
    de_properties,
    de_refs,
    de_statics,
    en_abilities,
    en_acts,
    en_deeds,
    en_effects,
    en_filters,
    en_flags,
    en_happenings,
    en_judgements,
    en_nouns,
    en_properties,
    en_refs,
    en_statics,
    paragraphs,
)
from westmarch.meccg.text.de_grammar import ACC, DAT, NOM, Case, Noun, polished
from westmarch.meccg.text.meaning import Meant
from westmarch.meccg.text.sorts import EVERY
from westmarch.meccg.vocabulary import abilities as w
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary import judgements as j
from westmarch.meccg.vocabulary import properties as p
from westmarch.meccg.vocabulary import references as r
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.statics import Static
from westmarch.meccg.vocabulary.words import CHARACTER, HERE, ORC, SCOUT, UNTAPPED, WARRIOR

LEFTOVER = re.compile(r"[{}<>_|~]|\w\(|None|  |\.\.|[,:;][.,;:]| [.,;:]|\( |[.;,][A-Za-z]|\(\)")
DOUBLED = re.compile(r"\b(?!sie\b|die\b|der\b|das\b)(\w+) \1\b", re.IGNORECASE)
"""A word said twice; in German a pronoun may follow an article."""
IDENTIFIERS = sorted(
    {
        name.value
        for names in (k.Keyword, k.Mark, r.Deed, r.Stat, r.Trait, r.Happens, p.Flag)
        for name in names
        if "-" in name.value
    }
    - {"shadow-magic", "spirit-magic", "half-orc", "half-troll", "uruk-hai", "olog-hai"}
    - {"on-guard", "demon-fana", "under-deeps"}
)
ENGLISH = re.compile(
    r"\b(the|and|you|your|its|it|each|card|with|of|not|no|is|attack|site|company|play|played)\b"
)
NAMES = sorted({row.name_de for row in CARDS.values()}, key=len, reverse=True)
every_card = pytest.mark.parametrize(
    "code", [code for code, abilities in CARD_ABILITIES.items() if abilities]
)


def text_of(code: CardCode, german: bool) -> str:
    """All that a card says."""
    return "\n".join(paragraphs(code, german))


@every_card
@pytest.mark.parametrize("german", [False, True])
def test_each_card_says_what_it_does_in_finished_sentences(code: CardCode, german: bool) -> None:
    parts = paragraphs(code, german)
    assert parts
    for part in parts:
        assert not LEFTOVER.search(part)
        assert part.endswith(".")
        assert part.lstrip("„“")[0].isupper() or part[0].isdecimal()
        assert part.count("(") == part.count(")")
        assert not DOUBLED.search(part)


@every_card
def test_english_articles_and_numbers_agree_with_their_nouns(code: CardCode) -> None:
    text = text_of(code, german=False)
    assert not re.search(r"\ba (?!uni|use|one|eu)[aeiou]", text, re.IGNORECASE)
    assert not re.search(r"\ban (?![aeiouúû])", text, re.IGNORECASE)
    assert not re.search(r"\ban uni", text, re.IGNORECASE)
    assert not re.search(r"[ +-]1 (points|strikes|cards|characters|items|attacks|rolls)\b", text)
    assert not re.search(r"\b[2-9] (point|strike|card|character|item|attack|roll)\b", text)
    assert not re.search(r"\beach (\w+ )?(characters|cards|items|sites|attacks|factions)\b", text)
    assert not re.search(r"\byou (is|has|gets|makes|draws|chooses|wants)\b", text, re.IGNORECASE)


@every_card
def test_no_text_has_identifiers_of_the_program(code: CardCode) -> None:
    for german in (False, True):
        text = text_of(code, german)
        assert not re.search(r"\w_\w|\b[A-Z]{3,}\b|\b\w+=\w", text)
        for word in IDENTIFIERS:
            assert word not in text


@every_card
def test_no_german_text_has_english_words(code: CardCode) -> None:
    text = text_of(code, german=True)
    for name in NAMES:
        text = text.replace(name, "")
    assert not ENGLISH.search(text)


@every_card
def test_each_number_that_is_said_in_english_is_said_in_german(code: CardCode) -> None:
    said = set(re.findall(r"\d+", text_of(code, german=False)))
    declared = {str(number) for number in numbers(CARD_ABILITIES[code])} - {str(EVERY)}
    assert declared & said <= set(re.findall(r"\d+", text_of(code, german=True)))


def altered(value: object) -> Iterator[tuple[object, str]]:
    """A declaration without one of its parts: each that is not what it would be anyway."""
    if isinstance(value, tuple):
        for index, part in enumerate(value):
            for other, what in altered(part):
                yield (*value[:index], other, *value[index + 1 :]), what
    elif isinstance(value, Record):
        for field in fields(value):
            part = getattr(value, field.name)
            if field.default is not NODEFAULT and part != field.default:
                yield (
                    replace(value, **{field.name: field.default}),
                    (f"{type(value).__name__}.{field.name}"),
                )
            for other, what in altered(part):
                yield replace(value, **{field.name: other}), what


IMPLIED = (
    "Event.by",
    "Event.who",
    "Facing.attack",
    "May.at",
    "May.what",
    "Way.when",
    "Choice.count",
)
"""What need not be said where it says no more than its place does."""


def said_without(code: CardCode, part: object, german: bool) -> tuple[str, ...] | None:
    """What a card would say if it were declared so; nothing, if it cannot be."""
    words: dict[str, object] = {code: part}
    with patch.dict(CARD_ABILITIES, words):
        try:
            return paragraphs(code, german)
        except (AssertionError, AttributeError, KeyError, TypeError, ValueError):
            return None


@every_card
@pytest.mark.parametrize("german", [False, True])
def test_each_part_of_a_declaration_is_said(code: CardCode, german: bool) -> None:
    said = paragraphs(code, german)
    silent = {
        what
        for part, what in altered(CARD_ABILITIES[code])
        if what not in IMPLIED
        and not what.endswith(".until")
        and said_without(code, part, german) == said
    }
    assert not silent


def rest(union: object, *without: object) -> set[object]:
    """The words of a closed union that are not in others."""
    return set(get_args(union)) - {word for other in without for word in get_args(other)}


@pytest.mark.parametrize(
    ("words", "table"),
    [
        (rest(Filter), de_filters.PHRASES),
        (rest(j.Condition), de_judgements.CONDITIONS),
        (rest(j.Amount) - {int}, de_judgements.AMOUNTS),
        (rest(Static), de_statics.STATICS),
        (rest(e.Effect, Static), {**de_effects.EFFECTS, **de_acts.ACTS}),
        (rest(w.Ability, Static, e.Effect), de_abilities.ABILITIES),
        (rest(Filter), en_filters.PHRASES),
        (rest(j.Condition), en_judgements.CONDITIONS),
        (rest(j.Amount) - {int}, en_judgements.AMOUNTS),
        (rest(Static), en_statics.STATICS),
        (rest(e.Effect, Static), {**en_effects.EFFECTS, **en_acts.ACTS}),
        (rest(w.Ability, Static, e.Effect), en_abilities.ABILITIES),
    ],
)
def test_there_are_texts_for_each_word_of_the_vocabulary(
    words: set[object], table: dict[object, object]
) -> None:
    assert not words - set(table)


@pytest.mark.parametrize(
    ("names", "table"),
    [
        (p.Flag, de_flags.FLAGS),
        (r.Ref, de_refs.REFS),
        (Meant, de_refs.REFS),
        (r.Happens, de_happenings.HAPPENS),
        (j.State, de_judgements.NOW),
        (j.State, de_judgements.NOT_NOW),
        (j.Figure, de_judgements.FIGURES),
        (r.Trait, de_deeds.TRAITS),
        (r.Deed, de_deeds.DEEDS),
        (r.Until, de_deeds.UNTIL),
        (r.Until, de_effects.UNTIL_SO),
        (r.Moment, de_effects.MOMENTS),
        (r.Stat, de_nouns.STATS),
        (e.Mercy, de_effects.MERCY),
        (k.Kind, de_nouns.KINDS),
        (k.EventKind, de_nouns.EVENT_KINDS),
        (k.Race, de_nouns.RACES),
        (k.Skill, de_nouns.SKILLS),
        (k.Keyword, de_nouns.KEYWORDS),
        (k.SiteType, de_nouns.SITES),
        (k.RegionType, de_nouns.REGION_NOUNS),
        (k.Alignment, de_nouns.PLAYERS),
        (k.Mark, de_nouns.MARKS),
        (k.Zone, de_refs.ZONES),
        (k.Status, de_refs.STATUSES),
        (k.Movement, de_properties.WAYS),
        (p.Flag, en_flags.FLAGS),
        (r.Ref, en_refs.REFS),
        (Meant, en_refs.REFS),
        (r.Happens, en_happenings.HAPPENS),
        (j.State, en_judgements.NOW),
        (j.State, en_judgements.NOT_NOW),
        (j.Figure, en_judgements.FIGURES),
        (r.Trait, en_deeds.TRAITS),
        (r.Deed, en_deeds.DEEDS),
        (r.Until, en_deeds.UNTIL),
        (r.Until, en_effects.UNTIL_SO),
        (r.Moment, en_effects.MOMENTS),
        (r.Stat, en_nouns.STATS),
        (e.Mercy, en_effects.MERCY),
        (k.Kind, en_nouns.KINDS),
        (k.EventKind, en_nouns.EVENT_KINDS),
        (k.Race, en_nouns.RACES),
        (k.Skill, en_nouns.SKILLS),
        (k.Keyword, {**en_nouns.KEYWORDS, **en_nouns.CARDS_OF}),
        (k.SiteType, en_nouns.SITES),
        (k.RegionType, en_nouns.REGION_NOUNS),
        (k.Alignment, en_nouns.PLAYERS),
        (k.Mark, en_nouns.MARKS),
        (k.Zone, en_refs.ZONES),
        (k.Status, en_refs.STATUSES),
        (k.Movement, en_properties.WAYS),
    ],
)
def test_there_is_a_text_for_each_name_of_a_closed_list(
    names: type[Enum], table: dict[object, object]
) -> None:
    assert not set(names) - set(table)


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (NOM, "ein ungetappter Kundschafter der Gemeinschaft"),
        (ACC, "einen ungetappten Kundschafter der Gemeinschaft"),
        (DAT, "einem ungetappten Kundschafter der Gemeinschaft"),
    ],
)
def test_a_noun_and_its_adjectives_stand_in_their_case(case: Case, said: str) -> None:
    found = de_filters.a(SCOUT & UNTAPPED & HERE, de_nouns.CHARACTER)
    assert (found.nom, found.acc, found.dat)[case.value] == said


@pytest.mark.parametrize(
    ("filter", "noun", "said"),
    [
        (ORC & CHARACTER, de_nouns.CARD, "jeder Ork"),
        (ORC, de_nouns.ATTACK, "jeder Angriff von Orks"),
        (ORC & WARRIOR, de_nouns.CHARACTER, "jeder Krieger vom Volk der Orks"),
        (~ORC & CHARACTER, de_nouns.CARD, "jeder Charakter, der kein Ork ist,"),
        (~ORC, de_nouns.ATTACK, "jeder Angriff, der nicht von Orks ist,"),
        (~UNTAPPED, de_nouns.SITE, "jeder nicht ungetappte Ort"),
    ],
)
def test_a_race_is_a_noun_of_its_own_or_tells_whose_an_attack_is(
    filter: Filter, noun: Noun, said: str
) -> None:
    assert polished(de_filters.each(filter, noun).nom) == said


def test_articles_contract_with_prepositions_before_nouns_only() -> None:
    assert polished("an dem Ort, zu der Karte, in dem alten Ort") == (
        "am Ort, zur Karte, in dem alten Ort"
    )
