"""What follows at once from what has happened."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, end_game
from westmarch.kernel.records import AnyEvent
from westmarch.wotr import events
from westmarch.wotr.declared import on_table
from westmarch.wotr.kinds import FREE_NATIONS
from westmarch.wotr.rules.board import is_haven
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.state import WotrState
from westmarch.wotr.verbs import dealing
from westmarch.wotr.vocabulary.lasting import OnTable, Until

HEEDED: frozenset[type[AnyEvent]] = frozenset(
    {
        events.CharacterLost,
        events.Eliminated,
        events.Moved,
        events.Travelled,
        events.Separated,
        events.SideWon,
        events.FellowshipDeclared,
        events.FellowshipRevealed,
        events.SiegeEnded,
        events.Activated,
        events.SteppedToWar,
    }
)


class EndWar(Frame):
    """The war is over, whatever was going on."""

    def end(self, state: WotrState) -> None:
        end_game(state)

    STEPS = (end,)


def what_follows(state: WotrState, event: AnyEvent) -> Frame | None:
    """The procedure that an event sets off, if any; cards whose time is over leave the table."""
    if isinstance(event, events.SideWon):
        return EndWar()
    for card, stays in tuple(on_table(state)):
        if ends(state, stays, event):
            dealing.leave_table(state, card)
    return None if state.guide in state.fellowship else ChooseTheGuide()


def ends(state: WotrState, stays: OnTable, event: AnyEvent) -> bool:
    """Whether a card on the table is discarded because of an event (W-CARD-11, W-CARD-13)."""
    declared = isinstance(event, events.FellowshipDeclared)
    if declared and Until.DECLARED_AT_HAVEN in stays.until and is_haven(state, state.bearers):
        return True
    found = declared or isinstance(event, events.FellowshipRevealed)
    if found and Until.FOUND in stays.until:
        return True
    if Until.NATION_PROVOKED in stays.until and is_provocation(event):
        return True
    if stays.until_active is not None and stays.until_active in state.active:
        return True
    return not holds(state, stays.while_)


def is_provocation(event: AnyEvent) -> bool:
    """Whether a nation of the Free Peoples was moved by an attack or a Companion's ability."""
    return (
        isinstance(event, events.SteppedToWar) and event.provoked and event.nation in FREE_NATIONS
    )
