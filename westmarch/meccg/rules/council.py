"""The council and the score (M-COUN, M-SCORE)."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import Alignment, Points
from westmarch.meccg.reading import characters_of, lying_on, other, printed
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import CARDS, CREATURES

NEVER_DOUBLED = (Points.MISCELLANEOUS, Points.KILL)
"""Sources of points that are never doubled (M-SCORE-07)."""


class Council(Frame):
    """Each character makes a last corruption check (M-COUN-02)."""

    def check(self, state: MeccgState) -> None:
        for seat in (state.active, other(state.active)):
            call(state, *(CheckIfThere(card) for card in characters_of(state, seat)))

    STEPS = (check,)


class CheckIfThere(Frame):
    """A character makes a corruption check, if he is still in play."""

    card: CardId

    def check(self, state: MeccgState) -> None:
        if state.cards[self.card].company is not None:
            call(state, CorruptionCheck(self.card))

    def forget(self, state: MeccgState) -> None:
        state.result = None

    STEPS = (check, forget)


def points(state: MeccgState, seat: Seat) -> dict[Points, int]:
    """The marshalling points of a seat by their source, before anything is doubled (M-SCORE-01)."""
    found = dict.fromkeys(Points, 0)
    for card in scoring(state, seat):
        row = CARDS[state.cards[card].code]
        if row.points is not None and counts(state, seat, card):
            found[row.points.source] += row.points.value.base
    return {source: max(0, amount) for source, amount in found.items()}


def scoring(state: MeccgState, seat: Seat) -> list[CardId]:
    """The cards that can give a seat points."""
    own = characters_of(state, seat)
    held = [card for host in own for card in lying_on(state, host)]
    return [*own, *held, *state.factions[seat], *state.piles[seat]]


def counts(state: MeccgState, seat: Seat, card: CardId) -> bool:
    """Whether a card counts: kills with a star count for the Shadow's servants (M-SCORE-02, 03)."""
    row = printed(state, card)
    assert row.points is not None
    if state.cards[card].code not in CREATURES:
        return True
    dark = state.alignments[seat] in (Alignment.MINION, Alignment.BALROG)
    return row.points.starred is dark


def score(state: MeccgState, seat: Seat) -> int:
    """The final total of a seat (M-SCORE-05 to 12)."""
    own, theirs = points(state, seat), points(state, other(seat))
    for source in Points:
        if source not in NEVER_DOUBLED and not theirs[source]:
            own[source] *= 2
    total = sum(own.values())
    for source in Points:
        rest = total - own[source]
        if own[source] > rest:
            total -= own[source] - rest
            own[source] = rest
    return max(0, total)
