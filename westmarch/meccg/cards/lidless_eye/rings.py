"""Rings of The Lidless Eye: gold rings to be tested, and what they can turn out to be."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Phase, Skill, Zone
from westmarch.meccg.vocabulary.abilities import (
    Ability,
    AfterTest,
    NotDuplicated,
    PlayAt,
    RingSearch,
    While,
)
from westmarch.meccg.vocabulary.acts import Untap
from westmarch.meccg.vocabulary.effects import (
    Action,
    CancelAttack,
    CancelStrike,
    CorruptionCheck,
    When,
)
from westmarch.meccg.vocabulary.filters import Against, Filter, Holding
from westmarch.meccg.vocabulary.happenings import phase_ends
from westmarch.meccg.vocabulary.judgements import Already, Is, StatOf
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import (
    ATTACK,
    DEFENDER,
    HOST,
    ME,
    SELF,
    SITE,
    USER,
    Deed,
    Moment,
    Stat,
)
from westmarch.meccg.vocabulary.statics import Boost, GainsSkill, May
from westmarch.meccg.vocabulary.targets import AnAttack
from westmarch.meccg.vocabulary.words import (
    BORDER_HOLD,
    CHARACTER,
    DETAINMENT,
    DIPLOMAT,
    DRAGONS_LAIR,
    DWARF,
    FREE_HOLD,
    HERE,
    NAZGUL,
    RANGER,
    RINGWRAITH,
    RUINS,
    SAGE,
    SCOUT,
    UNDEAD,
    WARRIOR,
    marked,
    place,
)

ON_ONE = NotDuplicated(on_host=True)
LOWERS_MIND = Boost((Stat.MIND,), -2, HOST, min_=1)
SEEKS_LESSER = RingSearch(marked(Keyword.LESSER_RING), (Zone.DECK, Zone.DISCARD))
DWARF_BEARER = (CHARACTER & DWARF & That(HOST),)
ASSAY = CorruptionCheck(USER, +2)


def gold_ring(at: Filter | None = None, *more: Ability) -> tuple[Ability, ...]:
    """A gold ring tempts its bearer each turn; some are found only at some sites."""
    found: tuple[Ability, ...] = () if at is None else (PlayAt(if_=Is(SITE, at)),)
    return (*found, When(phase_ends(Phase.UNTAP, ME), (CorruptionCheck(HOST),)), *more)


def magic_ring(skill: Skill, filter: Filter, ability: Ability) -> tuple[Ability, ...]:
    """A Magic Ring gives a skill, and more to who has it already."""
    return (
        AfterTest(),
        GainsSkill(HOST, (skill,)),
        While(Already(HOST, filter), (ability,)),
        ON_ONE,
    )


CARDS: dict[str, tuple[Ability, ...]] = {
    "a-little-gold-ring": gold_ring(place("bag-end") | RUINS),
    "binding-ring": (Boost((Stat.MIND,), -1, HOST, min_=1), ON_ONE),
    "bright-gold-ring": gold_ring(FREE_HOLD, SEEKS_LESSER),
    "dwarven-ring-of-durins-tribe-minion": (
        AfterTest(),
        Action((Untap(SITE), ASSAY), tap=DWARF_BEARER),
    ),
    "gleaming-gold-ring": gold_ring(BORDER_HOLD, SEEKS_LESSER),
    "gold-ring-that-sauron-fancies": gold_ring(place("bag-end") | RUINS),
    "the-least-of-gold-rings": gold_ring(),
    "magic-ring-of-enigma": magic_ring(
        Skill.SAGE,
        SAGE,
        Action(
            (May(Deed.USE_PALANTIR, HOST, marked(Keyword.PALANTIR)),),
            tap=(CHARACTER & That(HOST),),
        ),
    ),
    "magic-ring-of-fury": magic_ring(Skill.WARRIOR, WARRIOR, Boost((Stat.PROWESS,), +2, HOST)),
    "magic-ring-of-guile": magic_ring(
        Skill.SCOUT,
        SCOUT,
        Action(
            (CancelStrike(),),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, That(HOST)),
            tap=(That(SELF),),
        ),
    ),
    "magic-ring-of-lies": magic_ring(
        Skill.DIPLOMAT, DIPLOMAT, Boost((Stat.DIRECT_INFLUENCE,), +3, HOST)
    ),
    "magic-ring-of-savagery": magic_ring(
        Skill.RANGER,
        RANGER,
        Action(
            (CancelAttack(),),
            when=(Moment.BEFORE_ASSIGNMENT,),
            tap=(CHARACTER & That(HOST),),
            on=AnAttack(Against(Holding(That(SELF)))),
        ),
    ),
    "minor-ring": (AfterTest(), ON_ONE),
    "the-one-ring-minion": (
        AfterTest(),
        Action(
            (CorruptionCheck(HOST, -2), CancelStrike()),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, That(HOST)) & Is(ATTACK, ~(UNDEAD | NAZGUL)),
        ),
        Boost((Stat.PROWESS,), +5, HOST, max_=StatOf(Stat.PROWESS, HOST, printed=True, times=2)),
        Boost((Stat.CORRUPTION,), +1, CHARACTER & HERE, if_=Is(HOST, ~RINGWRAITH)),
    ),
    "the-oracles-ring": (AfterTest(), LOWERS_MIND, ON_ONE),
    "paltry-ring": (
        AfterTest(),
        Boost((Stat.PROWESS,), +3, HOST, against=DETAINMENT),
        ON_ONE,
    ),
    "perfect-gold-ring": gold_ring(DRAGONS_LAIR, SEEKS_LESSER),
    "the-reviled-ring": (AfterTest(), LOWERS_MIND, ON_ONE),
    "trifling-ring": (
        AfterTest(),
        Boost((Stat.DIRECT_INFLUENCE,), +3, HOST, against=CHARACTER),
        ON_ONE,
    ),
    "the-warding-ring": (AfterTest(), LOWERS_MIND, ON_ONE),
}
