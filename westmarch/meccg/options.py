"""What players can do."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Option
from westmarch.meccg.kinds import (
    AgentAction,
    CardCode,
    CompanyId,
    Movement,
    PlaceCode,
    RegionCode,
    RegionType,
    SiteType,
)
from westmarch.meccg.underway import Key


class Pick(Option):
    """Choose a card."""

    card: CardId


class Done(Option):
    """Choose no more."""


class Yes(Option):
    """Do it."""


class No(Option):
    """Do not do it."""


class StartAt(Option):
    """Let a character start at a site."""

    site: CardId


class TakeWizard(Option):
    """Play another Wizard."""

    code: CardCode


class Equip(Option):
    """Give a minor item to a starting character."""

    card: CardId
    to: CardId


class UseSideboard(Option):
    """Tap an avatar, or tap and discard a Nazgûl, for the sideboard."""

    card: CardId


class Fetch(Option):
    """Take a card of the sideboard: into the play deck, or else to the discard pile."""

    card: CardId
    into_deck: bool


class BringIn(Option):
    """Bring a character into play at a site, controlled by another or by general influence."""

    card: CardId
    site: CardId
    by: CardId | None = None


class Release(Option):
    """Discard a character."""

    card: CardId


class GiveUp(Option):
    """Discard a stage card."""

    card: CardId


class Control(Option):
    """Put a character under another, or under general influence."""

    card: CardId
    by: CardId | None = None


class Transfer(Option):
    """Give an item to another character of the company."""

    card: CardId
    to: CardId


class Store(Option):
    """Store an item."""

    card: CardId


class SplitOff(Option):
    """Let characters of a company form one of their own."""

    company: CompanyId


class JoinTo(Option):
    """Let two companies at one site be one."""

    company: CompanyId
    other: CompanyId


class SetOut(Option):
    """Send a company on its way."""

    company: CompanyId


class StayHere(Option):
    """Let a company stay after all."""

    company: CompanyId


class GoTo(Option):
    """Go to a site."""

    site: CardId


class Travel(Option):
    """Take a way to a site: through these regions, or between havens."""

    way: Movement
    regions: tuple[RegionCode, ...] = ()


class PickRegion(Option):
    """Choose a region of a site path by its number; it may have a name."""

    number: int
    region: RegionCode | None = None


class TakeWay(Option):
    """Take one of several things, by its number."""

    number: int


class ChooseCompany(Option):
    """Turn to a company."""

    company: CompanyId


class PlayCreature(Option):
    """Play a creature, keyed to something that it names."""

    card: CardId
    region_type: RegionType | None = None
    site_type: SiteType | None = None
    region: RegionCode | None = None
    place: PlaceCode | None = None

    @property
    def key(self) -> Key:
        """To what it is keyed."""
        return Key(self.region_type, self.site_type, self.region, self.place)


class PutOnGuard(Option):
    """Place a card on guard."""

    card: CardId


class PlayAgent(Option):
    """Play an agent face down."""

    card: CardId


class RevealAgent(Option):
    """Turn an agent face up."""

    card: CardId


class AgentActs(Option):
    """Let an agent do something."""

    card: CardId
    action: AgentAction


class AgentAttacks(Option):
    """Let an agent attack."""

    card: CardId


class Lodge(Option):
    """Be at a home site without its card."""

    place: PlaceCode


class Assign(Option):
    """Have a character face a strike."""

    card: CardId


class Oppose(Option):
    """Have a character of the attacking company strike one of the other."""

    by: CardId
    card: CardId


class Face(Option):
    """Let a character face his strike now."""

    card: CardId


class TapToFight(Option):
    """Fight at full prowess, and tap."""


class StayUntapped(Option):
    """Fight at -3, and do not tap."""


class Support(Option):
    """Tap to give +1."""

    card: CardId


class Enter(Option):
    """Enter the site."""


class PlayAtSite(Option):
    """Tap a character to play an item, an ally or a faction."""

    card: CardId
    by: CardId


class Attempt(Option):
    """Try to influence a card of the opponent, perhaps showing the same card from hand."""

    card: CardId
    by: CardId
    shown: CardId | None = None


class CallCouncil(Option):
    """Call the council."""


class PlayEvent(Option):
    """Play an event, by one of the ways that it has."""

    card: CardId
    way: int


class AimAtAttack(Option):
    """Play the card on the attack that is being faced."""

    number: int


class AimAtAutomatic(Option):
    """Play the card on an automatic-attack of a site, by its number."""

    site: CardId
    number: int


class AimAtEcho(Option):
    """Play the card on what lasts of a card that is gone."""

    code: CardCode


class Act(Option):
    """Use what a card in play can do, by its number."""

    card: CardId
    number: int


class ActAgain(Option):
    """Use what a card that was played earlier allows, by its number, for a company."""

    number: int
    code: CardCode
    company: CompanyId | None = None


class Reveal(Option):
    """Reveal a card on guard, by one of its ways."""

    card: CardId
    way: int


class Remove(Option):
    """Try to remove a card, tapping for it or not."""

    card: CardId
    tapping: bool


class Lessen(Option):
    """Use so many excess strikes to weaken a character."""

    amount: int


def keyed(card: CardId, key: Key) -> PlayCreature:
    """The option to play a creature keyed to something."""
    return PlayCreature(card, key.region_type, key.site_type, key.region, key.place)
