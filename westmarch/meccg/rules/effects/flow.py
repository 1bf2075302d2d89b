"""Effects that put others together: conditions, choices, repetitions, rolls; and the end."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.context import seat_meant
from westmarch.meccg.judging import holds, measure
from westmarch.meccg.kinds import Status
from westmarch.meccg.prompts import ChooseOne, MayChoose, MaySupport
from westmarch.meccg.rules import resolving
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Group, Thing
from westmarch.meccg.verbs import cards, winning
from westmarch.meccg.vocabulary import effects as e


def if_(state: MeccgState, context: Context, effect: e.If) -> None:
    """One thing or another."""
    met = holds(state, context, effect.condition)
    call(state, resolving.Resolve(context, effect.then if met else effect.otherwise))


def steps(state: MeccgState, context: Context, effect: e.Steps) -> None:
    """One thing after the other."""
    call(state, resolving.Resolve(context, effect.do))


def one_of(state: MeccgState, context: Context, effect: e.OneOf) -> None:
    """A player chooses what happens."""
    call(state, ChooseEffect(context, effect))


class ChooseEffect(Frame):
    """A player chooses one of several effects."""

    context: Context
    effect: e.OneOf

    def may_choose(self, state: MeccgState) -> Decision:
        none: tuple[AnyOption, ...] = (o.Done(),) if self.effect.may else ()
        numbers = map(o.TakeWay, range(len(self.effect.choices)))
        seat = seat_meant(state, self.context, self.effect.by)
        return Decision(seat, ChooseOne(self.context.source), (*none, *numbers), ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Done | o.TakeWay) -> None:
        if isinstance(choice, o.TakeWay):
            chosen = self.effect.choices[choice.number]
            call(state, resolving.Resolve(self.context, (chosen,)))

    STEPS = (Ask(may_choose, choose),)


def optional(state: MeccgState, context: Context, effect: e.Optional) -> None:
    """A player may have it happen."""
    call(state, Decide(context, effect))


class Decide(Frame):
    """A player says whether something happens."""

    context: Context
    effect: e.Optional

    def may_choose(self, state: MeccgState) -> Decision:
        seat = seat_meant(state, self.context, self.effect.by)
        options = (o.No(), o.Yes())
        return Decision(seat, MayChoose(self.context.source), options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Yes | o.No) -> None:
        if isinstance(choice, o.Yes):
            call(state, resolving.Resolve(self.context, self.effect.do))

    STEPS = (Ask(may_choose, choose),)


def for_each(state: MeccgState, context: Context, effect: e.ForEach) -> None:
    """Something happens for each that fits."""
    found: list[Thing]
    if effect.companies:
        found = [Group(key) for key in fitting.companies_in(state, context, effect.filter)]
    else:
        found = list(fitting.all_in(state, context, effect.filter))
    frames = []
    for thing in found:
        company = thing.company if isinstance(thing, Group) else context.company
        told = replace(context, it=thing, company=company)
        frames.append(resolving.Resolve(told, effect.do))
    call(state, *frames)


def repeat(state: MeccgState, context: Context, effect: e.Repeat) -> None:
    """Something happens several times."""
    count = measure(state, context, effect.count)
    call(state, *(resolving.Resolve(context, effect.do) for _ in range(count)))


def roll_dice(state: MeccgState, context: Context, effect: e.Roll) -> None:
    """Two dice decide."""
    call(state, RollFor(context, effect))


class RollFor(Frame):
    """Two dice are rolled for a card; some may tap to add to the roll."""

    context: Context
    effect: e.Roll
    support: int = 0
    over: bool = False

    def may_support(self, state: MeccgState) -> Decision | None:
        if self.over or self.effect.support is None:
            return None
        able = [
            card
            for card in fitting.all_in(state, self.context, self.effect.support)
            if state.cards[card].status is Status.UNTAPPED
        ]
        if not able:
            return None
        seat = seat_meant(state, self.context, self.effect.by)
        options = (o.Done(), *map(o.Support, able))
        return Decision(seat, MaySupport(self.context.source), options, ("M-GAP-09",))

    def support_it(self, state: MeccgState, choice: o.Done | o.Support) -> RollFor:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        cards.tap(state, choice.card)
        return replace(self, support=self.support + 1)

    def roll(self, state: MeccgState) -> None:
        seat = seat_meant(state, self.context, self.effect.by)
        more = measure(state, self.context, self.effect.plus) + self.support
        limit = measure(state, self.context, self.effect.over)
        result = roll(state, seat, "card", more, limit)
        context = replace(self.context, rolled=result)
        resolving.bind(state, self.context, rolled=result)
        do = self.effect.do if result > limit else self.effect.otherwise
        call(state, resolving.Resolve(context, do))

    STEPS = (AskAgain(may_support, support_it), roll)


def roll_table(state: MeccgState, context: Context, effect: e.RollTable) -> None:
    """Two dice decide between several results."""
    seat = seat_meant(state, context, effect.by)
    result = roll(state, seat, "card", measure(state, context, effect.plus), 0)
    told = replace(context, rolled=result)
    frames = [
        resolving.Resolve(told, band.do)
        for band in effect.bands
        if (band.least is None or result >= band.least)
        and (band.most is None or result <= band.most)
    ]
    call(state, *frames)


def call_council(state: MeccgState, context: Context, effect: e.CallCouncil) -> None:
    """The council is called; the other player has one last turn (M-WIN-12, M-WIN-14)."""
    state.called = context.seat
    own = context.seat == state.active
    state.last = state.turn + 1 if own else state.turn
    emit(state, events.CouncilCalled(context.seat))


def win(state: MeccgState, context: Context, effect: e.Win) -> None:
    """The card's player wins at once (M-WIN-01 to 04)."""
    winning.win(state, context.seat, "one-ring")


HANDLERS: dict[type, Callable[..., None]] = {
    e.If: if_,
    e.Steps: steps,
    e.OneOf: one_of,
    e.Optional: optional,
    e.ForEach: for_each,
    e.Repeat: repeat,
    e.Roll: roll_dice,
    e.RollTable: roll_table,
    e.CallCouncil: call_council,
    e.Win: win,
}
