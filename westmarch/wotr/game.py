"""War of the Ring as the kernel knows it."""

from __future__ import annotations

from westmarch.kernel.frames import Frame
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setting, Setup
from westmarch.kernel.records import AnyEvent, Board, Seat
from westmarch.wotr import setup
from westmarch.wotr.events import PhaseBegan, TurnBegan
from westmarch.wotr.faults import faults
from westmarch.wotr.rules import following, scoring
from westmarch.wotr.settings import SETTINGS
from westmarch.wotr.state import WotrState
from westmarch.wotr.supposing import determinise, secrets
from westmarch.wotr.view import WotrBoard, view


class Wotr(Game[WotrState]):
    """War of the Ring, Collector's Edition, with the Third Age expansion."""

    name = "wotr"
    title = "War of the Ring"
    version = 1
    packages = ("westmarch.wotr",)
    state = WotrState
    board = WotrBoard
    players = (2, 3, 4)
    languages = ("en", "de")
    heeded = following.HEEDED

    def settings(self) -> tuple[Setting, ...]:
        """The expansion, and how the rules are read."""
        return SETTINGS

    def set_up(self, state: WotrState, setup_: Setup) -> None:
        """Lay out the first table."""
        setup.set_up(state, setup_)

    def window(self, state: WotrState, event: AnyEvent) -> Frame | None:
        """What follows at once."""
        return following.what_follows(state, event)

    def view(self, state: WotrState, seat: Seat | None) -> WotrBoard:
        """What a seat may see."""
        return view(state, seat)

    def determinise(self, state: WotrState, seat: Seat | None) -> None:
        """Deal anew what a seat does not know."""
        determinise(state, seat)

    def secrets(self, state: WotrState, seat: Seat | None) -> dict[str, str]:
        """What is hidden from a seat."""
        return secrets(state, seat)

    def outcome(self, state: WotrState) -> Outcome:
        """The side that has won, and what its players have scored."""
        return scoring.outcome(state)

    def faults(self, state: WotrState) -> tuple[str, ...]:
        """What must never be."""
        return faults(state)

    def heading(self, event: AnyEvent) -> int:
        """Turns, and the phases in them."""
        return 1 if isinstance(event, TurnBegan) else 2 if isinstance(event, PhaseBegan) else 0

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        return str(record)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The table for plain drawings."""
        return ()


GAME = Wotr()
