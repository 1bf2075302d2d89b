"""Action windows, and the planning turn in which allies and attachments are played."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision, allowed
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Reason, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.windows import Pass
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, Index
from westmarch.lcg.kinds import EVENT, CardType, Phase
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
from westmarch.lcg.state import LcgState, in_play, remaining_from
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import Action, AlliesPerRound, Attaches, Ban
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.lasting import Context

ACTIONS = Index(Phase, Action, lambda phase, action: action.phase in (None, phase))
ACTION_EVENTS = {
    phase: frozenset(code for code in actions if CARDS[code].type is EVENT)
    for phase, actions in ACTIONS.all.items()
}


class ActionWindow(Frame):
    """Players act in order until all pass one after another (L-OPEN-03).

    In a planning turn its player may also play allies and attachments (L-WINDOW-27, 28).
    """

    planning: Seat | None = None
    turn: Seat | None = None
    passed: tuple[Seat, ...] = ()

    def may_act(self, state: LcgState) -> Decision | None:
        """The next player who might act, as far as all can see, acts or passes."""
        for seat in asked(state, self.turn):
            if seat not in self.passed:
                options: list[Play | Use] = [*actions(state, seat)]
                if seat == self.planning:
                    options = [*plays(state, seat), *options]
                hidden = state.players > 1 and might_hold_action(state, seat)
                if options or hidden or seat == state.chooser:
                    prompt = TakeAction(state.phase, seat == self.planning)
                    return Decision(seat, prompt, (Pass(), *options))
        return None

    def act(self, state: LcgState, choice: AnyOption) -> ActionWindow:
        seat = state.chooser
        assert seat is not None, "somebody acts"
        match choice:
            case Use(card, number):
                using.use(state, card, number, Context(card, seat))
            case Play(card):
                verbs.lay_open(state, card)
                call(state, PlayCard(card, seat, CARDS[state.cards[card].code].cost or 0))
            case _:
                return replace(self, turn=seat, passed=(*self.passed, seat))
        return replace(self, turn=Seat((seat + 1) % state.players), passed=())

    STEPS = (AskAgain(may_act, act),)


def asked(state: LcgState, start: Seat | None) -> tuple[Seat, ...]:
    """Who may be asked next, clockwise from a seat; whoever is being asked already still is."""
    if state.chooser is not None:
        return (state.chooser,)
    return remaining_from(state, state.first if start is None else start)


def plays(state: LcgState, seat: Seat) -> list[Play]:
    """The allies and attachments that a player can play in his planning turn."""
    cards = state.cards
    hand = [card for card in state.hand[seat] if CARDS[cards[card].code].type is not EVENT]
    return [
        Play(card)
        for card in within_means(state, seat, hand)
        if allowed(obstacles_to_play(state, seat, card))
    ]


def actions(state: LcgState, seat: Seat) -> list[Use]:
    """All actions that a player may take now."""
    by_code, cards = ACTIONS.of(state.cast)[state.phase], state.cards
    found = [card for card in in_play(state) if cards[card].code in by_code]
    played = ACTION_EVENTS[state.phase]
    hand = [card for card in state.hand[seat] if cards[card].code in played]
    if hand:
        found += within_means(state, seat, hand)
    return [
        Use(card, number)
        for card in found
        for number, _ in by_code[cards[card].code]
        if using.may_use(state, card, number, Context(card, seat))
    ]


def within_means(state: LcgState, seat: Seat, hand: list[CardId]) -> list[CardId]:
    """Those of some cards that cost no more than all resources of a player together."""
    cards = state.cards
    means = sum([cards[card].resources for card in state.area[seat]])
    return [card for card in hand if (CARDS[cards[card].code].cost or 0) <= means]


def might_hold_action(state: LcgState, seat: Seat) -> bool:
    """Whether a player might have an action in hand, as far as others can see."""
    return bool(state.hand[seat]) and any(
        using.might_hold(state, seat, code) for code in ACTION_EVENTS[state.phase]
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
        limits = [limit.most for limit in quest_abilities(state, AlliesPerRound)]
        if limits and state.allies_played >= min(limits):
            yield Unmet("no-more-allies-this-round", (), row.code)
    elif not hosts(state, seat, card):
        yield Unmet("nothing-to-attach-to", ("L-CARD-17",), row.code)


def hosts(state: LcgState, seat: Seat, card: CardId) -> list[CardId]:
    """What an attachment can be attached to."""
    found = matching(state, kind_of_host(state, card), Context(card, seat))
    return [host for host in found if not is_banned(state, Ban.BE_ATTACHED_TO, host)]


def kind_of_host(state: LcgState, card: CardId) -> Filter:
    """What an attachment says that it is attached to."""
    (to,) = (x.to for x in ABILITIES[state.cards[card].code] if isinstance(x, Attaches))
    return to


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
        return Decision(self.seat, ChooseCard(self.card, kind_of_host(state, self.card)), picks)

    def choose_host(self, state: LcgState, choice: Pick) -> PlayCard:
        return replace(self, host=choice.card)

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

    STEPS = (Ask(which_host, choose_host), AskAgain(who_pays, pay), enter)
