"""Questing in the Living Card Game: who goes on the quest, who stays, and where to travel."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.fighting import (
    Fray,
    Party,
    battle,
    force,
    fray,
    party,
    sniping,
    welcome,
    wound,
)
from westmarch.agents.lcg.forecast import Arrival, arrivals
from westmarch.agents.lcg.reading import (
    damages_revealed,
    effects_of,
    fight_ahead,
    is_battle,
    is_hunt,
    kind_of,
    on_commitment,
    road_ahead,
)
from westmarch.agents.lcg.sight import Sight
from westmarch.kernel.records import AnyOption, CardId
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables import CARDS
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary import abilities as a
from westmarch.lcg.vocabulary import effects as e
from westmarch.lcg.vocabulary.filters import STAGED
from westmarch.lcg.vocabulary.targets import Each

MAX_THREAT = 50


Coming = tuple[int, str | None]
"""The enemies that come: so many of those that are there, and one that was revealed."""


class Balance(NamedTuple):
    """What more or less willpower than threat leads to."""

    worth: float
    threat: int
    wave: int


class Quest:
    """The quest of this round as one seat sees it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.balances: dict[int, Balance] = {}
        self.frays: dict[tuple[int, tuple[str | None, int] | None], tuple[Fray, float]] = {}
        self.hurt: dict[int, list[Arrival]] = {}
        self.wounds: dict[int, dict[CardId, float]] = {}

    @cached_property
    def arrivals(self) -> list[Arrival]:
        """What the next card may bring."""
        return arrivals(self.sight)

    @cached_property
    def threat(self) -> int:
        """The threat to be overcome without the next card; of several cards the further by mean."""
        sight = self.sight
        more = sum(
            x.amount for x in ABILITIES.get(sight.stage or "", ()) if isinstance(x, a.MoreRevealed)
        )
        mean = sum(arrival.chance * arrival.threat for arrival in self.arrivals)
        return sight.board.staging_threat + round(mean * (sight.players - 1 + more))

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

    @cached_property
    def haste(self) -> float:
        """How much progress and threat matter: the more, the less time there is for the way."""
        sight = self.sight
        players = [player for player in sight.board.players if not player.eliminated]
        willpower = sum(card.willpower or 0 for player in players for card in player.area)
        pace = max(w.LEAST_PACE, w.SENT * willpower - w.AGAINST * len(players))
        needed = (sum(self.room) + road_ahead(sight.stage)) / pace
        left = max(1, MAX_THREAT - max(player.threat for player in players))
        return w.CALM + w.URGENCY * min(w.MOST_URGENT, needed / left)

    def outcome(self, net: int) -> float:
        """What it is worth to have more willpower than threat, or less."""
        sight = self.sight
        if net < 0:
            rising = sight.me.threat - net + 1
            if rising >= MAX_THREAT:
                return -w.VICTORY
            return net * w.THREAT * self.haste
        active, quest = self.room
        here, there = min(net, active), min(max(0, net - active), quest)
        value = self.haste * (w.EXPLORING * here + w.PROGRESS * there)
        last = sight.board.stages_left == 0 or (sight.board.stages_left == 1 and quest <= 0)
        if quest and there >= quest:
            value += w.VICTORY if last else w.STAGE * self.is_ready
        return value

    def balance(self, net: int) -> Balance:
        """What it is worth to have more willpower than threat, or less, and who comes then."""
        known = self.balances.get(net)
        if known is None:
            threat = self.sight.me.threat + max(0, -net)
            known = Balance(self.outcome(net), threat, self.sight.wave(threat))
            self.balances[net] = known
        return known

    def value(self, sent: frozenset[CardId]) -> float:
        """What a round is worth in which these go on the quest and the others stay."""
        sight = self.sight
        going = [card for card in sight.ready if card.card in sent]
        home = [card for card in sight.ready if card.card not in sent or sight.is_tireless(card)]
        over = sight.board.willpower + sum([card.willpower or 0 for card in going]) - self.threat
        value = sniping(sight, home) + sum([self.extra(card) for card in going])
        ready = party(sight, home)
        fights: dict[Coming, float] = {}
        for here in self.wounded(sum([damages_revealed(card.code) for card in going])):
            then = self.balance(over - here.threat)
            foe = here.foe if here.engages_from <= then.threat else None
            coming = then.wave, None if foe is None else foe.code
            fight = fights.get(coming)
            if fight is None:
                fight = fights[coming] = self.fighting(ready, then.threat, foe)
            harm = self.exposure(going, here.blows) if here.blows else 0.0
            value += here.chance * (then.worth + fight - harm)
        return value

    def wounded(self, damage: int) -> list[Arrival]:
        """What the next card may bring if an enemy is hurt as it is revealed."""
        if damage not in self.hurt:
            self.hurt[damage] = [arrival.hurt(damage) for arrival in self.arrivals]
        return self.hurt[damage]

    def fighting(self, home: Party, threat: int, foe: SeenCard | None = None) -> float:
        """What comes of the fighting at some threat if these stay, the new enemy included."""
        sight = self.sight
        key = sight.wave(threat), None if foe is None else (foe.code, foe.damage)
        if key not in self.frays:
            coming = [*sight.coming_at(threat), *([] if foe is None else [foe])]
            engaged = [foe for foe in sight.strikers if foe.card in sight.engaged]
            strikers = sorted((*engaged, *coming), key=lambda foe: -force(sight, foe))
            harm = sum(welcome(sight, foe) for foe in coming)
            self.frays[key] = fray(sight, strikers, [*sight.me.engaged, *coming]), harm
        fighting, harm = self.frays[key]
        return battle(sight, home, fighting) - harm

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

    def exposure(self, going: list[SeenCard], blows: tuple[tuple[int, bool], ...]) -> float:
        """What blows do to those who go on the quest: to all of them, or to who bears it best."""
        if not going:
            return 0.0
        total = 0.0
        for amount, to_all in blows:
            if amount not in self.wounds:
                self.wounds[amount] = {x.card: wound(x, amount) for x in self.sight.ready}
            known = self.wounds[amount]
            wounds = [known[card.card] for card in going]
            total += sum(wounds) if to_all else min(wounds)
        return total

    def plans(self) -> list[tuple[float, frozenset[CardId]]]:
        """Groups to send, found by changing one at a time from all and from none; best first."""
        useful = [card.card for card in self.sight.undecided if card.willpower]
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
