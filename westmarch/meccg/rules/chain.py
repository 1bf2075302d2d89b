"""The chain of effects: declared in turn, carried out last first (M-CHAIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, amend, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Record, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg import options as o
from westmarch.meccg.context import Context
from westmarch.meccg.declared import ways
from westmarch.meccg.prompts import ChooseTarget, ChooseUser, MayRespond
from westmarch.meccg.reading import other
from westmarch.meccg.rules import playing, resolving
from westmarch.meccg.state import MeccgState, Zone
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.abilities import ShortEvent


class Entry(Record):
    """A card that was declared: by which way, and what it points at."""

    card: CardId
    way: int
    context: Context


class Chain(Frame):
    """Cards are declared in turn; when nobody adds one, they take effect, the last one first.

    `turn` is the seat that may respond now, `passes` how many have let it be in a row.
    """

    turn: Seat
    entries: tuple[Entry, ...] = ()
    passes: int = 0

    def is_open(self, state: MeccgState) -> bool:
        return self.passes < state.players

    def may_respond(self, state: MeccgState) -> Decision:
        found = playing.events(state, self.turn, self.entries[0].context.company, True)
        options = (o.Done(), *found)
        return Decision(self.turn, MayRespond(), options, ("M-CHAIN-01", "M-CHAIN-02"))

    def respond(self, state: MeccgState, choice: AnyOption) -> Chain:
        after = replace(self, turn=other(self.turn))
        if isinstance(choice, o.PlayEvent):
            call(state, Declare(self.turn, choice.card, choice.way, self.entries[0].context))
            return replace(after, passes=0)
        return replace(after, passes=self.passes + 1)

    def unresolved(self, state: MeccgState) -> bool:
        return bool(self.entries)

    def resolve_last(self, state: MeccgState) -> Chain:
        call(state, Carry(self.entries[-1]))
        return replace(self, entries=self.entries[:-1])

    STEPS = (While(is_open, Ask(may_respond, respond)), While(unresolved, resolve_last))


def begin(state: MeccgState, seat: Seat, card: CardId, way: int, context: Context) -> None:
    """A card begins a chain of effects."""
    call(state, Declare(seat, card, way, context, starts=True))


class Declare(Frame):
    """A card is declared: who uses it, on what it is played, and what it costs (M-GAP-09)."""

    seat: Seat
    card: CardId
    way: int
    context: Context
    starts: bool = False

    def event(self, state: MeccgState) -> ShortEvent:
        """The way in which it is played."""
        return ways(state.cards[self.card].code)[self.way]

    def show(self, state: MeccgState) -> Declare:
        cards.put(state, self.card, Zone.CHAIN)
        emit(state, events.Played(self.card, state.cards[self.card].code, self.seat))
        own = Context(self.card, self.seat, company=self.context.company, it=self.context.it)
        return replace(self, context=own)

    def may_use(self, state: MeccgState) -> Decision | None:
        able = playing.users(state, self.context, self.event(state).way)
        if able is None:
            return None
        options = tuple(o.Pick(card) for card in able)
        return Decision(self.seat, ChooseUser(self.card), options, ("M-GAP-09",))

    def use(self, state: MeccgState, choice: o.Pick) -> Declare:
        if self.event(state).way.tap is not None:
            cards.tap(state, choice.card)
        return replace(self, context=replace(self.context, user=choice.card))

    def may_target(self, state: MeccgState) -> Decision | None:
        able = playing.targets(state, self.context, self.event(state).way)
        if able is None:
            return None
        options = tuple(o.Pick(card) for card in able)
        return Decision(self.seat, ChooseTarget(self.card), options, ("M-GAP-09",))

    def target(self, state: MeccgState, choice: o.Pick) -> Declare:
        return replace(self, context=replace(self.context, target=choice.card))

    def add(self, state: MeccgState) -> None:
        entry = Entry(self.card, self.way, self.context)
        chain = None if self.starts else enclosing(state, Chain)
        if chain is None:
            call(state, Chain(other(self.seat), (entry,)))
        else:
            amend(state, chain, replace(chain, entries=(*chain.entries, entry)))

    STEPS = (show, Ask(may_use, use), Ask(may_target, target), add)


class Carry(Frame):
    """A declared card takes effect, and goes where it belongs."""

    entry: Entry

    def act(self, state: MeccgState) -> None:
        event = ways(state.cards[self.entry.card].code)[self.entry.way]
        context = self.entry.context
        if playing.is_still_valid(state, context, event.way):
            call(state, resolving.Resolve(context, event.do))

    def put_away(self, state: MeccgState) -> None:
        cards.discard(state, self.entry.card)

    STEPS = (act, put_away)
