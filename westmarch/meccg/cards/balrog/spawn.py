"""Spawn of The Balrog: permanent-events that attack in the Under-deeps."""

from __future__ import annotations

from westmarch.meccg.kinds import Race
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.vocabulary.abilities import Ability, PermanentEvent
from westmarch.meccg.vocabulary.acts import Choice
from westmarch.meccg.vocabulary.effects import Action, AttackWith, Optional, When
from westmarch.meccg.vocabulary.filters import Against, Anything
from westmarch.meccg.vocabulary.happenings import faced
from westmarch.meccg.vocabulary.judgements import MY_TURN, Exists
from westmarch.meccg.vocabulary.references import IT, Moment, Stat, Trait
from westmarch.meccg.vocabulary.statics import AddAutomaticAttack, Boost, KeyableHere, Treat
from westmarch.meccg.vocabulary.words import (
    ANIMAL,
    CREATURE,
    DUNADAN,
    DWARF,
    ELF,
    HAS_ATTACKED,
    HOBBIT,
    IN_DISCARD,
    MAN,
    MINE,
    PLAYABLE_NOW,
    RUINS,
    SHADOW_HOLD,
    SPIDER,
    THEIRS,
    UNDER_DEEPS,
    UNIQUE,
    WOLF,
    place,
)

AGAIN = IN_DISCARD & MINE & CREATURE & (WOLF | ANIMAL) & HAS_ATTACKED & PLAYABLE_NOW


def lurks(strikes: int, prowess: int, body: int, *places: str) -> tuple[Ability, ...]:
    """A Spawn that is one more automatic-attack of some sites."""
    attack = Attack((Race.SPAWN,), strikes, prowess, body)
    return (PermanentEvent(), AddAutomaticAttack(attack, place(*places)))


CARDS: dict[str, tuple[Ability, ...]] = {
    "monstrosity-of-diverse-shape": (
        *lurks(2, 15, 9, "the-drowning-deeps", "remains-of-thangorodrim"),
        Action(
            (AttackWith(Choice(AGAIN)),),
            when=(Moment.MOVEMENT,),
            if_=Exists(AGAIN) & ~MY_TURN,
            spends=1,
            once=True,
        ),
    ),
    "spawn-of-ungoliant": (
        *lurks(3, 15, 8, "the-pukel-deeps", "the-gem-deeps"),
        Boost((Stat.BODY_CHECK,), +1, ELF | DWARF | HOBBIT | DUNADAN | MAN, against=SPIDER),
    ),
    "ungoliants-progeny": (
        *lurks(2, 16, 8, "the-wind-deeps", "the-rusted-deeps"),
        When(
            faced(SPIDER & Against(Anything()), by=THEIRS),
            (Optional((Boost((Stat.PROWESS,), +1, IT), Treat(IT, Trait.DETAINMENT))),),
        ),
    ),
    "ungoliants-foul-issue": (
        *lurks(2, 17, 7, "ancient-deep-hold"),
        KeyableHere(CREATURE & SPIDER & ~UNIQUE, UNDER_DEEPS & (RUINS | SHADOW_HOLD)),
    ),
}
