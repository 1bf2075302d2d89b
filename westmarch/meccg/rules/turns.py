"""The turn and its phases; how the game ends (M-TURN, M-UNTAP, M-LONG, M-END, M-WIN)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call, end_game
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import events
from westmarch.meccg.options import CallCouncil, No, Pick
from westmarch.meccg.prompts import MayCall, MayDiscard
from westmarch.meccg.reading import characters_of, companies_of, is_haven, lying_on, other
from westmarch.meccg.rules.attacking import lapse
from westmarch.meccg.rules.council import Council, score
from westmarch.meccg.rules.hands import Refill
from westmarch.meccg.rules.hazards import MovementPhase
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.rules.visiting import SitePhase
from westmarch.meccg.state import MeccgState, Phase, Status
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Until

ENOUGH = {1: 20, 2: 25, 3: 30, 4: 40}
"""The marshalling points with which the council can be called a deck earlier (M-GAP-19)."""


class Play(Frame):
    """Turn after turn, then the council."""

    def goes_on(self, state: MeccgState) -> bool:
        return state.winner is None and not is_over(state)

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


def is_over(state: MeccgState) -> bool:
    """Whether the last turn is over: both decks exhausted, or the council called (M-WIN-07, 12)."""
    if state.last is not None and state.turn >= state.last:
        return True
    return all(times >= state.length for times in state.exhausted)


class Turn(Frame):
    """The six phases of a turn (M-TURN-01)."""

    seat: Seat

    def untap(self, state: MeccgState) -> None:
        begin_phase(state, Phase.UNTAP)
        state.brought.clear()
        lapse(state, Until.TURN)
        for key, there in companies_of(state, self.seat):
            state.companies[key] = replace(there, moved=False, returned=False)
            haven = is_haven(state, self.seat, there.site)
            for card in there.members:
                untap_all(state, card)
                if haven and state.cards[card].status is Status.WOUNDED:
                    cards.heal(state, card)

    def organize(self, state: MeccgState) -> None:
        begin_phase(state, Phase.ORGANIZATION)
        call(state, OrganizationPhase(self.seat))

    def move(self, state: MeccgState) -> None:
        begin_phase(state, Phase.MOVEMENT)
        call(state, MovementPhase(self.seat), JoinCompanies(self.seat))

    def visit(self, state: MeccgState) -> None:
        begin_phase(state, Phase.SITE)
        call(state, SitePhase(self.seat))

    def end(self, state: MeccgState) -> None:
        begin_phase(state, Phase.END)
        both = (self.seat, other(self.seat))
        throws = tuple(ThrowOne(seat) for seat in both)
        call(state, *throws, *map(Refill, both), MayCallCouncil(self.seat))

    STEPS = (untap, organize, move, visit, end)


def untap_all(state: MeccgState, card: CardId) -> None:
    """A character and all that lies on it untap (M-UNTAP-01)."""
    cards.untap(state, card)
    for held in lying_on(state, card):
        cards.untap(state, held)


def begin_phase(state: MeccgState, phase: Phase) -> None:
    """A phase begins."""
    state.phase = phase
    emit(state, events.PhaseBegan(phase))


class ThrowOne(Frame):
    """A player may discard one card at the end of a turn (M-END-03)."""

    seat: Seat

    def may_throw(self, state: MeccgState) -> Decision | None:
        hand = state.hands[self.seat]
        if not hand:
            return None
        options: tuple[AnyOption, ...] = (No(), *(Pick(card) for card in hand))
        return Decision(self.seat, MayDiscard(), options, ("M-END-03",))

    def throw(self, state: MeccgState, choice: No | Pick) -> None:
        if isinstance(choice, Pick):
            cards.discard(state, choice.card, shown=False)

    STEPS = (Ask(may_throw, throw),)


class MayCallCouncil(Frame):
    """A player who may calls the council; the opponent has one last turn (M-WIN-08 to 12)."""

    seat: Seat

    def may_call(self, state: MeccgState) -> Decision | None:
        if state.last is not None or not can_call(state, self.seat):
            return None
        return Decision(self.seat, MayCall(), (No(), CallCouncil()), ("M-WIN-08", "M-WIN-09"))

    def call_it(self, state: MeccgState, choice: No | CallCouncil) -> None:
        if isinstance(choice, CallCouncil):
            state.called, state.last = self.seat, state.turn + 1
            emit(state, events.CouncilCalled(self.seat))

    STEPS = (Ask(may_call, call_it),)


def can_call(state: MeccgState, seat: Seat) -> bool:
    """Whether a player may call the council."""
    if not characters_of(state, seat):
        return state.exhausted[seat] >= state.length
    if state.exhausted[seat] >= state.length:
        return True
    return state.exhausted[seat] >= state.length - 1 and score(state, seat) >= ENOUGH[state.length]
