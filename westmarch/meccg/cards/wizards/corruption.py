"""Hazards of The Wizards that tempt: corruption cards, and cards that demand checks."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Phase, RegionType
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    NotDuplicated,
    PermanentEvent,
    Removal,
    ShortEvent,
    Way,
)
from westmarch.meccg.vocabulary.acts import Discard, Each
from westmarch.meccg.vocabulary.effects import CorruptionCheck, Mercy, Repeat, When
from westmarch.meccg.vocabulary.filters import Amid, Anything, At, Bears, Holding, MovingTo
from westmarch.meccg.vocabulary.happenings import influenced, is_wounded, phase_ends, played
from westmarch.meccg.vocabulary.judgements import MY_TURN, Is, Regions, StatOf, Times
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    BY,
    HOST,
    IT,
    SELF,
    TARGET,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DWARF,
    ELF,
    HAVEN,
    HERE,
    HOBBIT,
    ITEM,
    ORC,
    RING,
    RINGWRAITH,
    SITE_CARD,
    WIZARD,
    marked,
)

ONE_RING = marked(Keyword.ONE_RING)
MORTAL = CHARACTER & HERE & ~RINGWRAITH

CARDS: dict[str, tuple[Ability, ...]] = {
    "despair-of-the-heart": (
        PermanentEvent(Way(on=MORTAL & ~WIZARD & ~HOBBIT)),
        When(is_wounded(CHARACTER), (CorruptionCheck(HOST),), if_=Is(HOST, HERE)),
        Removal(4),
        NotDuplicated(on_host=True),
    ),
    "greed": (
        ShortEvent(
            (
                When(
                    played(ITEM, at=That(TARGET)),
                    (
                        CorruptionCheck(
                            Each(
                                CHARACTER
                                & At(That(TARGET))
                                & ~That(BY)
                                & ~HOBBIT
                                & ~WIZARD
                                & ~RINGWRAITH
                            ),
                            Times(-1, StatOf(Stat.CORRUPTION, IT)),
                        ),
                    ),
                    until=Until.TURN,
                ),
            ),
            Way(on=SITE_CARD),
        ),
        NotDuplicated(on_host=True),
    ),
    "lure-of-creation": (
        PermanentEvent(Way(on=CHARACTER & HERE & WIZARD)),
        When(
            phase_ends(Phase.MOVEMENT),
            (CorruptionCheck(HOST),),
            if_=Is(HOST, Amid(MovingTo(HAVEN))),
        ),
        Removal(6),
        NotDuplicated(on_host=True),
    ),
    "lure-of-expedience": (
        PermanentEvent(Way(on=MORTAL & ~WIZARD & ~HOBBIT)),
        When(played(ITEM), (CorruptionCheck(HOST),), if_=Is(HOST, HERE)),
        Removal(5),
        NotDuplicated(on_host=True),
    ),
    "lure-of-nature": (
        PermanentEvent(Way(on=MORTAL & ~HOBBIT & ~DWARF & ~ORC)),
        When(
            phase_ends(Phase.MOVEMENT),
            (Repeat(Regions(RegionType.WILDERNESS), (CorruptionCheck(HOST),)),),
            if_=Is(HOST, HERE),
        ),
        Removal(4),
        NotDuplicated(on_host=True),
    ),
    "lure-of-power": (
        PermanentEvent(),
        When(influenced(Anything(), ~HOBBIT), (CorruptionCheck(BY, -4), Discard(SELF))),
    ),
    "lure-of-the-senses": (
        PermanentEvent(Way(on=MORTAL)),
        When(
            phase_ends(Phase.UNTAP),
            (CorruptionCheck(HOST),),
            if_=~MY_TURN & Is(HOST, At(HAVEN)),
        ),
        Removal(6),
        NotDuplicated(on_host=True),
    ),
    "the-burden-of-time": (
        PermanentEvent(Way(on=MORTAL & ELF & ~At(HAVEN))),
        When(
            phase_ends(Phase.UNTAP),
            (CorruptionCheck(HOST),),
            if_=~MY_TURN & ~Is(HOST, At(HAVEN)),
        ),
        Removal(7),
        NotDuplicated(on_host=True),
    ),
    "the-precious": (
        ShortEvent(
            (
                CorruptionCheck(
                    TARGET,
                    -2,
                    failed=(Discard(Each(ONE_RING & HERE)), Discard(TARGET)),
                    mercy=Mercy.STAYS,
                ),
            ),
            Way(on=CHARACTER & HERE & ~Bears(ONE_RING) & Amid(Holding(ONE_RING))),
        ),
    ),
    "the-rings-betrayal": (
        ShortEvent(
            (
                CorruptionCheck(
                    Each(CHARACTER & HERE & Bears(That(TARGET))),
                    -2,
                    failed=(Discard(TARGET),),
                    mercy=Mercy.STAYS,
                ),
            ),
            Way(on=RING & HERE),
        ),
    ),
    "the-will-of-the-ring": (
        ShortEvent(
            (CorruptionCheck(TARGET, -4),),
            Way(on=CHARACTER & HERE & Bears(ONE_RING)),
        ),
    ),
    "weariness-of-the-heart": (
        ShortEvent(
            (Boost((Stat.PROWESS,), -1, TARGET, until=Until.TURN),), Way(on=CHARACTER & HERE)
        ),
        ShortEvent((CorruptionCheck(TARGET),), Way(on=MORTAL)),
        NotDuplicated(on_host=True, way=0),
    ),
}
