"""The words of the terminal table, in both languages alike."""

from __future__ import annotations

import re

import msgspec
import pytest

from westmarch.cli.terminal import IN_GERMAN
from westmarch.cli.wording import DE, EN, Words, words_in

SENTENCES = [name for name in Words.__struct_fields__ if name != "help"]


@pytest.mark.parametrize("name", SENTENCES)
def test_both_languages_fill_in_the_same(name: str) -> None:
    english, german = str(getattr(EN, name)), str(getattr(DE, name))
    assert english != german
    assert set(re.findall(r"{(\w+)}", english)) == set(re.findall(r"{(\w+)}", german))


def test_both_languages_help_with_the_same_commands() -> None:
    assert len(EN.help) == len(DE.help)
    words = [{key.split()[0] for key, _ in language.help} for language in (EN, DE)]
    commands = {"why", "hint", "log", "undo", "save", "rules", "language", "quit"}
    assert words[0] & commands == words[1] & commands == commands
    assert set(IN_GERMAN.values()) == commands | {"help"}


def test_an_unknown_language_is_answered_in_english() -> None:
    assert words_in("de") is DE
    assert words_in("en") is words_in("fr") is EN


def test_no_sentence_shouts() -> None:
    for words in (EN, DE):
        assert b"!" not in msgspec.json.encode(words)
