"""Hazard events of Dark Minions."""

from __future__ import annotations

from westmarch.meccg.kinds import Alignment, Race, RegionType, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    ShortEvent,
    Way,
    While,
)
from westmarch.meccg.vocabulary.acts import Fetch
from westmarch.meccg.vocabulary.effects import AttackWith, If, OneOf, Roll
from westmarch.meccg.vocabulary.filters import Amid, Anything
from westmarch.meccg.vocabulary.happenings import (
    DECK_EXHAUSTED,
    attack_defeated,
)
from westmarch.meccg.vocabulary.journeys import ReturnToOrigin, SplitOff
from westmarch.meccg.vocabulary.judgements import DOORS, Case, Cases, Is, PlayerIs, StatOf
from westmarch.meccg.vocabulary.properties import AtSiteOf, OfRace, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    CONTROLLER,
    IT,
    OPPONENT,
    SELF,
    SITE,
    TARGET,
    USER,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Doubled, Uncounted
from westmarch.meccg.vocabulary.targets import ACompany, AnAttack
from westmarch.meccg.vocabulary.words import (
    AGENT,
    AS_HAZARD,
    ATTACKS,
    AUTOMATIC,
    CHARACTER,
    CREATURE,
    GIANT,
    HAZARD,
    HERE,
    IN_DISCARD,
    MAN,
    MINE,
    MOVING,
    NAZGUL,
    ORC,
    PERMANENT_EVENT,
    PLAYABLE_NOW,
    RANGER,
    RINGWRAITH,
    TROLL,
    UNDEAD,
    WIZARD,
    through,
)

STRONGER = (Stat.STRIKES, Stat.PROWESS)
TRIBES = tuple(
    race
    for race in Race
    if race not in (Race.NAZGUL, Race.UNDEAD, Race.DRAGON, Race.HAZARD_AGENT, Race.SPECIAL)
)
MEN = MAN & ~AGENT & ATTACKS
GIANTS = GIANT & ATTACKS
FROM_SIDEBOARD = Fetch(HAZARD, (Zone.SIDEBOARD, Zone.DISCARD), Zone.DECK)

AGENTS_THERE = AGENT & AS_HAZARD & MINE & AtSiteOf(SITE)

CARDS: dict[str, tuple[Ability, ...]] = {
    "an-unexpected-outpost": (ShortEvent((FROM_SIDEBOARD, If(DOORS, (FROM_SIDEBOARD,)))),),
    "exhalation-of-decay": (
        ShortEvent(
            (
                Boost((Stat.PROWESS,), -1, TARGET, until=Until.PHASE),
                AttackWith(TARGET),
            ),
            Way(on=CREATURE & UNDEAD & IN_DISCARD & MINE & PLAYABLE_NOW),
        ),
    ),
    "the-moon-is-dead": (
        PermanentEvent(),
        Boost(STRONGER, +1, UNDEAD & ATTACKS),
        Doubled(UNDEAD & AUTOMATIC),
        DiscardWhen((attack_defeated(UNDEAD),)),
        NotDuplicated(),
    ),
    "no-way-forward": (
        PermanentEvent(),
        Boost((Stat.MAX_REGIONS,), Cases((Case(DOORS, -2),), -1), Anything(), min_=2),
        DiscardWhen((DECK_EXHAUSTED,)),
        NotDuplicated(),
    ),
    "rank-upon-rank": (
        PermanentEvent(),
        Boost(STRONGER, +1, MEN),
        DiscardWhen((attack_defeated(MEN),)),
        While(DOORS, (Boost(STRONGER, +1, GIANTS), DiscardWhen((attack_defeated(GIANTS),)))),
        NotDuplicated(),
    ),
    "redoubled-force": (
        PermanentEvent(),
        Boost((Stat.STRIKES,), +3, AUTOMATIC & (ORC | TROLL)),
        Boost((Stat.PROWESS,), +2, AUTOMATIC & (ORC | TROLL)),
        DiscardWhen((attack_defeated(AUTOMATIC & (ORC | TROLL)),)),
        NotDuplicated(),
    ),
    "scimitars-of-steel": (
        PermanentEvent(Way(discard=NAZGUL & PERMANENT_EVENT & MINE)),
        Boost((Stat.PROWESS,), +1, (ORC | TROLL | MAN) & ATTACKS),
    ),
    "seek-without-success": (
        ShortEvent(
            (ReturnToOrigin(),),
            Way(
                if_=PlayerIs(OPPONENT, (Alignment.HERO, Alignment.FALLEN_WIZARD))
                & Is(COMPANY, MOVING),
                by=AGENTS_THERE & RANGER,
                discard=That(USER),
            ),
        ),
    ),
    "seized-by-terror": (
        ShortEvent(
            (
                Roll(
                    11,
                    plus=StatOf(Stat.MIND, TARGET),
                    by=CONTROLLER,
                    otherwise=(SplitOff(TARGET),),
                ),
            ),
            Way(
                on=CHARACTER
                & HERE
                & ~WIZARD
                & ~RINGWRAITH
                & Amid(MOVING & through(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN))
            ),
        ),
    ),
    "tribal-banner": (
        ShortEvent(
            (
                Boost((Stat.PROWESS, Stat.BODY), -1, TARGET),
                Boost((Stat.BODY_CHECK,), +1, CHARACTER & HERE, against=That(TARGET)),
            ),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), on=AnAttack(ORC | TROLL)),
        ),
        Uncounted(That(SELF)),
        NotDuplicated(on_host=True),
    ),
    "two-or-three-tribes-present": (
        ShortEvent(
            (
                OneOf(
                    tuple(
                        Uncounted(
                            CREATURE & OfRace((race,)), if_=Is(IT, That(TARGET)), until=Until.TURN
                        )
                        for race in TRIBES
                    )
                ),
            ),
            Way(
                on=ACompany(
                    through(RegionType.WILDERNESS, times=2)
                    | through(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN)
                )
            ),
        ),
    ),
}
