"""Rings of The Wizards, and the Wizard's Ring, which is none (M-RING-01)."""

from __future__ import annotations

from westmarch.meccg.kinds import Skill, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AfterTest,
    BorneBy,
    NotDuplicated,
    While,
)
from westmarch.meccg.vocabulary.acts import Fetch, PlayHere, Untap
from westmarch.meccg.vocabulary.effects import Action, CancelStrike, CorruptionCheck, Effect, When
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.happenings import played
from westmarch.meccg.vocabulary.judgements import ALWAYS, Already, Condition, Is, StatOf
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    DEFENDER,
    HOST,
    SELF,
    SITE,
    Deed,
    Moment,
    Stat,
    Until,
)
from westmarch.meccg.vocabulary.statics import Boost, Cannot, GainsSkill, May
from westmarch.meccg.vocabulary.usages import cancels_attacks, cancels_strikes
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DIPLOMAT,
    DWARF,
    GREATER,
    HERE,
    MAJOR,
    MINOR,
    NAZGUL,
    RANGER,
    SAGE,
    SCOUT,
    TAPPED,
    UNDEAD,
    WARRIOR,
    WIZARD,
)


def dwarven(
    *do: Effect, when: tuple[Moment, ...] = (), if_: Condition = ALWAYS
) -> tuple[Ability, ...]:
    """A Dwarven Ring: its Dwarf taps for what it does, and makes a corruption check."""
    bearer = CHARACTER & DWARF & That(HOST)
    return (
        AfterTest(),
        Action((*do, CorruptionCheck(HOST, +2)), when=when, tap=(bearer,), if_=if_),
    )


def seeking(what: Filter) -> tuple[Ability, ...]:
    """A Dwarven Ring that finds an item playable at the bearer's site."""
    return dwarven(PlayHere(what, from_=(Zone.DECK,)), when=(Moment.SITE_PHASE,))


TWO_MINOR_ITEMS = dwarven(Fetch(MINOR, (Zone.DECK, Zone.DISCARD), Zone.HAND, count=2))

CARDS: dict[str, tuple[Ability, ...]] = {
    "dwarven-ring-of-barins-tribe": seeking(MAJOR),
    "dwarven-ring-of-bavors-tribe": seeking(GREATER),
    "dwarven-ring-of-druins-tribe": seeking(GREATER),
    "dwarven-ring-of-durins-tribe": dwarven(Untap(SITE), if_=Is(SITE, TAPPED)),
    "dwarven-ring-of-dwalins-tribe": seeking(MAJOR),
    "dwarven-ring-of-thelors-tribe": TWO_MINOR_ITEMS,
    "dwarven-ring-of-thrars-tribe": TWO_MINOR_ITEMS,
    "magic-ring-of-courage": (
        AfterTest(),
        GainsSkill(HOST, (Skill.WARRIOR,)),
        While(Already(HOST, WARRIOR), (Boost((Stat.PROWESS,), +2, HOST),)),
        NotDuplicated(on_host=True),
    ),
    "magic-ring-of-lore": (
        AfterTest(),
        GainsSkill(HOST, (Skill.SAGE,)),
        Action(
            (May(Deed.USE_PALANTIR, HOST, until=Until.TURN),),
            tap=(That(HOST),),
            if_=Already(HOST, SAGE),
        ),
        NotDuplicated(on_host=True),
    ),
    "magic-ring-of-nature": (
        AfterTest(),
        GainsSkill(HOST, (Skill.RANGER,)),
        cancels_attacks(That(HOST), if_=Already(HOST, RANGER)),
        NotDuplicated(on_host=True),
    ),
    "magic-ring-of-stealth": (
        AfterTest(),
        GainsSkill(HOST, (Skill.SCOUT,)),
        cancels_strikes(That(SELF), if_=Already(HOST, SCOUT)),
        NotDuplicated(on_host=True),
    ),
    "magic-ring-of-words": (
        AfterTest(),
        GainsSkill(HOST, (Skill.DIPLOMAT,)),
        While(Already(HOST, DIPLOMAT), (Boost((Stat.DIRECT_INFLUENCE,), +3, HOST),)),
        NotDuplicated(on_host=True),
    ),
    "the-one-ring": (
        AfterTest(),
        Action(
            (CorruptionCheck(HOST, -2), CancelStrike()),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, That(HOST)) & Is(ATTACK, ~(UNDEAD | NAZGUL)),
        ),
        Boost((Stat.PROWESS,), +5, HOST, max_=StatOf(Stat.PROWESS, HOST, printed=True, times=2)),
        Boost((Stat.CORRUPTION,), +1, CHARACTER & HERE),
    ),
    "wizards-ring": (
        BorneBy(WIZARD),
        When(played(That(SELF)), (CorruptionCheck(HOST),)),
        Cannot(Deed.BE_STORED, SELF),
        Cannot(Deed.BE_TRANSFERRED, SELF),
        Cannot(Deed.BE_INFLUENCED, SELF),
        NotDuplicated(on_host=True),
    ),
}
