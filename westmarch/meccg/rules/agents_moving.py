"""Where agents go, and what is found when they are revealed (M-AGENT-11 to 20, 26 to 35)."""

from __future__ import annotations

from itertools import pairwise

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, Frame
from westmarch.kernel.records import AnyOption, CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import agents, deeds, events, force, judging
from westmarch.meccg import options as o
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import Alignment, PlaceCode, RegionCode, SiteType, Zone
from westmarch.meccg.prompts import AgentSite
from westmarch.meccg.reading import holder, place_of, site, sites_with
from westmarch.meccg.rules.uniqueness import barring
from westmarch.meccg.sifting import fitting
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables import REGIONS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.tables.landmarks import DAGORLAD, UDUN
from westmarch.meccg.verbs import cards, fates
from westmarch.meccg.vocabulary.references import Deed, Happens
from westmarch.meccg.vocabulary.statics import Cannot, May

HAVENS = {
    row.place
    for row in SITES.values()
    if row.site_type is SiteType.HAVEN and row.card.alignment is Alignment.HERO
}
"""Where agents cannot go, in any version (M-AGENT-29)."""


def available(state: MeccgState, seat: Seat) -> list[CardId]:
    """The site cards of a location deck that agents can use, each once (M-AGENT-19, 20)."""
    found: dict[str, CardId] = {}
    for card in state.sites[seat]:
        row = site(state, card)
        if is_lawful(state, seat, row):
            found.setdefault(row.card.code, card)
    return list(found.values())


def is_lawful(state: MeccgState, seat: Seat, row: Site) -> bool:
    """Whether a player's agents can use a site card: a Fallen-wizard's only those of heroes."""
    if state.alignments[seat] is not Alignment.FALLEN_WIZARD:
        return True
    return row.card.alignment is Alignment.HERO and not is_used_darkly(state, seat, row)


def is_used_darkly(state: MeccgState, seat: Seat, row: Site) -> bool:
    """Whether the minion version of a site is in play or in the player's discard pile."""
    return any(
        there.owner == seat
        and there.zone in (Zone.PLAY, Zone.DISCARD)
        and there.code in SITES
        and SITES[there.code].place == row.place
        and SITES[there.code].card.alignment is Alignment.MINION
        for there in state.cards
    )


def destinations(state: MeccgState, card: CardId) -> list[CardId]:
    """The sites to which an agent can move: in his region or an adjacent one (M-AGENT-26)."""
    seat = holder(state, card)
    here = place_of(state, card)
    if here is not None:
        starts = [site(state, here)]
    else:
        lodged = state.lodged.get(card)
        starts = [
            row for row in agents.beginnings(state, card) if lodged is None or row.place == lodged
        ]
    now = agents.place(state, card)
    return [
        there
        for there in available(state, seat)
        if site(state, there).place != now
        and any(is_near(state, seat, start, site(state, there)) for start in starts)
        and may_go(state, card, there)
    ]


def is_near(state: MeccgState, seat: Seat, start: Site, end: Site) -> bool:
    """Whether two sites lie in one region or in adjacent ones (M-AGENT-26 to 28)."""
    if start.region is None or end.region is None:
        return False
    return start.region == end.region or end.region in neighbours(state, seat, start.region)


def neighbours(state: MeccgState, seat: Seat, region: RegionCode) -> tuple[RegionCode, ...]:
    """The regions beside one; Udûn and Dagorlad are for minions (M-AGENT-27, M-AGENT-28)."""
    found = REGIONS[region].adjacent
    if state.alignments[seat] is Alignment.MINION and region in (UDUN, DAGORLAD):
        found = (*found, UDUN if region == DAGORLAD else DAGORLAD)
    return found


def may_go(state: MeccgState, card: CardId, there: CardId) -> bool:
    """Whether an agent may move to a site: no Haven, nothing below, unless a card says otherwise.

    (M-AGENT-29)
    """
    row = site(state, there)
    if row.under_deeps or says(state, Cannot, Deed.MOVE_TO, card, there):
        return False
    return row.place not in HAVENS or says(state, May, Deed.MOVE_TO, card, there)


def says(
    state: MeccgState, kind: type[Cannot | May], deed: Deed, card: CardId, what: CardId
) -> bool:
    """Whether cards in play say something of an agent; his own words hold face down, too."""
    told = deeds.cannot if kind is Cannot else deeds.may
    if told(state, deed, card, what):
        return True
    return any(
        isinstance(ability, (Cannot, May))
        and fitting.concerns(state, context, ability.who, card)
        and (ability.what is None or fitting.fits(state, context, ability.what, what))
        and judging.holds(state, context, ability.if_)
        for ability, context in force.of_card(state, card, (kind, deed))
    )


def home_cards(state: MeccgState, card: CardId) -> list[CardId]:
    """The available cards of an agent's home sites."""
    places = {row.place for row in agents.homes(state.cards[card].code)}
    return [
        there
        for there in available(state, holder(state, card))
        if site(state, there).place in places
    ]


def lay(state: MeccgState, card: CardId, there: CardId) -> None:
    """A site card is laid with an agent, face up or face down like him (M-AGENT-30, M-AGENT-31)."""
    earlier = sites_with(state, card)
    cards.put(state, there, Zone.PLAY, state.cards[card].known)
    cards.attach(state, there, card)
    if not agents.is_hidden(state, card):
        cards.return_sites(state, earlier)
    state.lodged.pop(card, None)


def take_back(state: MeccgState, card: CardId, but: int = 0) -> None:
    """An agent's site cards return to the location deck, but for the last ones."""
    pile = sites_with(state, card)
    cards.return_sites(state, pile[: len(pile) - but])
    if not but:
        cards.keep(state, card, ())


class Reveal(Frame):
    """An agent is turned face up; his way is checked, or his home site is named (M-AGENT-14, 15).

    Hands back whether he is still there. `at` is the site where he has to be.
    """

    card: CardId
    at: CardId | None = None
    is_right: bool = True

    def look(self, state: MeccgState) -> Reveal:
        right = is_right_way(state, self.card)
        pile = sites_with(state, self.card)
        for there in (self.card, *pile):
            cards.show(state, there)
        if right and pile:
            take_back(state, self.card, but=1)
        return replace(self, is_right=right)

    def may_name(self, state: MeccgState) -> Decision | None:
        if not self.is_right or agents.place(state, self.card) is not None:
            return None
        options = beginnings(state, self.card, self.at)
        seat = holder(state, self.card)
        return Decision(seat, AgentSite(self.card), options, ("M-AGENT-14",))

    def name(self, state: MeccgState, choice: o.GoTo | o.Lodge) -> None:
        if isinstance(choice, o.GoTo):
            lay(state, self.card, choice.site)
        else:
            state.lodged[self.card] = choice.place

    def tell(self, state: MeccgState) -> Reveal:
        """A wrong way, or a copy that is seen already, ends it (M-AGENT-11, M-AGENT-17)."""
        code = state.cards[self.card].code
        where = agents.place(state, self.card)
        emit(state, events.AgentRevealed(self.card, code, where or ""))
        happen(state, Happens.SHOWN, self.card)
        right = self.is_right and not barring(state, self.card)
        if not right:
            fates.throw_away(state, self.card)
        return replace(self, is_right=right)

    def returns(self) -> bool:
        return self.is_right

    STEPS = (look, Ask(may_name, name), tell)


class Forget(Frame):
    """Whether a revealed agent has stayed matters to nobody."""

    def forget(self, state: MeccgState) -> None:
        state.result = None

    STEPS = (forget,)


def beginnings(state: MeccgState, card: CardId, at: CardId | None) -> tuple[AnyOption, ...]:
    """The home sites at which an unmoved agent can be: by card, or without if there is none."""
    wanted = None if at is None else site(state, at).place
    begun = {row.place for row in agents.beginnings(state, card)}
    found: dict[PlaceCode, AnyOption] = {}
    for there in available(state, holder(state, card)):
        found.setdefault(site(state, there).place, o.GoTo(there))
    return tuple(found.get(each, o.Lodge(each)) for each in sorted(begun) if wanted in (None, each))


def is_right_way(state: MeccgState, card: CardId) -> bool:
    """Whether each site of an agent's way is near the one before, the first near his home.

    (M-AGENT-15, M-AGENT-18)
    """
    seat = holder(state, card)
    pile = sites_with(state, card)
    if not pile:
        return True
    rows = [site(state, there) for there in pile]
    if pile[0] not in state.cards[card].kept and not any(
        start.place == rows[0].place or is_near(state, seat, start, rows[0])
        for start in agents.beginnings(state, card)
    ):
        return False
    return all(is_near(state, seat, one, two) for one, two in pairwise(rows))
