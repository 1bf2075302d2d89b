"""Resources of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Race
from westmarch.meccg.vocabulary.abilities import Ability, ShortEvent, Way
from westmarch.meccg.vocabulary.effects import (
    CancelAttack,
    Choice,
    CorruptionCheck,
    Discard,
    Heal,
    Lasting,
    OneOf,
    Untap,
)
from westmarch.meccg.vocabulary.filters import (
    CHARACTER,
    EVENT,
    HERE,
    IN_PLAY,
    SAGE,
    SCOUT,
    UNTAPPED,
    WARRIOR,
    Flag,
    Has,
    OfRace,
)
from westmarch.meccg.vocabulary.references import TARGET, USER, Moment, Stat, Until

HAZARD_EVENT = EVENT & Has(Flag.HAZARD) & IN_PLAY

CARDS: dict[str, tuple[Ability, ...]] = {
    "concealment": (
        ShortEvent(
            (CancelAttack(),),
            Way(when=(Moment.BEFORE_ASSIGNMENT,), tap=SCOUT & UNTAPPED & HERE),
        ),
    ),
    "marvels-told": (
        ShortEvent(
            (Discard(Choice(HAZARD_EVENT)), CorruptionCheck(USER, -2)),
            Way(tap=SAGE & UNTAPPED),
        ),
    ),
    "halfling-strength": (
        ShortEvent(
            (OneOf((Untap(TARGET), Heal(TARGET))),),
            Way(on=CHARACTER & OfRace((Race.HOBBIT,)) & IN_PLAY),
        ),
    ),
    "risky-blow": (
        ShortEvent(
            (
                Lasting(Stat.PROWESS, +3, USER, Until.STRIKE_OVER),
                Lasting(Stat.BODY, -1, USER, Until.STRIKE_OVER),
            ),
            Way(when=(Moment.STRIKE_FACED,), by=WARRIOR & HERE),
        ),
    ),
}
