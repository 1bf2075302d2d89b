"""Abilities: how a card is played, what it does as long as it is there, and what sets it off."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.vocabulary.amounts import Amount
from westmarch.meccg.vocabulary.conditions import Always, Condition
from westmarch.meccg.vocabulary.effects import Effect, Who
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.references import Deed, Moment, Stat


class Target(Names):
    """What a card is played on, beside a card that fits."""

    COMPANY = "company"
    ATTACK = "attack"
    PLAYER = "player"


class Way(Record):
    """How a card is played: when, if what, by whom, on what, and at what price.

    `by` is somebody who uses it, `tap` somebody who taps for it, `on` the card that it is played
    on. What is given up for it is discarded first.
    """

    when: tuple[Moment, ...] = ()
    if_: Condition = Always()
    by: Filter | None = None
    tap: Filter | None = None
    on: Filter | None = None
    at: Target | None = None
    discard: Filter | None = None


class ShortEvent(Record, tag=True):
    """It happens, and the card is discarded."""

    do: tuple[Effect, ...]
    way: Way = Way()


class PermanentEvent(Record, tag=True):
    """The card stays, on what it was played on."""

    way: Way = Way()
    do: tuple[Effect, ...] = ()


class LongEvent(Record, tag=True):
    """The card stays until its player's next long-event phase."""

    way: Way = Way()


class Action(Record, tag=True):
    """What can be done with the card in play."""

    do: tuple[Effect, ...]
    way: Way = Way()
    taps_self: bool = False
    discards_self: bool = False
    once: bool = False


class Boost(Record, tag=True):
    """A number changes as long as the card is there and something is so."""

    stats: tuple[Stat, ...]
    amount: Amount
    of: Who
    against: Filter | None = None
    if_: Condition = Always()
    most: int | None = None
    least: int | None = None
    sets: bool = False


class Cannot(Record, tag=True):
    """Something is forbidden as long as the card is there."""

    deed: Deed
    who: Filter
    if_: Condition = Always()


class May(Record, tag=True):
    """Something is allowed that the rules do not allow."""

    deed: Deed
    who: Filter
    if_: Condition = Always()


class Happening(Names):
    """What can set a card off."""

    WOUNDED = "wounded"
    ELIMINATED = "eliminated"
    PLAYED = "played"
    MOVES = "moves"
    ATTACK_ENDS = "attack-ends"
    ATTACK_DEFEATED = "attack-defeated"
    DECK_EXHAUSTED = "deck-exhausted"
    UNTAP_PHASE = "untap-phase"
    ORGANIZATION = "organization"
    END_OF_TURN = "end-of-turn"
    STRIKE_SUCCEEDS = "strike-succeeds"


class When(Record, tag=True):
    """Whenever something happens to somebody who fits, effects follow."""

    event: Happening
    do: tuple[Effect, ...]
    to: Filter | None = None
    if_: Condition = Always()
    may: bool = False


class DiscardIf(Record, tag=True):
    """The card is discarded as soon as something is so."""

    condition: Condition


class NotDuplicated(Record, tag=True):
    """There cannot be two of it: at all, or on the same card or company."""

    per: Target | None = None
    on_host: bool = False


class Worth(Record, tag=True):
    """The card gives other points than it shows, if something is so."""

    points: int
    if_: Condition = Always()


class AttackerChooses(Record, tag=True):
    """The attacker chooses the defending characters."""


class Removal(Record, tag=True):
    """The card on a character can be removed by tapping and rolling above a number."""

    over: int


Ability = (
    Action
    | AttackerChooses
    | Boost
    | Cannot
    | DiscardIf
    | LongEvent
    | May
    | NotDuplicated
    | PermanentEvent
    | Removal
    | ShortEvent
    | When
    | Worth
)

WAYS = (ShortEvent, PermanentEvent, LongEvent)
"""The abilities by which a card is played."""
