"""Agents in play as hazards: whether they are seen, and where they are (M-AGENT)."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.records import CardId
from westmarch.meccg import force, judging
from westmarch.meccg.kinds import CardCode, PlaceCode, Zone
from westmarch.meccg.placing import fits
from westmarch.meccg.reading import holder, place_of, site
from westmarch.meccg.sifting import cards, fitting
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.tables.figures import Site
from westmarch.meccg.vocabulary.references import Deed
from westmarch.meccg.vocabulary.statics import May


def is_agent(state: MeccgState, card: CardId) -> bool:
    """Whether a card is in play as an agent of the hazard player (M-AGENT-05)."""
    there = state.cards[card]
    return there.form is Form.AGENT and there.zone is Zone.PLAY


def of_seat(state: MeccgState, seat: int) -> list[CardId]:
    """The agents of a player in play."""
    return [card for card in state.play if is_agent(state, card) and holder(state, card) == seat]


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
