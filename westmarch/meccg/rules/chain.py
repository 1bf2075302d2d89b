"""The chain of effects: declared in turn, carried out last first (M-CHAIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, While, amend, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events, terrain, underway
from westmarch.meccg import options as o
from westmarch.meccg.agents import is_agent, is_hidden
from westmarch.meccg.declared import Event, effects, ways
from westmarch.meccg.happening import happen
from westmarch.meccg.keying import target_site
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.prompts import ChooseTarget, ChooseUser, MayRespond, PayCard
from westmarch.meccg.reading import other, place_of
from westmarch.meccg.rules import (
    acting,
    agents_moving,
    agents_playing,
    answering,
    finding,
    limits,
    mattering,
    moments,
    playing,
    replacing,
    resolving,
    revealing,
    staying,
)
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Assault, Context, Echo, Group, Onslaught, Thing
from westmarch.meccg.underway import ChainUnderWay, Entry, VisitUnderWay
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.verbs.piles import PILES
from westmarch.meccg.vocabulary.abilities import Way
from westmarch.meccg.vocabulary.references import Happens


class Chain(ChainUnderWay):
    """Cards are declared in turn; when nobody adds one, they take effect, the last one first.

    `turn` is the seat that may respond now, `passes` how many have let it be in a row. What cards
    answer meanwhile comes after the chain (M-GAP-10).
    """

    def is_open(self, state: MeccgState) -> bool:
        return self.passes < state.players

    def may_respond(self, state: MeccgState) -> Decision:
        company, now = self.company(state), moments.now(state, self.turn, in_chain=True)
        found = playing.events(state, self.turn, company, now)
        found += acting.actions(state, self.turn, now)
        found += self.guards(state)
        found += agents_playing.in_response(state, self.turn)
        return Decision(self.turn, MayRespond(), (o.Done(), *found), ("M-CHAIN-01", "M-CHAIN-02"))

    def company(self, state: MeccgState) -> CompanyId | None:
        """The company for which cards are played in response."""
        return underway.company_of(state, self.turn, self.entries[0].context.company)

    def guards(self, state: MeccgState) -> list[AnyOption]:
        """The cards on guard whose words let them be revealed against a card of the chain."""
        visit = enclosing(state, VisitUnderWay)
        if visit is None or visit.seat == self.turn:
            return []
        return [
            option
            for card in revealing.on_guard(state, visit.company)
            for option in revealing.revealable(state, card, visit.company, revealing.suits_chain)
        ]

    def respond(self, state: MeccgState, choice: AnyOption) -> Chain:
        after = replace(self, turn=other(self.turn))
        match choice:
            case o.PlayEvent(card, way):
                context = replace(self.entries[0].context, company=self.company(state))
                call(state, Declare(self.turn, card, way, context))
                return replace(after, passes=0)
            case o.Reveal(card, way):
                context = self.entries[0].context
                call(state, Declare(self.turn, card, way, context, guarded=True))
                return replace(after, passes=0)
            case o.Act() | o.ActAgain():
                acting.begin(state, self.turn, choice)
                return replace(after, passes=0)
            case o.PlayAgent(card):
                company = self.company(state)
                call(state, agents_playing.PlayAgent(self.turn, card, company, starts=False))
                return replace(after, passes=0)
            case o.RevealAgent(card):
                agents_playing.reveal(state, card)
                return self
        return replace(after, passes=self.passes + 1)

    def unresolved(self, state: MeccgState) -> bool:
        return bool(self.entries)

    def resolve_last(self, state: MeccgState) -> Chain:
        call(state, Carry(self.entries[-1]))
        return replace(self, entries=self.entries[:-1])

    def answer(self, state: MeccgState) -> None:
        answering.after_chain(state)

    STEPS = (While(is_open, Ask(may_respond, respond)), While(unresolved, resolve_last), answer)


def begin(
    state: MeccgState,
    seat: Seat,
    card: CardId,
    way: int,
    context: Context,
    guarded: bool = False,
) -> None:
    """A card begins a chain of effects; perhaps one that was on guard."""
    call(state, Declare(seat, card, way, context, starts=True, guarded=guarded))


def add(state: MeccgState, seat: Seat, entry: Entry, starts: bool) -> None:
    """An entry is added to the chain that is going on, or begins one."""
    chain = None if starts else enclosing(state, ChainUnderWay)
    if chain is None:
        call(state, Chain(other(seat), (entry,)))
    else:
        amend(state, chain, replace(chain, entries=(*chain.entries, entry)))


class Declare(underway.DeclarationUnderWay):
    """A card is declared: who uses it, on what it is played, and what it costs (M-GAP-09)."""

    starts: bool = False
    guarded: bool = False
    paid: CardId | None = None

    def event(self, state: MeccgState) -> Event:
        """The way in which it is played."""
        return ways(state.cards[self.card].code)[self.way]

    def how(self, state: MeccgState) -> Way:
        """When, by whom and on what it is played."""
        return self.event(state).way

    def show(self, state: MeccgState) -> Declare:
        code = state.cards[self.card].code
        limits.count(state, self.card, self.how(state).spends)
        playing.note_skill(state, self.seat, self.how(state))
        cards.put(state, self.card, Zone.CHAIN)
        emit(state, events.Played(self.card, code, self.seat))
        own = Context(self.card, self.seat, code, company=self.context.company)
        return replace(self, context=own)

    def may_use(self, state: MeccgState) -> Decision | None:
        way = self.how(state)
        able = playing.users(state, self.context, way)
        if able is None:
            return None
        useful = [
            user
            for user in able
            if any(
                mattering.matters(state, context, self.event(state))
                for context in playing.with_targets(state, replace(self.context, user=user), way)
            )
        ]
        options = tuple(o.Pick(card) for card in useful)
        return Decision(self.seat, ChooseUser(self.card), options, ("M-GAP-09",))

    def use(self, state: MeccgState, choice: o.Pick) -> Declare:
        """He taps; an agent face down is revealed (M-AGENT-13)."""
        if is_agent(state, choice.card) and is_hidden(state, choice.card):
            company = self.context.company
            at = None if company is None else target_site(state, company)
            call(state, agents_moving.Reveal(choice.card, at), agents_moving.Forget())
        if self.how(state).tap is not None:
            cards.tap(state, choice.card)
        here = place_of(state, choice.card)
        if self.how(state).taps_site and here is not None:
            finding.tap_site(state, here, self.card)
        return replace(self, context=replace(self.context, user=choice.card))

    def may_target(self, state: MeccgState) -> Decision | None:
        if self.how(state).on is None:
            return None
        then = revealing.before_site_phase(state) if self.guarded else state
        able = [
            context.target
            for context in playing.with_targets(state, self.context, self.how(state))
            if context.target is not None
            and mattering.matters(state, context, self.event(state))
            and (not self.guarded or revealing.could_be_aimed(then, context, self.event(state)))
        ]
        options = tuple(aim(state, one) for one in able)
        return Decision(self.seat, ChooseTarget(self.card), options, ("M-GAP-09",))

    def target(self, state: MeccgState, choice: AnyOption) -> Declare:
        """A target is declared for all to see, also if it lies in a pile that they do not know."""
        thing = aimed(state, choice)
        if isinstance(thing, int) and state.cards[thing].zone in PILES:
            cards.show(state, thing)
        return replace(self, context=playing.aimed_at(self.context, thing))

    def may_pay(self, state: MeccgState) -> Decision | None:
        wanted = self.how(state).discard
        if wanted is None:
            return None
        options = tuple(map(o.Pick, fitting.all_in(state, self.context, wanted)))
        if not options:
            return None
        return Decision(self.seat, PayCard(self.card), options, ("M-GAP-09",))

    def pay(self, state: MeccgState, choice: o.Pick) -> Declare:
        fates.throw_away(state, choice.card)
        return replace(self, paid=choice.card)

    def declare(self, state: MeccgState) -> None:
        """An agent who was not where he should be is of no use (M-AGENT-17)."""
        event = self.event(state)
        limits.tempt(state, self.context)
        user = self.context.user
        gone = user is not None and user != self.paid and not is_there(state, user)
        unpaid = event.way.discard is not None and self.paid is None
        entry = Entry(
            self.card, self.context, effects(event), event.way.on, self.way, gone or unpaid
        )
        add(state, self.seat, entry, self.starts)

    STEPS = (
        show,
        Ask(may_use, use),
        Ask(may_target, target),
        Ask(may_pay, pay),
        declare,
    )


def is_there(state: MeccgState, card: CardId) -> bool:
    """Whether a card is still in play."""
    return state.cards[card].zone is Zone.PLAY


def aim(state: MeccgState, thing: Thing) -> AnyOption:
    """The option to point at something."""
    match thing:
        case Group(company):
            return o.ChooseCompany(company)
        case Assault(number):
            return o.AimAtAttack(number)
        case Onslaught(site):
            return o.AimAtAutomatic(site, terrain.onslaughts(state, site).index(thing))
        case Echo(code):
            return o.AimAtEcho(code)
        case int():
            return o.Pick(thing)
    raise AssertionError(f"nobody can play a card on {thing}")


def aimed(state: MeccgState, option: AnyOption) -> Thing:
    """What an option points at."""
    match option:
        case o.ChooseCompany(company):
            return Group(company)
        case o.AimAtAttack(number):
            return Assault(number)
        case o.AimAtAutomatic(site, number):
            return terrain.onslaughts(state, site)[number]
        case o.AimAtEcho(code):
            return Echo(code)
        case o.Pick(card):
            return card
    raise AssertionError(f"{option} points at nothing")


class Carry(underway.EffectUnderWay):
    """A declared card takes effect, and goes where it belongs."""

    def act(self, state: MeccgState) -> None:
        entry = self.entry
        if entry.canceled or not playing.is_still_valid(state, entry.context, entry.on):
            return
        played = entry.way is not None or entry.lurks
        if played and limits.is_exceeded(state, entry.card):
            return
        if entry.lurks:
            cards.hide_in_play(state, entry.card, entry.context.seat)
        if entry.way is not None:
            site = place_of(state, entry.context.user) if entry.context.user is not None else None
            user, company = entry.context.user, entry.context.company
            happen(state, Happens.PLAYED, entry.card, user, company, site)
            staying.settle(state, entry)
        call(state, resolving.Resolve(entry.context, entry.effects))

    def put_away(self, state: MeccgState) -> None:
        if state.cards[self.entry.card].zone is Zone.CHAIN:
            call(state, replacing.Discarding(self.entry.card, self.entry.context.user))

    STEPS = (act, put_away)
