"""What cards on the table can do, and when they leave it."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.wotr.kinds import CharacterId, Face, Nation, RegionId, Side
from westmarch.wotr.vocabulary.abilities import Ability
from westmarch.wotr.vocabulary.conditions import Always, Condition
from westmarch.wotr.vocabulary.places import Where

# What its player may do by discarding it


class PreventTile(Record, tag=True):
    """No tile is drawn."""

    if_: Condition = Always()


class RedrawTile(Record, tag=True):
    """Another tile is drawn and counts; the first goes back to the pool."""

    if_: Condition = Always()


class ReduceDamage(Record, tag=True):
    """The damage of the Hunt is less."""

    amount: int


class HelpHunt(Record, tag=True):
    """All dice of a Hunt roll have a bonus."""

    bonus: int


class TileOnTheWay(Record, tag=True):
    """An additional tile is drawn if the Fellowship's way touches a region that fits.

    A `quiet` one never reveals.
    """

    where: Where
    quiet: bool = False


class AsCombatCard(Record, tag=True):
    """Its Combat card is played from the table."""


Reaction = AsCombatCard | HelpHunt | PreventTile | RedrawTile | ReduceDamage | TileOnTheWay

# When it is discarded


class Until(Names):
    """What ends a card on the table."""

    DECLARED_AT_HAVEN = "declared-at-haven"
    DECLARED_AT_STRONGHOLD = "declared-at-stronghold"
    FOUND = "found"
    NATION_PROVOKED = "nation-provoked"


class Removal(Record, tag=True):
    """The other side may have the card leave by a result, or by any, and perhaps at a price.

    `cards` are so many cards of each deck that it discards, `ring` an Elven Ring that it uses.
    """

    side: Side
    face: Face | None
    if_: Condition = Always()
    cards: bool = False
    ring: bool = False


class Strands(Record, tag=True):
    """A Character is lost when the card leaves the table while he is not at home."""

    who: CharacterId
    home: RegionId


class OnTable(Record):
    """A card that stays: what it does there, how long, and how it can be removed.

    It is discarded at once when `while_` does not hold any more (W-CARD-13).
    """

    abilities: tuple[Ability, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    while_: Condition = Always()
    until: tuple[Until, ...] = ()
    until_active: Nation | None = None
    removals: tuple[Removal, ...] = ()
    strands: Strands | None = None
