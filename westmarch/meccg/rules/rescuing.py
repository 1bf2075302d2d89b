"""A company rescues prisoners at the rescue site (M-CAP-15 to 19)."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame, amend, call, enclosing
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import captives, terrain
from westmarch.meccg import options as o
from westmarch.meccg.force import of_card
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.prompts import WhoFrees
from westmarch.meccg.reading import is_untapped, members
from westmarch.meccg.rules import finding
from westmarch.meccg.rules.attacking import FaceAttack
from westmarch.meccg.rules.creatures import OneAttack
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.underway import Origin, VisitUnderWay
from westmarch.meccg.verbs import captures, cards
from westmarch.meccg.vocabulary.abilities import Rescue


def rescues(state: MeccgState, company: CompanyId) -> list[CardId]:
    """The cards that hold prisoners of the company's player at its site (M-CAP-15, M-CAP-16)."""
    there = state.companies[company]
    found = []
    for host in captives.hosts(state, there.seat):
        site = captives.rescue_site(state, host)
        if site is not None and terrain.is_same_place(state, site, there.site):
            found.append(host)
    return found


class RescuePrisoners(Frame):
    """A company faces the rescue-attacks of a card; then somebody may free who is held by it."""

    company: CompanyId
    host: CardId

    def face(self, state: MeccgState) -> None:
        """These are no automatic-attacks (M-CAP-17)."""
        call(
            state,
            *(
                OneAttack(FaceAttack(self.company, attack, self.host, Origin.RESCUE))
                for attack in rescue_attacks(state, self.host)
            ),
        )

    def may_free(self, state: MeccgState) -> Decision | None:
        """One untapped character may tap for it (M-CAP-18)."""
        if self.company not in state.companies or not captives.prisoners(state, self.host):
            return None
        able = [card for card in members(state, self.company) if is_untapped(state, card)]
        if not able:
            return None
        options = (o.Done(), *map(o.Pick, able))
        seat = state.companies[self.company].seat
        return Decision(seat, WhoFrees(self.host), options, ("M-CAP-18",))

    def free(self, state: MeccgState, choice: o.Done | o.Pick) -> None:
        """All prisoners join the company, and the site taps (M-CAP-18, M-CAP-19)."""
        if isinstance(choice, o.Done):
            return
        cards.tap(state, choice.card)
        here = state.companies[self.company].site
        before = state.cards[here].status
        for card in captives.prisoners(state, self.host):
            captures.join(state, card, self.company)
        finding.tap_site(state, here, self.host)
        captures.dismiss(state, self.host)
        visit = enclosing(state, VisitUnderWay)
        if visit is not None and before is not state.cards[here].status:
            amend(state, visit, replace(visit, extra=True))

    STEPS = (face, Ask(may_free, free))


def rescue_attacks(state: MeccgState, host: CardId) -> list[Attack]:
    """The attacks that a company must face to rescue somebody."""
    found: list[Attack] = []
    site = captives.rescue_site(state, host)
    for ability, _ in of_card(state, host, Rescue):
        assert isinstance(ability, Rescue)
        found += ability.attacks
        if ability.automatic and site is not None:
            found += terrain.automatic_attacks(state, site)
    return found
