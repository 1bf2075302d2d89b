"""The suite itself: each property is shown a game that breaks it, and must say so."""

from __future__ import annotations

import itertools

import pytest

from tests.conformance import properties
from tests.conformance.properties import PROPERTIES, Property
from tests.kernel.highway import view
from tests.kernel.highway.game import Highway
from tests.kernel.highway.records import Done, Load, RaidBegan, TakeTurn, Trade
from tests.kernel.highway.rules import Round
from tests.kernel.highway.state import Card, HighwayState
from tests.kernel.highway.view import HighwayBoard
from westmarch.kernel.cards import conceal, redeal
from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Number
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.game import Outcome, Sayable, Setup
from westmarch.kernel.records import AnyEvent, Board, CardId, Option, Reason, Record, Seat, replace

SEEDS = range(40)
HERE = ("tests.kernel.highway", __name__)


class Sabotaged(Highway):
    """The highway with a bug."""

    packages = HERE


class ShowsTopCard(Sabotaged):
    """The view depends on the top card of the deck."""

    def view(self, state: HighwayState, seat: Seat | None) -> HighwayBoard:
        board = super().view(state, seat)
        top = state.cards[state.deck[-1]].code if state.deck else ""
        return replace(board, deck=board.deck + (top == "salt"))


class ShowsHiddenIds(Sabotaged):
    """The view numbers cards by their true faces."""

    def view(self, state: HighwayState, seat: Seat | None) -> HighwayBoard:
        board = super().view(state, seat)
        order = sorted(state.deck, key=lambda card: state.cards[card].code)
        return replace(board, hand=(*board.hand, *(view.SeenCard(c, None) for c in order)))


class TellingBoard(HighwayBoard):
    """A board that counts what others have sealed."""

    loads: int = 0


class ShowsSealedPicks(Sabotaged):
    """The view counts the loads that lie sealed."""

    def view(self, state: HighwayState, seat: Seat | None) -> HighwayBoard:
        board = super().view(state, seat)
        loads = sum(isinstance(pick.option, Load) for pick in state.sealed if pick.seat != seat)
        fields = {name: getattr(board, name) for name in board.__struct_fields__}
        return TellingBoard(**fields, loads=loads)


class AsksWithTheTruth(Sabotaged):
    """The options of a decision betray another hand."""

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        super().set_up(state, setup)
        state.stack.clear()
        for seat in range(setup.players):
            state.hand[seat] = [state.deck.pop() for _ in range(3)]
            for card in state.hand[seat]:
                state.cards[card] = replace(state.cards[card], known=(Seat(seat),))
        call(state, Betrayal())


class Betrayal(Frame):
    """Offers an option for each load in the next seat's hand."""

    def question(self, state: HighwayState) -> Decision:
        loads = [c for c in state.hand[1] if state.cards[c].kind.worth]
        options = (Trade(), *(Load(card) for card in loads))
        return Decision(Seat(0), TakeTurn(), options)

    def answer(self, state: HighwayState, choice: Option) -> None:
        return None

    STEPS = (Ask(question, answer),)


class TruthfulDeterminise(Sabotaged):
    """Determinise leaves everything as it is."""

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        return None


class KeepsTopCard(Sabotaged):
    """Determinise always keeps the top card of the deck."""

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        faces = state.cards.copy()
        super().determinise(state, seat)
        if state.deck:
            top = state.deck[-1]
            twin = next(c for c, card in enumerate(state.cards) if card.code == faces[top].code)
            redeal(state.cards, [top, CardId(twin)], [CardId(twin), top])


class DealsFromTheTruth(Sabotaged):
    """Determinise mixes the deck as it really lies."""

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        conceal(state, state.cards, state.deck)


class KeepsGenerator(Sabotaged):
    """Determinise puts a constant generator back."""

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        super().determinise(state, seat)
        state.generator = 7


class ImpossibleDeterminise(Sabotaged):
    """Determinise invents cards."""

    def determinise(self, state: HighwayState, seat: Seat | None) -> None:
        super().determinise(state, seat)
        for card in state.deck:
            state.cards[card] = Card("spice")


class SharingState(HighwayState):
    """A state whose clones share the hands."""

    def clone(self) -> SharingState:
        twin = super().clone()
        twin.hand = self.hand.copy()
        return twin


class SharesHands(Sabotaged):
    """Cloning stops one level too early."""

    state = SharingState


class Satchel(Record):
    """A record with a list in it."""

    cards: list[CardId]


class SatchelState(HighwayState):
    """A state that holds a container inside a record."""

    satchel: Satchel = Satchel([])


class HidesListInRecord(Sabotaged):
    """A record holds a list, which no clone copies."""

    state = SatchelState


class LuckyState(HighwayState):
    """A state whose clones roll other dice."""

    def clone(self) -> LuckyState:
        twin = super().clone()
        twin.generator += 1
        return twin


class RollsAnewInClones(Sabotaged):
    """A clone goes another way than its original."""

    state = LuckyState


class Vanish(Option):
    """Cannot be carried out."""


class OffersTheImpossible(Sabotaged):
    """An option that raises when it is chosen."""

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        super().set_up(state, setup)
        call(state, Trap())


class Trap(Frame):
    """Offers what cannot be done."""

    def question(self, state: HighwayState) -> Decision:
        return Decision(Seat(0), TakeTurn(), (Done(), Vanish()))

    def answer(self, state: HighwayState, choice: Option) -> None:
        if isinstance(choice, Vanish):
            raise LookupError("nobody knows how to vanish")

    STEPS = (Ask(question, answer),)


class Whisper(Option):
    """An option with a field that its text form loses."""

    words: str | int


class OffersUnreadable(Sabotaged):
    """An option whose text stands for another one."""

    def set_up(self, state: HighwayState, setup: Setup) -> None:
        super().set_up(state, setup)
        call(state, Murmur())


class Murmur(Frame):
    """Offers the word 7 and the number 7."""

    def question(self, state: HighwayState) -> Decision:
        return Decision(Seat(0), TakeTurn(), (Whisper("7"), Whisper(7)))

    def answer(self, state: HighwayState, choice: Option) -> None:
        return None

    STEPS = (Ask(question, answer),)


class RemembersOutside(Sabotaged):
    """The rules depend on something outside the state."""

    def __init__(self) -> None:
        self.count = itertools.count()

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        if isinstance(event, RaidBegan):
            state.coins[0] += next(self.count) % 3
        return super().window(state, event)


class LosesCards(Sabotaged):
    """A card vanishes when a raid begins."""

    def window(self, state: HighwayState, event: AnyEvent) -> Frame | None:
        if isinstance(event, RaidBegan) and state.discard:
            state.discard.pop()
        return super().window(state, event)


class CountsWrong(Sabotaged):
    """The outcome names a seat that does not exist."""

    def outcome(self, state: HighwayState) -> Outcome:
        return Outcome((Seat(9),), tuple(state.coins), "richest")


class Speechless(Sabotaged):
    """Some records have no words."""

    def say(
        self, record: Sayable, board: Board, language: str, players: tuple[str, ...] = ()
    ) -> str:
        return "" if isinstance(record, Trade) else super().say(record, board, language, players)


class CountsTheTruth(Sabotaged):
    """Every card tells what it is worth, whoever asks."""

    def numbers(
        self, state: HighwayState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        worth = {f"card:{n}": card.kind.worth for n, card in enumerate(state.cards)}.get(subject, 0)
        return (Number("worth", "Worth", worth, (("Printed", worth),)),)


class AddsWrong(Sabotaged):
    """The terms of a number do not add up to it."""

    def numbers(
        self, state: HighwayState, seat: Seat | None, subject: str, language: str
    ) -> tuple[Number, ...]:
        found = super().numbers(state, seat, subject, language)
        return tuple(replace(number, total=number.total + 1) for number in found)


class NeverAsked(Sabotaged):
    """The first decision of a round was never thought of."""

    def why_not(self, state: HighwayState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        assert not isinstance(state.stack[-1][0], Round), "nothing to say yet"
        return super().why_not(state, seat, subject)


BUGS: list[tuple[Highway, Property, str]] = [
    (ShowsTopCard(), properties.views_hide, "sees changes"),
    (ShowsHiddenIds(), properties.views_hide, "sees changes"),
    (ShowsSealedPicks(), properties.views_hide, "sees changes"),
    (AsksWithTheTruth(), properties.views_hide, "sees changes"),
    (TruthfulDeterminise(), properties.the_unknown_varies, "always keep the truth"),
    (KeepsTopCard(), properties.the_unknown_varies, r"always keep the truth at \[\('deck', -1\)"),
    (KeepsGenerator(), properties.the_unknown_varies, "keep the true generator"),
    (DealsFromTheTruth(), properties.supposing_asks_for_the_view_alone, "what seat"),
    (ImpossibleDeterminise(), properties.supposed_states_can_be_played, "deck has changed"),
    (SharesHands(), properties.clones_share_no_container, r"shares \['state.hand"),
    (SharesHands(), properties.clones_play_on_identically, "a clone changed its original"),
    (HidesListInRecord(), properties.clones_share_no_container, "satchel"),
    (RollsAnewInClones(), properties.clones_play_on_identically, "clone and decoded state"),
    (OffersTheImpossible(), properties.options_can_be_carried_out, "nobody knows how to vanish"),
    (LosesCards(), properties.options_can_be_carried_out, "breaks the state"),
    (OffersUnreadable(), properties.text_forms_round_trip, "two options read alike"),
    (RemembersOutside(), properties.undo_restores, "undo to"),
    (RemembersOutside(), properties.saved_games_reenact, "another end"),
    (LosesCards(), properties.games_end_without_faults, "is lost"),
    (CountsWrong(), properties.games_end_without_faults, "winners"),
    (Speechless(), properties.everything_can_be_said, "no words"),
    (CountsTheTruth(), properties.everything_can_be_explained, "betrays something"),
    (AddsWrong(), properties.everything_can_be_explained, "total="),
    (NeverAsked(), properties.everything_can_be_explained, "nothing to say yet"),
]


@pytest.mark.parametrize(
    ("game", "check", "complaint"),
    BUGS,
    ids=[f"{type(game).__name__}-{check.__name__}" for game, check, _ in BUGS],
)
def test_a_seeded_bug_is_caught(game: Highway, check: Property, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(game, 3, SEEDS)


def test_secret_picks_that_are_kept_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.kernel.views.reseal", lambda state, seat: None)
    with pytest.raises(AssertionError, match="are the true ones"):
        properties.secret_picks_stay_secret(Highway(), 3, SEEDS)


def test_every_property_has_a_seeded_bug() -> None:
    shown = {check for _, check, _ in BUGS} | {properties.secret_picks_stay_secret}
    assert shown == set(PROPERTIES)
