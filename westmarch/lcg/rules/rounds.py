"""The adventure: its beginning, its rounds, the seven phases and how they begin and end."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Frame, Picks, While, call
from westmarch.kernel.records import AnyOption, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    ChooseFirstPlayer,
    Keep,
    MayMulligan,
    Mulligan,
    OrderForced,
    PickPlayer,
    Use,
)
from westmarch.lcg.rules import acting, combat, encounters, questing, refreshing, settling
from westmarch.lcg.rules.moving import draw
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.values import heroes
from westmarch.lcg.state import LcgState, remaining
from westmarch.lcg.vocabulary.abilities import Setup
from westmarch.lcg.vocabulary.lasting import Context, Later
from westmarch.lcg.vocabulary.targets import Until

HAND = 6


class Adventure(Frame):
    """The whole game: set-up, then rounds until it is won or lost."""

    asked: int = 0

    def may_vote(
        self, state: LcgState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        """The players choose the first player by majority (L-SETUP-08)."""
        seats = sorted(remaining(state))
        if picked or seat not in seats or len(seats) == 1:
            return None
        return Decision(seat, ChooseFirstPlayer(), tuple(PickPlayer(seat) for seat in seats))

    def count_votes(self, state: LcgState, picks: Picks) -> None:
        """Without a majority chance decides (L-SETUP-09)."""
        votes = [pick.seat for one in picks for pick in one if isinstance(pick, PickPlayer)]
        for seat in set(votes):
            if 2 * votes.count(seat) > len(votes):
                state.first = seat
                break
        else:
            seats = sorted(remaining(state))
            state.first = seats[state.roll(len(seats)) - 1] if votes else seats[0]
        emit(state, events.FirstPlayerChanged(state.first))

    def draw_hands(self, state: LcgState) -> None:
        """Each player draws six cards (L-SETUP-11)."""
        for seat in remaining(state):
            draw_hand(state, seat)

    def undecided(self, state: LcgState) -> bool:
        return self.asked < len(remaining(state))

    def may_mulligan(self, state: LcgState) -> Decision:
        """Each player may take one new hand (L-SETUP-12 to 15)."""
        return Decision(remaining(state)[self.asked], MayMulligan(), (Keep(), Mulligan()))

    def mulligan(self, state: LcgState, choice: AnyOption) -> Adventure:
        seat = remaining(state)[self.asked]
        if isinstance(choice, Mulligan):
            for card in tuple(state.hand[seat]):
                verbs.place(state, card, verbs.fresh(state, card, Zone.DECK))
            verbs.shuffle_deck(state, seat)
            draw_hand(state, seat)
        return replace(self, asked=self.asked + 1)

    def set_out(self, state: LcgState) -> None:
        """Side A of the first quest card is carried out (L-SETUP-16, L-SETUP-17)."""
        settling.begin_stage(state)
        card = state.quest[0]
        for ability in ABILITIES[state.cards[card].code]:
            if isinstance(ability, Setup):
                call(state, Resolve(ability.do, Context(card, state.first)))

    def turn_over(self, state: LcgState) -> None:
        """The card is turned to side B (L-SETUP-20)."""
        settling.follow_stage(state)

    def goes_on(self, state: LcgState) -> bool:
        return True

    def play_round(self, state: LcgState) -> None:
        call(state, Round())

    STEPS = (
        AskSecretly(may_vote, count_votes),
        draw_hands,
        While(undecided, Ask(may_mulligan, mulligan)),
        set_out,
        turn_over,
        While(goes_on, play_round),
    )


def draw_hand(state: LcgState, seat: Seat) -> None:
    """Six cards from the top of the own deck, or all if it has fewer."""
    for _ in range(min(HAND, len(state.deck[seat]))):
        verbs.draw_card(state, seat)


class Round(Frame):
    """Seven phases in their order (L-ROUND-01)."""

    def begin(self, state: LcgState) -> None:
        state.round += 1
        state.allies_played = 0
        emit(state, events.RoundBegan(state.round))

    def resource(self, state: LcgState) -> None:
        begin(state, Phase.RESOURCE)
        call(state, ResourcePhase(), End(Until.PHASE))

    def planning(self, state: LcgState) -> None:
        begin(state, Phase.PLANNING)
        call(state, PlanningPhase(), End(Until.PHASE))

    def quest(self, state: LcgState) -> None:
        begin(state, Phase.QUEST)
        call(state, questing.QuestPhase(), End(Until.PHASE))

    def travel(self, state: LcgState) -> None:
        begin(state, Phase.TRAVEL)
        call(state, encounters.TravelPhase(), End(Until.PHASE))

    def encounter(self, state: LcgState) -> None:
        begin(state, Phase.ENCOUNTER)
        call(state, encounters.EncounterPhase(), End(Until.PHASE))

    def combat(self, state: LcgState) -> None:
        begin(state, Phase.COMBAT)
        call(state, combat.CombatPhase(), End(Until.PHASE))

    def refresh(self, state: LcgState) -> None:
        begin(state, Phase.REFRESH)
        call(state, refreshing.RefreshPhase(), End(Until.PHASE))

    def end(self, state: LcgState) -> None:
        """The end of the round comes after the last action window (L-OPEN-20)."""
        call(state, End(Until.ROUND))

    def count(self, state: LcgState) -> None:
        """A round counts once its end is reached (L-SCORE-03)."""
        state.rounds_completed += 1

    STEPS = (begin, resource, planning, quest, travel, encounter, combat, refresh, end, count)


def begin(state: LcgState, phase: Phase) -> None:
    """A phase begins."""
    state.phase = phase
    emit(state, events.PhaseBegan(phase))


class End(Frame):
    """A phase or the round ends: what waits for it happens, what lasted until then is over."""

    of: Until
    first: int = 0

    def tell(self, state: LcgState) -> None:
        over = self.of is Until.ROUND
        emit(state, events.RoundEnded(state.round) if over else events.PhaseEnded(state.phase))

    def has_waiting(self, state: LcgState) -> bool:
        return bool(state.lasting) and bool(self.waiting(state))

    def which_first(self, state: LcgState) -> Decision | None:
        """The first player orders what happens at the same moment (L-FAQ-02)."""
        waiting = self.waiting(state)
        if len(waiting) < 2:
            return None
        uses = tuple(Use(one.context.source, n) for n, one in enumerate(waiting))
        return Decision(state.first, OrderForced(), uses)

    def put_first(self, state: LcgState, choice: Use) -> End:
        return replace(self, first=choice.ability)

    def happen(self, state: LcgState) -> End:
        one = self.waiting(state)[self.first]
        state.lasting.remove(one)
        call(state, Resolve(one.effects, one.context))
        return replace(self, first=0)

    def waiting(self, state: LcgState) -> list[Later]:
        """What is still to happen at this end."""
        return [x for x in state.lasting if isinstance(x, Later) and x.until is self.of]

    def expire(self, state: LcgState) -> None:
        over = (Until.PHASE, Until.ROUND) if self.of is Until.ROUND else (Until.PHASE,)
        state.lasting[:] = [x for x in state.lasting if x.until not in over]
        state.used_this_phase.clear()
        if self.of is Until.ROUND:
            state.used_this_round.clear()
            state.attacks_made.clear()
            state.has_attacked.clear()
        elif state.phase is Phase.QUEST:
            for area in state.area:
                for card in area:
                    if state.cards[card].committed:
                        verbs.uncommit(state, card)

    STEPS = (tell, While(has_waiting, Ask(which_first, put_first), happen), expire)


class ResourcePhase(Frame):
    """Every hero collects a resource, every player draws a card (L-RES)."""

    def collect(self, state: LcgState) -> None:
        for seat in remaining(state):
            for hero in heroes(state, seat):
                verbs.add_resources(state, hero, 1)

    def draw(self, state: LcgState) -> None:
        for seat in remaining(state):
            draw(state, seat, 1)

    STEPS = (collect, draw, acting.ActionWindow())


class PlanningPhase(Frame):
    """The players play allies and attachments in player order (L-PLAN)."""

    def take_turns(self, state: LcgState) -> None:
        call(state, *(acting.ActionWindow(planning=seat) for seat in remaining(state)))

    STEPS = (take_turns,)
