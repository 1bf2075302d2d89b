"""Carrying out what cards say."""

from __future__ import annotations

from typing import assert_never

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, amend, call, enclosing
from westmarch.kernel.records import AnyOption, CardId, replace
from westmarch.meccg import options as o
from westmarch.meccg.context import Context, meant, player
from westmarch.meccg.judging import holds, measure
from westmarch.meccg.prompts import ChooseCards, ChooseOne
from westmarch.meccg.reading import character
from westmarch.meccg.rules import attacking, checking
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.rules.hands import draw
from westmarch.meccg.sifting import all_in
from westmarch.meccg.state import Change, MeccgState, Status, Zone
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary import effects as e
from westmarch.meccg.vocabulary.references import Ref


class Resolve(Frame):
    """Effects are carried out one after the other; who is chosen is known to those that follow."""

    context: Context
    effects: tuple[e.Effect, ...]

    def first(self, state: MeccgState) -> None:
        if not self.effects:
            return
        effect = self.effects[0]
        call(state, replace(self, effects=self.effects[1:]))
        who = getattr(effect, "who", None)
        if isinstance(who, e.Choice):
            call(state, ChooseThem(self.context, who, effect))
        else:
            carry_out(state, self.context, effect)

    STEPS = (first,)


class ChooseThem(Frame):
    """A player chooses whom an effect is about."""

    context: Context
    choice: e.Choice
    effect: e.Effect

    def may_choose(self, state: MeccgState) -> Decision | None:
        found = all_in(state, self.context, self.choice.filter)
        if not found:
            return None
        none: tuple[AnyOption, ...] = (o.Done(),) if self.choice.may else ()
        options = (*none, *(o.Pick(card) for card in found))
        seat = player(self.context, self.choice.by)
        return Decision(seat, ChooseCards(self.context.source), options, ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        if isinstance(choice, o.Pick):
            context = replace(self.context, chosen=(choice.card,))
            carry_out(state, context, replace(self.effect, who=Ref.CHOSEN))

    STEPS = (Ask(may_choose, choose),)


def concerned(state: MeccgState, context: Context, who: e.Who) -> list[CardId]:
    """The cards that an effect is about."""
    match who:
        case e.Each(filter):
            return all_in(state, context, filter)
        case e.Choice():
            raise AssertionError("who is chosen has been chosen before")
        case Ref():
            return meant(state, context, who)


def carry_out(state: MeccgState, context: Context, effect: e.Effect) -> None:
    """One effect; what needs a decision becomes a procedure."""
    match effect:
        case e.Tap(who):
            for card in concerned(state, context, who):
                cards.tap(state, card)
        case e.Untap(who):
            for card in concerned(state, context, who):
                cards.untap(state, card)
        case e.Heal(who):
            for card in concerned(state, context, who):
                if state.cards[card].status is Status.WOUNDED:
                    cards.heal(state, card)
                    cards.untap(state, card)
        case e.Wound(who):
            for card in concerned(state, context, who):
                cards.wound(state, card)
        case e.Discard(who):
            for card in concerned(state, context, who):
                throw_away(state, card)
        case e.ToHand(who):
            for card in concerned(state, context, who):
                fates.return_to_hand(state, card)
        case e.Eliminate(who):
            for card in concerned(state, context, who):
                fates.eliminate(state, card)
        case e.CorruptionCheck(who, modifier):
            more = measure(state, context, modifier)
            for card in concerned(state, context, who):
                call(state, checking.CorruptionCheck(card, more))
        case e.Draw(count, whose):
            for _ in range(measure(state, context, count)):
                draw(state, player(context, whose))
        case e.Roll(over, do, otherwise, plus):
            result = roll(state, context.seat, "card", measure(state, context, plus), over)
            call(state, Resolve(context, do if result > over else otherwise))
        case e.If(condition, then, otherwise):
            met = holds(state, context, condition)
            call(state, Resolve(context, then if met else otherwise))
        case e.OneOf():
            call(state, ChooseEffect(context, effect))
        case e.CancelAttack():
            attack = enclosing(state, attacking.FaceAttack)
            if attack is not None:
                amend(state, attack, replace(attack, canceled=True))
        case e.Lasting(stat, amount, who, until):
            much = measure(state, context, amount)
            source = state.cards[context.source].code
            for card in concerned(state, context, who):
                state.lasting.append(Change(card, stat, much, until, source))
        case _:
            assert_never(effect)


def throw_away(state: MeccgState, card: CardId) -> None:
    """A card is discarded, with all that lies on it if it is a character."""
    if character(state, card) is not None and state.cards[card].zone is Zone.PLAY:
        fates.discard_character(state, card)
    else:
        cards.discard(state, card)


class ChooseEffect(Frame):
    """A player chooses one of several effects."""

    context: Context
    effect: e.OneOf

    def may_choose(self, state: MeccgState) -> Decision:
        none: tuple[AnyOption, ...] = (o.Done(),) if self.effect.may else ()
        numbers = (o.TakeWay(number) for number in range(len(self.effect.choices)))
        seat = player(self.context, self.effect.by)
        return Decision(seat, ChooseOne(self.context.source), (*none, *numbers), ("M-GAP-09",))

    def choose(self, state: MeccgState, choice: o.Done | o.TakeWay) -> None:
        if isinstance(choice, o.TakeWay):
            call(state, Resolve(self.context, (self.effect.choices[choice.number],)))

    STEPS = (Ask(may_choose, choose),)
