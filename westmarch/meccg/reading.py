"""What the rows say about the cards on the table."""

from __future__ import annotations

from functools import cache

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg.kinds import (
    Alignment,
    CardCode,
    CompanyId,
    PlaceCode,
    Race,
    RegionCode,
    SiteType,
    Status,
)
from westmarch.meccg.placing import fits
from westmarch.meccg.state import Card, Company, Form, MeccgState
from westmarch.meccg.tables import ALLIES, CARDS, CHARACTERS, CREATURES, FACTIONS, ITEMS, SITES
from westmarch.meccg.tables.figures import Ally, Character, Creature, Faction, Item, Site
from westmarch.meccg.tables.printed import Printed
from westmarch.meccg.underway import MovementUnderWay

ALLY = Form.ALLY
AVATARS = frozenset(code for code, row in CHARACTERS.items() if row.avatar)
"""The cards of Wizards, Ringwraiths, Fallen-wizards and The Balrog."""


def printed(state: MeccgState, card: CardId) -> Printed:
    """What every card has."""
    return CARDS[state.cards[card].code]


def character(state: MeccgState, card: CardId) -> Character | None:
    """The figures of a character."""
    return CHARACTERS.get(state.cards[card].code)


def ally(state: MeccgState, card: CardId) -> Ally | None:
    """The figures of an ally, which a creature can become."""
    there = state.cards[card]
    return tamed(there.code) if there.form is ALLY else ALLIES.get(there.code)


@cache
def tamed(code: CardCode) -> Ally:
    """The figures of a creature that has become an ally; what it lacks another card says."""
    row = CREATURES[code]
    return Ally(row.card, 0, (), row.attacks[0].prowess, row.attacks[0].body or 0, 0, None)


def item(state: MeccgState, card: CardId) -> Item | None:
    """The figures of an item."""
    return ITEMS.get(state.cards[card].code)


def faction(state: MeccgState, card: CardId) -> Faction | None:
    """The figures of a faction."""
    return FACTIONS.get(state.cards[card].code)


def creature(state: MeccgState, card: CardId) -> Creature | None:
    """The figures of a creature."""
    return CREATURES.get(state.cards[card].code)


def site(state: MeccgState, card: CardId) -> Site:
    """The figures of a site card."""
    return SITES[state.cards[card].code]


def race(state: MeccgState, card: CardId) -> Race | None:
    """The race of a character."""
    there = character(state, card)
    return None if there is None else there.race


def is_avatar(state: MeccgState, card: CardId) -> bool:
    """Whether a character is a Wizard, a Ringwraith, a Fallen-wizard or The Balrog."""
    return state.cards[card].code in AVATARS


def members(state: MeccgState, company: CompanyId) -> tuple[CardId, ...]:
    """The characters of a company."""
    return state.companies[company].members


def companies_of(state: MeccgState, seat: Seat) -> list[tuple[CompanyId, Company]]:
    """The companies of a seat."""
    return [(key, company) for key, company in state.companies.items() if company.seat == seat]


def characters_of(state: MeccgState, seat: Seat) -> list[CardId]:
    """All characters of a seat in play."""
    return [card for _, company in companies_of(state, seat) for card in company.members]


def avatar_of(state: MeccgState, seat: Seat) -> CardId | None:
    """The avatar of a seat, if it is in play; Ringwraith followers are none (M-RW-01)."""
    for company in state.companies.values():
        if company.seat == seat:
            for card in company.members:
                if state.cards[card].code in AVATARS and is_lord(state, card):
                    return card
    return None


def is_lord(state: MeccgState, card: CardId) -> bool:
    """Whether a character is the avatar of his player, and not his follower."""
    return is_avatar(state, card) and state.cards[card].follows is None


def lying_on(state: MeccgState, host: CardId) -> list[CardId]:
    """The cards that lie on another."""
    return state.on.get(host, [])


def bearer_items(state: MeccgState, card: CardId) -> list[CardId]:
    """The items that a character bears."""
    return [other for other in lying_on(state, card) if state.cards[other].code in ITEMS]


def allies_of(state: MeccgState, card: CardId) -> list[CardId]:
    """The allies whom a character controls."""
    return [other for other in lying_on(state, card) if ally(state, other) is not None]


def sites_with(state: MeccgState, card: CardId) -> list[CardId]:
    """The site cards that lie with an agent, the one where it is last (M-AGENT-30)."""
    return [other for other in lying_on(state, card) if state.cards[other].code in SITES]


def is_untapped(state: MeccgState, card: CardId) -> bool:
    """Whether a card is untapped."""
    return state.cards[card].status is Status.UNTAPPED


def place(state: MeccgState, card: CardId) -> PlaceCode:
    """The place that a site card is a version of."""
    return site(state, card).place


def region(state: MeccgState, card: CardId) -> RegionCode | None:
    """The region of a site card."""
    return site(state, card).region


def at_home(state: MeccgState, card: CardId, place_card: CardId) -> bool:
    """Whether a site is a home site of a character; the Balrog's folk live below (M-GAP-26)."""
    there = state.cards[card]
    return there.code in CHARACTERS and lives_at(
        there.code, state.cards[place_card].code, state.alignments[there.owner]
    )


@cache
def lives_at(code: CardCode, place_code: CardCode, side: Alignment) -> bool:
    """Whether a site is a home of a character, who may be of the Balrog's dark folk."""
    homes, here = CHARACTERS[code].homes, SITES[place_code]
    if side is Alignment.BALROG and homes.types == (SiteType.DARK_HOLD,):
        return here.under_deeps and here.site_type is not SiteType.DARK_HOLD
    return fits(homes, here)


def name_of(card: Card) -> str:
    """The name of a card, in all its versions."""
    return CARDS[card.code].name


def holder(state: MeccgState, card: CardId) -> Seat:
    """Who controls a card: its owner, unless somebody else holds it."""
    there = state.cards[card]
    return there.owner if there.holder is None else there.holder


def company_of(state: MeccgState, card: CardId) -> CompanyId | None:
    """The company of a character, of what lies on one, or on the company itself."""
    there = state.cards[card]
    while there.company is None and there.host is not None:
        there = state.cards[there.host]
    return there.company


def place_of(state: MeccgState, card: CardId) -> CardId | None:
    """The site card where a card is; of a moving company none (M-MH-09)."""
    if state.cards[card].code in SITES:
        return card
    if state.cards[card].form is Form.AGENT:
        return next(reversed(sites_with(state, card)), None)
    company = company_of(state, card)
    if company is not None:
        return site_of(state, company)
    host = state.cards[card].host
    return None if host is None else place_of(state, host)


def site_of(state: MeccgState, company: CompanyId) -> CardId | None:
    """The site card where a company is; none while it is moving (M-MH-09)."""
    there = state.companies[company]
    if there.journey is not None:
        movement = enclosing(state, MovementUnderWay)
        if movement is not None and movement.company == company:
            return None
    return there.site


def versions(state: MeccgState, card: CardId) -> list[CardId]:
    """The site cards of its owner for the place that a card remembers."""
    there = state.cards[card]
    if there.place is None:
        return []
    return [
        CardId(number)
        for number, one in enumerate(state.cards)
        if one.owner == there.owner and one.code in SITES and SITES[one.code].place == there.place
    ]


def index(text: str, count: int) -> int | None:
    """The number that a text stands for, if it is less than a count."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(count))):
        return None
    return int(text) if int(text) < count else None


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
