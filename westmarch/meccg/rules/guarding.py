"""Cards on guard are revealed (M-OG)."""

from __future__ import annotations

from typing import ClassVar

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, replace
from westmarch.meccg import options as o
from westmarch.meccg import terrain
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.prompts import MayReveal
from westmarch.meccg.reading import creature, other
from westmarch.meccg.rules import chain, opportunities, revealing
from westmarch.meccg.rules.creatures import Send
from westmarch.meccg.rules.revealing import on_guard
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.verbs import cards

Reveals = list[AnyOption]


class Guarded(Frame):
    """The opponent may reveal cards on guard; they take effect before all else (M-OG-09)."""

    company: CompanyId
    over: bool = False
    revealed: bool = False

    SUITS: ClassVar[revealing.Suits] = revealing.suits_company

    def found(self, state: MeccgState) -> Reveals:
        """What can be revealed now."""
        return [
            option
            for card in on_guard(state, self.company)
            for option in revealing.revealable(state, card, self.company, type(self).SUITS)
        ]

    def may_reveal(self, state: MeccgState) -> Decision | None:
        if self.over or not on_guard(state, self.company):
            return None
        seat = other(state.companies[self.company].seat)
        options = (o.Done(), *self.found(state))
        return Decision(seat, MayReveal(self.company), options, ("M-OG-03",))

    def creatures(self, state: MeccgState) -> list[o.Reveal]:
        """What can be revealed now as a creature."""
        return []

    def reveal(self, state: MeccgState, choice: o.Done | o.Reveal) -> Guarded:
        if isinstance(choice, o.Done):
            return replace(self, over=True)
        seat, code = state.cards[choice.card].owner, state.cards[choice.card].code
        if choice in self.creatures(state):
            cards.show(state, choice.card)
            return self
        context = Context(choice.card, seat, code, company=self.company)
        chain.begin(state, seat, choice.card, choice.way, context, guarded=True)
        return replace(self, revealed=True)

    def respond(self, state: MeccgState) -> None:
        """What was revealed is in effect; the player may respond with cards of his own."""
        there = state.companies.get(self.company)
        if self.revealed and there is not None:
            call(state, opportunities.OwnOpportunity(None, there.seat, self.company))

    STEPS = (AskAgain(may_reveal, reveal), respond)


class BeforeAttacks(Guarded):
    """Creatures, and cards that change automatic-attacks, before these begin (M-OG-04, 06)."""

    SUITS: ClassVar[revealing.Suits] = revealing.suits_attacks

    def found(self, state: MeccgState) -> Reveals:
        return [*self.creatures(state), *super().found(state)]

    def creatures(self, state: MeccgState) -> list[o.Reveal]:
        here = state.companies[self.company].site
        attacked = bool(terrain.automatic_attacks(state, here))
        return [
            o.Reveal(card, 0)
            for card in on_guard(state, self.company)
            if attacked
            and creature(state, card) is not None
            and len(state.cards[card].known) < state.players
            and revealing.is_keyed_here(state, card, self.company)
        ]


class RevealedAttacks(Frame):
    """Revealed creatures attack after all automatic-attacks (M-OG-05)."""

    company: CompanyId

    def attack(self, state: MeccgState) -> None:
        for card in on_guard(state, self.company):
            if len(state.cards[card].known) == state.players and creature(state, card) is not None:
                call(state, Send(self.company, card, at_site=True))

    STEPS = (attack,)


class WhenAnnounced(Guarded):
    """When an action is announced that could tap the site (M-OG-07)."""


class WhenInfluencing(Guarded):
    """When an influence check is announced (M-OG-08)."""

    SUITS: ClassVar[revealing.Suits] = revealing.suits_influence
