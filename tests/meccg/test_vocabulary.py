"""The vocabulary is whole: each word has a meaning, and cards use existing names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.force import INDEX, kinds
from westmarch.meccg.judging import JUDGES, MEASURES
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.rules.resolving import handler
from westmarch.meccg.sifting.fitting import sifter
from westmarch.meccg.tables import CARDS
from westmarch.meccg.vocabulary.effects import Effect
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import Amount, Condition


@pytest.mark.parametrize("word", get_args(Filter))
def test_every_filter_can_be_asked(word: type) -> None:
    assert callable(sifter(word))


@pytest.mark.parametrize("word", get_args(Effect))
def test_every_effect_can_be_carried_out(word: type) -> None:
    assert callable(handler(word))


def test_every_condition_and_amount_has_a_meaning() -> None:
    assert set(get_args(Condition)) == set(JUDGES)
    assert set(get_args(Amount)) - {int} == set(MEASURES)


def test_what_an_ability_is_about_tells_of_which_kinds_it_can_be() -> None:
    told = (
        (key, said) for found in INDEX.values() for key, group in found.items() for said in group
    )
    assert all(type(said.ability) in kinds(key) for key, said in told)


def test_every_declared_card_exists_and_has_text() -> None:
    for code in CARD_ABILITIES:
        assert code in CARDS, f"there is no card {code}"
        assert not CARDS[CardCode(code)].plain, f"{code} needs no words"


def test_every_declared_card_is_named_by_a_test() -> None:
    tests = Path(__file__).parent.rglob("*.py")
    texts = [path.read_text("utf-8") for path in tests if "card_texts" not in path.name]
    named = {code for text in texts for code in re.findall(r'"([a-z0-9-]+)"', text)}
    assert sorted(set(CARD_ABILITIES) - named) == []
