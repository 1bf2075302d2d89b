"""Bringing factions in, and what Muster results do for them (W-XSET-05, W-XDUN, W-XCOR, W-XENT)."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import AnyOption, Seat
from westmarch.wotr.cards.factions import FACTIONS
from westmarch.wotr.forces import unit_count
from westmarch.wotr.kinds import Faction, FigureId, RegionId
from westmarch.wotr.options import BringInFaction, MusterFaction
from westmarch.wotr.rules import roles
from westmarch.wotr.rules.board import is_free, is_inside, limit
from westmarch.wotr.rules.judging import holds
from westmarch.wotr.rules.placing import places
from westmarch.wotr.state import WotrState, force_in
from westmarch.wotr.tables.factions import AWAKENINGS
from westmarch.wotr.tables.figures import FIGURES
from westmarch.wotr.verbs import factions, figures
from westmarch.wotr.vocabulary.factions import Band, Fleet, Grove, Host


def by_muster(state: WotrState, seat: Seat) -> Iterator[AnyOption]:
    """The factions that a Muster result can bring in or strengthen."""
    if not state.expansion:
        return
    for faction, text in FACTIONS.items():
        if not commands(state, seat, faction):
            continue
        if faction not in state.factions:
            if not is_gone(state, faction) and holds(state, text.if_):
                yield BringInFaction(faction)
        elif text.where is not None:
            for region in places(state, text.where):
                if any(may_come(state, host, region) for host in text.musters):
                    yield MusterFaction(faction, region)


def is_gone(state: WotrState, faction: Faction) -> bool:
    """Whether a faction has left the game: the Ents go after their last card (W-XENT-07)."""
    return faction is Faction.ENTS and state.awakenings >= AWAKENINGS


def commands(state: WotrState, seat: Seat, faction: Faction) -> bool:
    """Whether a faction follows a seat (W-RD-49)."""
    text = FACTIONS[faction]
    if text.nation is not None:
        return text.nation in roles.nations_of(state, seat)
    return roles.side_of(state, seat) is text.side


def bring_in(state: WotrState, faction: Faction) -> None:
    """A faction comes into play, with its first figures (W-XDUN-01, W-XCOR-01, W-XENT-01)."""
    factions.come(state, faction)
    for region, host in FACTIONS[faction].comes:
        place(state, host, region)


def muster(state: WotrState, faction: Faction, region: RegionId) -> None:
    """A faction grows (W-XDUN-02, W-XCOR-02)."""
    for host in FACTIONS[faction].musters:
        place(state, host, region)


def place(state: WotrState, host: Host, region: RegionId) -> None:
    """As many of a host come as there are and as fit in."""
    for _ in range(size(host)):
        if not may_come(state, host, region):
            return
        match host:
            case Band(figure):
                figures.recruit(state, figure, region)
            case Fleet():
                factions.launch(state, region)
            case Grove():
                factions.rouse_ent(state)


def size(host: Host) -> int:
    """How many figures a host has."""
    match host:
        case Band(_, count):
            return count
        case Fleet(ships):
            return ships
        case Grove(ents):
            return ents


def may_come(state: WotrState, host: Host, region: RegionId) -> bool:
    """Whether one more of a host can come into a region."""
    match host:
        case Band(figure):
            return has_room(state, figure, region)
        case Fleet():
            return factions.ships_left(state) > 0
        case Grove():
            return factions.ents_left(state) > 0


def has_room(state: WotrState, figure: FigureId, region: RegionId) -> bool:
    """Whether a unit can come into a free region that is not full (W-MUST-06, W-ARMY-05)."""
    side = FIGURES[figure].side
    if is_inside(state, side, region) or not is_free(state, side, region):
        return False
    force = force_in(state, side, region)
    return bool(figures.available(state, figure)) and unit_count(force) < limit(state, side, region)
