"""The table as the player sees it: a state that is possible for its seat."""

from __future__ import annotations

from functools import cached_property
from math import prod

from westmarch.agents.meccg import odds
from westmarch.agents.meccg import weights as w
from westmarch.agents.meccg.memory import Memory
from westmarch.kernel.records import CardId, Seat
from westmarch.meccg import influence, numbers, scoring, traits, underway
from westmarch.meccg.kinds import Alignment, CompanyId, Points, Status
from westmarch.meccg.reading import (
    character,
    faction,
    holder,
    is_avatar,
    is_untapped,
    item,
    members,
    other,
    printed,
)
from westmarch.meccg.rules import influencing
from westmarch.meccg.state import MeccgState
from westmarch.meccg.tables.printed import Attack

DARK = (Alignment.MINION, Alignment.BALROG)
"""Whose avatars cannot go by regions, and so had better stay where they are."""

LESS = {Status.UNTAPPED: 0, Status.TAPPED: 1, Status.WOUNDED: 2}
"""By how much less those fight who are tapped or wounded."""


class Sight:
    """What a seat may suppose about the table, and what it remembers of it."""

    def __init__(self, state: MeccgState, seat: Seat, memory: Memory | None = None) -> None:
        self.state = state
        self.seat = seat
        self.memory = Memory([]) if memory is None else memory

    @property
    def is_mine(self) -> bool:
        """Whether it is the player's own turn."""
        return self.state.active == self.seat

    def is_mine_card(self, card: CardId) -> bool:
        """Whether the player holds a card."""
        return holder(self.state, card) == self.seat

    # What cards are worth

    def points(self, card: CardId) -> float:
        """The marshalling points that are printed on a card, as the player would count them."""
        row = printed(self.state, card)
        if row.points is None:
            return 0.0
        value = max(row.points.value.base, row.points.value.second or 0)
        if self.state.alignments[self.seat] is Alignment.FALLEN_WIZARD:
            return float(min(1, value))
        return float(value)

    @property
    def sources(self) -> dict[Points, int]:
        """The points that the player has, by source."""
        if self.memory.sources is None:
            self.memory.sources = scoring.points(self.state, self.seat)
        return self.memory.sources

    def gain(self, card: CardId) -> float:
        """What the points of a card add: no source may give more than all others (M-SCORE-08)."""
        row, found = printed(self.state, card), self.points(card)
        if row.points is None or not found:
            return 0.0
        after = dict(self.sources)
        after[row.points.source] += int(found)
        more = cut(after) - cut(self.sources)
        return min(more, found + 1.0) * (1.0 - w.LATER) + found * w.LATER

    def worth(self, card: CardId) -> float:
        """What a card is worth to have: its points, and what it can do."""
        found = self.gain(card)
        person, thing = character(self.state, card), item(self.state, card)
        if person is not None:
            found += w.STRENGTH * (person.prowess + person.direct_influence)
            found += 2.0 * person.avatar
        if thing is not None:
            found += 0.2 * len(thing.prowess) + 0.1 * len(thing.body)
            if thing.corruption is not None:
                found += 0.2 - 0.1 * thing.corruption.base
        return found

    def price(self, card: CardId) -> float:
        """What the loss of a character or an ally costs."""
        if is_avatar(self.state, card):
            return w.LORD
        return w.PERSON + self.points(card)

    # Fights

    def prowess(self, card: CardId) -> int:
        """The prowess of a character or ally."""
        known = self.memory.prowess
        if card not in known:
            known[card] = numbers.prowess(self.state, card)
        return known[card]

    def strength(self, card: CardId) -> int:
        """The prowess with which a character would fight now."""
        return self.prowess(card) - LESS[self.state.cards[card].status]

    def body(self, card: CardId) -> int:
        """The body of a character or ally."""
        known = self.memory.bodies
        if card not in known:
            known[card] = numbers.body(self.state, card)
        return known[card]

    def harm(self, card: CardId, needed: int) -> float:
        """What a strike costs a character who needs a roll against it."""
        worse = self.state.cards[card].status is Status.WOUNDED
        dies = odds.above(self.body(card) - worse)
        return (1.0 - odds.at_least(needed)) * (w.WOUND + dies * self.price(card))

    def attacked(self, company: CompanyId, attack: Attack, soft: bool = False) -> float:
        """What an attack may cost a company: those face it whom it harms least."""
        people = members(self.state, company)
        needs = {card: attack.prowess - self.strength(card) for card in people}
        if soft:
            costs = [w.TAPPED * (1.0 - odds.at_least(need)) for need in needs.values()]
        else:
            costs = [self.harm(card, need) for card, need in needs.items()]
        count = len(people) if attack.strikes is None else attack.strikes
        tapping = 0.5 * w.TAPPED * min(count, len(people))
        return sum(sorted(costs)[:count]) + tapping + 0.1 * max(0, count - len(people))

    def beating(self, company: CompanyId, attack: Attack) -> float:
        """The chance that the strongest of a company defeat all strikes of an attack."""
        strong = sorted(map(self.strength, members(self.state, company)), reverse=True)
        count = len(strong) if attack.strikes is None else attack.strikes
        dies = 1.0 if attack.body is None else odds.above(attack.body)
        return prod(odds.above(attack.prowess - one) * dies for one in strong[:count])

    def is_soft(self, company: CompanyId, attack: Attack, origin: underway.Origin) -> bool:
        """Whether an attack would only detain a company."""
        return traits.is_detainment(
            self.state, underway.AttackUnderWay(company, attack, origin=origin, number=-1)
        )

    # Influence and scores

    def influence(self, by: CardId, card: CardId) -> float:
        """The chance that a character wins a faction."""
        row = faction(self.state, card)
        if row is None or row.number is None:
            return 0.0
        known = self.memory.chances
        if (by, card) not in known:
            more = sum(term.amount for term in influencing.terms(self.state, by, card))
            known[by, card] = odds.above(row.number - more)
        return known[by, card]

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

    @cached_property
    def is_last_deck(self) -> bool:
        """Whether discarded cards do not come back any more in this game."""
        return self.state.exhausted[self.seat] + 1 >= self.state.length

    def untapped(self, company: CompanyId) -> list[CardId]:
        """Who of a company can still tap."""
        return [card for card in members(self.state, company) if is_untapped(self.state, card)]

    def is_bound(self, card: CardId) -> bool:
        """Whether a character is a Ringwraith or The Balrog, who hinders others on their way."""
        return is_avatar(self.state, card) and self.state.alignments[self.seat] in DARK


def cut(points: dict[Points, int]) -> int:
    """A total in which no source counts more than all others together."""
    total = sum(points.values())
    return sum(min(one, total - one) for one in points.values())
