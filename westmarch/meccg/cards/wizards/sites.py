"""Sites of The Wizards."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.landmarks import HOUSE_OF_HEALING, PERILOUS
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import EACH_PLAYER, SELF, Deed
from westmarch.meccg.vocabulary.statics import May
from westmarch.meccg.vocabulary.words import CREATURE

CARDS: dict[str, tuple[Ability, ...]] = {
    "barad-dur": (PERILOUS,),
    "mount-doom": (PERILOUS, May(Deed.PLAY, EACH_PLAYER, CREATURE, at=That(SELF))),
    "old-forest": (HOUSE_OF_HEALING,),
    "rhosgobel": (HOUSE_OF_HEALING,),
}
