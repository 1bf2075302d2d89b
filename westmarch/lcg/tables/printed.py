"""What is printed on a card: figures and names, one row a card."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.lcg.kinds import CardType, Keyword, Sphere

X = -1
"""The cost of a card whose player names it."""


class Printed(Record):
    """A card of the core set, without its text."""

    code: str
    number: int
    name: str
    name_de: str
    type: CardType
    copies: int
    name_de_is_ours: bool = False
    sphere: Sphere | None = None
    unique: bool = False
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    doomed: int = 0
    victory: int = 0
    cost: int | None = None
    threat_cost: int | None = None
    engagement_cost: int | None = None
    threat: int | None = None
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hit_points: int | None = None
    quest_points: int | None = None
    encounter_set: str | None = None
    removed_in_easy_mode: int = 0
