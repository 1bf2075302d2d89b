"""The resources and the hazards: whose they are and how many (M-DECK-15, 22 to 38, M-GAP-43)."""

from __future__ import annotations

from collections import Counter

from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.construction.people import BALROG, WITHOUT_BALROG_CARDS
from westmarch.meccg.decks.construction.roles import (
    Role,
    half_creatures,
    held_to_alignment,
    role,
    suits,
)
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode, Race
from westmarch.meccg.tables import CARDS, FACTIONS, base_of

FEWEST = 30
MOST = 50
FEWEST_CREATURES = 12

RESOURCE_RULES = {
    Alignment.HERO: "M-DECK-24",
    Alignment.MINION: "M-DECK-25",
    Alignment.BALROG: "M-DECK-27",
}
"""A Fallen-wizard has resources of all sides (M-DECK-26)."""

FACTIONS_OF_THE_BALROG = (Race.ORC, Race.TROLL, Race.DRAGON, Race.WOLF, Race.ANIMAL)


def alignments(deck: DeckList, terms: Terms) -> Findings:
    """Resources that the deck's side can use (M-DECK-15, 24 to 28, 33, 34)."""
    for code in held_to_alignment(deck, terms):
        if role(code, deck.alignment) is Role.RESOURCE:
            rule = obstacle(code, deck)
            if rule is not None:
                yield Finding(rule, (code,))


def obstacle(code: CardCode, deck: DeckList) -> str | None:
    """The rule that keeps a resource out of a deck, if there is one."""
    card = CARDS[code]
    if card.alignment is Alignment.STAGE:
        return stage_obstacle(code, deck)
    if card.specific == BALROG and deck.alignment in WITHOUT_BALROG_CARDS:
        return "M-DECK-15"
    if not suits(card, deck.alignment):
        return RESOURCE_RULES[deck.alignment]
    if deck.alignment is Alignment.BALROG and code in FACTIONS:
        return None if FACTIONS[code].race in FACTIONS_OF_THE_BALROG else "M-DECK-28"
    return None


def stage_obstacle(code: CardCode, deck: DeckList) -> str | None:
    """Stage cards are for Fallen-wizards, some for one of them alone (M-DECK-33, 34)."""
    if deck.alignment is not Alignment.FALLEN_WIZARD:
        return "M-DECK-34"
    owner = CARDS[code].specific
    assert deck.fallen_wizard is not None, "the deck names its Fallen-wizard"
    return None if owner in (None, base_of(deck.fallen_wizard)) else "M-DECK-33"


def numbers(deck: DeckList, terms: Terms) -> Findings:
    """30 to 50 resources and as many hazards, with twelve creatures (M-DECK-22, 35, 36)."""
    resources, hazards = split(deck)
    if not FEWEST <= resources <= MOST:
        yield Finding("M-DECK-22", found=resources)
    if resources != hazards:
        yield Finding("M-DECK-35", found=hazards, limit=resources)
    halves = creatures(deck, terms)
    if halves < 2 * FEWEST_CREATURES:
        yield Finding("M-DECK-36", found=halves // 2, limit=FEWEST_CREATURES)


def creatures(deck: DeckList, terms: Terms) -> int:
    """The halves of creatures among the hazards of the play deck (M-DECK-36, 37)."""
    return sum(half_creatures(code, terms) * n for code, n in hazards_of(deck).items())


def split(deck: DeckList) -> tuple[int, int]:
    """Resources and hazards of the play deck; what can be either makes them as even as it can."""
    found: Counter[Role] = Counter()
    for code, n in deck.play_deck:
        found[role(code, deck.alignment)] += n
    resources, hazards, either = (found[r] for r in (Role.RESOURCE, Role.HAZARD, Role.EITHER))
    total = resources + hazards + either
    as_resources = min(max(total // 2 - resources, 0), either)
    return resources + as_resources, hazards + either - as_resources


def hazards_of(deck: DeckList) -> dict[CardCode, int]:
    """The hazards of the play deck."""
    return {c: n for c, n in deck.play_deck if role(c, deck.alignment) is Role.HAZARD}
