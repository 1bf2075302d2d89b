"""How many copies of a card a deck may hold, all its parts together (M-DECK, M-SIDE-04)."""

from __future__ import annotations

from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.construction.roles import Role, is_avatar, role
from westmarch.meccg.decks.listing import DeckList, in_game
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Kind
from westmarch.meccg.tables import CARDS, base_of

MOST_COPIES = 3
MOST_COPIES_OF_A_FALLEN_WIZARD = 2


def copies(deck: DeckList, _: Terms) -> Findings:
    """No card too often: avatars and sites have rules of their own (M-DECK-04, 05, 29 to 31)."""
    for code, found in in_game(deck).items():
        if is_avatar(code) or CARDS[code].kind is Kind.SITE:
            continue
        if CARDS[code].unique:
            if found > 1:
                yield Finding("M-DECK-05", (code,), found, 1)
            continue
        rule, limit = limit_of(code, deck.alignment)
        if found > limit:
            yield Finding(rule, (code,), found, limit)


def limit_of(code: CardCode, alignment: Alignment) -> tuple[str, int]:
    """How many copies of a card that is not unique are allowed, and by which rule."""
    if alignment is Alignment.FALLEN_WIZARD:
        if CARDS[code].alignment is Alignment.STAGE:
            return "M-DECK-31", MOST_COPIES
        if role(code, alignment) is Role.CHARACTER:
            return "M-DECK-29", MOST_COPIES_OF_A_FALLEN_WIZARD
        if CARDS[code].type is CardType.RESOURCE:
            return "M-DECK-30", MOST_COPIES_OF_A_FALLEN_WIZARD
    return "M-DECK-04", MOST_COPIES


def versions(deck: DeckList, _: Terms) -> Findings:
    """A unique card in one of its versions only (M-DECK-06; of a Fallen-wizard M-DECK-32)."""
    found: dict[str, list[CardCode]] = {}
    for code in in_game(deck):
        if CARDS[code].unique and not is_avatar(code) and CARDS[code].kind is not Kind.SITE:
            found.setdefault(base_of(code), []).append(code)
    rule = "M-DECK-32" if deck.alignment is Alignment.FALLEN_WIZARD else "M-DECK-06"
    for codes in found.values():
        if len(codes) > 1:
            yield Finding(rule, tuple(codes), len(codes), 1)
