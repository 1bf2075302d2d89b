"""Prisoners, laid out for scenes."""

from __future__ import annotations

from tests.meccg.scene import ONE, TWO, MeccgScene, add, enter
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.meccg.kinds import Status, Zone
from westmarch.meccg.verbs import captures

SPELLS, WAYLAID = "spells-of-the-barrow-wights", "waylaid-wounded-and-orc-dragged"


def imprison(
    table: MeccgScene,
    who: str,
    host: str = SPELLS,
    site: str = "ettenmoors-minion",
    seat: Seat = ONE,
    status: Status = Status.UNTAPPED,
) -> CardId:
    """A character is held prisoner by a card of the second player, at a rescue site."""
    state = table.state
    card, holding = enter(state, who, seat), enter(state, host, TWO)
    state.cards[card] = replace(state.cards[card], status=status)
    captures.set_aside(state, add(state, site, TWO, Zone.SITES), holding)
    captures.set_aside(state, card, holding)
    state.queue.clear()
    state.happened.clear()
    return card
