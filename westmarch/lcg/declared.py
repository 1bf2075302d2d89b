"""All cards with what they do, and indexes that lead from a question to the cards that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Generic, TypeVar

from westmarch.lcg.cards import (
    dol_guldur_orcs,
    escape_from_dol_guldur,
    journey_down_the_anduin,
    leadership,
    lore,
    neutral,
    passage_through_mirkwood,
    spiders_of_mirkwood,
    spirit,
    tactics,
    wilderlands,
)
from westmarch.lcg.vocabulary.abilities import Ability

A = TypeVar("A", bound=Ability)
K = TypeVar("K")

MODULES = (
    leadership,
    tactics,
    spirit,
    lore,
    neutral,
    spiders_of_mirkwood,
    wilderlands,
    dol_guldur_orcs,
    passage_through_mirkwood,
    escape_from_dol_guldur,
    journey_down_the_anduin,
)

ABILITIES: dict[str, tuple[Ability, ...]] = {
    code: abilities for module in MODULES for code, abilities in module.CARDS
}


class Index(Generic[K, A]):
    """Leads from a question to the cards that matter for it, and to those of their abilities.

    Asked for the cast of one game it leaves out all cards that are not in this game.
    """

    def __init__(self, keys: Iterable[K], kind: type[A], matters: Callable[[K, A], bool]) -> None:
        self.all: dict[K, dict[str, tuple[tuple[int, A], ...]]] = {}
        for key in keys:
            found = {
                code: tuple(
                    (number, ability)
                    for number, ability in enumerate(abilities)
                    if isinstance(ability, kind) and matters(key, ability)
                )
                for code, abilities in ABILITIES.items()
            }
            self.all[key] = {code: numbered for code, numbered in found.items() if numbered}
        self.kept = lru_cache(maxsize=CASTS)(self.within)
        self.cast: frozenset[str] = frozenset()
        self.found = self.all

    def of(self, cast: frozenset[str]) -> dict[K, dict[str, tuple[tuple[int, A], ...]]]:
        """The same as `within`, and at hand as long as one game is asked about."""
        if cast is not self.cast:
            self.cast, self.found = cast, self.kept(cast)
        return self.found

    def within(self, cast: frozenset[str]) -> dict[K, dict[str, tuple[tuple[int, A], ...]]]:
        """For each question the cards of a cast with the numbered abilities that matter."""
        if not cast:
            return self.all
        return {
            key: {code: numbered for code, numbered in found.items() if code in cast}
            for key, found in self.all.items()
        }


CASTS = 256
"""For how many games at once the indexes are kept ready."""


def having(kind: type[A]) -> dict[str, tuple[A, ...]]:
    """The cards that have abilities of a kind, with these abilities."""
    found = {
        code: tuple(ability for ability in abilities if isinstance(ability, kind))
        for code, abilities in ABILITIES.items()
    }
    return {code: abilities for code, abilities in found.items() if abilities}
