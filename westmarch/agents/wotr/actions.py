"""What to do with a die, and which die to use."""

from __future__ import annotations

from westmarch.agents.wotr import campaign, cards, quest
from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import Sight, distance
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.forces import nazgul_count
from westmarch.wotr.kinds import Face, Nation, Side
from westmarch.wotr.rules import actions, board
from westmarch.wotr.rules.uses import uses
from westmarch.wotr.state import index
from westmarch.wotr.tables.characters import CHARACTERS

Rated = list[tuple[float, AnyOption]]


OTHER_ACTIONS: dict[type, float] = {
    o.UseAbility: 2.0,
    o.TakeOffTable: 1.5,
    o.BringInFaction: 4.0,
    o.MusterFaction: 1.8,
    o.BuildEngine: 2.0,
    o.SmashEngine: 1.8,
    o.SailFrom: 0.4,
    o.SendEnt: 1.0,
    o.AttackWithEnts: 3.0,
}
"""What actions are worth of which not much more can be said."""


def action_worth(sight: Sight, option: AnyOption) -> float:
    """What an action is worth."""
    state = sight.state
    match option:
        case o.MarchFrom(region):
            return campaign.best_march(sight, region)
        case o.AttackFrom(origin, target):
            return campaign.attack_worth(sight, origin, target)
        case o.PlayCard(card):
            full = 0.5 if len(state.hands[sight.seat]) > 4 else 0.0
            return cards.play_worth(sight, state.cards[card].code) + full
        case o.DrawFrom():
            return w.DRAW if len(state.hands[sight.seat]) < w.FULL_HAND else 0.4
        case o.Negotiate(nation):
            return step_worth(sight, nation)
        case o.Recruit(figure, region):
            return campaign.recruit_worth(sight, figure, region)
        case o.BringIn():
            return w.BRING_IN
        case o.MoveFellowship():
            return quest.move_worth(sight)
        case o.HideFellowship():
            return w.HIDE
        case o.DeclareFellowship():
            return w.MOVE if quest.may_declare(sight) else 0.0
        case o.SeparateCompanions():
            return quest.separate_worth(sight)
        case o.MoveCompanions():
            return companions_worth(sight)
        case o.MoveMinions():
            return minions_worth(sight)
    return OTHER_ACTIONS.get(type(option), 0.0)


def step_worth(sight: Sight, nation: Nation) -> float:
    """What a step of a nation towards war is worth."""
    return w.STEP_TO_WAR[nation.value] + w.NEARLY * (sight.state.steps[nation] == 1)


def companions_worth(sight: Sight) -> float:
    """What it is worth to move the Companions who are outside."""
    heir = quest.crowning(sight)
    if heir is None or heir[0] not in sight.state.characters:
        return 0.3
    who, regions = heir
    far = min(distance(sight.state.characters[who], region) for region in regions)
    turns = -(-far // max(1, CHARACTERS[who].level))
    return w.CROWN * w.TARRIES ** (turns - 1) if turns else 0.3


def minions_worth(sight: Sight) -> float:
    """What it is worth to move the Nazgûl: as much as they gain by it."""
    homes = [region for region, force in sight.state.shadow.items() if nazgul_count(force)]
    least = min((campaign.leading_worth(sight, region, 0) for region in homes), default=9.0)
    return 0.1 + w.FLIGHT * max(0.0, best_flight(sight) - least)


def best_flight(sight: Sight) -> float:
    """What the best place for a Nazgûl is worth."""
    fronts = {*sight.state.shadow, sight.state.bearers}
    open_ = (
        region
        for region in fronts
        if not board.controls_stronghold(sight.state, Side.FREE, region)
        or board.is_besieged(sight.state, region)
    )
    return max((campaign.flight_worth(sight, region) for region in open_), default=0.0)


def best_of(sight: Sight, face: Face) -> float:
    """What the best action of a result is worth."""
    if face is Face.EYE:
        return 0.5 if sight.side is Side.SHADOW and board.companions(sight.state) else 0.0
    found = actions.options(sight.state, sight.seat, face)
    best, option = max(
        ((action_worth(sight, option), option) for option in found), key=lambda pair: pair[0]
    )
    if isinstance(option, o.MarchFrom) and Face.ARMY in uses(sight.state, sight.side, face):
        best += w.SECOND_MARCH * second_march(sight, found, option)
    return best


def second_march(sight: Sight, found: list[AnyOption], first: o.MarchFrom) -> float:
    """What the march of another Army is worth, which an Army result allows, too."""
    others = (one for one in found if isinstance(one, o.MarchFrom) and one != first)
    return max((campaign.best_march(sight, one.region) for one in others), default=0.0)


def die_worth(sight: Sight, options: tuple[AnyOption, ...]) -> Rated:
    """Which die is used, or turned by an Elven Ring, or whether to pass."""
    faces = dict.fromkeys(sight.state.dice[index(sight.side)])
    known = {face: best_of(sight, face) for face in faces}
    rated: Rated = []
    for option in options:
        match option:
            case o.UseDie(die):
                kept = w.WILL if Face(die) is Face.WILL else 0.0
                rated.append((known[Face(die)] - kept, option))
            case o.UseRing(die, to):
                if Face(to) not in known:
                    known[Face(to)] = best_of(sight, Face(to))
                kept = w.RING[sight.side.value]
                gain = known[Face(to)] - max(0.0, known[Face(die)])
                rated.append((known[Face(to)] - kept if gain > kept else -9.0, option))
            case _:
                rated.append((w.LEAST, option))
    return rated
