"""Filters: which cards, companies and attacks a card speaks of. They compose with `&`, `|`, `~`."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import (
    Alignment,
    ItemKind,
    Keyword,
    Kind,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
)
from westmarch.meccg.state import Status, Zone
from westmarch.meccg.vocabulary.references import Ref, Stat


class Filters(Record):
    """A filter for cards, companies or attacks."""

    def __and__(self, other: Filter) -> Both:
        return Both(itself(self), other)

    def __or__(self, other: Filter) -> Either:
        return Either(itself(self), other)

    def __invert__(self) -> Other:
        return Other(itself(self))


# What a card is


class OfKind(Filters, tag=True):
    """A card of one of these kinds."""

    kinds: tuple[Kind, ...]


class OfRace(Filters, tag=True):
    """A character, creature, attack or faction of one of these races."""

    races: tuple[Race, ...]


class Skilled(Filters, tag=True):
    """A character or ally with a skill."""

    skill: Skill


class Marked(Filters, tag=True):
    """A card with a keyword."""

    keyword: Keyword


class ItemOf(Filters, tag=True):
    """An item of one of these kinds."""

    kinds: tuple[ItemKind, ...]


class Aligned(Filters, tag=True):
    """A card of an alignment."""

    alignment: Alignment


class Named(Filters, tag=True):
    """A card of one of these names, in every version."""

    codes: tuple[str, ...]


class Being(Filters, tag=True):
    """A manifestation of one of these beings."""

    beings: tuple[str, ...]


class Flag(Names):
    """A property that needs no more words."""

    UNIQUE = "unique"
    AVATAR = "avatar"
    AGENT = "agent"
    FOLLOWER = "follower"
    MOVING = "moving"
    OVERT = "overt"
    COVERT = "covert"
    MINE = "mine"
    THEIRS = "theirs"
    AUTOMATIC = "automatic"
    DETAINMENT = "detainment"
    HAZARD = "hazard"
    RESOURCE = "resource"
    UNDER_DEEPS = "under-deeps"
    INFORMATION = "information"
    HAVEN = "haven"


class Has(Filters, tag=True):
    """A card, company or attack with a property."""

    flag: Flag


class With(Filters, tag=True):
    """A card whose number is at least, or at most, so much."""

    stat: Stat
    least: int | None = None
    most: int | None = None


# How and where it lies


class Lies(Filters, tag=True):
    """A card that is untapped, tapped or wounded."""

    status: Status


class In(Filters, tag=True):
    """A card in a zone."""

    zone: Zone


class InCompany(Filters, tag=True):
    """A card in the company that the card is used for."""


class On(Filters, tag=True):
    """A card that lies on another."""

    what: Ref


class That(Filters, tag=True):
    """The very card that is meant."""

    what: Ref


class Bears(Filters, tag=True):
    """A character who bears something."""

    what: Filter


class At(Filters, tag=True):
    """A character, company or card at a site that fits."""

    site: Filter


class Holding(Filters, tag=True):
    """A company with so many that fit."""

    what: Filter
    least: int = 1
    most: int | None = None


class Sized(Filters, tag=True):
    """A company of a size."""

    least: int | None = None
    most: int | None = None


# Places


class SiteOf(Filters, tag=True):
    """A site of one of these types."""

    types: tuple[SiteType, ...]


class Place(Filters, tag=True):
    """One of these sites, in every version."""

    places: tuple[PlaceCode, ...]


class InRegion(Filters, tag=True):
    """A site in one of these regions."""

    regions: tuple[RegionCode, ...]


class InLand(Filters, tag=True):
    """A site in a region of one of these types."""

    types: tuple[RegionType, ...]


class MovingThrough(Filters, tag=True):
    """A company whose site path has one of these."""

    types: tuple[RegionType, ...] = ()
    regions: tuple[RegionCode, ...] = ()


# Attacks


class KeyedTo(Filters, tag=True):
    """An attack keyed to one of these types or regions."""

    types: tuple[str, ...]


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


Filter = (
    Aligned
    | At
    | Bears
    | Being
    | Both
    | Either
    | Has
    | Holding
    | In
    | InCompany
    | InLand
    | InRegion
    | ItemOf
    | KeyedTo
    | Lies
    | Marked
    | MovingThrough
    | Named
    | OfKind
    | OfRace
    | On
    | Other
    | Place
    | SiteOf
    | Sized
    | Skilled
    | That
    | With
)


def itself(one: Filters) -> Filter:
    """A filter as one of the closed list."""
    assert isinstance(one, Filter)
    return one


# Words that cards use as they are

CHARACTER, ALLY, FACTION = (
    OfKind((Kind.CHARACTER,)),
    OfKind((Kind.ALLY,)),
    OfKind((Kind.FACTION,)),
)
ITEM, CREATURE, EVENT = OfKind((Kind.ITEM,)), OfKind((Kind.CREATURE,)), OfKind((Kind.EVENT,))
WARRIOR, SCOUT, RANGER, SAGE, DIPLOMAT = map(Skilled, Skill)
UNTAPPED, TAPPED, WOUNDED = map(Lies, Status)
MINE, THEIRS, UNIQUE, AVATAR = (
    Has(Flag.MINE),
    Has(Flag.THEIRS),
    Has(Flag.UNIQUE),
    Has(Flag.AVATAR),
)
MOVING, OVERT, COVERT, AUTOMATIC = (
    Has(Flag.MOVING),
    Has(Flag.OVERT),
    Has(Flag.COVERT),
    Has(Flag.AUTOMATIC),
)
MINOR, MAJOR, GREATER, GOLD_RING = (
    ItemOf((ItemKind.MINOR,)),
    ItemOf((ItemKind.MAJOR,)),
    ItemOf((ItemKind.GREATER,)),
    ItemOf((ItemKind.GOLD_RING,)),
)
HERE = InCompany()
IN_PLAY, IN_HAND, IN_DISCARD = In(Zone.PLAY), In(Zone.HAND), In(Zone.DISCARD)
