"""Who leads an Army, and what the Characters with it can do."""

from __future__ import annotations

from westmarch.wotr.declared import abilities_in_play, abilities_of
from westmarch.wotr.forces import (
    NATION,
    NOBODY,
    RANK,
    Force,
    elites,
    leaders,
    nations,
    nazgul_count,
)
from westmarch.wotr.kinds import CharacterId, FigureId, Nation, Rank, RegionId, Side
from westmarch.wotr.rules.board import characters_in
from westmarch.wotr.rules.closing import is_closed
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.figures import LEADERS, NAZGUL
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.vocabulary.abilities import ElitesLead, LevelForCards, MovesWithArmy
from westmarch.wotr.vocabulary.campaigns import Escort


def counts_as_leader(state: WotrState, figure: FigureId) -> bool:
    """Whether a figure is a Leader: as such, or because a Minion makes an Elite one."""
    if figure in LEADERS:
        return True
    return RANK[figure] is Rank.ELITE and NATION[figure] in officers(state)


def officers(state: WotrState) -> list[Nation]:
    """The nations whose Elites are Leaders, too."""
    return [
        nation
        for ability in abilities_in_play(state, ElitesLead)
        for nation in (ability.nations if state.players == 2 else ability.nations_of_many)
    ]


def nazgul_leadership(force: Force, characters: tuple[CharacterId, ...]) -> int:
    """The Leadership of the Nazgûl among some figures, the Witch-king with them."""
    kings = (CHARACTERS[who] for who in characters if CHARACTERS[who].is_nazgul)
    return nazgul_count(force) + sum(king.leadership for king in kings)


def is_led(state: WotrState, force: Force, characters: tuple[CharacterId, ...]) -> bool:
    """Whether a force has a Leader, a Nazgûl or a Character (W-ACT-02)."""
    if characters or leaders(force):
        return True
    found = elites(force)
    return bool(found) and not nations(found).isdisjoint(officers(state))


def has_escort(escort: Escort | None, force: Force, characters: tuple[CharacterId, ...]) -> bool:
    """Whether somebody is with an Army who must be."""
    if escort is None:
        return True
    return any(who in characters for who in escort.who) or any(
        figure in force for figure in escort.figures
    )


def travelling(state: WotrState, side: Side, region: RegionId) -> tuple[CharacterId, ...]:
    """The Characters of a side in a region who can move with an Army (W-MOVE-15)."""
    found = characters_in(state, side, region)
    return found and tuple(
        who
        for who in found
        if CHARACTERS[who].level > 0
        or any(ability.who == who for ability in abilities_in_play(state, MovesWithArmy))
    )


def level_for_cards(who: CharacterId) -> int:
    """The Level of a Character where a card asks for it (W-XGAL-02)."""
    return max([CHARACTERS[who].level, *(one.level for one in abilities_of(who, LevelForCards))])


def crossing(state: WotrState, side: Side, force: Force, region: RegionId) -> Force:
    """Those of a force whom neither politics nor cards keep from entering a region (W-WAR-01)."""
    if is_closed(state, side, region):
        return NOBODY
    there = REGIONS[region].nation
    return force if there is None else unbound(state, force, there)


def unbound(state: WotrState, force: Force, home: Nation | None = None) -> Force:
    """Those of a force whose nations are At War, or at home; Nazgûl are always free (W-WAR-08)."""
    for nation in nations(force):
        if state.steps[nation] and nation is not home:
            force = tuple(f for f in force if f == NAZGUL or NATION[f] is not nation)
    return force
