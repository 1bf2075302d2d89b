"""Characters of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.filters import PlayableWhere
from westmarch.meccg.vocabulary.sayings import speaks_to
from westmarch.meccg.vocabulary.words import FACTION, ORC, place

CARDS: dict[str, tuple[Ability, ...]] = {
    "mauhur": (speaks_to(+2, ORC),),
    "mionid": (speaks_to(+2, FACTION & PlayableWhere(place("variag-camp"))),),
    "perchen": (speaks_to(+3, FACTION & PlayableWhere(place("dunnish-clan-hold"))),),
}
