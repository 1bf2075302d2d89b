"""Hazards of The Wizards."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.references import SELF, Trait
from westmarch.meccg.vocabulary.statics import Treat

CARDS: dict[str, tuple[Ability, ...]] = {
    "cave-drake": (Treat(SELF, Trait.ATTACKER_CHOOSES),),
}
