"""What a card may be called in a list: by name, by code, by set and number; and what is nearest."""

from __future__ import annotations

from difflib import get_close_matches

from westmarch.kernel.decklists import bare
from westmarch.meccg.kinds import Alignment, CardCode, Set
from westmarch.meccg.tables import CARDS

LETTERS = {
    Alignment.HERO: "H",
    Alignment.MINION: "M",
    Alignment.FALLEN_WIZARD: "F",
    Alignment.BALROG: "B",
}
"""The letters by which lists tell the versions of a card apart: `Moria [M]`."""

BY_LETTER = {letter: alignment for alignment, letter in LETTERS.items()}
SETS = tuple(each.value for each in Set)
MOST_NEAREST = 3


def called(name: str) -> tuple[CardCode, ...]:
    """The cards that a name in English or German, a code or a printing such as TW-156 can mean."""
    return CALLED.get(bare(name), ())


def nearest(name: str, language: str) -> tuple[str, ...]:
    """The names that are most like a name that nobody knows."""
    found = get_close_matches(bare(name), NAMED[language], MOST_NEAREST)
    return tuple(NAMED[language][each] for each in found)


def name_of(code: CardCode, language: str) -> str:
    """The name of a card."""
    return CARDS[code].name_de if language == "de" else CARDS[code].name


def title(code: CardCode, language: str) -> str:
    """The name of a card; where several cards have it, with the letter of its alignment."""
    name, letter = name_of(code, language), LETTERS.get(CARDS[code].alignment)
    is_shared = len(CALLED[bare(name)]) > 1
    return f"{name} [{letter}]" if is_shared and letter is not None else name


def collected() -> dict[str, tuple[CardCode, ...]]:
    """All that cards are called; a code or printing means one card, a name perhaps several."""
    found: dict[str, list[CardCode]] = {}
    for language in ("en", "de"):
        for code in CARDS:
            meant = found.setdefault(bare(name_of(code, language)), [])
            if code not in meant:
                meant.append(code)
    for code, card in CARDS.items():
        for alias in (*map(bare, (code, *card.printings)),):
            found.setdefault(alias, [code])
    return {name: tuple(codes) for name, codes in found.items()}


CALLED = collected()
NAMED = {
    language: {bare(name_of(code, language)): name_of(code, language) for code in CARDS}
    for language in ("en", "de")
}
