"""The rules of thumb for every question of the Middle-earth CCG."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents.meccg import fighting, planning
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption
from westmarch.kernel.views import View
from westmarch.meccg import options as o
from westmarch.meccg import prompts as q
from westmarch.meccg.state import MeccgState

Imagine = Callable[[int], Position]
Rate = Callable[[Sight, AnyOption], float]


class RulesOfThumb:
    """Decides at once, by what a state that is possible for its seat looks like."""

    def pick(self, view: View, imagine: Imagine) -> AnyOption:
        """One of the options of the view's decision."""
        assert view.decision is not None, "somebody else decides"
        if len(view.decision.options) == 1:
            return view.decision.options[0]
        state = imagine(0).state
        assert isinstance(state, MeccgState)
        rate = rating(view.decision)
        sight = Sight(state, view.decision.seat)
        return max(view.decision.options, key=lambda option: rate(sight, option))


def rating(decision: Decision) -> Rate:
    """How the options of a decision are rated."""
    match decision.prompt:
        case q.ChooseSite(company):
            return lambda sight, option: planning.where_to(sight, company, option)
        case q.ChooseWay(company, to):
            return lambda sight, option: planning.which_way(sight, company, to, option)
        case q.PlayHazards(company, _):
            return lambda sight, option: fighting.hazards(sight, company, option)
        case q.MayEnter(company):
            return lambda sight, option: planning.enter(sight, company, option)
        case q.PlayResources(company) | q.ExtraItem(company):
            return lambda sight, option: planning.at_site(sight, company, option)
    return RATES.get(type(decision.prompt), usual)


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
            return planning.event(sight, option)
    return 0.5


def least(sight: Sight, option: AnyOption) -> float:
    """Which card is given away: the one of least worth."""
    return -sight.keeps(option.card) if isinstance(option, o.Pick) else 0.0


def throw(sight: Sight, option: AnyOption) -> float:
    """Whether a card is thrown away at the end of a turn: only one that is of no use."""
    return -sight.keeps(option.card) if isinstance(option, o.Pick) else 0.0


def call(sight: Sight, option: AnyOption) -> float:
    """Whether the council is called: if it would be won."""
    return float(isinstance(option, o.CallCouncil) is (sight.lead > 0))


def quiet(sight: Sight, option: AnyOption) -> float:
    """Nothing, where nothing is understood."""
    return float(isinstance(option, (o.Done, o.No)))


RATES: dict[type, Rate] = {
    q.DraftCharacter: planning.draft,
    q.Organize: planning.organize,
    q.ChooseMembers: planning.leaves,
    q.DiscardForInfluence: least,
    q.DiscardDown: least,
    q.MayDiscard: throw,
    q.MayCall: call,
    q.AssignStrikes: fighting.assign,
    q.HowToFight: fighting.fight,
    q.MaySupport: fighting.support,
    q.MayPlay: fighting.in_attack,
    q.MayRespond: fighting.in_attack,
    q.MayExchange: quiet,
    q.WhoReturns: usual,
}
