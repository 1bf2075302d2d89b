"""Settling the table: what is defeated, explored, completed, eliminated, won or lost."""

from __future__ import annotations

from westmarch.kernel.frames import Frame, call, enclosing, end_game
from westmarch.kernel.records import AnyEvent, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.lcg import events, verbs
from westmarch.lcg.kinds import CardType, Zone
from westmarch.lcg.rules import moving, resolving, restricting, revealing
from westmarch.lcg.rules.asking import controller, holds, own_context, prisoner, quest_abilities
from westmarch.lcg.rules.values import heroes
from westmarch.lcg.state import LcgState, in_play, remaining, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.abilities import NotByProgress, NotCompletedIf, WonIf
from westmarch.lcg.vocabulary.lasting import Boosted, Context, Harmless, Held, Later

SETTLED: frozenset[type[AnyEvent]] = frozenset(
    (
        events.Damaged,
        events.LeftPlay,
        events.ThreatChanged,
        events.ProgressPlaced,
        events.PrisonerRescued,
        events.Attached,
        events.StageSettled,
    )
)
"""Events after which something may have to leave the table."""

MORTAL = (CardType.HERO, CardType.ALLY, CardType.ENEMY)


def matters(state: LcgState, event: AnyEvent) -> bool:
    """Whether an event brings anything about by itself."""
    match event:
        case events.Damaged(card=card):
            itself = moving.is_spent(state, card)
        case events.ThreatChanged(now=now):
            itself = now >= verbs.MAX_THREAT
        case events.ProgressPlaced(card=card):
            itself = is_explored(state, card)
        case events.Attached(host=host):
            itself = restricting.has_too_many(state, host)
        case _:
            itself = isinstance(event, events.LeftPlay)
    return itself or is_ripe(state)


def settle(state: LcgState, event: AnyEvent) -> None:
    """Carry out what an event brings about by itself."""
    match event:
        case events.Damaged(card=card, attackers=attackers):
            if state.cards[card].zone in MORTAL_ZONES and moving.is_spent(state, card):
                moving.defeat(state, card, attackers)
        case events.LeftPlay(card=gone, kind=kind):
            forget(state, gone)
            if kind is CardType.ATTACHMENT:
                for card in spent(state):
                    moving.defeat(state, card, ())
            if kind is CardType.HERO:
                eliminate_without_heroes(state)
        case events.ThreatChanged(seat=seat, now=now):
            if now >= verbs.MAX_THREAT and not state.eliminated[seat]:
                eliminate(state, seat)
        case events.ProgressPlaced(card=card):
            if is_explored(state, card):
                moving.explore(state, card)


def forget(state: LcgState, card: CardId) -> None:
    """What left play attacks and defends no more (L-DEF-17); if it comes back, it is a new card."""
    state.assaults[:] = [
        replace(one, characters=tuple(c for c in one.characters if c != card))
        for one in state.assaults
    ]
    state.lasting[:] = [
        replace(one, cards=tuple(c for c in one.cards if c != card))
        if isinstance(one, Boosted | Harmless | Held)
        else one
        for one in state.lasting
        if not (isinstance(one, Later) and card in (one.context.source, *one.context.chosen))
    ]
    for used in (state.used_this_phase, state.used_this_round):
        used[:] = [one for one in used if one.card != card]
    state.attacks_made[:] = [(seat, enemy) for seat, enemy in state.attacks_made if enemy != card]
    state.has_attacked[:] = [enemy for enemy in state.has_attacked if enemy != card]


MORTAL_ZONES = (Zone.PLAY, Zone.STAGING, Zone.ENGAGED, Zone.REVEALED)


def spent(state: LcgState) -> list[CardId]:
    """The characters and enemies in play without hit points left."""
    return [
        card
        for card in in_play(state)
        if shown(state, card).type in MORTAL and moving.is_spent(state, card)
    ]


def is_explored(state: LcgState, card: CardId) -> bool:
    """Whether a location holds as much progress as it has quest points (L-LOC-02)."""
    row = CARDS[state.cards[card].code]
    return (
        row.type is CardType.LOCATION
        and state.cards[card].zone in (Zone.STAGING, Zone.ACTIVE)
        and state.cards[card].progress >= (row.quest_points or 0)
    )


def settle_stage(state: LcgState) -> None:
    """Win, or go on to the next stage, if the quest is ripe for it (L-STAGE-01, L-END-04)."""
    if not is_ripe(state):
        return
    if is_won(state):
        win(state)
    else:
        call(state, AdvanceStage(), LookAgain())


def is_ripe(state: LcgState) -> bool:
    """Whether the game is won or the stage completed; not while a stage is being set up."""
    if not state.quest or not (is_completed(state) or is_won(state)):
        return False
    return enclosing(state, AdvanceStage) is None


def is_won(state: LcgState) -> bool:
    """Whether the current stage says that the game is won now."""
    return any(
        holds(state, ability.condition, own_context(state, state.quest[0]))
        for ability in quest_abilities(state, WonIf)
    )


def is_completed(state: LcgState) -> bool:
    """Whether the current stage holds enough progress and nothing hinders it (L-FAQ-27)."""
    card = state.quest[0]
    points = CARDS[state.cards[card].code].quest_points
    if points is None or state.cards[card].progress < points:
        return False
    if quest_abilities(state, NotByProgress):
        return False
    context = own_context(state, card)
    return not any(
        holds(state, ability.condition, context)
        for ability in quest_abilities(state, NotCompletedIf)
    )


class AdvanceStage(Frame):
    """The players go on to the next stage, or have won (L-STAGE-01 to 12)."""

    def complete(self, state: LcgState) -> None:
        """Effects of completing the stage come first."""
        emit(state, events.StageCompleted(state.cards[state.quest[0]].code))

    def turn(self, state: LcgState) -> None:
        """The finished card goes, the next one becomes the current quest (L-STAGE-04)."""
        moving.out_of_game(state, state.quest[0])
        if not state.quest_deck:
            win(state)
            return
        begin_stage(state)

    def follow(self, state: LcgState) -> None:
        """All that the new card says when it is revealed (L-STAGE-05)."""
        follow_stage(state)

    STEPS = (complete, turn, follow)


class LookAgain(Frame):
    """The new stage, all it says at once being carried out, can be completed or won in its turn."""

    def tell(self, state: LcgState) -> None:
        emit(state, events.StageSettled(state.cards[state.quest[0]].code))

    STEPS = (tell,)


def begin_stage(state: LcgState) -> None:
    """The top card of the quest deck becomes the current quest."""
    card = state.quest_deck[-1]
    verbs.place(state, card, verbs.fresh(state, card, Zone.QUEST))
    emit(state, events.StageBegan(state.cards[card].code))


def follow_stage(state: LcgState) -> None:
    """The When Revealed effects of the current quest card happen."""
    effects = revealing.when_revealed(state.cards[state.quest[0]].code)
    if effects:
        call(state, resolving.Resolve(effects, Context(state.quest[0], state.first)))


def win(state: LcgState) -> None:
    """The players have won (L-END-01)."""
    state.won = True
    end_game(state)


def lose(state: LcgState) -> None:
    """The players have lost (L-END-03)."""
    state.won = False
    end_game(state)


def eliminate_without_heroes(state: LcgState) -> None:
    """Who has no hero left is out of the game (L-ELIM-01); a prisoner is none."""
    for seat in remaining(state):
        if not heroes(state, seat):
            eliminate(state, seat)


def eliminate(state: LcgState, seat: Seat) -> None:
    """A player is out of the game; his cards go to their owners' piles (L-ELIM-05 to 08)."""
    captive = prisoner(state)
    loses_all = captive is not None and state.cards[captive].seat == seat
    state.eliminated[seat] = True
    emit(state, events.Eliminated(seat))
    for card in (*state.hand[seat], *state.deck[seat]):
        verbs.place(state, card, verbs.fresh(state, card, Zone.DISCARD))
    for card in tuple(state.area[seat]):
        verbs.clear(state, card)
        verbs.place(state, card, verbs.fresh(state, card, Zone.DISCARD))
        forget(state, card)
    for card in in_play(state):
        if state.cards[card].zone is Zone.ATTACHED and controller(state, card) == seat:
            verbs.detach(state, card)
    for card in tuple(state.deck_attached[seat]):
        verbs.place(state, card, verbs.fresh(state, card, Zone.DISCARD))
    for card in tuple(state.engaged[seat]):
        moving.return_to_staging(state, card)
    if loses_all or all(state.eliminated):
        lose(state)
    elif state.first == seat:
        pass_token(state)


def pass_token(state: LcgState) -> None:
    """The next player still in the game becomes first player (L-REF-03, L-OPEN-11)."""
    order = [Seat((state.first + step) % state.players) for step in range(1, state.players + 1)]
    state.first = next(seat for seat in order if not state.eliminated[seat])
    emit(state, events.FirstPlayerChanged(state.first))
