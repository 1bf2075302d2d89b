"""Hazard events of Against the Shadow."""

from __future__ import annotations

from westmarch.meccg.kinds import Phase, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    DiscardWhen,
    NotDuplicated,
    PermanentEvent,
    Removal,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Keep, SetAside, Untap
from westmarch.meccg.vocabulary.effects import Action, CorruptionCheck, Repeat, When
from westmarch.meccg.vocabulary.filters import Amid
from westmarch.meccg.vocabulary.happenings import attack_defeated, attack_ends, phase_ends
from westmarch.meccg.vocabulary.judgements import MY_TURN, Count, Exists, Is, Regions
from westmarch.meccg.vocabulary.properties import Counting, In, On, That
from westmarch.meccg.vocabulary.references import (
    CHOSEN,
    COMPANY,
    HOST,
    KEPT,
    ME,
    SELF,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, May
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    ATTACKS,
    CHARACTER,
    CREATURE,
    DRAGON,
    DRAKE,
    HERE,
    IN_HAND,
    MINE,
    RINGWRAITH,
    SPIDER,
    TAPPED,
    WIZARD,
)

BEASTS = (SPIDER | ANIMAL) & ATTACKS
RESERVED = In(Zone.ASIDE) & On(SELF)

CARDS: dict[str, tuple[Ability, ...]] = {
    "alone-and-unadvised": (
        PermanentEvent(Way(on=CHARACTER & HERE & ~WIZARD & ~RINGWRAITH & Amid(Counting(most=3)))),
        When(
            phase_ends(Phase.MOVEMENT),
            (Repeat(Regions(), (CorruptionCheck(HOST),)),),
            if_=Is(HOST, HERE),
        ),
        Boost((Stat.CORRUPTION_CHECK,), Count(CHARACTER & HERE), HOST),
        Removal(6),
        DiscardIf(Is(HOST, Amid(Counting(least=4)))),
        NotDuplicated(on_host=True),
    ),
    "full-of-froth-and-rage": (
        PermanentEvent(),
        Boost((Stat.PROWESS,), +2, BEASTS),
        DiscardWhen((attack_defeated(BEASTS),)),
        NotDuplicated(),
    ),
    "power-built-by-waiting": (
        PermanentEvent(),
        Action(
            (Boost((Stat.HAZARD_LIMIT,), +1, COMPANY, until=Until.PHASE),),
            when=(Moment.MOVEMENT,),
            if_=~MY_TURN,
            tap=(That(SELF),),
        ),
        Action(
            (Untap(SELF),),
            when=(Moment.MOVEMENT,),
            if_=~MY_TURN & Is(SELF, TAPPED),
            spends=2,
        ),
    ),
    "summons-from-long-sleep": (
        PermanentEvent(),
        Action(
            (
                SetAside(Choice(CREATURE & (DRAGON | DRAKE) & IN_HAND & MINE)),
                Keep(CHOSEN),
            ),
            when=(Moment.MOVEMENT,),
            if_=~MY_TURN & ~Exists(RESERVED) & Exists(CREATURE & (DRAGON | DRAKE) & IN_HAND & MINE),
        ),
        May(Deed.PLAY, ME, RESERVED),
        Boost((Stat.PROWESS,), +2, KEPT),
        DiscardWhen((attack_ends(KEPT),)),
    ),
}
