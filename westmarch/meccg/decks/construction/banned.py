"""The cards that are not allowed, to some at all, to others against some opponents (M-BAN)."""

from __future__ import annotations

from collections.abc import Mapping

from westmarch.kernel.records import replace
from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.listing import Copies, DeckList, in_game
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables.bans import (
    BANNED_AGAINST_MINIONS,
    BANNED_AGAINST_OTHERS,
    BANNED_FOR_BALROGS,
    BANNED_FOR_FALLEN_WIZARDS,
    BANNED_WITHOUT_ERRATA,
)

BANNED = {
    Alignment.FALLEN_WIZARD: BANNED_FOR_FALLEN_WIZARDS,
    Alignment.BALROG: BANNED_FOR_BALROGS,
}
SERVANTS_OF_THE_SHADOW = (Alignment.MINION, Alignment.BALROG)


def banned(deck: DeckList, terms: Terms) -> Findings:
    """Cards that a Fallen-wizard or a Balrog player may never bring (M-BAN-01 to 06).

    The German promotional cards belong to the errata (M-ERR-01).
    """
    rules = {**BANNED.get(deck.alignment, {}), **({} if terms.errata else BANNED_WITHOUT_ERRATA)}
    for code in in_game(deck):
        if code in rules:
            yield Finding(rules[code], (code,))


def banned_against(deck: DeckList, terms: Terms) -> Findings:
    """Hazards that may not be brought against this opponent (M-BAN-07 to 10)."""
    if terms.against is None:
        return
    rules = bans_between(deck.alignment, terms.against)
    for code in in_game(deck):
        if code in rules:
            yield Finding(rules[code], (code,))


def bans_between(own: Alignment, opponent: Alignment) -> dict[CardCode, str]:
    """The hazards that a deck of one alignment may not hold against another, and the rules."""
    others = {} if opponent is own else BANNED_AGAINST_OTHERS
    servants = BANNED_AGAINST_MINIONS if opponent in SERVANTS_OF_THE_SHADOW else {}
    return {**others, **servants}


def left_at_home(deck: DeckList, opponent: Alignment) -> DeckList:
    """The deck without the cards of the sideboard that are not allowed against an opponent."""
    rules = bans_between(deck.alignment, opponent)
    return replace(
        deck, sideboard=without(deck.sideboard, rules), further=without(deck.further, rules)
    )


def without(part: Copies, rules: Mapping[CardCode, str]) -> Copies:
    """A part of a deck without what is banned."""
    return tuple((code, n) for code, n in part if code not in rules)
