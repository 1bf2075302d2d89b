"""Legal decks, changed in one thing."""

from __future__ import annotations

from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.construction import Terms, findings
from westmarch.meccg.decks.construction.wording import sentence
from westmarch.meccg.decks.listing import Copies, DeckList
from westmarch.meccg.kinds import CardCode

HERO, MINION, FALLEN_WIZARD, BALROG = "C", "G", "saruman", "balrog"
Changes = dict[str, int]
NOTHING: Changes = {}


def mutated(
    deck: str,
    *,
    pool: Changes = NOTHING,
    play_deck: Changes = NOTHING,
    sites: Changes = NOTHING,
    sideboard: Changes = NOTHING,
    further: Changes = NOTHING,
) -> DeckList:
    """A stored deck with other numbers of copies of some cards, 0 for none."""
    found = DECKS[deck]
    return replace(
        found,
        pool=changed(found.pool, pool),
        play_deck=changed(found.play_deck, play_deck),
        sites=changed(found.sites, sites),
        sideboard=changed(found.sideboard, sideboard),
        further=changed(found.further, further),
    )


def changed(part: Copies, changes: Changes) -> Copies:
    """A part of a deck with other numbers of copies."""
    found = dict(part) | {CardCode(code): n for code, n in changes.items()}
    return tuple((code, n) for code, n in found.items() if n)


def broken(deck: DeckList, terms: Terms | None = None) -> list[str]:
    """The rules that a deck breaks."""
    return [one.rule for one in findings(deck, terms or Terms())]


def said(deck: DeckList, terms: Terms | None = None, language: str = "en") -> list[str]:
    """What is said about a deck."""
    return [sentence(one, language) for one in findings(deck, terms or Terms())]
