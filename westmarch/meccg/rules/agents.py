"""Agents act against the hazard limit (M-AGENT-21 to 44)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.kernel.state import emit
from westmarch.meccg import agents, deeds, events, numbers, terrain
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.keying import target_site
from westmarch.meccg.kinds import AgentAction, CompanyId, Race, SiteType, Status
from westmarch.meccg.prompts import AgentSite
from westmarch.meccg.reading import holder, sites_with
from westmarch.meccg.rules import agents_playing, limits
from westmarch.meccg.rules.agents_moving import (
    destinations,
    home_cards,
    lay,
    take_back,
)
from westmarch.meccg.rules.effects.lasting import last
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.filters import Filter
from westmarch.meccg.vocabulary.properties import OfRace
from westmarch.meccg.vocabulary.references import Deed, Happens, Stat, Until
from westmarch.meccg.vocabulary.statics import KeyedToNothing
from westmarch.meccg.vocabulary.words import CREATURE, UNIQUE

WILD_SITES = (SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)
"""Where an agent can call creatures like those of the automatic-attack (M-AGENT-37)."""

FREE_FOLK = (Race.MAN, Race.DWARF, Race.ELF, Race.DUNADAN, Race.HOBBIT)
SERVANTS = {
    SiteType.FREE_HOLD: FREE_FOLK,
    SiteType.BORDER_HOLD: (*FREE_FOLK, Race.ORC, Race.NAZGUL),
    SiteType.RUINS_AND_LAIRS: (Race.ORC, Race.NAZGUL, Race.TROLL),
    SiteType.DARK_HOLD: (Race.ORC, Race.NAZGUL, Race.TROLL),
    SiteType.SHADOW_HOLD: (Race.ORC, Race.NAZGUL, Race.TROLL, Race.UNDEAD),
}
"""Whom an agent can call at a home site of a type (M-AGENT-40 to 43)."""

Offer = Iterator[AnyOption]


def possible(state: MeccgState, seat: Seat, company: CompanyId) -> Offer:
    """What the hazard player can do with agents in a company's movement/hazard phase."""
    yield from agents_playing.playable(state, seat)
    yield from agents_playing.revealable(state, seat)
    for card in agents.of_seat(state, seat):
        if may_act(state, card):
            yield from (o.AgentActs(card, one) for one in actions(state, card, company))


def may_act(state: MeccgState, card: CardId) -> bool:
    """Whether an agent that was there when the turn began has an action left (M-AGENT-21, 22)."""
    if state.cards[card].since >= state.turn:
        return False
    done = times_acted(state, card)
    if done >= numbers.number(state, card, Stat.AGENT_ACTIONS):
        return False
    return limits.left(state) >= price(state, card)


def times_acted(state: MeccgState, card: CardId) -> int:
    """How often an agent has acted this turn."""
    return sum(one.what is Happens.AGENT_ACTS and one.who == card for one in state.happened)


def price(state: MeccgState, card: CardId) -> int:
    """What the next action of an agent takes of the hazard limit."""
    free = numbers.number(state, card, Stat.FREE_AGENT_ACTIONS)
    return 0 if 1 <= times_acted(state, card) <= free else 1


def actions(state: MeccgState, card: CardId, company: CompanyId) -> Iterator[AgentAction]:
    """The actions that an agent can take now (M-AGENT-23 to 39)."""
    there, hidden = state.cards[card], agents.is_hidden(state, card)
    pile = sites_with(state, card)
    fresh = there.status is Status.UNTAPPED
    if there.status is Status.TAPPED and not deeds.cannot(state, Deed.UNTAP, card):
        yield AgentAction.UNTAP
    if there.status is Status.WOUNDED:
        yield AgentAction.HEAL
    elif destinations(state, card):
        yield AgentAction.MOVE
    if fresh and not hidden and pile:
        yield AgentAction.HIDE
    if hidden and pile and (len(pile) > 1 or pile[0] not in there.kept):
        yield AgentAction.GO_BACK
    if (hidden and pile) or (not hidden and home_cards(state, card)):
        yield AgentAction.GO_HOME
    if fresh and not hidden and agents.is_at(state, card, target_site(state, company)):
        if called_here(state, company) is not None:
            yield AgentAction.CALL_HERE
        if agents.is_home(state, card) and called_at_home(state, company) is not None:
            yield AgentAction.CALL_AT_HOME


def called_here(state: MeccgState, company: CompanyId) -> Filter | None:
    """The creatures that are like the automatic-attack of the company's site (M-AGENT-38)."""
    here = target_site(state, company)
    if terrain.site_type(state, here) not in WILD_SITES:
        return None
    races = [race for one in terrain.automatic_attacks(state, here) for race in one.races]
    return CREATURE & OfRace(tuple(dict.fromkeys(races))) & ~UNIQUE if races else None


def called_at_home(state: MeccgState, company: CompanyId) -> Filter | None:
    """The creatures that come at an agent's home site of a type (M-AGENT-40 to 43)."""
    races = SERVANTS.get(terrain.site_type(state, target_site(state, company)))
    return None if races is None else CREATURE & OfRace(races)


CHOICES = (o.PlayAgent, o.RevealAgent, o.AgentActs)


def take(
    state: MeccgState,
    seat: Seat,
    company: CompanyId,
    choice: o.PlayAgent | o.RevealAgent | o.AgentActs,
) -> None:
    """The hazard player does something with an agent."""
    match choice:
        case o.PlayAgent(card):
            call(state, agents_playing.PlayAgent(seat, card, company))
        case o.RevealAgent(card):
            agents_playing.reveal(state, card)
        case o.AgentActs(card, action):
            call(state, Act(card, action, company))


class Act(Frame):
    """An agent takes an action."""

    card: CardId
    action: AgentAction
    company: CompanyId

    def pay(self, state: MeccgState) -> None:
        limits.spend(state, price(state, self.card))
        happen(state, Happens.AGENT_ACTS, self.card)

    def may_choose(self, state: MeccgState) -> Decision | None:
        """Where he goes, or which home site it is if he is seen."""
        match self.action:
            case AgentAction.MOVE:
                able = destinations(state, self.card)
            case AgentAction.GO_HOME if not agents.is_hidden(state, self.card):
                able = home_cards(state, self.card)
            case _:
                return None
        seat, options = holder(state, self.card), tuple(map(o.GoTo, able))
        return Decision(seat, AgentSite(self.card), options, ("M-AGENT-26", "M-AGENT-34"))

    def go(self, state: MeccgState, choice: o.GoTo) -> None:
        lay(state, self.card, choice.site)

    def act(self, state: MeccgState) -> None:
        card = self.card
        match self.action:
            case AgentAction.UNTAP:
                cards.untap(state, card)
            case AgentAction.HEAL:
                cards.heal(state, card)
            case AgentAction.HIDE:
                take_back(state, card, but=1)
                cards.turn_down(state, card)
            case AgentAction.MOVE:
                cards.tap(state, card)
            case AgentAction.GO_BACK:
                cards.return_sites(state, sites_with(state, card)[-1:])
                cards.tap(state, card)
            case AgentAction.GO_HOME:
                if agents.is_hidden(state, card):
                    take_back(state, card)
            case AgentAction.CALL_HERE | AgentAction.CALL_AT_HOME:
                cards.tap(state, card)
                self.beckon(state)
        emit(state, events.AgentActed(card, self.action))

    def beckon(self, state: MeccgState) -> None:
        """Creatures may attack the company for the rest of the phase (M-AGENT-37, 39, 44)."""
        here = self.action is AgentAction.CALL_HERE
        called = (called_here if here else called_at_home)(state, self.company)
        if called is not None:
            code, seat = state.cards[self.card].code, holder(state, self.card)
            context = Context(self.card, seat, code, company=self.company)
            last(state, context, KeyedToNothing(called, until=Until.PHASE))

    STEPS = (pay, Ask(may_choose, go), act)


def leave_homeless(state: MeccgState) -> None:
    """Agents without a card for their home site go at the end of the turn (M-AGENT-14)."""
    for card in list(state.lodged):
        fates.throw_away(state, card)
