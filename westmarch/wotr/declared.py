"""All Characters and cards, and which of their abilities are in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from westmarch.wotr.cards.characters import ABILITIES, GUIDES
from westmarch.wotr.kinds import CharacterId
from westmarch.wotr.state import WotrState
from westmarch.wotr.vocabulary.abilities import Ability

A = TypeVar("A", bound=Ability)

Having = tuple[tuple[CharacterId, Ability], ...]
BY_KIND: dict[type, Having] = {}


def having(kind: type) -> Having:
    """The Characters that have an ability of a kind outside the Fellowship."""
    known = BY_KIND.get(kind)
    if known is None:
        known = BY_KIND[kind] = tuple(
            (who, ability)
            for who, abilities in ABILITIES.items()
            for ability in abilities
            if isinstance(ability, kind)
        )
    return known


def abilities_in_play(state: WotrState, kind: type[A]) -> Iterator[A]:
    """The abilities of a kind that Characters on the board and cards on the table have."""
    for who, ability in having(kind):
        if who in state.characters:
            assert isinstance(ability, kind)
            yield ability


def abilities_of(who: CharacterId, kind: type[A]) -> Iterator[A]:
    """The abilities of a kind that a Character has outside the Fellowship."""
    for other, ability in having(kind):
        if other == who:
            assert isinstance(ability, kind)
            yield ability


def guides_by(state: WotrState, kind: type[A]) -> A | None:
    """The ability of a kind that the Guide has as such (W-FELL-08)."""
    for ability in GUIDES.get(state.guide, ()):
        if isinstance(ability, kind):
            return ability
    return None
