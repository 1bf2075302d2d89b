"""Looks a deck over, rule by rule (M-DECK, M-BAN, M-LOC, M-SIDE)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from westmarch.meccg.decks.construction import (
    banned,
    copies,
    halves,
    people,
    places,
    pools,
    sideboards,
)
from westmarch.meccg.decks.construction.findings import PLAYED, Finding, Findings, Terms
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, Race
from westmarch.meccg.tables import CHARACTERS

CHAPTERS: tuple[Callable[[DeckList, Terms], Findings], ...] = (
    pools.parts,
    pools.pool,
    pools.minor_items,
    pools.stage_cards,
    people.numbers,
    people.alignments,
    people.agents,
    people.avatars,
    people.fallen_wizards,
    halves.alignments,
    halves.numbers,
    copies.copies,
    copies.versions,
    banned.banned,
    banned.banned_against,
    places.sites,
    sideboards.sideboard,
)
UNKNOWN_OPPONENT = Terms()


@lru_cache(100)
def findings(deck: DeckList, terms: Terms = UNKNOWN_OPPONENT) -> tuple[Finding, ...]:
    """All that is wrong with a deck; without an alignment nothing else can be said."""
    unaligned = tuple(alignment(deck))
    return unaligned or tuple(one for chapter in CHAPTERS for one in chapter(deck, terms))


def alignment(deck: DeckList) -> Findings:
    """One of four alignments, of a Fallen-wizard a named one (M-DECK-01, 02)."""
    if deck.alignment not in PLAYED:
        yield Finding("M-DECK-01")
        return
    named = deck.fallen_wizard
    is_one = named in CHARACTERS and CHARACTERS[named].race is Race.FALLEN_WIZARD
    if deck.alignment is Alignment.FALLEN_WIZARD:
        if not is_one:
            yield Finding("M-DECK-02")
    elif named is not None:
        yield Finding("M-DECK-02", (named,), what="out of place")
