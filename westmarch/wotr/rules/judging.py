"""Whether a condition of a card or a Character is met."""

from __future__ import annotations

from westmarch.wotr.kinds import CharacterId, RegionId, Side
from westmarch.wotr.rules import board
from westmarch.wotr.rules.placing import fits, is_anywhere
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.vocabulary import conditions as c


def holds(state: WotrState, condition: c.Condition) -> bool:
    """Whether a condition is met now."""
    match condition:
        case c.Always():
            return True
        case c.AtWar(nations):
            return all(board.is_at_war(state, nation) for nation in nations)
        case c.IsActive(nation):
            return nation in state.active
        case c.InPlay(who):
            return any(one in state.characters for one in who)
        case c.HasBeenInPlay(who):
            return any(one in state.entered for one in who)
        case c.FactionInPlay(faction):
            return faction in state.factions
        case c.IsAt(who, where):
            return any(fits(state, where, region) for region in whereabouts(state, who))
        case c.IsWithArmy(who):
            return any(with_army(state, one) for one in who)
        case c.InFellowship(who):
            return any(one in state.fellowship for one in who)
        case c.AnyCompanion():
            return bool(board.companions(state))
        case c.OutOfFellowship(who):
            return who not in state.fellowship
        case c.GuideIs(who):
            return state.guide in who
        case c.Revealed():
            return not state.hidden
        case c.Progressed(steps):
            return state.mordor is None and state.progress >= steps
        case c.CorruptionAtMost(amount):
            return state.corruption <= amount
        case c.InMordor():
            return state.mordor is not None
        case c.FarFromHome():
            return state.mordor is not None or board.builders(state.bearers) is not Side.FREE
        case c.Somewhere(where):
            return is_anywhere(state, where)
        case c.Not(what):
            return not holds(state, what)
        case c.All(parts):
            return all(holds(state, part) for part in parts)
        case c.AnyOf(parts):
            return any(holds(state, part) for part in parts)


def whereabouts(state: WotrState, who: tuple[CharacterId, ...]) -> list[RegionId]:
    """Where some Characters are, if they are on the board."""
    return [state.characters[one] for one in who if one in state.characters]


def with_army(state: WotrState, who: CharacterId) -> bool:
    """Whether a Character is with an Army of his side."""
    region = state.characters.get(who)
    return region is not None and board.has_army(state, CHARACTERS[who].side, region)
