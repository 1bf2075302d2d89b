"""What players can do on the highway, what happens there, and what they are asked."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Event, Option, Prompt, Reason, Seat


class Load(Option):
    """Lay a card face down in the own caravan."""

    card: CardId


class Done(Option):
    """Choose no more."""


class Raid(Option):
    """Ride against a merchant's caravan."""

    target: Seat


class Attack(Option):
    """Strike at a card of the caravan."""

    card: CardId


class Recall(Option):
    """Take a card of the own caravan back to hand."""

    card: CardId


class Spy(Option):
    """Look at a card through a spyglass, which is discarded."""

    spyglass: CardId
    card: CardId


class Trade(Option):
    """Stay at the market and try to earn a coin."""


class Answer(Option):
    """Play a trick from hand."""

    card: CardId


class LoseCoin(Option):
    """Pay the bite with a coin."""


class LoseCard(Option):
    """Pay the bite with a random card."""


class LoadCaravan(Prompt):
    """Which card goes into your caravan?"""

    left: int


class TakeTurn(Prompt):
    """What do you do?"""


class ChooseStrike(Prompt):
    """Which card do you strike at?"""

    target: Seat


class MayAnswer(Prompt):
    """Do you answer the strike?"""

    strength: int


class MayAnswerTrick(Prompt):
    """Do you answer the trick?"""

    card: CardId


class PayBite(Prompt):
    """How do you pay the bite?"""


class RoundBegan(Event):
    """A round began."""

    number: int


class Drew(Event):
    """A merchant drew a card; only he sees which."""

    seat: Seat
    code: str | None = None


class Loaded(Event):
    """A merchant's caravan was loaded."""

    seat: Seat
    cards: tuple[CardId, ...]


class RaidBegan(Event):
    """A merchant rode against another."""

    seat: Seat
    target: Seat


class StrikeDeclared(Event):
    """A raider struck at a card."""

    seat: Seat
    card: CardId


class TrickPlayed(Event):
    """A trick was played."""

    seat: Seat
    code: str


class TrickCancelled(Event):
    """A trick came to nothing."""

    code: str


class StrikeRolled(Event):
    """Dice fell: the raider's die and strength against the defender's die and defence."""

    attack: int
    strength: int
    defence: int
    hit: bool


class StrikeEnded(Event):
    """A strike was broken off."""

    card: CardId


class Taken(Event):
    """A card of a caravan was taken and shown."""

    seat: Seat
    card: CardId
    code: str
    worth: int


class Bitten(Event):
    """A raider paid for a bite."""

    seat: Seat
    coins: int


class Recalled(Event):
    """A merchant took a card back to hand."""

    seat: Seat


class Spied(Event):
    """A merchant looked at a card; only he learns what it is."""

    seat: Seat
    card: CardId
    code: str | None = None


class Traded(Event):
    """A merchant stayed at the market."""

    seat: Seat
    roll: int
    earned: int


class Arrived(Event):
    """A caravan arrived and was sold."""

    seat: Seat
    codes: tuple[str, ...]
    coins: int


class NotYourCard(Reason):
    """The card is neither in your hand nor in your caravan."""


class NotYourDecision(Reason):
    """Somebody else decides now."""


class NoLoad(Reason):
    """Tricks do not travel in caravans."""

    code: str


class CaravanFull(Reason):
    """The caravan holds no more."""

    limit: int


class NoTrick(Reason):
    """Only tricks answer a strike."""

    code: str


class NothingToCancel(Reason):
    """This trick answers other tricks only."""


class NotThisTime(Reason):
    """The card has no use at this moment."""
