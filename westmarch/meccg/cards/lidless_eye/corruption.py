"""Hazards of The Lidless Eye that tempt, and that weigh upon single characters."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Phase
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    DiscardIf,
    NotDuplicated,
    PermanentEvent,
    Removal,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Choice, Discard, Eliminate, Wound
from westmarch.meccg.vocabulary.effects import CorruptionCheck, ForEach, If, Mercy, Roll, When
from westmarch.meccg.vocabulary.filters import Amid, At, Bears, MovingTo
from westmarch.meccg.vocabulary.happenings import phase_ends, phase_starts
from westmarch.meccg.vocabulary.journeys import Free
from westmarch.meccg.vocabulary.judgements import MY_TURN, Is, StatOf, Times
from westmarch.meccg.vocabulary.menaces import LEFT_AT_HAVEN, WHILE_ORGANIZING
from westmarch.meccg.vocabulary.properties import AtSiteOf, Counting, On, That, With
from westmarch.meccg.vocabulary.references import (
    CONTROLLER,
    HOST,
    IT,
    TARGET,
    Deed,
    Stat,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    ELF,
    FOLLOWER,
    GOLD_RING,
    GREATER,
    HAVEN,
    HERE,
    ITEM,
    MINION,
    RING,
    RINGWRAITH,
    RUINS,
    WIZARD,
    WOUNDED,
    marked,
)

ONE_RING = marked(Keyword.ONE_RING)
MORTAL = CHARACTER & HERE & ~RINGWRAITH & ~WIZARD
SICKLY = CHARACTER & ~RINGWRAITH & ~WIZARD & ~ELF
FOUL = ~HAVEN & ~RUINS

CARDS: dict[str, tuple[Ability, ...]] = {
    "covetous-thoughts": (
        PermanentEvent(Way(on=CHARACTER & HERE & MINION)),
        When(
            phase_ends(Phase.END),
            (
                ForEach(
                    ITEM & HERE & ~On(HOST),
                    (CorruptionCheck(HOST, Times(-1, StatOf(Stat.CORRUPTION, IT))),),
                ),
            ),
            if_=~MY_TURN,
        ),
        Removal(5),
        NotDuplicated(on_host=True),
    ),
    "plague": (
        PermanentEvent(Way(on=HERE & SICKLY & Amid(At(FOUL) | MovingTo(FOUL)))),
        When(
            phase_ends(Phase.END),
            (
                ForEach(
                    SICKLY & AtSiteOf(HOST),
                    (
                        Roll(
                            StatOf(Stat.BODY, IT),
                            plus=-2,
                            by=CONTROLLER,
                            do=(If(Is(IT, WOUNDED), (Eliminate(IT),), (Wound(IT),)),),
                        ),
                    ),
                ),
            ),
            if_=~MY_TURN,
        ),
        LEFT_AT_HAVEN,
    ),
    "rebel-talk": (
        PermanentEvent(Way(on=MORTAL & With(Stat.MIND, most=7)), (Free(TARGET),)),
        Cannot(Deed.BE_CONTROLLED, HOST),
        Removal(7, free=True),
        NotDuplicated(on_host=True),
    ),
    "the-ring-will-have-but-one-master": (
        PermanentEvent(Way(on=CHARACTER & HERE & Bears(ONE_RING))),
        When(
            phase_starts(Phase.ORGANIZATION),
            (Discard(Choice(CHARACTER & HERE & ~That(HOST), by=CONTROLLER)),),
            if_=~MY_TURN,
        ),
        Removal(8),
        NotDuplicated(on_host=True),
    ),
    "the-roving-eye": (
        ShortEvent(
            (CorruptionCheck(TARGET, -2, mercy=Mercy.DISCARDED),),
            Way(on=MORTAL & Bears(marked(Keyword.PALANTIR) | GREATER | (RING & ~GOLD_RING))),
        ),
    ),
    "shut-yer-mouth": (
        PermanentEvent(Way(on=MORTAL)),
        Boost((Stat.DIRECT_INFLUENCE,), -2, HOST, min_=0),
        Removal(7, free=True),
        NotDuplicated(on_host=True),
    ),
    "so-youve-come-back": (
        PermanentEvent(Way(on=CHARACTER & HERE & With(Stat.MIND, most=5))),
        Boost((Stat.MIND,), +1, MORTAL & ~FOLLOWER & ~That(HOST)),
        DiscardIf(WHILE_ORGANIZING & Is(HOST, Amid(Counting(most=1))) & Is(HOST, At(HAVEN))),
        NotDuplicated(on_company=True),
    ),
}
