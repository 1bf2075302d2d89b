"""What Combat cards are written in: conditions of a battle, and what a card does in its round."""

from __future__ import annotations

from westmarch.kernel.records import Names, Record
from westmarch.wotr.kinds import CharacterId, Nation, RegionId
from westmarch.wotr.vocabulary.places import Where


class Whom(Names):
    """Whose dice, hits or Leadership a card speaks of, seen from its player."""

    OWN = "own"
    ENEMY = "enemy"
    BOTH = "both"


class Stat(Names):
    """A number of a side in a round."""

    STRENGTH = "strength"
    ROLL = "roll"
    REROLL = "reroll"
    LEADERSHIP = "leadership"


class Moment(Names):
    """When in a round an effect comes."""

    BEFORE_ROLL = "before-roll"
    BEFORE_REROLL = "before-reroll"
    AFTER_REROLL = "after-reroll"
    AFTER_CASUALTIES = "after-casualties"


# Amounts


class EliteUnits(Record, tag=True):
    """As many as there are own Elites in the battle."""


class OwnLeadership(Record, tag=True):
    """As much as the own Leadership."""


class CompanionsThere(Record, tag=True):
    """As many as there are Companions in the battle."""


class Dunlendings(Record, tag=True):
    """As many as there are Dunlendings in the battle."""


class Engines(Record, tag=True):
    """As many as there are own siege engines in the battle."""


Amount = int | CompanionsThere | Dunlendings | EliteUnits | Engines | OwnLeadership

# Conditions


class Defending(Record, tag=True):
    """The own Army defends, in a field battle if that is said."""

    in_the_field: bool = False


class DefenderAt(Record, tag=True):
    """The defending Army is in a region that fits."""

    where: Where


class DefenderNear(Record, tag=True):
    """The defending Army is within so many regions of another."""

    region: RegionId
    distance: int


class DefenderInside(Record, tag=True):
    """The defending Army is in a besieged Stronghold."""


class HasElite(Record, tag=True):
    """An own Elite is in the battle, perhaps of a nation."""

    nation: Nation | None = None


class HasUnitOf(Record, tag=True):
    """A unit of a nation is in the battle."""

    nation: Nation


class HasDunlendings(Record, tag=True):
    """Dunlendings are in the battle."""


class HasEngine(Record, tag=True):
    """An own siege engine is in the battle."""


class HasOneOf(Record, tag=True):
    """One of these Characters is in the battle."""

    who: tuple[CharacterId, ...]


class HasLeader(Record, tag=True):
    """A Leader or a Companion is in the battle."""


class HasCompanion(Record, tag=True):
    """A Companion is in the battle."""


class HasHobbit(Record, tag=True):
    """A Hobbit is in the battle."""


class NazgulLeadership(Record, tag=True):
    """The Leadership of the Nazgûl is at least so much."""

    least: int


class HasNazgul(Record, tag=True):
    """A Nazgûl is in the battle."""


Needed = (
    DefenderAt
    | DefenderInside
    | DefenderNear
    | Defending
    | HasCompanion
    | HasDunlendings
    | HasElite
    | HasEngine
    | HasHobbit
    | HasLeader
    | HasNazgul
    | HasOneOf
    | HasUnitOf
    | NazgulLeadership
)

# Before the Combat roll


class Modify(Record, tag=True):
    """A number changes in this round."""

    stat: Stat
    amount: Amount
    of: Whom = Whom.OWN


class CapDice(Record, tag=True):
    """The enemy rolls at most so many dice in his Combat roll."""

    most: int


class FewerDice(Record, tag=True):
    """The enemy rolls fewer dice in his Combat roll, but at least one."""

    amount: Amount


class CancelCard(Record, tag=True):
    """The enemy's Combat card has no effect; if he played none, something else happens."""

    otherwise: Modify | None = None


class CancelReroll(Record, tag=True):
    """The enemy has no Leader re-roll."""


class CancelRerollIfOutled(Record, tag=True):
    """The enemy has no Leader re-roll if the Nazgûl have at least his Leadership."""


class ForfeitCompanions(Record, tag=True):
    """All own Companions forfeit their Leadership."""


class ForfeitNazgul(Record, tag=True):
    """The Nazgûl forfeit so much Leadership."""

    amount: int


class ForfeitForFewerDice(Record, tag=True):
    """The Nazgûl forfeit as much Leadership as their player likes, the enemy so many dice."""


class Silence(Record, tag=True):
    """A Companion of the player's choice loses his Leadership and abilities."""


class ExtraAttack(Record, tag=True):
    """Dice are rolled apart, and their hits are taken at once."""

    dice: Amount
    on: int = 5


class SlipAway(Record, tag=True):
    """The Army retreats, or withdraws into its Stronghold."""


class SufferForBonus(Record, tag=True):
    """Hits on own units, up to so many, each add one to the Combat roll."""

    most: int


# Before the Leader re-roll


class TurnMisses(Record, tag=True):
    """One of these Characters, or any Companion, forfeits his Leadership to turn misses to hits."""

    amount: int
    who: tuple[CharacterId, ...] = ()


class OnesStrikeBack(Record, tag=True):
    """Each 1 of the enemy's Combat roll hits his own Army, and is not rolled again."""


# After the Leader re-roll


class MoreHits(Record, tag=True):
    """If at least one hit was scored, so many more are."""

    amount: int


class OneMoreIfAhead(Record, tag=True):
    """If more hits were scored than by the enemy, one more is."""


class ParryOne(Record, tag=True):
    """If the enemy scored two hits or more, one is cancelled."""


class SacrificeToParry(Record, tag=True):
    """A Leader may be lost to cancel one hit, or a Companion to cancel as many as his Level."""


class SlayByReroll(Record, tag=True):
    """If the re-roll scored, one of the enemy's may be slain: a Leader, a Nazgûl, or a Character.

    `for_hits` are the hits needed for a Character who is no Nazgûl; none stands for his Level.
    `costs_hit` says that a hit is used up for it.
    """

    characters_only: bool = False
    for_hits: int | None = None
    costs_hit: bool = False


class SmashEngine(Record, tag=True):
    """If the re-roll scored, an enemy siege engine may be removed."""


# After the casualties


class HitIfTwice(Record, tag=True):
    """If there are twice as many own units as enemy ones, one hit is scored."""


class SufferToStrike(Record, tag=True):
    """Hits on own units, up to so many, each roll a die that hits on this."""

    most: int
    on: int


class LastAttack(Record, tag=True):
    """Dice are rolled apart, and their hits are taken at once."""

    dice: Amount
    on: int = 5


Tactic = (
    CancelCard
    | CancelReroll
    | CancelRerollIfOutled
    | CapDice
    | ExtraAttack
    | FewerDice
    | ForfeitCompanions
    | ForfeitForFewerDice
    | ForfeitNazgul
    | HitIfTwice
    | LastAttack
    | Modify
    | MoreHits
    | OneMoreIfAhead
    | OnesStrikeBack
    | ParryOne
    | SacrificeToParry
    | Silence
    | SlayByReroll
    | SlipAway
    | SmashEngine
    | SufferForBonus
    | SufferToStrike
    | TurnMisses
)

LATER: dict[Moment, tuple[type[Record], ...]] = {
    Moment.BEFORE_REROLL: (TurnMisses, OnesStrikeBack),
    Moment.AFTER_REROLL: (
        MoreHits,
        OneMoreIfAhead,
        ParryOne,
        SacrificeToParry,
        SlayByReroll,
        SmashEngine,
    ),
    Moment.AFTER_CASUALTIES: (HitIfTwice, SufferToStrike, LastAttack),
}
"""When the effects come that do not come before the Combat roll."""


def moment(tactic: Tactic) -> Moment:
    """When an effect comes."""
    return next(
        (when for when, kinds in LATER.items() if isinstance(tactic, kinds)), Moment.BEFORE_ROLL
    )


class Combat(Record):
    """A Combat card: what must be so in the battle, and what it does."""

    do: tuple[Tactic, ...]
    if_: tuple[Needed, ...] = ()
