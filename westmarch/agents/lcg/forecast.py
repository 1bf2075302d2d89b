"""What the next encounter card may bring: threat, damage to those on the quest, an enemy."""

from __future__ import annotations

from typing import NamedTuple

from westmarch.agents.lcg.reading import blows, kind_of
from westmarch.agents.lcg.sight import NOBODY, Sight, left
from westmarch.kernel.records import replace
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables import CARDS
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary.abilities import Ban

NEVER = 99
"""A threat that nobody has."""


class Arrival(NamedTuple):
    """A card that may be revealed next, with its chance."""

    chance: float
    threat: int = 0
    blows: tuple[tuple[int, bool], ...] = ()
    foe: SeenCard | None = None
    engages_from: int = 0

    def hurt(self, damage: int) -> Arrival:
        """The same if an enemy suffers damage as it is revealed; perhaps it does not survive."""
        if self.foe is None or not damage:
            return self
        if left(self.foe) <= damage:
            return Arrival(self.chance, 0, self.blows)
        return self._replace(foe=replace(self.foe, damage=damage))


def arrivals(sight: Sight) -> list[Arrival]:
    """All that may be revealed next; cards that come to the same are taken together."""
    if sight.quest_forbids(Ban.STAGING):
        return [Arrival(1.0)]
    stays = sight.quest_forbids(Ban.ENGAGEMENT_CHECKS)
    chances: dict[Arrival, float] = {}
    for code, chance in sight.next_cards:
        row = CARDS[code]
        engages_from = NEVER if stays else row.engagement_cost or 0
        kind = Arrival(0.0, row.threat or 0, blows(code), enemy(code), engages_from)
        chances[kind] = chances.get(kind, 0.0) + chance
    return [kind._replace(chance=chance) for kind, chance in chances.items()] or [Arrival(1.0)]


def enemy(code: str) -> SeenCard | None:
    """An enemy as it will lie there once it is revealed."""
    row = CARDS[code]
    if kind_of(code) is not CardType.ENEMY:
        return None
    return SeenCard(
        NOBODY,
        code,
        threat=row.threat,
        attack=row.attack,
        defense=row.defense,
        hit_points=row.hit_points,
    )
