"""What players are asked."""

from __future__ import annotations

from westmarch.kernel.records import Prompt
from westmarch.wotr.kinds import CharacterId, DieId, RegionId, TileId


class ChooseDie(Prompt):
    """Which die do you use?"""


class ChooseAction(Prompt):
    """What do you do with the die?"""

    die: DieId


class ChooseDestination(Prompt):
    """Where does the Army go?"""

    region: RegionId


class ChooseFigures(Prompt):
    """Who goes along?"""

    origin: RegionId
    region: RegionId


class ChooseAttackers(Prompt):
    """Who attacks, and who stays behind as rearguard?"""

    origin: RegionId
    region: RegionId


class MoveAnother(Prompt):
    """Do you move another Army?"""


class ChooseSecondRecruit(Prompt):
    """What else do you recruit?"""


class DiscardDown(Prompt):
    """Which card do you discard? Nobody may hold more than so many."""

    limit: int


class MayDeclare(Prompt):
    """Do you declare the Fellowship's position?"""


class EnterMordor(Prompt):
    """Does the Fellowship enter Mordor?"""


class ChooseGuide(Prompt):
    """Who is the Guide?"""


class FellowshipGoes(Prompt):
    """Where does the figure of the Fellowship go? It can go so many regions further."""

    steps: int


class AllocateDice(Prompt):
    """How many dice go into the Hunt Box?"""


class ChooseDeck(Prompt):
    """From which deck do you draw?"""


class OfferCard(Prompt):
    """Which card do you offer your team-mate in exchange for one of his?"""


class MayJoin(Prompt):
    """Do your figures and your team-mate's form a mixed Army?"""

    region: RegionId


class ChooseTravellers(Prompt):
    """Which Companions travel together?"""


class ChooseDestinationOf(Prompt):
    """Where do they go?"""

    characters: tuple[CharacterId, ...]


class ChooseFlyer(Prompt):
    """Which Nazgûl or Minion moves?"""


class FlyWhere(Prompt):
    """Where does it fly?"""

    region: RegionId


class FightOrWithdraw(Prompt):
    """Do you fight in the open or withdraw into the Stronghold?"""

    region: RegionId


class MayPlayCombatCard(Prompt):
    """Do you play a Combat card?"""


class ChooseCombatCard(Prompt):
    """Which Combat card do you play?"""


class TakeCasualties(Prompt):
    """How do you take the hits?"""

    hits: int


class MayCease(Prompt):
    """Do you cease the attack?"""


class MayFightOn(Prompt):
    """Do you replace an Elite by a Regular to fight another round?"""


class MayRetreat(Prompt):
    """Do you retreat?"""


class ChooseAdvance(Prompt):
    """Who advances into the region?"""

    origin: RegionId
    region: RegionId


class TooMany(Prompt):
    """Which unit is put back? There are too many in the region."""

    region: RegionId


class SufferHunt(Prompt):
    """How do you suffer the damage of the Hunt?"""

    tile: TileId
    damage: int


class MayReduceDamage(Prompt):
    """Do you reduce the damage of the Hunt?"""

    tile: TileId
    damage: int


class ChooseForfeit(Prompt):
    """How much Leadership do the Nazgûl forfeit?"""


class MayForfeit(Prompt):
    """Whose Leadership do you forfeit?"""


class ChooseSilenced(Prompt):
    """Which Companion is silenced?"""


class ChooseSlain(Prompt):
    """Who is lost?"""


class MaySuffer(Prompt):
    """How many hits do your own units take?"""


class SlipWhere(Prompt):
    """Where does your Army slip away to?"""


class ChooseRegion(Prompt):
    """Where does a card do what it does?"""

    code: str


class ChooseFigure(Prompt):
    """Which figure is recruited by a card?"""

    code: str
    region: RegionId


class ChooseNation(Prompt):
    """Which nation does a card rouse?"""

    code: str


class ChooseOne(Prompt):
    """Which of several things does a card do?"""

    code: str


class ChooseDiceToTurn(Prompt):
    """Which dice does a card turn?"""

    code: str


class MayPreventTile(Prompt):
    """Do you prevent that a Hunt tile is drawn?"""


class MayRedrawTile(Prompt):
    """Do you have another Hunt tile drawn instead?"""

    tile: TileId


class MarchByCard(Prompt):
    """Which Army does a card move?"""

    code: str


class ChooseWhoGoes(Prompt):
    """Who goes along from a region?"""

    region: RegionId


class ArmyGoes(Prompt):
    """Where does the Army go on? It can go so many regions further."""

    region: RegionId
    steps: int


class SendWhere(Prompt):
    """Where does the Army of a region go at once?"""

    region: RegionId


class AttackByCard(Prompt):
    """Which attack does a card make?"""

    code: str


class FleeWhere(Prompt):
    """Where do the Nazgûl of a region flee?"""

    region: RegionId


class RetreatByCard(Prompt):
    """Where does the Army retreat that a card drives out of a region?"""

    region: RegionId


class ChooseFigureAt(Prompt):
    """Which figure does a card take, and where?"""

    code: str


class BearersGo(Prompt):
    """Where does a card move the figure of the Fellowship?"""


class Tempted(Prompt):
    """Is a Companion lost, or does Corruption rise by his Level?"""

    character: CharacterId


class MustLeave(Prompt):
    """Which Companion leaves the Fellowship? So many must."""

    count: int


class ChooseTableCard(Prompt):
    """Which card is discarded from the table?"""

    code: str


class MayPlayAnother(Prompt):
    """Do you play another card at once?"""


class PayWithCard(Prompt):
    """Which card do you discard as the price?"""


class MayPunish(Prompt):
    """Which card of the Free Peoples is discarded for their loss?"""


class MayHelpHunt(Prompt):
    """Do you discard a card to help the Hunt?"""


class MayDrawOnTheWay(Prompt):
    """Do you discard a card to draw a further Hunt tile?"""
