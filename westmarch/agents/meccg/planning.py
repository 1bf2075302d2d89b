"""What to organize, where to go, and what to play there."""

from __future__ import annotations

from westmarch.agents.meccg import grouping, missions, roads
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.events import event
from westmarch.agents.meccg.keeping import keeps
from westmarch.agents.meccg.roads import Roads
from westmarch.agents.meccg.sight import Sight
from westmarch.agents.meccg.tempting import temptation
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import influence, numbers, terrain, traits
from westmarch.meccg import options as o
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.reading import (
    character,
    characters_of,
    companies_of,
    faction,
    is_avatar,
    item,
    members,
)
from westmarch.meccg.rules import composing, sideboarding, travelling


def organize(sight: Sight, option: AnyOption) -> float:
    """What an act of organization is worth."""
    match option:
        case o.Done():
            return w.IDLE
        case o.BringIn(card, here, by):
            return bring_in(sight, card, here, by)
        case o.Control(card, by):
            return control(sight, card, by)
        case o.SetOut(company):
            return set_out(sight, company)
        case o.Store(card):
            return store(sight, card)
        case o.Remove(_, tapping):
            return 0.0 if tapping else 0.2
        case o.SplitOff(company):
            return grouping.split(sight, company)
        case o.JoinTo(company, other):
            return grouping.join(sight, company, other)
        case o.UseSideboard(card):
            return use_sideboard(sight, card)
        case o.PlayEvent() | o.Act():
            return event(sight, option)
        case o.StayHere():
            return w.NEVER / 2
    return w.NEVER


def bring_in(sight: Sight, card: CardId, here: CardId, by: CardId | None) -> float:
    """Who comes into play: as long as influence suffices, and rather where others are."""
    cost = 0 if is_avatar(sight.state, card) else influence.cost(sight.state, card)
    if by is None and cost > sight.room:
        return w.NEVER
    if by is not None and sight.is_bound(by):
        return -1.0
    state, seat = sight.state, sight.seat
    there = tuple(
        one for _, own in companies_of(state, seat) if own.site == here for one in own.members
    )
    if there and not composing.is_lawful(state, seat, (*there, card), to_haven=True):
        return w.HELP + sight.gain(card)
    return 1.0 + sight.worth(card) + 0.5 * bool(there) - 0.1 * (by is not None)


def control(sight: Sight, card: CardId, by: CardId | None) -> float:
    """Characters follow others only if that makes room for somebody who waits in hand."""
    if by is None or sight.is_bound(by):
        return w.NEVER
    spare = influence.cost(sight.state, card)
    waiting = any(
        character(sight.state, one) is not None
        and not is_avatar(sight.state, one)
        and sight.room < influence.cost(sight.state, one) <= sight.room + spare
        for one in sight.state.hands[sight.seat]
    )
    return w.HELP if spare and waiting else -1.0


def set_out(sight: Sight, company: CompanyId) -> float:
    """What the best journey brings beyond staying."""
    if all(map(sight.is_bound, members(sight.state, company))):
        return -0.4
    return max(-0.4, w.IDLE + Roads(sight, company).best()[0])


def use_sideboard(sight: Sight, card: CardId) -> float:
    """The avatar taps for the sideboard if he stays at a haven."""
    company = sight.state.cards[card].company
    if company is None:
        return -1.0
    there = sight.state.companies[company]
    rests = there.journey is None and traits.is_haven(sight.state, sight.seat, there.site)
    able = sideboarding.fitting_cards(sight.state, sight.seat, False)
    wanted = any(keeps(sight, one) >= w.WANTED for one in able)
    return 0.06 if rests and wanted else -1.0


def store(sight: Sight, card: CardId) -> float:
    """Storing keeps the points and ends the corruption; weapons are better kept."""
    row, bearer = item(sight.state, card), sight.state.cards[card].host
    if row is None or bearer is None:
        return 0.1 + sight.points(card) / 2
    if row.card.points is None or not row.card.points.value.base:
        return -1.0
    second = row.card.points.value.second or 0
    corruption = 0 if row.corruption is None else row.corruption.base
    useful = 0.5 * bool(row.prowess or row.direct_influence)
    value = 0.25 * corruption + 0.5 * max(0, second - row.card.points.value.base) - useful
    return value - temptation(sight, bearer) * sight.price(bearer)


def where_to(roads: Roads, option: AnyOption) -> float:
    """Which site a company goes to."""
    return roads.going(option.site) if isinstance(option, o.GoTo) else 0.0


def which_way(sight: Sight, company: CompanyId, to: CardId, option: AnyOption) -> float:
    """Which way a company takes: the least dangerous."""
    if not isinstance(option, o.Travel):
        return 0.0
    return -roads.danger(travelling.by_way(sight.state, company, to, option))


def enter(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Whether a company enters its site: if what it can play is worth the attacks."""
    if not isinstance(option, o.Enter):
        return 0.0
    state = sight.state
    if not terrain.automatic_attacks(state, state.companies[company].site):
        return w.IDLE
    able = sight.untapped(company)
    if not able:
        return -1.0
    prize = roads.prizes(sight, company, missions.wanted(sight), able)
    return roads.freedom(sight, company, able) * prize - roads.risk(sight, company)


def at_site(sight: Sight, option: AnyOption) -> float:
    """What is played at a site, and by whom."""
    match option:
        case o.PlayAtSite(card, by):
            value = roads.played(sight, card, by)
            return value + bearer(sight, card, by) if value > 0 else 0.0
        case o.PlayEvent() | o.Act():
            return event(sight, option)
        case o.Done():
            return w.IDLE
    return 0.0


def bearer(sight: Sight, card: CardId, by: CardId) -> float:
    """Who had better bear an item: weapons the strong, the rest who is of least use."""
    row = item(sight.state, card)
    strong = 0.02 * numbers.prowess(sight.state, by)
    if faction(sight.state, card) is not None:
        return 0.0
    return strong if row is not None and row.prowess else -strong / 4


def equip(sight: Sight, option: AnyOption) -> float:
    """Who starts with a minor item."""
    if not isinstance(option, o.Equip):
        return 0.0
    return 0.3 + bearer(sight, option.card, option.to) - temptation(sight, option.to)


def draft(sight: Sight, option: AnyOption) -> float:
    """Who is drafted: who brings most, but no second leader."""
    if not isinstance(option, o.Pick):
        return 0.0
    row = character(sight.state, option.card)
    if row is None:
        return 0.1
    there = tuple(characters_of(sight.state, sight.seat))
    if there and not composing.is_lawful(sight.state, sight.seat, (*there, option.card)):
        return 0.05
    return 0.5 + sight.worth(option.card)
