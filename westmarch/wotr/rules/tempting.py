"""What Event cards do to the Fellowship: temptation, breaking, weather, the Eye defied."""

from __future__ import annotations

from westmarch.kernel.decisions import Decision
from westmarch.kernel.frames import Ask, AskAgain, Frame, call
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.state import emit
from westmarch.wotr import events
from westmarch.wotr.kinds import CharacterId, TileId
from westmarch.wotr.options import GoTo, PickCharacter, UseTheRing
from westmarch.wotr.prompts import BearersGo, MustLeave, Tempted
from westmarch.wotr.rules import taming
from westmarch.wotr.rules.board import companions
from westmarch.wotr.rules.hunting import LoseCompanion, keeper
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.regions import REGIONS
from westmarch.wotr.tables.tiles import TILES, Colour
from westmarch.wotr.verbs import figures, quest


class MoveBearers(Frame):
    """The figure of the Fellowship goes to an adjacent region of the player's choice."""

    seat: Seat

    def may_go(self, state: WotrState) -> Decision:
        options = tuple(GoTo(region) for region in REGIONS[state.bearers].adjacent)
        return Decision(self.seat, BearersGo(), options, ("W-CARD-09",))

    def go(self, state: WotrState, choice: GoTo) -> None:
        quest.go(state, choice.region)

    STEPS = (Ask(may_go, go),)


class Tempt(Frame):
    """A Companion drawn at random is lost, or the Ring-bearers suffer his Level as Corruption."""

    who: CharacterId

    def may_choose(self, state: WotrState) -> Decision:
        options = (UseTheRing(), PickCharacter(self.who))
        return Decision(keeper(state), Tempted(self.who), options, ("W-CARD-09",))

    def choose(self, state: WotrState, choice: UseTheRing | PickCharacter) -> None:
        if isinstance(choice, UseTheRing):
            quest.corrupt(state, taming.level_of(state, self.who))
        else:
            call(state, LoseCompanion(self.who))

    STEPS = (Ask(may_choose, choose),)


class BreakFellowship(Frame):
    """As many Companions as a tile shows leave the Fellowship where its figure stands.

    In Mordor they are eliminated (W-MORD-07).
    """

    left: int = 0

    def draw(self, state: WotrState) -> BreakFellowship:
        code = taming.draw(state)
        taming.meet(state, code)
        tile = TILES[code]
        number = state.roll() if tile.is_die else tile.damage or 0
        emit(state, events.TileDrawn(code, number))
        harmless = tile.is_eye or tile.colour is Colour.FREE
        return replace(self, left=0 if harmless else number)

    def may_choose(self, state: WotrState) -> Decision | None:
        found = companions(state)
        if not self.left or not found:
            return None
        options = tuple(PickCharacter(who) for who in found)
        return Decision(keeper(state), MustLeave(self.left), options, ("W-CARD-09",))

    def depart(self, state: WotrState, choice: PickCharacter) -> BreakFellowship:
        if state.mordor is None and not taming.can_only_guide(choice.character):
            quest.separate(state, (choice.character,), state.bearers)
        else:
            figures.lose_character(state, choice.character)
        return replace(self, left=self.left - 1)

    STEPS = (draw, AskAgain(may_choose, depart))


def brave_the_eye(state: WotrState, count: int, who: tuple[CharacterId, ...]) -> None:
    """Tiles are drawn: Eyes leave the game, the others go back; if all are Eyes, it is reversed."""
    drawn: list[TileId] = []
    for _ in range(count):
        tile = quest.draw_tile(state)
        state.drawn.remove(tile)  # in the hand: not among those that fill an empty pool
        drawn.append(tile)
        emit(state, events.TileDrawn(tile, 0))
    eyes = [tile for tile in drawn if TILES[tile].is_eye]
    lost = len(eyes) == count
    for tile in drawn:
        (state.pool if lost or tile not in eyes else state.removed_tiles).append(tile)
    if lost:
        for one in who:
            if one in state.characters:
                figures.lose_character(state, one)
