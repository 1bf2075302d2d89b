"""What was reckoned about a table and is not reckoned again until something on it changes."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import CardCode, CompanyId, Points
from westmarch.meccg.reading import members
from westmarch.meccg.state import MeccgState

Marks = Sequence[object]


class Chart:
    """What a company's journeys bring, and the prizes of sites, while nobody taps or untaps."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.going: dict[CardId, float] = {}
        self.prizes: dict[CardId, float] = {}
        self.later_prizes: dict[CardId, float] = {}


class Memory:
    """What a seat has reckoned about a table; `marks` tell whether it is still the same."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.prowess: dict[CardId, int] = {}
        self.bodies: dict[CardId, int] = {}
        self.chances: dict[tuple[CardId, CardId], float] = {}
        self.falls: dict[tuple[CardId, int], float] = {}
        self.kept: dict[tuple[CardId, CardCode], float] = {}
        self.stakes: dict[CompanyId, float] = {}
        self.sources: dict[Points, int] | None = None
        self.charts: dict[tuple[CompanyId, tuple[CardId, ...]], Chart] = {}

    def chart(self, state: MeccgState, company: CompanyId) -> Chart:
        """What is known of a company's journeys."""
        key = (company, members(state, company))
        marks = [state.cards[card].status for card in state.play]
        if key not in self.charts or self.charts[key].marks != marks:
            self.charts[key] = Chart(marks)
        return self.charts[key]


Memories = dict[Seat, Memory]
"""What each seat remembers from question to question."""


def recalled(memories: Memories, state: MeccgState, seat: Seat) -> Memory:
    """What a seat remembers of a table; nothing, if anything has changed but who is tapped."""
    marks = marked(state, seat)
    found = memories.get(seat)
    if found is None or found.marks != marks:
        found = memories[seat] = Memory(marks)
    return found


def marked(state: MeccgState, seat: Seat) -> Marks:
    """All on which the player's reckoning depends."""
    there = [state.cards[card] for card in state.play]
    return [
        state.turn,
        state.attacks,
        *state.hands[seat],
        *state.play,
        *[card.host for card in there],
        *[card.follows for card in there],
        *[len(pile) for pile in state.piles],
        *state.companies.values(),
        *state.lasting,
    ]
