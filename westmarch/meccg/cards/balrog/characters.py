"""Characters of The Balrog; he himself is an avatar."""

from __future__ import annotations

from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.abilities import Ability
from westmarch.meccg.vocabulary.acts import Fetch, TakePlace
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import At
from westmarch.meccg.vocabulary.judgements import NOBODY_BROUGHT, Exists, Is
from westmarch.meccg.vocabulary.properties import PlayableAt, SpecificTo, That
from westmarch.meccg.vocabulary.references import SELF, SITE, Moment
from westmarch.meccg.vocabulary.sayings import speaks_to
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    FACTION,
    IN_HAND,
    ITEM,
    MINE,
    ORC,
    TROLL,
    in_region,
    named,
)

KIN = CHARACTER & SpecificTo(("balrog",))

CARDS: dict[str, tuple[Ability, ...]] = {
    "strider": (
        Action(
            (TakePlace(named("aragorn-ii")),),
            when=(Moment.ORGANIZATION,),
            if_=NOBODY_BROUGHT & Exists(named("aragorn-ii") & IN_HAND & MINE),
        ),
        speaks_to(+3, named("rangers-of-the-north")),
        Action(
            (Fetch((ITEM | ALLY | FACTION) & PlayableAt(SITE), (Zone.DISCARD,), Zone.HAND),),
            if_=Is(SELF, At(in_region("arthedain", "cardolan", "rhudaur", "the-shire"))),
            tap=(That(SELF),),
        ),
    ),
    "azog": (speaks_to(+3, ORC), speaks_to(+2, KIN)),
    "bolg": (speaks_to(+3, ORC), speaks_to(+2, KIN)),
    "buthrakaur": (speaks_to(+3, TROLL | ORC), speaks_to(+3, KIN)),
    "umagaur": (speaks_to(+2, TROLL | ORC), speaks_to(+3, KIN)),
}
