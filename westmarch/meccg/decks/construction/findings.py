"""What is wrong with a deck, and under which terms it is looked over."""

from __future__ import annotations

from collections.abc import Iterator

from westmarch.kernel.records import Record
from westmarch.meccg.kinds import Alignment, CardCode

PLAYED = (Alignment.HERO, Alignment.MINION, Alignment.FALLEN_WIZARD, Alignment.BALROG)
"""The alignments that a deck can have (M-DECK-01)."""


class Terms(Record):
    """For what game a deck is meant.

    Without an opponent nothing is held against a deck that depends on him. With `may_fall` a hero
    player's sideboard may hold what turns his Wizard into a Fallen-wizard (M-OPT-03). With `errata`
    the unofficial errata are played.
    """

    against: Alignment | None = None
    length: int = 2
    may_fall: bool = False
    errata: bool = False


class Finding(Record):
    """One breach of a rule: the cards, how many there are and how many there might be.

    `what` tells apart the ways in which one rule can be broken.
    """

    rule: str
    cards: tuple[CardCode, ...] = ()
    found: int | None = None
    limit: int | None = None
    what: str = ""


Findings = Iterator[Finding]
