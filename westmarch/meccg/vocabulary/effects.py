"""What cards do when they are carried out."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import Mark, RegionType
from westmarch.meccg.tables.printed import Attack
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
from westmarch.meccg.vocabulary.judgements import ALWAYS, Amount, Condition, Event
from westmarch.meccg.vocabulary.references import Moment, Ref, Stat, Until
from westmarch.meccg.vocabulary.statics import Static

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


class FaceAttacks(Record, tag=True):
    """A company faces attacks, one after the other, or somebody does alone.

    What is said of prowess is added to that of the attacks.
    """

    attacks: tuple[Attack, ...]
    who: Ref = Ref.COMPANY
    prowess: Amount = 0


class AttackWith(Record, tag=True):
    """A creature or an agent attacks the company; some words hold for this attack."""

    who: Who
    but: tuple[Effect, ...] = ()


class FaceLikeAttacks(Record, tag=True):
    """The company faces attacks that are like the automatic-attacks of its new site."""


class FaceStrikes(Record, tag=True):
    """Each of some faces one strike that belongs to no attack."""

    who: Who
    prowess: Amount
    marks: tuple[Mark, ...] = ()
    body_check: int = 0


class FaceAutomaticAttacks(Record, tag=True):
    """The company faces the automatic-attacks of its site, or one of its characters does."""

    who: Ref = Ref.COMPANY


class MustFace(Record, tag=True):
    """Somebody is to face a strike of the attack."""

    who: Who


class Redirect(Record, tag=True):
    """The strike that is being faced is faced by somebody else."""

    to: Ref


class TakePrisoner(Record, tag=True):
    """Somebody is taken prisoner by this card, at a rescue site that fits.

    Unless `rings`, he loses his rings, too. With `anywhere` the site may be far away.
    """

    who: Who
    at: Filter
    rings: bool = True
    anywhere: bool = False


class SetFree(Record, tag=True):
    """Prisoners of this card are free, in a company of their own at the rescue site."""

    who: Who


class Lapse(Record, tag=True):
    """What this card has said for a while is over."""


# Companies


class ReturnToOrigin(Record, tag=True):
    """The company goes back to where it came from."""


class StayHere(Record, tag=True):
    """The company does not move this turn."""


class ExtraMovement(Record, tag=True):
    """The company may move once more, to a site that fits."""

    to: Filter | None = None


class Send(Record, tag=True):
    """The company may go to a site that fits, by a way of its own; with a site path, if said so."""

    to: Filter
    path: tuple[RegionType, ...] = ()


class ReplaceSite(Record, tag=True):
    """The company's site is replaced by one that fits, which is movement without its phase."""

    to: Filter


class JoinCompany(Record, tag=True):
    """Somebody joins the company."""

    who: Who


class SplitOff(Record, tag=True):
    """Somebody leaves the moving company, and goes back alone to where it came from."""

    who: Who


class Free(Record, tag=True):
    """Followers pass to general influence."""

    who: Who


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


class ACompany(Record, tag=True):
    """A company that fits."""

    filter: Filter


class AnAttack(Record, tag=True):
    """The attack that is being faced, if it fits."""

    filter: Filter


class AnAutomaticAttack(Record, tag=True):
    """An automatic-attack of the company's site, if the site fits."""

    at: Filter


class InTheChain(Record, tag=True):
    """A card of the chain that fits and has not yet taken effect."""

    filter: Filter


class StillFelt(Record, tag=True):
    """A card that fits, of which something lasts though it is gone."""

    filter: Filter


Target = ACompany | AnAttack | AnAutomaticAttack | Filter | InTheChain | StillFelt
"""On what a card is played; a filter alone means a card."""

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
    | Succeed
    | TakePlace
    | TakePrisoner
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
