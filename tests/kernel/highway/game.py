"""The highway as a game."""

from __future__ import annotations

from collections import Counter

from tests.kernel.highway import rules, strikes, view, words
from tests.kernel.highway.records import (
    MayAnswer,
    MayAnswerTrick,
    NotThisTime,
    NotYourCard,
    NotYourDecision,
    RoundBegan,
)
from tests.kernel.highway.state import KINDS, Card, HighwayState
from tests.kernel.highway.view import HighwayBoard
from westmarch.kernel import cards
from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import CardFace, Number, Stop
from westmarch.kernel.engine import sealed_by
from westmarch.kernel.frames import Frame, call
from westmarch.kernel.game import Game, Outcome, Panel, Sayable, Setting, Setup
from westmarch.kernel.records import AnyEvent, Board, CardId, Reason, Seat


class Highway(Game[HighwayState]):
    """The King's Highway."""

    name = "highway"
    title = "The King's Highway"
    packages: tuple[str, ...] = ("tests.kernel.highway",)
    state = HighwayState
    board = HighwayBoard
    players = (2, 3, 4)

    def settings(self) -> tuple[Setting, ...]:
        """How long a journey takes."""
        return (Setting("rounds", ("2", "4", "6"), "4", words.ROUNDS),)

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        """Shuffle and begin."""
        state.rounds = int(setup.options["rounds"])
        state.cards = [Card(code) for code, kind in KINDS.items() for _ in range(kind.copies)]
        state.deck = [CardId(number) for number in range(len(state.cards))]
        cards.shuffle(state, state.cards, state.deck)
        state.hand = [[] for _ in range(setup.players)]
        state.caravan = [[] for _ in range(setup.players)]
        state.coins = [0] * setup.players
        call(state, rules.Journey())

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        """What may answer an event."""
        return strikes.window(state, event)

    def view(self, state: HighwayState, seat: Seat | None) -> HighwayBoard:
        """What a seat sees."""
        return view.view(state, seat)

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        """Deal what the seat does not know anew."""
        view.determinise(state, seat)

    def secrets(self, state: HighwayState, seat: Seat | None) -> dict[str, str]:
        """What the seat does not know."""
        return view.secrets(state, seat)

    def outcome(self, state: HighwayState) -> Outcome:
        """The richest merchants win."""
        most = max(state.coins)
        winners = tuple(Seat(s) for s, coins in enumerate(state.coins) if coins == most)
        return Outcome(winners, tuple(state.coins), "richest")

    def why_not(self, state: HighwayState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        """Why a card can be neither loaded, played, nor taken back."""
        own = {f"card:{card}": card for card in (*state.hand[seat], *state.caravan[seat])}
        if subject not in own:
            return (NotYourCard(),)
        card = own[subject]
        match state.stack[-1][0] if state.stack else None:
            case rules.Round():
                picked = sealed_by(state, seat)
                return tuple(rules.obstacles_to_load(state, card, picked))
            case strikes.StrikeWindow():
                return tuple(strikes.obstacles_to_answer(state, card, trick=None))
            case strikes.Chain(declared=declared):
                return tuple(strikes.obstacles_to_answer(state, card, declared[-1]))
            case rules.Turn(seat=active) if active == seat:
                usable = card in state.caravan[seat] or state.cards[card].kind.spies
                return () if usable else (NotThisTime(),)
        return (NotYourDecision(),)

    def numbers(
        self, state: HighwayState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        """What a card is worth, if the seat knows it, and how strong a strike is."""
        return words.numbers(view.view(state, seat), subject, language)

    def stops(self, language: str) -> tuple[Stop, ...]:
        """Strikes and tricks that may be answered."""
        return words.stops(language)

    def stop_at(self, decision: Decision) -> str | None:
        """Whether a strike may be answered, or a trick."""
        kinds = {MayAnswer: "strike", MayAnswerTrick: "trick"}
        return next((n for kind, n in kinds.items() if isinstance(decision.prompt, kind)), None)

    def heading(self, event: AnyEvent) -> int:
        """Rounds have no phases."""
        return int(isinstance(event, RoundBegan))

    def faults(self, state: HighwayState) -> tuple[str, ...]:
        """Every card lies in one place, and nobody has less than nothing."""
        places = [state.deck, state.discard, *state.hand, *state.caravan]
        found = Counter(card for place in places for card in place)
        faults = [
            f"card {card} lies in {times} places" for card, times in found.items() if times > 1
        ]
        faults += [f"card {card} is lost" for card in range(len(state.cards)) if card not in found]
        copies = Counter(card.code for card in state.cards)
        if copies != {code: kind.copies for code, kind in KINDS.items()}:
            faults.append(f"the deck has changed: {copies}")
        return (*faults, *(f"seat {s} has {c} coins" for s, c in enumerate(state.coins) if c < 0))

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        """A record in words."""
        assert isinstance(board, HighwayBoard)
        return words.say(record, board, language, players)

    def seat_name(self, seat: Seat, language: str) -> str:
        """Everybody is a merchant."""
        return words.merchant(seat, language)

    def panels(self, board: Board, language: str) -> tuple[Panel, ...]:
        """Each merchant's coins, hand and caravan."""
        assert isinstance(board, HighwayBoard)
        return words.panels(board, language)

    def subjects(self, board: Board, language: str) -> dict[str, str]:
        """The cards that the beholder knows."""
        assert isinstance(board, HighwayBoard)
        names = words.NAMES[language]
        return {f"card:{card}": names[code] for card, code in words.codes(board).items()}

    def faces(self, language: str) -> tuple[CardFace, ...]:
        """The nine kinds of cards."""
        return tuple(words.face(code, language) for code in KINDS)


GAME = Highway()
