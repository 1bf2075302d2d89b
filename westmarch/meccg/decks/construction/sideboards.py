"""The size of the sideboard, and the cards that enlarge it against Fallen-wizards (M-SIDE)."""

from __future__ import annotations

from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.listing import DeckList

MOST_CARDS = {1: 30, 2: 30, 3: 35, 4: 40}
"""By the length of the game in decks (M-SIDE-01, 02)."""

MOST_FURTHER_CARDS = 10


def sideboard(deck: DeckList, terms: Terms) -> Findings:
    """30 to 40 cards at most by the length of the game, and up to ten further ones (M-SIDE-06)."""
    size, limit = sum(n for _, n in deck.sideboard), MOST_CARDS[terms.length]
    if size > limit:
        yield Finding("M-SIDE-01" if terms.length == 2 else "M-SIDE-02", (), size, limit)
    further = sum(n for _, n in deck.further)
    if further > MOST_FURTHER_CARDS:
        yield Finding("M-SIDE-06", (), further, MOST_FURTHER_CARDS)
