"""Games with something wrong, for the arena to find."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.kernel.highway.game import Highway
from tests.kernel.highway.records import RaidBegan
from tests.kernel.highway.state import HighwayState
from tests.kernel.highway.view import HighwayBoard
from westmarch.kernel.frames import Frame
from westmarch.kernel.game import Setup
from westmarch.kernel.records import AnyEvent, Seat, replace


class LosesACard(Highway):
    """A card is lost at the first raid."""

    name = "loses-a-card"

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        if isinstance(event, RaidBegan) and state.deck:
            state.deck.pop()
        return super().window(state, event)


class Crashes(Highway):
    """The rules fail at the first raid."""

    name = "crashes"

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        if isinstance(event, RaidBegan):
            raise ZeroDivisionError("the road is blocked")
        return super().window(state, event)


class Deadly(Highway):
    """The first process that sees a raid dies; what DEADLY names says whether one has."""

    name = "deadly"

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        dead = Path(os.environ["DEADLY"])
        if isinstance(event, RaidBegan) and not dead.exists():
            dead.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().window(state, event)


class TalksTooMuch(Highway):
    """The view depends on the top card of the deck."""

    name = "talks-too-much"

    def view(self, state: HighwayState, seat: Seat | None) -> HighwayBoard:
        board = super().view(state, seat)
        told = sum(map(ord, state.cards[state.deck[-1]].code)) if state.deck else 0
        return replace(board, deck=told)


class NeverBegins(Highway):
    """Cannot be set up."""

    name = "never-begins"

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        raise LookupError("the deck is missing")


LOSES_A_CARD = LosesACard()
CRASHES = Crashes()
DEADLY = Deadly()
TALKS_TOO_MUCH = TalksTooMuch()
NEVER_BEGINS = NeverBegins()
