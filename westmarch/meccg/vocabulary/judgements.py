"""Happenings, amounts and conditions: what a card waits for, counts, and asks."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import Alignment, Phase, RegionType
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Deed, Happens, Ref, Stat

# Happenings


class Event(Record, tag=True):
    """Something happens to what fits, through what fits, at a site and to a company that fits."""

    what: Happens
    who: Filter | Ref | None = None
    by: Filter | Ref | None = None
    at: Filter | None = None
    phase: Phase | None = None
    to: Filter | Ref | None = None


# Amounts


class Count(Record, tag=True):
    """As many as there are cards that fit, times something, at most so many."""

    filter: Filter
    times: int = 1
    most: int | None = None


class StatOf(Record, tag=True):
    """As much as a number of somebody; as printed, if said so; at most so much."""

    stat: Stat
    what: Ref
    printed: bool = False
    times: int = 1
    most: int | None = None


class RemovalNumber(Record, tag=True):
    """The number above which a card is removed, or another if it names none."""

    what: Ref
    otherwise: int = 0


class UnusedInfluence(Record, tag=True):
    """As much as a player's unused general influence, or a character's unused direct influence.

    With `against`, what he has left against that one.
    """

    what: Ref
    against: Ref | None = None


class Regions(Record, tag=True):
    """As many regions of a type, or of any, as the company's site path has, times something."""

    kind: RegionType | None = None
    times: int = 1


class HowOften(Record, tag=True):
    """As often as something has happened this turn, times something."""

    event: Event
    times: int = 1


class Case(Record, tag=True):
    """An amount that holds under a condition."""

    condition: Condition
    amount: Amount


class Cases(Record, tag=True):
    """The first amount whose condition is met, else another."""

    cases: tuple[Case, ...]
    otherwise: Amount = 0


class Plus(Record, tag=True):
    """Several amounts together."""

    parts: tuple[Amount, ...]


class Times(Record, tag=True):
    """An amount so many times."""

    times: int
    amount: Amount


class Half(Record, tag=True):
    """Half an amount, rounded up unless said otherwise."""

    amount: Amount
    down: bool = False


class Figure(Names):
    """A number that was found while the card was used."""

    ROLLED = "rolled"
    PAID = "paid"
    MARGIN = "margin"
    COUNTERS = "counters"
    SHOWN = "shown"


class Found(Record, tag=True):
    """A number that was found while the card was used, times something."""

    figure: Figure
    times: int = 1


Amount = (
    int
    | Cases
    | Count
    | Found
    | Half
    | HowOften
    | Plus
    | Regions
    | RemovalNumber
    | StatOf
    | Times
    | UnusedInfluence
)

# Conditions


class Conditions(Record):
    """A condition; conditions compose with `&`, `|`, `~`."""

    def __and__(self, other: Condition) -> And:
        return And(itself(self), other)

    def __or__(self, other: Condition) -> Or:
        return Or(itself(self), other)

    def __invert__(self) -> Not:
        return Not(itself(self))


class Always(Conditions, tag=True):
    """No condition."""


class Is(Conditions, tag=True):
    """Something fits."""

    what: Ref
    filter: Filter


class Already(Conditions, tag=True):
    """Something fits, even without what this card adds."""

    what: Ref
    filter: Filter


class Exists(Conditions, tag=True):
    """There are so many cards that fit; in play, unless the filter names another zone."""

    filter: Filter
    least: int = 1
    most: int | None = None


class AtLeast(Conditions, tag=True):
    """An amount is at least another."""

    amount: Amount
    least: Amount


class Happened(Conditions, tag=True):
    """Something has happened this turn."""

    event: Event


class Can(Conditions, tag=True):
    """A card allows somebody a deed, perhaps with something."""

    who: Ref
    deed: Deed
    what: Ref | None = None


class PlayerIs(Conditions, tag=True):
    """A player plays one of these alignments."""

    whose: Ref
    alignments: tuple[Alignment, ...]


class AvatarIs(Conditions, tag=True):
    """A player's avatar is, or is declared to be, one of these beings."""

    whose: Ref
    beings: tuple[str, ...]


class State(Names):
    """A condition that needs no more words."""

    DOORS_OF_NIGHT = "doors-of-night"
    GATES_OF_MORNING = "gates-of-morning"
    MY_TURN = "my-turn"
    TAPS_TO_FACE = "taps-to-face"
    MAY_CALL_COUNCIL = "may-call-council"
    SAME_SIDE = "same-side"
    FIRST_TURN = "first-turn"
    NOBODY_BROUGHT = "nobody-brought"
    STILL_SAID = "still-said"
    ERRATA = "errata"


class Now(Conditions, tag=True):
    """Something is so."""

    state: State


class During(Conditions, tag=True):
    """It is a phase."""

    phase: Phase


class CausedBy(Conditions, tag=True):
    """The check that is being made was demanded by a card that fits."""

    what: Filter


class And(Conditions, tag=True):
    """Both are so."""

    one: Condition
    two: Condition


class Or(Conditions, tag=True):
    """At least one is so."""

    one: Condition
    two: Condition


class Not(Conditions, tag=True):
    """Something is not so."""

    what: Condition


Condition = (
    Already
    | Always
    | And
    | AtLeast
    | AvatarIs
    | Can
    | CausedBy
    | During
    | Exists
    | Happened
    | Is
    | Not
    | Now
    | Or
    | PlayerIs
)


def itself(one: Conditions) -> Condition:
    """A condition as one of the closed list."""
    assert isinstance(one, Condition)
    return one


ALWAYS = Always()
DOORS, GATES, MY_TURN = map(Now, (State.DOORS_OF_NIGHT, State.GATES_OF_MORNING, State.MY_TURN))
TAPS_TO_FACE, SAME_SIDE = Now(State.TAPS_TO_FACE), Now(State.SAME_SIDE)
ERRATA = Now(State.ERRATA)
MAY_CALL_COUNCIL, FIRST_TURN = Now(State.MAY_CALL_COUNCIL), Now(State.FIRST_TURN)
NOBODY_BROUGHT, STILL_SAID = Now(State.NOBODY_BROUGHT), Now(State.STILL_SAID)
