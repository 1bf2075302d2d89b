"""Sites of The White Hand."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, LiesBeside, While
from westmarch.meccg.vocabulary.acts import KeepPlace
from westmarch.meccg.vocabulary.effects import When
from westmarch.meccg.vocabulary.filters import Anything, KeptBy
from westmarch.meccg.vocabulary.happenings import site_revealed
from westmarch.meccg.vocabulary.judgements import AtLeast, AvatarIs, Is, StatOf
from westmarch.meccg.vocabulary.landmarks import COMING, REFUGE, always
from westmarch.meccg.vocabulary.properties import SamePlace, That
from westmarch.meccg.vocabulary.references import KEPT, ME, ORIGIN, SELF, Deed, Stat, Trait
from westmarch.meccg.vocabulary.statics import Cannot, Treat
from westmarch.meccg.vocabulary.words import CHARACTER, HAVEN, MINE, PROTECTED, named

STAGE_SEVEN = AtLeast(StatOf(Stat.STAGE_POINTS, ME), 7)
NEW_SURFACE = HAVEN & PROTECTED & MINE & ~KeptBy(named("deep-mines"))
NOT_RADAGAST = ~AvatarIs(ME, ("radagast",))

CARDS: dict[str, tuple[Ability, ...]] = {
    "deep-mines": (
        *always(
            While(
                ~Is(KEPT, Anything()),
                (LiesBeside(NEW_SURFACE, if_=STAGE_SEVEN),),
            ),
        ),
        While(Is(KEPT, Anything()), (LiesBeside(SamePlace(KEPT)),)),
        When(site_revealed(COMING), (KeepPlace(ORIGIN),), if_=~Is(KEPT, Anything())),
    ),
    "isengard-fallen-wizard": (REFUGE,),
    "rhosgobel-fallen-wizard": (
        *always(
            Cannot(Deed.MOVE_TO, MINE, That(SELF), if_=NOT_RADAGAST),
            Cannot(Deed.BE_BROUGHT_IN, CHARACTER & MINE, That(SELF), if_=NOT_RADAGAST),
            Treat(SELF, Trait.PROTECTED),
        ),
        REFUGE,
    ),
    "the-white-towers-fallen-wizard": (REFUGE,),
}
