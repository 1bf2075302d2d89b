"""The table as the player sees it: a state that is possible for its seat."""

from __future__ import annotations

from functools import cached_property

from westmarch.agents.meccg import odds
from westmarch.agents.meccg import weights as w
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg import influence, numbers, scoring, terrain, traits
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import Alignment, CompanyId, Status, Zone
from westmarch.meccg.reading import (
    ally,
    character,
    creature,
    faction,
    holder,
    item,
    members,
    other,
    printed,
    site,
)
from westmarch.meccg.rules import finding, influencing
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.printed import Attack


class Sight:
    """What a seat may suppose about the table."""

    def __init__(self, state: MeccgState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    @property
    def is_mine(self) -> bool:
        """Whether it is the player's own turn."""
        return self.state.active == self.seat

    def points(self, card: CardId) -> float:
        """The marshalling points that are printed on a card, as the player would count them."""
        row = printed(self.state, card)
        if row.points is None:
            return 0.0
        value = max(row.points.value.base, row.points.value.second or 0)
        if self.state.alignments[self.seat] is Alignment.FALLEN_WIZARD:
            return float(min(1, value))
        return float(value)

    def worth(self, card: CardId) -> float:
        """What a card is worth to have: its points, and what it can do."""
        found = self.points(card)
        person, thing = character(self.state, card), item(self.state, card)
        if person is not None:
            found += w.STRENGTH * (person.prowess + person.direct_influence)
            found += 2.0 * person.avatar
        if thing is not None and thing.corruption is not None:
            found += 0.3 - 0.1 * thing.corruption.base
        return found

    # Sites

    def at(self, company: CompanyId, here: CardId) -> Sight:
        """The table as if a company were at a site."""
        supposed = self.state.clone()
        there = supposed.companies[company]
        supposed.companies[company] = replace(there, site=here, journey=None)
        return Sight(supposed, self.seat)

    def prizes(self, company: CompanyId) -> float:
        """What the hand could play where a company is: the best card, and half of others."""
        found = sorted(self.playables(company).values(), reverse=True)
        return sum(worth / (1 + number) for number, worth in enumerate(found[:3]))

    def playables(self, company: CompanyId) -> dict[CardId, float]:
        """The cards in hand that a company could play where it is, and what they bring."""
        found: dict[CardId, float] = {}
        for card in self.state.hands[self.seat]:
            if not finding.is_resource(self.state, self.seat, card):
                continue
            if finding.is_found(self.state, self.seat, company, card, False):
                found[card] = self.chance(company, card) * (0.2 + self.worth(card))
        return found

    def chance(self, company: CompanyId, card: CardId) -> float:
        """The chance that a company wins a faction; other cards are sure."""
        if faction(self.state, card) is None:
            return 1.0
        return max((self.influence(by, card) for by in members(self.state, company)), default=0.0)

    def influence(self, by: CardId, card: CardId) -> float:
        """The chance that a character wins a faction."""
        row = faction(self.state, card)
        if row is None or row.number is None:
            return 0.0
        more = sum(term.amount for term in influencing.terms(self.state, by, card))
        return odds.above(row.number - more)

    def risk(self, company: CompanyId) -> float:
        """What the automatic-attacks of a company's site may cost."""
        here = self.state.companies[company].site
        return sum(
            self.attacked(company, attack) for attack in terrain.automatic_attacks(self.state, here)
        )

    def attacked(self, company: CompanyId, attack: Attack) -> float:
        """What an attack may cost a company: the strongest face it."""
        fighters = sorted(
            members(self.state, company), key=lambda card: -numbers.prowess(self.state, card)
        )
        count = len(fighters) if attack.strikes is None else attack.strikes
        lost = sum(
            odds.harm(self.strength(card), attack.prowess, self.points(card))
            for card in fighters[:count]
        )
        return lost + 0.2 * max(0, count - len(fighters))

    def strength(self, card: CardId) -> int:
        """The prowess with which a character would fight now."""
        less = {Status.UNTAPPED: 0, Status.TAPPED: 1, Status.WOUNDED: 2}
        return numbers.prowess(self.state, card) - less[self.state.cards[card].status]

    def destination(self, company: CompanyId, to: CardId) -> float:
        """What it brings a company to go to a site: prizes, healing and cards, less dangers."""
        there = self.at(company, to)
        fresh = self.state.cards[to].status is Status.UNTAPPED
        row = site(self.state, to)
        found = max(0.0, there.prizes(company) - there.risk(company)) if fresh else 0.0
        found += w.DRAWN * row.draws - w.THEIR_DRAW * row.opponent_draws
        if traits.is_haven(self.state, self.seat, to):
            hurt = sum(
                self.state.cards[card].status is Status.WOUNDED
                for card in members(self.state, company)
            )
            found += w.HEALING * hurt
        return found

    def staying(self, company: CompanyId) -> float:
        """What it brings a company to stay where it is."""
        here = self.state.companies[company].site
        if self.state.cards[here].status is not Status.UNTAPPED:
            return 0.0
        return max(0.0, self.prizes(company) - self.risk(company))

    # Influence and scores

    @cached_property
    def room(self) -> int:
        """General influence that is left."""
        used = influence.general_used(self.state, self.seat)
        return influence.general(self.state, self.seat) - used

    @cached_property
    def lead(self) -> int:
        """By how much the player would win the council now."""
        mine = scoring.score(self.state, self.seat)
        return mine - scoring.score(self.state, other(self.seat))

    def keeps(self, card: CardId) -> float:
        """What a card in hand is worth to be kept."""
        state = self.state
        if not is_playable(state.cards[card].code):
            return -1.0
        if state.cards[card].zone is not Zone.HAND:
            return self.worth(card)
        if creature(state, card) is not None:
            return 0.6
        if any(row is not None for row in (item(state, card), ally(state, card))):
            return 0.5 + self.worth(card)
        if faction(state, card) is not None:
            return 0.4 + self.worth(card)
        if character(state, card) is not None:
            return 0.3 + self.worth(card)
        return 0.5

    def is_mine_card(self, card: CardId) -> bool:
        """Whether the player holds a card."""
        return holder(self.state, card) == self.seat
