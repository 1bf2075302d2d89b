"""All cards with what they do, and indexes that lead from a question to the cards that matter."""

from __future__ import annotations

from typing import TypeVar

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


def having(*kinds: type[Ability]) -> dict[str, tuple[Ability, ...]]:
    """The cards that have abilities of some kinds, with these abilities."""
    found = {
        code: tuple(ability for ability in abilities if isinstance(ability, kinds))
        for code, abilities in ABILITIES.items()
    }
    return {code: abilities for code, abilities in found.items() if abilities}
