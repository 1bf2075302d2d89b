"""What happens at the table: events that cards answer to, and events that are only told."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Event, Seat
from westmarch.lcg.kinds import CardType, Phase

# Events that cards answer to


class EnteredPlay(Event):
    """A card entered play."""

    card: CardId
    code: str
    seat: Seat | None
    played: bool = False


class LeftPlay(Event):
    """A card left play; what it was is told, for it may be hidden now."""

    card: CardId
    code: str
    kind: CardType
    seat: Seat | None
    destroyed: bool = False
    attackers: tuple[CardId, ...] = ()


class Committed(Event):
    """A player committed his characters to the quest."""

    seat: Seat
    cards: tuple[CardId, ...]


class Damaged(Event):
    """A card, which counted as this one, suffered damage, by these attackers or otherwise."""

    card: CardId
    amount: int
    attackers: tuple[CardId, ...] = ()
    code: str | None = None


class DefenderDeclared(Event):
    """A character was declared as a defender."""

    enemy: CardId
    card: CardId


class Engaged(Event):
    """An enemy engaged a player."""

    card: CardId
    seat: Seat


class AttackBegan(Event):
    """An enemy attacks."""

    card: CardId
    seat: Seat


class AttackEnded(Event):
    """An enemy has attacked; `blank` is how many of its shadow cards had no effect."""

    card: CardId
    seat: Seat
    blank: int


class TravelledTo(Event):
    """The players travelled to a location."""

    card: CardId


class Explored(Event):
    """A location was explored."""

    card: CardId
    code: str


class WhenRevealedTriggered(Event):
    """The When Revealed effects of a card are about to happen."""

    card: CardId


class ShadowTriggered(Event):
    """A shadow effect is about to happen."""

    card: CardId
    enemy: CardId


class ShadowResolved(Event):
    """A shadow effect has happened."""

    card: CardId
    enemy: CardId


class ShadowDealt(Event):
    """A shadow card was dealt to an enemy that attacks this player."""

    card: CardId
    enemy: CardId
    seat: Seat | None


class StageCompleted(Event):
    """The current stage of the quest was completed."""

    code: str


class StageSettled(Event):
    """All that a new quest card says at once has been carried out."""

    code: str


class PhaseBegan(Event):
    """A phase began."""

    phase: Phase


class PhaseEnded(Event):
    """A phase ended."""

    phase: Phase


class RoundBegan(Event):
    """A round began."""

    number: int


class RoundEnded(Event):
    """A round ended."""

    number: int


class QuestResolved(Event):
    """Willpower was compared with threat."""

    willpower: int
    threat: int


class ProgressPlaced(Event):
    """Progress was placed on the quest card or a location."""

    card: CardId
    amount: int


class PrisonerRescued(Event):
    """The prisoner is free."""

    card: CardId


# Events that are only told


class Revealed(Event):
    """An encounter card was revealed."""

    card: CardId
    code: str


class ShadowTurnedUp(Event):
    """A shadow card was turned up."""

    card: CardId
    code: str


class StageBegan(Event):
    """The next quest card became the current one."""

    code: str


class ThreatChanged(Event):
    """A player's threat rose or fell."""

    seat: Seat
    amount: int
    now: int


class ProgressRemoved(Event):
    """Progress was taken off the quest card."""

    amount: int


class Drew(Event):
    """A player drew a card; only he sees which."""

    seat: Seat
    code: str | None = None


class Saw(Event):
    """A player looked at a card; only he sees which."""

    seat: Seat
    code: str | None = None


class Readied(Event):
    """A card became ready."""

    card: CardId


class Exhausted(Event):
    """A card became exhausted."""

    card: CardId


class Healed(Event):
    """Damage was healed."""

    card: CardId
    amount: int


class ResourcesChanged(Event):
    """A card's resource tokens became more or fewer."""

    card: CardId
    amount: int


class Moved(Event):
    """A card went somewhere else."""

    card: CardId
    code: str | None
    to: str


class Attached(Event):
    """A card was attached to another."""

    card: CardId
    host: CardId


class AbilityUsed(Event):
    """An ability was used, or an event played."""

    seat: Seat | None
    card: CardId
    code: str


class Struck(Event):
    """Who struck whom, and the damage: attack less defense."""

    attackers: tuple[CardId, ...]
    targets: tuple[CardId, ...]
    attack: int
    defense: int
    damage: int


class EncounterDeckRenewed(Event):
    """The encounter deck had run out: its discard pile was shuffled into it."""

    cards: int


class HeroAssigned(Event):
    """Chance gave a hero to one of the players who wanted him."""

    seat: Seat
    code: str


class FirstPlayerChanged(Event):
    """The first player token was passed."""

    seat: Seat


class Eliminated(Event):
    """A player was eliminated."""

    seat: Seat
