"""Games with something wrong, for the arena to find."""

from __future__ import annotations

from tests.kernel.highway.game import Highway
from tests.kernel.highway.records import RaidBegan
from tests.kernel.highway.state import HighwayState
from westmarch.kernel.frames import Frame
from westmarch.kernel.game import Setup
from westmarch.kernel.records import AnyEvent


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


class NeverBegins(Highway):
    """Cannot be set up."""

    name = "never-begins"

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        raise LookupError("the deck is missing")


LOSES_A_CARD = LosesACard()
CRASHES = Crashes()
NEVER_BEGINS = NeverBegins()
