"""Environment hazards of The Wizards: night, weather, and lands that grow wilder."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Race, RegionType, SiteType
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AnyTime,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Chance, Choice, Discard, Each, Tap
from westmarch.meccg.vocabulary.effects import Cancel, Effect, If, When
from westmarch.meccg.vocabulary.filters import Amid, Filter, Holding
from westmarch.meccg.vocabulary.happenings import enters_play, site_revealed
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin
from westmarch.meccg.vocabulary.judgements import DOORS, Is
from westmarch.meccg.vocabulary.properties import OfPlayer, PathHas, That
from westmarch.meccg.vocabulary.references import COMPANY, CONTROLLER, SELF, TARGET, Stat, Until
from westmarch.meccg.vocabulary.statics import (
    AddAutomaticAttack,
    Boost,
    PathBecomes,
    RegionsBecome,
    Retyping,
    SitesBecome,
    Uncounted,
)
from westmarch.meccg.vocabulary.targets import ACompany, AnAutomaticAttack, InTheChain
from westmarch.meccg.vocabulary.words import (
    ATTACKS,
    BORDER_HOLD,
    CHARACTER,
    CREATURE,
    DARK_HOLD,
    DUNADAN,
    ELF,
    ENVIRONMENT,
    FREE_HOLD,
    HAVEN,
    HERE,
    IN_HAND,
    ITEM,
    MAN,
    MOVING,
    RANGER,
    RESOURCE,
    RUINS,
    SHADOW_HOLD,
    SITE_CARD,
    THEIRS,
    UNDER_DEEPS,
    UNTAPPED,
    named,
    through,
)

WILD, BORDER, FREE = RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN
SHADOW, DARK, SEA = RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.COASTAL_SEA
OF_HEROES = OfPlayer((Alignment.HERO, Alignment.FALLEN_WIZARD))
NIGHT_FALLS = enters_play(named("doors-of-night"))

TURNED_BACK_IN_WINTER = If(
    Is(COMPANY, through(WILD, times=2) & ~Holding(RANGER)), (ReturnToOrigin(),)
)
SNOWED_IN = If(DOORS, (Tap(Each(SITE_CARD & ~HAVEN & PathHas(WILD, 2))),))
CHOKED = If(Is(COMPANY, OF_HEROES & through(SHADOW, DARK) & ~Holding(RANGER)), (ReturnToOrigin(),))
FUMES_AT_SITES = If(
    DOORS, (Tap(Each(SITE_CARD & ~HAVEN & OF_HEROES & (PathHas(SHADOW) | PathHas(DARK)))),)
)
SNOWED_UNDER = If(Is(COMPANY, through(WILD)), (ReturnToOrigin(),))
STORMS_AT_SITES = Tap(Each(SITE_CARD & ~HAVEN & PathHas(SEA)))


def weather(*effects: Effect) -> tuple[Ability, ...]:
    """It happens to the company in turn and to all sites, and to whoever sets out later."""
    return (LongEvent(do=effects), When(site_revealed(MOVING), effects), NotDuplicated())


def darkens(
    site: Filter, to: SiteType, land: RegionType, into: RegionType
) -> tuple[ShortEvent, ShortEvent]:
    """By night a region of the path, or a site, is worse than it was."""
    return (
        ShortEvent(
            (PathBecomes(land, (into,), until=Until.TURN),),
            Way(if_=DOORS, on=ACompany(through(land))),
        ),
        ShortEvent(
            (SitesBecome(to, of=TARGET, until=Until.TURN),),
            Way(if_=DOORS, on=SITE_CARD & site & ~UNDER_DEEPS),
        ),
    )


def stirs(site: Filter) -> ShortEvent:
    """An automatic-attack has more prowess this turn."""
    return ShortEvent(
        (Boost((Stat.PROWESS,), +2, TARGET, until=Until.TURN),), Way(on=AnAutomaticAttack(site))
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "awaken-the-earths-fire": (
        stirs(SHADOW_HOLD | DARK_HOLD),
        *darkens(SHADOW_HOLD, SiteType.DARK_HOLD, SHADOW, DARK),
        NotDuplicated(per_turn=True),
    ),
    "choking-shadows": (
        stirs(RUINS),
        *darkens(RUINS, SiteType.SHADOW_HOLD, WILD, SHADOW),
        NotDuplicated(per_turn=True),
    ),
    "clouds": (
        LongEvent(),
        While(DOORS, (Boost((Stat.PROWESS,), +2, CREATURE & ATTACKS),)),
        NotDuplicated(),
    ),
    "doors-of-night": (
        PermanentEvent(
            do=(
                Discard(Each(ENVIRONMENT & RESOURCE)),
                Cancel(Each(ENVIRONMENT & RESOURCE)),
            )
        ),
        NotDuplicated(),
    ),
    "drowning-seas": (
        ShortEvent(
            (
                Discard(Choice(ITEM & HERE, by=CONTROLLER)),
                Discard(Chance(IN_HAND & THEIRS, 2)),
            ),
            Way(on=ACompany(through(SEA))),
        ),
        ShortEvent((ReturnToOrigin(),), Way(if_=DOORS, on=ACompany(through(SEA)))),
    ),
    "fell-winter": (
        LongEvent(),
        AddAutomaticAttack(Attack((Race.WOLF,), 3, 7), BORDER_HOLD),
        While(DOORS, (RegionsBecome((Retyping(BORDER, (FREE,)), Retyping(WILD, (BORDER,)))),)),
        NotDuplicated(),
    ),
    "foul-fumes": (
        *weather(CHOKED, FUMES_AT_SITES),
        When(NIGHT_FALLS, (FUMES_AT_SITES,)),
    ),
    "gloom": (
        ShortEvent(
            (Boost((Stat.PROWESS,), -1, TARGET, until=Until.TURN),),
            Way(on=CHARACTER & HERE & Amid(MOVING)),
        ),
        *darkens(BORDER_HOLD, SiteType.RUINS_AND_LAIRS, BORDER, WILD),
        NotDuplicated(per_turn=True),
    ),
    "long-winter": (
        *weather(TURNED_BACK_IN_WINTER, SNOWED_IN),
        When(NIGHT_FALLS, (SNOWED_IN,)),
    ),
    "morgul-night": (
        LongEvent(Way(if_=DOORS)),
        RegionsBecome((Retyping(SHADOW, (WILD,)), Retyping(DARK, (SHADOW,)))),
        NotDuplicated(),
    ),
    "new-moon": (
        ShortEvent((Tap(TARGET),), Way(on=CHARACTER & ELF & UNTAPPED & HERE)),
        *darkens(FREE_HOLD, SiteType.BORDER_HOLD, FREE, BORDER),
        NotDuplicated(per_turn=True),
    ),
    "night": (
        LongEvent(),
        Boost((Stat.PROWESS,), -1, CHARACTER & DUNADAN & ~RANGER),
        While(
            DOORS,
            (
                Boost((Stat.PROWESS,), +1, ATTACKS),
                Boost((Stat.PROWESS,), -1, CHARACTER & (MAN | DUNADAN)),
            ),
        ),
        NotDuplicated(),
    ),
    "snowstorm": (
        LongEvent(Way(if_=DOORS), (SNOWED_UNDER,)),
        When(site_revealed(MOVING), (SNOWED_UNDER,)),
        NotDuplicated(),
    ),
    "storms-of-osse": (
        LongEvent(Way(if_=DOORS), (STORMS_AT_SITES,)),
        When(site_revealed(MOVING), (STORMS_AT_SITES,)),
        NotDuplicated(),
    ),
    "twilight": (
        ShortEvent((Cancel(TARGET), Discard(TARGET)), Way(on=InTheChain(ENVIRONMENT))),
        ShortEvent((Discard(TARGET),), Way(on=ENVIRONMENT)),
        AnyTime(),
        Uncounted(That(SELF)),
    ),
}
