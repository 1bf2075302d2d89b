"""What happens at the table because of the expansion."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Event, Seat
from westmarch.wotr.kinds import CharacterId, Faction, RegionId, Side, TileId


class FactionCame(Event):
    """A faction is in play."""

    faction: Faction


class FactionLeft(Event):
    """A faction has left the game."""

    faction: Faction


class ShipLaunched(Event):
    """A Corsair ship has been placed."""

    region: RegionId


class FleetSailed(Event):
    """Ships have moved along the coast."""

    origin: RegionId
    region: RegionId
    ships: int


class ShipsLost(Event):
    """Ships have been removed."""

    region: RegionId
    ships: int


class EntCame(Event):
    """An Ent has been placed."""

    region: RegionId


class EntMoved(Event):
    """An Ent has left the Entwood for a region."""

    region: RegionId


class EntLost(Event):
    """An Ent has left the game for good."""

    region: RegionId


class EntsStruck(Event):
    """The Ents have attacked a Shadow Army."""

    region: RegionId
    dice: tuple[int, ...]
    hits: int


class EngineBuilt(Event):
    """A side has placed a siege engine."""

    side: Side
    region: RegionId


class EngineLost(Event):
    """A siege engine of a side has been removed."""

    side: Side
    region: RegionId


class SuperiorityGained(Event):
    """A side has more siege engines in a siege battle."""

    side: Side
    region: RegionId


class TileRemoved(Event):
    """A Hunt tile has left the game."""

    tile: TileId


class TileReturned(Event):
    """A Hunt tile is in the pool again."""

    tile: TileId


class JoinedFellowship(Event):
    """Somebody has joined the Fellowship."""

    character: CharacterId


class RingsRegained(Event):
    """The Free Peoples have taken back Elven Rings."""

    rings: int


class CardGiven(Event):
    """A card that is in no deck is on the table."""

    card: CardId
    code: str


class HandSeen(Event):
    """A side has looked at a hand; others do not learn what is in it."""

    seat: Seat
    codes: tuple[str, ...] = ()
