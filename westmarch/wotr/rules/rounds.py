"""A combat round (W-BAT-13 to 30)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.kinds import Side
from westmarch.wotr.rules import fighting
from westmarch.wotr.rules.casualties import TakeHits
from westmarch.wotr.rules.combat_cards import (
    DiscardCombatCards,
    LayCard,
    PlayCombatCards,
    ShowCards,
)
from westmarch.wotr.rules.maneuvers import CardsAct
from westmarch.wotr.rules.rewarding import DrawAfterCombatCard
from westmarch.wotr.state import WotrState, index
from westmarch.wotr.verbs import fights
from westmarch.wotr.vocabulary.tactics import Moment, Stat


class CombatRound(Frame):
    """Both sides play cards, roll, roll misses again, and take casualties (W-BAT-13, 14)."""

    def play_cards(self, state: WotrState) -> None:
        """Together and unseen, or one after the other (W-ED-05)."""
        if state.ruleset.combat_cards_in_turn:
            attacker = fighting.current(state).attacker
            call(state, LayCard(attacker), LayCard(attacker.enemy), ShowCards())
        else:
            call(state, PlayCombatCards())

    def roll(self, state: WotrState) -> None:
        """The Combat roll, unless an Army is gone already."""
        if fighting.is_over(state):
            return
        rolls = {
            side: tuple(state.roll() for _ in range(fighting.strength(state, side)))
            for side in Side
        }
        for side, dice in rolls.items():
            hits = count_hits(state, side, dice, Stat.ROLL)
            missed = len(dice) - hits
            fights.note(state, rolls=(side, dice), misses=(side, missed), hits=(side, hits))
            emit(state, events.CombatRolled(side, dice, hits, *odds(state, side, Stat.ROLL)))

    def roll_again(self, state: WotrState) -> None:
        """The Leader re-roll: as many misses as there is Leadership (W-BAT-16 to 18)."""
        for side in Side:
            dice = tuple(state.roll() for _ in range(fighting.rerolls(state, side)))
            if dice:
                scored = count_hits(state, side, dice, Stat.REROLL)
                odd = odds(state, side, Stat.REROLL)
                emit(state, events.LeadersRolled(side, dice, scored, *odd))
                hits = fighting.current(state).now.hits[index(side)] + scored
                fights.note(
                    state, rerolls=(side, dice), hits=(side, hits), reroll_hits=(side, scored)
                )

    def take_casualties(self, state: WotrState) -> None:
        """Hits were scored at the same time; the attacker chooses first (W-BAT-23, 24)."""
        if fighting.is_over(state):
            return
        battle = fighting.current(state)
        sides = (battle.attacker, battle.attacker.enemy)
        call(state, *(TakeHits(side, battle.now.hits[index(side.enemy)]) for side in sides))

    STEPS = (
        play_cards,
        DrawAfterCombatCard(),
        CardsAct(Moment.BEFORE_ROLL),
        roll,
        CardsAct(Moment.BEFORE_REROLL),
        roll_again,
        CardsAct(Moment.AFTER_REROLL),
        take_casualties,
        CardsAct(Moment.AFTER_CASUALTIES),
        DiscardCombatCards(),
    )


def count_hits(state: WotrState, side: Side, dice: tuple[int, ...], roll: Stat) -> int:
    """How many dice of a roll hit (W-BAT-19, W-BAT-20)."""
    least, more = odds(state, side, roll)
    return sum(fighting.hits(die, more, least) for die in dice)


def odds(state: WotrState, side: Side, roll: Stat) -> tuple[int, int]:
    """What a die of a roll must show, and what is added to it."""
    return fighting.needed(state, side), fighting.modifier(state, side, roll)
