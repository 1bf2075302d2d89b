"""What a seat may suppose: cards that it does not know are dealt anew among their places."""

from __future__ import annotations

from westmarch.kernel.cards import redeal
from westmarch.kernel.engine import can_ask
from westmarch.kernel.frames import amend, enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import CompanyId, Zone
from westmarch.meccg.rules import travelling
from westmarch.meccg.rules.regrouping import SendCompany
from westmarch.meccg.state import Company, Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.verbs.cards import fall_silent, speak
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.view import knows

TRIES = 200
"""How often cards are dealt until what is going on is possible."""

APART = (Zone.POOL, Zone.SIDEBOARD, Zone.UNUSED)
"""Piles whose cards are not mixed with others."""


def hidden(state: MeccgState, seat: Seat | None) -> dict[object, list[CardId]]:
    """The cards that a seat does not know, in groups within which they could be exchanged."""
    found: dict[object, list[CardId]] = {}
    for number, card in enumerate(state.cards):
        if not knows(state, CardId(number), seat):
            apart = card.zone if card.zone in APART else None
            group = (card.owner, card.code in SITES, apart)
            found.setdefault(group, []).append(CardId(number))
    return found


def determinise(state: MeccgState, seat: Seat | None) -> None:
    """Deal anew what a seat does not know, and let companies go where they can."""
    planned = forget_plans(state, seat)
    for _ in range(TRIES):
        deal_anew(state, seat)
        if can_be(state, seat):
            break
    plan_anew(state, seat, planned)


def deal_anew(state: MeccgState, seat: Seat | None) -> None:
    """The cards that a seat does not know may be each other."""
    for group in hidden(state, seat).values():
        places = sorted(group, key=lambda card: not is_lurking(state, card))
        redeal(state.cards, places, sources(state, places))
        speak_anew(state, group)


def can_be(state: MeccgState, seat: Seat | None) -> bool:
    """Whether what somebody else is asked makes sense, as where a company is to go."""
    going = enclosing(state, SendCompany)
    if going is not None and going.seat != seat:
        return travelling.can_go(state, going.company)
    return state.chooser == seat or can_ask(state)


def speak_anew(state: MeccgState, group: list[CardId]) -> None:
    """Cards with new faces say what is theirs to say."""
    for card in group:
        fall_silent(state, card)
        speak(state, card)


def exchange(state: MeccgState, one: CardId, other: CardId) -> None:
    """Two cards that a seat does not know may be each other."""
    redeal(state.cards, (one, other), (other, one))
    speak_anew(state, [one, other])


Plans = dict[CompanyId, Company]
"""Companies on their way to goals that a seat does not know."""


def forget_plans(state: MeccgState, seat: Seat | None) -> Plans:
    """Companies whose goals a seat does not know have none for now."""
    found = {
        key: there
        for key, there in state.companies.items()
        if there.journey is not None and not there.journey.revealed and there.seat != seat
    }
    for key, there in found.items():
        state.companies[key] = replace(there, journey=None)
    return found


def plan_anew(state: MeccgState, seat: Seat | None, planned: Plans) -> None:
    """Companies whose goals a seat does not know go anywhere they can (M-ORG-30, M-ORG-31).

    First of all one for which a goal is being chosen; no other takes that away.
    """
    laid = {there.journey.to for there in planned.values() if there.journey is not None}
    going = go_somewhere(state, seat, laid)
    for key, there in planned.items():
        replan(state, seat, key, there)
    if going is not None:
        state.companies[going] = replace(state.companies[going], journey=None)


def go_somewhere(state: MeccgState, seat: Seat | None, laid: set[CardId]) -> CompanyId | None:
    """Who chooses a site in secret may be supposed to go to any that he can reach.

    Until all is planned his company is on its way there. What is `laid` out already is the goal of
    another company.
    """
    going = enclosing(state, SendCompany)
    if going is None or going.seat == seat:
        return None
    able = travelling.destinations(state, going.company)
    if not able:
        return None
    state.shuffle(able)
    to = able[0]
    if to in laid and not knows(state, to, seat):
        spare = next(card for card in state.sites[going.seat] if not knows(state, card, seat))
        exchange(state, to, spare)
        to = spare
    if going.to is not None:
        amend(state, going, replace(going, to=to))
    journey = travelling.journeys(state, going.company, to)[0]
    state.companies[going.company] = replace(state.companies[going.company], journey=journey)
    return going.company


def replan(state: MeccgState, seat: Seat | None, key: CompanyId, there: Company) -> None:
    """A company goes where it can, to a site that is as well known as the one to which it goes."""
    journey = there.journey
    assert journey is not None, "only journeys are planned anew"
    fresh = not knows(state, journey.to, seat)
    chosen = {one.journey.to for one in state.companies.values() if one.journey is not None}
    able = [
        card
        for card in (journey.to, *travelling.reachable_cards(state, there.seat))
        if knows(state, card, seat) is not fresh and not (fresh and card in chosen)
    ]
    state.shuffle(able)
    free = [card for card in able if not travelling.is_taken(state, key, card)]
    if not free:
        state.companies[key] = there
        return
    goal = next((card for card in free if travelling.journeys(state, key, card)), free[0])
    ways = travelling.journeys(state, key, goal) or [journey]
    state.shuffle(ways)
    if fresh:
        exchange(state, journey.to, goal)
        goal = journey.to
    state.companies[key] = replace(there, journey=replace(ways[0], to=goal))


def sources(state: MeccgState, places: list[CardId]) -> list[CardId]:
    """A card for each place; where an agent lies face down there must be an agent."""
    left = list(places)
    state.shuffle(left)
    found = []
    for place in places:
        able = (card for card in left if not is_lurking(state, place) or is_agent(state, card))
        found.append(next(able))
        left.remove(found[-1])
    return found


def is_lurking(state: MeccgState, card: CardId) -> bool:
    """Whether a card is in play as an agent."""
    return state.cards[card].form is Form.AGENT


def is_agent(state: MeccgState, card: CardId) -> bool:
    """Whether a card can be played as an agent."""
    row = CHARACTERS.get(state.cards[card].code)
    return row is not None and row.agent


def secrets(state: MeccgState, seat: Seat | None) -> dict[str, str]:
    """What is hidden from a seat, by place: in piles as they lie there, then on the table."""
    piled = {
        card: f"{zone.value}-{owner}"
        for zone in PILES
        for owner in range(state.players)
        for card in pile_of(state, zone, owner)
    }
    unknown = {card for group in hidden(state, seat).values() for card in group}
    lying = [(place, card) for card, place in piled.items() if card in unknown]
    lying += [("card", card) for card in sorted(unknown - piled.keys())]
    return {f"{place}:{card}": state.cards[card].code for place, card in lying}
