"""As what a card counts in a deck: character, resource, hazard, or either of the last two."""

from __future__ import annotations

from collections import Counter
from functools import cache

from westmarch.kernel.records import Names
from westmarch.meccg.decks.construction.findings import Terms
from westmarch.meccg.decks.listing import DeckList, counted, in_game
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Keyword, Kind, Race
from westmarch.meccg.tables import CARDS, CHARACTERS, CREATURES, EVENTS
from westmarch.meccg.tables.printed import Printed

OWN = {
    Alignment.HERO: (Alignment.HERO, Alignment.DUAL),
    Alignment.MINION: (Alignment.MINION, Alignment.DUAL),
    Alignment.FALLEN_WIZARD: (
        Alignment.HERO,
        Alignment.MINION,
        Alignment.STAGE,
        Alignment.DUAL,
    ),
    Alignment.BALROG: (Alignment.MINION, Alignment.DUAL),
}
"""Whose resources a deck may hold (M-DECK-24 to 27)."""

ITEMS_OF_OTHERS = (Alignment.HERO, Alignment.MINION)
"""Hero and minion items may be in every deck."""

AGENTS_ARE_HAZARDS = (Alignment.HERO, Alignment.BALROG)
"""In their decks agents are hazards (M-DECK-38), in the others characters (M-DECK-16)."""


class Role(Names):
    """As what a card counts in a deck."""

    AVATAR = "avatar"
    CHARACTER = "character"
    RESOURCE = "resource"
    HAZARD = "hazard"
    EITHER = "either"
    SITE = "site"
    REGION = "region"


TYPES = {
    CardType.CHARACTER: Role.CHARACTER,
    CardType.RESOURCE: Role.RESOURCE,
    CardType.HAZARD: Role.HAZARD,
    CardType.SITE: Role.SITE,
    CardType.REGION: Role.REGION,
}


@cache
def role(code: CardCode, alignment: Alignment) -> Role:
    """As what a card counts in a deck of an alignment."""
    if is_avatar(code):
        return Role.AVATAR
    if is_agent(code) and alignment in AGENTS_ARE_HAZARDS:
        return Role.HAZARD
    if code in EVENTS:
        return event_role(code, alignment)
    return TYPES[CARDS[code].type]


def event_role(code: CardCode, alignment: Alignment) -> Role:
    """Twilight and its like count as resource or hazard (M-DECK-23, M-GAP-43).

    A minion resource that is a hazard, too, is only the latter in a hero deck.
    """
    card, event = CARDS[code], EVENTS[code]
    if event.as_resource or (event.as_hazard and suits(card, alignment)):
        return Role.EITHER
    is_stage = card.alignment is Alignment.STAGE
    return Role.HAZARD if event.as_hazard and not is_stage else TYPES[card.type]


def suits(card: Printed, alignment: Alignment) -> bool:
    """Whether a resource is one for decks of an alignment (M-DECK-24 to 27)."""
    is_any_item = card.kind is Kind.ITEM and card.alignment in ITEMS_OF_OTHERS
    return is_any_item or card.alignment in OWN[alignment]


def is_avatar(code: CardCode) -> bool:
    """Whether a card is a Wizard, a Ringwraith, a Fallen-wizard or The Balrog."""
    return code in CHARACTERS and CHARACTERS[code].avatar


def is_agent(code: CardCode) -> bool:
    """Whether a card is an agent."""
    return code in CHARACTERS and CHARACTERS[code].agent


HALVES_BY_ERRATA = (CardCode("fell-beast"),)
"""Creatures that are half a one by the errata (M-ERR-10)."""


def half_creatures(code: CardCode, terms: Terms) -> int:
    """How many halves of a creature a hazard counts for (M-DECK-36 to 38)."""
    if terms.errata and code in HALVES_BY_ERRATA:
        return 1
    if code in CREATURES:
        is_whole = not CREATURES[code].events and Keyword.SPAWN not in CARDS[code].keywords
        return 2 if is_whole else 1
    is_half = is_agent(code) or Keyword.SPAWN in CARDS[code].keywords or is_dragon_about(code)
    return int(is_half)


def is_dragon_about(code: CardCode) -> bool:
    """Whether a card is an Ahunt or an At Home Dragon."""
    being = CREATURES.get(CARDS[code].being)
    is_hazard_event = code in EVENTS and CARDS[code].type is CardType.HAZARD
    return is_hazard_event and being is not None and Race.DRAGON in being.attacks[0].races


def held_to_alignment(deck: DeckList, terms: Terms) -> Counter[CardCode]:
    """The cards that must be of the deck's alignment.

    Under the optional rule about falling, the sideboard of a hero player is free (M-OPT-03).
    """
    if terms.may_fall and deck.alignment is Alignment.HERO:
        return counted(deck.pool, deck.play_deck)
    return in_game(deck)
