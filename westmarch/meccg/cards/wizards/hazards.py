"""Hazard events of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AnyTime,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    Removal,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Discard, Each, Tap
from westmarch.meccg.vocabulary.effects import (
    ACompany,
    Cancel,
    CorruptionCheck,
    InTheChain,
    ReturnToOrigin,
    When,
)
from westmarch.meccg.vocabulary.filters import Holding
from westmarch.meccg.vocabulary.happenings import played, site_revealed
from westmarch.meccg.vocabulary.judgements import DOORS, Case, Cases, Regions
from westmarch.meccg.vocabulary.properties import PathHas, That
from westmarch.meccg.vocabulary.references import HOST, SELF, TARGET, Stat, Until
from westmarch.meccg.vocabulary.statics import Boost, Uncounted
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAVEN,
    HERE,
    HOBBIT,
    ITEM,
    MOVING,
    ORC,
    RANGER,
    RESOURCE,
    RINGWRAITH,
    SITE_CARD,
    TROLL,
    WIZARD,
    marked,
    through,
)

ENVIRONMENT = marked(Keyword.ENVIRONMENT)

CARDS: dict[str, tuple[Ability, ...]] = {
    "doors-of-night": (
        PermanentEvent(
            do=(
                Discard(Each(ENVIRONMENT & RESOURCE)),
                Cancel(Each(ENVIRONMENT & RESOURCE)),
            )
        ),
        NotDuplicated(),
    ),
    "long-winter": (
        LongEvent(),
        When(
            site_revealed(through(RegionType.WILDERNESS, times=2) & ~Holding(RANGER)),
            (ReturnToOrigin(),),
        ),
        While(
            DOORS,
            (
                When(
                    site_revealed(MOVING),
                    (Tap(Each(SITE_CARD & ~HAVEN & PathHas(RegionType.WILDERNESS, 2))),),
                ),
            ),
        ),
        NotDuplicated(),
    ),
    "lost-in-shadow-lands": (
        ShortEvent(
            (
                Boost(
                    (Stat.HAZARD_LIMIT,),
                    Regions(RegionType.SHADOW_LAND),
                    TARGET,
                    until=Until.PHASE,
                ),
            ),
            Way(on=ACompany(MOVING)),
        ),
    ),
    "lure-of-expedience": (
        PermanentEvent(Way(on=CHARACTER & HERE & ~RINGWRAITH & ~WIZARD & ~HOBBIT)),
        When(played(ITEM, by=HERE), (CorruptionCheck(HOST),)),
        Removal(5),
        NotDuplicated(on_host=True),
    ),
    "minions-stir": (
        LongEvent(),
        Boost((Stat.STRIKES, Stat.PROWESS), Cases((Case(DOORS, 2),), 1), ORC),
        Boost((Stat.STRIKES, Stat.PROWESS), 1, TROLL & ~ORC),
        NotDuplicated(),
    ),
    "twilight": (
        ShortEvent(
            (Cancel(TARGET), Discard(TARGET)),
            Way(on=InTheChain(ENVIRONMENT)),
        ),
        ShortEvent((Discard(TARGET),), Way(on=ENVIRONMENT)),
        AnyTime(),
        Uncounted(That(SELF)),
    ),
}
