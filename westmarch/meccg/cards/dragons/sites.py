"""Sites of The Dragons."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {}
