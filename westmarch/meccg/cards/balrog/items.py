"""Items of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword
from westmarch.meccg.vocabulary.abilities import Ability, AffectsAvatar, BorneBy
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Facing
from westmarch.meccg.vocabulary.judgements import TAPS_TO_FACE, Is
from westmarch.meccg.vocabulary.properties import AtSiteOf, That
from westmarch.meccg.vocabulary.references import ATTACK, DEFENDER, HOST, SELF, Moment, Stat, Until
from westmarch.meccg.vocabulary.statics import Boost, Silenced
from westmarch.meccg.vocabulary.words import CHARACTER, COMPANY_COMBAT, ITEM, THEIRS, marked, named

STRUCK = Is(DEFENDER, That(HOST))
FIGHTS = Is(HOST, Facing())
LASHES = Boost((Stat.PROWESS,), +1, HOST, if_=TAPS_TO_FACE & STRUCK)

CARDS: dict[str, tuple[Ability, ...]] = {
    "stabbing-tongue-of-fire": (
        AffectsAvatar(),
        BorneBy(named("the-balrog")),
        LASHES,
        Boost((Stat.BODY_CHECK,), +1, ATTACK, if_=STRUCK),
        Boost((Stat.BODY_CHECK,), +1, CHARACTER & Facing() & ~That(HOST), if_=FIGHTS),
    ),
    "whip-of-many-thongs": (
        AffectsAvatar(),
        BorneBy(named("the-balrog")),
        LASHES,
        Action(
            (Silenced(until=Until.ATTACK_OVER),),
            when=(Moment.ATTACK_FACED, Moment.STRIKE_FACED),
            if_=Is(ATTACK, COMPANY_COMBAT),
            tap=(That(SELF),),
            on=ITEM & marked(Keyword.WEAPON) & THEIRS & AtSiteOf(HOST),
        ),
    ),
}
