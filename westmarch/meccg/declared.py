"""What cards do beyond their rows, and which of it is in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from westmarch.kernel.records import CardId
from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.kinds import CardCode
from westmarch.meccg.state import MeccgState, Zone
from westmarch.meccg.tables import CARDS
from westmarch.meccg.vocabulary.abilities import (
    WAYS,
    Ability,
    LongEvent,
    PermanentEvent,
    ShortEvent,
)

A = TypeVar("A", bound=Ability)

Event = LongEvent | PermanentEvent | ShortEvent
BY_KIND: dict[type, dict[str, tuple[Ability, ...]]] = {}


def abilities(code: str) -> tuple[Ability, ...]:
    """What a card does."""
    return CARD_ABILITIES.get(code, ())


def is_playable(code: CardCode) -> bool:
    """Whether a card can be played: it has no text beyond its row, or its text is declared."""
    return CARDS[code].plain or code in CARD_ABILITIES


def ways(code: str) -> list[Event]:
    """The ways in which a card can be played as an event."""
    return [one for one in abilities(code) if isinstance(one, WAYS)]


def having(kind: type[A]) -> dict[str, tuple[Ability, ...]]:
    """The cards that have an ability of a kind, so that nothing searches all."""
    known = BY_KIND.get(kind)
    if known is None:
        known = BY_KIND[kind] = {
            code: tuple(one for one in found if isinstance(one, kind))
            for code, found in CARD_ABILITIES.items()
            if any(isinstance(one, kind) for one in found)
        }
    return known


def in_force(state: MeccgState, kind: type[A]) -> Iterator[tuple[CardId, A]]:
    """The abilities of a kind that cards in play have."""
    known = having(kind)
    if not known:
        return
    for number, card in enumerate(state.cards):
        if card.zone is Zone.PLAY and card.code in known:
            for one in known[card.code]:
                assert isinstance(one, kind)
                yield CardId(number), one
