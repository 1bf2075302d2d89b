"""What players can do."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Option, Seat
from westmarch.wotr.kinds import CharacterId, Deck, DieId, Faction, FigureId, Nation, RegionId

# Dice


class UseDie(Option):
    """Take an action with a die."""

    die: DieId


class UseRing(Option):
    """Turn a die to another face with an Elven Ring."""

    die: DieId
    to: str


class PassAction(Option):
    """Take no action now."""


class Waste(Option):
    """Use the die up without effect."""


class JoinArmies(Option):
    """Propose to the team-mate that the figures in a region form a mixed Army."""

    region: RegionId


class PutIntoHuntBox(Option):
    """Put so many dice into the Hunt Box."""

    dice: int


# Actions


class MarchFrom(Option):
    """Move the Army in a region."""

    region: RegionId


class AttackFrom(Option):
    """Attack with the Army in a region; the target is the same in a siege battle or sortie."""

    region: RegionId
    target: RegionId


class PlayCard(Option):
    """Play an Event card."""

    card: CardId


class TakeOffTable(Option):
    """Have a card discarded from the table."""

    card: CardId


class DiscardAtRandom(Option):
    """Have a player discard a card drawn at random from his hand."""

    seat: Seat


class DrawFrom(Option):
    """Draw an Event card."""

    deck: Deck


class Negotiate(Option):
    """Move a nation one box towards war."""

    nation: Nation


class Recruit(Option):
    """Recruit a figure in a region."""

    figure: FigureId
    region: RegionId


class BringIn(Option):
    """Bring a Character into play."""

    character: CharacterId
    region: RegionId


class BringInFaction(Option):
    """Bring a faction into play."""

    faction: Faction


class MusterFaction(Option):
    """Have a faction place more of its figures in a region."""

    faction: Faction
    region: RegionId


class BuildEngine(Option):
    """Place a siege engine in a region."""

    region: RegionId


class SmashEngine(Option):
    """Remove an enemy siege engine from a region."""

    region: RegionId


class SailFrom(Option):
    """Move ships from a region."""

    region: RegionId


class SendEnt(Option):
    """Send an Ent from the Entwood to a region."""

    region: RegionId


class AttackWithEnts(Option):
    """Have an Ent of the Entwood attack the Army in a region."""

    region: RegionId


class DeclareFellowship(Option):
    """Declare the Fellowship's position."""


class MoveFellowship(Option):
    """Move the Fellowship."""


class HideFellowship(Option):
    """Hide the Fellowship."""


class SeparateCompanions(Option):
    """Separate Companions from the Fellowship."""


class MoveCompanions(Option):
    """Move the Companions outside the Fellowship."""


class MoveMinions(Option):
    """Move the Nazgûl and Minions."""


class UseAbility(Option):
    """Use an ability of a Character."""

    character: CharacterId
    ability: int


# Picks


class GoTo(Option):
    """Go to a region."""

    region: RegionId


class Stay(Option):
    """Go no further."""


class Take(Option):
    """Take a figure along."""

    figure: FigureId


class TakeCharacter(Option):
    """Take a Character along."""

    character: CharacterId


class TakeAll(Option):
    """Take everybody along who can go."""


class PickRegion(Option):
    """Choose a region."""

    region: RegionId


class PickFigure(Option):
    """Choose a figure."""

    figure: FigureId


class PickFigureAt(Option):
    """Choose a figure in a region."""

    figure: FigureId
    region: RegionId


class PickCharacter(Option):
    """Choose a Character."""

    character: CharacterId


class PickCard(Option):
    """Choose a card."""

    card: CardId


class PickNumber(Option):
    """Choose a number, or one of several things."""

    number: int


class PickNation(Option):
    """Choose a nation."""

    nation: Nation


class PickDie(Option):
    """Choose a die."""

    die: DieId


class Done(Option):
    """Choose no more."""


class Yes(Option):
    """Do it."""


class No(Option):
    """Do not do it."""


# Battle


class LoseFigure(Option):
    """Take a hit by losing a unit."""

    figure: FigureId


class ReduceElite(Option):
    """Take a hit by replacing an Elite with a Regular."""

    figure: FigureId


class LoseElite(Option):
    """Take two hits by losing an Elite."""

    figure: FigureId


class Fight(Option):
    """Fight in the open, or fight on."""


class Withdraw(Option):
    """Withdraw into the Stronghold."""


class Cease(Option):
    """Cease the attack."""


class RetreatTo(Option):
    """Retreat to a region."""

    region: RegionId


# The Hunt


class UseTheRing(Option):
    """Let the Ring-bearers suffer the damage as Corruption."""


class SacrificeGuide(Option):
    """Lose the Guide."""


class SacrificeAtRandom(Option):
    """Lose a Companion drawn at random."""
