"""Cards answer what has happened: at once, or after the chain, in an order (M-GAP-10)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import judging
from westmarch.meccg import options as o
from westmarch.meccg.force import in_force
from westmarch.meccg.happening import is_in_chain
from westmarch.meccg.kinds import Zone
from westmarch.meccg.prompts import WhichFirst
from westmarch.meccg.rules import resolving, versions
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import Answer, MeccgState
from westmarch.meccg.verbs import fates
from westmarch.meccg.vocabulary.abilities import DiscardIf
from westmarch.meccg.vocabulary.statics import PurgesAlike


class Answers(Frame):
    """Cards that must go do so at once; the others answer in the active player's order.

    Within a chain they wait until it is `over`.
    """

    answers: tuple[Answer, ...]
    over: bool = False

    def go(self, state: MeccgState) -> Answers:
        for answer in self.answers:
            if answer.at_once and state.cards[answer.context.source].zone is Zone.PLAY:
                fates.throw_away(state, answer.context.source)
        settle(state)
        rest = tuple(answer for answer in self.answers if not answer.at_once)
        if not self.over and is_in_chain(state):
            state.pending.extend(rest)
            rest = ()
        return replace(self, answers=rest)

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.answers)

    def may_order(self, state: MeccgState) -> Decision | None:
        if len(self.answers) == 1:
            return None
        options = tuple(map(o.TakeWay, range(len(self.answers))))
        sources = tuple(answer.context.source for answer in self.answers)
        return Decision(state.active, WhichFirst(sources), options, ("M-GAP-10",))

    def order(self, state: MeccgState, choice: o.TakeWay) -> Answers:
        first = self.answers[choice.number]
        rest = tuple(one for number, one in enumerate(self.answers) if number != choice.number)
        return replace(self, answers=(first, *rest))

    def answer(self, state: MeccgState) -> Answers:
        first, *rest = self.answers
        call(state, resolving.Resolve(first.context, first.effects))
        return replace(self, answers=tuple(rest))

    STEPS = (go, While(goes_on, Ask(may_order, order), answer))


def settle(state: MeccgState) -> None:
    """Cards go that cannot stay as things are, until all is settled."""
    while True:
        gone = next(leaving(state), None)
        if gone is None:
            versions.exchange(state)
            return
        fates.throw_away(state, gone)


def leaving(state: MeccgState) -> Iterator[CardId]:
    """The cards that must leave play now."""
    for ability, context in in_force(state, DiscardIf):
        if isinstance(ability, DiscardIf) and judging.holds(state, context, ability.condition):
            yield context.source
    for ability, context in in_force(state, PurgesAlike):
        if isinstance(ability, PurgesAlike) and judging.holds(state, context, ability.if_):
            yield from fitting.all_in(state, context, ability.what)


def after_chain(state: MeccgState) -> None:
    """What was to happen after the chain does so."""
    if state.pending:
        waiting = tuple(state.pending)
        state.pending.clear()
        call(state, Answers(waiting, over=True))
