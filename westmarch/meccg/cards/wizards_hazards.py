"""Hazards of The Wizards."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, AttackerChooses

CARDS: dict[str, tuple[Ability, ...]] = {
    "cave-drake": (AttackerChooses(),),
}
