"""What a search is told about War of the Ring."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.agents.search.guides import Worth
from westmarch.agents.search.judgement import Features, chance
from westmarch.agents.wotr import thumb, worth
from westmarch.agents.wotr.sight import Eyes
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import State
from westmarch.wotr import prompts as p
from westmarch.wotr.kinds import Side
from westmarch.wotr.rules import roles
from westmarch.wotr.state import WotrState

WEIGHTY = {
    p.AllocateDice,
    p.ChooseAction,
    p.ChooseDestination,
    p.ChooseDie,
    p.EnterMordor,
    p.FightOrWithdraw,
    p.MayCease,
    p.MayDeclare,
    p.MayFightOn,
    p.MayPlayCombatCard,
    p.MayReduceDamage,
    p.MayRetreat,
    p.MoveAnother,
    p.SufferHunt,
}
"""Questions for which it is worth looking ahead."""


class WarGuide:
    """Advice about War of the Ring."""

    turns = 0
    few = 4
    caution = 1.0
    trust = 40

    def __init__(self) -> None:
        self.eyes = Eyes()

    def begin(self) -> WarGuide:
        """What is seen is kept in mind for a line of play."""
        return WarGuide()

    def weighs(self, decision: Decision) -> bool:
        """Where figures and cards are chosen one by one, rules of thumb do."""
        return type(decision.prompt) in WEIGHTY

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """How good each option looks."""
        found = thumb.rated(self.eyes.look(known(position.state), decision.seat), decision)
        ratings = {option: rating for rating, option in found}
        return [ratings[option] for option in decision.options]

    def note(self, decision: Decision, option: AnyOption) -> None:
        """Nothing has to be kept in mind."""

    def turn(self, state: State) -> int:
        """Which turn it is."""
        return known(state).turn

    def worth(self, state: State) -> Worth:
        """The Shadow's chance for its seats, and what is left for the others."""
        war = known(state)
        shadow = chance(worth.features(war), worth.WEIGHTS)
        return tuple(
            shadow if roles.side_of(war, Seat(seat)) is Side.SHADOW else 1 - shadow
            for seat in range(war.players)
        )

    def seen(self, state: State) -> Iterator[tuple[Seat, Features]]:
        """What is seen for the Shadow, to learn from."""
        war = known(state)
        yield worth.seat_of(war, Side.SHADOW), worth.features(war)


def known(state: State) -> WotrState:
    """The state of this game."""
    assert isinstance(state, WotrState)
    return state
