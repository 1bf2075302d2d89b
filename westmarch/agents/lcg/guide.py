"""What a search is told about the Living Card Game."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.agents.lcg import questing, worth
from westmarch.agents.lcg.thumb import RulesOfThumb, next_of, rated
from westmarch.agents.search.guides import Worth
from westmarch.agents.search.judgement import Features, chance
from westmarch.kernel.decisions import Decision
from westmarch.kernel.position import Position
from westmarch.kernel.records import AnyOption, CardId, Seat
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
    o.MayDo,
    o.MayMulligan,
    o.MayRespond,
    o.SendAttackers,
    o.TakeAction,
}
"""Questions for which it is worth looking ahead."""


class QuestGuide:
    """Advice about the Living Card Game; it keeps a diary for each seat."""

    turns = 2

    def __init__(self) -> None:
        self.thumbs = RulesOfThumb()

    def begin(self) -> QuestGuide:
        """Empty diaries for a new line of play."""
        return QuestGuide()

    def weighs(self, decision: Decision) -> bool:
        """How costs are paid and cards are put in order rules of thumb know."""
        return type(decision.prompt) in WEIGHTY

    def rate(self, position: Position, decision: Decision) -> list[float]:
        """How good each option looks."""
        if isinstance(decision.prompt, o.CommitCharacters):
            wanted = next_of(self.plan(position, decision.seat), decision.options)
            return [float(option == wanted) for option in decision.options]
        sight = self.thumbs.sight(position.view(decision.seat))
        ratings = {option: rating for rating, option in rated(sight, decision)}
        return [ratings[option] for option in decision.options]

    def plan(self, position: Position, seat: Seat) -> frozenset[CardId]:
        """Who shall go on the quest; the board is looked at once a round for that."""
        diary = self.thumbs.diaries.get(seat)
        if diary is None or diary.plan is None or diary.round != self.turn(position.state):
            sight = self.thumbs.sight(position.view(seat))
            diary = sight.diary
            if diary.plan is None:
                diary.plan = questing.Quest(sight).plans()[0][1]
        return diary.plan

    def note(self, decision: Decision, option: AnyOption) -> None:
        """Write down what was chosen."""
        if decision.seat in self.thumbs.diaries:
            self.thumbs.diaries[decision.seat].note(decision.prompt, option)

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
