"""Allies and factions of The Balrog."""

from __future__ import annotations

from westmarch.meccg.kinds import Movement, Zone
from westmarch.meccg.vocabulary.abilities import Ability, DiscardWhen, InZone, PlayAt
from westmarch.meccg.vocabulary.effects import Action, CancelAttack
from westmarch.meccg.vocabulary.filters import Against, AttackedBy, Filter, Holding
from westmarch.meccg.vocabulary.happenings import moves
from westmarch.meccg.vocabulary.properties import BesideDeeps, MovingBy, That
from westmarch.meccg.vocabulary.references import COMPANY, SELF, Deed, Moment, Stat, Trait
from westmarch.meccg.vocabulary.statics import Boost, May, Treat
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DARK_HOLD,
    DRAGONS_LAIR,
    DRAKE,
    HAVEN,
    LEADER,
    RUINS,
    SHADOW_HOLD,
    TROLL,
    UNDER_DEEPS,
    named,
)

REVEALS = Treat(COMPANY, Trait.OVERT)
ABOVE_GROUND = MovingBy((Movement.REGION, Movement.STARTER))
SHUNS_THE_LIGHT = DiscardWhen((moves(Holding(That(SELF)) & ABOVE_GROUND),))
THE_BALROG = named("the-balrog")


def modified(amount: int, by: Filter) -> Boost:
    """A modification of influence checks against this very faction."""
    return Boost((Stat.INFLUENCE_CHECK,), amount, by, against=That(SELF))


CARDS: dict[str, tuple[Ability, ...]] = {
    "cave-troll": (
        PlayAt(UNDER_DEEPS & AttackedBy(TROLL), tapped=True),
        REVEALS,
        Boost((Stat.DEEPS_ROLL,), +1, COMPANY),
    ),
    "great-troll": (
        PlayAt(UNDER_DEEPS & ~HAVEN, by=THE_BALROG),
        REVEALS,
        May(Deed.BE_ASSIGNED_STRIKE, SELF),
    ),
    "nasty-slimy-thing": (
        REVEALS,
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(That(SELF),),
            on=AnAttack(DRAKE & Against(Holding(That(SELF)))),
        ),
        SHUNS_THE_LIGHT,
    ),
    "a-few-recruits": (
        PlayAt(
            (DARK_HOLD | SHADOW_HOLD | RUINS) & ~DRAGONS_LAIR & ~UNDER_DEEPS & ~BesideDeeps(),
            tapped=True,
        ),
        InZone(
            Zone.HAND,
            (modified(+3, THE_BALROG), modified(+2, CHARACTER & LEADER)),
        ),
    ),
}
