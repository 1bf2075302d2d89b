"""Magic of The Lidless Eye: whoever is no Ringwraith pays for it with a corruption check."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType, SiteType
from westmarch.meccg.vocabulary.abilities import Ability, AnyTime, NotDuplicated, ShortEvent, Way
from westmarch.meccg.vocabulary.effects import CorruptionCheck, Fail, OneOf
from westmarch.meccg.vocabulary.filters import Against, Amid, Anything, Holding
from westmarch.meccg.vocabulary.judgements import Is
from westmarch.meccg.vocabulary.properties import That, Uses
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    INFLUENCED,
    INFLUENCER,
    SITE,
    TARGET,
    USER,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Op, PathBecomes, SitesBecome
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ALLY,
    AUTOMATIC,
    CHARACTER,
    FACTION,
    HERE,
    ITEM,
    MINE,
    MOVING,
    RINGWRAITH,
    THEIRS,
)

SORCERER, SPIRIT_USER, SHADOW_USER = (
    CHARACTER & Uses(magic)
    for magic in (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
)
BEFORE = (Moment.BEFORE_ASSIGNMENT,)
THEIR_ATTEMPT = Is(INFLUENCER, THEIRS)


def tax(amount: int) -> CorruptionCheck:
    """What magic costs; Ringwraiths make no corruption checks (M-COR-07)."""
    return CorruptionCheck(USER, -amount)


CARDS: dict[str, tuple[Ability, ...]] = {
    "bitter-cold": (
        ShortEvent(
            (
                Boost((Stat.PROWESS, Stat.BODY), -1, Against(That(COMPANY)), until=Until.TURN),
                tax(4),
            ),
            Way(by=SORCERER),
        ),
    ),
    "deeper-shadow": (
        ShortEvent(
            (
                OneOf(
                    (
                        SitesBecome(
                            SiteType.SHADOW_HOLD,
                            (SiteType.RUINS_AND_LAIRS,),
                            SITE,
                            until=Until.TURN,
                        ),
                        PathBecomes(
                            RegionType.WILDERNESS,
                            (RegionType.SHADOW_LAND,),
                            COMPANY,
                            until=Until.TURN,
                        ),
                        Boost((Stat.HAZARD_LIMIT,), -1, COMPANY, until=Until.TURN),
                    )
                ),
                tax(3),
            ),
            Way(when=(Moment.MOVEMENT,), by=SHADOW_USER & HERE & Amid(MOVING)),
        ),
    ),
    "poisonous-despair": (
        AnyTime(),
        ShortEvent(
            (Fail(), tax(3)),
            Way(
                when=(Moment.INFLUENCE_CHECK,),
                if_=THEIR_ATTEMPT & Is(INFLUENCED, CHARACTER | ALLY | ITEM),
                by=SPIRIT_USER & Amid(Holding(That(INFLUENCED))),
            ),
        ),
        ShortEvent(
            (Fail(),),
            Way(
                when=(Moment.INFLUENCE_CHECK,),
                if_=THEIR_ATTEMPT & Is(INFLUENCED, FACTION & MINE),
                by=SPIRIT_USER & RINGWRAITH,
            ),
        ),
    ),
    "some-secret-art-of-flame": (
        ShortEvent(
            (Boost((Stat.PROWESS,), +4, USER, until=Until.ATTACK_OVER), tax(4)),
            Way(when=(Moment.ATTACK_FACED,), by=SORCERER & HERE, on=AnAttack(Anything())),
        ),
        NotDuplicated(on_host=True),
    ),
    "veils-of-shadow": (
        ShortEvent(
            (
                Boost(
                    (Stat.STRIKES,),
                    1,
                    AUTOMATIC & Against(That(COMPANY)),
                    op=Op.SET,
                    until=Until.TURN,
                ),
                tax(4),
            ),
            Way(when=BEFORE, by=SORCERER & HERE, on=AnAttack(AUTOMATIC)),
        ),
    ),
    "the-waters-tithe": (
        ShortEvent(
            (Boost((Stat.MAX_REGIONS,), +2, COMPANY, until=Until.TURN), tax(3)),
            Way(when=(Moment.ORGANIZATION,), by=SORCERER & ~RINGWRAITH),
        ),
    ),
    "words-of-menace-and-deceit": (
        ShortEvent(
            (
                Boost((Stat.DIRECT_INFLUENCE,), +5, TARGET, until=Until.TURN),
                CorruptionCheck(TARGET, -4),
            ),
            Way(on=SPIRIT_USER & MINE),
        ),
        NotDuplicated(on_host=True),
    ),
}
