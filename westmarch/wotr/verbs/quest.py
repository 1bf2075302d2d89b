"""The Fellowship, its Corruption, and the tiles of the Hunt (W-FELL, W-FMOVE, W-TILE, W-CORR)."""

from __future__ import annotations

from westmarch.kernel.state import emit
from westmarch.wotr import events, expansion_events
from westmarch.wotr.kinds import CharacterId, RegionId, Side, TileId
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs import realms

CORRUPTED = 12
"""The Corruption at which the Shadow wins (W-VICT-01)."""

CRACK_OF_DOOM = 5
"""The step of the Mordor Track at which the Ring is destroyed (W-MORD-13)."""

GATES = (RegionId("minas-morgul"), RegionId("morannon"))
"""Where the Fellowship enters Mordor (W-MORD-01)."""


def win(state: WotrState, side: Side, how: str) -> None:
    """A side has won; the first victory counts (W-VICT-05)."""
    if state.winner is None:
        state.winner, state.how = side, how
        emit(state, events.SideWon(side, how))


def corrupt(state: WotrState, amount: int) -> None:
    """Corruption rises, or falls if the amount is negative, but never below 0."""
    before = state.corruption
    state.corruption = max(0, before + amount)
    if state.corruption != before:
        emit(state, events.Corrupted(state.corruption - before, state.corruption))
    if state.corruption >= CORRUPTED:
        win(state, Side.SHADOW, "corruption")


def choose_guide(state: WotrState, who: CharacterId) -> None:
    """Somebody guides the Fellowship from now on."""
    if state.guide != who:
        state.guide = who
        emit(state, events.GuideChosen(who))


def join(state: WotrState, who: CharacterId) -> None:
    """Somebody joins the Fellowship (W-XSME-01)."""
    state.fellowship.append(who)
    state.entered.append(who)
    emit(state, expansion_events.JoinedFellowship(who))


def dissolve(state: WotrState) -> None:
    """Who is left in the Fellowship is there no more, though nothing befalls him (W-XSME-10)."""
    state.fellowship.clear()


def advance(state: WotrState) -> None:
    """The Progress counter goes on by one box (W-FMOVE-02)."""
    state.progress += 1
    emit(state, events.FellowshipStepped(state.progress))


def stop(state: WotrState) -> None:
    """The Progress counter goes back to 0."""
    state.progress = 0
    emit(state, events.FellowshipStepped(0))


def go(state: WotrState, region: RegionId) -> None:
    """The figure of the Ring-bearers goes to a region."""
    if state.bearers != region:
        state.bearers = region
        emit(state, events.FellowshipMoved(region))


def reveal(state: WotrState) -> None:
    """The counter is turned to Revealed."""
    state.hidden = False
    emit(state, events.FellowshipRevealed())


def hide(state: WotrState) -> None:
    """The counter is turned to Hidden."""
    state.hidden = True
    emit(state, events.FellowshipHidden())


def separate(state: WotrState, group: tuple[CharacterId, ...], region: RegionId) -> None:
    """Companions leave the Fellowship for good (W-SEP-05)."""
    for who in group:
        state.fellowship.remove(who)
        state.characters[who] = region
    emit(state, events.Separated(group, region))
    for who in group:
        realms.visit(state, who, region)


def enter_mordor(state: WotrState) -> None:
    """The Fellowship is on the Mordor Track; tiles that waited for it come in (W-MORD-02 to 06)."""
    state.mordor = 0
    state.strove = state.strove or not state.ruleset.idle_on_entry
    emit(state, events.EnteredMordor())
    everything = state.ruleset.numbered_tiles_return
    back = [t for t in state.drawn if is_standard(t) and (TILES[t].is_eye or everything)]
    for tile in back:
        state.drawn.remove(tile)
        state.pool.append(tile)
    refill(state)
    state.pool += state.waiting_tiles
    state.waiting_tiles.clear()


def climb(state: WotrState) -> None:
    """The Fellowship takes a step on the Mordor Track."""
    assert state.mordor is not None
    state.mordor += 1
    emit(state, events.SteppedInMordor(state.mordor))
    if state.mordor >= CRACK_OF_DOOM:
        win(state, Side.FREE, "ring")


def put_in(state: WotrState, tile: TileId) -> None:
    """A special tile is in play: in the pool, or waiting for Mordor (W-TILE-04, W-TILE-05)."""
    refill(state)
    (state.waiting_tiles if state.mordor is None else state.pool).append(tile)
    emit(state, events.TilePutIn(tile))


def draw_tile(state: WotrState) -> TileId:
    """Draw a tile; it stays out of the pool (W-TILE-01)."""
    refill(state)
    tile = state.draw(state.pool)
    state.drawn.append(tile)
    return tile


def put_back(state: WotrState, tile: TileId) -> None:
    """A drawn tile goes back into the pool."""
    state.drawn.remove(tile)
    state.pool.append(tile)
    emit(state, expansion_events.TileReturned(tile))


def remove_tile(state: WotrState, tile: TileId) -> None:
    """A drawn tile leaves the game."""
    state.drawn.remove(tile)
    state.removed_tiles.append(tile)
    emit(state, expansion_events.TileRemoved(tile))


def refill(state: WotrState) -> None:
    """If every tile of the pool has been used, the standard ones go back (W-TILE-02)."""
    if not state.pool:
        state.pool += [tile for tile in state.drawn if is_standard(tile)]
        state.drawn[:] = [tile for tile in state.drawn if not is_standard(tile)]


def is_standard(tile: TileId) -> bool:
    """Whether a tile is a grey one."""
    return TILES[tile].colour is Colour.STANDARD
