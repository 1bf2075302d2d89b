"""Sites of The Dragons."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.landmarks import PLENTY
from westmarch.meccg.vocabulary.references import SELF, Deed
from westmarch.meccg.vocabulary.statics import Cannot

CARDS: dict[str, tuple[Ability, ...]] = {
    "buhr-widu": (Cannot(Deed.BE_DISCARDED, SELF),),
    "tharbad": (PLENTY,),
}
