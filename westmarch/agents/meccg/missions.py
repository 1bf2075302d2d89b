"""Events that bring points at certain sites, at once or when they are stored."""

from __future__ import annotations

from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.records import CardId
from westmarch.meccg import options as o
from westmarch.meccg.declared import Event, ways
from westmarch.meccg.kinds import CardType, CompanyId, When
from westmarch.meccg.reading import lying_on, members, printed
from westmarch.meccg.rules import dealing, finding, moments, playing
from westmarch.meccg.rules.timetable import roles_now, timetable
from westmarch.meccg.state import MeccgState
from westmarch.meccg.things import Context
from westmarch.meccg.vocabulary.references import Moment


def wanted(sight: Sight) -> list[CardId]:
    """The cards in hand that are played at sites: items, allies, factions and missions."""
    state, seat = sight.state, sight.seat
    return [
        card
        for card in state.hands[seat]
        if is_mission(state, card) or finding.is_resource(state, seat, card)
    ]


def is_mission(state: MeccgState, card: CardId) -> bool:
    """Whether a card is an event that brings points and is played at a site."""
    row = printed(state, card)
    if row.type is not CardType.RESOURCE or row.points is None:
        return False
    return any(Moment.SITE_PHASE in found.way.when for found in ways(row.code))


def is_possible(sight: Sight, company: CompanyId, card: CardId) -> bool:
    """Whether a company could play a mission where it is."""
    code = sight.state.cards[card].code
    context = Context(card, sight.seat, code, company=company)
    now = moments.now(sight.state, sight.seat, in_chain=False)
    roles = roles_now(sight.state, sight.seat, now)
    return any(
        is_theirs(sight, context, found.event)
        and playing.may_play(sight.state, context, found.event)
        for found in timetable(code)
        if Moment.SITE_PHASE in found.event.way.when and not roles.isdisjoint(found.roles)
    )


def is_theirs(sight: Sight, context: Context, found: Event) -> bool:
    """Whether somebody of the company can use an event, if it needs anybody."""
    assert context.company is not None
    users = playing.users(sight.state, context, found.way)
    return users is None or any(card in members(sight.state, context.company) for card in users)


def stored(sight: Sight, company: CompanyId) -> float:
    """The points that a company would gain by what it can store where it is."""
    carried = {
        held: gain
        for card in members(sight.state, company)
        for held in lying_on(sight.state, card)
        if (gain := gained(sight.state, held))
    }
    if not carried:
        return 0.0
    able = dealing.stores(sight.state, sight.seat)
    return sum(carried.get(one.card, 0.0) for one in able if isinstance(one, o.Store))


def gained(state: MeccgState, card: CardId) -> float:
    """How many points more a card gives when it is stored."""
    points = printed(state, card).points
    if points is None or points.value.when is not When.STORED:
        return 0.0
    return float((points.value.second or 0) - points.value.base)
