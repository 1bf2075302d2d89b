"""Resource events of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, Heal, Untap
from westmarch.meccg.vocabulary.effects import (
    Cancel,
    CorruptionCheck,
    Modify,
)
from westmarch.meccg.vocabulary.judgements import GATES, Is
from westmarch.meccg.vocabulary.references import (
    CHECKED,
    TARGET,
    USER,
    Moment,
    Stat,
)
from westmarch.meccg.vocabulary.statics import RegionsBecome, Retyping
from westmarch.meccg.vocabulary.words import (
    ANY_TIME,
    CHARACTER,
    HAZARD,
    HOBBIT,
    LONG_EVENT,
    PERMANENT_EVENT,
    SAGE,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    marked,
)

ENVIRONMENT = marked(Keyword.ENVIRONMENT)

CARDS: dict[str, tuple[Ability, ...]] = {
    "fog": (
        LongEvent(Way(when=(Moment.LONG_EVENTS,), if_=GATES)),
        RegionsBecome(
            (
                Retyping(RegionType.BORDER_LAND, (RegionType.FREE_DOMAIN,)),
                Retyping(RegionType.WILDERNESS, (RegionType.BORDER_LAND, RegionType.SHADOW_LAND)),
                Retyping(RegionType.SHADOW_LAND, (RegionType.DARK_DOMAIN,)),
            )
        ),
        NotDuplicated(),
    ),
    "gates-of-morning": (
        PermanentEvent(
            do=(
                Discard(Each(ENVIRONMENT & HAZARD)),
                Cancel(Each(ENVIRONMENT & HAZARD)),
            )
        ),
        NotDuplicated(),
    ),
    "halfling-strength": (
        ShortEvent((Untap(TARGET),), Way(when=ANY_TIME, on=CHARACTER & HOBBIT & TAPPED)),
        ShortEvent(
            (Heal(TARGET),), Way(when=(Moment.ORGANIZATION,), on=CHARACTER & HOBBIT & WOUNDED)
        ),
        ShortEvent(
            (Modify(Stat.CORRUPTION_CHECK, +4),),
            Way(when=(Moment.CORRUPTION_CHECK,), if_=Is(CHECKED, CHARACTER & HOBBIT)),
        ),
    ),
    "marvels-told": (
        ShortEvent(
            (
                Discard(Choice(HAZARD & (PERMANENT_EVENT | LONG_EVENT) & ~ENVIRONMENT)),
                CorruptionCheck(USER, -2),
            ),
            Way(tap=SAGE & UNTAPPED),
        ),
    ),
}
