"""Action windows, and the planning turn in which allies and attachments are played."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.windows import Pass
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, having
from westmarch.lcg.kinds import CardType
from westmarch.lcg.options import (
    ChooseCard,
    Pay,
    Pick,
    Play,
    TakeAction,
    Unmet,
    Use,
)
from westmarch.lcg.rules import using
from westmarch.lcg.rules.asking import is_banned, matching, quest_abilities
from westmarch.lcg.rules.uniqueness import is_stopped_by_uniqueness
from westmarch.lcg.state import LcgState, in_play, remaining
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Action, AlliesPerRound, Attaches, Ban
from westmarch.lcg.vocabulary.lasting import Context

ACTIONS = having(Action)
NUMBERS = {
    code: tuple(n for n, ability in enumerate(ABILITIES[code]) if isinstance(ability, Action))
    for code in ACTIONS
}
ACTION_EVENTS = tuple(code for code in ACTIONS if CARDS[code].type is CardType.EVENT)


class ActionWindow(Frame):
    """Players act in order until all pass one after another (L-OPEN-03).

    In a planning turn its player may also play allies and attachments (L-WINDOW-27, 28).
    """

    planning: Seat | None = None
    actors: tuple[Seat, ...] = ()
    turn: Seat | None = None
    passes: int = 0

    def look(self, state: LcgState) -> ActionWindow:
        """Who might act is looked at when the window opens and again after each action."""
        actors = self.who_might_act(state)
        return replace(self, actors=actors, turn=next_in(state, actors, self.turn))

    def is_open(self, state: LcgState) -> bool:
        return self.passes < len(self.actors)

    def may_act(self, state: LcgState) -> Decision:
        seat = self.turn
        assert seat is not None, "somebody might act"
        prompt = TakeAction(state.phase, seat == self.planning)
        options = (Pass(), *self.plays(state, seat), *actions(state, seat))
        return Decision(seat, prompt, options)

    def act(self, state: LcgState, choice: AnyOption) -> ActionWindow:
        seat = self.turn
        assert seat is not None, "somebody acts"
        following = Seat((seat + 1) % state.players)
        match choice:
            case Use(card, number):
                using.use(state, card, number, Context(card, seat))
            case Play(card):
                call(state, PlayCard(card, seat, CARDS[state.cards[card].code].cost or 0))
            case _:
                turn = next_in(state, self.actors, following)
                return replace(self, turn=turn, passes=self.passes + 1)
        return replace(self, turn=following, passes=0, actors=())

    def look_again(self, state: LcgState) -> ActionWindow | None:
        return None if self.actors else self.look(state)

    def who_might_act(self, state: LcgState) -> tuple[Seat, ...]:
        """Everybody who might act, as far as all can see; in his turn the planning player."""
        return tuple(
            seat
            for seat in remaining(state)
            if (seat == self.planning and self.plays(state, seat)) or might_act(state, seat)
        )

    def plays(self, state: LcgState, seat: Seat) -> tuple[Play, ...]:
        """The allies and attachments that the planning player can play."""
        if seat != self.planning:
            return ()
        return tuple(
            Play(card)
            for card in within_means(state, seat)
            if allowed(obstacles_to_play(state, seat, card))
        )

    STEPS = (look, While(is_open, Ask(may_act, act), look_again))


def next_in(state: LcgState, seats: tuple[Seat, ...], seat: Seat | None) -> Seat | None:
    """The first of some seats clockwise from one, or from the first player."""
    start = state.first if seat is None else seat
    order = (Seat((start + step) % state.players) for step in range(state.players))
    return next((seat for seat in order if seat in seats), None)


def actions(state: LcgState, seat: Seat) -> tuple[Use, ...]:
    """All actions that a player may take now."""
    return tuple(
        Use(card, number)
        for card in (*in_play(state), *within_means(state, seat))
        for number in NUMBERS.get(state.cards[card].code, ())
        if using.may_use(state, card, number, Context(card, seat))
    )


def within_means(state: LcgState, seat: Seat) -> list[CardId]:
    """The cards in hand that cost no more than all resources of a player together."""
    cards = state.cards
    means = sum([cards[card].resources for card in state.area[seat]])
    return [card for card in state.hand[seat] if (CARDS[cards[card].code].cost or 0) <= means]


def might_act(state: LcgState, seat: Seat) -> bool:
    """Whether a player has an action, or might have one in hand as far as others can see."""
    if actions(state, seat):
        return True
    return (
        state.players > 1
        and bool(state.hand[seat])
        and any(
            using.might_hold(state, seat, code)
            and any(
                isinstance(ability, Action) and ability.phase in (None, state.phase)
                for ability in ABILITIES[code]
            )
            for code in ACTION_EVENTS
        )
    )


# Playing allies and attachments


def obstacles_to_play(state: LcgState, seat: Seat, card: CardId) -> Iterator[Reason]:
    """Why an ally or attachment cannot be played in the own planning turn."""
    row = CARDS[state.cards[card].code]
    if row.type not in (CardType.ALLY, CardType.ATTACHMENT):
        yield Unmet("neither-ally-nor-attachment", ("L-PLAN-01",), row.code)
        return
    yield from using.obstacles_to_pay(state, seat, row)
    if is_stopped_by_uniqueness(state, card):
        yield Unmet("unique-and-in-play", ("L-UNIQ-01", "L-UNIQ-08"), row.code)
    if row.type is CardType.ALLY:
        limits = [
            x.most for x in quest_abilities(state, AlliesPerRound) if isinstance(x, AlliesPerRound)
        ]
        if limits and state.allies_played >= min(limits):
            yield Unmet("no-more-allies-this-round", (), row.code)
    elif not hosts(state, seat, card):
        yield Unmet("nothing-to-attach-to", ("L-CARD-17",), row.code)


def hosts(state: LcgState, seat: Seat, card: CardId) -> list[CardId]:
    """What an attachment can be attached to."""
    to = [x.to for x in ABILITIES[state.cards[card].code] if isinstance(x, Attaches)]
    found = matching(state, to[0], Context(card, seat))
    return [host for host in found if not is_banned(state, Ban.BE_ATTACHED_TO, host)]


class PlayCard(Frame):
    """An ally or attachment is played from hand (L-PLAN-05)."""

    card: CardId
    seat: Seat
    left: int
    host: CardId | None = None

    def which_host(self, state: LcgState) -> Decision | None:
        row = CARDS[state.cards[self.card].code]
        if row.type is not CardType.ATTACHMENT:
            return None
        picks = tuple(Pick(host) for host in hosts(state, self.seat, self.card))
        return Decision(self.seat, ChooseCard(self.card), picks)

    def choose_host(self, state: LcgState, choice: Pick) -> PlayCard:
        return replace(self, host=choice.card)

    def owes(self, state: LcgState) -> bool:
        return self.left > 0

    def who_pays(self, state: LcgState) -> Decision | None:
        return using.payment(state, self.seat, self.card, self.left, ())

    def pay(self, state: LcgState, choice: Pay) -> PlayCard:
        verbs.spend(state, choice.hero, 1)
        return replace(self, left=self.left - 1)

    def enter(self, state: LcgState) -> None:
        if self.host is None:
            state.allies_played += 1
            verbs.enter_play(state, self.card, self.seat, played=True)
            return
        verbs.attach(state, self.card, self.host, self.seat)
        code = state.cards[self.card].code
        emit(state, events.EnteredPlay(self.card, code, self.seat, played=True))

    STEPS = (Ask(which_host, choose_host), While(owes, Ask(who_pays, pay)), enter)
