"""Properties of cards, companies, sites and attacks: the filters that stand for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.kernel.records import Names, Record
from westmarch.meccg.kinds import (
    Alignment,
    EventKind,
    ItemKind,
    Keyword,
    Kind,
    Movement,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
    Status,
    Zone,
)
from westmarch.meccg.vocabulary.references import Deed, Ref, Stat

if TYPE_CHECKING:
    from westmarch.meccg.vocabulary.filters import Both, Either, Filter, Other


class Filters(Record):
    """A filter for cards, companies or attacks."""

    def __and__(self, other: Filter) -> Both:
        from westmarch.meccg.vocabulary.filters import Both, itself

        return Both(itself(self), other)

    def __or__(self, other: Filter) -> Either:
        from westmarch.meccg.vocabulary.filters import Either, itself

        return Either(itself(self), other)

    def __invert__(self) -> Other:
        from westmarch.meccg.vocabulary.filters import Other, itself

        return Other(itself(self))


class OfKind(Filters, tag=True):
    """A card of one of these kinds."""

    kinds: tuple[Kind, ...]


class EventOf(Filters, tag=True):
    """An event of one of these kinds."""

    kinds: tuple[EventKind, ...]


class OfRace(Filters, tag=True):
    """A character, creature, attack or faction of one of these races."""

    races: tuple[Race, ...]


class Skilled(Filters, tag=True):
    """A character or ally with a skill."""

    skill: Skill


class Requires(Filters, tag=True):
    """A card that needs somebody with a skill to be played."""

    skill: Skill


class Uses(Filters, tag=True):
    """A character who can use a kind of magic."""

    magic: Keyword


class Marked(Filters, tag=True):
    """A card with a keyword."""

    keyword: Keyword


class ItemOf(Filters, tag=True):
    """An item of one of these kinds."""

    kinds: tuple[ItemKind, ...]


class Aligned(Filters, tag=True):
    """A card of an alignment, or a player who plays it."""

    alignment: Alignment


class OfPlayer(Filters, tag=True):
    """A card or company of a player of one of these alignments."""

    alignments: tuple[Alignment, ...]


class Named(Filters, tag=True):
    """A card with one of these names, in every version; or an attack of such a card."""

    names: tuple[str, ...]


class Being(Filters, tag=True):
    """A manifestation of one of these beings."""

    beings: tuple[str, ...]


class Flag(Names):
    """A property that needs no more words."""

    UNIQUE = "unique"
    ATTACK = "attack"
    AVATAR = "avatar"
    AGENT = "agent"
    AS_HAZARD = "as-hazard"
    FOLLOWER = "follower"
    MOVING = "moving"
    MOVED = "moved"
    CAME_HOME = "came-home"
    OVERT = "overt"
    COVERT = "covert"
    HERO_COMPANY = "hero-company"
    MINION_COMPANY = "minion-company"
    FELL_RIDER = "fell-rider"
    BLACK_RIDER = "black-rider"
    HERALDED_LORD = "heralded-lord"
    MINE = "mine"
    THEIRS = "theirs"
    AUTOMATIC = "automatic"
    COMPANY_COMBAT = "company-combat"
    DETAINMENT = "detainment"
    ATTACKER_CHOOSES = "attacker-chooses"
    CANCELED = "canceled"
    DEFEATED = "defeated"
    DEFENDING = "defending"
    PLAYABLE_NOW = "playable-now"
    HAS_ATTACKED = "has-attacked"
    HAZARD = "hazard"
    RESOURCE = "resource"
    STAGE = "stage"
    UNDER_DEEPS = "under-deeps"
    INFORMATION = "information"
    HOARD = "hoard"
    HAVEN = "haven"
    PROTECTED = "protected"
    DRAGONS_LAIR = "dragons-lair"
    RESTORED = "restored"
    STORED = "stored"
    RING = "ring"
    TROPHY = "trophy"
    FACE_DOWN = "face-down"
    PRISONER = "prisoner"
    PLAYED_THIS_TURN = "played-this-turn"
    CANCELLATION = "cancellation"
    SAILING = "sailing"
    ASSIGNED = "assigned"
    WEAPONLESS = "weaponless"
    ISOLATED = "isolated"
    FIGHTING = "fighting"
    LEADER = "leader"
    LIKE_MY_AVATAR = "like-my-avatar"


class Has(Filters, tag=True):
    """A card, company or attack with a property."""

    flag: Flag


class With(Filters, tag=True):
    """Something whose number is at least, or at most, so much; as printed, if said so."""

    stat: Stat
    least: int | None = None
    most: int | None = None
    printed: bool = False


class Less(Filters, tag=True):
    """Something whose number is less than that of something else."""

    stat: Stat
    than: Ref


class More(Filters, tag=True):
    """Something whose number is greater than that of something else."""

    stat: Stat
    than: Ref


class Lies(Filters, tag=True):
    """A card that is untapped, tapped or wounded."""

    status: Status


class In(Filters, tag=True):
    """A card in a zone."""

    zone: Zone


class InCompany(Filters, tag=True):
    """A card in the company that the card is used for."""


class On(Filters, tag=True):
    """A card that lies on something that is meant."""

    what: Ref


class That(Filters, tag=True):
    """The very thing that is meant."""

    what: Ref


class AtHome(Filters, tag=True):
    """A character at one of his home sites."""


class HomeOf(Filters, tag=True):
    """A home site of a character who is meant."""

    who: Ref


class SpecificTo(Filters, tag=True):
    """A card specific to one of these beings."""

    beings: tuple[str, ...]


class InReachOf(Filters, tag=True):
    """A card of the opponent that an agent can try to influence."""

    what: Ref


class AtSiteOf(Filters, tag=True):
    """A card at the same site as something that is meant."""

    what: Ref


class PlayableAt(Filters, tag=True):
    """A card that can be played at the site that is meant."""

    site: Ref


class Sized(Filters, tag=True):
    """A company of a size."""

    least: int | None = None
    most: int | None = None


class Counting(Filters, tag=True):
    """A company of so many characters."""

    least: int | None = None
    most: int | None = None


class MovingThrough(Filters, tag=True):
    """A company whose site path has one of these, so often.

    With `leaving`, it moves by regions, and through a region in which it does not stop.
    """

    types: tuple[RegionType, ...] = ()
    regions: tuple[RegionCode, ...] = ()
    times: int = 1
    leaving: bool = False


class MovingBy(Filters, tag=True):
    """A company that moves by one of these kinds of movement, or has done so this turn."""

    ways: tuple[Movement, ...]


class SiteOf(Filters, tag=True):
    """A site of one of these types."""

    types: tuple[SiteType, ...]


class Place(Filters, tag=True):
    """One of these sites, in every version."""

    places: tuple[PlaceCode, ...]


class SamePlace(Filters, tag=True):
    """Any version of a site that is meant."""

    what: Ref


class InRegion(Filters, tag=True):
    """A site in one of these regions."""

    regions: tuple[RegionCode, ...]


class InLand(Filters, tag=True):
    """A site in a region of one of these types."""

    types: tuple[RegionType, ...]


class PathHas(Filters, tag=True):
    """A site whose printed site path has a type so often."""

    kind: RegionType
    times: int = 1


class BesideDeeps(Filters, tag=True):
    """A site beside an Under-deeps site."""


class Would(Filters, tag=True):
    """A card of a chain that would do something to the company."""

    deed: Deed


class NearestHaven(Filters, tag=True):
    """The haven that a site names as its nearest."""

    of: Ref


class KeyedTo(Filters, tag=True):
    """An attack keyed to one of these types of regions or sites, by name or by type."""

    regions: tuple[RegionType, ...] = ()
    sites: tuple[SiteType, ...] = ()


class KeyedByType(Filters, tag=True):
    """An attack keyed to one of these types, not to a name."""

    regions: tuple[RegionType, ...] = ()
    sites: tuple[SiteType, ...] = ()


class CanBeKeyed(Filters, tag=True):
    """A creature whose card keys it to one of these types."""

    regions: tuple[RegionType, ...] = ()
    sites: tuple[SiteType, ...] = ()


class KeyedToSite(Filters, tag=True):
    """An attack keyed to a site, by its name or by its type."""
