"""What a seat may suppose: cards that it does not know are dealt anew among their places."""

from __future__ import annotations

from westmarch.kernel.cards import redeal
from westmarch.kernel.frames import amend, enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import Zone
from westmarch.meccg.rules import travelling
from westmarch.meccg.rules.regrouping import SendCompany
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.verbs.cards import fall_silent, speak
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.view import knows

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
    """Deal anew what a seat does not know."""
    for group in hidden(state, seat).values():
        places = sorted(group, key=lambda card: not is_lurking(state, card))
        redeal(state.cards, places, sources(state, places))
        speak_anew(state, group)
    replan(state, seat)
    go_somewhere(state, seat)


def speak_anew(state: MeccgState, group: list[CardId]) -> None:
    """Cards with new faces say what is theirs to say."""
    for card in group:
        fall_silent(state, card)
        speak(state, card)


def replan(state: MeccgState, seat: Seat | None) -> None:
    """Companies whose goals a seat does not know go anywhere they can (M-ORG-30, M-ORG-31)."""
    for key, there in list(state.companies.items()):
        journey = there.journey
        if journey is None or journey.revealed or there.seat == seat:
            continue
        state.companies[key] = replace(there, journey=None)
        fresh = not knows(state, journey.to, seat)
        able = [
            card
            for card in (journey.to, *travelling.reachable_cards(state, there.seat))
            if knows(state, card, seat) is not fresh
        ]
        state.shuffle(able)
        goal = next((card for card in able if travelling.journeys(state, key, card)), None)
        if goal is None:
            state.companies[key] = there
            continue
        ways = travelling.journeys(state, key, goal)
        state.shuffle(ways)
        if fresh:
            redeal(state.cards, (journey.to, goal), (goal, journey.to))
            speak_anew(state, [journey.to, goal])
            goal = journey.to
        state.companies[key] = replace(there, journey=replace(ways[0], to=goal))


def go_somewhere(state: MeccgState, seat: Seat | None) -> None:
    """Who has just chosen a hidden site may be supposed to go to any that he can reach."""
    going = enclosing(state, SendCompany)
    if going is None or going.to is None or knows(state, going.to, seat):
        return
    able = travelling.destinations(state, going.company)
    if able:
        state.shuffle(able)
        amend(state, going, replace(going, to=able[0]))


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
