"""The procedures of the highway."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.highway import verbs
from tests.kernel.highway.records import (
    Answer,
    Attack,
    CaravanFull,
    ChooseStrike,
    Done,
    Load,
    LoadCaravan,
    LoseCard,
    LoseCoin,
    MayAnswer,
    MayAnswerTrick,
    NoLoad,
    NothingToCancel,
    NoTrick,
    PayBite,
    Raid,
    RaidBegan,
    Recall,
    RoundBegan,
    Spy,
    StrikeDeclared,
    StrikeEnded,
    StrikeRolled,
    TakeTurn,
    Taken,
    Trade,
    Traded,
    TrickCancelled,
)
from tests.kernel.highway.state import HighwayState, is_load
from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import (
    Ask,
    AskSecretly,
    Frame,
    Picks,
    While,
    amend,
    call,
    enclosing,
    leave,
    take,
)
from westmarch.kernel.records import AnyEvent, AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.values import Layer, Term, total
from westmarch.kernel.windows import Pass, Window

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


class Strike(Frame):
    """One strike at one card: announced, answered, rolled."""

    raider: Seat
    target: Seat
    card: CardId
    torches: int = 0
    hit: bool = False

    def declare(self, state: HighwayState) -> None:
        """Announce the strike, so that it can be answered before the dice fall."""
        emit(state, StrikeDeclared(self.raider, self.card))

    def roll(self, state: HighwayState) -> Strike:
        """Both roll; the higher sum wins, the defender on a tie."""
        attack = state.roll(6) + total(strength_terms(self))
        defence = state.roll(6) + state.cards[self.card].kind.defence
        hit = attack > defence
        emit(state, StrikeRolled(attack, total(strength_terms(self)), defence, hit))
        return replace(self, hit=hit)

    def take_card(self, state: HighwayState) -> None:
        """A hit takes the card."""
        if self.hit:
            verbs.take_load(state, self.raider, self.card)

    def returns(self) -> bool:
        """Whether the strike hit."""
        return self.hit

    STEPS = (declare, roll, take_card)


class StrikeWindow(Window[HighwayState]):
    """After a strike is announced everybody may play tricks. Hands are hidden: it always opens."""

    def order(self, state: HighwayState) -> tuple[Seat, ...]:
        """The raider first."""
        assert isinstance(self.event, StrikeDeclared)
        return in_order(state, self.event.seat)

    def responses(self, state: HighwayState, seat: Seat) -> Decision:
        """The tricks in hand that answer a strike."""
        strike = enclosing(state, Strike)
        assert strike is not None, "a strike is being answered"
        prompt = MayAnswer(total(strength_terms(strike)))
        return Decision(seat, prompt, (Pass(), *answers(state, seat, trick=None)))

    def resolve(self, state: HighwayState, choice: AnyOption) -> None:
        """A trick begins a chain."""
        assert isinstance(choice, Answer)
        call(state, Chain(holder(state, choice.card), (choice.card,)))


class BiteWindow(Window[HighwayState]):
    """After a biting card was taken, the raider must pay."""

    paid: bool = False

    def forced(self, state: HighwayState) -> Decision | None:
        """The raider chooses how; with nothing to lose there is no bite."""
        assert isinstance(self.event, Taken)
        raider = self.event.seat
        coin = (LoseCoin(),) if state.coins[raider] else ()
        card = (LoseCard(),) if state.hand[raider] else ()
        if self.paid or not (coin or card):
            return None
        return Decision(raider, PayBite(), (*coin, *card))

    def order(self, state: HighwayState) -> tuple[Seat, ...]:
        """Nobody may answer a bite."""
        return ()

    def resolve(self, state: HighwayState, choice: AnyOption) -> None:
        """Pay with a coin or a random card."""
        assert isinstance(self.event, Taken)
        amend(state, self, replace(self, paid=True))
        verbs.pay_bite(state, self.event.seat, int(isinstance(choice, LoseCoin)))


class Chain(Frame):
    """Tricks answer tricks, declared in turn and carried out last first."""

    first: Seat
    declared: tuple[CardId, ...]
    passes: int = 0
    cancelled: tuple[CardId, ...] = ()

    def begin(self, state: HighwayState) -> None:
        """The first trick is laid on the table."""
        verbs.play_trick(state, self.first, self.declared[0])

    def undecided(self, state: HighwayState) -> bool:
        """Whether somebody may still add a trick."""
        return self.passes < state.players

    def may_add(self, state: HighwayState) -> Decision:
        """The next merchant may answer the last trick."""
        order = in_order(state, self.first)
        seat = order[(len(self.declared) + self.passes) % len(order)]
        trick = self.declared[-1]
        return Decision(seat, MayAnswerTrick(trick), (Pass(), *answers(state, seat, trick)))

    def add(self, state: HighwayState, choice: AnyOption) -> Chain:
        """Add a trick, or pass."""
        if not isinstance(choice, Answer):
            return replace(self, passes=self.passes + 1)
        verbs.play_trick(state, holder(state, choice.card), choice.card)
        return replace(self, declared=(*self.declared, choice.card), passes=0)

    def unresolved(self, state: HighwayState) -> bool:
        """Whether a trick has not been carried out."""
        return bool(self.declared)

    def resolve_last(self, state: HighwayState) -> Chain | None:
        """Carry out the last trick that has not been."""
        *before, last = self.declared
        code, effect = state.cards[last].code, state.cards[last].kind.answer
        strike = enclosing(state, Strike)
        assert strike is not None, "tricks are played during strikes"
        rest = replace(self, declared=tuple(before))
        if last in self.cancelled:
            emit(state, TrickCancelled(code))
        elif effect == "cancel-answer":
            return replace(rest, cancelled=(*self.cancelled, before[-1]))
        elif effect == "strengthen":
            amend(state, strike, replace(strike, torches=strike.torches + 1))
        else:
            emit(state, StrikeEnded(strike.card))
            leave(state, Strike, result=False)
            return None
        return rest

    STEPS = (begin, While(undecided, Ask(may_add, add)), While(unresolved, resolve_last))


def window(state: HighwayState, event: AnyEvent) -> Frame | None:
    """Strikes can be answered; what bites is paid for."""
    match event:
        case StrikeDeclared():
            return StrikeWindow(event)
        case Taken(card=card) if state.cards[card].kind.bites:
            return BiteWindow(event)
    return None


def strength_terms(strike: Strike) -> tuple[Term, ...]:
    """Why a raider is as strong as he is."""
    return (
        Term("raider", 1, Layer.PRINTED),
        *(Term("torch", 2) for _ in range(strike.torches)),
        Term("darkness", 4, Layer.AT_MOST),
    )


def answers(state: HighwayState, seat: Seat, trick: CardId | None) -> tuple[Answer, ...]:
    """The tricks in a hand that answer a strike, or a trick."""
    return tuple(
        Answer(card)
        for card in state.hand[seat]
        if allowed(obstacles_to_answer(state, card, trick))
    )


def obstacles_to_load(
    state: HighwayState, card: CardId, picked: tuple[AnyOption, ...]
) -> Iterator[Reason]:
    """Why a card cannot be loaded."""
    if not is_load(state.cards[card]):
        yield NoLoad(state.cards[card].code)
    if Load(card) in picked or len(picked) >= WAGONS:
        yield CaravanFull(WAGONS)


def obstacles_to_answer(
    state: HighwayState, card: CardId, trick: CardId | None
) -> Iterator[Reason]:
    """Why a card is no answer to a strike, or to a trick."""
    answer = state.cards[card].kind.answer
    if answer is None:
        yield NoTrick(state.cards[card].code)
    elif (answer == "cancel-answer") != (trick is not None):
        yield NothingToCancel()


def holder(state: HighwayState, card: CardId) -> Seat:
    """Who has a card in hand."""
    return next(Seat(s) for s in range(state.players) if card in state.hand[s])


def in_order(state: HighwayState, first: Seat) -> tuple[Seat, ...]:
    """All seats, from one on."""
    return tuple(Seat((first + step) % state.players) for step in range(state.players))
