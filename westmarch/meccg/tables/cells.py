"""Reads what stands in the cells of the tables: values, bonuses, attacks, places."""

from __future__ import annotations

import re

from westmarch.kernel.tables import NONE, Row, rows, words
from westmarch.meccg.kinds import (
    Mark,
    PlaceCode,
    Race,
    RegionCode,
    RegionType,
    SiteType,
    Skill,
    When,
)
from westmarch.meccg.tables.printed import Attack, Bonus, FromHand, Keying, Value, Where

REGION_TYPES = {
    "w": RegionType.WILDERNESS,
    "b": RegionType.BORDER_LAND,
    "f": RegionType.FREE_DOMAIN,
    "s": RegionType.SHADOW_LAND,
    "d": RegionType.DARK_DOMAIN,
    "c": RegionType.COASTAL_SEA,
}
SITE_TYPES = {
    "H": SiteType.HAVEN,
    "F": SiteType.FREE_HOLD,
    "B": SiteType.BORDER_HOLD,
    "R": SiteType.RUINS_AND_LAIRS,
    "S": SiteType.SHADOW_HOLD,
    "D": SiteType.DARK_HOLD,
}
"""The symbols of the cards, as letters."""

RACES = {race.value: race for race in Race}
SKILLS = {skill.value: skill for skill in Skill}
EACH = "each"
EACH_WOUNDED = "each wounded"

KEYS = ("keyed", "regions", "sites in", "there", "sites", "beside", "deeps")
PREFIXES = ("", "at: ", "doors: ", "no doors: ")
COLUMNS = {f"{prefix}{key}" for prefix in PREFIXES for key in KEYS} | {
    "code",
    "alignment",
    "unique",
    "points",
    "stage",
    "keywords",
    "specific",
    "text",
    "race",
    "skills",
    "prowess",
    "body",
    "mind",
    "influence",
    "general",
    "corruption",
    "discarded at",
    "magic",
    "home",
    "agent",
    "at",
    "kind",
    "one ring",
    "dwarven",
    "spirit",
    "magic to",
    "number",
    "in play",
    "modifications",
    "event",
    "also",
    "attack",
    "form",
    "strikes",
    "attacks",
    "type",
    "region",
    "haven",
    "path",
    "paths",
    "draws",
    "theirs",
    "hoard",
    "deep",
    "playable",
    "automatic-attacks",
    "adjacent",
}
"""What the columns are called."""


def gathered(*tables: str) -> list[Row]:
    """The rows of several tables by their codes: the first has all, later ones add to some.

    A list that is too long for its line goes on in a later table under the same column.
    """
    first, *others = [known_rows(table) for table in tables]
    found = {row["code"]: row for row in first}
    for row in (row for other in others for row in other):
        known = found[row["code"]]
        for column, cell in row.items():
            if column != "code" and cell != NONE:
                before = known.get(column, NONE)
                known[column] = cell if before == NONE else f"{before}, {cell}"
    return first


def known_rows(table: str) -> list[Row]:
    """The rows of a table whose columns somebody reads."""
    found = rows(table)
    unknown = found[0].keys() - COLUMNS
    assert not unknown, f"nobody reads {unknown}"
    return found


def figure(row: Row, column: str) -> int | None:
    """The number in a column, which may be below zero, if there is one."""
    cell = row.get(column, NONE)
    return None if cell == NONE else int(cell)


def figure_of(row: Row, column: str) -> int:
    """The number in a column that no row leaves empty."""
    found = figure(row, column)
    assert found is not None, f"{row['code']}: {column} is missing"
    return found


def figures(row: Row, column: str) -> tuple[int, ...]:
    """The numbers in a column."""
    return tuple(int(cell) for cell in words(row, column))


def yes(row: Row, column: str) -> bool:
    """Whether a column says yes."""
    cell = row.get(column, NONE)
    assert cell in (NONE, "yes"), f"{row['code']}: {column} is {cell!r}, neither yes nor -"
    return cell == "yes"


def value(row: Row, column: str) -> Value | None:
    """A value as `3`, or with a second one as `3 (5 dwarf)`."""
    cell = row.get(column, NONE)
    return None if cell == NONE else value_of(cell)


def value_of(cell: str) -> Value:
    """What a cell with one or two values says."""
    match = re.fullmatch(r"(-?\d+)(?: \((-?\d+) (\w+)\))?", cell)
    assert match, f"{cell!r} is no value"
    base, second, when = match.groups()
    if second is None:
        return Value(int(base))
    return Value(int(base), int(second), When(when))


def races(row: Row, column: str) -> tuple[Race, ...]:
    """The races in a column."""
    return tuple(RACES[cell] for cell in words(row, column))


def skills(row: Row) -> tuple[Skill, ...]:
    """The skills of a character or ally."""
    return tuple(SKILLS[cell] for cell in words(row, "skills"))


def bonuses(row: Row, column: str) -> tuple[Bonus, ...]:
    """Bonuses such as `+2 max 9`, `+4 max 9 dwarf`, `+3 vs dwarf man`."""
    return tuple(bonus(cell) for cell in words(row, column))


def bonus(cell: str) -> Bonus:
    """One bonus: an amount, then its limits."""
    condition, _, against = cell.partition(" vs ")
    amount, *limits = condition.split()
    maximum = int(limits[limits.index("max") + 1]) if "max" in limits else None
    people = [limit for limit in limits if limit != "max" and not limit.isdecimal()]
    known = RACES.keys() | SKILLS.keys() | {"restored"}
    assert set(people) <= known, f"nobody can bear {cell!r}"
    return Bonus(
        amount=int(amount),
        maximum=maximum,
        race=next((RACES[each] for each in people if each in RACES), None),
        skill=next((SKILLS[each] for each in people if each in SKILLS), None),
        against=tuple(RACES[each] for each in against.split()),
        restored="restored" in people,
    )


def region_types(symbols: str) -> tuple[RegionType, ...]:
    """The regions of a path such as `w w b`."""
    return () if symbols == NONE else tuple(REGION_TYPES[each] for each in symbols.split())


def site_types(symbols: str) -> tuple[SiteType, ...]:
    """The types of sites among symbols such as `ww s R S`."""
    return tuple(SITE_TYPES[each] for each in symbols.split() if each in SITE_TYPES)


def where(row: Row, column: str) -> Where | None:
    """Sites by name, or as `any, R, S, in:angmar, not:lair`; `tapped` sites may do, too."""
    parts = words(row, column)
    if not parts:
        return None
    if parts[0] != "any":
        return Where(
            places=tuple(PlaceCode(each) for each in parts if each != "tapped"),
            tapped="tapped" in parts,
        )
    inside = [part.removeprefix("in:") for part in parts if part.startswith("in:")]
    outside = [part.removeprefix("not:") for part in parts if part.startswith("not:")]
    return Where(
        types=tuple(SITE_TYPES[each] for each in parts if each in SITE_TYPES),
        not_types=tuple(SITE_TYPES[each] for each in outside if each in SITE_TYPES),
        regions=tuple(RegionCode(each) for each in inside if each not in REGION_TYPES),
        region_types=tuple(REGION_TYPES[each] for each in inside if each in REGION_TYPES),
        under_deeps=True if "deep" in parts else False if "above" in parts else None,
        lair=False if "lair" in outside else None,
        tapped="tapped" in parts,
    )


def attack(cell: str) -> Attack | FromHand:
    """An attack: `orc 4x7`, `dragon 3x13/8`, `man each x8 (detainment if covert)`, `hand S`."""
    said, _, marked = cell.partition(" (")
    name, *figures = said.split()
    if name == "hand":
        symbols = " ".join(figures)
        return FromHand(
            site_types(symbols),
            tuple(REGION_TYPES[each] for each in figures if each in REGION_TYPES),
            unique="unique" in figures,
        )
    strikes, _, strength = "".join(figures).partition("x")
    prowess, _, body = strength.partition("/")
    return Attack(
        races=(RACES[name],),
        strikes=None if strikes == EACH else int(strikes),
        prowess=int(prowess),
        body=int(body) if body else None,
        marks=tuple(
            Mark(each.replace(" ", "-")) for each in marked.rstrip(")").split("; ") if each
        ),
    )


def keying(row: Row, prefix: str, doors: bool | None) -> Keying | None:
    """One way to key a creature, from the columns that begin with a prefix."""
    symbols = row.get(f"{prefix}keyed", NONE).replace(NONE, "").split()
    there = row.get(f"{prefix}there", NONE)
    deeps = words(row, f"{prefix}deeps")
    found = Keying(
        region_types=tuple(
            (REGION_TYPES[each[0]], len(each)) for each in symbols if each[0] in REGION_TYPES
        ),
        site_types=site_types(" ".join(symbols)),
        regions=tuple(RegionCode(each) for each in words(row, f"{prefix}regions")),
        sites_in=tuple(RegionCode(each) for each in words(row, f"{prefix}sites in")),
        there=tuple(SITE_TYPES.values()) if there == "all" else site_types(there),
        places=places(row, f"{prefix}sites"),
        beside=places(row, f"{prefix}beside"),
        under_deeps="within" in deeps,
        beside_under_deeps="beside" in deeps,
        doors=doors,
    )
    return None if found == Keying(doors=doors) else found


def places(row: Row, column: str) -> tuple[PlaceCode, ...]:
    """The sites in a column, by name."""
    return tuple(PlaceCode(each) for each in words(row, column))
