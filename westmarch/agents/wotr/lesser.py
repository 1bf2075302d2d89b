"""The lesser questions: which deck, which figure, which nation, how many."""

from __future__ import annotations

from westmarch.agents.wotr import actions, campaign, ordeal
from westmarch.agents.wotr import weights as w
from westmarch.agents.wotr.sight import Sight
from westmarch.kernel.records import AnyOption
from westmarch.wotr import options as o
from westmarch.wotr.forces import RANK, unit_count
from westmarch.wotr.kinds import CharacterId, Rank, TileId
from westmarch.wotr.rules import fighting
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.regions import REGIONS

Rated = list[tuple[float, AnyOption]]

RANKS = {Rank.ELITE: 2.0, Rank.REGULAR: 1.0}


def deck(sight: Sight, option: AnyOption) -> float:
    """From which deck a card is drawn: the one of which fewer are in hand."""
    if not isinstance(option, o.DrawFrom):
        return 0.0
    hand = sight.state.hands[sight.seat]
    held = sum(EVENTS[sight.state.cards[card].code].deck is option.deck for card in hand)
    return 1.0 - 0.1 * held


def figure(sight: Sight, option: AnyOption) -> float:
    """Which figure comes: an Elite."""
    return RANKS.get(RANK[option.figure], 0.5) if isinstance(option, o.PickFigure) else 0.0


def nation(sight: Sight, option: AnyOption) -> float:
    """Which nation is roused."""
    if not isinstance(option, o.PickNation):
        return 0.0
    return actions.step_worth(sight, option.nation)


def willing_hits(sight: Sight, option: AnyOption) -> float:
    """How many hits the own units take for a better roll: one, if there are units to spare."""
    if not isinstance(option, o.PickNumber):
        return 0.0
    own = unit_count(fighting.fighters(sight.state, sight.side))
    others = unit_count(fighting.fighters(sight.state, sight.enemy))
    wanted = 1 if own > others + 2 and own > w.FEW else 0
    return -abs(option.number - wanted)


def silenced(sight: Sight, option: AnyOption) -> float:
    """Which Companion is silenced: the greatest."""
    return CHARACTERS[option.character].leadership if isinstance(option, o.PickCharacter) else 0.0


def way_out(sight: Sight, option: AnyOption) -> float:
    """Where an Army goes that must leave: behind walls, or where nobody threatens it."""
    match option:
        case o.Withdraw():
            return 1.0
        case o.RetreatTo(region):
            home = REGIONS[region].worth if sight.is_own_home(region) else 0
            return 0.5 * home + 0.1 * sight.own(region) - 0.1 * sight.danger.get(region, 0.0)
    return 0.0


def refuge(sight: Sight, option: AnyOption) -> float:
    """Where Nazgûl flee."""
    return campaign.leading_worth(sight, option.region) if isinstance(option, o.PickRegion) else 0.0


def ignore(sight: Sight, options: tuple[AnyOption, ...], tile: TileId) -> Rated:
    """Whether an Elven Ring averts a tile: if it would do great harm."""
    harm = ordeal.tile_harm(sight, tile) - w.GREAT_HARM
    return [(harm if isinstance(option, o.Yes) else 0.0, option) for option in options]


def follow(sight: Sight, options: tuple[AnyOption, ...], who: CharacterId) -> Rated:
    """Whether a Minion follows the Fellowship: not from an Army that needs him."""
    gain = w.SHADOWING - campaign.front(sight, sight.state.characters[who])
    return [(gain if isinstance(option, o.Yes) else 0.0, option) for option in options]
