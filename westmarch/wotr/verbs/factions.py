"""Factions, Corsair ships and Ents (W-XSET-05, W-XCOR, W-XENT)."""

from __future__ import annotations

from westmarch.kernel.state import emit
from westmarch.wotr import expansion_events
from westmarch.wotr.kinds import Faction, RegionId
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.factions import ENTS, ENTWOOD, SHIPS


def come(state: WotrState, faction: Faction) -> None:
    """A faction is in play."""
    state.factions.append(faction)
    emit(state, expansion_events.FactionCame(faction))


# Ships


def ships_left(state: WotrState) -> int:
    """How many ships can still be placed; lost ones may be (W-XCOR-15)."""
    return SHIPS - sum(state.ships.values())


def launch(state: WotrState, region: RegionId) -> None:
    """A ship is placed."""
    state.ships[region] = state.ships.get(region, 0) + 1
    emit(state, expansion_events.ShipLaunched(region))


def sail(state: WotrState, origin: RegionId, region: RegionId, ships: int) -> None:
    """A fleet sails to another region and takes nothing there (W-XCOR-05, W-XCOR-16)."""
    take_ships(state, origin, ships)
    state.ships[region] = state.ships.get(region, 0) + ships
    emit(state, expansion_events.FleetSailed(origin, region, ships))


def sink(state: WotrState, region: RegionId, ships: int) -> None:
    """Ships are lost."""
    take_ships(state, region, ships)
    emit(state, expansion_events.ShipsLost(region, ships))


def take_ships(state: WotrState, region: RegionId, ships: int) -> None:
    """Take ships from a region."""
    state.ships[region] -= ships
    if not state.ships[region]:
        del state.ships[region]


# Ents


def ents_left(state: WotrState) -> int:
    """How many Ents can still come; those who are gone cannot (W-XENT-06)."""
    return ENTS - state.ents_gone - sum(state.ents.values())


def rouse_ent(state: WotrState) -> None:
    """An Ent comes to the Entwood, if there is one left."""
    if ents_left(state):
        state.ents[ENTWOOD] = state.ents.get(ENTWOOD, 0) + 1
        emit(state, expansion_events.EntCame(ENTWOOD))


def send_ent(state: WotrState, region: RegionId) -> None:
    """An Ent goes from the Entwood to a region (W-XENT-11)."""
    take_ent(state, ENTWOOD)
    state.ents[region] = state.ents.get(region, 0) + 1
    emit(state, expansion_events.EntMoved(region))


def lose_ent(state: WotrState, region: RegionId) -> None:
    """An Ent is gone for good."""
    take_ent(state, region)
    state.ents_gone += 1
    emit(state, expansion_events.EntLost(region))


def take_ent(state: WotrState, region: RegionId) -> None:
    """Take an Ent from a region."""
    state.ents[region] -= 1
    if not state.ents[region]:
        del state.ents[region]


def note_awakening(state: WotrState) -> None:
    """A card has stirred the Ents."""
    state.awakenings += 1


def end_ents(state: WotrState) -> None:
    """The Ents go, and their faction with them (W-XENT-07)."""
    for region, ents in tuple(state.ents.items()):
        for _ in range(ents):
            lose_ent(state, region)
    state.factions.remove(Faction.ENTS)
    emit(state, expansion_events.FactionLeft(Faction.ENTS))
