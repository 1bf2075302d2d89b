"""The rules of thumb for every question of War of the Ring."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents.wotr import actions, battle, campaign, cards, lesser, ordeal, quest
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import enclosing
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption
from westmarch.wotr import expansion_prompts as x
from westmarch.wotr import options as o
from westmarch.wotr import prompts as p
from westmarch.wotr.forces import RANK, unit_count, without
from westmarch.wotr.kinds import CharacterId, Rank, RegionId
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.gathering import Gather
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import UNITS

Imagine = Callable[[int], Position]
Rated = list[tuple[float, AnyOption]]
Rate = Callable[[Sight, AnyOption], float]


class RulesOfThumb:
    """Decides at once, by what a state that is possible for its seat looks like."""

    def pick(self, decision: Decision, imagine: Imagine) -> AnyOption:
        """One of a decision's options."""
        if len(decision.options) == 1:
            return decision.options[0]
        state = imagine(0).state
        assert isinstance(state, WotrState)
        return best(rated(Sight(state, decision.seat), decision))


def best(options: Rated) -> AnyOption:
    """The option of most worth, of equal ones the first."""
    return max(options, key=lambda pair: pair[0])[1]


def rated(sight: Sight, decision: Decision) -> Rated:
    """All options with what they seem to be worth."""
    options = decision.options
    match decision.prompt:
        case p.ChooseDie():
            return actions.die_worth(sight, options)
        case p.FellowshipGoes(steps):
            return quest.walk(sight, options, steps)
        case p.SufferHunt(_, damage):
            return ordeal.suffer(sight, options, damage)
        case p.Tempted(who):
            return ordeal.tempted(sight, options, who)
        case p.MayRedrawTile(tile):
            return ordeal.redraw(sight, options, tile)
        case p.AllocateDice():
            most = max(o_.dice for o_ in options if isinstance(o_, o.PutIntoHuntBox))
            wanted = ordeal.allocation(sight, most)
            return [(float(option == o.PutIntoHuntBox(wanted)), option) for option in options]
        case p.ChooseDestination(region) | p.SendWhere(region):
            return [(march(sight, region, option), option) for option in options]
        case x.MayIgnoreEye(tile):
            return lesser.ignore(sight, options, tile)
        case x.MayFollowFellowship(who, _):
            return lesser.follow(sight, options, who)
        case p.ChooseFigures(origin, _) | p.ChooseAttackers(origin, _):
            return marchers(sight, options, origin)
        case p.ChooseDestinationOf(characters):
            return [(travel(sight, characters, option), option) for option in options]
        case p.MayReduceDamage(_, damage):
            return ordeal.reduce(sight, options, damage)
    rate = RATES.get(type(decision.prompt), usual)
    return [(rate(sight, option), option) for option in options]


def march(sight: Sight, origin: RegionId, option: AnyOption) -> float:
    """Where an Army goes."""
    return campaign.march_worth(sight, origin, option.region) if isinstance(option, o.GoTo) else 0.0


def travel(sight: Sight, who: tuple[CharacterId, ...], option: AnyOption) -> float:
    """Where Companions go."""
    if not isinstance(option, o.GoTo):
        return 0.0
    return sum(quest.travel_worth(sight, one, option.region) for one in who)


def another(sight: Sight, option: AnyOption) -> float:
    """Which Army moves next, if any."""
    if isinstance(option, o.MarchFrom):
        return campaign.best_march(sight, option.region)
    return 0.2


def everybody(sight: Sight, option: AnyOption) -> float:
    """Who goes along: everybody."""
    match option:
        case o.TakeAll():
            return 3.0
        case o.Take():
            return 2.0
        case o.TakeCharacter():
            return 1.0
    return 0.0


def marchers(sight: Sight, options: tuple[AnyOption, ...], origin: RegionId) -> Rated:
    """Who goes along: everybody but a garrison, which Regulars are enough for."""
    stays, gathered = campaign.garrison(sight, origin), enclosing(sight.state, Gather)
    if not stays or gathered is None:
        return [(everybody(sight, option), option) for option in options]
    left = without(force_in(sight.state, sight.side, origin), gathered.force)
    spare = unit_count(left) - stays
    rated: Rated = []
    for option in options:
        match option:
            case o.Take(figure) if figure in UNITS:
                rank = 0.5 * (RANK[figure] is Rank.ELITE)
                rated.append((2.0 + rank if spare > 0 else -1.0, option))
            case o.TakeAll():
                rated.append((-2.0, option))
            case o.Done():
                rated.append((0.0, option))
            case _:
                rated.append((1.0, option))
    return rated


def flyer(sight: Sight, option: AnyOption) -> float:
    """Which Nazgûl moves: one that is worth more elsewhere."""
    match option:
        case o.PickRegion(region):
            here = campaign.leading_worth(sight, region, 0)
        case o.PickCharacter(who):
            here = campaign.leading_worth(sight, sight.state.characters[who], 0) + 0.1
        case _:
            return 0.0
    return actions.best_flight(sight) - here - 0.05


def landing(sight: Sight, option: AnyOption) -> float:
    """Where a Nazgûl flies: to an Army that needs a Leader, or to the Fellowship."""
    return campaign.flight_worth(sight, option.region) if isinstance(option, o.GoTo) else 0.0


def cheapest(sight: Sight, option: AnyOption) -> float:
    """Which card is given away: the one of least worth."""
    return -cards.in_hand(sight, option.card) if isinstance(option, o.PickCard) else 0.0


def offered(sight: Sight, option: AnyOption) -> float:
    """Which card the team-mate is offered: one that is only for his nations."""
    if not isinstance(option, o.PickCard):
        return 0.5
    nations = EVENTS[sight.state.cards[option.card].code].nations
    return float(not roles.may_use(sight.state, sight.seat, nations))


def somewhere(sight: Sight, option: AnyOption) -> float:
    """Where a card does what it does."""
    if isinstance(option, o.PickRegion | o.GoTo | o.PickFigureAt):
        return campaign.target_worth(sight, option.region)
    return 0.0


def usual(sight: Sight, option: AnyOption) -> float:
    """What is chosen where nothing better is known: to do something rather than nothing."""
    passive = isinstance(option, o.Done | o.No | o.Waste | o.Stay | o.PassAction)
    return 0.0 if passive else 1.0


def declare(sight: Sight, option: AnyOption) -> float:
    """Whether the Fellowship is declared."""
    return float(isinstance(option, o.Yes) is quest.may_declare(sight))


def recruit(sight: Sight, option: AnyOption) -> float:
    """Who is recruited second."""
    if isinstance(option, o.Recruit):
        return campaign.recruit_worth(sight, option.figure, option.region)
    return 0.0


RATES: dict[type, Rate] = {
    p.ChooseAction: actions.action_worth,
    p.MoveAnother: another,
    p.MarchByCard: another,
    p.AttackByCard: actions.action_worth,
    p.ChooseAdvance: everybody,
    p.ChooseWhoGoes: everybody,
    p.ChooseSecondRecruit: recruit,
    p.DiscardDown: cheapest,
    p.PayWithCard: cheapest,
    p.OfferCard: offered,
    p.MayDeclare: declare,
    p.ChooseTravellers: quest.traveller,
    p.ChooseFlyer: flyer,
    p.FlyWhere: landing,
    p.FightOrWithdraw: lambda sight, option: (
        battle.withdraw_worth(sight) if isinstance(option, o.Withdraw) else 0.0
    ),
    p.MayPlayCombatCard: lambda sight, option: (
        battle.card_worth(sight) if isinstance(option, o.Yes) else 0.0
    ),
    p.ChooseCombatCard: battle.combat_card,
    p.TakeCasualties: battle.casualty,
    p.MayCease: battle.cease_worth,
    p.MayFightOn: battle.cease_worth,
    p.MayRetreat: battle.retreat_worth,
    p.ChooseSlain: lambda sight, option: battle.slain(option),
    p.TooMany: lambda sight, option: battle.excess(option),
    p.ChooseRegion: somewhere,
    p.ChooseFigureAt: somewhere,
    p.ArmyGoes: somewhere,
    p.BearersGo: quest.sent,
    p.ChooseDeck: lesser.deck,
    p.ChooseFigure: lesser.figure,
    p.ChooseNation: lesser.nation,
    p.MaySuffer: lesser.willing_hits,
    p.ChooseSilenced: lesser.silenced,
    p.SlipWhere: lesser.way_out,
    p.RetreatByCard: lesser.way_out,
    p.FleeWhere: lesser.refuge,
    x.EntsAct: actions.action_worth,
    x.ActWithArmy: actions.action_worth,
    x.WorkOnEngines: actions.action_worth,
    p.ChooseGuide: ordeal.guide,
    p.MustLeave: ordeal.leaves,
}
