"""Creatures of The Balrog."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, ShortEvent, Way
from westmarch.meccg.vocabulary.effects import Action, CancelStrike, If
from westmarch.meccg.vocabulary.filters import Holding
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import That, With
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    DEFENDER,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    HERE,
    HERO_COMPANY,
    MINION_COMPANY,
    MOVING,
    UNTAPPED,
    WARRIOR,
    WOUNDED,
    named,
)

DEFIANT = named("beorn") | (CHARACTER & WARRIOR & UNTAPPED & With(Stat.PROWESS, least=5))

CARDS: dict[str, tuple[Ability, ...]] = {
    "beorning-skin-changers": (
        Cannot(Deed.PLAY, SELF, ~MINION_COMPANY),
        ShortEvent(
            (If(~Is(TARGET, Holding(DEFIANT)), (ReturnToOrigin(),)),),
            Way(on=ACompany(MOVING & HERO_COMPANY)),
        ),
    ),
    "carrion-feeders": (
        Boost((Stat.BODY_CHECK,), +1, CHARACTER | ALLY, against=That(SELF)),
        Action(
            (CancelStrike(),),
            when=(Moment.STRIKE_FACED,),
            if_=Is(ATTACK, That(SELF)) & Is(DEFENDER, WOUNDED),
            tap=(CHARACTER & HERE & UNTAPPED,),
            opponents=True,
        ),
    ),
    "olog-warlords": (Cannot(Deed.PLAY, SELF, ~HERO_COMPANY),),
}
