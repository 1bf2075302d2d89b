"""Scenes of War of the Ring: laid out freely, acted on through decisions only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.scenes import Scene
from westmarch.kernel.chance import Rolled
from westmarch.kernel.game import checked
from westmarch.kernel.records import CardId, Seat
from westmarch.wotr.forces import Force, joined
from westmarch.wotr.game import GAME
from westmarch.wotr.kinds import CharacterId, Face, FigureId, Nation, Phase, RegionId, Side
from westmarch.wotr.rules.board import controller
from westmarch.wotr.rules.roles import side_of
from westmarch.wotr.setup import set_up
from westmarch.wotr.state import Card, WotrState, force_in, index
from westmarch.wotr.tables.characters import CHARACTERS
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import FIGURES

EVERYBODY = tuple(nation.value for nation in Nation)

FREE, SHADOW = Seat(0), Seat(1)
"""The seats in a game for two."""


class WotrScene(Scene[WotrState]):
    """A moment of the war."""

    def force(self, region: str, side: Side = Side.SHADOW) -> Force:
        """The figures of a side in a region."""
        return force_in(self.state, side, RegionId(region))

    def where(self, who: str) -> str | None:
        """Where a Character is, if he is on the board."""
        return self.state.characters.get(CharacterId(who))

    def steps(self, nation: str) -> int:
        """How far a nation is from war."""
        return self.state.steps[Nation(nation)]

    def holder(self, region: str) -> Side | None:
        """Who controls a Settlement."""
        return controller(self.state, RegionId(region))

    def card(self, code: str) -> CardId:
        """The id of an Event card."""
        return next(CardId(n) for n, card in enumerate(self.state.cards) if card.code == code)

    def rolls(self, *dice: int) -> WotrScene:
        """Say what the next dice show."""
        return self.script(*(Rolled(die) for die in dice))


def scene(
    board: Mapping[str, str],
    *,
    players: int = 2,
    expansion: bool = False,
    at_war: Sequence[str] = EVERYBODY,
    besieged: Sequence[str] = (),
    captured: Sequence[str] = (),
    fellowship: Sequence[str] = ("gandalf-grey", "strider", "legolas"),
    bearers: str = "rivendell",
    hands: Mapping[int, Sequence[str]] | None = None,
    dice: Sequence[Sequence[Face]] = ((), ()),
) -> WotrScene:
    """A table in the action phase with nothing on the board but what is given.

    A region holds figures and Characters: `2 gondor-regular, gondor-leader, boromir`. Nations
    that are not at war stand where they begin. Who is on the board is not in the Fellowship.
    """
    state = opening(players=players, expansion=expansion).state
    state.phase, state.turn = Phase.ACTIONS, 1
    clear(state)
    for region, things in board.items():
        for thing in filter(None, map(str.strip, things.split(","))):
            lay(state, RegionId(region), thing)
    for name in at_war:
        state.steps[Nation(name)] = 0
        if Nation(name) not in state.active:
            state.active.append(Nation(name))
    state.besieged = [RegionId(region) for region in besieged]
    state.captured = {RegionId(region): captor(state, RegionId(region)) for region in captured}
    there = [CharacterId(who) for who in fellowship]
    state.fellowship = [who for who in there if who not in state.characters]
    state.guide = state.fellowship[0] if state.fellowship else CharacterId("gollum")
    state.bearers = RegionId(bearers)
    state.dice = [list(dice[0]), list(dice[1])]
    for seat, codes in (hands or {}).items():
        for code in codes:
            give(state, Seat(seat), code)
    return WotrScene(GAME, state)


def opening(*, players: int = 2, expansion: bool = False) -> WotrScene:
    """The table as it is set up, before the first turn."""
    options = {"expansion": "yes" if expansion else "no"}
    state = WotrState(players=players)
    set_up(state, checked(GAME, players, options, ()))
    state.stack.clear()
    return WotrScene(GAME, state)


def clear(state: WotrState) -> None:
    """Take all figures off the board."""
    for standing in (state.free, state.shadow):
        for force in standing.values():
            for figure in force:
                state.reinforcements[figure] = state.reinforcements.get(figure, 0) + 1
        standing.clear()


def lay(state: WotrState, region: RegionId, thing: str) -> None:
    """Put figures or a Character into a region."""
    *count, code = thing.split()
    if code in CHARACTERS:
        state.characters[CharacterId(code)] = region
        state.entered.append(CharacterId(code))
        return
    figure, number = FigureId(code), int(count[0]) if count else 1
    standing = state.free if FIGURES[figure].side is Side.FREE else state.shadow
    standing[region] = joined(standing.get(region, ()), (figure,) * number)
    state.reinforcements[figure] -= number


def captor(state: WotrState, region: RegionId) -> Seat:
    """Somebody of the side that holds a captured Settlement."""
    side = controller(state, region)
    assert side is not None, f"there is no Settlement in {region}"
    return state.leading[index(side.enemy)]


def give(state: WotrState, seat: Seat, code: str) -> None:
    """Put a card into a hand."""
    card = next(CardId(n) for n, one in enumerate(state.cards) if one.code == code)
    for deck in state.decks:
        if card in deck:
            deck.remove(card)
    assert EVENTS[code].side is side_of(state, seat)
    state.hands[seat].append(card)
    state.cards[card] = Card(code, (seat,))
