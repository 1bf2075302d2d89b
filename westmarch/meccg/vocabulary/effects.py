"""What cards do when they are carried out."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.vocabulary.acts import (
    AddCounter,
    BringIn,
    Discard,
    Draw,
    Eliminate,
    Fetch,
    Heal,
    Keep,
    KeepPlace,
    PlaceWith,
    PlayHere,
    PlayNow,
    SetAside,
    Show,
    Shuffle,
    ShuffleTop,
    Store,
    TakePlace,
    Tame,
    Tap,
    ToDeck,
    ToHand,
    ToPile,
    Transfer,
    Uncover,
    Untap,
    Who,
    Wound,
)
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.journeys import (
    ExtraMovement,
    Free,
    JoinCompany,
    ReplaceSite,
    ReturnToOrigin,
    Send,
    SetFree,
    SplitOff,
    StayHere,
    TakePrisoner,
)
from westmarch.meccg.vocabulary.judgements import ALWAYS, Amount, Condition, Event
from westmarch.meccg.vocabulary.references import Moment, Ref, Stat, Until
from westmarch.meccg.vocabulary.statics import Static
from westmarch.meccg.vocabulary.targets import Target
from westmarch.meccg.vocabulary.trials import (
    FaceAttacks,
    FaceAutomaticAttacks,
    FaceLikeAttacks,
    FaceStrikes,
    MustFace,
    Redirect,
    StrikesFail,
)

# Checks


class Mercy(Names):
    """What the worst is that a corruption check can do."""

    STAYS = "stays"
    DISCARDED = "discarded"


class CorruptionCheck(Record, tag=True):
    """Somebody makes a corruption check; something may follow if it succeeds, or fails."""

    who: Who
    modifier: Amount = 0
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    mercy: Mercy | None = None


class BodyCheck(Record, tag=True):
    """Somebody faces a body check; if it is `mild`, who fails it is only tapped.

    Even then he may be discarded, if his card says so.
    """

    who: Who
    modifier: Amount = 0
    mild: bool = False


class Roll(Record, tag=True):
    """Two dice are rolled; something happens above a number, or else."""

    over: Amount
    do: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    plus: Amount = 0
    by: Ref = Ref.ME
    support: Filter | None = None


class InfluenceAttempt(Record, tag=True):
    """Somebody tries to influence cards of the opponent.

    Unless `general`, the opponent's unused general influence does not count; with `to_hand`, what
    was influenced is not discarded but goes to hand.
    """

    who: Who
    by: Ref = Ref.USER
    modifier: Amount = 0
    general: bool = True
    to_hand: bool = False


class TestRing(Record, tag=True):
    """Gold rings are tested; or, if it is `known` what they are, rings take their place at will."""

    who: Who
    modifier: Amount = 0
    known: bool = False


class Succeed(Record, tag=True):
    """The check that is being made succeeds."""


class Fail(Record, tag=True):
    """The influence check that is being made fails."""


class InfluenceCheck(Record, tag=True):
    """Somebody makes an influence check; something happens above a number."""

    who: Ref
    over: Amount
    do: tuple[Effect, ...]
    plus: Amount = 0


class Modify(Record, tag=True):
    """The check that is being made is modified."""

    stat: Stat
    amount: Amount


# Attacks


class CancelAttack(Record, tag=True):
    """The attack that is being faced is canceled; with `all`, all attacks of its card."""

    all: bool = False


class CancelStrike(Record, tag=True):
    """The strike that is being faced is canceled, or becomes ineffectual."""

    ineffectual: bool = False


class Cancel(Record, tag=True):
    """A card of the chain is canceled, or what lasts of a card that was played."""

    who: Who


class AttackWith(Record, tag=True):
    """A creature or an agent attacks the company; some words hold for this attack."""

    who: Who
    but: tuple[Effect, ...] = ()


class Lapse(Record, tag=True):
    """What this card has said for a while is over."""


# Putting together


class If(Record, tag=True):
    """Some effects if something is so, and perhaps others if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class OneOf(Record, tag=True):
    """A player chooses one of several things, or may choose none."""

    choices: tuple[Effect, ...]
    by: Ref = Ref.ME
    may: bool = False


class Steps(Record, tag=True):
    """Several things, one after the other."""

    do: tuple[Effect, ...]


class Optional(Record, tag=True):
    """A player may have something happen."""

    do: tuple[Effect, ...]
    by: Ref = Ref.ME


class ForEach(Record, tag=True):
    """Something happens for each card or company that fits."""

    filter: Filter
    do: tuple[Effect, ...]
    companies: bool = False


class Repeat(Record, tag=True):
    """Something happens so often."""

    count: Amount
    do: tuple[Effect, ...]


class Later(Record, tag=True):
    """Something happens as soon as something else does."""

    event: Event
    do: tuple[Effect, ...]
    until: Until = Until.TURN


class Band(Record, tag=True):
    """What a roll within limits brings."""

    do: tuple[Effect, ...]
    least: int | None = None
    most: int | None = None


class RollTable(Record, tag=True):
    """Two dice are rolled; what lies within the limits of the result happens."""

    bands: tuple[Band, ...]
    plus: Amount = 0
    by: Ref = Ref.ME


class TurnOver(Record, tag=True):
    """Cards of the play deck are turned over until one fits; that is CHOSEN, SHOWN are all."""

    what: Filter


class CallCouncil(Record, tag=True):
    """The council is called."""


class Win(Record, tag=True):
    """The card's player wins."""


# What a card says for as long as it is there, or for a while


class When(Record, tag=True):
    """Whenever something happens, something else does."""

    event: Event
    do: tuple[Effect, ...]
    if_: Condition = ALWAYS
    until: Until | None = None


class Instead(Record, tag=True):
    """Instead of something that would happen, something else does."""

    event: Event
    do: tuple[Effect, ...]
    if_: Condition = ALWAYS
    optional: bool = False
    until: Until | None = None


class Action(Record, tag=True):
    """What a player may do with a card in play: when, at what price, and what happens then.

    `tap` are those who tap, each one who fits; `discard` is what is discarded for it, `discards`
    so many of them. `noting` is an amount that is found when it is declared, and known as what
    was paid.
    """

    do: tuple[Effect, ...]
    when: tuple[Moment, ...] = ()
    if_: Condition = ALWAYS
    tap: tuple[Filter, ...] = ()
    discard: Filter | None = None
    discards: int = 1
    on: Target | None = None
    once: bool = False
    single: bool = False
    opponents: bool = False
    spends: int = 0
    noting: Amount | None = None
    until: Until | None = None


Effect = (
    Action
    | AddCounter
    | AttackWith
    | BodyCheck
    | BringIn
    | CallCouncil
    | Cancel
    | CancelAttack
    | CancelStrike
    | CorruptionCheck
    | Discard
    | Draw
    | Eliminate
    | ExtraMovement
    | FaceAttacks
    | FaceAutomaticAttacks
    | FaceLikeAttacks
    | FaceStrikes
    | Fail
    | Fetch
    | ForEach
    | Free
    | Heal
    | If
    | InfluenceAttempt
    | InfluenceCheck
    | Instead
    | JoinCompany
    | Keep
    | KeepPlace
    | Lapse
    | Later
    | Modify
    | MustFace
    | OneOf
    | Optional
    | PlaceWith
    | PlayHere
    | PlayNow
    | Redirect
    | Repeat
    | ReplaceSite
    | ReturnToOrigin
    | Roll
    | RollTable
    | SetAside
    | SetFree
    | Show
    | Send
    | Shuffle
    | ShuffleTop
    | SplitOff
    | Static
    | StayHere
    | Steps
    | Store
    | StrikesFail
    | Succeed
    | TakePlace
    | TakePrisoner
    | Tame
    | Tap
    | TestRing
    | ToDeck
    | ToHand
    | ToPile
    | Transfer
    | TurnOver
    | Uncover
    | Untap
    | When
    | Win
    | Wound
)
