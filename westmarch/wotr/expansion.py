"""What must never be with the figures of the expansion."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.wotr.kinds import Faction, Side
from westmarch.wotr.state import WotrState, engines
from westmarch.wotr.tables.factions import (
    DUNLENDINGS,
    ENGINES,
    ENGINES_IN_REGION,
    ENTS,
    ENTWOOD,
    SHIPS,
)
from westmarch.wotr.tables.figures import DUNLENDING
from westmarch.wotr.tables.regions import COAST


def faults(state: WotrState) -> Iterator[str]:
    """What is wrong with the figures of the expansion."""
    dunlendings = state.reinforcements.get(DUNLENDING, 0)
    dunlendings += sum(force.count(DUNLENDING) for force in state.shadow.values())
    if dunlendings != DUNLENDINGS * state.expansion:
        yield f"{dunlendings} Dunlendings are there"
    if sum(state.ships.values()) > SHIPS or not set(state.ships) <= set(COAST):
        yield f"ships are in {state.ships}"
    if state.ents_gone + sum(state.ents.values()) > ENTS:
        yield f"{state.ents_gone} Ents are gone and others in {state.ents}"
    if Faction.ENTS in state.factions and not state.ents.get(ENTWOOD):
        yield "no Ent is in the Entwood"
    for side in Side:
        standing = engines(state, side)
        if sum(standing.values()) > ENGINES or any(
            not 0 < count <= ENGINES_IN_REGION for count in standing.values()
        ):
            yield f"siege engines of the {side.value} side are in {standing}"
    for region in state.towers:
        if region not in state.besieged:
            yield f"a tower is in {region}, which is not besieged"
