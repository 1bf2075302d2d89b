"""Scenes with the expansion: factions, ships, Ents and siege engines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.wotr.scene import EVERYBODY, SHADOW, WotrScene, scene
from westmarch.kernel.frames import call
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import CharacterId, Face, Faction, RegionId
from westmarch.wotr.options import GoTo, TakeAll
from westmarch.wotr.rules.marching import ChooseWay, MoveArmies

Counts = Mapping[str, int]


def third_age(
    board: Mapping[str, str],
    *,
    factions: Sequence[str] = (),
    ships: Counts | None = None,
    ents: Counts | None = None,
    towers: Counts | None = None,
    catapults: Counts | None = None,
    at_war: Sequence[str] = EVERYBODY,
    besieged: Sequence[str] = (),
    captured: Sequence[str] = (),
    fellowship: Sequence[str] = ("gandalf-grey", "strider", "legolas"),
    bearers: str = "rivendell",
    progress: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[Sequence[Face]] = ((), ()),
    players: int = 2,
) -> WotrScene:
    """A table of the expansion in the action phase with nothing on it but what is given."""
    table = scene(
        board,
        players=players,
        expansion=True,
        at_war=at_war,
        besieged=besieged,
        captured=captured,
        fellowship=fellowship,
        bearers=bearers,
        hands=hands,
        dice=dice,
    )
    state = table.state
    state.progress = progress
    state.factions = [Faction(name) for name in factions]
    state.ships, state.ents = counted(ships), counted(ents)
    state.towers, state.catapults = counted(towers), counted(catapults)
    state.entered += [CharacterId("smeagol")] * ("smeagol" in fellowship)
    return table


def counted(given: Counts | None) -> dict[RegionId, int]:
    """Figures by region."""
    return {RegionId(region): count for region, count in (given or {}).items()}


def march(table: WotrScene, origin: str, target: str, seat: Seat = SHADOW) -> WotrScene:
    """Everybody in a region goes to another, and no other Army moves."""
    call(table.state, MoveArmies(seat, 1))
    table.begin(ChooseWay(seat, RegionId(origin)))
    return table.choose(GoTo(RegionId(target)), TakeAll())
