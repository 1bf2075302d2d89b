"""Something happens instead of something else; the active player chooses (M-GAP-44)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.meccg import options as o
from westmarch.meccg.happening import instead
from westmarch.meccg.prompts import WhatInstead
from westmarch.meccg.rules import resolving
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context, Thing
from westmarch.meccg.verbs import fates
from westmarch.meccg.vocabulary.effects import Instead
from westmarch.meccg.vocabulary.references import Happens


class Replace(Frame):
    """What would happen does not, if a card says what happens instead. Hands back whether it did.

    Each card replaces a happening once; one that may leave it as it is.
    """

    what: Happens
    who: Thing
    by: Thing | None = None
    replaced: bool = False

    def found(self, state: MeccgState) -> list[tuple[Instead, Context]]:
        """What could happen instead."""
        return instead(state, self.what, self.who, self.by)

    def must(self, state: MeccgState) -> Replace:
        """What alone can happen instead, and must, is not asked."""
        found = self.found(state)
        if len(found) != 1 or found[0][0].optional:
            return self
        ability, context = found[0]
        call(state, resolving.Resolve(context, ability.do))
        return replace(self, replaced=True)

    def may_choose(self, state: MeccgState) -> Decision | None:
        found = self.found(state)
        if self.replaced or not found:
            return None
        forced = any(not ability.optional for ability, _ in found)
        none: tuple[AnyOption, ...] = () if forced else (o.Done(),)
        options = (*none, *map(o.TakeWay, range(len(found))))
        seat = found[0][1].seat if len(found) == 1 else state.active
        sources = tuple(context.source for _, context in found)
        return Decision(seat, WhatInstead(sources), options, ("M-GAP-44",))

    def choose(self, state: MeccgState, choice: o.Done | o.TakeWay) -> Replace:
        if isinstance(choice, o.Done):
            return self
        ability, context = self.found(state)[choice.number]
        call(state, resolving.Resolve(context, ability.do))
        return replace(self, replaced=True)

    def returns(self) -> bool:
        return self.replaced

    STEPS = (must, Ask(may_choose, choose))


class Discarding(Frame):
    """A card is discarded, unless something else happens instead."""

    card: CardId
    by: CardId | None = None

    def ask(self, state: MeccgState) -> None:
        call(state, Replace(Happens.DISCARDED, self.card, self.by))

    def discard(self, state: MeccgState) -> None:
        replaced, state.result = state.result, None
        if replaced is not True:
            fates.throw_away(state, self.card)

    STEPS = (ask, discard)
