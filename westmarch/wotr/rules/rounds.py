"""A combat round (W-BAT-13 to 30)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.kinds import Side
from westmarch.wotr.rules import fighting
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.state import WotrState, index


class CombatRound(Frame):
    """Both sides roll, roll misses again, and take their casualties, step by step (W-BAT-14)."""

    def roll(self, state: WotrState) -> None:
        """The Combat roll."""
        rolls = [tuple(state.roll() for _ in range(fighting.strength(state, s))) for s in Side]
        hits = [count_hits(state, side, dice) for side, dice in zip(Side, rolls, strict=True)]
        battle = fighting.current(state)
        state.battles[-1] = replace(battle, rolls=(rolls[0], rolls[1]), hits=(hits[0], hits[1]))
        for side, dice, scored in zip(Side, rolls, hits, strict=True):
            emit(state, events.CombatRolled(side, dice, scored))

    def roll_again(self, state: WotrState) -> None:
        """The Leader re-roll: as many misses as there is Leadership (W-BAT-16 to 18)."""
        for side in Side:
            battle = fighting.current(state)
            misses = len(battle.rolls[index(side)]) - battle.hits[index(side)]
            count = min(misses, fighting.leadership(state, side))
            if count > 0:
                dice = tuple(state.roll() for _ in range(count))
                scored = count_hits(state, side, dice)
                emit(state, events.LeadersRolled(side, dice, scored))
                hits = list(battle.hits)
                hits[index(side)] += scored
                state.battles[-1] = replace(battle, hits=(hits[0], hits[1]))

    def take_casualties(self, state: WotrState) -> None:
        """Hits were scored at the same time; the attacker chooses first (W-BAT-23, 24)."""
        battle = fighting.current(state)
        sides = (battle.attacker, battle.attacker.enemy)
        call(state, *(TakeHits(side, battle.hits[index(side.enemy)]) for side in sides))

    STEPS = (roll, roll_again, take_casualties)


def count_hits(state: WotrState, side: Side, dice: tuple[int, ...]) -> int:
    """How many dice of a roll hit."""
    least = fighting.needed(state, side)
    return sum(fighting.hits(die, 0, least) for die in dice)
