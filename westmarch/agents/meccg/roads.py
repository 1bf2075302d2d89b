"""Where companies could go, and what waits for them there."""

from __future__ import annotations

from functools import cached_property

from westmarch.agents.meccg import missions
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.sight import Sight
from westmarch.agents.meccg.tempting import temptation
from westmarch.kernel.records import CardId, replace
from westmarch.meccg import influence, terrain, traits
from westmarch.meccg.kinds import CompanyId, ItemKind, Phase, Status
from westmarch.meccg.reading import (
    avatar_of,
    character,
    companies_of,
    faction,
    is_avatar,
    item,
    members,
    place,
    site,
)
from westmarch.meccg.rules import composing, finding, travelling
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.state import Journey
from westmarch.meccg.underway import Origin


class Roads:
    """The sites that a company could go to; each is looked at once."""

    def __init__(self, sight: Sight, company: CompanyId) -> None:
        self.sight = sight
        self.company = company
        self.chart = sight.memory.chart(sight.state, company)

    @cached_property
    def elsewhere(self) -> Sight:
        """A table of its own, on which the company is put here and there."""
        supposed = self.sight.state.clone()
        supposed.phase = Phase.SITE
        return Sight(supposed, self.sight.seat, self.sight.memory)

    @cached_property
    def resources(self) -> list[CardId]:
        """The cards in hand that are played at sites."""
        return missions.wanted(self.sight)

    @cached_property
    def frailty(self) -> float:
        """How much worse the dangers of the way are for the company than for a usual one.

        An avatar, with whom all would be lost, needs others around him.
        """
        people = members(self.sight.state, self.company)
        lord = any(is_avatar(self.sight.state, card) for card in people)
        lonely = w.LONELY / len(people) ** 2 if lord else 0.0
        return 0.5 + lonely + self.sight.attacked(self.company, w.USUAL_ATTACK)

    def best(self) -> tuple[float, CardId | None]:
        """The best journey and what it brings beyond staying; without one nothing."""
        state = self.sight.state
        start = state.companies[self.company].site
        found = [(self.going(to), to) for to in travelling.destinations(state, self.company)]
        if not found:
            return 0.0, None
        value, to = max(found)
        return value - self.staying(start), to

    def going(self, to: CardId) -> float:
        """What it brings to go to a site; it is reckoned once."""
        if to not in self.chart.going:
            self.chart.going[to] = self.brings(to)
        return self.chart.going[to]

    def brings(self, to: CardId) -> float:
        """What a journey brings: prizes there or beyond, cards, healing; less dangers."""
        state = self.sight.state
        ways = travelling.journeys(state, self.company, to)
        row = site(state, to)
        hope = 1.0 if self.resources else w.FRESH_HOPE
        found = hope * w.DRAWN * row.draws - w.THEIR_DRAW * row.opponent_draws
        found -= self.frailty * min(map(danger, ways), default=0.0)
        if self.company_at(to) is None:
            return found + self.being(to)
        return found + w.SHARED * self.being(to) if self.may_meet(to) else w.NEVER

    def company_at(self, to: CardId) -> CompanyId | None:
        """Another company of the player that is at a site, or on its way there."""
        state = self.sight.state
        for key, there in companies_of(state, self.sight.seat):
            goal = there.site if there.journey is None else there.journey.to
            if key != self.company and place(state, goal) == place(state, to):
                return key
        return None

    def may_meet(self, to: CardId) -> bool:
        """Whether the company may become one with whom it would find at a site."""
        state, other = self.sight.state, self.company_at(to)
        both = members(state, self.company) + (() if other is None else members(state, other))
        return composing.may_be_at(state, self.sight.seat, both, to)

    def staying(self, here: CardId) -> float:
        """What it brings to stay at a site."""
        return self.being(here)

    def being(self, here: CardId) -> float:
        """What a site has for the company: prizes, healing, and a start for further journeys."""
        prize = self.prize(here) + w.STORED * missions.stored(self.at(here), self.company)
        if not traits.is_haven(self.sight.state, self.sight.seat, here):
            return prize
        return max(prize, w.NEXT_STEP * self.beyond(here)) + self.shelter()

    def beyond(self, haven: CardId) -> float:
        """The best prize that can be reached from a haven."""
        if not self.resources:
            return 0.0
        there = self.at(haven)
        sites = travelling.destinations(there.state, self.company)
        return max(map(self.later_prize, sites), default=0.0)

    def shelter(self) -> float:
        """What a haven brings: the wounded heal, and others may come."""
        state = self.sight.state
        people = members(state, self.company)
        hurt = sum(state.cards[card].status is Status.WOUNDED for card in people)
        lord = avatar_of(state, self.sight.seat)
        welcome = (lord is None or lord in people) and any(map(self.could_come, self.hand))
        return w.HEALING * hurt + w.WELCOME * welcome

    @property
    def hand(self) -> list[CardId]:
        """The cards in hand."""
        return self.sight.state.hands[self.sight.seat]

    def could_come(self, card: CardId) -> bool:
        """Whether somebody could come into play with the influence that is left."""
        state = self.sight.state
        if character(state, card) is None or not may_enter(state, card):
            return False
        if is_avatar(state, card):
            return avatar_of(state, self.sight.seat) is None
        return influence.cost(state, card) <= self.sight.room

    def prize(self, here: CardId) -> float:
        """What could be played at a site this turn, less its automatic-attacks."""
        if here not in self.chart.prizes:
            self.chart.prizes[here] = self.won(here, self.sight.untapped(self.company))
        return self.chart.prizes[here]

    def later_prize(self, here: CardId) -> float:
        """The same in a turn to come, when everybody has untapped."""
        if here not in self.chart.later_prizes:
            people = members(self.sight.state, self.company)
            self.chart.later_prizes[here] = self.won(here, list(people))
        return self.chart.later_prizes[here]

    def won(self, here: CardId, able: list[CardId]) -> float:
        """What some of the company could play at a site, less its automatic-attacks."""
        there = self.at(here)
        found = prizes(there, self.company, self.resources, able)
        if not found:
            return 0.0
        return max(0.0, found * freedom(there, self.company, able) - risk(there, self.company))

    def stake(self) -> float:
        """What could still be played this turn at the site where the company goes, or is."""
        known = self.sight.memory.stakes
        if self.company not in known:
            there = self.sight.state.companies[self.company]
            goal = there.site if there.journey is None else there.journey.to
            people = list(members(self.sight.state, self.company))
            known[self.company] = prizes(self.at(goal), self.company, self.resources, people)
        return known[self.company]

    def at(self, here: CardId) -> Sight:
        """The table as if the company were at a site, until it is put elsewhere."""
        companies = self.elsewhere.state.companies
        there = companies[self.company]
        companies[self.company] = replace(there, site=here, journey=None)
        return self.elsewhere


def danger(journey: Journey) -> float:
    """What may happen on a way."""
    return sum(w.DANGER[kind] for kind in journey.path)


def prizes(sight: Sight, company: CompanyId, resources: list[CardId], able: list[CardId]) -> float:
    """What of some cards a company could play where it is, if some of it can tap.

    The best taps the site; of others a minor item at most can follow.
    """
    if not able:
        return 0.0
    found = sorted(playables(sight, company, resources, able).items(), key=lambda one: -one[1])
    if not found:
        return 0.0
    return found[0][1] + max((extra(sight, *one) for one in found[1:]), default=0.0)


def extra(sight: Sight, card: CardId, value: float) -> float:
    """What a second card is worth at a site."""
    row = item(sight.state, card)
    minor = row is not None and row.kind is ItemKind.MINOR
    return value if minor else w.OTHER_PRIZE * value


def playables(
    sight: Sight, company: CompanyId, resources: list[CardId], able: list[CardId]
) -> dict[CardId, float]:
    """The cards that some of a company could play where it is, and what they bring."""
    state, seat = sight.state, sight.seat
    found: dict[CardId, float] = {}
    for card in resources:
        if missions.is_mission(state, card):
            if missions.is_possible(sight, company, card):
                found[card] = 0.1 + sight.gain(card)
            continue
        if not finding.is_found(state, seat, company, card, False):
            continue
        users = [by for by in able if finding.may_bear(state, seat, company, card, by)]
        value = max((played(sight, card, by) for by in users), default=0.0)
        if value > 0:
            found[card] = value
    return found


def played(sight: Sight, card: CardId, by: CardId) -> float:
    """What it brings if a character plays a card: a faction must be won, an item tempts."""
    value = 0.1 + sight.worth(card)
    if faction(sight.state, card) is not None:
        chance = sight.influence(by, card)
        return value * chance if chance >= w.UNWON else 0.0
    thing = item(sight.state, card)
    if thing is None or thing.corruption is None:
        return value
    before, after = temptation(sight, by), temptation(sight, by, thing.corruption.base)
    return value - (after - before) * sight.price(by)


def freedom(sight: Sight, company: CompanyId, people: list[CardId]) -> float:
    """How likely it is that one of some can still tap after the automatic-attacks of a site."""
    here = sight.state.companies[company].site
    strikes = sum(
        len(people) if attack.strikes is None else attack.strikes
        for attack in terrain.automatic_attacks(sight.state, here)
    )
    return 1.0 if strikes < len(people) else w.HINDERED


def risk(sight: Sight, company: CompanyId) -> float:
    """What the automatic-attacks of a company's site may cost."""
    here = sight.state.companies[company].site
    return sum(
        sight.attacked(company, attack, sight.is_soft(company, attack, Origin.AUTOMATIC))
        for attack in terrain.automatic_attacks(sight.state, here)
    )
