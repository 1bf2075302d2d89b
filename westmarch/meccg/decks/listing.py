"""Reads the list of a deck: how many copies of each card are in which part of it."""

from __future__ import annotations

from westmarch.kernel.records import Record
from westmarch.kernel.tables import NONE, Row, needed, rows
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables import CARDS

Copies = tuple[tuple[CardCode, int], ...]
"""Cards with the number of their copies."""


class DeckList(Record):
    """A deck: the pool of the draft, the play deck, the location deck and the sideboard."""

    code: str
    name: str
    name_de: str
    alignment: Alignment
    pool: Copies
    play_deck: Copies
    sites: Copies
    sideboard: Copies


def listed(code: str, name: str, name_de: str, alignment: Alignment, table: str) -> DeckList:
    """A deck from its table."""
    found = rows(table)
    return DeckList(
        code,
        name,
        name_de,
        alignment,
        pool=copies(found, "pool"),
        play_deck=copies(found, "deck"),
        sites=copies(found, "sites"),
        sideboard=copies(found, "sideboard"),
    )


def copies(found: list[Row], column: str) -> Copies:
    """The cards of one part of the deck."""
    for row in found:
        assert row["code"] in CARDS, f"there is no card {row['code']}"
    return tuple(
        (CardCode(row["code"]), needed(row, column)) for row in found if row[column] != NONE
    )
