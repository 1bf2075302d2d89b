"""Creatures of The Dragons."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType, SiteType
from westmarch.meccg.tables.printed import Keying
from westmarch.meccg.vocabulary.abilities import Ability, Keyed, KeyedAfter, ShortEvent, Way
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, Tap
from westmarch.meccg.vocabulary.effects import BodyCheck, When
from westmarch.meccg.vocabulary.filters import Holding
from westmarch.meccg.vocabulary.happenings import attack_ends, faced, is_wounded
from westmarch.meccg.vocabulary.judgements import DOORS, Happened, Is
from westmarch.meccg.vocabulary.properties import KeyedTo, KeyedToSite, PathHas, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    IT,
    SELF,
    SITE,
    TARGET,
    Moment,
    Stat,
    Trait,
)
from westmarch.meccg.vocabulary.statics import Boost, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CANCELED,
    CHARACTER,
    HERE,
    ITEM,
    MAN,
    ORC,
    TROLL,
    UNTAPPED,
    WOLF,
    WOUNDED,
)

CHOSEN_BY_ATTACKER = Treat(SELF, Trait.ATTACKER_CHOOSES)
WILDERNESS, SHADOW_LAND = (RegionType.WILDERNESS,), (RegionType.SHADOW_LAND,)

CARDS: dict[str, tuple[Ability, ...]] = {
    "bairanax": (CHOSEN_BY_ATTACKER,),
    "carrion-birds": (
        Keyed(
            Keying(region_types=((RegionType.WILDERNESS, 1),)),
            if_=Happened(faced((ORC | TROLL | MAN) & KeyedTo(WILDERNESS))),
        ),
        Boost((Stat.BODY_CHECK,), -1, CHARACTER | ALLY, against=That(SELF)),
        When(is_wounded(CHARACTER | ALLY, SELF), (BodyCheck(IT),)),
    ),
    "earcaraxe": (CHOSEN_BY_ATTACKER,),
    "gothmog": (KeyedAfter((ORC | TROLL) & KeyedTo(SHADOW_LAND, (SiteType.SHADOW_HOLD,))),),
    "land-drake": (CHOSEN_BY_ATTACKER,),
    "morgul-rats": (
        Keyed(
            Keying(site_types=(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
            if_=DOORS | Is(COMPANY, Holding(CHARACTER & WOUNDED)),
        ),
    ),
    "rain-drake": (
        Keyed(
            Keying(site_types=(SiteType.RUINS_AND_LAIRS,)),
            if_=Is(SITE, PathHas(RegionType.WILDERNESS, 2) | PathHas(RegionType.COASTAL_SEA)),
        ),
    ),
    "sand-drake": (CHOSEN_BY_ATTACKER,),
    "scorba": (CHOSEN_BY_ATTACKER,),
    "were-worm": (
        CHOSEN_BY_ATTACKER,
        When(is_wounded(CHARACTER, SELF), (Discard(Choice(ITEM & HERE)),)),
    ),
    "wild-fell-beast": (
        CHOSEN_BY_ATTACKER,
        When(
            attack_ends(SELF),
            (Tap(Each(CHARACTER & HERE & UNTAPPED)),),
            if_=~Is(IT, CANCELED),
        ),
    ),
    "winged-cold-drake": (CHOSEN_BY_ATTACKER,),
    "winged-fire-drake": (CHOSEN_BY_ATTACKER,),
    "wolf-riders": (
        KeyedAfter(ORC & ~KeyedToSite()),
        ShortEvent(
            (Boost((Stat.PROWESS, Stat.STRIKES), +1, TARGET),),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), on=AnAttack(WOLF)),
        ),
    ),
}
