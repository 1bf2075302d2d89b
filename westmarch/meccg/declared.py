"""What cards do beyond their rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.cards.errata import ERRATA_OF
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.tables import CARDS
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AsEvent,
    LongEvent,
    PermanentEvent,
    ShortEvent,
)
from westmarch.meccg.vocabulary.effects import Band, Effect

Event = AsEvent | LongEvent | PermanentEvent | ShortEvent
"""A way to play a card as an event."""


def abilities(code: CardCode) -> tuple[Ability, ...]:
    """What a card does by its text."""
    return CARD_ABILITIES.get(code, ())


def is_playable(code: CardCode) -> bool:
    """Whether a card can be played: it has no text beyond its row, or its text is declared."""
    return CARDS[code].plain or code in CARD_ABILITIES


@cache
def ways(code: CardCode) -> tuple[Event, ...]:
    """The ways in which a card can be played as an event."""
    found = (*abilities(code), *ERRATA_OF.get(code, ()))
    return tuple(one for one in found if isinstance(one, Event))


def every_effect(event: Event) -> tuple[Effect, ...]:
    """What can happen when an event takes effect, what depends on rolls and choices included."""
    return tuple(inner for effect in effects(event) for inner in within(effect))


def within(effect: Effect) -> Iterator[Effect]:
    """An effect, and those that it may lead to."""
    yield effect
    for name in effect.__struct_fields__:
        found = getattr(effect, name)
        for inner in found if isinstance(found, tuple) else ():
            if isinstance(inner, Band):
                for each in inner.do:
                    yield from within(each)
            elif isinstance(inner, Effect):
                yield from within(inner)


def effects(event: Event) -> tuple[Effect, ...]:
    """What happens when an event takes effect."""
    return () if isinstance(event, AsEvent) else event.do
