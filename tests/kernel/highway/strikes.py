"""Strikes and the tricks that answer them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kernel.highway import verbs
from tests.kernel.highway.records import (
    Answer,
    LoseCard,
    LoseCoin,
    MayAnswer,
    MayAnswerTrick,
    NothingToCancel,
    NoTrick,
    PayBite,
    StrikeDeclared,
    StrikeEnded,
    StrikeRolled,
    Taken,
    TrickCancelled,
)
from tests.kernel.highway.state import HighwayState, in_order
from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import Ask, Frame, While, amend, call, enclosing, leave
from westmarch.kernel.records import AnyEvent, AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.values import Layer, Term, total
from westmarch.kernel.windows import Pass, Window


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
