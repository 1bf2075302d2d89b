"""Effects that bring characters and allies into play."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, call
from westmarch.kernel.records import CardId
from westmarch.meccg import options as o
from westmarch.meccg.context import cards_meant, company_in
from westmarch.meccg.prompts import ChooseCards
from westmarch.meccg.rules import resolving, uniqueness
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards, companies, fates
from westmarch.meccg.vocabulary import acts as a


def bring_in(state: MeccgState, context: Context, effect: a.BringIn) -> None:
    """Characters come into play and join the company, or form one of their own at a site."""
    found = resolving.concerned(state, context, effect.who)
    able = [card for card in found if uniqueness.may_enter(state, card)]
    if effect.apart is not None:
        for here in cards_meant(state, context, effect.apart)[:1]:
            for card in able:
                cards.bring_into_play(state, card, state.cards[card].owner)
            companies.form(state, context.seat, here, tuple(able))
        return
    company = company_in(state, context)
    if company is None or company not in state.companies:
        return
    for card in able:
        cards.bring_into_play(state, card, state.cards[card].owner)
        companies.join(state, card, company)


def take_place(state: MeccgState, context: Context, effect: a.TakePlace) -> None:
    """A character from hand takes the place of this one."""
    call(state, TakePlace(context, effect))


class TakePlace(Frame):
    """A player brings a character into play in place of another, who leaves the game."""

    context: Context
    effect: a.TakePlace

    def may_come(self, state: MeccgState) -> Decision | None:
        able = self.able(state)
        if not able or state.cards[self.context.source].company is None:
            return None
        prompt = ChooseCards(self.context.source)
        return Decision(self.context.seat, prompt, tuple(map(o.Pick, able)), ("M-GAP-09",))

    def able(self, state: MeccgState) -> list[CardId]:
        """Who can take the place: nobody but this one keeps him out."""
        return [
            card
            for card in state.hands[self.context.seat]
            if fitting.fits(state, self.context, self.effect.what, card)
            and set(uniqueness.barring(state, card)) <= {self.context.source}
        ]

    def come(self, state: MeccgState, choice: o.Pick) -> None:
        companies.take_place(state, self.context.source, choice.card)
        state.brought.append(choice.card)
        fates.remove(state, self.context.source)

    STEPS = (Ask(may_come, come),)


def tame(state: MeccgState, context: Context, effect: a.Tame) -> None:
    """A creature becomes an ally under a character."""
    masters = cards_meant(state, context, effect.under)
    for card in cards_meant(state, context, effect.who):
        if masters:
            cards.enlist(state, card, masters[0], context.seat)


HANDLERS: dict[type, Callable[..., None]] = {
    a.BringIn: bring_in,
    a.TakePlace: take_place,
    a.Tame: tame,
}
