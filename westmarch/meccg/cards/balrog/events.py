"""Resource events of The Balrog."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability

CARDS: dict[str, tuple[Ability, ...]] = {}
