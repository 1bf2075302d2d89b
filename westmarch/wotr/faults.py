"""What must never be: the invariants of a table, each as what is wrong with it, in words.

Some hold at any moment. Others may be broken for a while in the middle of an action, when Armies
meet or a Stronghold falls, and hold again when it is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from westmarch.kernel.frames import enclosing
from westmarch.kernel.records import CardId
from westmarch.wotr import expansion
from westmarch.wotr.forces import leaders, unit_count
from westmarch.wotr.kinds import Phase, Side
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.board import has_army, limit
from westmarch.wotr.rules.guiding import ChooseTheGuide
from westmarch.wotr.rules.resolving import PlayEvent
from westmarch.wotr.rules.turns import LARGEST_POOL
from westmarch.wotr.state import WotrState, forces, index
from westmarch.wotr.tables.characters import LAST_GUIDE
from westmarch.wotr.tables.figures import BESIEGED_LIMIT, DUNLENDING, FIGURES
from westmarch.wotr.tables.nations import REINFORCEMENTS, START
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs.dealing import RINGS

TOTALS = {
    figure: REINFORCEMENTS.get(figure, 0) + sum(found.get(figure, 0) for found in START.values())
    for figure in FIGURES
}
"""All figures of each kind in the base game (W-COMP-05, W-COMP-06)."""


def faults(state: WotrState) -> tuple[str, ...]:
    """What is wrong with a table now."""
    found = [*lost_figures(state), *lost_tiles(state), *lost_cards(state), *wrong_quest(state)]
    found += [*wrong_nations(state), *wrong_dice(state), *expansion.faults(state)]
    if is_between_actions(state):
        found += [*crowds(state), *lone_leaders(state), *wrong_sieges(state)]
    return tuple(found)


def is_between_actions(state: WotrState) -> bool:
    """Whether no action is being carried out: a player is about to choose his next die, or it is
    another phase, or all is over."""
    if not state.stack or state.phase is not Phase.ACTIONS:
        return True
    frame, _ = state.stack[-1]
    return isinstance(frame, TakeAction) and frame.die is None


def lost_figures(state: WotrState) -> Iterator[str]:
    """Figures are conserved, nation by nation and kind by kind (W-COMP-05, W-COMP-06)."""
    standing = Counter(chain(*state.free.values(), *state.shadow.values()))
    for figure, total in TOTALS.items():
        left, lost = state.reinforcements.get(figure, 0), state.casualties.get(figure, 0)
        count = standing[figure] + left + lost
        if count != total and figure != DUNLENDING:
            yield f"{count} of {total} {figure} are there"


def lost_tiles(state: WotrState) -> Iterator[str]:
    """Each Hunt tile is in one place; special ones may not be in the game yet (W-COMP-08)."""
    piles = (state.pool, state.drawn, state.waiting_tiles, state.removed_tiles)
    places = Counter(chain(*piles))
    for code, tile in TILES.items():
        most = 1 if tile.colour is not Colour.SMEAGOL or state.expansion else 0
        least = 1 if tile.colour is Colour.STANDARD else 0
        if not least <= places[code] <= most:
            yield f"the tile {code} is in {places[code]} places"


def lost_cards(state: WotrState) -> Iterator[str]:
    """Each card is in one deck, hand or pile, on the table, or being played."""
    piles = (*state.decks, *state.hands, *state.discards, state.on_table)
    if sorted(chain(*piles)) == list(range(len(state.cards))):
        return
    places = Counter(chain(*piles))
    played = {card for battle in state.battles for card in battle.now.cards}
    played |= {frame.card for frame, _ in state.stack if isinstance(frame, PlayEvent)}
    for card, face in enumerate(state.cards):
        count = places.pop(CardId(card), 0)
        if count != 1 and (count or card not in played):
            yield f"the card {face.code} is in {count} places"
    for card in places:
        yield f"there is no card {card}"


def wrong_quest(state: WotrState) -> Iterator[str]:
    """Corruption is never negative, and each Companion is in one place and guides from within."""
    if state.corruption < 0:
        yield f"Corruption is {state.corruption}"
    for who in state.fellowship:
        if who in state.characters:
            yield f"{who} is both in the Fellowship and outside it"
    chosen = enclosing(state, ChooseTheGuide) is None and is_between_actions(state)
    if chosen and state.guide not in (*state.fellowship, LAST_GUIDE):
        yield f"{state.guide} guides a Fellowship to which he does not belong"


def wrong_nations(state: WotrState) -> Iterator[str]:
    """Nobody is At War who is not active (W-POL-02)."""
    for nation, steps in state.steps.items():
        if steps < 0:
            yield f"{nation.value} is {steps} steps from war"
        if steps == 0 and nation not in state.active:
            yield f"{nation.value} is At War without being active"


def wrong_dice(state: WotrState) -> Iterator[str]:
    """No side has more dice than there are, and there are three Elven Rings (W-COMP-02)."""
    for side, most in LARGEST_POOL.items():
        count = len(state.dice[index(side)]) + state.in_hunt_box[index(side)]
        if count > most:
            yield f"{side.value} has {count} of {most} dice"
    if min(state.rings) < 0 or sum(state.rings) > RINGS:
        yield f"{sum(state.rings)} of {RINGS} Elven Rings are there"


def crowds(state: WotrState) -> Iterator[str]:
    """No more units stand anywhere than may (W-ARMY-05, W-ARMY-06)."""
    for side in Side:
        for region, force in forces(state, side).items():
            count = unit_count(force)
            most = limit(state, side, region) if count > BESIEGED_LIMIT else BESIEGED_LIMIT
            if count > most:
                yield f"{count} units of {side.value} are in {region}, {most} may be"


def lone_leaders(state: WotrState) -> Iterator[str]:
    """No Leader of the Free Peoples is without units (W-ARMY-11)."""
    for region, force in state.free.items():
        if leaders(force) and not unit_count(force):
            yield f"a Leader is alone in {region}"


def wrong_sieges(state: WotrState) -> Iterator[str]:
    """Under siege are Strongholds with units of both sides, and units meet nowhere else."""
    for region in state.besieged:
        if not REGIONS[region].has_stronghold:
            yield f"{region} is besieged, but has no Stronghold"
        for side in Side:
            if not has_army(state, side, region):
                yield f"{region} is besieged, but {side.value} has no units there"
    shared = [region for region in state.free if region in state.shadow]
    for region in shared:
        if region not in state.besieged and all(has_army(state, side, region) for side in Side):
            yield f"units of both sides are in {region}, which is not besieged"
