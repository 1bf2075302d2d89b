"""Companies are formed, joined and moved; characters join and leave them."""

from __future__ import annotations

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.kernel.state import emit
from westmarch.meccg import captives, deeds, events
from westmarch.meccg.happening import happen
from westmarch.meccg.kinds import CompanyId, Status, Zone
from westmarch.meccg.numbers import followers
from westmarch.meccg.reading import companies_of, holder, lying_on
from westmarch.meccg.state import Company, Journey, MeccgState
from westmarch.meccg.things import Group
from westmarch.meccg.traits import is_haven
from westmarch.meccg.underway import MovementUnderWay
from westmarch.meccg.verbs import cards, hiding, winning
from westmarch.meccg.vocabulary.references import Deed, Happens


def form(state: MeccgState, seat: Seat, site: CardId, members: tuple[CardId, ...]) -> CompanyId:
    """Characters form a company at a site."""
    company = CompanyId(state.next_company)
    state.next_company += 1
    state.companies[company] = Company(seat, site, began=site)
    for card in members:
        join(state, card, company)
    emit(state, events.CompanyFormed(company, members))
    return company


def join(state: MeccgState, card: CardId, company: CompanyId) -> None:
    """A character joins a company, leaving any other."""
    leave(state, card)
    there = state.companies[company]
    state.companies[company] = replace(there, members=(*there.members, card))
    state.cards[card] = replace(state.cards[card], company=company)
    happen(state, Happens.JOINS_COMPANY, card, Group(company), company)


def leave(state: MeccgState, card: CardId) -> None:
    """A character leaves his company; an empty company is no more."""
    company = state.cards[card].company
    if company is None:
        return
    happen(state, Happens.LEAVES_COMPANY, card, Group(company), company)
    there = state.companies[company]
    left = tuple(other for other in there.members if other != card)
    state.companies[company] = replace(there, members=left)
    state.cards[card] = replace(state.cards[card], company=None)


def transfer(state: MeccgState, card: CardId, company: CompanyId) -> None:
    """A character joins another company; his own may be no more."""
    before = state.cards[card].company
    join(state, card, company)
    if before is not None and before != company and not state.companies[before].members:
        dissolve(state, before)


def take_place(state: MeccgState, card: CardId, newcomer: CardId) -> None:
    """A character comes into play in the place of another, with all his cards and followers."""
    company = state.cards[card].company
    assert company is not None, "he whose place is taken is in a company"
    cards.bring_into_play(state, newcomer, holder(state, card))
    join(state, newcomer, company)
    for held in list(lying_on(state, card)):
        cards.attach(state, held, newcomer)
    for each in followers(state, card):
        control(state, each, newcomer)


def dissolve(state: MeccgState, company: CompanyId) -> None:
    """A company without characters is no more, and its sites are left (M-JOIN-09)."""
    for card in list(state.upon.get(company, ())):
        cards.discard(state, card)
    there = state.companies.pop(company)
    for site in {there.site, there.origin, there.journey.to if there.journey else None}:
        if site is not None:
            abandon(state, there.seat, site)


def merge(state: MeccgState, company: CompanyId, other: CompanyId) -> None:
    """The characters of another company join this one."""
    gone, there = state.companies[other], state.companies[company]
    state.companies[company] = replace(there, members=(*there.members, *gone.members))
    for card in gone.members:
        state.cards[card] = replace(state.cards[card], company=company)
    for card in list(state.upon.get(other, ())):
        cards.lay_upon(state, card, company)
    for card in lying_on(state, gone.site):
        if state.cards[card].zone is Zone.GUARD and state.cards[card].company == other:
            state.cards[card] = replace(state.cards[card], company=company)
    remember_as_one(state, company, other)
    del state.companies[other]
    emit(state, events.CompaniesJoined(company, other))
    if gone.site != state.companies[company].site:
        abandon(state, gone.seat, gone.site)


def remember_as_one(state: MeccgState, company: CompanyId, other: CompanyId) -> None:
    """What another company has gone through this turn counts for the joined one (M-JOIN-06)."""
    state.happened[:] = [
        replace(
            one,
            who=Group(company) if one.who == Group(other) else one.who,
            by=Group(company) if one.by == Group(other) else one.by,
            company=company if one.company == other else one.company,
        )
        for one in state.happened
    ]
    for number, lasting in enumerate(state.lasting):
        context = lasting.context
        if context.company == other or context.target == Group(other):
            target = Group(company) if context.target == Group(other) else context.target
            context = replace(context, company=company, target=target)
            state.lasting[number] = replace(lasting, context=context)


def send(state: MeccgState, company: CompanyId, journey: Journey | None) -> None:
    """A company is to go somewhere; its new site card lies face down (M-ORG-30)."""
    there = state.companies[company]
    before = there.journey
    state.companies[company] = replace(there, journey=journey)
    if before is not None:
        abandon(state, there.seat, before.to)
    if journey is not None and state.cards[journey.to].zone is Zone.SITES:
        cards.put(state, journey.to, Zone.PLAY, (there.seat,))


def reveal(state: MeccgState, company: CompanyId) -> None:
    """All see where a company goes (M-MH-07)."""
    there = state.companies[company]
    assert there.journey is not None, "a company reveals where it wants to go"
    cards.show(state, there.journey.to)
    journey = replace(there.journey, revealed=True)
    state.companies[company] = replace(there, journey=journey)


def arrive(state: MeccgState, company: CompanyId) -> None:
    """A company has come to its new site."""
    there = state.companies[company]
    assert there.journey is not None, "a company arrives where it wanted to go"
    way = there.journey
    moved = replace(there, site=way.to, origin=there.site, journey=None, came=way, moved=True)
    state.companies[company] = moved
    use_rescue_site(state, moved.site)
    if there.origin is not None:
        abandon(state, there.seat, there.origin)
    emit(state, events.Arrived(company, state.cards[moved.site].code))
    for held in [held for card in moved.members for held in lying_on(state, card)]:
        winning.claim(state, held)
    happen(state, Happens.ARRIVES, Group(company), company=company, site=moved.site)


def replace_site(state: MeccgState, company: CompanyId, site: CardId) -> None:
    """A company is at another site: it has moved without a movement/hazard phase (M-END-02)."""
    there = state.companies[company]
    if state.cards[site].zone is Zone.SITES:
        cards.put(state, site, Zone.PLAY)
    state.companies[company] = replace(there, site=site, moved=True)
    abandon(state, there.seat, there.site)
    emit(state, events.Arrived(company, state.cards[site].code))
    for what in (Happens.MOVES, Happens.ARRIVES):
        happen(state, what, Group(company), company=company, site=site)


def use_rescue_site(state: MeccgState, site: CardId) -> None:
    """A company uses the opponent's site card that lies with prisoners (M-CAP-20)."""
    host = state.cards[site].host
    if state.cards[site].zone is Zone.ASIDE and host is not None:
        cards.put(state, site, Zone.PLAY)
        cards.attach(state, site, host)


def abandon(state: MeccgState, seat: Seat, site: CardId) -> None:
    """A site that a seat no longer needs leaves play: discarded if tapped (M-JOIN-09)."""
    if state.cards[site].zone is not Zone.PLAY or is_needed(state, seat, site):
        return
    host = state.cards[site].host
    if host is not None:
        cards.put(state, site, Zone.ASIDE)
        cards.attach(state, site, host)
        return
    spent = is_spent(state, seat, site)
    if not spent and deeds.cannot(state, Deed.BE_RETURNED, site):
        return
    for card in list(lying_on(state, site)):
        if state.cards[card].zone is Zone.GUARD:
            hiding.put_away(state, card, Zone.HAND)
        elif captives.prisoners(state, card):
            cards.detach(state, card)
        else:
            cards.discard(state, card)
    if not spent:
        hiding.put_away(state, site, Zone.SITES)
    elif deeds.may(state, Deed.BE_STORED, site):
        code = state.cards[site].code
        cards.put(state, site, Zone.PILE)
        emit(state, events.Stored(site, code))
        happen(state, Happens.STORED, site)
    else:
        cards.discard(state, site)


def is_spent(state: MeccgState, seat: Seat, site: CardId) -> bool:
    """Whether a site that is left goes to the discard pile: tapped, and no haven."""
    return (
        state.cards[site].status is Status.TAPPED
        and not is_haven(state, seat, site)
        and not deeds.cannot(state, Deed.BE_DISCARDED, site)
    )


def is_needed(state: MeccgState, seat: Seat, site: CardId) -> bool:
    """Whether a company of a seat is at a site, comes from it or goes to it.

    The goal of a company that is no more stays until its phase is over (M-MH-20).
    """
    movement = enclosing(state, MovementUnderWay)
    if movement is not None and movement.goal == site:
        return True
    return any(
        site in (company.site, company.origin)
        or (company.journey is not None and company.journey.to == site)
        for _, company in companies_of(state, seat)
    )


def control(state: MeccgState, card: CardId, by: CardId | None) -> None:
    """A character is controlled by another, or by general influence."""
    state.cards[card] = replace(state.cards[card], follows=by)
    emit(state, events.Controlled(card, by))


def exchange_site(state: MeccgState, seat: Seat, old: CardId, new: CardId) -> None:
    """A site card takes the place of another, tapped or untapped like it (M-LOCS-09)."""
    status = state.cards[old].status
    cards.put(state, new, Zone.PLAY)
    state.cards[new] = replace(state.cards[new], status=status)
    for held in list(lying_on(state, old)):
        cards.attach(state, held, new)
    for key, there in companies_of(state, seat):
        if there.site == old:
            state.companies[key] = replace(there, site=new)
    cards.put(state, old, Zone.SITES, (seat,))
