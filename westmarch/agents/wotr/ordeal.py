"""The Hunt: how the Shadow hunts, and how the Fellowship suffers it."""

from __future__ import annotations

from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.cards.characters import ABILITIES, ENTRIES, GUIDES
from westmarch.wotr.kinds import CharacterId, TileId
from westmarch.wotr.rules.board import companions
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.tiles import TILES
from westmarch.wotr.verbs.quest import CORRUPTED
from westmarch.wotr.vocabulary.abilities import (
    Entry,
    HidesWithAnyDie,
    KeepsHidden,
    ReturnsFromTheHunt,
)
from westmarch.wotr.vocabulary.conditions import All, Condition, OutOfFellowship

Rated = list[tuple[float, AnyOption]]


def corruption_price(sight: Sight, damage: int) -> float:
    """What it costs that the Ring-bearers suffer the damage."""
    before = sight.state.corruption
    if before + damage >= CORRUPTED:
        return w.LOST
    return sum(point_price(point) for point in range(before, before + damage))


def point_price(corruption: int) -> float:
    """What one more point of Corruption costs: little as long as it can heal."""
    if corruption < w.LIGHT:
        return w.HEALS
    return 1.0 + w.BURDEN * max(0, corruption - w.BEARABLE)


def companion_price(sight: Sight, who: CharacterId) -> float:
    """What a Companion of the Fellowship is worth, above all as one who can suffer later."""
    suffers = w.SUFFERS if sight.state.mordor is None else w.SUFFERS_LAST
    price = suffers * CHARACTERS[who].level
    if any(isinstance(ability, ReturnsFromTheHunt) for ability in ABILITIES.get(who, ())):
        price -= 0.2
    for heir, entry in ENTRIES.items():
        if entry.replaces == who and heir not in sight.state.entered:
            price += -w.RETURNS if comes_back(entry, who) else w.HEIR
    return price


def comes_back(entry: Entry, who: CharacterId) -> bool:
    """Whether a Character must be gone before the one who replaces him can come."""
    return any(part == OutOfFellowship(who) for part in parts(entry.if_))


def parts(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that must all hold."""
    return condition.parts if isinstance(condition, All) else (condition,)


def loss(sight: Sight, who: CharacterId, damage: int) -> float:
    """What it costs that a Companion suffers the damage, and the Ring-bearers what is left."""
    left = max(0, damage - CHARACTERS[who].level)
    return companion_price(sight, who) + (corruption_price(sight, left) if left else 0.0)


def suffer(sight: Sight, options: tuple[AnyOption, ...], damage: int) -> Rated:
    """Whether the Ring-bearers or a Companion suffer."""
    state = sight.state
    rated: Rated = []
    for option in options:
        match option:
            case o.UseTheRing():
                cost = corruption_price(sight, damage)
            case o.SacrificeGuide():
                cost = loss(sight, state.guide, damage)
            case _:
                there = companions(state)
                cost = sum(loss(sight, who, damage) for who in there) / max(1, len(there)) + 0.1
        rated.append((-cost, option))
    return rated


def tempted(sight: Sight, options: tuple[AnyOption, ...], who: CharacterId) -> Rated:
    """Whether a Companion is lost, or his Level is suffered."""
    return [
        (
            -companion_price(sight, who)
            if isinstance(option, o.PickCharacter)
            else -corruption_price(sight, CHARACTERS[who].level),
            option,
        )
        for option in options
    ]


def reduce(sight: Sight, options: tuple[AnyOption, ...], damage: int) -> Rated:
    """Whether the damage is reduced: by a card if it is worth it, by being seen only in need."""
    price = corruption_price(sight, damage)
    keeps_hidden = any(isinstance(one, KeepsHidden) for one in GUIDES.get(sight.state.guide, ()))
    rated: Rated = []
    for option in options:
        match option:
            case o.PickCard():
                rated.append((price, option))
            case o.UseAbility():
                rated.append((price - (w.SEEN if keeps_hidden else w.PARTS), option))
            case _:
                rated.append((w.SPARED, option))
    return rated


def damage(sight: Sight, code: TileId) -> float:
    """The damage of a tile."""
    tile = TILES[code]
    if tile.is_die:
        return 3.5
    if not tile.is_eye:
        return tile.damage or 0
    if sight.state.mordor is not None:
        return sum(sight.state.in_hunt_box)
    return 1.0 + sight.hunt_dice / 4


def tile_harm(sight: Sight, code: TileId) -> float:
    """What a tile does to the Fellowship."""
    tile = TILES[code]
    found = w.FOUND if tile.reveals and sight.state.hidden else 0.0
    return damage(sight, code) + found + 2.0 * tile.stops


def redraw(sight: Sight, options: tuple[AnyOption, ...], drawn: TileId) -> Rated:
    """Whether another tile is drawn: if this one is worse than most."""
    pool = sight.state.pool or [drawn]
    usual = sum(tile_harm(sight, code) for code in pool) / len(pool)
    worse = tile_harm(sight, drawn) - usual - 0.5
    return [(worse if isinstance(option, o.PickCard) else 0.0, option) for option in options]


def guide(sight: Sight, option: AnyOption) -> float:
    """Who guides: who can hide a Fellowship that was found, else who loses least by being hurt."""
    if not isinstance(option, o.PickCharacter):
        return 0.0
    hides = any(isinstance(one, HidesWithAnyDie) for one in GUIDES.get(option.character, ()))
    gain = 3.0 if hides and not sight.state.hidden else 0.0
    return gain - companion_price(sight, option.character)


def leaves(sight: Sight, option: AnyOption) -> float:
    """Who must leave the Fellowship: who is missed least."""
    if not isinstance(option, o.PickCharacter):
        return 0.0
    return -companion_price(sight, option.character)


def allocation(sight: Sight, most: int) -> int:
    """How many dice the Shadow puts into the Hunt Box."""
    state = sight.state
    near = state.mordor is not None or sight.to_mordor - state.progress <= w.NEAR
    return min(most, w.EAGER + near)
