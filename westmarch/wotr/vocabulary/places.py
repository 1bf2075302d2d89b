"""Places: which regions a card or a Character's coming speaks of. They compose with `&` and `|`."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import CharacterId, Nation, RegionId, Settlement, Side


class Places(Record):
    """A filter for regions."""

    def __and__(self, other: Where) -> Both:
        return Both(itself(self), other)

    def __or__(self, other: Where) -> Either:
        return Either(itself(self), other)


class At(Places, tag=True):
    """One of these regions."""

    regions: tuple[RegionId, ...]


class Within(Places, tag=True):
    """A region of a nation."""

    nation: Nation


class AtPeace(Places, tag=True):
    """A region of a nation of a side that is not At War."""

    side: Side


class Outside(Places, tag=True):
    """A region outside the borders of these nations."""

    nations: tuple[Nation, ...]


class HasSettlement(Places, tag=True):
    """A region with a Settlement, or with one of some kinds."""

    kinds: tuple[Settlement, ...] = ()


class Unconquered(Places, tag=True):
    """A region whose Settlement is in the hands of those who built it."""


class HeldBy(Places, tag=True):
    """A region whose Settlement a side controls."""

    side: Side


class BesiegedBy(Places, tag=True):
    """A region whose Stronghold a side besieges."""

    side: Side


class FreeFor(Places, tag=True):
    """A region that is free for a side."""

    side: Side


class HasArmy(Places, tag=True):
    """A region with an Army of a side, perhaps with a unit of a nation."""

    side: Side
    nation: Nation | None = None


class HasMixedArmy(Places, tag=True):
    """A region with units of at least two nations of a side."""

    side: Side


class HasCompanion(Places, tag=True):
    """A region with a Companion outside the Fellowship."""


class Holds(Places, tag=True):
    """A region with one of these Characters."""

    who: tuple[CharacterId, ...]


class HasNazgul(Places, tag=True):
    """A region with a Nazgûl; the Witch-king may not count."""

    king_counts: bool = True


class OfTheFellowship(Places, tag=True):
    """The region of the Ring-bearers' figure."""


class There(Places, tag=True):
    """The region that the card has chosen before."""


class NextTo(Places, tag=True):
    """A region adjacent to one that fits."""

    what: Where


class Coastal(Places, tag=True):
    """A region at the great sea."""


class AtTheEastEdge(Places, tag=True):
    """A region of the Southrons and Easterlings at the eastern edge of the map."""


class Both(Places, tag=True):
    """A region that fits both."""

    one: Where
    other: Where


class Either(Places, tag=True):
    """A region that fits one of both."""

    one: Where
    other: Where


class Except(Places, tag=True):
    """A region that does not fit."""

    what: Where


OnTheMap = At | AtTheEastEdge | Coastal | HasSettlement | Outside | Within
"""What the map shows, whatever happens."""

Where = (
    OnTheMap
    | AtPeace
    | BesiegedBy
    | Both
    | Either
    | Except
    | FreeFor
    | HasArmy
    | HasCompanion
    | HasMixedArmy
    | HasNazgul
    | HeldBy
    | Holds
    | NextTo
    | OfTheFellowship
    | There
    | Unconquered
)


def itself(place: Places) -> Where:
    """A place as one of the closed list."""
    assert isinstance(place, Where)
    return place


def near(what: Where) -> Where:
    """A region that fits, or one next to it."""
    return Either(what, NextTo(what))


def at(*codes: str) -> At:
    """One of these regions."""
    return At(tuple(map(RegionId, codes)))
