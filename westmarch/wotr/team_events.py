"""What happens between team-mates."""

from __future__ import annotations

from westmarch.kernel.records import Event, Seat
from westmarch.wotr.kinds import RegionId, Side


class CardsExchanged(Event):
    """Team-mates have exchanged a card each; others do not see which."""

    seats: tuple[Seat, ...]
    codes: tuple[str, ...] = ()


class ArmiesJoined(Event):
    """The figures of team-mates in a region are a mixed Army now."""

    side: Side
    region: RegionId
