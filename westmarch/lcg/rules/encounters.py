"""The travel phase and the encounter phase (rulebook p. 15-17)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.kernel.windows import Pass
from westmarch.lcg import events, verbs
from westmarch.lcg.declared import ABILITIES, having
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.options import (
    ChooseEngaging,
    ChooseTravel,
    EngageEnemy,
    EngageOptionally,
    TravelHere,
)
from westmarch.lcg.rules import acting, revealing
from westmarch.lcg.rules.asking import is_banned, matching
from westmarch.lcg.rules.counting import players
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.state import LcgState, remaining, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.abilities import Ban, MustTravelHere, Travel
from westmarch.lcg.vocabulary.lasting import Context

TRAVEL = having(Travel)
MUST_TRAVEL = having(MustTravelHere)


class TravelPhase(Frame):
    """The group may travel to one location (L-TRAVEL)."""

    goal: CardId | None = None

    def may_travel(self, state: LcgState) -> Decision | None:
        """The first player has the final say (L-TRAVEL-02)."""
        goals = destinations(state)
        if not goals:
            return None
        must = [card for card in goals if state.cards[card].code in MUST_TRAVEL]
        stay = () if must else (Pass(),)
        here = tuple(TravelHere(card) for card in (must or goals))
        return Decision(state.first, ChooseTravel(), (*stay, *here))

    def travel(self, state: LcgState, choice: AnyOption) -> TravelPhase | None:
        """The price is paid first (L-EFFECT-21)."""
        if not isinstance(choice, TravelHere):
            return None
        for ability in TRAVEL.get(state.cards[choice.card].code, ()):
            call(state, Resolve(ability.do, Context(choice.card, state.first)))
        return replace(self, goal=choice.card)

    def arrive(self, state: LcgState) -> None:
        """The location becomes the active one (L-TRAVEL-03)."""
        if self.goal is not None and state.cards[self.goal].zone is Zone.STAGING:
            here = state.cards[self.goal]
            verbs.place(state, self.goal, replace(here, zone=Zone.ACTIVE))
            emit(state, events.TravelledTo(self.goal))

    STEPS = (Ask(may_travel, travel), arrive, acting.ActionWindow())


def destinations(state: LcgState) -> list[CardId]:
    """The locations that the players can travel to (L-TRAVEL-05, L-EFFECT-22)."""
    if state.active:
        return []
    return [
        card
        for card in state.staging
        if shown(state, card).type is CardType.LOCATION and can_afford(state, card)
    ]


def can_afford(state: LcgState, card: CardId) -> bool:
    """Whether the players can pay what travelling to a location costs."""
    for ability in ABILITIES[state.cards[card].code]:
        if isinstance(ability, Travel):
            for effect in ability.do:
                if not can_do(state, effect, Context(card, state.first)):
                    return False
    return True


def can_do(state: LcgState, effect: e.Effect, context: Context) -> bool:
    """Whether a part of a travel cost can be carried out in full."""
    match effect:
        case e.As(who, do):
            seats = players(state, who, context)
            return all(can_do(state, one, replace(context, you=s)) for s in seats for one in do)
        case e.Choose(what):
            return bool(matching(state, what, context))
        case e.DiscardFromHand(number):
            return len(state.hand[context.you]) >= number
        case e.Reveal():
            return revealing.can_reveal(state)
    return True


class EncounterPhase(Frame):
    """Optional engagement, then engagement checks (L-ENC-01)."""

    def engage(self, state: LcgState) -> None:
        """Each player has one chance, in player order (L-OPEN-06)."""
        call(state, *(OptionalEngagement(seat) for seat in remaining(state)))

    def checking(self, state: LcgState) -> bool:
        """Checks go on as long as an enemy can engage a player (L-ENC-11, L-ENC-12)."""
        if is_banned(state, Ban.ENGAGEMENT_CHECKS):
            return False
        return any(engaging(state, seat) for seat in remaining(state))

    def check(self, state: LcgState) -> None:
        """Every player makes one check, the first player first (L-ENC-09, L-ENC-10)."""
        call(state, *(EngagementCheck(seat) for seat in remaining(state)))

    STEPS = (engage, acting.ActionWindow(), While(checking, check), acting.ActionWindow())


class OptionalEngagement(Frame):
    """A player may engage one enemy of his choice (L-ENC-02, L-ENC-03)."""

    seat: Seat

    def may_engage(self, state: LcgState) -> Decision | None:
        if state.eliminated[self.seat]:
            return None
        found = [
            c for c in staged_enemies(state) if not is_banned(state, Ban.OPTIONAL_ENGAGEMENT, c)
        ]
        if not found:
            return None
        options = (Pass(), *(EngageEnemy(card) for card in found))
        return Decision(self.seat, EngageOptionally(), options)

    def engage(self, state: LcgState, choice: AnyOption) -> None:
        if isinstance(choice, EngageEnemy):
            verbs.engage(state, choice.card, self.seat)

    STEPS = (Ask(may_engage, engage),)


class EngagementCheck(Frame):
    """The enemy with the highest fitting cost engages a player, if any (L-ENC-05 to 08)."""

    seat: Seat
    enemy: CardId | None = None

    def find(self, state: LcgState) -> EngagementCheck:
        found = engaging(state, self.seat)
        return replace(self, enemy=found[0]) if len(found) == 1 else self

    def which(self, state: LcgState) -> Decision | None:
        """Of several with the same cost the player chooses (L-OPEN-05)."""
        found = engaging(state, self.seat)
        if len(found) < 2:
            return None
        return Decision(self.seat, ChooseEngaging(), tuple(EngageEnemy(card) for card in found))

    def choose(self, state: LcgState, choice: EngageEnemy) -> EngagementCheck:
        return replace(self, enemy=choice.card)

    def engage(self, state: LcgState) -> None:
        if self.enemy is not None:
            verbs.engage(state, self.enemy, self.seat)

    STEPS = (find, Ask(which, choose), engage)


def staged_enemies(state: LcgState) -> list[CardId]:
    """The enemies in the staging area."""
    return [card for card in state.staging if shown(state, card).type is CardType.ENEMY]


def engaging(state: LcgState, seat: Seat) -> list[CardId]:
    """The enemies with the highest engagement cost not above a player's threat (L-ENC-06)."""
    if state.eliminated[seat]:
        return []
    costs = {
        card: CARDS[state.cards[card].code].engagement_cost or 0 for card in staged_enemies(state)
    }
    fitting = [cost for cost in costs.values() if cost <= state.threat[seat]]
    return [card for card, cost in costs.items() if fitting and cost == max(fitting)]
