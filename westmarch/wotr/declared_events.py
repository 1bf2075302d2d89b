"""All Event cards that are declared, by their codes."""

from __future__ import annotations

from westmarch.wotr.cards import free_character, free_strategy
from westmarch.wotr.vocabulary.effects import EventText

EVENT_TEXTS: dict[str, EventText] = {**free_character.EVENTS, **free_strategy.EVENTS}
