"""The rules of thumb for every question of the Middle-earth CCG."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents.meccg import events, fighting, grouping, keeping, planning
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.memory import Memories, recalled
from westmarch.agents.meccg.roads import Roads
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, AnyPrompt
from westmarch.meccg import options as o
from westmarch.meccg import prompts as q
from westmarch.meccg.state import MeccgState

Imagine = Callable[[int], Position]
Rate = Callable[[Sight, AnyOption], float]


class RulesOfThumb:
    """Decides at once, by what a state that is possible for its seat looks like."""

    def __init__(self) -> None:
        self.memories: Memories = {}

    def pick(self, decision: Decision, imagine: Imagine) -> AnyOption:
        """One of a decision's options."""
        if len(decision.options) == 1:
            return decision.options[0]
        state = imagine(0).state
        assert isinstance(state, MeccgState)
        memory = recalled(self.memories, state, decision.seat)
        return best(Sight(state, decision.seat, memory), decision)


def best(sight: Sight, decision: Decision) -> AnyOption:
    """The option of most worth, of equal ones the first."""
    rate = rating(sight, decision.prompt)
    return max(decision.options, key=lambda option: rate(sight, option))


def rating(sight: Sight, prompt: AnyPrompt) -> Rate:
    """How the answers to a question are rated."""
    match prompt:
        case q.ChooseMembers(company):
            return lambda sight, option: grouping.leaves(sight, company, option)
        case q.ChooseSite(company):
            roads = Roads(sight, company)
            return lambda sight, option: planning.where_to(roads, option)
        case q.ChooseWay(company, to):
            return lambda sight, option: planning.which_way(sight, company, to, option)
        case q.PlayHazards(company, _):
            return lambda sight, option: fighting.hazards(sight, company, option)
        case q.MayEnter(company):
            return lambda sight, option: planning.enter(sight, company, option)
        case q.MayBeAtHome(company):
            return lambda sight, option: fighting.at_home(sight, company, option)
        case q.MayAttackFromHand(company):
            return lambda sight, option: fighting.from_hand(sight, company, option)
        case q.ChooseTarget(card) | q.ChooseCards(card):
            return lambda sight, option: events.target(sight, card, option)
    return RATES.get(type(prompt), usual)


def usual(sight: Sight, option: AnyOption) -> float:
    """What is chosen where nothing better is known: to do something rather than nothing.

    In the own turn own cards are meant well, in the other's turn his best card is struck.
    """
    match option:
        case o.Done() | o.No():
            return w.IDLE
        case o.Pick(card):
            own = sight.is_mine_card(card)
            return 0.5 + 0.1 * sight.points(card) * (1 if own is sight.is_mine else -1)
        case o.PlayEvent() | o.Act() | o.ActAgain():
            return events.event(sight, option)
        case o.Store(card):
            return planning.store(sight, card)
        case o.JoinTo(company, other):
            return grouping.join(sight, company, other)
        case o.Lessen(amount):
            return float(amount)
    return 0.5


def call(sight: Sight, option: AnyOption) -> float:
    """Whether the council is called: if it would be won."""
    return float(isinstance(option, o.CallCouncil) is (sight.lead >= w.AHEAD))


def quiet(sight: Sight, option: AnyOption) -> float:
    """Nothing, where nothing is understood."""
    return float(isinstance(option, (o.Done, o.No)))


RATES: dict[type, Rate] = {
    q.DraftCharacter: planning.draft,
    q.KeepCharacter: planning.draft,
    q.GiveStartingItem: planning.equip,
    q.Organize: planning.organize,
    q.PlayResources: planning.at_site,
    q.ExtraItem: planning.at_site,
    q.FromSideboard: keeping.fetch,
    q.MayExchange: keeping.exchange,
    q.DiscardForInfluence: keeping.least,
    q.DiscardDown: keeping.least,
    q.PayCard: keeping.least,
    q.MayDiscard: keeping.throw,
    q.MayCall: call,
    q.ChooseUser: events.user,
    q.WhoFrees: events.user,
    q.AssignStrikes: fighting.assign,
    q.HowToFight: fighting.fight,
    q.MaySupport: fighting.support,
    q.MayPlay: fighting.in_attack,
    q.MayRespond: fighting.respond,
    q.MayAttackCompany: quiet,
    q.GuardEmptySite: quiet,
}
"""How answers to questions are rated; all others by what is usual."""
