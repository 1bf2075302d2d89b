"""Resource events of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    LongEvent,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Each, Fetch, Heal, Show, Untap
from westmarch.meccg.vocabulary.effects import (
    AnAttack,
    Cancel,
    CancelAttack,
    CorruptionCheck,
    Modify,
    OneOf,
)
from westmarch.meccg.vocabulary.filters import Anything, At, Facing
from westmarch.meccg.vocabulary.judgements import GATES, Is, StatOf
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    INFLUENCED,
    INFLUENCER,
    TARGET,
    USER,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Op, RegionsBecome, Retyping
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    FACTION,
    HAZARD,
    HERE,
    HOBBIT,
    INFORMATION,
    ITEM,
    LONG_EVENT,
    MAN,
    ORC,
    PERMANENT_EVENT,
    SAGE,
    SCOUT,
    TROLL,
    UNTAPPED,
    WARRIOR,
    marked,
)

ENVIRONMENT = marked(Keyword.ENVIRONMENT)

CARDS: dict[str, tuple[Ability, ...]] = {
    "concealment": (
        ShortEvent(
            (CancelAttack(),),
            Way(
                when=(Moment.BEFORE_ASSIGNMENT,),
                tap=SCOUT & UNTAPPED & HERE,
                on=AnAttack(Anything()),
            ),
        ),
    ),
    "dark-quarrels": (
        ShortEvent(
            (CancelAttack(),),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), on=AnAttack(ORC | TROLL | MAN)),
        ),
        ShortEvent(
            (Boost((Stat.STRIKES,), 0, TARGET, op=Op.HALVE),),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), if_=GATES, on=AnAttack(Anything())),
        ),
    ),
    "far-sight": (
        ShortEvent(
            (
                Fetch(ITEM, (Zone.DECK,), Zone.HAND, may=False),
                Show(CHOSEN),
                CorruptionCheck(USER),
            ),
            Way(
                when=(Moment.SITE_PHASE,),
                tap=SAGE & UNTAPPED & HERE & At(INFORMATION & UNTAPPED),
                taps_site=True,
            ),
        ),
    ),
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
    "muster": (
        ShortEvent(
            (Modify(Stat.INFLUENCE_CHECK, StatOf(Stat.PROWESS, INFLUENCER, most=5)),),
            Way(
                when=(Moment.INFLUENCE_CHECK,),
                if_=Is(INFLUENCED, FACTION),
                by=WARRIOR & That(INFLUENCER),
            ),
        ),
    ),
    "risky-blow": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), +3, USER, until=Until.STRIKE_OVER),
                Boost((Stat.BODY,), -1, USER, until=Until.STRIKE_OVER),
            ),
            Way(when=(Moment.STRIKE_FACED,), by=WARRIOR & Facing()),
        ),
    ),
}
