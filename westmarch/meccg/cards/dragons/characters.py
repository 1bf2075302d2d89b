"""Characters of The Dragons."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, NotStarting
from westmarch.meccg.vocabulary.sayings import HOMEBODY, fights, speaks_to
from westmarch.meccg.vocabulary.statics import HealsTogether
from westmarch.meccg.vocabulary.words import CHARACTER, DRAGON, DRAKE, DWARF, ELF, HERE, named

CARDS: dict[str, tuple[Ability, ...]] = {
    "brand": (speaks_to(+2, named("men-of-dale")),),
    "fram-framson": (NotStarting(), HOMEBODY, fights(+3, DRAGON | DRAKE)),
    "galdor": (speaks_to(+1, ELF),),
    "ioreth": (HealsTogether(CHARACTER & HERE),),
    "thrain-ii": (speaks_to(+3, DWARF),),
}
