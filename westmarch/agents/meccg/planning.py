"""What to organize, where to go, and what to play there."""

from __future__ import annotations

from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.sight import Sight
from westmarch.kernel.records import AnyOption, CardId
from westmarch.meccg import influence, numbers, traits
from westmarch.meccg import options as o
from westmarch.meccg.declared import ways
from westmarch.meccg.kinds import CompanyId
from westmarch.meccg.reading import character, faction, is_avatar, item
from westmarch.meccg.rules import acting, travelling
from westmarch.meccg.vocabulary.abilities import ShortEvent


def organize(sight: Sight, option: AnyOption) -> float:
    """What an act of organization is worth."""
    match option:
        case o.Done():
            return w.IDLE
        case o.BringIn(card, _, by):
            return bring_in(sight, card, by)
        case o.Control(card, by):
            spare = influence.cost(sight.state, card)
            return -1.0 if by is None else w.IDLE + w.ROOM * spare if spare else -1.0
        case o.SetOut(company):
            return set_out(sight, company)
        case o.Store(card):
            return store(sight, card)
        case o.Remove(_, tapping):
            return 0.1 if tapping else 0.2
        case o.SplitOff(company):
            return split(sight, company)
        case o.PlayEvent() | o.Act():
            return event(sight, option)
    return -1.0


def bring_in(sight: Sight, card: CardId, by: CardId | None) -> float:
    """Who comes into play: as long as influence suffices, under another if that is possible."""
    cost = 0 if is_avatar(sight.state, card) else influence.cost(sight.state, card)
    if by is None and cost > sight.room:
        return -1.0
    return 1.0 + sight.worth(card) + (0.5 if by is not None else 0.0)


def split(sight: Sight, company: CompanyId) -> float:
    """A company that cannot go anywhere as it is, because of two leaders say, is split."""
    stuck = not travelling.can_go(sight.state, company)
    return 0.5 if stuck else -1.0


def leaves(sight: Sight, option: AnyOption) -> float:
    """Who leaves a company: one leader, the weakest first."""
    match option:
        case o.Pick(card):
            leads = 1.0 * traits.is_leader(sight.state, card)
            return leads - 0.01 * numbers.prowess(sight.state, card)
        case o.Done():
            return 2.0
    return 0.0


def set_out(sight: Sight, company: CompanyId) -> float:
    """What the best journey brings beyond staying."""
    best = max(
        (sight.destination(company, to) for to in travelling.destinations(sight.state, company)),
        default=0.0,
    )
    return w.IDLE + best - sight.staying(company)


def store(sight: Sight, card: CardId) -> float:
    """Storing keeps the points and ends the corruption; weapons are better kept."""
    row = item(sight.state, card)
    if row is None or row.card.points is None:
        return 0.1 + sight.points(card) / 2
    second = row.card.points.value.second or 0
    corruption = 0 if row.corruption is None else row.corruption.base
    useful = 0.5 * bool(row.prowess or row.direct_influence)
    return 0.25 * corruption + 0.5 * max(0, second - row.card.points.value.base) - useful


def event(sight: Sight, option: AnyOption) -> float:
    """A card whose use is not understood any better: what stays is played, the rest with care."""
    match option:
        case o.PlayEvent(card, way):
            found = ways(sight.state.cards[card].code)[way]
            stays = not isinstance(found, ShortEvent)
            return w.HELP + sight.points(card) if stays else w.HELP / 2
        case o.Act(card, number):
            action, _ = acting.listed(sight.state, card)[number]
            paid = action.tap or action.discard is not None or action.once
            return w.HELP / 3 if paid else -1.0
    return -1.0


def where_to(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Which site a company goes to."""
    return sight.destination(company, option.site) if isinstance(option, o.GoTo) else 0.0


def which_way(sight: Sight, company: CompanyId, to: CardId, option: AnyOption) -> float:
    """Which way a company takes: the least dangerous."""
    if not isinstance(option, o.Travel):
        return 0.0
    journey = travelling.by_way(sight.state, company, to, option)
    return -sum(w.DANGER[kind] for kind in journey.path)


def enter(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """Whether a company enters its site: if what it can play is worth the attacks."""
    if not isinstance(option, o.Enter):
        return 0.0
    return sight.prizes(company) - sight.risk(company)


def at_site(sight: Sight, company: CompanyId, option: AnyOption) -> float:
    """What is played at a site, and by whom."""
    match option:
        case o.PlayAtSite(card, by):
            found = 0.5 + sight.worth(card)
            if faction(sight.state, card) is not None:
                return found * sight.influence(by, card) + 0.1
            return found + bearer(sight, card, by)
        case o.PlayEvent() | o.Act():
            return event(sight, option)
        case o.Done():
            return w.IDLE
    return 0.0


def bearer(sight: Sight, card: CardId, by: CardId) -> float:
    """Who had better bear an item: the strong, and who is not yet tempted."""
    if item(sight.state, card) is None:
        return 0.0
    avatar = 0.2 * is_avatar(sight.state, by)
    strong = 0.02 * numbers.prowess(sight.state, by)
    return strong - 0.05 * numbers.corruption(sight.state, by) - avatar


def draft(sight: Sight, option: AnyOption) -> float:
    """Who is drafted: who brings most for his mind."""
    if not isinstance(option, o.Pick):
        return 0.0
    row = character(sight.state, option.card)
    if row is None:
        return 0.1
    return 0.5 + sight.worth(option.card)
