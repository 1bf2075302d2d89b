"""The Nazgûl of The Wizards: creatures, or permanent-events that tap into an effect (M-NAZ)."""

from __future__ import annotations

from westmarch.meccg.kinds import SiteType, Zone
from westmarch.meccg.vocabulary.abilities import Ability, AsEvent, TapsInto
from westmarch.meccg.vocabulary.acts import Choice, Discard, Fetch, Tap
from westmarch.meccg.vocabulary.effects import CorruptionCheck
from westmarch.meccg.vocabulary.filters import Anything, Bears, Filter
from westmarch.meccg.vocabulary.judgements import Count, Figure, Found
from westmarch.meccg.vocabulary.properties import On
from westmarch.meccg.vocabulary.references import (
    CONTROLLER,
    ME,
    OPPONENT,
    TARGET,
    Moment,
    Ref,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, SitesBecome
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    AS_HAZARD,
    CHARACTER,
    CREATURE,
    IN_HAND,
    ITEM,
    MINE,
    NAZGUL,
    PERMANENT_EVENT,
    RING,
    SPIDER,
    THEIRS,
    UNTAPPED,
    WOLF,
    WOUNDED,
)

NO_RING = ITEM & ~RING
ANYBODY = CHARACTER & ~AS_HAZARD


def taps(into: TapsInto) -> tuple[Ability, ...]:
    """A Nazgûl who can be played as a permanent-event, and what he taps into."""
    return (AsEvent(abilities=(into,)),)


def tempts(whose: Filter, by: Ref) -> CorruptionCheck:
    """All characters of a player make corruption checks, in his order."""
    theirs = ANYBODY & whose
    return CorruptionCheck(Choice(theirs, Count(theirs), by=by))


CARDS: dict[str, tuple[Ability, ...]] = {
    "adunaphel": taps(TapsInto((Tap(TARGET),), on=ANYBODY & UNTAPPED)),
    "akhorahil": taps(
        TapsInto(
            (Boost((Stat.BODY,), -1, TARGET, until=Until.TURN),),
            on=ANYBODY,
            when=(Moment.MOVEMENT, Moment.STRIKE_FACED),
        )
    ),
    "dwar-of-waw": taps(
        TapsInto(
            (Boost((Stat.PROWESS,), +1, WOLF | SPIDER | ANIMAL, until=Until.TURN),),
            when=(Moment.MOVEMENT, Moment.BEFORE_ASSIGNMENT),
        )
    ),
    "hoarmurath-of-dir": taps(
        TapsInto(
            (Boost((Stat.STRIKES,), +1, TARGET),),
            on=AnAttack(Anything()),
            when=(Moment.BEFORE_ASSIGNMENT,),
        )
    ),
    "indur-dawndeath": taps(
        TapsInto(
            (Discard(Choice(NO_RING & On(TARGET), by=CONTROLLER)),),
            on=ANYBODY & WOUNDED & Bears(NO_RING),
        )
    ),
    "khamul-the-easterling": taps(
        TapsInto(
            (Discard(Choice(IN_HAND & THEIRS, Found(Figure.PAID), by=OPPONENT)),),
            noting=Count(NAZGUL & PERMANENT_EVENT),
        )
    ),
    "ren-the-unclean": taps(TapsInto((tempts(THEIRS, OPPONENT), tempts(MINE, ME)))),
    "uvatha-the-horseman": taps(TapsInto((Fetch(CREATURE, (Zone.DISCARD,), Zone.HAND),))),
    "witch-king-of-angmar": taps(
        TapsInto(
            (
                SitesBecome(
                    SiteType.DARK_HOLD,
                    (SiteType.SHADOW_HOLD,),
                    until=Until.NEXT_LONG_EVENTS,
                ),
            )
        )
    ),
}
