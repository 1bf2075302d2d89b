"""Characters and agents of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.filters import HomeAt, PlayableWhere
from westmarch.meccg.vocabulary.sayings import speaks_to
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DUNADAN,
    DWARF,
    FACTION,
    WOSE,
    in_region,
    named,
    place,
)

GONDOR = in_region("anfalas", "anorien", "belfalas", "lamedon", "lebennin")

CARDS: dict[str, tuple[Ability, ...]] = {
    "dror": (speaks_to(+2, DWARF),),
    "firiel": (speaks_to(+2, (CHARACTER & DUNADAN) | (FACTION & PlayableWhere(GONDOR))),),
    "fori-the-beardless": (speaks_to(+2, DWARF),),
    "om-buri-om": (speaks_to(+3, FACTION & WOSE),),
    "pon-ora-pon": (speaks_to(+3, FACTION & WOSE),),
    "surion": (speaks_to(+2, (CHARACTER & DUNADAN) | (FACTION & PlayableWhere(GONDOR))),),
    "wormtongue": (
        speaks_to(+4, named("riders-of-rohan") | (CHARACTER & HomeAt(place("edoras")))),
    ),
    "freca": (speaks_to(+1, named("riders-of-rohan", "dunlendings")),),
    "wolf": (speaks_to(+2, named("dunlendings")),),
}
