"""What is done to cards: turning, moving, showing, fetching; and to which of them."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import Zone
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.judgements import Amount
from westmarch.meccg.vocabulary.references import Ref


class Choice(Record, tag=True):
    """So many cards that fit, chosen when the effect happens; perhaps fewer, or none."""

    filter: Filter
    count: Amount = 1
    by: Ref = Ref.ME
    may: bool = False


class Each(Record, tag=True):
    """All cards that fit."""

    filter: Filter


class Chance(Record, tag=True):
    """So many cards that fit, by chance."""

    filter: Filter
    count: Amount = 1


class Top(Record, tag=True):
    """The top cards of a player's play deck."""

    count: Amount
    of: Ref = Ref.ME


Who = Chance | Choice | Each | Ref | Top
"""Whom an effect is about."""

# Cards


class Tap(Record, tag=True):
    """Cards are tapped."""

    who: Who


class Untap(Record, tag=True):
    """Cards are untapped."""

    who: Who


class Heal(Record, tag=True):
    """Wounded characters are well: untapped, or only tapped."""

    who: Who
    tapped: bool = False


class Wound(Record, tag=True):
    """Characters are wounded."""

    who: Who


class Discard(Record, tag=True):
    """Cards are discarded."""

    who: Who


class ToHand(Record, tag=True):
    """Cards go to their owners' hands."""

    who: Who


class ToDeck(Record, tag=True):
    """Cards go to their owners' play decks: shuffled in, on top, or to the bottom."""

    who: Who
    top: bool = False
    bottom: bool = False


class ToPile(Record, tag=True):
    """Cards go to a player's marshalling point pile."""

    who: Who
    of: Ref = Ref.ME


class Eliminate(Record, tag=True):
    """Cards leave the game."""

    who: Who


class SetAside(Record, tag=True):
    """Cards are put off to the side with this one."""

    who: Who


class PlaceWith(Record, tag=True):
    """Cards are placed on something."""

    who: Who
    on: Ref


class Store(Record, tag=True):
    """Cards are stored, as if at a haven."""

    who: Who


class Transfer(Record, tag=True):
    """Items get another bearer, chosen among those who fit."""

    who: Who
    to: Filter
    by: Ref = Ref.ME


class Fetch(Record, tag=True):
    """A player takes cards that fit out of piles of his."""

    what: Filter
    from_: tuple[Zone, ...]
    to: Zone
    count: Amount = 1
    whose: Ref = Ref.ME
    may: bool = True


class Draw(Record, tag=True):
    """A player draws cards."""

    count: Amount
    whose: Ref = Ref.ME


class Show(Record, tag=True):
    """Cards are shown to a player, or to both."""

    who: Who
    to: Ref = Ref.EACH_PLAYER


class Shuffle(Record, tag=True):
    """A player shuffles his play deck."""

    whose: Ref = Ref.ME


class ShuffleTop(Record, tag=True):
    """The top cards of a player's play deck are shuffled and put back."""

    count: int
    whose: Ref = Ref.ME


class PlayNow(Record, tag=True):
    """A player may play a card that fits at once, from hand unless said otherwise."""

    what: Filter
    from_: tuple[Zone, ...] = (Zone.HAND,)
    on: Ref | None = None
    taps: bool = False
    whose: Ref = Ref.ME


class PlayHere(Record, tag=True):
    """A player may play a resource that fits at the company's site, as he normally could.

    Whoever fits taps for it, unless nobody `taps`; a tapped site will do, if said so, and the site
    taps, unless said otherwise. What was searched for and is not played may be discarded.
    """

    what: Filter
    by: Filter | None = None
    from_: tuple[Zone, ...] = (Zone.HAND,)
    tapped: bool = False
    taps: bool = True
    taps_site: bool = True


class BringIn(Record, tag=True):
    """Cards come into play at the site of the company, and join it; or `apart`, at a site."""

    who: Who
    apart: Ref | None = None


class TakePlace(Record, tag=True):
    """A character from hand takes the place of this one, with all its cards; this one goes."""

    what: Filter


class Tame(Record, tag=True):
    """A creature becomes an ally of the player, under the control of a character."""

    who: Ref
    under: Ref


class Keep(Record, tag=True):
    """The card remembers what was chosen; with `beside`, it lies under the card with the rest."""

    who: Who
    beside: bool = False


class KeepPlace(Record, tag=True):
    """The card remembers a site."""

    site: Ref


class AddCounter(Record, tag=True):
    """The card counts one more."""


class Uncover(Record, tag=True):
    """A card that lies face down is turned over."""

    who: Who
