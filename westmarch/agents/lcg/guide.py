"""What a search is told about the Living Card Game."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from westmarch.agents.lcg import questing, worth
from westmarch.agents.lcg.thumb import RulesOfThumb, next_of, rated
from westmarch.agents.search.guides import Worth
from westmarch.agents.search.judgement import Features, chance
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import State
from westmarch.lcg import options as o
from westmarch.lcg.state import LcgState

WEIGHTY = {
    o.ChooseCard,
    o.ChooseOne,
    o.ChooseTravel,
    o.CommitCharacters,
    o.DeclareAttack,
    o.DeclareDefender,
    o.EngageOptionally,
    o.MayMulligan,
}
"""Questions for which it is worth looking ahead.

What to play is not among them: a round or two show too little of it.
"""


class QuestGuide:
    """Advice about the Living Card Game; it keeps a diary for each seat."""

    turns = 1
    few = 8
    caution = 1.5
    trust = 1000

    def __init__(self) -> None:
        self.thumbs = RulesOfThumb()

    def begin(self) -> QuestGuide:
        """Diaries for a new line of play, with what has been written so far."""
        begun = QuestGuide()
        begun.thumbs.diaries = {seat: copy(one) for seat, one in self.thumbs.diaries.items()}
        return begun

    def weighs(self, decision: Decision) -> bool:
        """Who goes where and who fights; the rest rules of thumb know as well."""
        return type(decision.prompt) in WEIGHTY

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """How good each option looks."""
        if isinstance(decision.prompt, o.CommitCharacters):
            return self.sending(position, decision)
        sight = self.thumbs.sight(position.view(decision.seat))
        ratings = {option: rating for rating, option in rated(sight, decision)}
        return [ratings[option] for option in decision.options]

    def sending(self, position: Position, decision: Decision) -> list[float]:
        """How good it looks to send a character, or nobody else, by the best plan of that kind.

        Once there is a plan the board need not be looked at any more in that round.
        """
        options = decision.options
        diary = self.thumbs.diaries.get(decision.seat)
        known = None if diary is None else diary.plan_for(self.turn(position.state))
        if known is not None:
            wanted = next_of(known, options)
            return [float(option == wanted) for option in options]
        sight = self.thumbs.sight(position.view(decision.seat))
        plans = questing.Quest(sight).plans()
        sight.diary.plan = plans[0][1]
        ratings: dict[AnyOption, float] = {}
        for value, plan in plans:
            ratings.setdefault(next_of(plan, options), value)
        worst = min(ratings.values()) - 1.0
        return [ratings.get(option, worst) for option in options]

    def note(self, decision: Decision, option: AnyOption) -> None:
        """Write down what was chosen; a plan from which somebody departs is made anew."""
        diary = self.thumbs.diaries.get(decision.seat)
        if diary is None:
            return
        diary.note(decision.prompt, option)
        if isinstance(decision.prompt, o.CommitCharacters) and diary.plan is not None:
            keeps = next_of(diary.plan, decision.options) == option
            diary.plan = diary.plan if keeps else None

    def turn(self, state: State) -> int:
        """Which round it is."""
        return known(state).round

    def worth(self, state: State) -> Worth:
        """All win or lose together."""
        quest = known(state)
        return (chance(worth.features(quest), worth.WEIGHTS),) * quest.players

    def seen(self, state: State) -> Iterator[tuple[Seat, Features]]:
        """What is seen, to learn from."""
        yield Seat(0), worth.features(known(state))


def known(state: State) -> LcgState:
    """The state of this game."""
    assert isinstance(state, LcgState)
    return state
