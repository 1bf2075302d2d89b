"""Resources of The Wizards."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import Ability, ShortEvent, Way
from westmarch.meccg.vocabulary.acts import Choice, Discard, Heal, Untap
from westmarch.meccg.vocabulary.effects import AnAttack, CancelAttack, CorruptionCheck, OneOf
from westmarch.meccg.vocabulary.filters import Anything, Facing
from westmarch.meccg.vocabulary.references import TARGET, USER, Moment, Stat, Until
from westmarch.meccg.vocabulary.statics import Boost
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAZARD,
    HERE,
    HOBBIT,
    LONG_EVENT,
    PERMANENT_EVENT,
    SAGE,
    SCOUT,
    UNTAPPED,
    WARRIOR,
)

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
    "marvels-told": (
        ShortEvent(
            (
                Discard(Choice(HAZARD & (PERMANENT_EVENT | LONG_EVENT))),
                CorruptionCheck(USER, -2),
            ),
            Way(tap=SAGE & UNTAPPED),
        ),
    ),
    "halfling-strength": (
        ShortEvent(
            (OneOf((Untap(TARGET), Heal(TARGET))),),
            Way(on=CHARACTER & HOBBIT),
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
