"""Battles in which one Combat card matters."""

from __future__ import annotations

from collections.abc import Sequence

from tests.wotr.battle import attack, play
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import Side
from westmarch.wotr.options import Cease, No
from westmarch.wotr.tables.events import EVENTS

FIELD = ("eastemnet", "folde")
"""Open country of Rohan."""

WILDS = ("dimrill-dale", "south-anduin-vale")
"""Regions that belong to nobody."""


def fight(
    attackers: str,
    defenders: str,
    *codes: str,
    rolls: Sequence[int] = (),
    where: tuple[str, str] = FIELD,
    by: Seat = SHADOW,
    bearers: str = "rivendell",
    expansion: bool = False,
) -> WotrScene:
    """A side attacks, and these cards are played; the dice of the Free Peoples come first."""
    table = prepared(attackers, defenders, codes, where, bearers, expansion)
    return play(attack(table.rolls(*rolls), *where, by), *codes)


def refuse(
    attackers: str,
    defenders: str,
    code: str,
    misses: int,
    *,
    where: tuple[str, str] = FIELD,
    by: Seat = SHADOW,
    expansion: bool = False,
) -> None:
    """A side attacks, a card cannot be played, and so many dice miss."""
    table = prepared(attackers, defenders, (code,), where, "rivendell", expansion)
    attack(table.rolls(*(1,) * misses), *where, by)
    assert table.options == (No(),)
    table.choose(No(), Cease()).done()


def prepared(
    attackers: str,
    defenders: str,
    codes: Sequence[str],
    where: tuple[str, str],
    bearers: str,
    expansion: bool,
) -> WotrScene:
    """The table before the battle; nobody is left in the Fellowship."""
    hands: dict[int, list[str]] = {
        FREE: [code for code in codes if EVENTS[code].side is Side.FREE],
        SHADOW: [code for code in codes if EVENTS[code].side is Side.SHADOW],
    }
    board = {where[0]: attackers, where[1]: defenders}
    return scene(board, hands=hands, fellowship=(), bearers=bearers, expansion=expansion)
