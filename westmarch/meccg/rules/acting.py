"""What players can do with cards in play: actions, and what earlier cards allow."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import fallen, judging, underway
from westmarch.meccg import options as o
from westmarch.meccg.context import captured, company_in
from westmarch.meccg.force import TOPICS, of_card, says
from westmarch.meccg.kinds import CardCode, Phase
from westmarch.meccg.prompts import ChooseTarget, ChooseUser, PayCard
from westmarch.meccg.reading import holder
from westmarch.meccg.rules import chain, limits, moments, playing, timetable
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Group
from westmarch.meccg.underway import Entry
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.abilities import TapsInto
from westmarch.meccg.vocabulary.acts import Discard
from westmarch.meccg.vocabulary.effects import Action
from westmarch.meccg.vocabulary.judgements import MY_TURN, During
from westmarch.meccg.vocabulary.properties import That
from westmarch.meccg.vocabulary.references import Moment, Ref

THEIR_MOVEMENT = During(Phase.MOVEMENT) & ~MY_TURN
"""When a Nazgûl permanent-event can be tapped (M-NAZ-02)."""


def listed(state: MeccgState, card: CardId) -> list[tuple[Action, Context]]:
    """The actions of a card in play that hold now, tapping into its effect among them."""
    found = []
    for ability, context in of_card(state, card, Action):
        assert isinstance(ability, (Action, TapsInto))
        found.append((into(ability) if isinstance(ability, TapsInto) else ability, context))
    return found


def into(ability: TapsInto) -> Action:
    """A permanent-event is tapped, its effect takes place, and it is discarded (M-NAZ-02, 03)."""
    return Action(
        (*ability.do, Discard(Ref.SELF)),
        when=ability.when,
        if_=THEIR_MOVEMENT,
        tap=(That(Ref.SELF),),
        on=ability.on,
        spends=1,
        noting=ability.noting,
    )


def actions(state: MeccgState, seat: Seat, now: moments.Now) -> list[AnyOption]:
    """What a player can do now with cards in play, and with what earlier cards allow."""
    found: list[AnyOption] = []
    active = seat == state.active
    if not state.voices.keys().isdisjoint(timely(now, active)):
        for card in state.voices[TOPICS[Action]]:
            if not has_action(state.cards[card].code, now, active, holder(state, card) == seat):
                continue
            for number, (action, context) in enumerate(listed(state, card)):
                if is_users(action, context, seat) and may_act(state, seat, action, context, now):
                    found.append(o.Act(card, number))
    for number, lasting in enumerate(state.lasting):
        action_ = lasting.ability
        if (
            isinstance(action_, Action)
            and is_users(action_, lasting.context, seat)
            and may_act(state, seat, action_, lasting.context, now)
        ):
            company = company_in(state, lasting.context)
            found.append(o.ActAgain(number, lasting.context.code, company))
    return found


@cache
def timely(now: moments.Now, active: bool) -> frozenset[str]:
    """The topics of cards with actions for which it is time, by the moments that they name."""
    return frozenset(
        TOPICS[Action, moment]
        for moment in now
        if (Action, moment) in TOPICS and (active or moment is not None)
    )


@cache
def has_action(code: CardCode, now: moments.Now, active: bool, own: bool) -> bool:
    """Whether a card has an action for these moments, and for its own player or the opponent."""
    return any(
        own is not (isinstance(said.ability, Action) and said.ability.opponents)
        and is_time_for(said.ability, now, active)
        for said in says(code, Action)
        if isinstance(said.ability, (Action, TapsInto))
    )


def is_time_for(action: Action | TapsInto, now: moments.Now, active: bool) -> bool:
    """Whether an action names a moment that it is, or none in a quiet time of the own turn."""
    return not now.isdisjoint(action.when) if action.when else active and None in now


def is_users(action: Action, context: Context, seat: Seat) -> bool:
    """Whether an action is for a player: the card's own, unless it says otherwise."""
    return (context.seat == seat) is not action.opponents


def may_act(
    state: MeccgState,
    seat: Seat,
    action: Action,
    context: Context,
    now: moments.Now,
) -> bool:
    """Whether an action can be done: the moment, its condition, who taps, on what."""
    if not is_time_for(action, now, seat == state.active):
        return False
    there = state.cards[context.source]
    if action.once and there.used == state.turn:
        return False
    if action.spends and limits.left(state) < action.spends:
        return False
    if is_declared(state, action) or (Moment.IN_CHAIN in now and must_begin(action)):
        return False
    context = used_now(state, context)
    if not judging.holds(state, context, action.if_):
        return False
    if not can_tap(state, context, seat, action):
        return False
    if action.discard is not None and action.discards > len(
        fitting.all_in(state, context, action.discard)
    ):
        return False
    return action.on is None or next(playing.aims(state, context, action.on), None) is not None


def must_begin(action: Action) -> bool:
    """Whether an action causes an attack and cannot be done in response (M-CHAIN-05)."""
    return any(isinstance(effect, timetable.ATTACKING) for effect in action.do)


def is_declared(state: MeccgState, action: Action) -> bool:
    """Whether an action is in the chain already and has not taken effect."""
    going = enclosing(state, underway.ChainUnderWay)
    return going is not None and any(entry.effects == action.do for entry in going.entries)


def used_now(state: MeccgState, context: Context) -> Context:
    """A card in use at this moment: for its own company, else for the one whose turn it is."""
    return replace(captured(state, context), company=company_in(state, context))


def payers(
    state: MeccgState, context: Context, seat: Seat, action: Action, number: int
) -> list[CardId]:
    """Who can tap for an action."""
    return [
        card
        for card in fitting.all_of(state, context, action.tap[number], seat, untapped=True)
        if fallen.may_use(state, seat, context.code, card)
    ]


def can_tap(
    state: MeccgState,
    context: Context,
    seat: Seat,
    action: Action,
    number: int = 0,
    tapped: tuple[CardId, ...] = (),
) -> bool:
    """Whether there is somebody else for each who has still to tap for an action."""
    if number == len(action.tap):
        return True
    return any(
        can_tap(state, context, seat, action, number + 1, (*tapped, card))
        for card in payers(state, context, seat, action, number)
        if card not in tapped
    )


def begin(state: MeccgState, seat: Seat, choice: AnyOption) -> None:
    """A player does something with a card in play, or with what an earlier card allows."""
    match choice:
        case o.Act(card, number):
            action, context = listed(state, card)[number]
        case o.ActAgain(number=number):
            lasting = state.lasting[number]
            assert isinstance(lasting.ability, Action)
            action, context = lasting.ability, lasting.context
            if action.single:
                state.lasting.remove(lasting)
        case _:
            raise AssertionError(f"{choice} is no action")
    starts = enclosing(state, underway.ChainUnderWay) is None
    call(state, DoAction(seat, action, used_now(state, context), starts))


class DoAction(Frame):
    """A player pays for an action and points at what it is about; then it joins the chain."""

    seat: Seat
    action: Action
    context: Context
    starts: bool
    tapped: int = 0
    paid: int = 0

    def may_tap(self, state: MeccgState) -> Decision | None:
        if self.tapped == len(self.action.tap):
            return None
        able = [
            card
            for card in payers(state, self.context, self.seat, self.action, self.tapped)
            if can_tap(state, self.context, self.seat, self.action, self.tapped + 1, (card,))
        ]
        if not able:
            return None
        prompt = ChooseUser(self.context.source)
        return Decision(self.seat, prompt, tuple(map(o.Pick, able)), ("M-GAP-09",))

    def tap(self, state: MeccgState, choice: o.Pick) -> DoAction:
        cards.tap(state, choice.card)
        context = replace(self.context, user=choice.card)
        return replace(self, context=context, tapped=self.tapped + 1)

    def may_target(self, state: MeccgState) -> Decision | None:
        if self.action.on is None:
            return None
        able = list(playing.aims(state, self.context, self.action.on))
        if not able:
            return None
        options = tuple(chain.aim(state, one) for one in able)
        return Decision(self.seat, ChooseTarget(self.context.source), options, ("M-GAP-09",))

    def target(self, state: MeccgState, choice: AnyOption) -> DoAction:
        thing = chain.aimed(state, choice)
        company = thing.company if isinstance(thing, Group) else self.context.company
        return replace(self, context=replace(self.context, target=thing, company=company))

    def may_pay(self, state: MeccgState) -> Decision | None:
        if self.action.discard is None or self.paid == self.action.discards:
            return None
        able = fitting.all_in(state, self.context, self.action.discard)
        if not able:
            return None
        prompt = PayCard(self.context.source)
        return Decision(self.seat, prompt, tuple(map(o.Pick, able)), ("M-GAP-09",))

    def pay(self, state: MeccgState, choice: o.Pick) -> DoAction:
        fates.throw_away(state, choice.card)
        return replace(self, paid=self.paid + 1)

    def declare(self, state: MeccgState) -> None:
        limits.spend(state, self.action.spends)
        source = self.context.source
        if self.action.once:
            state.cards[source] = replace(state.cards[source], used=state.turn)
        context = self.context
        if self.action.noting is not None:
            paid = judging.measure(state, context, self.action.noting)
            context = replace(context, paid=paid)
        entry = Entry(source, context, self.action.do, self.action.on)
        chain.add(state, self.seat, entry, self.starts)

    STEPS = (
        AskAgain(may_tap, tap),
        Ask(may_target, target),
        AskAgain(may_pay, pay),
        declare,
    )
