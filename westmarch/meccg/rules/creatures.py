"""Creatures attack, one attack after the other (M-CRE, M-CBT-05, M-CBT-26)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, While, call, take
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, traits
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.reading import creature, holder, other
from westmarch.meccg.rules import trophies
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards


class Creature(Frame):
    """A creature attacks; if all its attacks are defeated it is a kill, else it is discarded."""

    company: CompanyId
    card: CardId
    keys: tuple[Key, ...]
    number: int = 0
    defeated: int = 0
    canceled: bool = False
    detained: bool = False

    def show(self, state: MeccgState) -> None:
        if state.cards[self.card].zone is not Zone.PLAY:
            seat = holder(state, self.card)
            cards.bring_into_play(state, self.card, seat, Form.CREATURE)

    def attacks(self, state: MeccgState) -> tuple[Attack, ...]:
        """The attacks of the creature."""
        row = creature(state, self.card)
        assert row is not None, "only creatures attack like that"
        return row.attacks

    def goes_on(self, state: MeccgState) -> bool:
        return (
            not self.canceled
            and self.number < len(self.attacks(state))
            and self.company in state.companies
        )

    def attack(self, state: MeccgState) -> Creature:
        attack = self.attacks(state)[self.number]
        frame = FaceAttack(self.company, attack, self.card, Origin.CREATURE, self.keys)
        call(state, frame)
        return replace(self, number=self.number + 1)

    def count(self, state: MeccgState) -> Creature:
        soft = any(
            isinstance(past, FaceAttack)
            and past.card == self.card
            and past.company in state.companies
            and traits.is_detainment(state, past)
            for past in state.past[-1:]
        )
        detained = self.detained or soft
        return replace(self, defeated=self.defeated + take(state, bool), detained=detained)

    def end(self, state: MeccgState) -> None:
        """All attacks defeated: a kill; else the creature is discarded (M-GAP-02, M-DET-10)."""
        if state.cards[self.card].zone is not Zone.PLAY:
            return
        if self.defeated == len(self.attacks(state)) and not self.detained:
            emit(state, events.AttackDefeated(state.cards[self.card].code))
            call(state, trophies.Kill(self.card, self.company, other(holder(state, self.card))))
        else:
            cards.discard(state, self.card)

    STEPS = (show, While(goes_on, attack, count), end)


class OneAttack(Frame):
    """An attack that no creature makes, if the company is still there."""

    frame: FaceAttack

    def face(self, state: MeccgState) -> None:
        if self.frame.company in state.companies:
            call(state, self.frame)

    def forget(self, state: MeccgState) -> None:
        state.result = None

    STEPS = (face, forget)
