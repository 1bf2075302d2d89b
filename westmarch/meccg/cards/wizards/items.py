"""Items of The Wizards."""

from __future__ import annotations

from westmarch.meccg.kinds import Keyword, Skill
from westmarch.meccg.vocabulary.abilities import Ability, AfterTest, NotDuplicated, While
from westmarch.meccg.vocabulary.acts import Choice, Discard, Heal
from westmarch.meccg.vocabulary.effects import Action, CancelStrike, CorruptionCheck
from westmarch.meccg.vocabulary.judgements import Already, Is
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import ATTACK, DEFENDER, HOST, SELF, Moment, Stat
from westmarch.meccg.vocabulary.statics import Boost, GainsSkill
from westmarch.meccg.vocabulary.words import (
    CHARACTER,
    DUNADAN,
    HERE,
    NAZGUL,
    UNDEAD,
    WARRIOR,
    WOUNDED,
    marked,
    named,
)

CORRUPTION_CARD = marked(Keyword.CORRUPTION)

CARDS: dict[str, tuple[Ability, ...]] = {
    "athelas": (
        Action(
            (Heal(Choice(CHARACTER & WOUNDED & HERE), tapped=True),),
            tap=(CHARACTER & DUNADAN & That(HOST),),
            discard=That(SELF),
        ),
        Action(
            (Discard(Choice(CORRUPTION_CARD & HERE)),),
            tap=(named("aragorn-ii") & That(HOST),),
            discard=That(SELF),
        ),
    ),
    "magic-ring-of-courage": (
        AfterTest(),
        GainsSkill(HOST, (Skill.WARRIOR,)),
        While(Already(HOST, WARRIOR), (Boost((Stat.PROWESS,), +2, HOST),)),
        NotDuplicated(on_host=True),
    ),
    "the-one-ring": (
        AfterTest(),
        Action(
            (CorruptionCheck(HOST, -2), CancelStrike()),
            when=(Moment.STRIKE_FACED,),
            if_=Is(DEFENDER, That(HOST)) & Is(ATTACK, ~(UNDEAD | NAZGUL)),
        ),
        Boost((Stat.CORRUPTION,), +1, CHARACTER & HERE),
    ),
}
