"""The figures of each kind of card, one row a card."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import (
    Alignment,
    EventKind,
    ItemKind,
    Keyword,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
)
from westmarch.meccg.tables.printed import (
    Attack,
    Bonus,
    FromHand,
    Keying,
    Printed,
    Value,
    Where,
)


class Figures(Record):
    """What every card has, and what its kind adds."""

    card: Printed


class Character(Figures):
    """A character; avatars have no mind, and agents can be hazards, too.

    `discarded_at` are results of a body check that discard instead of wounding.
    """

    race: Race
    skills: tuple[Skill, ...]
    prowess: int
    body: int
    direct_influence: int
    homes: Where
    mind: int | None = None
    general_influence: int | None = None
    corruption_modifier: int = 0
    discarded_at: tuple[int, ...] = ()
    magic: tuple[Keyword, ...] = ()
    avatar: bool = False
    agent: bool = False


class Ally(Figures):
    """An ally; one without prowess cannot be attacked. `at` is None where its text says more."""

    mind: int
    skills: tuple[Skill, ...]
    prowess: int | None
    body: int | None
    direct_influence: int
    at: Where | None


class RingTest(Record):
    """What the test of a gold ring brings: the lowest result, for a magic ring the highest."""

    one_ring: int | None
    dwarven: int | None
    spirit: int | None
    magic: int


class Item(Figures):
    """An item; without corruption it is no source of it, with 0 it is one.

    What it adds to its bearer stands here alone, not in its declaration. `at` is None where kind
    and text say more.
    """

    kind: ItemKind
    corruption: Value | None = None
    prowess: tuple[Bonus, ...] = ()
    body: tuple[Bonus, ...] = ()
    direct_influence: tuple[Bonus, ...] = ()
    at: Where | None = None
    test: RingTest | None = None


class Modification(Record):
    """A standard modification: an influencer of a race, or a faction in play."""

    amount: int
    race: Race | None = None
    faction: str | None = None


class Faction(Figures):
    """A faction: the check must be greater than the number, which may change in play."""

    race: Race
    number: int | None
    number_in_play: int | None
    at: Where | None
    modifications: tuple[Modification, ...] = ()


class Form(Record):
    """The attributes that a shape gives to its Wizard."""

    prowess: int
    body: int
    direct_influence: int
    general_influence: int
    corruption_modifier: int


class Event(Figures):
    """An event, as a resource or as a hazard; some can be the other one, too.

    Its bonuses are those that its text does not name.
    """

    kinds: tuple[EventKind, ...]
    corruption: Value | None = None
    prowess: tuple[Bonus, ...] = ()
    body: tuple[Bonus, ...] = ()
    direct_influence: tuple[Bonus, ...] = ()
    form: Form | None = None
    attack: Attack | None = None
    as_resource: bool = False
    as_hazard: bool = False
    as_minor_item: bool = False
    avatar: bool = False


class Creature(Figures):
    """A creature: its attacks one after another, and the ways to key it."""

    attacks: tuple[Attack, ...]
    keying: tuple[Keying, ...]
    events: tuple[EventKind, ...] = ()


class Playable(Record):
    """A kind of item that a site offers, perhaps only some: by keyword, name or alignment."""

    kind: ItemKind
    keywords: tuple[Keyword, ...] = ()
    names: tuple[str, ...] = ()
    alignment: Alignment | None = None


class HavenPath(Record):
    """The site path from a Haven to a Haven."""

    haven: PlaceCode
    path: tuple[RegionType, ...]


class Passage(Record):
    """A way between adjacent sites of the Under-deeps: a roll that it needs, 0 for the surface.

    One site is adjacent to all sites of a region.
    """

    roll: int
    place: PlaceCode | None = None
    region: RegionCode | None = None


class Site(Figures):
    """A site in one of its versions."""

    place: PlaceCode
    site_type: SiteType
    region: RegionCode | None
    draws: int
    opponent_draws: int
    nearest_haven: PlaceCode | None = None
    path: tuple[RegionType, ...] = ()
    haven_paths: tuple[HavenPath, ...] = ()
    items: tuple[Playable, ...] = ()
    information: bool = False
    hoard: bool = False
    under_deeps: bool = False
    attacks: tuple[Attack | FromHand, ...] = ()
    adjacent: tuple[Passage, ...] = ()


class Region(Figures):
    """A region of the map."""

    region_type: RegionType
    adjacent: tuple[RegionCode, ...]
