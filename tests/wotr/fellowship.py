"""Scenes of the Fellowship: where it is, who hunts it, and what a die does for it."""

from __future__ import annotations

from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.records import AnyOption, Seat
from westmarch.wotr.events import TileDrawn
from westmarch.wotr.kinds import CharacterId, DieId, Face, RegionId, TileId
from westmarch.wotr.options import GoTo, PickCharacter, UseDie, Waste
from westmarch.wotr.prompts import ChooseDie, MayReduceDamage, SufferHunt
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.hunting import Cause, DrawTile


def quest(
    table: WotrScene,
    *,
    progress: int = 0,
    corruption: int = 0,
    hidden: bool = True,
    mordor: int | None = None,
    hunt_box: tuple[int, int] = (0, 0),
) -> WotrScene:
    """Say how far the Fellowship has come; the Hunt Box has the Free Peoples' dice first."""
    state = table.state
    state.progress, state.corruption, state.hidden = progress, corruption, hidden
    state.mordor, state.in_hunt_box = mordor, list(hunt_box)
    return table


def act(table: WotrScene, face: Face, *options: AnyOption, seat: Seat = FREE) -> WotrScene:
    """A player takes an action with a die of this face."""
    state = table.state
    state.dice[seat].append(face)
    table.begin(TakeAction(seat)).choose(UseDie(DieId(face.value)))
    return table.choose(*options)


def act_of_shadow(table: WotrScene, face: Face, *options: AnyOption) -> WotrScene:
    """The Shadow takes an action with a die of this face."""
    return act(table, face, *options, seat=SHADOW)


def tiles(table: WotrScene, *codes: str) -> WotrScene:
    """Say which tiles, or Companions, are drawn next."""
    return table.script(*(Drawn(code) for code in codes))


def struck(
    table: WotrScene, tile: str, *, cause: Cause = Cause.ROLL, successes: int = 1
) -> WotrScene:
    """A tile is drawn."""
    return tiles(table, tile).begin(DrawTile(cause, successes))


def goes(*regions: str) -> tuple[GoTo, ...]:
    """A way, region by region, or the regions to choose from."""
    return tuple(GoTo(RegionId(region)) for region in regions)


def chosen(*codes: str) -> tuple[PickCharacter, ...]:
    """Characters to choose from."""
    return tuple(PickCharacter(CharacterId(code)) for code in codes)


def tile_ids(*codes: str) -> list[TileId]:
    """Tiles by their codes."""
    return [TileId(code) for code in codes]


def destinations(table: WotrScene) -> set[str]:
    """The regions to which somebody can go now."""
    return {option.region for option in table.options if isinstance(option, GoTo)}


def waste_all_dice(table: WotrScene) -> WotrScene:
    """Everybody uses up all dice for nothing, and the action phase is over."""
    while not table.position.over and isinstance(table.prompt, ChooseDie):
        table.choose(table.options[0], Waste())
    return table


def suffer(tile: str, damage: int) -> SufferHunt:
    """The question how to meet the damage of a tile."""
    return SufferHunt(TileId(tile), damage)


def may_reduce(tile: str, damage: int) -> MayReduceDamage:
    """The question whether to reduce the damage of a tile."""
    return MayReduceDamage(TileId(tile), damage)


def lone(bearers: str = "rivendell", captured: tuple[str, ...] = ()) -> WotrScene:
    """Strider and the Ring-bearers alone on the board."""
    return scene({}, fellowship=["strider"], bearers=bearers, captured=captured)


def drawn(table: WotrScene) -> list[str]:
    """The tiles drawn so far."""
    return [one.tile for one in table.told(TileDrawn)]
