"""Which cards: filters that compose with `&`, `|` and `~`."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.kernel.records import Names, Record
from westmarch.lcg.kinds import CardType, Keyword, Sphere


class Word(Record, cache_hash=True):
    """What all filters have in common: they compose."""

    def __and__(self, other: Filter) -> And:
        return And((itself(self), other))

    def __or__(self, other: Filter) -> Or:
        return Or((itself(self), other))

    def __invert__(self) -> Not:
        return Not(itself(self))


class Is(Word, tag=True):
    """Cards of a type, as they count now."""

    kind: CardType


class Trait(Word, tag=True):
    """Cards with a trait, printed or gained."""

    name: str


class Has(Word, tag=True):
    """Cards with a keyword."""

    keyword: Keyword


class Of(Word, tag=True):
    """Cards of a sphere."""

    sphere: Sphere


class Named(Word, tag=True):
    """Cards of one title."""

    code: str


class Status(Names):
    """How and where a card lies, seen from the player who uses an effect and from its card."""

    READY = "ready"
    EXHAUSTED = "exhausted"
    COMMITTED = "committed to the quest"
    DAMAGED = "damaged"
    STAGED = "in the staging area"
    ACTIVE = "the active location"
    ENGAGED = "engaged with a player"
    ENGAGED_WITH_YOU = "engaged with you"
    ENGAGED_ELSEWHERE = "engaged with another player"
    ENGAGED_WITH_CHOSEN = "engaged with the chosen player"
    CONTROLLED = "controlled by you"
    CONTROLLED_BY_CHOSEN = "controlled by the chosen player"
    PRINTED_SPHERE = "not neutral"
    UNCLAIMED = "unclaimed"
    FREE = "free of encounters"
    ON_DEFENDER = "attached to the defending character"
    ITSELF = "this card"
    CHOSEN = "the chosen card"


class In(Word, tag=True):
    """Cards in a state of affairs."""

    status: Status


class And(Word, tag=True):
    """Cards that fit all of these."""

    parts: tuple[Filter, ...]


class Or(Word, tag=True):
    """Cards that fit one of these."""

    parts: tuple[Filter, ...]


class Not(Word, tag=True):
    """Cards that do not fit this."""

    part: Filter


Filter: TypeAlias = Union[Is, Trait, Has, Of, Named, In, And, Or, Not]  # noqa: UP007


def itself(word: Word) -> Filter:
    """A word as the filter that it is."""
    assert isinstance(word, Is | Trait | Has | Of | Named | In | And | Or | Not)
    return word


HERO = Is(CardType.HERO)
ALLY = Is(CardType.ALLY)
ATTACHMENT = Is(CardType.ATTACHMENT)
EVENT = Is(CardType.EVENT)
ENEMY = Is(CardType.ENEMY)
LOCATION = Is(CardType.LOCATION)
TREACHERY = Is(CardType.TREACHERY)
OBJECTIVE = Is(CardType.OBJECTIVE)
CHARACTER = HERO | ALLY

READY = In(Status.READY)
EXHAUSTED = In(Status.EXHAUSTED)
COMMITTED = In(Status.COMMITTED)
DAMAGED = In(Status.DAMAGED)
STAGED = In(Status.STAGED)
ACTIVE = In(Status.ACTIVE)
ENGAGED = In(Status.ENGAGED)
ENGAGED_WITH_YOU = In(Status.ENGAGED_WITH_YOU)
ENGAGED_ELSEWHERE = In(Status.ENGAGED_ELSEWHERE)
CONTROLLED = In(Status.CONTROLLED)
CONTROLLED_BY_CHOSEN = In(Status.CONTROLLED_BY_CHOSEN)
ENGAGED_WITH_CHOSEN = In(Status.ENGAGED_WITH_CHOSEN)
NOT_NEUTRAL = In(Status.PRINTED_SPHERE)
UNCLAIMED = In(Status.UNCLAIMED)
FREE = In(Status.FREE)
ON_DEFENDER = In(Status.ON_DEFENDER)
ITSELF = In(Status.ITSELF)
CHOSEN_CARD = In(Status.CHOSEN)
