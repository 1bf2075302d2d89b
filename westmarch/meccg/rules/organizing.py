"""The organization phase (M-ORG)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import AskAgain, Frame, call
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.meccg import influence
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Phase
from westmarch.meccg.numbers import followers
from westmarch.meccg.prompts import DiscardForInfluence, EndOrganization, Organize
from westmarch.meccg.reading import characters_of, is_avatar
from westmarch.meccg.rules import (
    composing,
    dealing,
    newcomers,
    opportunities,
    regrouping,
    replacing,
    sideboarding,
    staging,
)
from westmarch.meccg.rules.moments import Occasion
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Player
from westmarch.meccg.verbs import companies, fates
from westmarch.meccg.vocabulary.references import Happens, Moment

LISTED = (
    newcomers.newcomers,
    newcomers.leavers,
    newcomers.controls,
    dealing.dealings,
    dealing.stores,
    dealing.removals,
    regrouping.regroupings,
    regrouping.departures,
    sideboarding.of_avatar,
)
"""What can be organized."""


class OrganizationPhase(Frame):
    """The active player organizes as he likes; then general influence must suffice."""

    seat: Seat
    over: bool = False
    given_up: bool = False
    released: bool = False

    def begin(self, state: MeccgState) -> None:
        """Those who were followers use general influence again (M-INFL-06)."""
        for card in characters_of(state, self.seat):
            if card in state.freed:
                state.freed.remove(card)

    def may_organize(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found: list[AnyOption] = []
        for listed in LISTED:
            found += listed(state, self.seat)
        if self.released:
            found = [one for one in found if not isinstance(one, (o.BringIn, o.Release))]
        if composing.is_settled(state, self.seat) or not any(map(is_remedy, found)):
            found.insert(0, o.Done())
        if not self.given_up:
            found += staging.givable(state, self.seat)
        found += opportunities.deals(state, self.seat, None)
        return Decision(self.seat, Organize(), tuple(found), ("M-ORG-01",))

    def organize(self, state: MeccgState, choice: AnyOption) -> OrganizationPhase | None:
        if opportunities.deal(state, self.seat, None, choice):
            return None
        match choice:
            case o.BringIn(card, site, by):
                newcomers.bring_in(state, self.seat, card, site, by)
            case o.Release(card):
                call(state, replacing.Discarding(card))
                return replace(self, released=True)
            case o.GiveUp(card):
                fates.throw_away(state, card)
                return replace(self, given_up=True)
            case o.Control(card, by):
                companies.control(state, card, by)
            case o.Transfer(card, to):
                call(state, dealing.Hand(card, to))
            case o.Store(card):
                call(state, dealing.Hand(card, None))
            case o.Remove():
                call(state, dealing.TryRemoval(choice))
            case o.UseSideboard(card):
                sideboarding.use(state, self.seat, card)
            case o.SplitOff(company):
                call(state, regrouping.Split(self.seat, company))
            case o.JoinTo(company, other):
                companies.merge(state, company, other)
            case o.SetOut(company):
                call(state, regrouping.SendCompany(self.seat, company))
            case o.StayHere(company):
                companies.send(state, company, None)
            case _:
                return replace(self, over=True)
        return None

    def forsake(self, state: MeccgState) -> None:
        """Ringwraiths whose lord has not come back to them are discarded (M-RW-04)."""
        for card in characters_of(state, self.seat):
            lord = state.cards[card].follows
            if lord is not None and is_avatar(state, card) and card not in followers(state, lord):
                fates.discard_character(state, card)

    def close(self, state: MeccgState) -> None:
        """At the end of the phase cards can be played that say so."""
        call(state, EndOfOrganization(Moment.END_OF_ORGANIZATION, self.seat))

    def may_relieve(self, state: MeccgState) -> Decision | None:
        """Characters follow others, or else go, until the general influence suffices.

        (M-ORG-34 to 36)
        """
        used = influence.general_used(state, self.seat)
        if used <= influence.general(state, self.seat):
            return None
        under = tuple(newcomers.submissions(state, self.seat))
        if under:
            return Decision(self.seat, DiscardForInfluence(), under, ("M-ORG-34",))
        free = [card for card in characters_of(state, self.seat) if weighs(state, card)]
        fresh = [card for card in free if card in state.brought]
        options = tuple(o.Pick(card) for card in fresh or free)
        return Decision(self.seat, DiscardForInfluence(), options, ("M-ORG-35", "M-ORG-36"))

    def relieve(self, state: MeccgState, choice: o.Control | o.Pick) -> None:
        if isinstance(choice, o.Control):
            companies.control(state, choice.card, choice.by)
        elif choice.card in state.brought:
            state.brought.remove(choice.card)
            fates.return_to_hand(state, choice.card)
        else:
            call(state, replacing.Discarding(choice.card))

    def end(self, state: MeccgState) -> None:
        happen(state, Happens.PHASE_ENDS, Player(self.seat), phase=Phase.ORGANIZATION)

    STEPS = (
        begin,
        AskAgain(may_organize, organize),
        forsake,
        close,
        AskAgain(may_relieve, relieve),
        end,
    )


def is_remedy(choice: AnyOption) -> bool:
    """Whether something can bring companies into order that may not stay as they are."""
    return isinstance(choice, (o.JoinTo, o.SetOut, o.SplitOff, o.StayHere))


def weighs(state: MeccgState, card: CardId) -> bool:
    """Whether a character uses general influence."""
    return state.cards[card].follows is None and influence.cost(state, card) > 0


class EndOfOrganization(Occasion):
    """Movement is fixed; the active player may play cards for the end of the phase."""

    seat: Seat = Seat(0)
    over: bool = False

    def may_play(self, state: MeccgState) -> Decision | None:
        if self.over:
            return None
        found = opportunities.deals(state, self.seat, None)
        return Decision(self.seat, EndOrganization(), (o.Done(), *found), ("M-TURN-04",))

    def play(self, state: MeccgState, choice: AnyOption) -> EndOfOrganization | None:
        if opportunities.deal(state, self.seat, None, choice):
            return None
        return replace(self, over=True)

    STEPS = (AskAgain(may_play, play),)
