"""The procedures of the highway."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.highway import verbs
from tests.kernel.highway.records import (
    Attack,
    CaravanFull,
    ChooseStrike,
    Done,
    Load,
    LoadCaravan,
    NoLoad,
    Raid,
    RaidBegan,
    Recall,
    RoundBegan,
    Spy,
    TakeTurn,
    Trade,
    Traded,
)
from tests.kernel.highway.state import HighwayState, in_order, is_load
from tests.kernel.highway.strikes import Strike
from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import (
    Ask,
    AskSecretly,
    Frame,
    Picks,
    While,
    call,
    leave,
    take,
)
from westmarch.kernel.records import AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit

HAND = 5
WAGONS = 2
RICH = 12


class Journey(Frame):
    """The whole game: rounds until somebody is rich or the last one is over."""

    number: int = 0

    def goes_on(self, state: HighwayState) -> bool:
        """Whether another round is played."""
        return self.number < state.rounds and max(state.coins) < RICH

    def play_round(self, state: HighwayState) -> Journey:
        """Play the next round."""
        emit(state, RoundBegan(self.number + 1))
        call(state, Round(Seat(self.number % state.players)))
        return replace(self, number=self.number + 1)

    STEPS = (While(goes_on, play_round),)


class Round(Frame):
    """Everybody draws and loads in secret, then takes a turn; what is left in caravans is sold."""

    lead: Seat
    turns: int = 0

    def draw(self, state: HighwayState) -> None:
        """Fill the hands."""
        for seat in self.order(state):
            for _ in range(HAND - len(state.hand[seat])):
                verbs.draw_card(state, seat)

    def may_load(
        self, state: HighwayState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        """Each merchant picks up to two cards."""
        if Done() in picked or len(picked) == WAGONS:
            return None
        loads = tuple(
            Load(card)
            for card in state.hand[seat]
            if allowed(obstacles_to_load(state, card, picked))
        )
        return Decision(seat, LoadCaravan(WAGONS - len(picked)), (Done(), *loads))

    def load(self, state: HighwayState, picks: Picks) -> None:
        """The caravans set out, still covered."""
        for seat in self.order(state):
            loaded = tuple(pick.card for pick in picks[seat] if isinstance(pick, Load))
            verbs.load(state, seat, loaded)

    def turns_left(self, state: HighwayState) -> bool:
        """Whether somebody has not had his turn."""
        return self.turns < state.players

    def next_turn(self, state: HighwayState) -> Round:
        """The next merchant takes his turn."""
        call(state, Turn(self.order(state)[self.turns]))
        return replace(self, turns=self.turns + 1)

    def arrive(self, state: HighwayState) -> None:
        """All caravans arrive."""
        for seat in self.order(state):
            verbs.sell(state, seat)

    def order(self, state: HighwayState) -> tuple[Seat, ...]:
        """The merchants, the leading one first."""
        return in_order(state, self.lead)

    STEPS = (draw, AskSecretly(may_load, load), While(turns_left, next_turn), arrive)


class Turn(Frame):
    """One merchant raids, spies, recalls a card, or stays at the market."""

    seat: Seat

    def may_act(self, state: HighwayState) -> Decision:
        """All that the merchant can do."""
        others = [seat for seat in in_order(state, self.seat)[1:] if state.caravan[seat]]
        glass = next((c for c in state.hand[self.seat] if state.cards[c].kind.spies), None)
        covered = [
            card
            for seat in others
            for card in state.caravan[seat]
            if self.seat not in state.cards[card].known
        ]
        options = (
            Trade(),
            *(Raid(seat) for seat in others),
            *(Recall(card) for card in state.caravan[self.seat]),
            *(Spy(glass, card) for card in covered if glass is not None),
        )
        return Decision(self.seat, TakeTurn(), options)

    def act(self, state: HighwayState, choice: AnyOption) -> None:
        """Carry it out."""
        match choice:
            case Raid(target):
                call(state, RaidOn(self.seat, target))
            case Recall(card):
                verbs.recall(state, self.seat, card)
            case Spy(spyglass, card):
                verbs.discard(state, spyglass)
                verbs.spy(state, self.seat, card)
            case _:
                roll = state.roll(6)
                earned = int(roll >= 5)
                state.coins[self.seat] += earned
                emit(state, Traded(self.seat, roll, earned))

    STEPS = (Ask(may_act, act),)


class RaidOn(Frame):
    """A raider strikes up to twice, as long as he hits."""

    raider: Seat
    target: Seat
    strikes: int = 0
    missed: bool = False

    def set_out(self, state: HighwayState) -> None:
        """The raid is announced."""
        emit(state, RaidBegan(self.raider, self.target))

    def goes_on(self, state: HighwayState) -> bool:
        """Whether the raider may strike again."""
        return self.strikes < 2 and not self.missed and bool(state.caravan[self.target])

    def may_strike(self, state: HighwayState) -> Decision:
        """The first strike must be made, the second may."""
        stop = (Done(),) if self.strikes else ()
        attacks = tuple(Attack(card) for card in state.caravan[self.target])
        return Decision(self.raider, ChooseStrike(self.target), (*stop, *attacks))

    def strike(self, state: HighwayState, choice: Attack | Done) -> RaidOn | None:
        """Strike, or ride home."""
        if isinstance(choice, Done):
            leave(state, RaidOn)
            return None
        call(state, Strike(self.raider, self.target, choice.card))
        return replace(self, strikes=self.strikes + 1)

    def see_result(self, state: HighwayState) -> RaidOn:
        """A miss ends the raid."""
        return replace(self, missed=not take(state, bool))

    STEPS = (set_out, While(goes_on, Ask(may_strike, strike), see_result))


def obstacles_to_load(
    state: HighwayState, card: CardId, picked: tuple[AnyOption, ...]
) -> Iterator[Reason]:
    """Why a card cannot be loaded."""
    if not is_load(state.cards[card]):
        yield NoLoad(state.cards[card].code)
    if Load(card) in picked or len(picked) >= WAGONS:
        yield CaravanFull(WAGONS)
