"""Minion resources of The White Hand."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Keyword, Mark, Race, SiteType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    PlayAt,
    ReachesAllSites,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Discard, PlaceWith
from westmarch.meccg.vocabulary.effects import Action, CancelAttack, CorruptionCheck
from westmarch.meccg.vocabulary.filters import Against, Anything, AttackedBy, LyingOn
from westmarch.meccg.vocabulary.judgements import Is, PlayerIs
from westmarch.meccg.vocabulary.properties import AtSiteOf, SamePlace, That, Uses
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ME,
    ORIGIN,
    SELF,
    SITE,
    TARGET,
    USER,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import (
    AddAutomaticAttack,
    Boost,
    Canceled,
    Cannot,
    LosesAttacks,
    SitesBecome,
    Worth,
)
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    AUTOMATIC,
    AVATAR,
    BORDER_HOLD,
    CHARACTER,
    DARK_HOLD,
    DRAGON,
    DRAKE,
    DWARF,
    FACTION,
    HAZARD,
    HERE,
    MINE,
    PERMANENT_EVENT,
    RANGER,
    SHADOW_HOLD,
    SITE_CARD,
    SPIDER,
    UNDEAD,
    WOLF,
)

SORCERER, SPIRIT_USER, SHADOW_USER = (
    CHARACTER & Uses(magic)
    for magic in (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
)
BEFORE = (Moment.BEFORE_ASSIGNMENT,)
WORKSHOP = PlayAt(SHADOW_HOLD | DARK_HOLD | (SITE_CARD & AttackedBy(DWARF)), tapped=True)
FALLEN = PlayerIs(ME, (Alignment.FALLEN_WIZARD,))
STEADFAST = (
    Cannot(Deed.RETURN_TO_ORIGIN, COMPANY, until=Until.TURN),
    Cannot(Deed.BE_TAPPED, That(SITE) | That(ORIGIN), HAZARD, until=Until.TURN),
)
"""Hazards neither send the company back nor tap its sites."""

CARDS: dict[str, tuple[Ability, ...]] = {
    "crept-along-cleverly": (
        ShortEvent(
            (CancelAttack(),),
            Way(
                when=BEFORE,
                by=RANGER & HERE,
                on=AnAttack(WOLF | ANIMAL | SPIDER | DRAGON | DRAKE | UNDEAD),
            ),
        ),
    ),
    "govern-the-storms": (ShortEvent((*STEADFAST, CorruptionCheck(USER, -4)), Way(by=SORCERER)),),
    "piercing-all-shadows": (
        PermanentEvent(Way(when=(Moment.ORGANIZATION,), on=CHARACTER & RANGER & MINE)),
        Action((*STEADFAST, CorruptionCheck(USER)), tap=(CHARACTER & That(HOST),)),
        NotDuplicated(on_company=True),
    ),
    "poison-of-his-voice": (
        ShortEvent(
            (Discard(TARGET), CorruptionCheck(USER, -3)),
            Way(by=SPIRIT_USER, on=HAZARD & PERMANENT_EVENT & HERE & LyingOn(CHARACTER)),
        ),
        ShortEvent(
            (
                Boost((Stat.STAGE_POINTS,), -6, ME, min_=3, until=Until.TURN),
                CorruptionCheck(USER, -3),
            ),
            Way(if_=FALLEN, by=SPIRIT_USER & AVATAR),
        ),
    ),
    "sojourn-in-shadows": (
        ShortEvent(
            (Cannot(Deed.BE_ASSIGNED_STRIKE, TARGET), CorruptionCheck(USER, -4)),
            Way(when=BEFORE, by=SHADOW_USER & HERE, on=CHARACTER & HERE),
        ),
    ),
    "white-light-broken": (
        ShortEvent(
            (
                Boost((Stat.CORRUPTION_CHECK,), +2, USER, until=Until.TURN),
                CorruptionCheck(USER),
            ),
            Way(by=SORCERER),
        ),
        ShortEvent(
            (
                Boost((Stat.STAGE_POINTS,), -4, ME, min_=3, until=Until.TURN),
                CorruptionCheck(USER),
            ),
            Way(if_=FALLEN, by=SORCERER & AVATAR),
        ),
    ),
    "blasting-fire": (
        WORKSHOP,
        Action(
            (
                CancelAttack(),
                Canceled(AUTOMATIC & Against(That(COMPANY)), until=Until.TURN),
                Boost(
                    (Stat.INFLUENCE_CHECK,),
                    +2,
                    CHARACTER & AtSiteOf(SITE),
                    against=FACTION,
                    until=Until.TURN,
                ),
            ),
            when=BEFORE,
            on=AnAttack(AUTOMATIC & Against(That(COMPANY))),
            discard=That(SELF),
        ),
    ),
    "vile-fumes": (
        WORKSHOP,
        ReachesAllSites(),
        While(
            Is(HOST, CHARACTER),
            (
                Action(
                    (PlaceWith(SELF, SITE),),
                    when=(Moment.SITE_PHASE,),
                    if_=Is(SITE, BORDER_HOLD | SHADOW_HOLD),
                ),
            ),
        ),
        While(
            Is(HOST, SITE_CARD),
            (
                SitesBecome(SiteType.RUINS_AND_LAIRS, of=SamePlace(HOST)),
                LosesAttacks(SamePlace(HOST), Anything()),
                AddAutomaticAttack(
                    Attack((Race.SPECIAL,), None, 7, marks=(Mark.NOT_CANCELABLE,)),
                    SamePlace(HOST),
                ),
                Worth(0),
            ),
        ),
    ),
}
