"""Restricted attachments: two on a character at most (L-KEY-14, L-KEY-15)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import CardId
from westmarch.lcg import verbs
from westmarch.lcg.kinds import Keyword, Zone
from westmarch.lcg.options import KeepRestricted, Pick
from westmarch.lcg.state import LcgState, attachments
from westmarch.lcg.tables import CARDS

MOST_RESTRICTED = 2


def restricted(state: LcgState, host: CardId) -> list[CardId]:
    """The restricted attachments on a character."""
    if state.cards[host].zone is not Zone.PLAY:
        return []
    return [
        card
        for card in attachments(state, host)
        if Keyword.RESTRICTED in CARDS[state.cards[card].code].keywords
    ]


def has_too_many(state: LcgState, host: CardId) -> bool:
    """Whether a character has more restricted attachments than it may (L-KEY-14)."""
    return len(restricted(state, host)) > MOST_RESTRICTED


class CheckRestricted(Frame):
    """Of three restricted attachments on a character one is discarded (L-KEY-15, L-OPEN-09)."""

    host: CardId

    def which(self, state: LcgState) -> Decision | None:
        seat = state.cards[self.host].seat
        if seat is None or not has_too_many(state, self.host):
            return None
        picks = tuple(Pick(card) for card in restricted(state, self.host))
        return Decision(seat, KeepRestricted(self.host), picks)

    def give_up(self, state: LcgState, choice: Pick) -> None:
        verbs.detach(state, choice.card)

    STEPS = (Ask(which, give_up),)
