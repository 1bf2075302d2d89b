"""The movement/hazard phase of each company (M-MH)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import deeds, events, judging, numbers, terrain
from westmarch.meccg import options as o
from westmarch.meccg.declared import is_playable
from westmarch.meccg.force import in_force, is_spoken_of
from westmarch.meccg.happening import happen
from westmarch.meccg.keying import keys, target_site
from westmarch.meccg.kinds import Alignment, CompanyId, Phase, Zone
from westmarch.meccg.numbers import mind
from westmarch.meccg.prompts import GuardEmptySite, NextCompany, Organize, PlayHazards
from westmarch.meccg.reading import companies_of, creature, is_avatar, lying_on, other, site
from westmarch.meccg.rules import (
    agents,
    chain,
    limits,
    opportunities,
    regrouping,
    sideboarding,
    travelling,
)
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.creatures import Creature, OneAttack
from westmarch.meccg.rules.effects.lasting import lapse
from westmarch.meccg.rules.enduring import Endure
from westmarch.meccg.rules.hands import DrawUpTo, Refill
from westmarch.meccg.rules.ordering import OrderOfPhase
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.things import Context, Group, Player
from westmarch.meccg.traits import is_haven
from westmarch.meccg.underway import (
    Entry,
    Key,
    MovementPhaseUnderWay,
    MovementUnderWay,
    Origin,
)
from westmarch.meccg.verbs import cards, companies, hiding
from westmarch.meccg.vocabulary.references import Deed, Happens, Moment, Stat, Until
from westmarch.meccg.vocabulary.statics import AttacksMovers, May


class MovementPhase(MovementPhaseUnderWay):
    """Each company has its movement/hazard phase, in the order that its player likes (M-MH-03)."""

    def goes_on(self, state: MeccgState) -> bool:
        return bool(self.waiting(state))

    def waiting(self, state: MeccgState) -> list[CompanyId]:
        """The companies that have not had their turn."""
        return [key for key, _ in companies_of(state, self.seat) if key not in self.finished]

    def may_choose(self, state: MeccgState) -> Decision:
        options = tuple(o.ChooseCompany(key) for key in self.waiting(state))
        return Decision(self.seat, NextCompany(), options, ("M-MH-03",))

    def choose(self, state: MeccgState, choice: o.ChooseCompany) -> MovementPhase:
        call(state, MovementHazard(self.seat, choice.company))
        return replace(self, finished=(*self.finished, choice.company))

    STEPS = (While(goes_on, Ask(may_choose, choose)),)


class MovementHazard(MovementUnderWay):
    """One company moves, or stays, and meets hazards (M-MH-07 to 23)."""

    guarded: bool = False
    turn: int = 0
    passes: int = 0

    def reveal(self, state: MeccgState) -> MovementHazard:
        """The new site is shown; path and hazard limit are known (M-MH-07, M-MH-08, M-HL-02)."""
        there = state.companies[self.company]
        company, limit = Group(self.company), limits.base(state, self.company)
        happen(state, Happens.PHASE_STARTS, company, phase=Phase.MOVEMENT, company=self.company)
        if there.journey is not None:
            journey = there.journey
            companies.reveal(state, self.company)
            code = state.cards[journey.to].code
            emit(state, events.SiteRevealed(self.company, code, journey.path, limit))
            if not travelling.is_still_allowed(state, self.company):
                companies.send(state, self.company, None)
            order = OrderOfPhase(other(self.seat), self.company)
            call(state, travelling.CrossDeeps(self.company), order)
        return replace(self, limit=limit)

    def set_out(self, state: MeccgState) -> MovementHazard | None:
        """A company that really moves is told so (M-UD-07, M-UD-08)."""
        there = state.companies.get(self.company)
        if there is None:
            return None
        if there.journey is not None:
            told, to = Group(self.company), there.journey.to
            happen(state, Happens.SITE_REVEALED, told, company=self.company, site=to)
            happen(state, Happens.MOVES, told, company=self.company, site=to)
        return replace(self, goal=target_site(state, self.company))

    def draw_cards(self, state: MeccgState) -> None:
        """Both draw by what the site card shows (M-MH-10 to 15)."""
        there = state.companies.get(self.company)
        if there is None or there.journey is None:
            return
        old = state.alignments[self.seat] in (Alignment.HERO, Alignment.MINION)
        to_haven = old and is_haven(state, self.seat, there.journey.to)
        row = site(state, there.site if to_haven else there.journey.to)
        own = changed_draws(state, self.company, self.seat, row.draws)
        theirs = changed_draws(state, self.company, other(self.seat), row.opponent_draws)
        if not draws_at_all(state, self.company):
            own = 0
        call(state, DrawUpTo(self.seat, own), DrawUpTo(other(self.seat), theirs))

    def after_draw(self, state: MeccgState) -> None:
        if self.company in state.companies:
            opportunities.both(state, self.company, Moment.AFTER_DRAW)

    def meet(self, state: MeccgState) -> None:
        """Hazards in play that attack movers come first (M-MH-16)."""
        there = state.companies.get(self.company)
        if there is None or there.journey is None:
            return
        frames = []
        for ability, context in in_force(state, AttacksMovers):
            assert isinstance(ability, AttacksMovers)
            if crosses(state, self.company, ability) and judging.holds(state, context, ability.if_):
                origin = Origin.CREATURE if ability.creature else Origin.CARD
                attack = ability.attack or terrain.own_attack(context.code)
                frame = FaceAttack(self.company, attack, context.source, origin)
                frames.append(OneAttack(frame))
        call(state, *frames)

    def is_open(self, state: MeccgState) -> bool:
        return self.passes < state.players and self.company in state.companies

    def who(self, state: MeccgState) -> Seat:
        """Whose turn it is to begin something: the active player's first (M-GAP-08)."""
        return self.seat if self.turn % 2 == 0 else other(self.seat)

    def may_play(self, state: MeccgState) -> Decision:
        """Resources by the active player, hazards by the other (M-MH-18, M-TURN-04)."""
        seat = self.who(state)
        found: list[AnyOption] = [o.Done(), *opportunities.deals(state, seat, self.company)]
        left = limits.left(state)
        if seat != self.seat:
            found += creatures_for(state, seat, self.company, left)
            found += agents.possible(state, seat, self.company)
            found += sideboarding.of_nazgul(state, seat)
            if not self.guarded and left:
                found += [o.PutOnGuard(card) for card in state.hands[seat]]
        prompt = PlayHazards(self.company, left)
        return Decision(seat, prompt, tuple(found), ("M-MH-18", "M-HL-04"))

    def play(self, state: MeccgState, choice: AnyOption) -> MovementHazard:
        if isinstance(choice, o.Done):
            return replace(self, passes=self.passes + 1, turn=self.turn + 1)
        seat = self.who(state)
        if opportunities.deal(state, seat, self.company, choice):
            return replace(self, passes=0, turn=self.turn + 1)
        if isinstance(choice, agents.CHOICES):
            agents.take(state, seat, self.company, choice)
            return replace(self, passes=0, turn=self.turn + 1)
        match choice:
            case o.PlayCreature(card):
                call(state, PlayCreature(self.company, card, choice.key))
            case o.UseSideboard(card):
                sideboarding.use(state, seat, card)
                used, turn = self.used + 1, self.turn + 1
                return replace(self, used=used, passes=0, turn=turn)
            case o.PutOnGuard(card):
                guard(state, seat, self.company, card)
                used, turn = self.used + 1, self.turn + 1
                return replace(self, used=used, guarded=True, passes=0, turn=turn)
            case _:
                raise AssertionError(f"{choice} is not what was asked")
        return replace(self, passes=0, turn=self.turn + 1)

    def may_guard(self, state: MeccgState) -> Decision | None:
        """When all are gone, a card may still be placed on guard at the new site (M-MH-20)."""
        hand = state.hands[other(self.seat)]
        if self.company in state.companies or self.goal is None:
            return None
        if self.guarded or self.used >= self.limit or not hand:
            return None
        options = (o.Done(), *map(o.PutOnGuard, hand))
        prompt = GuardEmptySite(self.goal)
        return Decision(other(self.seat), prompt, options, ("M-MH-20",))

    def guard_site(self, state: MeccgState, choice: o.Done | o.PutOnGuard) -> MovementHazard | None:
        if isinstance(choice, o.Done):
            return None
        assert self.goal is not None
        lay_guard(state, other(self.seat), self.company, choice.card, self.goal)
        return replace(self, used=self.used + 1, guarded=True)

    def arrive(self, state: MeccgState) -> None:
        there = state.companies.get(self.company)
        if there is not None:
            opportunities.both(state, self.company, Moment.END_OF_MOVEMENT)

    def end(self, state: MeccgState) -> MovementHazard:
        """The company arrives; what was played on it counts no longer."""
        there = state.companies.get(self.company)
        if there is not None:
            if there.journey is not None:
                companies.arrive(state, self.company)
            company = Group(self.company)
            happen(state, Happens.PHASE_ENDS, company, phase=Phase.MOVEMENT, company=self.company)
        state.order.clear()
        lapse(state, Until.PHASE)
        call(state, Leave(self.seat, self.goal), Refill(self.seat), Refill(other(self.seat)))
        return replace(self, used=0, goal=None)

    def go_on(self, state: MeccgState) -> None:
        """A company that may move on has one more such phase (M-MH-21, M-MH-22)."""
        there = state.companies.get(self.company)
        if there is not None and there.again and not there.returned:
            state.companies[self.company] = replace(there, again=there.again - 1)
            call(state, MoveOn(self.seat, self.company))

    STEPS = (
        reveal,
        set_out,
        draw_cards,
        after_draw,
        meet,
        While(is_open, Ask(may_play, play)),
        Ask(may_guard, guard_site),
        arrive,
        end,
        go_on,
    )


class Leave(Frame):
    """The phase is over, and a new site to which nobody has come leaves play (M-MH-20)."""

    seat: Seat
    site: CardId | None

    def leave(self, state: MeccgState) -> None:
        if self.site is not None:
            companies.abandon(state, self.seat, self.site)

    STEPS = (leave,)


class MoveOn(Frame):
    """A company may move to a further site."""

    seat: Seat
    company: CompanyId

    def may_go(self, state: MeccgState) -> Decision | None:
        if not travelling.can_go(state, self.company):
            return None
        options = (o.Done(), o.SetOut(self.company))
        return Decision(self.seat, Organize(), options, ("M-MH-21",))

    def go(self, state: MeccgState, choice: o.Done | o.SetOut) -> None:
        if isinstance(choice, o.SetOut):
            send = regrouping.SendCompany(self.seat, self.company)
            call(state, send, Endure(self.company), MovementHazard(self.seat, self.company))

    STEPS = (Ask(may_go, go),)


def crosses(state: MeccgState, company: CompanyId, hunt: AttacksMovers) -> bool:
    """Whether a company moves where something attacks all who do."""
    journey = state.companies[company].journey
    if journey is None:
        return False
    if any(region in hunt.regions for region in journey.regions):
        return True
    return any(kind in hunt.types for kind in terrain.path(state, company))


def changed_draws(state: MeccgState, company: CompanyId, seat: Seat, printed: int) -> int:
    """How many cards a player may draw: what the site shows, and what cards change."""
    thing = Player(seat)
    terms = numbers.boost_terms(state, thing, Stat.CARDS_DRAWN, printed, Group(company))
    return max(0, printed + sum(term.amount for term in terms))


def draws_at_all(state: MeccgState, company: CompanyId) -> bool:
    """Whether somebody in a company is worth a card (M-MH-12)."""
    return any(
        is_avatar(state, card) or mind(state, card) > 2 for card in state.companies[company].members
    )


def creatures_for(state: MeccgState, seat: Seat, company: CompanyId, left: int) -> list[AnyOption]:
    """The creatures in a hand that can be played on a company, and keyed to what (M-CRE-01).

    So much is `left` of the hazard limit.
    """
    found: list[AnyOption] = []
    for card in (*state.hands[seat], *reserved(state, seat)):
        if creature(state, card) is None or not is_playable(state.cards[card].code):
            continue
        if limits.price(state, card) > left or not may_enter(state, card):
            continue
        if deeds.cannot(state, Deed.BE_ATTACKED, Group(company), card):
            continue
        able = keys(state, card, company)
        if deeds.cannot(state, Deed.PLAY, Player(seat), card):
            able = [key for key in able if is_always_open(state, seat, card, company, key)]
        found += [o.keyed(card, key) for key in able]
    return found


def reserved(state: MeccgState, seat: Seat) -> list[CardId]:
    """The cards off to the side that a player may play as though they were in his hand."""
    if not is_spoken_of(state, (May, Deed.PLAY)):
        return []
    return [
        card
        for host in state.play
        if host in state.on
        for card in lying_on(state, host)
        if state.cards[card].zone is Zone.ASIDE
        and state.cards[card].owner == seat
        and deeds.may(state, Deed.PLAY, Player(seat), card)
    ]


def is_always_open(
    state: MeccgState, seat: Seat, card: CardId, company: CompanyId, key: Key
) -> bool:
    """Whether a creature can be keyed to the company's site whatever other cards say."""
    here = target_site(state, company)
    return (key.site_type is not None or key.place is not None) and deeds.allowed_at(
        state, Deed.PLAY, Player(seat), card, here
    )


def guard(state: MeccgState, seat: Seat, company: CompanyId, card: CardId) -> None:
    """A card is placed on guard at a company's new site (M-OG-01)."""
    lay_guard(state, seat, company, card, target_site(state, company))


def lay_guard(
    state: MeccgState, seat: Seat, company: CompanyId, card: CardId, site: CardId
) -> None:
    """A card is placed on guard at a site for a company."""
    unseen = hiding.slip_out(state, seat, card)
    cards.put(state, unseen, Zone.GUARD, (seat,))
    cards.attach(state, unseen, site)
    state.cards[unseen] = replace(state.cards[unseen], company=company)
    emit(state, events.PutOnGuard(seat, company))


class PlayCreature(Frame):
    """A creature begins a chain; then it attacks, unless it was canceled (M-CRE-08)."""

    company: CompanyId
    card: CardId
    key: Key

    def declare(self, state: MeccgState) -> None:
        limits.count(state, self.card)
        seat, code = state.cards[self.card].owner, state.cards[self.card].code
        cards.bring_into_play(state, self.card, seat, Form.CREATURE)
        emit(state, events.Keyed(code, self.key))
        happen(state, Happens.PLAYED, self.card, company=self.company)
        target = Group(self.company)
        context = Context(self.card, seat, code, target=target, company=self.company)
        call(state, chain.Chain(other(seat), (Entry(self.card, context, ()),)))

    def attack(self, state: MeccgState) -> None:
        if state.cards[self.card].zone is Zone.PLAY and self.company in state.companies:
            call(state, Creature(self.company, self.card, (self.key,)))

    STEPS = (declare, attack)
