"""General-opponent tournaments: two decks of one alignment with one sideboard (M-TOUR)."""

from __future__ import annotations

from westmarch.kernel.records import Record, replace
from westmarch.meccg.decks.construction.check import findings
from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.listing import DeckList, counted
from westmarch.meccg.kinds import Alignment


class Entry(Record):
    """What a player brings to a tournament.

    `for_fallen_wizards` is said beforehand: the deck that he plays against heroes or the one that
    he plays against minions is played against Fallen-wizards, too (M-TOUR-03).
    """

    against_heroes: DeckList
    against_minions: DeckList
    for_fallen_wizards: Alignment


class Misplaced(Record):
    """A finding about one of the two decks, and the opponent against whom it counts."""

    against: Alignment
    finding: Finding


def deck_for(entry: Entry, opponent: Alignment) -> DeckList:
    """The deck that must be played against an opponent (M-TOUR-02, 04)."""
    side = entry.for_fallen_wizards if opponent is Alignment.FALLEN_WIZARD else opponent
    return entry.against_heroes if side is Alignment.HERO else entry.against_minions


def entry_findings(entry: Entry) -> Findings:
    """What is wrong with the entry as a whole (M-TOUR-01, 03)."""
    one, other = entry.against_heroes, entry.against_minions
    if (one.alignment, one.fallen_wizard) != (other.alignment, other.fallen_wizard):
        yield Finding("M-TOUR-01", what="alignment")
    if counted(one.sideboard) != counted(other.sideboard):
        yield Finding("M-TOUR-01", what="sideboard")
    if entry.for_fallen_wizards not in (Alignment.HERO, Alignment.MINION):
        yield Finding("M-TOUR-03")
    elif not_to_be_used(entry).further:
        codes = tuple(code for code, _ in not_to_be_used(entry).further)
        yield Finding("M-TOUR-03", codes, what="further")


def not_to_be_used(entry: Entry) -> DeckList:
    """The deck that is not played against Fallen-wizards."""
    is_first = entry.for_fallen_wizards is Alignment.HERO
    return entry.against_minions if is_first else entry.against_heroes


def deck_findings(entry: Entry, terms: Terms) -> tuple[Misplaced, ...]:
    """What is wrong with the two decks, each against the opponents that it is meant for."""
    return tuple(
        Misplaced(opponent, finding)
        for opponent in (
            Alignment.HERO,
            Alignment.MINION,
            Alignment.BALROG,
            Alignment.FALLEN_WIZARD,
        )
        for finding in findings(deck_for(entry, opponent), replace(terms, against=opponent))
    )
