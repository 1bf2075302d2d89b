"""What beside characters is in the pool: minor items and starting stage cards (M-GAP-29)."""

from __future__ import annotations

from westmarch.meccg.cards import CARD_ABILITIES
from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.construction.roles import Role, role
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode, EventKind, ItemKind, Keyword
from westmarch.meccg.tables import CARDS, CHARACTERS, EVENTS, ITEMS
from westmarch.meccg.vocabulary.abilities import NotStarting

MOST_MINOR_ITEMS = 2
MOST_STAGE_CARDS = 3
STARTING_STAGE_POINTS = 3


def pool(deck: DeckList, _: Terms) -> Findings:
    """Characters, minor items and, of a Fallen-wizard, stage cards, and nothing else (M-GAP-29)."""
    for code, _copies in deck.pool:
        expected = code in CHARACTERS or is_minor_item(code) or is_starting_stage_card(code, deck)
        if not expected:
            yield Finding("M-GAP-29", (code,))


def is_minor_item(code: CardCode) -> bool:
    """Whether a card is a minor item, or may be played with a starting company like one."""
    if code in ITEMS:
        return ITEMS[code].kind is ItemKind.MINOR
    return code in EVENTS and EVENTS[code].as_minor_item


def is_starting_stage_card(code: CardCode, deck: DeckList) -> bool:
    """Whether a card is a stage permanent-event in the deck of a Fallen-wizard."""
    of_stage = CARDS[code].alignment is Alignment.STAGE
    lasts = code in EVENTS and EventKind.PERMANENT in EVENTS[code].kinds
    return deck.alignment is Alignment.FALLEN_WIZARD and of_stage and lasts


def minor_items(deck: DeckList, _: Terms) -> Findings:
    """Up to two minor items, neither unique nor hoard items (M-SETUP-26)."""
    found = [(code, n) for code, n in deck.pool if is_minor_item(code)]
    for code, _copies in found:
        barred = NotStarting() in CARD_ABILITIES.get(code, ())
        if barred or CARDS[code].unique or Keyword.HOARD_ITEM in CARDS[code].keywords:
            yield Finding("M-SETUP-26", (code,), what="kind")
    if (number := sum(n for _code, n in found)) > MOST_MINOR_ITEMS:
        codes = tuple(code for code, _copies in found)
        yield Finding("M-SETUP-26", codes, number, MOST_MINOR_ITEMS)


def stage_cards(deck: DeckList, _: Terms) -> Findings:
    """One to three starting stage cards of three points, not all unique (M-SETUP-14, 15)."""
    if deck.alignment is not Alignment.FALLEN_WIZARD:
        return
    found = [(code, n) for code, n in deck.pool if is_starting_stage_card(code, deck)]
    codes = tuple(code for code, _copies in found)
    points = sum(stage_points(code) * n for code, n in found)
    number = sum(n for _code, n in found)
    if number > MOST_STAGE_CARDS or points != STARTING_STAGE_POINTS:
        yield Finding("M-SETUP-14", codes, points, STARTING_STAGE_POINTS)
    elif all(CARDS[code].unique for code in codes):
        yield Finding("M-SETUP-15", codes)


def stage_points(code: CardCode) -> int:
    """The stage points of a card."""
    points = CARDS[code].stage_points
    return 0 if points is None else points.base


def parts(deck: DeckList, _: Terms) -> Findings:
    """Sites in the location deck and nowhere else, regions nowhere (M-DECK-03, M-SIDE-03)."""
    if not deck.sites:
        yield Finding("M-DECK-03", what="sites")
    for code, _copies in deck.sites:
        if role(code, deck.alignment) is not Role.SITE:
            yield Finding("M-DECK-03", (code,))
    for code, _copies in deck.play_deck:
        if role(code, deck.alignment) in (Role.SITE, Role.REGION):
            yield Finding("M-DECK-03", (code,))
    for code, _copies in (*deck.sideboard, *deck.further):
        if role(code, deck.alignment) in (Role.SITE, Role.REGION):
            yield Finding("M-SIDE-03", (code,))
