"""Resource and stage events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    Way,
)
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ORIGIN,
    SITE,
    Deed,
    Moment,
    Until,
)
from westmarch.meccg.vocabulary.statics import Cannot
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAZARD,
    MINE,
    RANGER,
)

CARDS: dict[str, tuple[Ability, ...]] = {
    "promptings-of-wisdom": (
        PermanentEvent(Way(when=(Moment.ORGANIZATION,), on=RANGER & CHARACTER & MINE)),
        Action(
            (
                Cannot(Deed.RETURN_TO_ORIGIN, COMPANY, until=Until.TURN),
                Cannot(Deed.TAP_SITE, HAZARD, That(SITE) | That(ORIGIN), until=Until.TURN),
                CorruptionCheck(HOST),
            ),
            tap=(That(HOST),),
        ),
        NotDuplicated(on_company=True),
    ),
}
