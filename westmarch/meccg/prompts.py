"""What players are asked."""

from __future__ import annotations

from westmarch.kernel.records import CardId, Prompt
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.tables.printed import Attack


class DraftCharacter(Prompt):
    """Which character do you show, or do you stop?"""


class WhereToStart(Prompt):
    """Where does a character start?"""

    card: CardId


class OtherAvatar(Prompt):
    """Which Wizard do you play instead of the one who has fallen?"""


class MayFall(Prompt):
    """Does a Wizard become a Fallen-wizard?"""

    card: CardId


class PlayStage(Prompt):
    """Which stage card does a Wizard play who has just fallen?"""

    card: CardId


class KeepCharacter(Prompt):
    """Which characters go to your play deck? It has room for so many."""

    left: int


class GiveStartingItem(Prompt):
    """Who starts with a minor item? You may give so many."""

    left: int


class FromSideboard(Prompt):
    """Which cards leave your sideboard? Up to so many for the discard pile, or one for the deck."""

    left: int


class Organize(Prompt):
    """What do you organize?"""


class ChooseMembers(Prompt):
    """Who forms a company of his own?"""

    company: CompanyId


class WhichKeeps(Prompt):
    """Which company keeps the card?"""

    card: CardId


class ChooseSite(Prompt):
    """Where does the company go?"""

    company: CompanyId


class ChooseWay(Prompt):
    """Which way does the company take?"""

    company: CompanyId
    site: CardId


class DiscardForInfluence(Prompt):
    """Which character do you discard? Your general influence does not suffice."""


class NextCompany(Prompt):
    """Whose turn is it to move?"""


class DrawAnother(Prompt):
    """Do you draw another card? You may draw so many."""

    left: int


class PlayHazards(Prompt):
    """Which hazard do you play on the company? So many are left."""

    company: CompanyId
    left: int


class GuardEmptySite(Prompt):
    """Do you place a card on guard at a site to which nobody comes any more?"""

    site: CardId


class AssignStrikes(Prompt):
    """Who faces a strike? So many are left."""

    left: int


class AssignFoes(Prompt):
    """Who is struck by whom? So many strikes are left."""

    left: int


class MayAttackCompany(Prompt):
    """Does the company attack an opposing company at its site?"""

    company: CompanyId


class NextStrike(Prompt):
    """Which strike is resolved next?"""


class HowToFight(Prompt):
    """Does the character tap?"""

    card: CardId


class MaySupport(Prompt):
    """Who supports a character?"""

    card: CardId


class TakeItem(Prompt):
    """Who takes an item of the fallen?"""

    card: CardId


class MayBeAtHome(Prompt):
    """Who is at home and taps to cancel the automatic-attack?"""

    company: CompanyId


class MayEnter(Prompt):
    """Does the company enter the site?"""

    company: CompanyId


class MayRescue(Prompt):
    """Does the company rescue prisoners who are held at its site?"""

    company: CompanyId


class WhoFrees(Prompt):
    """Who taps to free the prisoners of a card?"""

    card: CardId


class ChooseRescueSite(Prompt):
    """Where is a prisoner held?"""

    card: CardId


class PlayResources(Prompt):
    """What do you play at the site?"""

    company: CompanyId


class MayPlayShown(Prompt):
    """Do you play the card that you have shown?"""

    card: CardId


class ExtraItem(Prompt):
    """Do you play a minor item, too?"""

    company: CompanyId


class WhoReturns(Prompt):
    """Which company goes back?"""


class MayUnite(Prompt):
    """Do companies at one haven become one, and whose site card stays?"""


class MayDiscard(Prompt):
    """Do you discard a card?"""


class DiscardDown(Prompt):
    """Which card do you discard?"""


class MayCall(Prompt):
    """Do you call the council?"""


class MayRespond(Prompt):
    """Do you add to the chain of effects?"""


class ChooseUser(Prompt):
    """Who uses a card?"""

    card: CardId


class ChooseTarget(Prompt):
    """On what is a card played?"""

    card: CardId


class ChooseCards(Prompt):
    """Which card does an effect concern?"""

    card: CardId


class ChooseOne(Prompt):
    """Which of several things does a card do?"""

    card: CardId


class MayPlay(Prompt):
    """Do you play an event on what happens to a company?"""

    company: CompanyId


class PayCard(Prompt):
    """Which card is discarded for it?"""

    card: CardId


class WhichRegion(Prompt):
    """Which region of the site path does the card change?"""

    card: CardId


class WhichFirst(Prompt):
    """Which of several things happens first? They are those of some cards, or cards themselves."""

    cards: tuple[CardId, ...] = ()


class WhatInstead(Prompt):
    """Which of several cards lets something else happen?"""

    cards: tuple[CardId, ...]


class WhichAttack(Prompt):
    """Which of several attacks is the only one?"""

    attacks: tuple[Attack, ...]


class MayReveal(Prompt):
    """Do you reveal a card on guard?"""

    company: CompanyId


class MayChoose(Prompt):
    """Does it happen?"""

    card: CardId


class ChooseRing(Prompt):
    """Which ring takes the place of the gold ring that was tested?"""

    card: CardId


class MayLessen(Prompt):
    """How many excess strikes weaken the character?"""

    card: CardId


class MayServe(Prompt):
    """May a faction be placed under the leader who has influenced it?"""

    card: CardId


class KeyedTo(Prompt):
    """What is a creature keyed to?"""

    card: CardId


class MayTakeTrophy(Prompt):
    """Does a leader keep the defeated creature as a trophy?"""

    card: CardId


class MayExchange(Prompt):
    """Which card do you exchange with your sideboard? So many are left."""

    left: int


class MayAttackFromHand(Prompt):
    """Which creature of your hand attacks the company at this site?"""

    company: CompanyId


class WhichAttacks(Prompt):
    """Which permanent-event attacks the company at this site?"""

    company: CompanyId


class EndOrganization(Prompt):
    """Do you play a card at the end of the organization phase?"""


class PlayLongEvents(Prompt):
    """Do you play a long-event?"""


class EndOfTurn(Prompt):
    """Do you play a card at the end of the turn?"""


class AgentSite(Prompt):
    """Where is the agent, or where does he go?"""

    card: CardId


class MayAttackByAgents(Prompt):
    """Which agent attacks the company?"""

    company: CompanyId
