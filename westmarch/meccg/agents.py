"""Agents in play as hazards: whether they are seen, and where they are (M-AGENT)."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.records import CardId
from westmarch.meccg import force, judging, reading
from westmarch.meccg.kinds import CardCode, CompanyId, PlaceCode, Zone
from westmarch.meccg.placing import fits
from westmarch.meccg.reading import holder, place_of, site
from westmarch.meccg.sifting import cards, fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.vocabulary.references import Deed
from westmarch.meccg.vocabulary.statics import May

AGENT = Form.AGENT


def is_agent(state: MeccgState, card: CardId) -> bool:
    """Whether a card is in play as an agent of the hazard player (M-AGENT-05)."""
    there = state.cards[card]
    return there.form is Form.AGENT and there.zone is Zone.PLAY


def of_seat(state: MeccgState, seat: int) -> list[CardId]:
    """The agents of a player in play."""
    cards = state.cards
    agents = [card for card in state.play if cards[card].form is AGENT]
    return [card for card in agents if holder(state, card) == seat]


def is_hidden(state: MeccgState, card: CardId) -> bool:
    """Whether a card lies face down."""
    return len(state.cards[card].known) < state.players


@cache
def homes(code: CardCode) -> tuple[Site, ...]:
    """The home sites of an agent in every version, none of them below (M-AGENT-04)."""
    row = CHARACTERS[code]
    return tuple(
        there for there in SITES.values() if fits(row.homes, there) and not there.under_deeps
    )


def beginnings(state: MeccgState, card: CardId) -> list[Site]:
    """The sites at which an agent may have come into play: at home, or where a card says so."""
    found = list(homes(state.cards[card].code))
    for ability, context in force.in_force(state, (May, Deed.COME_IN_AT)):
        assert isinstance(ability, May)
        if (
            ability.what is not None
            and fitting.concerns(state, context, ability.who, card)
            and judging.holds(state, context, ability.if_)
        ):
            found += cards.sites_of(ability.what)
    return found


def place(state: MeccgState, card: CardId) -> PlaceCode | None:
    """Where an agent is; nowhere yet, if he came into play at a home site not named."""
    here = place_of(state, card)
    return state.lodged.get(card) if here is None else site(state, here).place


def is_at(state: MeccgState, card: CardId, there: CardId) -> bool:
    """Whether an agent is at a site, or may be there because he has never moved (M-AGENT-06)."""
    here, wanted = place(state, card), site(state, there).place
    if here is not None:
        return here == wanted
    return any(begun.place == wanted for begun in beginnings(state, card))


def is_home(state: MeccgState, card: CardId) -> bool:
    """Whether an agent is at one of his home sites, by its card or without one."""
    here = place(state, card)
    return here is None or any(home.place == here for home in homes(state.cards[card].code))


def is_familiar(state: MeccgState, card: CardId, target: CardId) -> bool:
    """Whether a card has a home site with an agent, or is playable there (M-AGENT-68, 69)."""
    if not is_agent(state, card):
        return False
    person = reading.character(state, target)
    other = reading.ally(state, target) or reading.faction(state, target)
    where = person.homes if person is not None else None if other is None else other.at
    return any(fits(where, home) for home in homes(state.cards[card].code))


def can_reach(state: MeccgState, card: CardId, target: CardId, company: CompanyId | None) -> bool:
    """Whether an agent can try to influence a card of the opponent (M-AGENT-64, M-AGENT-65)."""
    if not is_agent(state, card) or holder(state, target) == holder(state, card):
        return False
    folk = reading.faction(state, target)
    if folk is not None:
        return state.cards[target].zone is Zone.PLAY and any(
            fits(folk.at, there) for there in surroundings(state, card)
        )
    if company is None or reading.company_of(state, target) != company:
        return False
    person, friend = reading.character(state, target), reading.ally(state, target)
    if friend is None and (person is None or person.avatar):
        return False
    there = state.companies[company]
    return is_at(state, card, there.site if there.journey is None else there.journey.to)


def surroundings(state: MeccgState, card: CardId) -> list[Site]:
    """The versions of the site where an agent is, or may be."""
    here = place(state, card)
    if here is None:
        return beginnings(state, card)
    return [row for row in SITES.values() if row.place == here]
