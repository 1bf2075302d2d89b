"""What a seat may suppose: cards that it does not know are dealt anew among their places.

What is dealt depends on the seed and on what the seat knows, not on what is true.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from math import gcd

from westmarch.kernel.cards import redeal
from westmarch.kernel.chance import below, shake
from westmarch.kernel.engine import can_ask, question
from westmarch.kernel.frames import amend, enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import CardCode, CompanyId, Zone
from westmarch.meccg.rules import travelling
from westmarch.meccg.rules.chain import Chain
from westmarch.meccg.rules.hazards import MovementHazard
from westmarch.meccg.rules.opportunities import Opportunity, OwnOpportunity
from westmarch.meccg.rules.organizing import EndOfOrganization, OrganizationPhase
from westmarch.meccg.rules.regrouping import SendCompany
from westmarch.meccg.rules.turns import EndPhase, LongEvents
from westmarch.meccg.rules.visiting import Visit
from westmarch.meccg.state import Company, Form, MeccgState
from westmarch.meccg.tables import CHARACTERS, SITES
from westmarch.meccg.verbs.cards import SILENT_FACES, fall_silent, speak
from westmarch.meccg.verbs.piles import PILES, pile_of
from westmarch.meccg.view import knows

APART = frozenset((Zone.POOL, Zone.SIDEBOARD, Zone.UNUSED))
"""Piles whose cards are not mixed with others."""

HANDFUL = 8
"""By so many places, or a few more, cards are passed on until a question makes sense."""

ANSWERABLE = frozenset[object](
    (
        Chain.may_respond,
        EndOfOrganization.may_play,
        EndPhase.may_play,
        LongEvents.may_play,
        MovementHazard.may_play,
        Opportunity.may_play,
        OrganizationPhase.may_organize,
        OwnOpportunity.may_play,
        Visit.may_play,
    )
)
"""The questions asked most: who has nothing can pass, so these make sense whatever he has."""

Groups = dict[tuple[Seat, bool, Zone | None], list[CardId]]
"""Cards that could be each other: those of one owner, sites or not, of a pile apart or not."""


def determinise(state: MeccgState, seat: Seat | None) -> None:
    """Deal anew what a seat does not know, and let companies go where they can."""
    planned = forget_plans(state, seat)
    groups = hidden(state, seat)
    for group in groups.values():
        deal_anew(state, group)
    if enclosing(state, SendCompany) is None:
        make_sense(state, seat, groups)
    plan_anew(state, seat, groups, planned)


def hidden(state: MeccgState, seat: Seat | None) -> Groups:
    """The cards that a seat does not know, in groups within which they could be exchanged."""
    found: Groups = {}
    players = state.players
    for number, card in enumerate(state.cards):
        # The test is that of `knows`; every supposing asks it of every card.
        known, zone = card.known, card.zone
        if seat not in known and len(known) != players:
            key = (card.owner, card.code in SITES, zone if zone in APART else None)
            group = found.get(key)
            if group is None:
                group = found[key] = []
            group.append(CardId(number))
    return found


# Dealing


def deal_anew(state: MeccgState, group: list[CardId]) -> None:
    """The cards of a group may be each other."""
    codes = sorted([state.cards[card].code for card in group])
    shake(state, codes)
    give(state, group, codes)


def give(state: MeccgState, group: list[CardId], codes: list[CardCode]) -> None:
    """Cards get these faces, the first one the first, and say what is theirs to say."""
    cards, speaking = state.cards, state.speaking
    lurking = [at for at, card in enumerate(group) if cards[card].form is Form.AGENT]
    if lurking:
        lay_agents(state, codes, lurking)
    if not speaking.keys().isdisjoint(group):
        for card in group:
            fall_silent(state, card)
    for card, code in zip(group, codes, strict=True):
        there = cards[card]
        if there.code != code:
            cards[card] = replace(there, code=code)
        if there.zone in SILENT_FACES:
            speak(state, card)


def lay_agents(state: MeccgState, codes: list[CardCode], lurking: list[int]) -> None:
    """Where agents lie face down there are agents, any of them."""
    agents = [at for at, code in enumerate(codes) if is_agent(code)]
    for place in lurking:
        at = agents[below(state, len(agents))]
        codes[place], codes[at] = codes[at], codes[place]
        agents.remove(place if place in agents else at)


def is_agent(code: CardCode) -> bool:
    """Whether a card can be played as an agent."""
    row = CHARACTERS.get(code)
    return row is not None and row.agent


def make_sense(state: MeccgState, seat: Seat | None, groups: Groups) -> None:
    """Somebody else is asked something: what he has must be such that he can answer.

    If it is not, his cards are passed on from place to place, until it is or each of them has
    been everywhere.
    """
    asked = state.chooser
    if asked in (None, seat) or question(state) in ANSWERABLE or can_ask(state):
        return
    own = [group for (owner, _, _), group in groups.items() if owner == asked]
    for _ in range(max(map(len, own), default=0)):
        for group in own:
            pass_on(state, group)
        if can_ask(state):
            return


def pass_on(state: MeccgState, group: list[CardId]) -> None:
    """Each card of a group goes to another place, from which it will come to all others."""
    step = next(by for by in count(HANDFUL) if gcd(by, len(group)) == 1) % len(group)
    codes = [state.cards[card].code for card in group]
    give(state, group, codes[step:] + codes[:step])


def exchange(state: MeccgState, one: CardId, other: CardId) -> None:
    """Two cards that a seat does not know may be each other."""
    redeal(state.cards, (one, other), (other, one))
    for card in (one, other):
        fall_silent(state, card)
        speak(state, card)


# Journeys

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


def plan_anew(state: MeccgState, seat: Seat | None, groups: Groups, planned: Plans) -> None:
    """Companies whose goals a seat does not know go anywhere they can (M-ORG-30, M-ORG-31).

    First of all one for which a goal is being chosen: until all is planned it is on its way, and
    no other takes its goal away.
    """
    going = enclosing(state, SendCompany)
    secret = going is not None and going.seat != seat
    if going is not None and secret:
        go_somewhere(state, going, groups)
    for key, there in planned.items():
        replan(state, seat, key, there)
    if going is not None and secret:
        here = state.companies[going.company]
        state.companies[going.company] = replace(here, journey=None)


def go_somewhere(state: MeccgState, going: SendCompany, groups: Groups) -> None:
    """Who chooses a site in secret may be supposed to go to any that he can reach.

    If there is none in his location deck, one comes there that would lie elsewhere. What is laid
    out already is the goal of another company, and changes places with one that is not.
    """
    unknown = groups.get((going.seat, True, None), [])
    deck = [card for card in unknown if state.cards[card].zone is Zone.SITES]
    elsewhere = [card for card in unknown if state.cards[card].zone is not Zone.SITES]
    own = travelling.reachable_cards(state, going.seat)
    to = any_goal(state, going.company, own)
    if to is None:
        to = any_goal(state, going.company, elsewhere)
    if to is None:
        return
    if to in elsewhere and deck:
        exchange(state, to, deck[0])
        to = deck[0]
    if going.to is not None:
        amend(state, going, replace(going, to=to))
    journey = travelling.journeys(state, going.company, to)[0]
    state.companies[going.company] = replace(state.companies[going.company], journey=journey)


def any_goal(state: MeccgState, company: CompanyId, cards: Iterable[CardId]) -> CardId | None:
    """One of several site cards to which a company can go, each as likely as the other."""
    mixed = list(cards)
    shake(state, mixed)
    return next(travelling.goals(state, company, mixed), None)


def replan(state: MeccgState, seat: Seat | None, key: CompanyId, there: Company) -> None:
    """A company goes where it can, to a site that is as well known as the one to which it goes."""
    journey = there.journey
    assert journey is not None, "only journeys are planned anew"
    fresh = not knows(state, journey.to, seat)
    chosen = {one.journey.to for one in state.companies.values() if one.journey is not None}
    laid = (journey.to,) if fresh else ()
    able = [
        card
        for card in dict.fromkeys((*laid, *travelling.reachable_cards(state, there.seat)))
        if knows(state, card, seat) is not fresh and not (fresh and card in chosen)
    ]
    goal = any_goal(state, key, able)
    if goal is None:
        goal = next((card for card in able if not travelling.is_taken(state, key, card)), None)
    if goal is None:
        state.companies[key] = there
        return
    ways = travelling.journeys(state, key, goal) or [journey]
    shake(state, ways)
    if fresh:
        exchange(state, journey.to, goal)
        goal = journey.to
    state.companies[key] = replace(there, journey=replace(ways[0], to=goal))


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
