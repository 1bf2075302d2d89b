"""The characters of a deck, its agents and its avatars (M-DECK-07 to 21, M-SIDE-05)."""

from __future__ import annotations

from westmarch.meccg.decks.construction.findings import Finding, Findings, Terms
from westmarch.meccg.decks.construction.roles import (
    AGENTS_ARE_HAZARDS,
    Role,
    held_to_alignment,
    is_agent,
    is_avatar,
    role,
)
from westmarch.meccg.decks.listing import Copies, DeckList, counted, in_game
from westmarch.meccg.kinds import Alignment, CardCode, CardType, Race
from westmarch.meccg.tables import CARDS, CHARACTERS

MOST_IN_POOL = 10
MOST_IN_PLAY_DECK = 10
MOST_MIND_OF_AGENTS = 36
MOST_MIND_UNDER_THE_BALROG = 8
MOST_AVATARS = 3
MOST_DIFFERENT_AVATARS = 2
MOST_FALLEN_WIZARDS_IN_SIDEBOARD = 2

OWN_CHARACTERS = {Alignment.HERO: "M-DECK-10", Alignment.MINION: "M-DECK-11"}
OWN_AVATARS = {Alignment.HERO: Race.WIZARD, Alignment.MINION: Race.RINGWRAITH}
AVATAR_RULES = {
    Alignment.HERO: "M-DECK-19",
    Alignment.MINION: "M-DECK-19",
    Alignment.FALLEN_WIZARD: "M-DECK-20",
    Alignment.BALROG: "M-DECK-21",
}
WITHOUT_BALROG_CARDS = (Alignment.MINION, Alignment.FALLEN_WIZARD)
BALROG = "balrog"
THE_BALROG = CardCode("the-balrog")


def numbers(deck: DeckList, _: Terms) -> Findings:
    """At most ten characters in the pool and ten in the play deck (M-DECK-07, 09)."""
    pool, play_deck = (characters_in(deck, part) for part in (deck.pool, deck.play_deck))
    if pool > MOST_IN_POOL:
        yield Finding("M-DECK-07", found=pool, limit=MOST_IN_POOL)
    if play_deck > MOST_IN_PLAY_DECK:
        yield Finding("M-DECK-09", found=play_deck, limit=MOST_IN_PLAY_DECK)


def characters_in(deck: DeckList, part: Copies) -> int:
    """How many characters there are in a part of the deck, avatars not counted."""
    return sum(n for code, n in part if role(code, deck.alignment) is Role.CHARACTER)


def alignments(deck: DeckList, terms: Terms) -> Findings:
    """Characters of the right side (M-DECK-10 to 15); agents may be hazards of any deck."""
    for code in held_to_alignment(deck, terms):
        if role(code, deck.alignment) is not Role.CHARACTER:
            continue
        card = CARDS[code]
        if card.specific == BALROG and deck.alignment in WITHOUT_BALROG_CARDS:
            yield Finding("M-DECK-15", (code,))
        elif deck.alignment is Alignment.BALROG and not serves_the_balrog(code):
            yield Finding("M-DECK-13", (code,), limit=MOST_MIND_UNDER_THE_BALROG)
        elif deck.alignment in OWN_CHARACTERS and card.alignment is not deck.alignment:
            yield Finding(OWN_CHARACTERS[deck.alignment], (code,))


def serves_the_balrog(code: CardCode) -> bool:
    """Whether a character may be in a Balrog deck (M-DECK-13, 14)."""
    card, character = CARDS[code], CHARACTERS[code]
    if card.specific == BALROG:
        return True
    mind = character.mind or 0
    of_race = character.race in (Race.ORC, Race.TROLL)
    return card.alignment is Alignment.MINION and of_race and mind <= MOST_MIND_UNDER_THE_BALROG


def agents(deck: DeckList, _: Terms) -> Findings:
    """No agent in the pool, few in all, two of them never as characters (M-DECK-08, 17, 18)."""
    for code, _copies in deck.pool:
        if is_agent(code):
            yield Finding("M-DECK-08", (code,))
    found = [(code, n) for code, n in in_game(deck).items() if is_agent(code)]
    if deck.alignment not in AGENTS_ARE_HAZARDS:
        for code, _copies in found:
            if CARDS[code].type is CardType.HAZARD:
                yield Finding("M-DECK-17", (code,))
    mind = sum((CHARACTERS[code].mind or 0) * n for code, n in found)
    if mind > MOST_MIND_OF_AGENTS:
        codes = tuple(code for code, _copies in found)
        yield Finding("M-DECK-18", codes, mind, MOST_MIND_OF_AGENTS)


def avatars(deck: DeckList, terms: Terms) -> Findings:
    """The right avatars, in the right number, not in the pool (M-DECK-19 to 21)."""
    rule = AVATAR_RULES[deck.alignment]
    for code in avatars_in(deck.pool):
        yield Finding(rule, (code,), what="pool")
    for code in avatars_in(*counted_parts(deck, terms)):
        if not is_own_avatar(code, deck):
            yield Finding(rule, (code,), what="other")
    if deck.alignment in OWN_AVATARS:
        yield from wizards_or_ringwraiths(deck)
    else:
        yield from only_avatar(deck, rule)


def counted_parts(deck: DeckList, terms: Terms) -> tuple[Copies, ...]:
    """Where only the deck's own avatars may be: everywhere, but for a hero who may fall."""
    if terms.may_fall and deck.alignment is Alignment.HERO:
        return (deck.play_deck,)
    return (deck.play_deck, deck.sideboard, deck.further)


def avatars_in(*parts: Copies) -> dict[CardCode, int]:
    """The avatars in some parts of a deck, with their copies."""
    return {code: n for code, n in counted(*parts).items() if is_avatar(code)}


def is_own_avatar(code: CardCode, deck: DeckList) -> bool:
    """Whether an avatar is one that the deck may hold."""
    if deck.alignment in OWN_AVATARS:
        return CHARACTERS[code].race is OWN_AVATARS[deck.alignment]
    return code == (THE_BALROG if deck.alignment is Alignment.BALROG else deck.fallen_wizard)


def wizards_or_ringwraiths(deck: DeckList) -> Findings:
    """Up to three, not three different ones; others in the sideboard (M-DECK-19, M-SIDE-05)."""
    found = {c: n for c, n in avatars_in(deck.play_deck).items() if is_own_avatar(c, deck)}
    if sum(found.values()) > MOST_AVATARS:
        yield Finding("M-DECK-19", tuple(found), sum(found.values()), MOST_AVATARS)
    elif len(found) > MOST_DIFFERENT_AVATARS:
        yield Finding("M-DECK-19", tuple(found), len(found), what="different")
    for code, n in avatars_in(deck.sideboard, deck.further).items():
        if is_own_avatar(code, deck) and (n > 1 or code in found):
            yield Finding("M-SIDE-05", (code,))


def only_avatar(deck: DeckList, rule: str) -> Findings:
    """One to three copies of the one avatar, at least one of them in the play deck."""
    code = THE_BALROG if deck.alignment is Alignment.BALROG else deck.fallen_wizard
    assert code is not None, "the deck names its Fallen-wizard"
    if code not in avatars_in(deck.play_deck):
        yield Finding(rule, (code,), what="missing")
    if (found := in_game(deck)[code]) > MOST_AVATARS:
        yield Finding(rule, (code,), found, MOST_AVATARS)


def fallen_wizards(deck: DeckList, terms: Terms) -> Findings:
    """A hero player who may fall brings up to two Fallen-wizards in his sideboard (M-OPT-03)."""
    if not (terms.may_fall and deck.alignment is Alignment.HERO):
        return
    found = {
        code: n
        for code, n in avatars_in(deck.sideboard, deck.further).items()
        if CHARACTERS[code].race is Race.FALLEN_WIZARD
    }
    if sum(found.values()) > MOST_FALLEN_WIZARDS_IN_SIDEBOARD:
        number = sum(found.values())
        yield Finding("M-OPT-03", tuple(found), number, MOST_FALLEN_WIZARDS_IN_SIDEBOARD)
