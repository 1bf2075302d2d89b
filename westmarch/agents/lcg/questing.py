"""Questing in the Living Card Game: who goes on the quest, who stays, and where to travel."""

from __future__ import annotations

from functools import cached_property

from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.fighting import battle, sniping
from westmarch.agents.lcg.reading import (
    effects_of,
    fight_ahead,
    is_battle,
    is_hunt,
    kind_of,
    on_commitment,
)
from westmarch.agents.lcg.sight import NOBODY, Sight
from westmarch.kernel.records import AnyOption, CardId
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables import CARDS
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.filters import STAGED
from westmarch.lcg.vocabulary.targets import Each

STRANGER = SeenCard(NOBODY, None, threat=2, attack=3, defense=1, hit_points=3)
"""The enemy that may be revealed and attack in the same round."""

MAX_THREAT = 50


class Quest:
    """The quest of this round as one seat sees it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worths: dict[int, float] = {}

    @cached_property
    def threats(self) -> list[tuple[int, float]]:
        """The threat to be overcome with its chances; of several cards the further ones by mean."""
        sight = self.sight
        if sight.quest_forbids(a.Ban.STAGING):
            return [(sight.board.staging_threat, 1.0)]
        more = sum(
            x.amount for x in ABILITIES.get(sight.stage or "", ()) if isinstance(x, a.MoreRevealed)
        )
        mean = sum(threat * chance for threat, chance in sight.next_threat)
        known = sight.board.staging_threat + round(mean * (sight.players - 1 + more))
        return [(known + threat, chance) for threat, chance in sight.next_threat]

    @cached_property
    def room(self) -> tuple[int, int]:
        """How much progress the active location and the quest card can still take."""
        board, stage = self.sight.board, self.sight.stage
        active = sum(points_left(card) for card in board.active)
        quest = points_left(board.quest) if board.quest is not None else 0
        if is_hunt(stage) or is_battle(stage):
            quest = 0
        return active, quest

    @cached_property
    def is_ready(self) -> bool:
        """Whether it is time for the next stage: strong enough for its enemies, or out of time."""
        sight = self.sight
        room = MAX_THREAT - max(player.threat for player in sight.board.players)
        strength = sum(
            card.attack or 0
            for player in sight.board.players
            for card in player.area
            if card.attack is not None
        )
        return room <= w.READY_ROOM or strength >= w.READY * fight_ahead(sight.stage)

    def worth(self, willpower: int) -> float:
        """What it is worth to quest with so much willpower."""
        known = self.worths.get(willpower)
        if known is None:
            known = sum(chance * self.outcome(willpower - t) for t, chance in self.threats)
            self.worths[willpower] = known
        return known

    def outcome(self, net: int) -> float:
        """What it is worth to have more willpower than threat, or less."""
        sight = self.sight
        if net < 0:
            rising = sight.me.threat - net + 1
            if rising >= MAX_THREAT:
                return -w.VICTORY
            return net * (w.THREAT if rising < 40 else w.HIGH_THREAT)
        active, quest = self.room
        here, there = min(net, active), min(max(0, net - active), quest)
        value = w.EXPLORING * here + w.PROGRESS * there
        last = sight.board.stages_left == 0 or (sight.board.stages_left == 1 and quest <= 0)
        if quest and there >= quest:
            value += w.VICTORY if last else w.STAGE if self.is_ready else -w.UNREADY
        return value

    @cached_property
    def surprise(self) -> float:
        """The chance that the next card is an enemy that attacks me at once."""
        unseen = self.sight.unseen
        if self.sight.quest_forbids(a.Ban.ENGAGEMENT_CHECKS):
            return 0.0
        threat = self.sight.me.threat
        enemies = sum(
            copies
            for code, copies in unseen.items()
            if kind_of(code) is CardType.ENEMY and (CARDS[code].engagement_cost or 0) <= threat
        )
        return w.SURPRISE * enemies / (sum(unseen.values()) or 1)

    def fighting(self, home: list[SeenCard]) -> float:
        """What comes of the fighting if these stay, the enemy that may come included."""
        sight = self.sight
        value = battle(sight, home, sight.strikers, sight.foes) + sniping(sight, home)
        if self.surprise > 0.05:
            strikers = [*sight.strikers, STRANGER]
            worse = battle(sight, home, strikers, [*sight.foes, STRANGER])
            value += self.surprise * (worse + sniping(sight, home) - value)
        return value

    def value(self, sent: frozenset[CardId]) -> float:
        """What a round is worth in which these go on the quest and the others stay."""
        going = [card for card in self.sight.ready if card.card in sent]
        home = [
            card
            for card in self.sight.ready
            if card.card not in sent or self.sight.is_tireless(card)
        ]
        willpower = self.sight.board.willpower + sum(card.willpower or 0 for card in going)
        extra = sum(self.extra(card) for card in going)
        return self.worth(willpower) + self.fighting(home) + extra

    def extra(self, card: SeenCard) -> float:
        """What a character does beside questing when it goes on the quest."""
        value = 0.0
        for effect in on_commitment(card.code):
            match effect:
                case e.AddResources():
                    value += 0.8
                case e.ProgressOn(amount, Each(of)) if STAGED in getattr(of, "parts", ()):
                    places = sum(is_location(other) for other in self.sight.board.staging)
                    value += 0.8 * amount * places
                case e.ProgressOn(amount):
                    value += 0.8 * amount * len(self.sight.board.active)
        return value

    def plans(self) -> list[tuple[float, frozenset[CardId]]]:
        """Groups to send, found by changing one at a time from all and from none; best first."""
        useful = [card.card for card in self.sight.ready if card.willpower]
        known: dict[frozenset[CardId], float] = {}
        for start in (frozenset(useful), frozenset[CardId]()):
            here = start
            known.setdefault(here, self.value(here))
            while True:
                around = [here ^ {card} for card in useful]
                for plan in around:
                    if plan not in known:
                        known[plan] = self.value(plan)
                there = max(around, key=lambda plan: known[plan], default=here)
                if known[there] <= known[here]:
                    break
                here = there
        return sorted(((value, plan) for plan, value in known.items()), key=rank)


def rank(rated: tuple[float, frozenset[CardId]]) -> tuple[float, list[CardId]]:
    """The best first, ties by the ids, so that the same board gives the same order."""
    return -rated[0], sorted(rated[1])


def is_location(card: SeenCard) -> bool:
    """Whether a card in the staging area is a location."""
    return kind_of(card.code) is CardType.LOCATION


def points_left(card: SeenCard) -> int:
    """How much progress a location or quest card still needs."""
    points = CARDS[card.code].quest_points if card.code in CARDS else None
    return max(0, (points or 0) - card.progress)


def travelling(sight: Sight, option: AnyOption) -> float:
    """Travel where it takes most threat out of the staging area for the least work."""
    card = sight.touched(option)
    if card is None:
        return 0.0
    value = w.TRAVEL_THREAT * (card.threat or 0) - w.TRAVEL_POINTS * points_left(card)
    for effect in effects_of(card.code, a.Travel):
        match effect:
            case e.Reveal():
                value -= w.TRAVEL_REVEAL
            case e.Exhaust():
                value -= 1.0 + 2.0 * len(sight.strikers)
            case e.DiscardFromHand(amount):
                value -= 0.8 * amount
    return value
