"""Resource and stage events of The White Hand."""

from __future__ import annotations

from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    NotDuplicated,
    PermanentEvent,
    Way,
)
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck
from westmarch.meccg.vocabulary.filters import Bears
from westmarch.meccg.vocabulary.judgements import Exists
from westmarch.meccg.vocabulary.properties import Being, That
from westmarch.meccg.vocabulary.references import (
    COMPANY,
    HOST,
    ORIGIN,
    SITE,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    HAZARD,
    MINE,
    RANGER,
    THEIRS,
    WIZARD,
    named,
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
    "the-white-wizard": (
        PermanentEvent(Way(on=WIZARD & MINE & Bears(named("sacrifice-of-form")))),
        Boost((Stat.DIRECT_INFLUENCE,), +2, HOST),
        Boost((Stat.CORRUPTION_CHECK,), +1, HOST),
        DiscardIf(Exists(WIZARD & Being(("saruman",)) & THEIRS)),
    ),
}
