"""What becomes of a defeated creature: kill points, or a trophy (M-CBT-26, M-TRO)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg import options as o
from westmarch.meccg import traits
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Race
from westmarch.meccg.prompts import MayTakeTrophy
from westmarch.meccg.reading import members
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.references import Happens

TROPHY_FOLK = (Race.ORC, Race.TROLL)


class Kill(Frame):
    """A defeated creature goes to its vanquisher's pile, or under a leader as a trophy."""

    card: CardId
    company: CompanyId
    seat: Seat

    def may_keep(self, state: MeccgState) -> Decision | None:
        able = bearers(state, self.company)
        if not able:
            return None
        options = (o.Done(), *map(o.Pick, able))
        return Decision(self.seat, MayTakeTrophy(self.card), options, ("M-TRO-01",))

    def keep(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        if isinstance(choice, o.Pick):
            cards.attach(state, self.card, choice.card)
            there = state.cards[self.card]
            state.cards[self.card] = replace(there, holder=self.seat, form=Form.TROPHY)

    def pile(self, state: MeccgState) -> None:
        happen(state, Happens.KILLED, self.card, company=self.company)
        if state.cards[self.card].host is None:
            fates.pile(state, self.card, self.seat)
        fates.end_being(state, self.card)

    STEPS = (Ask(may_keep, keep), pile)


def bearers(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The Orc and Troll leaders of a company who can have trophies (M-TRO-01, M-TRO-05)."""
    if company not in state.companies:
        return []
    return [
        card
        for card in members(state, company)
        if traits.is_leader(state, card)
        and any(race in TROPHY_FOLK for race in traits.races(state, card))
        and not traits.is_half_orc(state, card)
    ]
