"""The turn and its phases; how the game ends (M-TURN, M-UNTAP, M-LONG, M-END, M-WIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call, end_game
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import calling, deeds, events
from westmarch.meccg import options as o
from westmarch.meccg.force import is_spoken_of
from westmarch.meccg.happening import happen, instead
from westmarch.meccg.kinds import CardType, EventKind, Phase, Status
from westmarch.meccg.prompts import EndOfTurn, MayCall, MayDiscard, PlayLongEvents
from westmarch.meccg.reading import companies_of, holder, other, printed
from westmarch.meccg.rules import agents, opportunities, replacing, sideboarding
from westmarch.meccg.rules.council import Council
from westmarch.meccg.rules.dealing import Hand, stores
from westmarch.meccg.rules.effects.lasting import lapse
from westmarch.meccg.rules.hands import Refill
from westmarch.meccg.rules.hazards import MovementPhase
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.rules.testing import AutomaticTests
from westmarch.meccg.rules.visiting import SitePhase
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import EVENTS
from westmarch.meccg.things import Player
from westmarch.meccg.traits import has, is_haven
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Deed, Happens, Trait, Until
from westmarch.meccg.vocabulary.statics import May


class Play(Frame):
    """Turn after turn, then the council."""

    def goes_on(self, state: MeccgState) -> bool:
        return state.winner is None and not calling.is_over(state)

    def begin(self, state: MeccgState) -> None:
        state.turn += 1
        if state.turn > 1:
            state.active = other(state.active)
        emit(state, events.TurnBegan(state.turn, state.active))
        call(state, Turn(state.active))

    def meet(self, state: MeccgState) -> None:
        if state.winner is None:
            begin_phase(state, Phase.COUNCIL)
            call(state, Council())

    def end(self, state: MeccgState) -> None:
        end_game(state)

    STEPS = (While(goes_on, begin), meet, end)


class Finish(Frame):
    """Somebody has won at once: nothing more happens (M-WIN-01 to 05)."""

    def end(self, state: MeccgState) -> None:
        state.waiting.clear()
        state.pending.clear()
        end_game(state)

    STEPS = (end,)


class Turn(Frame):
    """The six phases of a turn (M-TURN-01)."""

    seat: Seat

    def untap(self, state: MeccgState) -> None:
        forget(state)
        begin_phase(state, Phase.UNTAP)
        call(state, Untap(self.seat))

    def organize(self, state: MeccgState) -> None:
        end_phase(state, Phase.UNTAP)
        begin_phase(state, Phase.ORGANIZATION)
        call(state, OrganizationPhase(self.seat), self.meanwhile())

    def last_long(self, state: MeccgState) -> None:
        begin_phase(state, Phase.LONG_EVENTS)
        call(state, LongEvents(self.seat), self.meanwhile())

    def move(self, state: MeccgState) -> None:
        end_phase(state, Phase.LONG_EVENTS)
        begin_phase(state, Phase.MOVEMENT)
        call(state, MovementPhase(self.seat), JoinCompanies(self.seat))

    def visit(self, state: MeccgState) -> None:
        begin_phase(state, Phase.SITE)
        call(state, SitePhase(self.seat), self.meanwhile())

    def meanwhile(self) -> opportunities.OwnOpportunity:
        """The opponent may play what can be played at any point of any turn."""
        return opportunities.OwnOpportunity(seat=other(self.seat))

    def end(self, state: MeccgState) -> None:
        end_phase(state, Phase.SITE)
        begin_phase(state, Phase.END)
        both = (self.seat, other(self.seat))
        throws = tuple(ThrowOne(seat) for seat in both)
        call(
            state,
            AutomaticTests(self.seat),
            EndPhase(self.seat),
            self.meanwhile(),
            *throws,
            *map(Refill, both),
            EndPhase(self.seat),
            MayCallCouncil(self.seat),
        )

    def over(self, state: MeccgState) -> None:
        end_phase(state, Phase.END)
        agents.leave_homeless(state)
        lapse(state, Until.TURN)
        lapse(state, Until.PHASE)

    STEPS = (untap, organize, last_long, move, visit, end, over)


def forget(state: MeccgState) -> None:
    """What was remembered of the last turn is forgotten."""
    state.brought.clear()
    state.happened.clear()
    state.past.clear()
    state.halved = False
    for key, there in state.companies.items():
        if there.came is not None:
            state.companies[key] = replace(there, came=None)


def begin_phase(state: MeccgState, phase: Phase) -> None:
    """A phase begins."""
    state.phase = phase
    emit(state, events.PhaseBegan(phase))
    happen(state, Happens.PHASE_STARTS, Player(state.active), phase=phase)


def end_phase(state: MeccgState, phase: Phase) -> None:
    """A phase is over."""
    happen(state, Happens.PHASE_ENDS, Player(state.active), phase=phase)


class Untap(Frame):
    """Cards untap, then the wounded heal at havens (M-UNTAP-01 to 04)."""

    seat: Seat

    def untap(self, state: MeccgState) -> None:
        lapse(state, Until.NEXT_UNTAP, seat=self.seat)
        for card in list(state.play):
            if holder(state, card) == self.seat and untaps(state, card):
                cards.untap(state, card)

    def heal(self, state: MeccgState) -> None:
        for key, there in companies_of(state, self.seat):
            state.companies[key] = replace(
                there, moved=False, returned=False, again=0, began=there.site
            )
            if not heals(state, self.seat, there.site):
                continue
            for card in there.members:
                if state.cards[card].status is Status.WOUNDED:
                    call(state, HealOne(card))

    def open(self, state: MeccgState) -> None:
        """The active player may play events (M-TURN-04)."""
        call(state, opportunities.OwnOpportunity(None, self.seat))

    def sideboard(self, state: MeccgState) -> None:
        """At last the opponent may use his sideboard (M-UNTAP-04, M-SIDE-10)."""
        if sideboarding.opens(state, self.seat):
            opponent = other(self.seat)
            call(state, sideboarding.Sideboarding(opponent, hazards=True, may_refuse=True))

    STEPS = (untap, heal, open, sideboard)


def untaps(state: MeccgState, card: CardId) -> bool:
    """Whether a card untaps: characters and resources do, sites do not (M-GAP-39)."""
    row = printed(state, card)
    if row.type is CardType.SITE or state.cards[card].status is not Status.TAPPED:
        return False
    if row.type is CardType.HAZARD and state.cards[card].form not in (Form.AGENT, Form.ALLY):
        return False
    return not deeds.cannot(state, Deed.UNTAP, card)


def heals(state: MeccgState, seat: Seat, here: CardId) -> bool:
    """Whether the wounded heal at a site (M-UNTAP-02)."""
    if has(state, here, Trait.NO_HAVEN_FOR_HEALING):
        return False
    return is_haven(state, seat, here) or has(state, here, Trait.HAVEN_FOR_HEALING)


class HealOne(Frame):
    """A wounded character heals to tapped, unless something else happens instead."""

    card: CardId

    def ask(self, state: MeccgState) -> None:
        if instead(state, Happens.HEALED, self.card):
            call(state, replacing.Replace(Happens.HEALED, self.card))
        else:
            state.result = False

    def heal(self, state: MeccgState) -> None:
        replaced, state.result = state.result, None
        if replaced is not True and not deeds.cannot(state, Deed.HEAL, self.card):
            cards.heal(state, self.card)

    STEPS = (ask, heal)


class LongEvents(Frame):
    """Long-events end, and the active player may play new ones (M-LONG-01 to 03)."""

    seat: Seat
    over: bool = False

    def expire(self, state: MeccgState) -> None:
        lapse(state, Until.NEXT_LONG_EVENTS)
        for card in list(state.play):
            row = EVENTS.get(state.cards[card].code)
            if row is None or row.kinds != (EventKind.LONG,):
                continue
            mine = holder(state, card) == self.seat
            if mine is (row.card.type is CardType.RESOURCE) and not deeds.cannot(
                state, Deed.EXPIRE, card
            ):
                cards.discard(state, card)

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found = opportunities.deals(state, self.seat, None)
        return Decision(self.seat, PlayLongEvents(), (o.Done(), *found), ("M-LONG-03",))

    def play(self, state: MeccgState, choice: AnyOption) -> LongEvents | None:
        if opportunities.deal(state, self.seat, None, choice):
            return None
        return replace(self, over=True)

    STEPS = (expire, AskAgain(may_play, play))


class EndPhase(Frame):
    """The active player may play cards at the end of his turn (M-END-05)."""

    seat: Seat
    over: bool = False

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found = opportunities.deals(state, self.seat, None)
        if is_spoken_of(state, (May, Deed.STORE_AT_END)):
            found += [one for one in stores(state, self.seat) if self.may_store(state, one)]
        return Decision(self.seat, EndOfTurn(), (o.Done(), *found), ("M-TURN-04",))

    def may_store(self, state: MeccgState, option: AnyOption) -> bool:
        """Whether a card lets the bearer store something now."""
        bearer = state.cards[option.card].host if isinstance(option, o.Store) else None
        return bearer is not None and deeds.may(state, Deed.STORE_AT_END, bearer)

    def play(self, state: MeccgState, choice: AnyOption) -> EndPhase | None:
        if opportunities.deal(state, self.seat, None, choice):
            return None
        if isinstance(choice, o.Store):
            call(state, Hand(choice.card, None))
            return None
        return replace(self, over=True)

    STEPS = (AskAgain(may_play, play),)


class ThrowOne(Frame):
    """A player may discard one card at the end of a turn (M-END-03)."""

    seat: Seat

    def may_throw(self, state: MeccgState) -> Decision | None:
        hand = state.hands[self.seat]
        if not hand:
            return None
        options: tuple[AnyOption, ...] = (o.No(), *map(o.Pick, hand))
        return Decision(self.seat, MayDiscard(), options, ("M-END-03",))

    def throw(self, state: MeccgState, choice: o.No | o.Pick) -> None:
        if isinstance(choice, o.Pick):
            cards.discard(state, choice.card, shown=False)

    STEPS = (Ask(may_throw, throw),)


class MayCallCouncil(Frame):
    """A player who may calls the council; the opponent has one last turn (M-WIN-08 to 12)."""

    seat: Seat

    def may_call(self, state: MeccgState) -> Decision | None:
        if calling.needs_card(state, self.seat) or not calling.may_call(state, self.seat):
            return None
        return Decision(self.seat, MayCall(), (o.No(), o.CallCouncil()), ("M-WIN-08", "M-WIN-09"))

    def call_it(self, state: MeccgState, choice: o.No | o.CallCouncil) -> None:
        if isinstance(choice, o.CallCouncil):
            state.called, state.last = self.seat, state.turn + 1
            emit(state, events.CouncilCalled(self.seat))

    STEPS = (Ask(may_call, call_it),)
