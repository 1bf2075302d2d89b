"""Decks: heroes and cards, and the rules for putting them together (L-DECK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from westmarch.kernel.game import Converted, DeckContents, IllegalSetup, Remark
from westmarch.lcg import deck_formats, text
from westmarch.lcg.deck_lists import Deck, Read, Unread, is_hero
from westmarch.lcg.declared import having
from westmarch.lcg.kinds import CardType, Sphere
from westmarch.lcg.options import Unmet
from westmarch.lcg.tables import CARDS, SCENARIOS, STARTER_DECKS
from westmarch.lcg.vocabulary.abilities import WhenRevealed
from westmarch.lcg.vocabulary.quests import TakePrisoner

MOST_COPIES = 3
MOST_HEROES = 3
LEAST_CARDS = 50
MOST_SAID = 5
"""So many faults of a deck are told when it is refused."""

COMPLAINT = {
    "en": ("this deck cannot be played", "line", "and {} more"),
    "de": ("dieses Deck kann nicht gespielt werden", "Zeile", "und {} weitere"),
}

PRISONS = {
    code
    for code, abilities in having(WhenRevealed).items()
    if any(TakePrisoner() in a.do for a in abilities)
}
"""The quest cards that take a hero prisoner."""

DECK_TYPES = (CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


def starter(code: str) -> Deck:
    """One of the four decks for the first game."""
    row = STARTER_DECKS[code]
    cards = tuple(card for card, copies in row.cards for _ in range(copies))
    return Deck(tuple(row.heroes), cards)


def faults(deck: Deck, tournament: bool = False) -> Iterator[Unmet]:
    """What is wrong with a deck; a starter deck is legal though smaller than 50 (L-DECK-04)."""
    for code in (*deck.heroes, *deck.cards):
        if code not in CARDS:
            yield Unmet("unknown-card", (), code)
            return
    if not 1 <= len(deck.heroes) <= MOST_HEROES:
        yield Unmet("wrong-number-of-heroes", ("L-DECK-06",))
    for code, copies in Counter(deck.heroes).items():
        if not is_hero(code):
            yield Unmet("not-a-hero", ("L-DECK-06",), code)
        if copies > 1:
            yield Unmet("same-hero-twice", ("L-DECK-07",), code)
    for code, copies in Counter(deck.cards).items():
        if CARDS[code].type not in DECK_TYPES:
            yield Unmet("not-for-a-player-deck", ("L-DECK-01",), code)
        if copies > MOST_COPIES:
            yield Unmet("too-many-copies", ("L-DECK-02",), code)
    if tournament and len(deck.cards) < LEAST_CARDS:
        yield Unmet("deck-too-small", ("L-DECK-03",))


def dangers(deck: Deck, options: Mapping[str, str]) -> Iterator[Unmet]:
    """What is legal but unwise: a lone hero where the scenario takes a hero prisoner."""
    quest_cards = SCENARIOS[options["scenario"]].quest_cards
    if len(deck.heroes) == 1 and any(code in PRISONS for code in quest_cards):
        yield Unmet("only-hero-may-be-taken", ("L-ELIM-01",), deck.heroes[0])


def from_core_sets(options: Mapping[str, str]) -> bool:
    """Whether decks are built from the core sets at the table and no more (L-GEN-02, 03)."""
    return options.get("collection") == "core-sets"


def lacking(brought: Sequence[Deck], core_sets: int) -> Iterator[str]:
    """The cards of which all decks together have more copies than the core sets (L-GEN-02, 03)."""
    needed = Counter(code for deck in brought for code in deck.cards)
    for code, copies in needed.items():
        if copies > core_sets * CARDS[code].copies:
            yield code


def is_tournament(options: Mapping[str, str]) -> bool:
    """Whether the rules for tournaments hold (L-DECK-03)."""
    return options.get("tournament") == "yes"


def read(name: str, tournament: bool = False) -> Deck:
    """A deck that can be played: a starter deck by its name, or a deck in any of the formats."""
    found = understood(name)
    if found.unknown or any(faults(found.deck, tournament)):
        english, german = (complaint(found, tournament, language) for language in ("en", "de"))
        raise IllegalSetup(english, german)
    return found.deck


def complaint(found: Read, tournament: bool, language: str) -> str:
    """Why a deck is refused: lines that are not understood, else what is against the rules."""
    begins, line, and_more = COMPLAINT[language]
    wrong = [
        f"{line} {one.line}, {one.text!r}: {sentence(one.why, language)}" for one in found.unknown
    ] or [sentence(fault, language) for fault in faults(found.deck, tournament)]
    more = f"; {and_more.format(len(wrong) - MOST_SAID)}" if len(wrong) > MOST_SAID else ""
    return f"{begins}: {'; '.join(wrong[:MOST_SAID])}{more}"


def understood(name: str) -> Read:
    """A starter deck by its name, or a deck in any of the formats, as far as it is understood."""
    if name.strip() in STARTER_DECKS:
        return Read(starter(name.strip()), name.strip().capitalize())
    return deck_formats.read(name)


def sentence(wrong: Unmet, language: str = "en") -> str:
    """A fault of a deck in words, with the card and the rules that it offends."""
    rules = f" ({', '.join(wrong.ids)})" if wrong.ids else ""
    return text.say(wrong, {}, language) + rules


# For those who build decks


def described(language: str) -> dict[str, str]:
    """The starter decks by name: their heroes and their size (L-FIRST)."""
    word = {"en": "cards", "de": "Karten"}[language]
    return {
        code: f"{', '.join(text.title(hero, language) for hero in deck.heroes)}; "
        f"{len(deck.cards)} {word}"
        for code, deck in ((code, starter(code)) for code in STARTER_DECKS)
    }


def remarks(name: str, options: Mapping[str, str], language: str) -> tuple[Remark, ...]:
    """All that is to be said about a deck: its unknown lines, its faults, what it needs."""
    found = understood(name)
    one_set, two_sets = (
        list(lacking([found.deck], sets)) if from_core_sets(options) else [] for sets in (1, 2)
    )
    needed = (c for c in one_set if c not in two_sets)
    return (
        *(noted(one, language) for one in found.unknown),
        *(told(fault, language) for fault in faults(found.deck, is_tournament(options))),
        *(told(Unmet("in-no-two-core-sets", ("L-GEN-03",), c), language) for c in two_sets),
        *(noted(one, language, is_fault=False) for one in found.aside),
        *(told(Unmet("in-no-single-core-set", ("L-GEN-02",), c), language, False) for c in needed),
        *(told(danger, language, is_fault=False) for danger in dangers(found.deck, options)),
    )


def convert(name: str, format: str, language: str) -> Converted:
    """A deck in another format, and what of it was left out."""
    found = understood(name)
    written = deck_formats.write(found.deck, format, called(name.strip(), found, language))
    ids = (told(Unmet("octgn-ids-unknown"), language, is_fault=False),) if format == "o8d" else ()
    unknown = (noted(one, language) for one in found.unknown)
    aside = (noted(one, language, is_fault=False) for one in found.aside)
    return Converted(written, (*unknown, *aside, *ids))


def opened(name: str, language: str) -> DeckContents:
    """What is in a deck, heroes among the other cards, and what of it was left out."""
    found = understood(name)
    cards = Counter((*found.deck.heroes, *found.deck.cards))
    unknown = (noted(one, language) for one in found.unknown)
    aside = (noted(one, language, is_fault=False) for one in found.aside)
    title = called(name.strip(), found, language)
    return DeckContents(title, None, {"": dict(cards)}, (*unknown, *aside))


def called(name: str, found: Read, language: str) -> str:
    """The name of a deck; the starter decks are called by their spheres."""
    return text.term(Sphere(name), language) if name in STARTER_DECKS else found.name


def told(wrong: Unmet, language: str, is_fault: bool = True) -> Remark:
    """A fault of a deck as a remark."""
    return Remark(text.say(wrong, {}, language), wrong.ids, is_fault=is_fault)


def noted(one: Unread, language: str, is_fault: bool = True) -> Remark:
    """A line beside the deck as a remark."""
    words = f"{one.text}: {text.say(one.why, {}, language)}"
    return Remark(words, one.why.ids, one.line, is_fault)
