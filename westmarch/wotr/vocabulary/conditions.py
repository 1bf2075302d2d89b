"""Conditions: what must be so for a card to be played, or for a Character to come."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import CharacterId, Faction, Nation
from westmarch.wotr.vocabulary.places import Where


class Always(Record, tag=True):
    """No condition."""


class AtWar(Record, tag=True):
    """All of these nations are At War."""

    nations: tuple[Nation, ...]


class IsActive(Record, tag=True):
    """A nation is active."""

    nation: Nation


class InPlay(Record, tag=True):
    """One of these Characters is on the board."""

    who: tuple[CharacterId, ...]


class HasBeenInPlay(Record, tag=True):
    """One of these Characters is or has been in play."""

    who: tuple[CharacterId, ...]


class FactionInPlay(Record, tag=True):
    """A faction has been brought into play."""

    faction: Faction


class IsAt(Record, tag=True):
    """One of these Characters is in a region that fits."""

    who: tuple[CharacterId, ...]
    where: Where


class IsWithArmy(Record, tag=True):
    """One of these Characters is with an Army of his side."""

    who: tuple[CharacterId, ...]


class InFellowship(Record, tag=True):
    """One of these Companions is in the Fellowship."""

    who: tuple[CharacterId, ...]


class AnyCompanion(Record, tag=True):
    """At least one Companion is in the Fellowship."""


class OutOfFellowship(Record, tag=True):
    """A Companion has left the Fellowship, or the game."""

    who: CharacterId


class GuideIs(Record, tag=True):
    """One of these guides the Fellowship."""

    who: tuple[CharacterId, ...]


class Revealed(Record, tag=True):
    """The Fellowship is revealed."""


class Progressed(Record, tag=True):
    """The Progress counter is on this box or a higher one."""

    steps: int


class CorruptionAtMost(Record, tag=True):
    """The Ring-bearers have no more Corruption than this."""

    amount: int


class InMordor(Record, tag=True):
    """The Fellowship is on the Mordor Track."""


class FarFromHome(Record, tag=True):
    """The Fellowship is in no region with a Free Peoples Settlement."""


class Somewhere(Record, tag=True):
    """There is a region that fits."""

    where: Where


class Not(Record, tag=True):
    """Something is not so."""

    what: Condition


class All(Record, tag=True):
    """All of these are so."""

    parts: tuple[Condition, ...]


class AnyOf(Record, tag=True):
    """At least one of these is so."""

    parts: tuple[Condition, ...]


Condition = (
    All
    | Always
    | AnyCompanion
    | AnyOf
    | AtWar
    | CorruptionAtMost
    | FactionInPlay
    | FarFromHome
    | GuideIs
    | HasBeenInPlay
    | InFellowship
    | InMordor
    | InPlay
    | IsActive
    | IsAt
    | IsWithArmy
    | Not
    | OutOfFellowship
    | Progressed
    | Revealed
    | Somewhere
)
