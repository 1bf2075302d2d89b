"""What one seat sees of the Living Card Game, looked up: who is there and what may still come."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import cache, cached_property

from westmarch.agents.lcg.diary import Diary
from westmarch.agents.lcg.reading import (
    bans,
    holds_back,
    holds_off,
    is_restricted,
    keeps_exhausted,
    kind_of,
    prey,
    readies_host,
    rises_for,
    shadow_attack,
)
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.lcg.kinds import CardType, Phase
from westmarch.lcg.rules.restricting import MOST_RESTRICTED
from westmarch.lcg.tables import CARDS, SCENARIOS
from westmarch.lcg.view import LcgBoard, SeenCard
from westmarch.lcg.vocabulary.abilities import Ban

NOBODY = CardId(-1)

RANSOM = 2
"""What a hero must pay to become ready who is caught in a web."""


class Sight:
    """The board through the eyes of one seat."""

    def __init__(self, board: LcgBoard, seat: Seat, diary: Diary | None = None) -> None:
        self.board = board
        self.seat = seat
        self.me = board.players[seat]
        self.diary = Diary() if diary is None else diary
        self.shadow_chances: dict[bool, list[tuple[int, float]]] = {}
        # What was reckoned once about an attack of some strength, whoever makes it.
        self.defenders: dict[int, list[tuple[float, SeenCard]]] = {}
        self.open_blows: dict[int, float] = {}
        self.victims: dict[int, SeenCard | None] = {}

    @cached_property
    def cards(self) -> dict[CardId, SeenCard]:
        """Every card in sight by its id."""
        board = self.board
        piles = [board.staging, board.active, board.hand, board.attached, board.shadows]
        piles += [board.revealed, board.encounter_discard, board.known_top]
        for player in board.players:
            piles += [player.area, player.engaged, player.discard]
        return {card.card: card for pile in piles for card in pile}

    def touched(self, option: AnyOption) -> SeenCard | None:
        """The card that an option touches."""
        return self.cards.get(getattr(option, "card", NOBODY))

    @cached_property
    def attachments(self) -> dict[CardId, list[SeenCard]]:
        """What is attached to each card."""
        found: dict[CardId, list[SeenCard]] = {}
        for card in self.board.attached:
            if card.host is not None:
                found.setdefault(card.host, []).append(card)
        return found

    # Friends

    @cached_property
    def characters(self) -> list[SeenCard]:
        """The own heroes and allies."""
        return [card for card in self.me.area if card.willpower is not None]

    @cached_property
    def heroes(self) -> list[SeenCard]:
        """The own heroes."""
        return [card for card in self.characters if kind_of(card.code) is CardType.HERO]

    @cached_property
    def ready(self) -> list[SeenCard]:
        """The own characters that are ready."""
        return [card for card in self.characters if not card.exhausted]

    @cached_property
    def undecided(self) -> list[SeenCard]:
        """The ready characters of whom it is open whether they go on the quest.

        They are sent in the order in which they lie there, so who was passed over stays at home.
        """
        sent = [place for place, card in enumerate(self.characters) if card.committed]
        later = self.characters[sent[-1] + 1 :] if sent else self.characters
        return [card for card in later if not card.exhausted]

    def is_tireless(self, card: SeenCard) -> bool:
        """Whether a character can go on the quest and still be ready to fight."""
        price = rises_for(card.code)
        if price is not None and card.resources >= price:
            return True
        return any(
            readies_host(other.code) and not other.exhausted
            for other in self.attachments.get(card.card, ())
        )

    def is_caught(self, card: SeenCard) -> bool:
        """Whether a character does not become ready by itself."""
        return any(keeps_exhausted(x.code) for x in self.attachments.get(card.card, ()))

    def hands_full(self, card: SeenCard) -> bool:
        """Whether a character bears as many restricted attachments as it can."""
        bears = self.attachments.get(card.card, ())
        return sum(is_restricted(other.code) for other in bears) >= MOST_RESTRICTED

    @cached_property
    def is_spare(self) -> bool:
        """Whether the fighting is over for me, so that who is ready need not be kept so."""
        if self.board.phase is not Phase.COMBAT or self.strikers:
            return False
        return self.diary.rests or all(e.card in self.diary.attacked for e in self.me.engaged)

    @cached_property
    def resources(self) -> int:
        """What all own heroes can spend; who is caught in a web keeps what makes him ready."""
        return sum(hero.resources - self.ransom(hero) for hero in self.heroes)

    def ransom(self, hero: SeenCard) -> int:
        """The resources that a hero keeps to become ready."""
        if not hero.exhausted or not self.is_caught(hero):
            return 0
        return min(hero.resources, RANSOM)

    def matches(self, code: str | None) -> bool:
        """Whether a hero can pay for a card."""
        if code not in CARDS:
            return False
        sphere = CARDS[code].sphere
        return sphere is None or any(CARDS[h.code or ""].sphere is sphere for h in self.heroes)

    @cached_property
    def players(self) -> int:
        """How many players are in the game."""
        return sum(not player.eliminated for player in self.board.players)

    # Enemies

    def may_strike(self, enemy: SeenCard) -> bool:
        """Whether nothing that lies on an enemy or was played keeps it from attacking."""
        if enemy.card in self.held_off:
            return False
        return not any(holds_back(card.code) for card in self.attachments.get(enemy.card, ()))

    @cached_property
    def held_off(self) -> set[CardId]:
        """The enemies that an event keeps from attacking this round."""
        return {
            enemy
            for source, enemy in self.diary.singled_out
            if (card := self.cards.get(source)) is not None and holds_off(card.code)
        }

    @cached_property
    def has_struck(self) -> set[CardId]:
        """The enemies whose shadow card has been turned up: they have attacked."""
        return {
            card.host for card in self.board.shadows if card.host is not None and not card.face_down
        }

    @cached_property
    def engaged(self) -> frozenset[CardId]:
        """The enemies that are engaged with me."""
        return frozenset(foe.card for foe in self.me.engaged)

    @cached_property
    def coming(self) -> list[SeenCard]:
        """The enemies that will engage me this round, as far as can be seen."""
        late = self.board.phase in (Phase.COMBAT, Phase.REFRESH)
        return [] if late else self.coming_at(self.me.threat)

    def coming_at(self, threat: int) -> list[SeenCard]:
        """The staged enemies that would engage me at some threat; of many each takes his share."""
        found = [card for card in self.board.staging if self.engages_at(card, threat)]
        return found if self.players == 1 else found[: (len(found) + 1) // 2]

    def wave(self, threat: int) -> int:
        """How many staged enemies would engage somebody at some threat."""
        return bisect_right(self.engagement_costs, threat)

    @cached_property
    def engagement_costs(self) -> list[int]:
        """From which threats on the staged enemies engage somebody."""
        if self.quest_forbids(Ban.ENGAGEMENT_CHECKS):
            return []
        foes = [card for card in self.board.staging if kind_of(card.code) is CardType.ENEMY]
        return sorted(CARDS[foe.code or ""].engagement_cost or 0 for foe in foes)

    def engages_at(self, enemy: SeenCard, threat: int) -> bool:
        """Whether an enemy's engagement cost is not above a player's threat."""
        if kind_of(enemy.code) is not CardType.ENEMY or self.quest_forbids(Ban.ENGAGEMENT_CHECKS):
            return False
        return (CARDS[enemy.code or ""].engagement_cost or 0) <= threat

    @cached_property
    def foes(self) -> list[SeenCard]:
        """The enemies that I shall have to fight this round, the strongest first."""
        found = [*self.me.engaged, *self.coming]
        return sorted(found, key=lambda foe: -(foe.attack or 0))

    @cached_property
    def strikers(self) -> list[SeenCard]:
        """The enemies that will still attack me this round."""
        return [
            foe for foe in self.foes if self.may_strike(foe) and foe.card not in self.has_struck
        ]

    # The quest

    @property
    def stage(self) -> str | None:
        """The code of the current quest card."""
        return self.board.quest.code if self.board.quest is not None else None

    def quest_forbids(self, ban: Ban) -> bool:
        """Whether the current quest card forbids something."""
        return ban in bans(self.stage)

    def is_prey(self, card: SeenCard) -> bool:
        """Whether the quest cannot go on while this enemy lives."""
        return card.code in prey(self.stage)

    # What may still come

    @cached_property
    def unseen(self) -> Counter[str]:
        """The encounter cards that lie in the deck or face down, by what is not in sight."""
        left = Counter(encounter_cards(self.board.scenario))
        board = self.board
        piles = [board.staging, board.active, board.encounter_discard, board.victory, board.aside]
        piles += [board.revealed, board.attached, board.shadows]
        piles += [player.engaged for player in board.players]
        for pile in piles:
            left.subtract(card.code for card in pile if card.code is not None)
        return +left

    @cached_property
    def top(self) -> str | None:
        """The next encounter card, if I have looked at it and have not buried it."""
        known = [card for card in self.board.known_top if card.card not in self.diary.buried]
        return known[-1].code if known else None

    @cached_property
    def next_cards(self) -> list[tuple[str, float]]:
        """The encounter cards that may be revealed next, each with its chance."""
        if self.top is not None:
            return [(self.top, 1.0)]
        total = sum(self.unseen.values())
        return [(code, copies / total) for code, copies in self.unseen.items()]

    def shadows(self, defended: bool) -> list[tuple[int, float]]:
        """What a shadow card may add to an attack, each with its chance."""
        known = self.shadow_chances.get(defended)
        if known is None:
            found: Counter[int] = Counter()
            for code, copies in self.unseen.items():
                found[shadow_attack(code, defended)] += copies
            total = sum(found.values()) or 1
            known = [(more, copies / total) for more, copies in sorted(found.items())] or [(0, 1.0)]
            self.shadow_chances[defended] = known
        return known


@cache
def encounter_cards(scenario: str) -> dict[str, int]:
    """The cards of a scenario's encounter deck and how many there are of each."""
    sets = SCENARIOS[scenario].encounter_sets if scenario in SCENARIOS else ()
    return {row.code: row.copies for row in CARDS.values() if row.encounter_set in sets}


def left(card: SeenCard) -> int:
    """Hit points left."""
    return (card.hit_points or 0) - card.damage
