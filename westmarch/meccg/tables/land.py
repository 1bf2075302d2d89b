"""Makes sites and regions of the rows of the tables."""

from __future__ import annotations

import re

from westmarch.kernel.tables import NONE, Row, needed, word, words
from westmarch.meccg.kinds import (
    Alignment,
    CardType,
    ItemKind,
    Keyword,
    Kind,
    PlaceCode,
    RegionCode,
)
from westmarch.meccg.tables.cells import (
    REGION_TYPES,
    SITE_TYPES,
    attack,
    gathered,
    region_types,
    yes,
)
from westmarch.meccg.tables.figures import HavenPath, Passage, Playable, Region, Site
from westmarch.meccg.tables.making import printed
from westmarch.meccg.tables.names import base_of

KEYWORDS = {keyword.value: keyword for keyword in Keyword}
ALIGNMENTS = {alignment.value: alignment for alignment in Alignment}
INFORMATION = "information"


def sites(alignment: Alignment, *tables: str) -> tuple[Site, ...]:
    """The sites of a few tables."""
    return tuple(site(row, alignment) for row in gathered(*tables))


def site(row: Row, alignment: Alignment) -> Site:
    """One version of a site."""
    offers = words(row, "playable")
    haven = word(row, "haven")
    region = word(row, "region")
    return Site(
        card=printed(row, CardType.SITE, Kind.SITE, alignment, plain=not yes(row, "text")),
        place=PlaceCode(base_of(row["code"])),
        site_type=SITE_TYPES[row["type"]],
        region=None if region is None else RegionCode(region),
        draws=needed(row, "draws"),
        opponent_draws=needed(row, "theirs"),
        nearest_haven=None if haven is None else PlaceCode(haven),
        path=region_types(row.get("path", NONE)),
        haven_paths=tuple(haven_path(each) for each in words(row, "paths")),
        items=tuple(playable(each) for each in offers if each != INFORMATION),
        information=INFORMATION in offers,
        hoard=yes(row, "hoard"),
        under_deeps=yes(row, "deep"),
        attacks=tuple(attack(each) for each in words(row, "automatic-attacks")),
        adjacent=tuple(passage(each) for each in words(row, "adjacent")),
    )


def haven_path(cell: str) -> HavenPath:
    """A path from a Haven: `rivendell: w w f`."""
    haven, _, path = cell.partition(": ")
    return HavenPath(PlaceCode(haven), region_types(path))


def playable(cell: str) -> Playable:
    """A kind of item: `minor`, `greater (palantir)`, `major (weapon/armor)`."""
    match = re.fullmatch(r"([a-z-]+)(?: \((\S+)\))?", cell)
    assert match, f"{cell!r} cannot be played"
    kind, only = match.groups()
    limits = only.split("/") if only else []
    return Playable(
        kind=ItemKind(kind),
        keywords=tuple(KEYWORDS[each] for each in limits if each in KEYWORDS),
        names=tuple(each for each in limits if each not in KEYWORDS | ALIGNMENTS),
        alignment=next((ALIGNMENTS[each] for each in limits if each in ALIGNMENTS), None),
    )


def passage(cell: str) -> Passage:
    """A way under the mountains: `moria 0`, `in:udun 0`."""
    where, roll = cell.split()
    if where.startswith("in:"):
        return Passage(int(roll), region=RegionCode(where.removeprefix("in:")))
    return Passage(int(roll), place=PlaceCode(where))


def regions(*tables: str) -> tuple[Region, ...]:
    """The regions."""
    return tuple(
        Region(
            card=printed(row, CardType.REGION, Kind.REGION, Alignment.NEUTRAL, plain=True),
            region_type=REGION_TYPES[row["type"]],
            adjacent=tuple(RegionCode(each) for each in words(row, "adjacent")),
        )
        for row in gathered(*tables)
    )
