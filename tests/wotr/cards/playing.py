"""Playing Event cards in scenes, and seeing whether they are offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.wotr.scene import EVERYBODY, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import DieId, Face, Side
from westmarch.wotr.options import PlayCard, UseDie, Waste
from westmarch.wotr.rules.acting import TakeAction
from westmarch.wotr.rules.resolving import PlayEvent
from westmarch.wotr.rules.roles import side_of
from westmarch.wotr.state import index
from westmarch.wotr.tables.events import EVENTS

COMPANY = ("gandalf-grey", "strider", "legolas")


def hold(
    code: str,
    board: Mapping[str, str] | None = None,
    fellowship: Sequence[str] = COMPANY,
    at_war: Sequence[str] = EVERYBODY,
) -> WotrScene:
    """A player of two holds a card of his side."""
    seat = 0 if EVENTS[code].side is Side.FREE else 1
    return scene(board or {}, hands={seat: [code]}, fellowship=fellowship, at_war=at_war)


def play(table: WotrScene, seat: Seat, code: str) -> WotrScene:
    """Play a card from hand."""
    return table.begin(PlayEvent(seat, table.card(code)))


def is_offered(table: WotrScene, seat: Seat, code: str) -> bool:
    """Whether an Event die could play a card from hand; the die is then wasted."""
    return is_offered_with(table, seat, code, Face.EVENT)


def is_offered_with(table: WotrScene, seat: Seat, code: str, face: Face) -> bool:
    """Whether a die could play a card from hand; the die is then wasted."""
    table.state.dice[index(side_of(table.state, seat))] = [face]
    table.begin(TakeAction(seat)).choose(UseDie(DieId(face.value)))
    offered = PlayCard(table.card(code)) in table.options
    table.choose(Waste())
    table.done()
    return offered


def stays(table: WotrScene, code: str) -> bool:
    """Whether a card lies on the table."""
    return table.card(code) in table.state.on_table


def is_discarded(table: WotrScene, code: str) -> bool:
    """Whether a card lies in the discard pile of its side."""
    return table.card(code) in table.state.discards[index(EVENTS[code].side)]


def lay_on_table(table: WotrScene, *codes: str) -> WotrScene:
    """Put cards on the table as if they had been played."""
    for code in codes:
        card = table.card(code)
        for pile in (*table.state.decks, *table.state.hands):
            if card in pile:
                pile.remove(card)
        everybody = tuple(Seat(number) for number in range(table.state.players))
        table.state.cards[card] = type(table.state.cards[card])(code, everybody)
        table.state.on_table.append(card)
    return table
