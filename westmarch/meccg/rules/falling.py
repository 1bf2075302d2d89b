"""What becomes of a character who loses a body check, and of his items (M-BODY-02 to 09)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Names, replace
from westmarch.kernel.state import emit
from westmarch.meccg import captives, events, underway
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.numbers import followers
from westmarch.meccg.options import Done, Transfer
from westmarch.meccg.prompts import TakeItem
from westmarch.meccg.reading import (
    bearer_items,
    character,
    holder,
    is_avatar,
    members,
    other,
)
from westmarch.meccg.rules import replacing
from westmarch.meccg.rules.uniqueness import may_carry
from westmarch.meccg.state import MeccgState
from westmarch.meccg.verbs import captures, cards, fates


class Fate(Names):
    """How somebody leaves play."""

    ELIMINATE = "eliminate"
    DISCARD = "discard"
    HAND = "hand"


class Fall(Frame):
    """A character is eliminated, discarded, or goes back to hand; Ringwraiths go, too (M-RW-05).

    If he is eliminated, each unwounded character of his company may take one of his items.
    """

    card: CardId
    how: Fate
    takers: tuple[CardId, ...] = ()
    over: bool = False

    def may_take(self, state: MeccgState) -> Decision | None:
        there = state.cards[self.card]
        if self.over or self.how is not Fate.ELIMINATE or there.company is None:
            return None
        found: list[AnyOption] = [
            Transfer(item, friend)
            for item in bearer_items(state, self.card)
            for friend in members(state, there.company)
            if friend != self.card
            and friend not in self.takers
            and state.cards[friend].status is not Status.WOUNDED
            and may_carry(state, item, friend)
        ]
        if not found:
            return None
        options = (Done(), *found)
        return Decision(there.owner, TakeItem(self.card), options, ("M-BODY-08",))

    def take(self, state: MeccgState, choice: Done | Transfer) -> Fall:
        if isinstance(choice, Done):
            return replace(self, over=True)
        cards.attach(state, choice.card, choice.to)
        emit(state, events.Transferred(choice.card, choice.to))
        return replace(self, takers=(*self.takers, choice.to))

    def fall(self, state: MeccgState) -> None:
        if captives.is_prisoner(state, self.card):
            self.perish(state)
            return
        if state.cards[self.card].zone is not Zone.PLAY:
            return
        if self.how is Fate.ELIMINATE:
            self.die(state)
        elif self.how is Fate.HAND:
            wraiths = followers(state, self.card)
            fates.return_to_hand(state, self.card)
            for each in wraiths:
                if is_avatar(state, each):
                    fates.discard_character(state, each)
        else:
            call(state, replacing.Discarding(self.card))

    def perish(self, state: MeccgState) -> None:
        """A prisoner leaves his captor; if eliminated, he counts against his player (M-CAP-11)."""
        host = state.cards[self.card].host
        assert host is not None, "a card holds a prisoner"
        if self.how is Fate.ELIMINATE:
            captures.lose(state, self.card)
        else:
            captures.give_up(state, self.card, to_hand=self.how is Fate.HAND)
        captures.dismiss(state, host)

    def die(self, state: MeccgState) -> None:
        """A character is eliminated; whoever beats him in company combat gets him (M-CVC-24)."""
        row = character(state, self.card)
        if underway.is_company_combat(state) and row is not None and not row.avatar:
            fates.slay(state, self.card, other(holder(state, self.card)))
        else:
            fates.eliminate(state, self.card)

    STEPS = (AskAgain(may_take, take), fall)
