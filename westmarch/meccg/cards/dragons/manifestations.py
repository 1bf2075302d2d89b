"""Dragons ahunt and at home (M-DRG-05)."""

from __future__ import annotations

from westmarch.meccg.dragons import DRAGONS
from westmarch.meccg.kinds import RegionCode, RegionType
from westmarch.meccg.vocabulary.abilities import Ability, LongEvent, PermanentEvent, While
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.filters import Anything
from westmarch.meccg.vocabulary.happenings import faced, played
from westmarch.meccg.vocabulary.judgements import DOORS, MY_TURN, Exists, Happened
from westmarch.meccg.vocabulary.properties import Being, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    EACH_PLAYER,
    SELF,
    TARGET,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import (
    AddAutomaticAttack,
    AttacksMovers,
    Boost,
    Cannot,
    Uncounted,
)
from westmarch.meccg.vocabulary.targets import ACompany
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    CHARACTER,
    CREATURE,
    GREATER,
    HAZARD,
    MAJOR,
    MINE,
    THEIRS,
    named,
    place,
    through,
)

DRAGON_CARD = Being(tuple(sorted(DRAGONS)))

HEATH = "withered-heath, northern-rhovanion, iron-hills, grey-mountain-narrows"
MIRKWOOD = "southern-rhovanion, dorwinion, heart-of-mirkwood, woodland-realm"
PLAINS = "brown-lands, southern-rhovanion, dorwinion, dagorlad, horse-plains"


def ahunt(near: str, far: str, *types: RegionType) -> tuple[Ability, ...]:
    """A Dragon who attacks all who move in some regions, and at night in others, too."""
    regions = tuple(map(RegionCode, near.split(", ")))
    more = tuple(map(RegionCode, far.split(", ")))
    return (
        LongEvent(),
        While(~DOORS, (AttacksMovers(regions, creature=True),)),
        While(DOORS, (AttacksMovers((*regions, *more), types=types, creature=True),)),
    )


def at_home(dragon: str, lair: str) -> tuple[Ability, ...]:
    """A Dragon who attacks at his lair unless he is ahunt."""
    return (
        PermanentEvent(),
        AddAutomaticAttack(None, place(lair), if_=~Exists(named(f"{dragon}-ahunt"))),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "agburanar-ahunt": ahunt(HEATH, MIRKWOOD),
    "agburanar-at-home": (
        *at_home("agburanar", "caves-of-ulund"),
        Uncounted(
            DRAGON_CARD & HAZARD,
            if_=~Happened(played(DRAGON_CARD & HAZARD & ~That(SELF), against=COMPANY)),
        ),
    ),
    "bairanax-ahunt": ahunt(
        "withered-heath, gundabad, anduin-vales, grey-mountain-narrows",
        "northern-rhovanion, iron-hills, southern-rhovanion, angmar",
    ),
    "bairanax-at-home": (
        *at_home("bairanax", "ovir-hollow"),
        Boost((Stat.HAZARD_LIMIT,), +1, COMPANY, if_=Happened(faced(ANIMAL & CREATURE))),
    ),
    "daelomin-ahunt": ahunt(HEATH, PLAINS),
    "daelomin-at-home": (
        *at_home("daelomin", "dancing-spire"),
        Action(
            (Boost((Stat.HAZARD_LIMIT,), +2, TARGET, until=Until.PHASE),),
            when=(Moment.MOVEMENT,),
            if_=~MY_TURN,
            discard=That(SELF),
            on=ACompany(Anything()),
        ),
    ),
    "earcaraxe-ahunt": ahunt(
        "andrast-coast, bay-of-belfalas, eriadoran-coast, andrast",
        "old-pukel-land, enedhwaith, anfalas",
        RegionType.COASTAL_SEA,
    ),
    "earcaraxe-at-home": (
        *at_home("earcaraxe", "isle-of-the-ulond"),
        Boost((Stat.HAZARD_LIMIT,), +1, through(RegionType.COASTAL_SEA)),
    ),
    "itangast-ahunt": ahunt(HEATH, MIRKWOOD),
    "itangast-at-home": (
        *at_home("itangast", "gold-hill"),
        Boost((Stat.CORRUPTION,), +1, GREATER),
    ),
    "leucaruth-ahunt": ahunt(HEATH, MIRKWOOD),
    "leucaruth-at-home": (
        *at_home("leucaruth", "irerock"),
        Cannot(Deed.PLAY, EACH_PLAYER, DRAGON_CARD, if_=Happened(played(DRAGON_CARD))),
    ),
    "scatha-ahunt": ahunt(
        "withered-heath, woodland-realm, northern-rhovanion, grey-mountain-narrows",
        "anduin-vales, western-mirkwood, heart-of-mirkwood, gundabad",
    ),
    "scatha-at-home": (
        *at_home("scatha", "gondmaeglom"),
        Boost((Stat.INFLUENCE_CHECK,), -1, CHARACTER),
    ),
    "scorba-ahunt": ahunt("forochel, angmar, gundabad", "numeriador, arthedain, rhudaur"),
    "scorba-at-home": (
        *at_home("scorba", "zarak-dum"),
        Boost((Stat.CORRUPTION,), +1, MAJOR),
    ),
    "smaug-ahunt": ahunt(HEATH, PLAINS),
    "smaug-at-home": (
        *at_home("smaug", "the-lonely-mountain"),
        Boost((Stat.CARDS_DRAWN,), -1, MINE, if_=MY_TURN, min_=1),
        Boost((Stat.CARDS_DRAWN,), -1, THEIRS, if_=~MY_TURN, min_=1),
    ),
}
