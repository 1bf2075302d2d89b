"""Cards as expressions: what each does beyond its row."""

from __future__ import annotations

from westmarch.meccg.cards import (
    against_the_shadow,
    balrog,
    dark_minions,
    dragons,
    lidless_eye,
    white_hand,
    wizards,
)
from westmarch.meccg.vocabulary.abilities import Ability

CARD_ABILITIES: dict[str, tuple[Ability, ...]] = {
    **wizards.CARDS,
    **dragons.CARDS,
    **dark_minions.CARDS,
    **lidless_eye.CARDS,
    **against_the_shadow.CARDS,
    **white_hand.CARDS,
    **balrog.CARDS,
}
"""All declared cards by their codes."""
