"""What Characters and cards on the table do as long as they are there."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.wotr.kinds import CharacterId, Deck, Face, Nation, RegionId, Side
from westmarch.wotr.vocabulary.conditions import Condition
from westmarch.wotr.vocabulary.places import Where

# In battle


class CombatBonus(Record, tag=True):
    """Adds to the Combat Strength of the Army that he is with."""

    amount: int


class NegatesNazgul(Record, tag=True):
    """At the start of a battle his Leadership may be forfeited to negate that of all Nazgûl."""


class DrawsForCombatCard(Record, tag=True):
    """Draws a card when a Combat card was used in the first round of a battle that he is in."""


class ElitesLead(Record, tag=True):
    """Elites of these nations are Leaders, too; of others if three or four play."""

    nations: tuple[Nation, ...]
    nations_of_many: tuple[Nation, ...]


# Guiding


class DrawsForEvent(Record, tag=True):
    """After an Event result has played a card of this deck, a card of it may be drawn."""

    deck: Deck | None
    deck_2e: Deck | None


class HidesWithAnyDie(Record, tag=True):
    """Any die may hide the Fellowship."""


class SeparatesForDamage(Record, tag=True):
    """May leave the Fellowship to reduce the damage of the Hunt by one."""


class KeepsHidden(Record, tag=True):
    """Tiles do not reveal the Fellowship, but the player may, to reduce the damage by one."""


class DeclaresByDie(Record, tag=True):
    """A Character result may declare the Fellowship in the action phase."""


# Anywhere


class ReturnsFromTheHunt(Record, tag=True):
    """If lost in the Fellowship, he comes back as if he had just left it."""


class FasterAlone(Record, tag=True):
    """His Level is higher if he moves alone, or with one Hobbit."""

    level: int


class AnyDieSteps(Record, tag=True):
    """In a Settlement of his nation any die may move it one box towards war."""

    nation: Nation
    only: tuple[RegionId, ...] = ()


class MusterAsArmy(Record, tag=True):
    """Once a turn a Muster result may be used as an Army result."""


class CommandsFrom(Record, tag=True):
    """While his Stronghold is his and not besieged, a Muster result musters more of his nation:
    a Regular in each of its Settlements, or two Elites for two Regulars there."""

    region: RegionId
    nation: Nation


class NoDieWhile(Record, tag=True):
    """Brings no Action die while one of these is in play."""

    who: tuple[CharacterId, ...]


class BoundTo(Record, tag=True):
    """Leaves the game as soon as the enemy controls the Stronghold that binds him."""

    region: RegionId


class LevelForCards(Record, tag=True):
    """Has this Level for cards, though he never moves."""

    level: int


class IgnoresEyes(Record, tag=True):
    """A standard Eye tile may be ignored by using an Elven Ring; it leaves the game."""


class MustersUnderSiege(Record, tag=True):
    """A Muster result can recruit in a Stronghold though it is besieged."""

    region: RegionId


class EveryNazgulHunts(Record, tag=True):
    """Each Nazgûl with the Fellowship gives a re-roll of the Hunt."""


class FollowsDeclared(Record, tag=True):
    """May go where the Fellowship is declared, unless in a Stronghold of the Free Peoples."""


class Waylays(Record, tag=True):
    """Draws a tile when the Fellowship's way touches his region; an Eye removes him and the Guide.

    Nothing happens by an Eye if the last Guide leads the Fellowship.
    """


class FallsToEnts(Record, tag=True):
    """Is lost when Ents slay all units with him, or come where none is."""


class LeavesAtHaven(Record, tag=True):
    """Leaves the game when the Fellowship is declared in a City or Stronghold of its friends."""


class LeavesCard(Record, tag=True):
    """When he leaves the game, a card comes on the table that is in no deck."""

    code: str


# From the table


class Closes(Record, tag=True):
    """A side's Armies can neither enter nor attack these regions."""

    side: Side
    regions: tuple[RegionId, ...]


class MovesWithArmy(Record, tag=True):
    """A Character who otherwise stays may move with an Army that he leads."""

    who: CharacterId


class KeepsHuntBoxEmpty(Record, tag=True):
    """Dice that move the Fellowship do not go into the Hunt Box."""


class HoldsPassive(Record, tag=True):
    """Muster results do not move passive nations."""


class SleepsUnless(Record, tag=True):
    """A nation is activated only by Companions, or by the Fellowship or an attack at these."""

    nation: Nation
    regions: tuple[RegionId, ...]


class DrawsAfterEventDie(Record, tag=True):
    """After an Event result of a side has played a card, it draws one from either deck."""

    side: Side


class NoCombatCardsAt(Record, tag=True):
    """A side plays no Combat cards in battles there."""

    side: Side
    region: RegionId


class PunishesCasualties(Record, tag=True):
    """When a Companion is a casualty of the Hunt, a card of the Free Peoples may be discarded:
    one of this deck, at random from a hand, or from the table."""

    deck: Deck


class DiceHunt(Record, tag=True):
    """These results of the Shadow go into the Hunt Box when they have been used."""

    face: Face


# Coming into play


class Entry(Record, tag=True):
    """How a Character comes into play: by a result, under conditions, in one of these places.

    Whom he replaces he replaces where that one stands; the places are for when he is gone. His
    coming wakes some nations, or moves them towards war; a unit of a nation may be his escort. The
    second edition may have other conditions (W-ED-21).
    """

    face: Face
    if_: Condition
    where: Where
    replaces: CharacterId | None = None
    escort: Nation | None = None
    advances: tuple[Nation, ...] = ()
    wakes: tuple[Nation, ...] = ()
    if_2e: Condition | None = None


Ability = (
    AnyDieSteps
    | BoundTo
    | Closes
    | CombatBonus
    | CommandsFrom
    | DeclaresByDie
    | DiceHunt
    | DrawsAfterEventDie
    | DrawsForCombatCard
    | DrawsForEvent
    | ElitesLead
    | EveryNazgulHunts
    | FallsToEnts
    | FasterAlone
    | FollowsDeclared
    | HidesWithAnyDie
    | HoldsPassive
    | IgnoresEyes
    | KeepsHidden
    | KeepsHuntBoxEmpty
    | LeavesAtHaven
    | LeavesCard
    | LevelForCards
    | MovesWithArmy
    | MusterAsArmy
    | MustersUnderSiege
    | NegatesNazgul
    | NoCombatCardsAt
    | NoDieWhile
    | PunishesCasualties
    | ReturnsFromTheHunt
    | SeparatesForDamage
    | SleepsUnless
    | Waylays
)
