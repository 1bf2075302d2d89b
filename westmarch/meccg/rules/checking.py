"""Rolls of two dice: corruption checks and body checks (M-GEN-01, M-COR, M-BODY)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.numbers import corruption
from westmarch.meccg.options import Done, Support
from westmarch.meccg.prompts import MaySupport
from westmarch.meccg.reading import character, is_avatar, is_untapped, members
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import cards, fates


def roll(state: MeccgState, seat: Seat, what: str, more: int, against: int) -> int:
    """Roll two dice, add what is to be added, and say what it was for."""
    dice = (state.roll(), state.roll())
    emit(state, events.Rolled(seat, what, dice, sum(dice) + more, against))
    return sum(dice) + more


class CorruptionCheck(Frame):
    """A character is tempted; others may support him (M-COR-08 to 14).

    Hands back whether he is still in play.
    """

    card: CardId
    modifier: int = 0
    support: int = 0
    over: bool = False
    stands: bool = True

    def may_support(self, state: MeccgState) -> Decision | None:
        if self.over or is_exempt(state, self.card):
            return None
        there = state.cards[self.card]
        assert there.company is not None
        able = [
            Support(other)
            for other in members(state, there.company)
            if other != self.card and is_untapped(state, other)
        ]
        if not able or not corruption(state, self.card):
            return None
        return Decision(there.owner, MaySupport(self.card), (Done(), *able), ("M-COR-08",))

    def support_him(self, state: MeccgState, choice: Done | Support) -> CorruptionCheck:
        if isinstance(choice, Done):
            return replace(self, over=True)
        cards.tap(state, choice.card)
        return replace(self, support=self.support + 1)

    def check(self, state: MeccgState) -> CorruptionCheck:
        if is_exempt(state, self.card):
            return self
        there, points = state.cards[self.card], corruption(state, self.card)
        row = character(state, self.card)
        assert row is not None
        more = self.modifier + self.support + row.corruption_modifier
        result = roll(state, there.owner, "corruption", more, points)
        if result > points:
            return self
        if result >= points - 1:
            return replace(self, stands=waver(state, self.card))
        fates.eliminate(state, self.card)
        return replace(self, stands=False)

    def returns(self) -> bool:
        return self.stands

    STEPS = (AskAgain(may_support, support_him), check)


def is_exempt(state: MeccgState, card: CardId) -> bool:
    """Ringwraiths and The Balrog make no corruption checks (M-COR-07)."""
    side = state.alignments[state.cards[card].owner]
    return is_avatar(state, card) and side in (Alignment.MINION, Alignment.BALROG)


def waver(state: MeccgState, card: CardId) -> bool:
    """What an equal result, or one less, does to a character (M-COR-10 to 13)."""
    side = state.alignments[state.cards[card].owner]
    if side in (Alignment.MINION, Alignment.BALROG):
        cards.tap(state, card)
        return True
    if is_avatar(state, card):
        if side is Alignment.FALLEN_WIZARD:
            cards.tap(state, card)
            return True
        fates.eliminate(state, card)
        return False
    fates.discard_character(state, card)
    return False
