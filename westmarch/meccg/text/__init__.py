"""Words for everything: prompts, options, events, cards."""

from __future__ import annotations

from westmarch.kernel.records import Event, Option, Prompt, Record
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.text import en_abilities
from westmarch.meccg.text.events_said import EVENTS
from westmarch.meccg.text.options_said import OPTIONS
from westmarch.meccg.text.prompts_said import PROMPTS
from westmarch.meccg.text.speaking import Reader
from westmarch.meccg.text.templates import say as said

TABLES = ((Prompt, PROMPTS), (Option, OPTIONS), (Event, EVENTS))


def say(record: Record, reader: Reader) -> str:
    """A prompt, an option or an event in words."""
    for kind, table in TABLES:
        if isinstance(record, kind):
            return said(table, record, reader)
    raise AssertionError(f"there are no words for {record}")


def paragraphs(code: CardCode, german: bool) -> tuple[str, ...]:
    """All that a card says beyond its figures, a paragraph each."""
    return en_abilities.paragraphs(code)
