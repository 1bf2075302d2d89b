"""Allies and factions of The Wizards."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.properties import KeyedToSite
from westmarch.meccg.vocabulary.references import SELF, Deed
from westmarch.meccg.vocabulary.statics import Cannot
from westmarch.meccg.vocabulary.words import AUTOMATIC

CARDS: dict[str, tuple[Ability, ...]] = {
    "quickbeam": (Cannot(Deed.BE_ASSIGNED_STRIKE, SELF, AUTOMATIC | KeyedToSite()),),
}
