"""What answers an event: forced effects first, then responses in player order."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, While, call
from westmarch.kernel.records import AnyEvent, AnyOption, CardId, Record, Seat, replace
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.declared import ABILITIES, Index
from westmarch.lcg.kinds import CardType, Phase, Zone
from westmarch.lcg.options import MayRespond, OrderForced, Use
from westmarch.lcg.rules import acting, restricting, settling, using
from westmarch.lcg.rules.asking import (
    controller,
    fits,
    fitting,
    is_active,
    is_unclaimed_objective,
)
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.state import Card, LcgState, in_play, remaining
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary import triggers as t
from westmarch.lcg.vocabulary.abilities import Forced, Response
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.triggers import Trigger, When

ANSWERS: dict[type[AnyEvent], tuple[type[Record] | When, ...]] = {
    events.EnteredPlay: (t.EntersPlay,),
    events.LeftPlay: (t.LeavesPlay, t.DestroysInAttack, t.IsDefeated),
    events.Committed: (t.Commits,),
    events.Damaged: (t.Suffers,),
    events.DefenderDeclared: (t.Defends,),
    events.Engaged: (t.EngagesPlayer,),
    events.AttackBegan: (t.Attacks,),
    events.AttackEnded: (t.Attacks,),
    events.TravelledTo: (t.TravelTo,),
    events.Explored: (t.IsExplored,),
    events.WhenRevealedTriggered: (t.TreacheryRevealed, When.WHEN_REVEALED),
    events.ShadowTriggered: (When.SHADOW,),
    events.ShadowResolved: (t.ShadowResolved,),
    events.ShadowDealt: (t.ShadowDealt,),
    events.PhaseBegan: (When.QUEST_PHASE_BEGINS,),
    events.PhaseEnded: (When.COMBAT_PHASE_ENDS,),
    events.RoundEnded: (When.ROUND_ENDS,),
    events.QuestResolved: (When.QUEST_FAILED,),
    events.ProgressPlaced: (When.PROGRESS_ON_QUEST_CARD,),
    events.PrisonerRescued: (When.PRISONER_RESCUED,),
    events.StageCompleted: (When.STAGE_COMPLETED,),
}


def answers(event: type[AnyEvent], ability: Forced | Response) -> bool:
    """Whether an ability could answer a kind of event."""
    return ability.after in ANSWERS[event] or type(ability.after) in ANSWERS[event]


FORCED = Index(ANSWERS, Forced, answers)
RESPONSES = Index(ANSWERS, Response, answers)
HEEDED = settling.SETTLED.union(ANSWERS)
"""The kinds of events that anything can follow from."""


class Triggered(Record):
    """An ability that an event has triggered."""

    card: CardId
    ability: int
    context: Context
    passive: bool


class Aftermath(Frame):
    """What follows from an event: the table is settled, forced effects, responses (L-FAQ-01)."""

    event: AnyEvent
    forced: tuple[Triggered, ...] = ()
    used: tuple[tuple[CardId, int], ...] = ()
    turn: Seat | None = None
    passed: tuple[Seat, ...] = ()

    def restrict(self, state: LcgState) -> None:
        """A third restricted attachment costs one of the three at once (L-KEY-15)."""
        if isinstance(self.event, events.Attached):
            call(state, restricting.CheckRestricted(self.event.host))

    def advance(self, state: LcgState) -> None:
        """A completed stage gives way to the next before anything else (L-FAQ-28)."""
        settling.settle_stage(state)

    def settle(self, state: LcgState) -> None:
        """What has no hit points left is defeated, what is explored leaves, who must goes."""
        settling.settle(state, self.event)

    def has_forced(self, state: LcgState) -> bool:
        return bool(self.forced)

    def which_first(self, state: LcgState) -> Decision | None:
        """The first player orders forced effects (L-OPEN-04), passive ones first (L-FAQ-01)."""
        found = [one for one in self.forced if one.passive == self.forced[0].passive]
        if len(found) < 2:
            return None
        uses = tuple(Use(one.card, one.ability) for one in found)
        return Decision(state.first, OrderForced(), uses)

    def put_first(self, state: LcgState, choice: Use) -> Aftermath:
        chosen = next(
            one for one in self.forced if (one.card, one.ability) == (choice.card, choice.ability)
        )
        rest = tuple(one for one in self.forced if one is not chosen)
        return replace(self, forced=(chosen, *rest))

    def happen(self, state: LcgState) -> Aftermath:
        """A forced effect is resolved (L-EFFECT-17, L-EFFECT-18)."""
        first, *rest = self.forced
        ability = ABILITIES[state.cards[first.card].code][first.ability]
        assert isinstance(ability, Forced)
        call(state, Resolve(ability.do, first.context))
        return replace(self, forced=tuple(rest))

    def may_respond(self, state: LcgState) -> Decision | None:
        """The next player in order who might respond does so or passes (L-OPEN-04)."""
        event = self.event
        for seat in acting.asked(state, self.turn):
            if seat not in self.passed:
                options = responses(state, event, seat, self.used)
                if options or seat == state.chooser or might_hold_response(state, event, seat):
                    prompt = MayRespond(type(event).__name__, getattr(event, "card", None))
                    return Decision(seat, prompt, (Pass(), *options))
        return None

    def respond(self, state: LcgState, choice: AnyOption) -> Aftermath:
        """The response is used; it can be used once for each event (L-FAQ-04)."""
        seat = state.chooser
        assert seat is not None, "somebody responds"
        if not isinstance(choice, Use):
            return replace(self, turn=seat, passed=(*self.passed, seat))
        ability = ABILITIES[state.cards[choice.card].code][choice.ability]
        assert isinstance(ability, Response)
        context = context_of(state, choice.card, ability.after, self.event, seat)
        assert context is not None, "an offered response is triggered"
        using.use(state, choice.card, choice.ability, context)
        return replace(self, turn=seat, passed=(), used=(*self.used, (choice.card, choice.ability)))

    STEPS = (
        restrict,
        advance,
        settle,
        While(has_forced, Ask(which_first, put_first), happen),
        AskAgain(may_respond, respond),
    )


def window(state: LcgState, event: AnyEvent) -> Frame | None:
    """What follows from an event, if anything could."""
    kind = type(event)
    codes = FORCED.of(state.cast).get(kind)
    forced = forced_by(state, event, codes) if codes else ()
    if forced or (kind in settling.SETTLED and settling.matters(state, event)):
        return Aftermath(event, tuple(forced))
    if RESPONSES.of(state.cast).get(kind) or (state.players > 1 and RESPONSES.all.get(kind)):
        for seat in remaining(state):
            if responses(state, event, seat, ()) or might_hold_response(state, event, seat):
                return Aftermath(event)
    return None


def forced_by(
    state: LcgState, event: AnyEvent, codes: dict[str, tuple[tuple[int, Forced], ...]]
) -> list[Triggered]:
    """The forced effects that an event triggers, on cards in play or on the card itself."""
    found = []
    own = own_card(event)
    cards = state.cards
    for card in (*in_play(state), *state.aside, *own):
        code = cards[card].code
        if code in codes and (is_active(state, card) or card in own):
            for number, ability in codes[code]:
                context = context_of(state, card, ability.after, event, None)
                if context is not None:
                    found.append(Triggered(card, number, context, ability.passive))
    return sorted(found, key=lambda one: not one.passive)


def own_card(event: AnyEvent) -> tuple[CardId, ...]:
    """The card that an event is about, if it has left play with it."""
    return (event.card,) if isinstance(event, (events.LeftPlay, events.Explored)) else ()


def responses(
    state: LcgState, event: AnyEvent, seat: Seat, used: tuple[tuple[CardId, int], ...]
) -> list[Use]:
    """The responses that a player may use now, on the table and in his hand."""
    codes = RESPONSES.of(state.cast).get(type(event))
    found: list[Use] = []
    if not codes:
        return found
    cards = state.cards
    for card in (*in_play(state), *own_card(event), *state.hand[seat]):
        if cards[card].code in codes:
            for number, ability in codes[cards[card].code]:
                if (card, number) not in used:
                    context = context_of(state, card, ability.after, event, seat)
                    if context is not None and using.may_use(state, card, number, context):
                        found.append(Use(card, number))
    return found


def might_hold_response(state: LcgState, event: AnyEvent, seat: Seat) -> bool:
    """Whether a player might have a response in hand, as far as others can see."""
    if state.players == 1 or not state.hand[seat]:
        return False
    any_card = state.hand[seat][0]
    return any(
        using.might_hold(state, seat, code)
        and context_of(state, any_card, ability.after, event, seat) is not None
        for code, abilities in RESPONSES.all.get(type(event), {}).items()
        for _, ability in abilities
    )


def context_of(
    state: LcgState, card: CardId, trigger: Trigger, event: AnyEvent, seat: Seat | None
) -> Context | None:
    """The context in which an event triggers a card's ability; nothing if it does not.

    Without a seat the ability is forced, and "you" is whom the card concerns.
    """
    you = seat
    if you is None:
        you = controller(state, card)
    if you is None:
        you = getattr(event, "seat", None)
    context = Context(card, state.first if you is None else you)
    host = state.cards[card].host
    match trigger, event:
        case t.EntersPlay(what, played), events.EnteredPlay(card=it, played=was_played):
            fitting = fits(state, it, what, context) and (was_played or not played)
            return replace(context, it=it) if fitting else None
        case t.Commits(), events.Committed(cards=cards):
            return context if card in cards else None
        case t.Suffers(), events.Damaged(card=it, amount=amount):
            return replace(context, amount=amount) if it == card else None
        case t.LeavesPlay(what, destroyed), events.LeftPlay(card=it, seat=owner):
            if (destroyed and not event.destroyed) or not has_left(state, event, what, context):
                return None
            return replace(context, it=it, player=owner)
        case t.DestroysInAttack(by_host), events.LeftPlay(attackers=attackers):
            return context if (host if by_host else card) in attackers else None
        case t.IsDefeated(), events.LeftPlay(card=it, destroyed=True):
            return context if it == card else None
        case t.Defends(what), events.DefenderDeclared(card=it):
            return replace(context, it=it) if fits(state, it, what, context) else None
        case t.EngagesPlayer(), events.Engaged(card=it, seat=engaged):
            return replace(context, you=engaged) if it == card else None
        case t.Attacks(False), events.AttackBegan(card=it, seat=attacked):
            return replace(context, you=attacked) if it == card else None
        case t.Attacks(True, blank), events.AttackEnded(card=it, seat=attacked):
            if it != card or (blank and not event.blank):
                return None
            return replace(context, you=attacked)
        case t.TravelTo(what), events.TravelledTo(card=it):
            return replace(context, it=it) if fits(state, it, what, context) else None
        case t.IsExplored(), events.Explored(card=it):
            return context if it == card else None
        case t.TreacheryRevealed(), events.WhenRevealedTriggered(card=it):
            is_treachery = CARDS[state.cards[it].code].type is CardType.TREACHERY
            return replace(context, it=it) if is_treachery else None
        case t.ShadowDealt(), events.ShadowDealt(card=it, seat=attacked):
            return replace(context, it=it) if attacked == context.you else None
        case t.ShadowResolved(), events.ShadowResolved(enemy=enemy):
            return context if enemy == card else None
        case When(), _:
            return context if happens(state, trigger, event, card) else None
    return None


def happens(state: LcgState, when: When, event: AnyEvent, card: CardId) -> bool:
    """Whether an event is the moment that a card waits for."""
    match when, event:
        case When.WHEN_REVEALED, events.WhenRevealedTriggered():
            return True
        case When.SHADOW, events.ShadowTriggered():
            return True
        case When.QUEST_PHASE_BEGINS, events.PhaseBegan(phase=Phase.QUEST):
            return True
        case When.COMBAT_PHASE_ENDS, events.PhaseEnded(phase=Phase.COMBAT):
            return True
        case When.ROUND_ENDS, events.RoundEnded():
            return not is_unclaimed_objective(state, card)
        case When.QUEST_FAILED, events.QuestResolved(willpower=willpower, threat=threat):
            return threat > willpower
        case When.PROGRESS_ON_QUEST_CARD, events.ProgressPlaced(card=it):
            return it == card
        case When.PRISONER_RESCUED, events.PrisonerRescued():
            return True
        case When.STAGE_COMPLETED, events.StageCompleted():
            return True
    return False


def has_left(state: LcgState, event: events.LeftPlay, what: Filter, context: Context) -> bool:
    """Whether a card that left play fitted when it did."""
    printed = CARDS[event.code]
    row = printed if printed.type is event.kind else replace(printed, type=event.kind)
    ghost = Card(event.code, None, Zone.PLAY, event.seat)
    return fitting(what)(state, event.card, ghost, row, context)
