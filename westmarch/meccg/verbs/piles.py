"""The piles of cards at the table."""

from __future__ import annotations

from westmarch.kernel.records import CardId
from westmarch.meccg.kinds import Zone
from westmarch.meccg.state import MeccgState

PILES = {
    Zone.POOL: "pool",
    Zone.DECK: "decks",
    Zone.HAND: "hands",
    Zone.DISCARD: "discards",
    Zone.SIDEBOARD: "sideboards",
    Zone.SITES: "sites",
    Zone.PILE: "piles",
    Zone.OUT: "out",
    Zone.UNUSED: "unused",
}
"""Zones of which each seat has one of its own."""


def pile_of(state: MeccgState, zone: Zone, seat: int) -> list[CardId]:
    """The pile of a seat that a zone is."""
    found: list[list[CardId]] = getattr(state, PILES[zone])
    return found[seat]
