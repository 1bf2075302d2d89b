"""Influence checks against factions (M-FACT)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, call
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.state import emit
from westmarch.kernel.values import Term
from westmarch.meccg import events, influence, judging, numbers, traits
from westmarch.meccg import options as o
from westmarch.meccg.force import in_force, of_card
from westmarch.meccg.happening import happen
from westmarch.meccg.prompts import MayServe
from westmarch.meccg.reading import faction, holder, printed
from westmarch.meccg.rules import finding, guarding, opportunities
from westmarch.meccg.rules.checking import roll
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.underway import InfluenceUnderWay
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.abilities import Serves
from westmarch.meccg.vocabulary.references import Happens, Moment, Stat
from westmarch.meccg.vocabulary.statics import VoidModifiers


class InfluenceFaction(InfluenceUnderWay):
    """A character tries to win a faction; events may modify the check (M-FACT-01 to 04).

    A faction without a number comes without a check.
    """

    joined: bool = False

    def open(self, state: MeccgState) -> None:
        cards.show(state, self.against)
        if self.number(state) is None:
            return
        seat, moment = holder(state, self.by), Moment.INFLUENCE_CHECK
        call(
            state,
            guarding.WhenInfluencing(self.company),
            opportunities.OwnOpportunity(moment, seat, self.company),
        )

    def number(self, state: MeccgState) -> int | None:
        """What must be exceeded."""
        row = faction(state, self.against)
        assert row is not None
        return row.number

    def has_won(self, state: MeccgState) -> bool:
        """The check is made, if there is one; whether it succeeds."""
        number = self.number(state)
        if number is None:
            return True
        more = self.modifier + sum(term.amount for term in terms(state, self.by, self.against))
        result = roll(state, holder(state, self.by), "influence", more, number, self.by)
        return (self.succeeds or result > number) and not self.fails

    def check(self, state: MeccgState) -> InfluenceFaction:
        seat, joined = holder(state, self.by), self.has_won(state)
        code = state.cards[self.against].code
        emit(state, events.FactionInfluenced(self.against, code, joined))
        if not joined:
            cards.discard(state, self.against)
        else:
            cards.bring_into_play(state, self.against, seat)
        return replace(self, joined=joined)

    def may_serve(self, state: MeccgState) -> Decision | None:
        """Some factions may serve the leader who has won them."""
        if not self.joined or not serves(state, self.by, self.against):
            return None
        options = (o.No(), o.Yes())
        return Decision(holder(state, self.by), MayServe(self.against), options, ("M-FACT-01",))

    def serve(self, state: MeccgState, choice: o.Yes | o.No) -> None:
        if isinstance(choice, o.Yes):
            cards.attach(state, self.against, self.by)

    def settle(self, state: MeccgState) -> None:
        """The faction is there, and the site taps, unless the faction serves a leader."""
        happen(state, Happens.INFLUENCE_CHECKED, self.by, self.against, self.company)
        if not self.joined:
            return
        here = state.companies[self.company].site
        happen(state, Happens.PLAYED, self.against, self.by, self.company, here)
        happen(state, Happens.INFLUENCED, self.against, self.by, self.company, here)
        if state.cards[self.against].host is None:
            finding.tap_site(state, here, self.against)

    STEPS = (open, check, Ask(may_serve, serve), settle)


def serves(state: MeccgState, by: CardId, against: CardId) -> bool:
    """Whether a faction may be placed under who has influenced it."""
    return any(
        isinstance(ability, Serves) and fitting.fits(state, context, ability.whom, by)
        for ability, context in of_card(state, against, Serves)
    )


def terms(state: MeccgState, by: CardId, against: CardId) -> list[Term]:
    """What is added to an influence check against a faction (M-FACT-02)."""
    found = [Term("unused", influence.unused_direct(state, by, against))]
    row = faction(state, against)
    if row is not None:
        races = traits.races(state, by)
        found += [
            Term(row.card.code, one.amount)
            for one in row.modifications
            if (one.race is not None and one.race in races)
            or (one.faction is not None and has_faction(state, by, one.faction))
        ]
    found += numbers.boost_terms(state, by, Stat.INFLUENCE_CHECK, 0, against)
    return [term for term in found if not is_void(state, by, against, term)]


def has_faction(state: MeccgState, by: CardId, name: str) -> bool:
    """Whether a faction is in play for the influencer's player."""
    seat = holder(state, by)
    return any(
        holder(state, card) == seat and printed(state, card).being == name for card in state.play
    )


def is_void(state: MeccgState, by: CardId, against: CardId, term: Term) -> bool:
    """Whether a card voids what modifies the check."""
    for ability, context in in_force(state, VoidModifiers):
        assert isinstance(ability, VoidModifiers)
        if ability.stat is not Stat.INFLUENCE_CHECK or not judging.holds(
            state, context, ability.if_
        ):
            continue
        if ability.except_ is None or not fitting.fits(state, context, ability.except_, by):
            return True
    return False
