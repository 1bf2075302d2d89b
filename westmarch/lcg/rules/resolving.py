"""Carrying out effects: one after another, asking where a player has to choose."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, While, call
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.lcg.kinds import CardType
from westmarch.lcg.options import (
    ChooseCard,
    ChooseOne,
    ChooseSeat,
    DiscardToPay,
    Done,
    MayDo,
    No,
    Pick,
    PickNumber,
    PickPlayer,
    Yes,
)
from westmarch.lcg.rules import attacking, defending, moving, revealing, searching
from westmarch.lcg.rules import effects as happening
from westmarch.lcg.rules.asking import fitting, holds, is_banned, matching, prisoner, targets
from westmarch.lcg.rules.counting import amount, players
from westmarch.lcg.rules.uniqueness import is_stopped_by_uniqueness
from westmarch.lcg.state import LcgState, remaining, shown
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary import quests as q
from westmarch.lcg.vocabulary.abilities import Ban
from westmarch.lcg.vocabulary.effects import Effect
from westmarch.lcg.vocabulary.filters import Filter
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import CHOSEN, Each, Place, Who


class Resolve(Frame):
    """Effects of a card are carried out in order (rulebook p. 23)."""

    effects: tuple[Effect, ...]
    context: Context

    def unfinished(self, state: LcgState) -> bool:
        """Whether an effect is left."""
        return bool(self.effects)

    def searches(self, state: LcgState) -> bool:
        """Whether a player is to choose from a deck that he has not looked through."""
        effect = self.effects[0]
        return (
            isinstance(effect, e.ChooseFrom)
            and effect.place in SEARCHED
            and searching.has_unknown(state, self.context.you, state.encounter_deck)
        )

    def search(self, state: LcgState) -> None:
        """Who is to choose from the encounter deck looks through it first."""
        searching.look_through(state, self.context.you, state.encounter_deck)

    def may_choose(self, state: LcgState) -> Decision | None:
        """What the next effect leaves to a player."""
        return question(state, self.effects[0], self.context, self.effects[1:])

    def choose(self, state: LcgState, choice: AnyOption) -> Resolve:
        """The choice is part of what the following effects speak of."""
        effect, *rest = self.effects
        context = self.context
        match effect, choice:
            case _, Pick(card):
                chosen = replace(context, chosen=(card,))
                if isinstance(effect, e.DiscardFromHand):
                    more = (replace(effect, amount=effect.amount - 1),) if effect.amount > 1 else ()
                    return replace(self, effects=(e.Discard(CHOSEN), *more, *rest), context=chosen)
                return replace(self, effects=(SKIP, *rest), context=chosen)
            case e.As(do=do), PickPlayer(seat):
                call(state, Resolve(do, replace(context, you=seat)))
                return replace(self, effects=(SKIP, *rest))
            case _, PickPlayer(seat):
                return replace(self, effects=(SKIP, *rest), context=replace(context, player=seat))
            case e.OneOf(choices), PickNumber(number):
                return replace(self, effects=(SKIP, *choices[number], *rest))
            case e.May(do), Yes():
                return replace(self, effects=(SKIP, *do, *rest))
        return replace(self, effects=(SKIP, *rest))

    def happen(self, state: LcgState) -> Resolve:
        """The effect happens."""
        effect, *rest = self.effects
        after = replace(self, effects=tuple(rest))
        match effect:
            case e.May():
                return after
            case e.Choose() | e.ChooseFrom():
                # Nobody was asked: there was nothing to choose.
                return replace(after, context=replace(self.context, chosen=()))
            case e.If(condition, then, otherwise):
                met = holds(state, condition, self.context)
                return replace(after, effects=(*(then if met else otherwise), *rest))
            case e.As(who, do, if_):
                for seat in reversed(players(state, who, self.context)):
                    own = replace(self.context, you=seat)
                    if if_ is None or holds(state, if_, own):
                        call(state, Resolve(do, own))
            case _:
                happening.carry_out(state, effect, self.context)
        return after

    STEPS = (While(unfinished, While(searches, search), Ask(may_choose, choose), happen),)


SEARCHED = (Place.ENCOUNTER_DECK, Place.ENCOUNTER_DECK_OR_DISCARD)

SKIP = e.May(())
"""What a choice leaves behind: nothing more to do."""


def question(
    state: LcgState, effect: Effect, context: Context, then: tuple[Effect, ...] = ()
) -> Decision | None:
    """What a player has to choose for an effect; nothing if there is nothing to choose."""
    you, source = context.you, context.source
    match effect:
        case e.May(()):
            return None
        case e.Choose(what, optional):
            picks = tuple(Pick(card) for card in matching(state, what, context))
            if not picks:
                return None
            done = (Done(),) if optional else ()
            return Decision(you, ChooseCard(source, what), (*done, *picks))
        case e.ChooseFrom(place, what):
            found = lying(state, place, what, context)
            if then and isinstance(then[0], e.PutIntoPlay):
                found = [card for card in found if not is_stopped_by_uniqueness(state, card)]
            picks = tuple(Pick(card) for card in found)
            return Decision(you, ChooseCard(source, what, place), picks) if picks else None
        case e.ChoosePlayer(other):
            seats = [seat for seat in remaining(state) if not other or seat != you]
            if not seats:
                return None
            return Decision(you, ChooseSeat(source), tuple(PickPlayer(seat) for seat in seats))
        case e.OneOf(choices):
            useful = [n for n, do in enumerate(choices) if changes(state, do, context)]
            numbers = useful or range(len(choices))
            options = tuple(PickNumber(number) for number in numbers)
            return Decision(you, ChooseOne(source, choices), options)
        case e.May(do):
            return Decision(you, MayDo(source, do), (Yes(), No()))
        case e.As(who=Who.HIGHEST_THREAT as who):
            tied = players(state, who, context)
            if len(tied) < 2:
                return None
            picks_ = tuple(PickPlayer(seat) for seat in tied)
            return Decision(state.first, ChooseSeat(source), picks_)
        case e.DiscardFromHand(number, at_random) if not at_random and number:
            picks = tuple(Pick(card) for card in state.hand[you])
            return Decision(you, DiscardToPay(source), picks) if picks else None
    return None


def lying(state: LcgState, place: Place, what: Filter | None, context: Context) -> list[CardId]:
    """The cards in a place out of play that fit."""
    piles = [state.discard[seat] for seat in sorted(remaining(state))]
    match place:
        case Place.HAND:
            found = state.hand[context.you]
        case Place.DISCARD:
            found = state.discard[context.you]
        case Place.ANY_DISCARD:
            found = [card for pile in piles for card in pile]
        case Place.TOPMOST_DISCARD:
            tops = [lying_in(state, reversed_(pile), what, context) for pile in piles]
            return [cards[0] for cards in tops if cards]
        case Place.ENCOUNTER_DECK:
            found = state.encounter_deck
        case Place.ENCOUNTER_DECK_OR_DISCARD:
            found = [*state.encounter_deck, *state.encounter_discard]
    return lying_in(state, found, what, context)


def lying_in(
    state: LcgState, cards: list[CardId], what: Filter | None, context: Context
) -> list[CardId]:
    """The cards of a pile that fit as printed."""
    return [
        card
        for card in cards
        if what is None
        or fitting(what)(state, card, state.cards[card], CARDS[state.cards[card].code], context)
    ]


def reversed_(pile: list[CardId]) -> list[CardId]:
    """A pile from its top down."""
    return pile[::-1]


def changes(state: LcgState, effects: tuple[Effect, ...], context: Context) -> bool:
    """Whether effects could change anything (L-FAQ-14); choosing needs something to choose."""
    useful = False
    for effect in effects:
        match effect:
            case e.Choose(what):
                if not matching(state, what, context):
                    return False
                useful = True
            case e.ChooseFrom():
                if question(state, effect, context, effects[effects.index(effect) + 1 :]) is None:
                    return False
                useful = True
            case e.ChoosePlayer():
                if question(state, effect, context) is None:
                    return False
                after = effects[effects.index(effect) + 1 :]
                return any(
                    changes(state, after, replace(context, player=seat))
                    for seat in remaining(state)
                )
            case e.OneOf(choices):
                useful = useful or any(changes(state, do, context) for do in choices)
            case e.As(who, do):
                seats = players(state, who, context)
                own = (replace(context, you=seat) for seat in seats)
                useful = useful or any(changes(state, do, one) for one in own)
            case e.May(do):
                useful = useful or changes(state, do, context)
            case _:
                useful = useful or would_change(state, effect, context)
    return useful


def would_change(state: LcgState, effect: Effect, context: Context) -> bool:
    """Whether a single effect could change anything now."""
    match effect:
        case e.Ready(what):
            return any(state.cards[card].exhausted for card in targets(state, what, context))
        case e.Heal(_, what):
            return any(state.cards[card].damage for card in targets(state, what, context))
        case e.Draw(_, who):
            banned = is_banned(state, Ban.DRAW)
            return not banned and any(state.deck[seat] for seat in players(state, who, context))
        case e.ReduceThreat(_, who):
            return any(state.threat[seat] for seat in players(state, who, context))
        case e.ShuffleDiscardIntoDeck(who):
            return any(moving.returning(state, seat) for seat in players(state, who, context))
        case e.RemoveFromGame():
            return False  # where an event goes after it was played is no effect of it
        case e.AddResources(number, what):
            there = [shown(state, card).type for card in targets(state, what, context)]
            gain = amount(state, number, context)
            return gain > 0 and any(kind is not CardType.PRISONER for kind in there)
        case e.LookAtTop():
            return bool(state.encounter_deck)
        case e.SearchTop(_, whose):
            return any(state.deck[seat] for seat in players(state, whose, context))
        case q.Rescue():
            return prisoner(state) is not None
        case e.Damage(_, Each() as each) | e.ProgressOn(_, each) | e.CannotAttack(Each() as each):
            return bool(targets(state, each, context))
        case e.AttackAtOnce():
            return not context.chosen or bool(attacking.victims(state, context.chosen[0]))
        case e.CancelWhenRevealed() | e.ReplaceRevealed():
            return revealing.can_cancel(state)
        case e.CancelShadow():
            return defending.can_cancel(state)
        case e.PutIntoPlay():
            return can_enter_play(state, targets(state, effect.what, context))
    return True


def can_enter_play(state: LcgState, cards: list[CardId]) -> bool:
    """Whether the uniqueness rule lets one of these enter play (L-UNIQ-02, L-UNIQ-08)."""
    return any(not is_stopped_by_uniqueness(state, card) for card in cards)
