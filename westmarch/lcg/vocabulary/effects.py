"""What happens: effects, carried out one after another."""

from __future__ import annotations

from typing import TypeAlias, Union

from westmarch.lcg.kinds import Stat
from westmarch.lcg.vocabulary.conditions import Condition
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.quests import (
    Claim,
    Fetch,
    Guard,
    Happening,
    OrcGuards,
    RandomNextStage,
    Rescue,
    SetAside,
    ShuffleEncounterDeck,
    TakePrisoner,
    Win,
)
from westmarch.lcg.vocabulary.targets import CHOSEN, YOU, Amount, Place, Target, Until, Who

# Choosing, and the shape of effects


class Choose(Happening, tag=True):
    """You choose a card in play; later effects speak of it as chosen."""

    what: Filter
    optional: bool = False


class ChooseFrom(Happening, tag=True):
    """You choose a card that is not in play."""

    place: Place
    what: Filter | None = None
    priced_x: bool = False


class ChoosePlayer(Happening, tag=True):
    """You choose a player."""

    other: bool = False


class OneOf(Happening, tag=True):
    """You choose one of several things to do."""

    choices: tuple[tuple[Effect, ...], ...]


class May(Happening, tag=True):
    """You may do this."""

    do: tuple[Effect, ...]


class If(Happening, tag=True):
    """This, if a condition holds; otherwise that."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class As(Happening, tag=True):
    """Somebody does this, or everybody in player order; to him it says "you"."""

    who: Who
    do: tuple[Effect, ...]
    if_: Condition | None = None


class AtEnd(Happening, tag=True):
    """This happens at the end of the phase or round, to the same cards."""

    of: Until
    do: tuple[Effect, ...]


# Characters and enemies


class Ready(Happening, tag=True):
    """Cards become ready."""

    what: Target


class Exhaust(Happening, tag=True):
    """Cards become exhausted."""

    what: Target


class Damage(Happening, tag=True):
    """Cards suffer damage."""

    amount: Amount
    what: Target


class Heal(Happening, tag=True):
    """Damage is healed; `None` is all of it."""

    amount: int | None
    what: Target


class Boost(Happening, tag=True):
    """A value is raised or lowered for a while."""

    stat: Stat
    amount: Amount
    what: Target
    until: Until


class BoostAll(Happening, tag=True):
    """A value of all that fit is raised for a while, also of those that come later."""

    stat: Stat
    amount: Amount
    filter: Filter
    until: Until


class RaiseStagingThreat(Happening, tag=True):
    """The total threat in the staging area is raised for the phase."""

    amount: Amount


class NoThreat(Happening, tag=True):
    """Cards do not count their threat this phase."""

    what: Target


class RemoveFromQuest(Happening, tag=True):
    """Characters are no longer committed."""

    what: Target


class Engage(Happening, tag=True):
    """Enemies engage you."""

    what: Target


class ReturnToStaging(Happening, tag=True):
    """Enemies or objectives return to the staging area."""

    what: Target


class CannotAttack(Happening, tag=True):
    """Enemies cannot attack a player this phase."""

    what: Target
    who: Who = Who.CHOSEN_PLAYER


class DefendTogether(Happening, tag=True):
    """A player may declare any number of defenders against each enemy this phase."""

    who: Who


class AttackAtOnce(Happening, tag=True):
    """The chosen character attacks alone and at once."""


class IgnoreDefense(Happening, tag=True):
    """The defending character does not count its defense in this attack."""


# Tokens, threat and progress


class AddResources(Happening, tag=True):
    """Resource tokens are put on cards."""

    amount: Amount
    what: Target


class RaiseThreat(Happening, tag=True):
    """Threat rises."""

    amount: Amount
    who: Who = YOU


class ReduceThreat(Happening, tag=True):
    """Threat falls."""

    amount: int
    who: Who = YOU


class ProgressOnQuest(Happening, tag=True):
    """Progress is placed on the quest, on the active location first."""

    amount: int


class ProgressOn(Happening, tag=True):
    """Progress is placed on locations."""

    amount: int
    what: Target


class RemoveProgress(Happening, tag=True):
    """Progress is taken off the quest card."""

    amount: int


# Cards moving


class Draw(Happening, tag=True):
    """A player draws cards."""

    amount: int
    who: Who = YOU


class DiscardFromHand(Happening, tag=True):
    """You discard cards of your choice from hand, or at random."""

    amount: int = 1
    at_random: bool = False


class DiscardAll(Happening, tag=True):
    """You discard every card in hand that fits."""

    what: Filter


class Discard(Happening, tag=True):
    """Cards are discarded from play."""

    what: Target


class ReturnToHand(Happening, tag=True):
    """Cards return to their owner's hand, from play or from a discard pile."""

    what: Target = CHOSEN


class ShuffleIntoDeck(Happening, tag=True):
    """Cards are shuffled into the deck that they came from."""

    what: Target


class ShuffleDiscardIntoDeck(Happening, tag=True):
    """A player's discard pile is shuffled into his deck."""

    who: Who


class PutOnEncounterDeck(Happening, tag=True):
    """This card goes on top of the encounter deck."""


class PutIntoPlay(Happening, tag=True):
    """The chosen card, or this one, is put into play under your control, or under its owner's."""

    what: Target = CHOSEN
    owners: bool = False


class PutIntoStaging(Happening, tag=True):
    """The chosen encounter card, or one set aside, is put into the staging area; not revealed."""

    what: Target = CHOSEN


class RemoveFromGame(Happening, tag=True):
    """This card leaves the game."""


class GiveControl(Happening, tag=True):
    """Another player takes control of this card."""

    to: Who = Who.CHOSEN_PLAYER


class AttachTo(Happening, tag=True):
    """This card is attached to the chosen one."""


class AttachToDeck(Happening, tag=True):
    """This card is attached to a player's deck."""

    whose: Who = Who.FIRST_PLAYER


class LookAtTop(Happening, tag=True):
    """You look at the top card of the encounter deck, and may move it to the bottom."""

    may_bury: bool = False


class SearchTop(Happening, tag=True):
    """You look at the top cards of a deck and add one to its owner's hand.

    The rest is put back on top in any order, or shuffled into the deck.
    """

    amount: Amount
    whose: Who
    shuffle: bool


class SearchShadow(Happening, tag=True):
    """You look at a shadow card that was just dealt."""


# Encounter cards


class Reveal(Happening, tag=True):
    """Cards of the encounter deck are revealed."""

    amount: Amount


class GainSurge(Happening, tag=True):
    """The card that is being revealed has Surge."""


class CancelWhenRevealed(Happening, tag=True):
    """The When Revealed effects of the card just revealed do not happen."""


class ReplaceRevealed(Happening, tag=True):
    """The treachery just revealed is discarded and the next card revealed in its place."""


class CancelShadow(Happening, tag=True):
    """The shadow effect just triggered does not happen."""


class DealShadow(Happening, tag=True):
    """Shadow cards are dealt to an enemy."""

    amount: Amount
    what: Target


class AttackFromShadow(Happening, tag=True):
    """This shadow card attacks as an enemy, with a shadow card of its own."""


Effect: TypeAlias = Union[  # noqa: UP007
    Choose, ChooseFrom, ChoosePlayer, OneOf, May, If, As, AtEnd,
    Ready, Exhaust, Damage, Heal, Boost, BoostAll, RaiseStagingThreat, NoThreat, RemoveFromQuest,
    Engage, ReturnToStaging, CannotAttack, DefendTogether, AttackAtOnce, IgnoreDefense,
    AddResources, RaiseThreat, ReduceThreat, ProgressOnQuest, ProgressOn, RemoveProgress,
    Draw, DiscardFromHand, DiscardAll, Discard, ReturnToHand, ShuffleIntoDeck,
    ShuffleDiscardIntoDeck, PutOnEncounterDeck, PutIntoPlay, PutIntoStaging, RemoveFromGame,
    GiveControl, AttachTo, AttachToDeck, LookAtTop, SearchTop, SearchShadow,
    Reveal, GainSurge, CancelWhenRevealed, ReplaceRevealed, CancelShadow, DealShadow,
    AttackFromShadow, ShuffleEncounterDeck, Fetch, SetAside, Guard, TakePrisoner, Rescue, OrcGuards,
    Claim, RandomNextStage, Win,
]  # fmt: skip
