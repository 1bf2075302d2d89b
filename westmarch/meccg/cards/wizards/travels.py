"""Resource events of The Wizards that help companies on their way."""

from __future__ import annotations

from westmarch.meccg.kinds import RegionType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.effects import Action, Cancel
from westmarch.meccg.vocabulary.filters import Against, Amid, At, Filter, Holding, MovingTo, Targets
from westmarch.meccg.vocabulary.happenings import leaves_company, leaves_play, played
from westmarch.meccg.vocabulary.journeys import ExtraMovement, ReplaceSite, Send, StayHere
from westmarch.meccg.vocabulary.judgements import (
    GATES,
    Amount,
    Case,
    Cases,
    Event,
    Is,
    Regions,
)
from westmarch.meccg.vocabulary.properties import Sized, That
from westmarch.meccg.vocabulary.references import (
    BEGAN,
    COMPANY,
    HOST,
    OPPONENT,
    TARGET,
    Deed,
    Happens,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import BarsKeys, Boost, Canceled, Cannot, KeyedToNothing, Op
from westmarch.meccg.vocabulary.targets import ACompany, InTheChain
from westmarch.meccg.vocabulary.usages import SHADOW_OR_DARK
from westmarch.meccg.vocabulary.words import (
    ALLY,
    CHARACTER,
    CREATURE,
    DIPLOMAT,
    HAVEN,
    HAZARD,
    HERE,
    MINE,
    MOVING,
    RANGER,
    RUINS,
    SAGE,
    SAILING,
    SCOUT,
    UNDEAD,
    UNDER_DEEPS,
    UNTAPPED,
    in_land,
    named,
    place,
    through,
)

AT_END = (Moment.END_OF_ORGANIZATION,)
NO_CREATURES = Cannot(Deed.BE_ATTACKED, COMPANY, CREATURE, until=Until.TURN)
FROM_THE_SITE_ONLY = BarsKeys(COMPANY, all_regions=True, until=Until.TURN)
FELLOWS = CHARACTER | ALLY


def fair(amount: Amount, company: Filter = MOVING) -> tuple[Ability, ...]:
    """A moving company meets fewer hazards, two at the least."""
    return (
        ShortEvent(
            (Boost((Stat.HAZARD_LIMIT,), amount, TARGET, min_=2, until=Until.TURN),),
            Way(when=AT_END, on=ACompany(company)),
        ),
        NotDuplicated(on_host=True),
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "bridge": (
        ShortEvent(
            (ExtraMovement(),),
            Way(when=(Moment.END_OF_MOVEMENT,), on=ACompany(MovingTo(HAVEN))),
        ),
    ),
    "eagle-mounts": (
        ShortEvent(
            (Send(~SHADOW_OR_DARK & ~UNDER_DEEPS), FROM_THE_SITE_ONLY),
            Way(
                when=AT_END,
                on=ACompany(
                    (Holding(DIPLOMAT) & At(place("eagles-eyrie")))
                    | (Holding(named("lindion-the-oronin")) & At(~UNDER_DEEPS))
                ),
            ),
        ),
    ),
    "fair-sailing": fair(Regions(RegionType.COASTAL_SEA, -1)),
    "fair-travels-in-border-lands": fair(Regions(RegionType.BORDER_LAND, -1)),
    "fair-travels-in-dark-domains": fair(
        Cases((Case(GATES, -2),), -1), through(RegionType.DARK_DOMAIN)
    ),
    "fair-travels-in-free-domains": fair(Regions(RegionType.FREE_DOMAIN, -1)),
    "fair-travels-in-shadow-lands": fair(
        Cases((Case(GATES, -2),), -1), through(RegionType.SHADOW_LAND)
    ),
    "fair-travels-in-wilderness": fair(Regions(RegionType.WILDERNESS, -1)),
    "fellowship": (
        PermanentEvent(
            Way(
                when=(Moment.ORGANIZATION,),
                on=ACompany(At(HAVEN) & Holding(FELLOWS, least=4)),
            )
        ),
        Boost((Stat.PROWESS, Stat.CORRUPTION_CHECK), +1, FELLOWS & HERE),
        DiscardWhen(
            (
                leaves_company(CHARACTER, HOST),
                Event(Happens.JOINS_COMPANY, CHARACTER, HOST),
                played(ALLY & Amid(That(HOST))),
                leaves_play(ALLY & Amid(That(HOST))),
            )
        ),
    ),
    "ford": (
        ShortEvent(
            (BarsKeys(COMPANY, (RegionType.WILDERNESS,), until=Until.TURN),),
            Way(when=AT_END, tap=CHARACTER & RANGER & UNTAPPED & MINE),
        ),
    ),
    "great-ship": (
        ShortEvent(
            (
                Action(
                    (Cancel(TARGET),),
                    when=(Moment.IN_CHAIN,),
                    tap=(CHARACTER & HERE,),
                    on=InTheChain(HAZARD & Targets(HERE | That(COMPANY))),
                    if_=Is(COMPANY, SAILING),
                    until=Until.TURN,
                ),
            ),
            Way(when=(Moment.ORGANIZATION,), tap=CHARACTER & UNTAPPED & MINE),
        ),
    ),
    "great-road": (
        ShortEvent(
            (
                Boost(
                    (Stat.CARDS_DRAWN,),
                    2,
                    OPPONENT,
                    against=That(TARGET),
                    op=Op.TIMES,
                    until=Until.TURN,
                ),
                Action(
                    (ReplaceSite(That(BEGAN)),),
                    when=(Moment.END_OF_TURN,),
                    if_=~Is(COMPANY, At(That(BEGAN))),
                    until=Until.TURN,
                ),
            ),
            Way(when=AT_END, on=ACompany(At(HAVEN))),
        ),
    ),
    "hiding": (
        ShortEvent(
            (StayHere(), Canceled(CREATURE & Against(That(COMPANY)), until=Until.TURN)),
            Way(when=AT_END, by=SCOUT & MINE),
        ),
    ),
    "horses": (
        ShortEvent(
            (
                Boost((Stat.HAZARD_LIMIT,), -2, TARGET, min_=2, until=Until.TURN),
                Boost((Stat.PROWESS,), +2, CREATURE & Against(That(TARGET)), until=Until.TURN),
            ),
            Way(when=AT_END, on=ACompany(MINE)),
        ),
    ),
    "paths-of-the-dead": (
        ShortEvent(
            (
                Send(place("vale-of-erech")),
                Cannot(Deed.BE_ATTACKED, COMPANY, CREATURE & ~UNDEAD, until=Until.TURN),
                KeyedToNothing(CREATURE & UNDEAD, until=Until.TURN),
            ),
            Way(
                when=AT_END,
                on=ACompany(Holding(named("aragorn-ii")) & At(place("dunharrow"))),
            ),
        ),
    ),
    "secret-entrance": (
        ShortEvent(
            (BarsKeys(COMPANY, sites=True, until=Until.TURN),),
            Way(
                when=AT_END,
                tap=SAGE & UNTAPPED & MINE & ~Amid(MovingTo(in_land(RegionType.DARK_DOMAIN))),
            ),
        ),
    ),
    "secret-passage": (
        ShortEvent((FROM_THE_SITE_ONLY,), Way(when=AT_END, on=ACompany(MovingTo(RUINS)))),
    ),
    "stealth": (
        ShortEvent(
            (NO_CREATURES,), Way(when=AT_END, tap=SCOUT & UNTAPPED & MINE & Amid(Sized(most=2)))
        ),
    ),
}
