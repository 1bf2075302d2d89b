"""What players can do, what they are asked, and why something cannot be done."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Option, Prompt, Reason, Seat
from westmarch.lcg.kinds import Phase
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.targets import Place

# Options


class Play(Option):
    """Play a card from hand."""

    card: CardId


class Use(Option):
    """Use an ability of a card."""

    card: CardId
    ability: int = 0


class Pick(Option):
    """Choose a card."""

    card: CardId


class PickPlayer(Option):
    """Choose a player."""

    seat: Seat


class PickNumber(Option):
    """Choose a number, or one of several things."""

    number: int


class Pay(Option):
    """Spend a resource of a hero."""

    hero: CardId


class Commit(Option):
    """Commit a character to the quest."""

    card: CardId


class TravelHere(Option):
    """Travel to a location."""

    card: CardId


class EngageEnemy(Option):
    """Engage an enemy."""

    card: CardId


class ChooseAttacker(Option):
    """Let an enemy attack next."""

    card: CardId


class Defend(Option):
    """Declare a defender."""

    card: CardId


class Undefended(Option):
    """Declare no defender."""


class AttackEnemy(Option):
    """Attack an enemy."""

    card: CardId


class Send(Option):
    """Send a character into the attack."""

    card: CardId


class Mulligan(Option):
    """Shuffle the hand back and draw a new one."""


class Keep(Option):
    """Keep the hand."""


class Done(Option):
    """Choose no more."""


class Yes(Option):
    """Do it."""


class No(Option):
    """Do not do it."""


# Prompts


class MayMulligan(Prompt):
    """Do you keep your hand?"""


class ChooseFirstPlayer(Prompt):
    """Who is first player?"""


class TakeAction(Prompt):
    """Do you take an action?"""

    phase: Phase
    planning: bool = False


class MayRespond(Prompt):
    """Do you respond?"""

    to: str
    card: CardId | None = None


class OrderForced(Prompt):
    """Which forced effect happens first?"""


class ChooseCard(Prompt):
    """Choose a card for an effect."""

    source: CardId
    what: Filter | None = None
    place: Place | None = None


class ChooseSeat(Prompt):
    """Choose a player for an effect."""

    source: CardId


class ChooseOne(Prompt):
    """Choose one of several things to do."""

    source: CardId
    choices: tuple[tuple[Effect, ...], ...]


class MayDo(Prompt):
    """Do you do this?"""

    source: CardId
    do: tuple[Effect, ...]


class MayBury(Prompt):
    """Does the top card of the encounter deck go to the bottom?"""

    source: CardId
    card: CardId


class NameX(Prompt):
    """How much is X?"""

    source: CardId


class PayFor(Prompt):
    """Which hero pays?"""

    card: CardId
    left: int


class DiscardToPay(Prompt):
    """Which card do you discard?"""

    source: CardId


class ArrangeTop(Prompt):
    """Which card goes on top?"""

    source: CardId


class CommitCharacters(Prompt):
    """Who goes on the quest?"""

    willpower: int
    threat: int


class ChooseTravel(Prompt):
    """Where do you travel?"""


class EngageOptionally(Prompt):
    """Do you engage an enemy?"""


class ChooseEngaging(Prompt):
    """Which enemy engages you?"""


class OrderShadows(Prompt):
    """Which enemy is dealt its shadow card first?"""


class OrderAttacks(Prompt):
    """Which enemy attacks next?"""


class DeclareDefender(Prompt):
    """Who defends?"""

    enemy: CardId
    sentinel: bool = False


class AssignDamage(Prompt):
    """Who suffers the damage?"""

    enemy: CardId
    damage: int


class DeclareAttack(Prompt):
    """Which enemy do you attack?"""


class SendAttackers(Prompt):
    """Who attacks?"""

    enemy: CardId
    attack: int
    defense: int
    ranged: bool = False


class KeepRestricted(Prompt):
    """Which restricted attachment is discarded?"""

    hero: CardId


class PayToReady(Prompt):
    """Do you pay so that the hero readies?"""

    card: CardId
    price: int


# Reasons


class Unmet(Reason):
    """A condition that is not met, by name, with the rules behind it."""

    what: str
    ids: tuple[str, ...] = ()
    code: str | None = None

    def rules(self) -> tuple[str, ...]:
        return self.ids
