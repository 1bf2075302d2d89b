"""What stands on cards: abilities of every kind that the rules know."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.kernel.records import Names, Record
from westmarch.lcg.kinds import Phase, Sphere, Stat
from westmarch.lcg.vocabulary.conditions import Condition
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.targets import SELF, Amount, Target
from westmarch.lcg.vocabulary.triggers import Trigger


class Scope(Names):
    """What a limit counts over."""

    PHASE = "phase"
    ROUND = "round"
    ROUND_AND_PLAYER = "round, for each player"


class Limit(Record):
    """How often an ability may be used; each copy counts for itself."""

    times: int
    scope: Scope


ONCE_PER_ROUND = Limit(1, Scope.ROUND)


# Costs


class ExhaustSelf(Record, tag=True):
    """Exhaust this card."""


class ExhaustOne(Record, tag=True):
    """Exhaust a card of your choice that fits."""

    what: Filter


class Spend(Record, tag=True):
    """Spend resources from this hero's pool."""

    amount: int


class DiscardCards(Record, tag=True):
    """Discard cards of your choice from hand."""

    amount: int


class ChangeThreat(Record, tag=True):
    """Raise, or lower, your threat."""

    amount: int


Cost: TypeAlias = Union[ExhaustSelf, ExhaustOne, Spend, DiscardCards, ChangeThreat]  # noqa: UP007


# Triggered abilities


class Action(Record, tag=True):
    """May be used in an action window; on an event card, by playing it."""

    do: tuple[Effect, ...]
    cost: tuple[Cost, ...] = ()
    phase: Phase | None = None
    limit: Limit | None = None
    anyone: bool = False
    if_: Condition | None = None


class Response(Record, tag=True):
    """May be used directly after something has happened."""

    after: Trigger
    do: tuple[Effect, ...]
    cost: tuple[Cost, ...] = ()
    limit: Limit | None = None
    from_hand: bool = False
    group: bool = False


class Forced(Record, tag=True):
    """Happens by itself when something has happened; without its label, before forced effects."""

    after: Trigger
    do: tuple[Effect, ...]
    passive: bool = False


class WhenRevealed(Record, tag=True):
    """Happens when the card is revealed, or the quest card turned."""

    do: tuple[Effect, ...]


class Shadow(Record, tag=True):
    """Happens when the card is turned up as a shadow card."""

    do: tuple[Effect, ...]


class Travel(Record, tag=True):
    """What it costs to travel to the location."""

    do: tuple[Effect, ...]


class Setup(Record, tag=True):
    """What side A of the first quest card says."""

    do: tuple[Effect, ...]


# Passive abilities


class Bonus(Record, tag=True):
    """A value is higher or lower as long as the card is in play and its condition holds."""

    stat: Stat
    amount: Amount
    to: Target = SELF
    if_: Condition | None = None


class GainsTrait(Record, tag=True):
    """The card it is attached to has a further trait."""

    trait: str


class GainsSphere(Record, tag=True):
    """The hero it is attached to has a further resource icon."""

    sphere: Sphere
    if_: Condition | None = None


class Attaches(Record, tag=True):
    """To what an attachment can be attached."""

    to: Filter


class Ban(Names):
    """Something that cannot be done."""

    ATTACK = "attack"
    DEFEND = "defend"
    BE_ATTACHED_TO = "have attachments played on it"
    DRAW = "draw cards"
    OPTIONAL_ENGAGEMENT = "be engaged optionally"
    ENGAGEMENT_CHECKS = "make engagement checks"
    STAGING = "reveal cards in the staging step"


class Cannot(Record, tag=True):
    """Cards, or the players, cannot do something."""

    what: Ban
    to: Target = SELF
    if_: Condition | None = None


class AttacksStagedAlone(Record, tag=True):
    """May attack enemies in the staging area when it attacks alone."""


class DamagesRevealed(Record, tag=True):
    """While it is committed, each enemy suffers damage as it is revealed."""

    amount: int


class StaysExhausted(Record, tag=True):
    """The card it is attached to does not ready in the refresh phase unless this is paid."""

    price: int


class InsteadOfDrawing(Record, tag=True):
    """The next draw from the deck it is attached to discards this card instead."""


class ExcessToThreat(Record, tag=True):
    """Damage beyond the remaining hit points raises the attacked player's threat."""


class MustTravelHere(Record, tag=True):
    """If the players can travel, they must travel here."""


class RefreshThreat(Record, tag=True):
    """Each player raises his threat by more in the refresh phase while this is active."""

    amount: int


class ReturnsToDeck(Record, tag=True):
    """Goes on top of the encounter deck instead of the discard pile when it leaves play."""


class MoreRevealed(Record, tag=True):
    """So many more cards are revealed in each staging step."""

    amount: int


class AlliesPerRound(Record, tag=True):
    """The players as a group can play no more allies in a round."""

    most: int


class PaidByHeroes(Record, tag=True):
    """Must be paid with resources of so many different heroes."""

    number: int


class NotCompletedIf(Record, tag=True):
    """The stage cannot be completed while this holds."""

    condition: Condition


class NotByProgress(Record, tag=True):
    """Progress neither completes this stage nor wins."""


class WonIf(Record, tag=True):
    """The players win as soon as this holds."""

    condition: Condition


Ability: TypeAlias = Union[  # noqa: UP007
    Action, Response, Forced, WhenRevealed, Shadow, Travel, Setup,
    Bonus, GainsTrait, GainsSphere, Attaches, Cannot, AttacksStagedAlone, DamagesRevealed,
    StaysExhausted, InsteadOfDrawing, ExcessToThreat, MustTravelHere, RefreshThreat,
    ReturnsToDeck, MoreRevealed, AlliesPerRound, PaidByHeroes, NotCompletedIf, NotByProgress,
    WonIf,
]  # fmt: skip
