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
    OneOf,
)
from westmarch.meccg.vocabulary.judgements import GATES
from westmarch.meccg.vocabulary.references import (
    TARGET,
    USER,
    Moment,
)
from westmarch.meccg.vocabulary.statics import RegionsBecome, Retyping
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAZARD,
    HOBBIT,
    LONG_EVENT,
    PERMANENT_EVENT,
    SAGE,
    UNTAPPED,
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
        ShortEvent(
            (OneOf((Untap(TARGET), Heal(TARGET))),),
            Way(on=CHARACTER & HOBBIT),
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
