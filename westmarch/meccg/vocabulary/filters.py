"""Filters: which cards, companies and attacks a card speaks of. They compose with `&`, `|`, `~`."""

from __future__ import annotations

from westmarch.meccg.vocabulary.properties import (
    Aligned,
    AtHome,
    AtSiteOf,
    Being,
    BesideDeeps,
    CanBeKeyed,
    Counting,
    EventOf,
    Filters,
    Has,
    HomeOf,
    In,
    InCompany,
    InLand,
    InReachOf,
    InRegion,
    ItemOf,
    KeyedByType,
    KeyedTo,
    KeyedToSite,
    Less,
    Lies,
    Marked,
    More,
    MovingBy,
    MovingThrough,
    Named,
    NearestHaven,
    OfKind,
    OfPlayer,
    OfRace,
    On,
    PathHas,
    Place,
    PlayableAt,
    Requires,
    SamePlace,
    SiteOf,
    Sized,
    Skilled,
    SpecificTo,
    That,
    Uses,
    With,
    Would,
)


class Amid(Filters, tag=True):
    """A card in a company that fits."""

    company: Filter


class LyingOn(Filters, tag=True):
    """A card that lies on something that fits."""

    what: Filter


class KeptBy(Filters, tag=True):
    """A card that one in play that fits remembers."""

    what: Filter


class Bears(Filters, tag=True):
    """Something on which there lies a card that fits."""

    what: Filter


class Keeps(Filters, tag=True):
    """A card that remembers something that fits; one that was stored remembers where."""

    what: Filter


class Controls(Filters, tag=True):
    """A character with a follower who fits."""

    what: Filter


class FollowerOf(Filters, tag=True):
    """A follower of a character who fits."""

    whom: Filter


class At(Filters, tag=True):
    """A character, company or card at a site that fits."""

    site: Filter


class Near(Filters, tag=True):
    """A card at the same site as one that fits."""

    what: Filter


class HomeAt(Filters, tag=True):
    """A character with a home site that fits."""

    site: Filter


class PlayableWhere(Filters, tag=True):
    """A card that can be played at a site that fits."""

    site: Filter


# Companies


class Holding(Filters, tag=True):
    """A company with so many cards that fit, those on its characters among them."""

    what: Filter
    least: int = 1
    most: int | None = None


class MovingTo(Filters, tag=True):
    """A company that moves to a site that fits."""

    site: Filter


# Sites


class AttackedBy(Filters, tag=True):
    """A site with an automatic-attack that fits."""

    attack: Filter


# Attacks


class By(Filters, tag=True):
    """An attack of a card that fits, or of a company with such a one."""

    what: Filter


class Against(Filters, tag=True):
    """An attack against a company that fits."""

    company: Filter


class Facing(Filters, tag=True):
    """A character who faces a strike, or a company that faces an attack, that fits."""

    attack: Filter | None = None


class WoundedBy(Filters, tag=True):
    """A character whom an attack that fits has wounded this turn."""

    attack: Filter


# Cards of a chain


class Needs(Filters, tag=True):
    """A card that needed somebody who fits to be played."""

    who: Filter


class Targets(Filters, tag=True):
    """A card that is played on something that fits."""

    what: Filter


# Putting together


class Both(Filters, tag=True):
    """What fits both."""

    one: Filter
    two: Filter


class Either(Filters, tag=True):
    """What fits one of both."""

    one: Filter
    two: Filter


class Other(Filters, tag=True):
    """What does not fit."""

    what: Filter


class Anything(Filters, tag=True):
    """Whatever there is."""


Filter = (
    Against
    | Aligned
    | Amid
    | Anything
    | At
    | AtHome
    | AtSiteOf
    | AttackedBy
    | Bears
    | Being
    | BesideDeeps
    | Both
    | By
    | CanBeKeyed
    | Controls
    | Counting
    | Either
    | EventOf
    | Facing
    | FollowerOf
    | Has
    | Holding
    | HomeAt
    | HomeOf
    | In
    | InCompany
    | InLand
    | InReachOf
    | InRegion
    | ItemOf
    | Keeps
    | KeyedByType
    | KeyedTo
    | KeyedToSite
    | KeptBy
    | Less
    | Lies
    | LyingOn
    | Marked
    | More
    | MovingBy
    | MovingThrough
    | MovingTo
    | Named
    | Near
    | NearestHaven
    | Needs
    | OfKind
    | OfPlayer
    | OfRace
    | On
    | Other
    | PathHas
    | Place
    | PlayableAt
    | PlayableWhere
    | Requires
    | SamePlace
    | SiteOf
    | Sized
    | Skilled
    | SpecificTo
    | Targets
    | That
    | Uses
    | With
    | Would
    | WoundedBy
)


def itself(one: Filters) -> Filter:
    """A filter as one of the closed list."""
    assert isinstance(one, Filter)
    return one
