"""What happens at the table."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Event, Seat
from westmarch.wotr.forces import Force
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    Face,
    FigureId,
    Nation,
    Phase,
    RegionId,
    Side,
    TileId,
)

Group = tuple[CharacterId, ...]

# The turn


class TurnBegan(Event):
    """A turn has begun."""

    turn: int


class PhaseBegan(Event):
    """A phase has begun."""

    phase: Phase


class ActionDiceRolled(Event):
    """A side has rolled its Action dice."""

    side: Side
    faces: tuple[Face, ...]


class HuntAllocated(Event):
    """The Shadow has put dice into the Hunt Box."""

    dice: int


class DieUsed(Event):
    """A seat uses an Action die."""

    seat: Seat
    face: Face


class DieWasted(Event):
    """A seat uses up an Action die without effect."""

    seat: Seat
    face: Face


class DieTurned(Event):
    """An Action die shows another face now."""

    side: Side
    old: Face
    new: Face


class RingUsed(Event):
    """A side has used an Elven Ring."""

    side: Side


class Passed(Event):
    """A seat has passed."""

    seat: Seat


class SideWon(Event):
    """A side has won, and by what."""

    side: Side
    how: str


# Cards


class Drew(Event):
    """A seat has drawn a card; others see only from which deck."""

    seat: Seat
    deck: Deck
    code: str | None = None


class Discarded(Event):
    """A card has been discarded, perhaps face down."""

    seat: Seat
    card: CardId
    code: str | None = None


class CardPlayed(Event):
    """An Event card has been played."""

    seat: Seat
    card: CardId
    code: str


class TableCardDiscarded(Event):
    """An Event card has left the table."""

    card: CardId
    code: str


class CombatCardLaid(Event):
    """A side has laid down a Combat card; only its back is seen."""

    side: Side
    deck: Deck


class CombatCardsRevealed(Event):
    """Both sides have shown their Combat cards."""

    codes: tuple[str | None, str | None]


# Figures


class Moved(Event):
    """An Army, or part of one, has moved."""

    side: Side
    origin: RegionId
    region: RegionId
    force: Force
    characters: Group = ()


class Travelled(Event):
    """Characters have moved on their own."""

    characters: Group
    origin: RegionId
    region: RegionId


class Flew(Event):
    """A Nazgûl has moved on its own."""

    origin: RegionId
    region: RegionId


class Recruited(Event):
    """A figure has entered the board."""

    figure: FigureId
    region: RegionId


class Eliminated(Event):
    """A figure has been lost."""

    figure: FigureId
    region: RegionId


class Reduced(Event):
    """An Elite has been replaced by a Regular."""

    figure: FigureId
    region: RegionId


class Promoted(Event):
    """A Regular has been replaced by an Elite."""

    figure: FigureId
    region: RegionId


class Disbanded(Event):
    """A figure has been put back: there were too many units (W-ARMY-10)."""

    figure: FigureId
    region: RegionId


class CharacterEntered(Event):
    """A Character has entered the game."""

    character: CharacterId
    region: RegionId


class CharacterLost(Event):
    """A Character has left the game for good."""

    character: CharacterId


# Nations and settlements


class Activated(Event):
    """A nation has become active."""

    nation: Nation


class SteppedToWar(Event):
    """A nation has moved on the Political Track; with 0 steps left it is At War.

    `provoked` says that an attack or a Companion's ability has moved it.
    """

    nation: Nation
    steps: int
    provoked: bool = False


class SteppedToPeace(Event):
    """A nation has moved back on the Political Track."""

    nation: Nation
    steps: int


class Captured(Event):
    """A side has taken control of a Settlement."""

    region: RegionId
    side: Side


class SiegeBegan(Event):
    """A Stronghold is under siege."""

    region: RegionId


class SiegeEnded(Event):
    """A Stronghold is no longer under siege."""

    region: RegionId


# Battle


class BattleBegan(Event):
    """An Army attacks."""

    side: Side
    origin: RegionId
    region: RegionId
    siege: bool = False
    sortie: bool = False


class RoundBegan(Event):
    """A combat round has begun."""

    number: int


class CombatRolled(Event):
    """A side has rolled its Combat dice; each needed so much, with what is added to it, to hit."""

    side: Side
    dice: tuple[int, ...]
    hits: int
    needed: int = 5
    modifier: int = 0


class LeadersRolled(Event):
    """A side has rolled misses again; each needed so much, with what is added to it, to hit."""

    side: Side
    dice: tuple[int, ...]
    hits: int
    needed: int = 5
    modifier: int = 0


class AttackCeased(Event):
    """The attacker has ceased the attack."""

    region: RegionId


class Retreated(Event):
    """The defenders have retreated."""

    origin: RegionId
    region: RegionId


class Withdrew(Event):
    """The defenders have withdrawn into their Stronghold."""

    region: RegionId


# The Fellowship and the Hunt


class GuideChosen(Event):
    """A Companion guides the Fellowship."""

    character: CharacterId


class FellowshipStepped(Event):
    """The Progress counter has moved."""

    progress: int


class FellowshipMoved(Event):
    """The figure of the Ring-bearers stands in another region."""

    region: RegionId


class FellowshipDeclared(Event):
    """The Fellowship's position has been declared."""

    region: RegionId


class FellowshipRevealed(Event):
    """The Fellowship has been revealed."""


class FellowshipHidden(Event):
    """The Fellowship is hidden again."""


class Separated(Event):
    """Companions have left the Fellowship."""

    characters: Group
    region: RegionId


class HuntRolled(Event):
    """The Shadow has rolled for the Hunt; so many failed dice were rolled again."""

    dice: tuple[int, ...]
    bonus: int
    successes: int
    again: int = 0


class TileDrawn(Event):
    """A Hunt tile has been drawn."""

    tile: TileId
    damage: int


class TilePutIn(Event):
    """A special tile is in play."""

    tile: TileId


class Corrupted(Event):
    """The Corruption of the Ring-bearers has changed."""

    amount: int
    now: int


class EnteredMordor(Event):
    """The Fellowship is on the Mordor Track."""


class SteppedInMordor(Event):
    """The Fellowship has advanced on the Mordor Track."""

    step: int
