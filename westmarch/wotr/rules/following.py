"""What follows at once from what has happened."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, end_game
from westmarch.kernel.records import AnyEvent
from westmarch.wotr.events import CharacterLost, Separated, SideWon
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.state import WotrState

HEEDED: frozenset[type[AnyEvent]] = frozenset({CharacterLost, Separated, SideWon})


class EndWar(Frame):
    """The war is over, whatever was going on."""

    def end(self, state: WotrState) -> None:
        end_game(state)

    STEPS = (end,)


def what_follows(state: WotrState, event: AnyEvent) -> Frame | None:
    """The procedure that an event sets off, if any."""
    if isinstance(event, SideWon):
        return EndWar()
    return None if state.guide in state.fellowship else ChooseTheGuide()
