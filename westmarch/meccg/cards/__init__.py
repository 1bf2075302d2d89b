"""Cards as expressions: what each does beyond its row."""

from __future__ import annotations

from westmarch.meccg.cards import wizards_hazards, wizards_resources
from westmarch.meccg.vocabulary.abilities import Ability

CARD_ABILITIES: dict[str, tuple[Ability, ...]] = {
    **wizards_resources.CARDS,
    **wizards_hazards.CARDS,
}
"""All declared cards by their codes."""
