"""Cards that are played once: of two alike, one cannot be played any more."""

from __future__ import annotations

from tests.meccg.scene import MeccgScene
from westmarch.kernel.records import AnyOption
from westmarch.meccg.kinds import Zone
from westmarch.meccg.options import Done, PlayEvent


def play_one(table: MeccgScene, code: str, *aims: AnyOption, way: int = 0) -> MeccgScene:
    """Of two cards alike that could both be played, one is, and the other cannot be any more."""
    one, other = (PlayEvent(table.id(code, number), way) for number in (0, 1))
    assert table.offers(one)
    assert table.offers(other)
    table.choose(one, *aims)
    while table.card(code).zone in (Zone.HAND, Zone.CHAIN):
        table.choose(Done() if table.offers(Done()) else table.options[0])
    assert not table.offers(other)
    return table


def play_for_good(table: MeccgScene, code: str, *aims: AnyOption, way: int = 0) -> None:
    """One of two cards alike comes into play, and the other does not."""
    play_one(table, code, *aims, way=way)
    assert table.card(code).zone is Zone.PLAY
    assert table.state.cards[table.id(code, 1)].zone is Zone.HAND
