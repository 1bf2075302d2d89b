"""What happens at the table."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Event, Seat
from westmarch.meccg.kinds import AgentAction, Alignment, CompanyId, Phase, RegionType
from westmarch.meccg.state import Answer
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.underway import Key


class Answered(Event):
    """Cards answer something that has happened; nobody is told, for they see what follows."""

    answers: tuple[Answer, ...]


class TurnBegan(Event):
    """A turn has begun."""

    turn: int
    seat: Seat


class PhaseBegan(Event):
    """A phase has begun."""

    phase: Phase


class Declared(Event):
    """A player has declared his alignment, and which Fallen-wizard he is."""

    seat: Seat
    alignment: Alignment
    code: str | None


class Drafted(Event):
    """A character joins a starting company."""

    seat: Seat
    card: CardId
    code: str


class SetAside(Event):
    """Both have shown the same character, and neither has it."""

    code: str


class Drew(Event):
    """A player has drawn a card; others see only that."""

    seat: Seat
    code: str | None = None


class Discarded(Event):
    """A card has gone to a discard pile."""

    card: CardId
    code: str | None = None


class Exhausted(Event):
    """A play deck was exhausted and is made anew of the discard pile."""

    seat: Seat
    times: int


class Played(Event):
    """A card has come into play."""

    card: CardId
    code: str
    seat: Seat


class Tapped(Event):
    """A card has been tapped."""

    card: CardId


class Untapped(Event):
    """A card has been untapped."""

    card: CardId


class Wounded(Event):
    """A character has been wounded."""

    card: CardId


class Healed(Event):
    """A wounded character is only tapped now."""

    card: CardId


class Eliminated(Event):
    """A card has left the game."""

    card: CardId
    code: str


class ReturnedToHand(Event):
    """A card has gone back to a hand."""

    card: CardId
    code: str


class Stored(Event):
    """A card was stored."""

    card: CardId
    code: str


class Transferred(Event):
    """An item has another bearer."""

    card: CardId
    to: CardId


class Controlled(Event):
    """A character is controlled by another, or by general influence."""

    card: CardId
    by: CardId | None


class CompanyFormed(Event):
    """Characters form a company of their own."""

    company: CompanyId
    cards: tuple[CardId, ...]


class CompaniesJoined(Event):
    """Two companies are one."""

    company: CompanyId
    other: CompanyId


class SiteRevealed(Event):
    """A company's new site is shown, and the path that leads there."""

    company: CompanyId
    code: str
    path: tuple[RegionType, ...]
    limit: int


class Arrived(Event):
    """A company is at another site."""

    company: CompanyId
    code: str


class PutOnGuard(Event):
    """A card lies on guard at a site."""

    seat: Seat
    company: CompanyId


class AgentPlayed(Event):
    """An agent is somewhere, face down."""

    seat: Seat
    card: CardId


class AgentActed(Event):
    """An agent has done something."""

    card: CardId
    action: AgentAction


class AgentRevealed(Event):
    """An agent is seen, and where he is."""

    card: CardId
    code: str
    place: str


class AttackBegan(Event):
    """A company is attacked."""

    company: CompanyId
    source: str
    attack: Attack


class Captured(Event):
    """A character was taken prisoner."""

    card: CardId
    code: str


class SetFree(Event):
    """A prisoner is free."""

    card: CardId
    code: str


class CompanyAttacked(Event):
    """A company is attacked by another."""

    company: CompanyId
    other: CompanyId


class StrikeAssigned(Event):
    """A character is to face a strike."""

    card: CardId


class Rolled(Event):
    """Two dice were rolled for something, for a card or for the player himself."""

    seat: Seat
    what: str
    dice: tuple[int, int]
    total: int
    against: int
    card: CardId | None = None


class AttackDefeated(Event):
    """All strikes of an attack were defeated."""

    source: str


class SiteTapped(Event):
    """A site has been tapped."""

    card: CardId


class FactionInfluenced(Event):
    """A faction has joined a player, or not."""

    card: CardId
    code: str
    joined: bool


class Shown(Event):
    """A card was shown to those who are told of it."""

    code: str


class ShownFor(Event):
    """A card was shown for an influence attempt against another."""

    card: CardId
    code: str
    to: CardId


class Attempted(Event):
    """Somebody has tried to influence a card of the opponent."""

    by: CardId
    card: CardId
    code: str
    won: bool


class CouncilMet(Event):
    """The council meets; it has another name for each alignment."""

    alignments: tuple[Alignment, ...]


class GameWon(Event):
    """A player has won at once, and how."""

    seat: Seat
    how: str


class CouncilCalled(Event):
    """A player has called the council."""

    seat: Seat


class Fetched(Event):
    """A player has taken a card out of a pile of his; others see only that."""

    seat: Seat
    code: str | None = None


class Canceled(Event):
    """A card or an attack was canceled."""

    code: str


class AttackOver(Event):
    """An attack is over."""

    company: CompanyId
    source: str


class RingFound(Event):
    """A gold ring has turned out to be another ring."""

    code: str


class Returned(Event):
    """A company has to go back to where it came from."""

    company: CompanyId


class Keyed(Event):
    """A creature was played, keyed to something."""

    code: str
    key: Key
