"""Characters of The White Hand; the Fallen-wizards are avatars."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.sayings import speaks_to
from westmarch.meccg.vocabulary.words import ORC

CARDS: dict[str, tuple[Ability, ...]] = {
    "euog-ulzog": (speaks_to(+2, ORC),),
    "ugluk": (speaks_to(+3, ORC),),
}
