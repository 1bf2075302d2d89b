"""Everything that is told or asked has words in both languages."""

from __future__ import annotations

import inspect
import string
from types import ModuleType

import pytest

from westmarch.kernel.records import Event, Option, Prompt
from westmarch.meccg import events, options, prompts
from westmarch.meccg.text.events_said import EVENTS
from westmarch.meccg.text.options_said import OPTIONS
from westmarch.meccg.text.prompts_said import PROMPTS
from westmarch.meccg.text.templates import Table


def declared(module: ModuleType, kind: type) -> set[type]:
    """The records of a kind that a module declares."""
    return {
        one
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, kind) and one.__module__ == module.__name__
    }


@pytest.mark.parametrize(
    ("module", "kind", "table"),
    [(prompts, Prompt, PROMPTS), (options, Option, OPTIONS), (events, Event, EVENTS)],
)
def test_every_record_has_words(module: ModuleType, kind: type, table: Table) -> None:
    assert declared(module, kind) == set(table)


@pytest.mark.parametrize("table", [PROMPTS, OPTIONS, EVENTS])
def test_both_languages_speak_of_fields_that_are_there(table: Table) -> None:
    for record, sentences in table.items():
        known = set(inspect.signature(record).parameters)
        for said in sentences:
            if isinstance(said, str):
                places = {name for _, name, _, _ in string.Formatter().parse(said) if name}
                assert places <= known, f"{record.__name__} has no {places - known}"
