"""Sites of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.vocabulary.abilities import Ability, LiesBeside, While
from westmarch.meccg.vocabulary.acts import KeepPlace
from westmarch.meccg.vocabulary.effects import When
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.happenings import site_revealed
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.landmarks import (
    COMING,
    IN_EARNEST,
    KEYED_HERE,
    REFUGE,
    RINGS_TESTED,
    always,
    haunted_by,
    tested_here,
)
from westmarch.meccg.vocabulary.properties import Being, CanBeKeyed, SamePlace
from westmarch.meccg.vocabulary.references import KEPT, ORIGIN, SELF, Deed, Trait
from westmarch.meccg.vocabulary.statics import Cannot, Treat
from westmarch.meccg.vocabulary.words import (
    DRAGON,
    DRAKE,
    PUKEL_CREATURE,
    RUINS,
    SPIDER,
    UNDEAD,
    UNDER_DEEPS,
    named,
)

OF_THE_SEA = CanBeKeyed((RegionType.COASTAL_SEA,))

CARDS: dict[str, tuple[Ability, ...]] = {
    "ancient-deep-hold": (
        *always(
            While(~Is(KEPT, Anything()), (LiesBeside(UNDER_DEEPS & RUINS, 8),)),
        ),
        While(Is(KEPT, Anything()), (LiesBeside(SamePlace(KEPT), 8),)),
        When(site_revealed(COMING), (KeepPlace(ORIGIN),), if_=~Is(KEPT, Anything())),
        haunted_by(UNDEAD | SPIDER),
        Cannot(Deed.BE_DISCARDED, SELF),
        Cannot(Deed.BE_RETURNED, SELF),
    ),
    "barad-dur-balrog": (IN_EARNEST,),
    "carn-dum-balrog": (IN_EARNEST,),
    "cirith-gorgor-balrog": (IN_EARNEST,),
    "cirith-ungol-balrog": (IN_EARNEST,),
    "dol-guldur-balrog": (IN_EARNEST,),
    "the-drowning-deeps": (haunted_by(OF_THE_SEA | DRAKE),),
    "the-gem-deeps-balrog": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "the-iron-deeps-balrog": (IN_EARNEST, haunted_by(DRAKE & ~named("sea-serpent"))),
    "minas-morgul-balrog": (IN_EARNEST,),
    "moria-balrog": (RINGS_TESTED, Treat(KEYED_HERE, Trait.DETAINMENT), REFUGE),
    "the-pukel-deeps-balrog": (haunted_by(UNDEAD | PUKEL_CREATURE),),
    "remains-of-thangorodrim": (haunted_by(OF_THE_SEA),),
    "the-rusted-deeps": (haunted_by(DRAGON & ~Being(("earcaraxe",))),),
    "the-sulfur-deeps-balrog": (IN_EARNEST,),
    "the-under-courts-balrog": (IN_EARNEST,),
    "the-under-galleries-balrog": (IN_EARNEST,),
    "the-under-gates-balrog": (RINGS_TESTED, Treat(KEYED_HERE, Trait.DETAINMENT), REFUGE),
    "the-under-grottos-balrog": (tested_here(+1),),
    "the-under-leas-balrog": (IN_EARNEST,),
    "the-under-vaults-balrog": (haunted_by(UNDEAD),),
    "the-wind-deeps": (haunted_by(DRAKE & ~named("sea-serpent")),),
}
