"""Carrying out what cards say, one effect after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.meccg import judging
from westmarch.meccg import options as o
from westmarch.meccg.context import cards_meant, seat_meant
from westmarch.meccg.kinds import Zone
from westmarch.meccg.prompts import ChooseCards
from westmarch.meccg.rules.effects import (
    arrivals,
    attacks,
    captives,
    cards,
    checks,
    companies,
    flow,
    lasting,
    searches,
)
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary import acts as a
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Ref

UNSEEN = frozenset((Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.SIDEBOARD, Zone.SITES))
"""Where cards lie that only their owner may look at."""

Handler = Callable[..., None]

MODULES = (cards, arrivals, searches, checks, attacks, captives, companies, flow, lasting)


@cache
def handler(kind: type) -> Handler:
    """How a kind of effect is carried out."""
    found: Handler = next(each.HANDLERS[kind] for each in MODULES if kind in each.HANDLERS)
    return found


class Resolve(Frame):
    """Effects are carried out one after the other; who is chosen is known to those that follow."""

    context: Context
    effects: tuple[e.Effect, ...]

    def first(self, state: MeccgState) -> None:
        if not self.effects:
            return
        effect = self.effects[0]
        call(state, replace(self, effects=self.effects[1:]))
        who = getattr(effect, "who", None)
        if isinstance(who, a.Choice):
            call(state, ChooseThem(self.context, who, effect))
        else:
            carry_out(state, self.context, effect)

    STEPS = (first,)


def carry_out(state: MeccgState, context: Context, effect: e.Effect) -> None:
    """One effect; what needs a decision becomes a procedure."""
    handler(type(effect))(state, context, effect)


def bind(state: MeccgState, context: Context, **found: object) -> None:
    """What an effect has found is known to the effects that follow it."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame, step = state.stack[depth]
        if isinstance(frame, Resolve) and frame.context.source == context.source:
            changed = replace(frame, context=replace(frame.context, **found))
            state.stack[depth] = (changed, step)
            return


class ChooseThem(Frame):
    """A player chooses whom an effect is about, one after the other.

    Of cards that others do not see he is asked even if there is none, so that nobody can tell.
    """

    context: Context
    choice: a.Choice
    effect: e.Effect
    chosen: tuple[CardId, ...] = ()
    over: bool = False

    def may_choose(self, state: MeccgState) -> Decision | None:
        wanted = judging.measure(state, self.context, self.choice.count)
        if self.over or len(self.chosen) >= wanted:
            return None
        able = fitting.all_in(state, self.context, self.choice.filter)
        left = [card for card in able if card not in self.chosen]
        if not left and UNSEEN.isdisjoint(fitting.scope(self.choice.filter).zones):
            return None
        none: tuple[AnyOption, ...] = (o.Done(),) if self.choice.may or not left else ()
        seat = seat_meant(state, self.context, self.choice.by)
        options = (*none, *map(o.Pick, left))
        return Decision(seat, ChooseCards(self.context.source), options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Done | o.Pick) -> ChooseThem:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        return replace(self, chosen=(*self.chosen, choice.card))

    def go_on(self, state: MeccgState) -> None:
        bind(state, self.context, chosen=self.chosen)
        if self.chosen:
            context = replace(self.context, chosen=self.chosen)
            carry_out(state, context, replace(self.effect, who=Ref.CHOSEN))

    STEPS = (AskAgain(may_choose, choose), go_on)


def concerned(state: MeccgState, context: Context, who: a.Who) -> list[CardId]:
    """The cards that an effect is about."""
    match who:
        case a.Each(filter):
            return fitting.all_in(state, context, filter)
        case a.Chance(filter, count):
            able = fitting.all_in(state, context, filter)
            state.shuffle(able)
            return able[: judging.measure(state, context, count)]
        case a.Top(count, of):
            deck = state.decks[seat_meant(state, context, of)]
            wanted = judging.measure(state, context, count)
            return list(reversed(deck[-wanted:])) if wanted else []
        case a.Choice():
            raise AssertionError("who is chosen has been chosen before")
        case Ref():
            return cards_meant(state, context, who)
