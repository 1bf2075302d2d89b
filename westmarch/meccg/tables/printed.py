"""What is printed on every card: names, alignment, points, and where it can be played."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CardType,
    Keyword,
    Kind,
    Mark,
    PlaceCode,
    Points,
    PrintingId,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
    When,
)


class Value(Record):
    """A printed value; some cards have a second one that counts instead under a condition."""

    base: int
    second: int | None = None
    when: When | None = None


class Marshalling(Record):
    """Marshalling points and their source; with a star they count for some alignments only."""

    source: Points
    value: Value
    starred: bool = False


class Printed(Record):
    """What all cards have; `plain` cards have no rules text beyond their row."""

    code: CardCode
    name: str
    name_de: str
    name_de_is_ours: bool
    printings: tuple[PrintingId, ...]
    type: CardType
    kind: Kind
    alignment: Alignment
    being: str
    plain: bool
    unique: bool = False
    keywords: tuple[Keyword, ...] = ()
    specific: str | None = None
    points: Marshalling | None = None
    stage_points: Value | None = None


class Where(Record):
    """Sites by name, or any sites of some types and regions.

    `under_deeps` and `lair` are None where both kinds of sites will do. What can be played at
    `tapped` sites needs no untapped one.
    """

    places: tuple[PlaceCode, ...] = ()
    types: tuple[SiteType, ...] = ()
    not_types: tuple[SiteType, ...] = ()
    regions: tuple[RegionCode, ...] = ()
    region_types: tuple[RegionType, ...] = ()
    under_deeps: bool | None = None
    lair: bool | None = None
    tapped: bool = False


class Bonus(Record):
    """What an item adds to a value of its bearer, up to a maximum.

    It may need a bearer of a race or skill, an opponent of a race, or a restored item. Of several
    bonuses to the same value the last one that applies counts.
    """

    amount: int
    maximum: int | None = None
    race: Race | None = None
    skill: Skill | None = None
    against: tuple[Race, ...] = ()
    restored: bool = False


class Attack(Record):
    """Strikes of one prowess; without a number of strikes each character faces one."""

    races: tuple[Race, ...]
    strikes: int | None
    prowess: int
    body: int | None = None
    marks: tuple[Mark, ...] = ()


class FromHand(Record):
    """An automatic-attack by a creature that the opponent plays from his hand.

    The creature must be one that can be keyed to one of these types; unique ones as a rule not.
    """

    site_types: tuple[SiteType, ...] = ()
    region_types: tuple[RegionType, ...] = ()
    unique: bool = False


class Keying(Record):
    """Where a creature can be played; each part is enough (M-CRE).

    `region_types` says how many regions of a type are needed. `there` are the types of sites in
    the `regions` and in the regions of `sites_in` at which it may be played, too. `doors` is about
    Doors of Night: if True it must be in play, if False it must not.
    """

    region_types: tuple[tuple[RegionType, int], ...] = ()
    site_types: tuple[SiteType, ...] = ()
    regions: tuple[RegionCode, ...] = ()
    sites_in: tuple[RegionCode, ...] = ()
    there: tuple[SiteType, ...] = ()
    places: tuple[PlaceCode, ...] = ()
    beside: tuple[PlaceCode, ...] = ()
    under_deeps: bool = False
    beside_under_deeps: bool = False
    doors: bool | None = None
