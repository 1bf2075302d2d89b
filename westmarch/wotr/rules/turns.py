"""The turn and its phases (W-TURN, W-DICE, W-VICT)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskSecretly, Frame, Picks, While, call, end_game
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.state import emit
from westmarch.kernel.values import Layer, Term, total
from westmarch.wotr import events
from westmarch.wotr.declared import abilities_of
from westmarch.wotr.kinds import Deck, Face, Phase, Side
from westmarch.wotr.options import No, PickCard, PutIntoHuntBox
from westmarch.wotr.prompts import AllocateDice, OfferCard
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.acting import ActionPhase
from westmarch.wotr.rules.board import builders, companions
from westmarch.wotr.rules.drawing import DiscardToLimit, DrawFromEither
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.journeying import MayDeclareFellowship, MayEnterMordor
from westmarch.wotr.state import FREE_SIDE, SHADOW_SIDE, WotrState, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.verbs import dealing, quest, teams
from westmarch.wotr.vocabulary.abilities import NoDieWhile

POOL = {Side.FREE: 4, Side.SHADOW: 7}
LARGEST_POOL = {Side.FREE: 6, Side.SHADOW: 10}
"""The Action dice at the start, and all that there are (W-SETUP-10, W-SETUP-11, W-COMP-02)."""

DIE: dict[Side, tuple[Face, ...]] = {
    Side.FREE: (
        Face.CHARACTER,
        Face.CHARACTER,
        Face.MUSTER,
        Face.ARMY_MUSTER,
        Face.EVENT,
        Face.WILL,
    ),
    Side.SHADOW: (
        Face.CHARACTER,
        Face.ARMY,
        Face.MUSTER,
        Face.ARMY_MUSTER,
        Face.EVENT,
        Face.EYE,
    ),
}
"""The six faces of an Action die, in the order of the numbers that are rolled."""

SHADOW_VICTORY = 10
FREE_VICTORY = 4
"""The Victory Points that win (W-VICT-03, W-VICT-04)."""


class War(Frame):
    """Turn after turn, until somebody wins."""

    def goes_on(self, state: WotrState) -> bool:
        return state.winner is None

    def begin(self, state: WotrState) -> None:
        state.turn += 1
        emit(state, events.TurnBegan(state.turn))
        if state.turn > 1:
            pass_the_lead(state)
        call(state, Turn())

    def end(self, state: WotrState) -> None:
        end_game(state)

    STEPS = (While(goes_on, begin), end)


class Turn(Frame):
    """The six phases of a turn (W-TURN-01)."""

    def events(self, state: WotrState) -> None:
        begin_phase(state, Phase.EVENTS)
        if state.ruleset.dice_recovered_late:
            recover_dice(state)
        call(state, *(DrawCards(Seat(number)) for number in range(state.players)))

    def exchange(self, state: WotrState) -> None:
        call(state, *(ExchangeCards(side) for side in Side))

    def fellowship(self, state: WotrState) -> None:
        begin_phase(state, Phase.FELLOWSHIP)
        call(state, MayDeclareFellowship(), MayEnterMordor(), ChooseTheGuide(anew=True))

    def hunt(self, state: WotrState) -> None:
        begin_phase(state, Phase.HUNT)
        call(state, AllocateToHunt())

    def roll(self, state: WotrState) -> None:
        begin_phase(state, Phase.ROLL)
        for side in Side:
            roll_action_dice(state, side)

    def act(self, state: WotrState) -> None:
        begin_phase(state, Phase.ACTIONS)
        call(state, ActionPhase())

    def rest(self, state: WotrState) -> None:
        """Idleness in Mordor corrupts (W-MORD-12)."""
        if state.mordor is not None and not state.strove:
            quest.corrupt(state, 1)

    def check(self, state: WotrState) -> None:
        begin_phase(state, Phase.VICTORY)
        check_victory(state)
        if not state.ruleset.dice_recovered_late:
            recover_dice(state)
        state.ring_used[:] = [False, False]
        state.messenger_used = False
        state.strove = False

    STEPS = (events, exchange, fellowship, hunt, roll, act, rest, check)


def recover_dice(state: WotrState) -> None:
    """The dice in the Hunt Box return to their owners (W-TURN-09, W-TURN-10, W-ED-03)."""
    state.recovered = state.in_hunt_box[FREE_SIDE]
    state.in_hunt_box[:] = [0, 0]


def begin_phase(state: WotrState, phase: Phase) -> None:
    """A phase begins."""
    state.phase = phase
    emit(state, events.PhaseBegan(phase))


def pass_the_lead(state: WotrState) -> None:
    """The Leading Player's token goes to the team-mate (W-MP4-04)."""
    for side in Side:
        seats = roles.seats_of(state, side)
        at = seats.index(state.leading[index(side)])
        state.leading[index(side)] = seats[(at + 1) % len(seats)]


class DrawCards(Frame):
    """A player draws from both decks, or, with a team-mate, from one (W-TURN-02, W-MP4-05, 06)."""

    seat: Seat

    def shares(self, state: WotrState) -> bool:
        """Whether the player has a team-mate."""
        return roles.has_mate(state, self.seat)

    def draw(self, state: WotrState) -> None:
        if state.turn > 1 and self.shares(state):
            call(state, DrawFromEither(self.seat))
            return
        for deck in Deck:
            dealing.draw_card(state, self.seat, deck)
        call(state, DiscardToLimit(self.seat))

    STEPS = (draw,)


class ExchangeCards(Frame):
    """Team-mates may exchange one card each, unseen, if both want to (W-MP4-08, W-MP4-09)."""

    side: Side

    def may_offer(
        self, state: WotrState, seat: Seat, picked: tuple[AnyOption, ...]
    ) -> Decision | None:
        seats = roles.seats_of(state, self.side)
        if picked or seat not in seats or len(seats) == 1:
            return None
        if not all(state.hands[each] for each in seats):
            return None
        options = (No(), *(PickCard(card) for card in state.hands[seat]))
        return Decision(seat, OfferCard(), options, ("W-MP4-08", "W-MP4-09"))

    def exchange(self, state: WotrState, picks: Picks) -> None:
        offers = [
            (Seat(number), pick.card)
            for number, picked in enumerate(picks)
            for pick in picked
            if isinstance(pick, PickCard)
        ]
        if len(offers) > 1:
            teams.exchange(state, offers[0], offers[1])

    STEPS = (AskSecretly(may_offer, exchange),)


class AllocateToHunt(Frame):
    """The Shadow may put dice into the Hunt Box (W-DICE-05 to 09)."""

    def may_allocate(self, state: WotrState) -> Decision:
        most = min(pool(state, Side.SHADOW), max(1, len(companions(state))))
        least = int(state.ruleset.forced_hunt_die and state.recovered > 0)
        options = tuple(PutIntoHuntBox(dice) for dice in range(least, most + 1))
        seat = roles.leader_of(state, Side.SHADOW)
        return Decision(seat, AllocateDice(), options, ("W-DICE-05", "W-DICE-07"))

    def allocate(self, state: WotrState, choice: PutIntoHuntBox) -> None:
        state.in_hunt_box[SHADOW_SIDE] = choice.dice
        emit(state, events.HuntAllocated(choice.dice))

    STEPS = (Ask(may_allocate, allocate),)


def pool_terms(state: WotrState, side: Side) -> tuple[Term, ...]:
    """What makes up the Action dice of a side (W-DICE-01, W-DICE-02)."""
    more = [
        Term(who, CHARACTERS[who].dice)
        for who in state.characters
        if CHARACTERS[who].side is side
        and not any(
            other in state.characters
            for ability in abilities_of(who, NoDieWhile)
            for other in ability.who
        )
    ]
    most = Term("most", LARGEST_POOL[side], Layer.AT_MOST)
    return (Term("pool", POOL[side], Layer.PRINTED), *more, most)


def pool(state: WotrState, side: Side) -> int:
    """How many Action dice a side has."""
    return total(pool_terms(state, side))


def roll_action_dice(state: WotrState, side: Side) -> None:
    """All dice but those in the Hunt Box are rolled; Eyes join them there (W-DICE-09 to 11)."""
    count = pool(state, side) - state.in_hunt_box[index(side)]
    faces = tuple(DIE[side][state.roll() - 1] for _ in range(count))
    emit(state, events.ActionDiceRolled(side, faces))
    state.in_hunt_box[index(side)] += faces.count(Face.EYE)
    state.dice[index(side)] = [face for face in faces if face is not Face.EYE]


def victory_points(state: WotrState, side: Side) -> int:
    """What a side's conquests are worth (W-CAPT-06, W-VICT-07)."""
    return sum(REGIONS[region].worth for region in state.captured if builders(region) is side.enemy)


def check_victory(state: WotrState) -> None:
    """Whether the war is won by arms (W-VICT-03 to 06)."""
    if victory_points(state, Side.SHADOW) >= SHADOW_VICTORY:
        quest.win(state, Side.SHADOW, "conquest")
    elif victory_points(state, Side.FREE) >= FREE_VICTORY:
        quest.win(state, Side.FREE, "conquest")
