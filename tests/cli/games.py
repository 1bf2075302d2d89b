"""The highway in some other shapes, for the command line to deal with."""

from __future__ import annotations

from tests.kernel.highway.game import Highway
from tests.kernel.highway.state import HighwayState
from tests.kernel.highway.view import HighwayBoard
from westmarch.kernel.describing import CardFace, Paragraph
from westmarch.kernel.game import Panel, Sayable
from westmarch.kernel.records import Board, Reason, Seat


class AgainstARule(Reason):
    """A reason that names its rules."""

    def rules(self) -> tuple[str, ...]:
        return ("W-ARMY-05", "W-ARMY-06")


class Byway(Highway):
    """A second game, whose reasons name rules, whose seats have no panels, and with few cards."""

    name = "byway"
    title = "The Byway [sic]"

    def why_not(self, state: HighwayState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        return (AgainstARule(),)

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        if isinstance(record, AgainstARule):
            return "the road is full"
        return super().say(record, board, language, players)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        assert isinstance(board, HighwayBoard)
        return (Panel("The byway", (("a line of its own",), ("Deck", str(board.deck)))),)

    def faces(self, language: str) -> tuple[CardFace, ...]:
        rides = (Paragraph("Rides [fast]."),)
        return (
            CardFace("theoden", "Théoden", "hero", "Hero", text=rides, search="theoden hero"),
            CardFace("snow", "Snow", "event", "Event", 2, search="snow event"),
            CardFace("snowmane", "Snowmane", "ally", "Ally", 3, playable=False, search="snowmane"),
        )


class NewerHighway(Highway):
    """The highway under newer rules."""

    version = 2


class Cardless(Highway):
    """A game without a catalogue."""

    name = "cardless"

    def faces(self, language: str) -> tuple[CardFace, ...]:
        return ()


class Mute(Highway):
    """A game that speaks a language of its own first."""

    name = "mute"
    languages = ("en",)


BYWAY = Byway()
NEWER = NewerHighway()
CARDLESS = Cardless()
MUTE = Mute()
