"""Reads the list of a deck: how many copies of each card are in which part of it."""

from __future__ import annotations

from collections import Counter

from westmarch.kernel.records import Record
from westmarch.kernel.tables import NONE, Row, needed, rows
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables import CARDS

Copies = tuple[tuple[CardCode, int], ...]
"""Cards with the number of their copies."""


class DeckList(Record):
    """A deck: the pool of the draft, the play deck, the location deck and the sideboard.

    The pool holds the starting minor items and stage cards, too (M-GAP-29). A Fallen-wizard deck
    names its `fallen_wizard`. `further` are the cards that enlarge the sideboard against
    Fallen-wizards (M-SIDE-06).
    """

    code: str
    name: str
    name_de: str
    alignment: Alignment
    pool: Copies
    play_deck: Copies
    sites: Copies
    sideboard: Copies
    further: Copies = ()
    fallen_wizard: CardCode | None = None


def listed(
    code: str,
    name: str,
    name_de: str,
    alignment: Alignment,
    table: str,
    fallen_wizard: str | None = None,
) -> DeckList:
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
        further=copies(found, "further"),
        fallen_wizard=None if fallen_wizard is None else CardCode(fallen_wizard),
    )


def copies(found: list[Row], column: str) -> Copies:
    """The cards of one part of the deck."""
    for row in found:
        assert row["code"] in CARDS, f"there is no card {row['code']}"
    return tuple(
        (CardCode(row["code"]), needed(row, column))
        for row in found
        if row.get(column, NONE) != NONE
    )


def counted(*parts: Copies) -> Counter[CardCode]:
    """The copies of each card in some parts of a deck together."""
    found: Counter[CardCode] = Counter()
    for part in parts:
        for code, number in part:
            found[code] += number
    return found


def in_game(deck: DeckList) -> Counter[CardCode]:
    """The copies of each card in pool, play deck and sideboard together (M-SIDE-04)."""
    return counted(deck.pool, deck.play_deck, deck.sideboard, deck.further)
