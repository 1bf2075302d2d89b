"""What a player of the Living Card Game remembers of the round: what the table does not show."""

from __future__ import annotations

from westmarch.kernel.records import AnyOption, AnyPrompt, CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg import options as o
from westmarch.lcg.kinds import Phase


class Diary:
    """One seat's memory: its plan for the quest, chances it let pass, whom it chose or attacked."""

    def __init__(self) -> None:
        self.round = 0
        self.phase = Phase.SETUP
        self.passes = 0
        self.plan: frozenset[CardId] | None = None
        self.sent = False
        self.attacked: frozenset[CardId] = frozenset()
        self.rests = False
        self.buried: frozenset[CardId] = frozenset()
        self.singled_out: frozenset[tuple[CardId, CardId]] = frozenset()

    def turn_to(self, number: int, phase: Phase) -> None:
        """Begin a new page when a round or a phase begins."""
        if number != self.round:
            self.round, self.plan, self.sent = number, None, False
            self.attacked, self.rests, self.singled_out = frozenset(), False, frozenset()
        elif phase is self.phase:
            return
        self.phase, self.passes = phase, 0

    def plan_for(self, number: int) -> frozenset[CardId] | None:
        """Who shall go on the quest of a round, if that is decided."""
        return self.plan if self.round == number else None

    def note(self, prompt: AnyPrompt, option: AnyOption) -> None:
        """Write down what was chosen."""
        match prompt, option:
            case o.TakeAction(), Pass():
                self.passes += 1
            case o.CommitCharacters(), o.Done():
                self.passes, self.sent = 0, True
            case o.DeclareAttack(), o.AttackEnemy(card):
                self.attacked |= {card}
            case o.DeclareAttack(), o.Done():
                self.rests = True
            case o.ChooseCard(source), o.Pick(card):
                self.singled_out |= {(source, card)}
            case o.MayBury(card=card), o.Yes():
                self.buried |= {card}
