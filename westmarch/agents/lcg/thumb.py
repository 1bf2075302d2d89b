"""The rules of thumb for every question of the Living Card Game."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.agents.lcg import choosing, fighting, planning, questing
from westmarch.agents.lcg.diary import Diary
from westmarch.agents.lcg.sight import Sight
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.kernel.views import View
from westmarch.lcg import options as o
from westmarch.lcg.kinds import Phase
from westmarch.lcg.view import LcgBoard

Options = tuple[AnyOption, ...]


class RulesOfThumb:
    """Decides at once, by figures, and keeps a diary for each seat."""

    def __init__(self) -> None:
        self.diaries: dict[Seat, Diary] = {}

    def pick(self, view: View) -> AnyOption:
        """One of the options of the view's decision."""
        assert view.decision is not None, "somebody else decides"
        sight = self.sight(view)
        option = self.answer(sight, view.decision)
        sight.diary.note(view.decision.prompt, option)
        return option

    def sight(self, view: View) -> Sight:
        """What the seat sees and remembers."""
        assert view.decision is not None, "somebody else decides"
        board, seat = view.board, view.decision.seat
        assert isinstance(board, LcgBoard)
        diary = self.diaries.setdefault(seat, Diary())
        diary.turn_to(board.round, board.phase)
        sight = Sight(board, seat, diary)
        if board.phase is Phase.QUEST and not diary.sent:
            asks = isinstance(view.decision.prompt, o.CommitCharacters)
            if not asks and any(card.committed for card in sight.characters):
                diary.sent, diary.passes = True, 0
        return sight

    def answer(self, sight: Sight, decision: Decision) -> AnyOption:
        """What seems best."""
        if len(decision.options) == 1:
            return decision.options[0]
        if isinstance(decision.prompt, o.CommitCharacters):
            if sight.diary.plan is None:
                sight.diary.plan = questing.Quest(sight).plans()[0][1]
            return next_of(sight.diary.plan, decision.options)
        return best(rated(sight, decision))


def next_of(plan: frozenset[CardId], options: Options) -> AnyOption:
    """The next character to be sent, or no more."""
    for option in options:
        if isinstance(option, o.Commit) and option.card in plan:
            return option
    return o.Done()


Rated = list[tuple[float, AnyOption]]


def best(options: Rated) -> AnyOption:
    """The option of most worth, of equal ones the first."""
    return max(options, key=lambda pair: pair[0])[1]


def rated(sight: Sight, decision: Decision) -> Rated:
    """All options with what they seem to be worth."""
    prompt, options = decision.prompt, decision.options
    match prompt:
        case o.MayMulligan():
            return by(options, lambda option: mulligan(sight, option))
        case o.TakeAction(phase, is_planning):
            found = by(options, lambda option: planning.action(sight, option, phase))
            plays = [option for option in options if isinstance(option, o.Play)]
            return planning.purchases(sight, found, plays) if is_planning and plays else found
        case o.MayRespond():
            return by(options, lambda option: choosing.response(sight, option, prompt))
        case o.ChooseTravel():
            return by(options, lambda option: questing.travelling(sight, option))
        case o.EngageOptionally():
            return by(options, lambda option: fighting.engagement(sight, option))
        case o.DeclareDefender(enemy):
            return by(options, lambda option: fighting.defense(sight, option, enemy))
        case o.AssignDamage(_, damage):
            return by(options, lambda option: fighting.bearing(sight, option, damage))
        case o.DeclareAttack():
            return by(options, lambda option: fighting.target(sight, option))
        case o.SendAttackers(enemy, attack):
            return by(options, lambda option: fighting.sending(sight, option, enemy, attack))
        case o.PayFor():
            return by(options, lambda option: choosing.purse(sight, option))
        case o.ChooseCard():
            return by(options, lambda option: choosing.choice(sight, option, prompt))
        case o.ChooseOne():
            return by(options, lambda option: choosing.alternative(sight, option, prompt))
        case o.MayDo():
            return by(options, choosing.consent)
        case o.MayBury():
            return by(options, lambda option: choosing.burying(sight, option, prompt))
        case o.DiscardToPay() | o.KeepRestricted():
            return by(options, lambda option: planning.loss(sight, option))
        case o.ChooseSeat():
            return by(options, lambda option: float(option == o.PickPlayer(sight.seat)))
        case o.NameX():
            return by(options, lambda option: -abs(getattr(option, "number", 0) - 2.0))
    return by(options, lambda option: 0.0)


def by(options: Options, worth: Callable[[AnyOption], float]) -> Rated:
    """Options with their worth."""
    return [(worth(option), option) for option in options]


def mulligan(sight: Sight, option: AnyOption) -> float:
    """Keep a hand in which something can be played soon."""
    cheap = sum(
        planning.cost(card.code) <= 3
        and sight.matches(card.code)
        and planning.in_play(sight, card) > 2
        for card in sight.board.hand
    )
    return float(cheap - 2) if isinstance(option, o.Keep) else -0.5
