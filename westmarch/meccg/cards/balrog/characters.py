"""Characters of The Balrog; he himself is an avatar."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.properties import SpecificTo
from westmarch.meccg.vocabulary.sayings import speaks_to
from westmarch.meccg.vocabulary.words import CHARACTER, ORC, TROLL

KIN = CHARACTER & SpecificTo(("balrog",))

CARDS: dict[str, tuple[Ability, ...]] = {
    "azog": (speaks_to(+3, ORC), speaks_to(+2, KIN)),
    "bolg": (speaks_to(+3, ORC), speaks_to(+2, KIN)),
    "buthrakaur": (speaks_to(+3, TROLL | ORC), speaks_to(+3, KIN)),
    "umagaur": (speaks_to(+2, TROLL | ORC), speaks_to(+3, KIN)),
}
