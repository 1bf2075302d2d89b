"""The Middle-earth CCG as the kernel knows it."""

from __future__ import annotations

from westmarch.kernel.frames import Frame
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setting, Setup
from westmarch.kernel.records import AnyEvent, Board, CardId, Seat
from westmarch.meccg import setup
from westmarch.meccg.board import MeccgBoard
from westmarch.meccg.events import Answered
from westmarch.meccg.kinds import Zone
from westmarch.meccg.reading import holder
from westmarch.meccg.rules.answering import Answers
from westmarch.meccg.scoring import score
from westmarch.meccg.state import MeccgState
from westmarch.meccg.supposing import determinise, secrets
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.view import view


class Meccg(Game[MeccgState]):
    """The Middle-earth CCG."""

    name = "meccg"
    title = "Middle-earth CCG"
    packages = ("westmarch.meccg",)
    state = MeccgState
    board = MeccgBoard
    players = (2,)
    heeded = frozenset({Answered})

    def settings(self) -> tuple[Setting, ...]:
        """The length of the game."""
        return (Setting("length", ("1", "2", "3", "4"), "2"),)

    def set_up(self, state: MeccgState, setup_: Setup) -> None:
        """Lay out the first table."""
        state.length = int(setup_.options["length"])
        setup.set_up(state, setup_)

    def window(self, state: MeccgState, event: AnyEvent) -> Frame | None:
        """What cards answer to what has happened."""
        return Answers(event.answers) if isinstance(event, Answered) else None

    def view(self, state: MeccgState, seat: Seat | None) -> MeccgBoard:
        """What a seat may see."""
        return view(state, seat)

    def determinise(self, state: MeccgState, seat: Seat | None) -> None:
        """Deal anew what a seat does not know."""
        determinise(state, seat)

    def secrets(self, state: MeccgState, seat: Seat | None) -> dict[str, str]:
        """What is hidden from a seat."""
        return secrets(state, seat)

    def outcome(self, state: MeccgState) -> Outcome:
        """Who has more points, or has won outright."""
        scores = tuple(score(state, Seat(seat)) for seat in (0, 1))
        best = max(scores)
        winners = tuple(Seat(seat) for seat in (0, 1) if scores[seat] == best)
        if state.winner is not None:
            winners = (state.winner,)
        return Outcome(winners, scores, state.how or "council")

    def faults(self, state: MeccgState) -> tuple[str, ...]:
        """Every card is in exactly one place."""
        found: list[str] = []
        for number, card in enumerate(state.cards):
            piled = card.zone in PILES
            own = holder(state, CardId(number))
            pile = pile_of(state, card.zone, own) if piled else state.play
            if (piled or card.zone is Zone.PLAY) and pile.count(CardId(number)) != 1:
                found.append(f"{card.code} is not once in {card.zone.value}")
            if card.host is not None and CardId(number) not in state.on.get(card.host, []):
                found.append(f"{card.code} does not lie where it should")
            if card.zone not in (Zone.PLAY, Zone.GUARD) and card.company is not None:
                found.append(f"{card.code} is in a company but not in play")
        return tuple(found)

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        return str(record)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """The table for plain drawings."""
        return ()


GAME = Meccg()
