"""The formats in which decks are exchanged: recognised by their content, read and written."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from westmarch.lcg import deck_exchange, deck_texts
from westmarch.lcg.deck_exchange import BadDeck
from westmarch.lcg.deck_lists import Deck, Read

MOST_CHARACTERS = 200_000
"""No deck is as long as this."""

WRITERS: dict[str, Callable[[Deck, str], str]] = {
    "text": deck_texts.write,
    "o8d": deck_exchange.write_o8d,
    "ringsdb-text": deck_texts.write_for_ringsdb,
    "ringsdb-json": deck_exchange.write_ringsdb,
}
READERS: dict[str, Callable[[str], Read]] = {
    "text": deck_texts.read,
    "o8d": deck_exchange.read_o8d,
    "ringsdb-text": deck_texts.read,
    "ringsdb-json": deck_exchange.read_ringsdb,
}
FORMATS = tuple(WRITERS)

BYTE_ORDER_MARK = "\ufeff"


def read(text: str) -> Read:
    """A deck in any format; a text that is none of them is refused with a sentence."""
    check(text)
    content = text.removeprefix(BYTE_ORDER_MARK)
    return READERS[format_of(content)](content)


def write(deck: Deck, format: str, name: str = "") -> str:
    """A deck in a format."""
    if format not in WRITERS:
        raise BadDeck(
            f"there is no format {format!r}; there are: {', '.join(FORMATS)}",
            f"ein Format {format!r} gibt es nicht; es gibt: {', '.join(FORMATS)}",
        )
    return WRITERS[format](deck, name)


def format_of(text: str) -> str:
    """The format of a text, told by how it begins."""
    if deck_texts.is_of_ringsdb(text):
        return "ringsdb-text"
    match text.removeprefix(BYTE_ORDER_MARK).lstrip()[:1]:
        case "<":
            return "o8d"
        case "{" | "[":
            return "ringsdb-json"
    return "text"


def check(text: str) -> None:
    """Refuse what cannot be a deck: nothing, too much, or no text."""
    if not text.strip():
        raise BadDeck("this is no deck: it is empty", "das ist kein Deck: es ist leer")
    if len(text) > MOST_CHARACTERS:
        most = f"{MOST_CHARACTERS // 1000} kB"
        raise BadDeck(
            f"this is no deck: it is longer than {most}",
            f"das ist kein Deck: es ist länger als {most}",
        )
    for character in text:
        if unicodedata.category(character) in ("Cc", "Cs") and not character.isspace():
            raise BadDeck(
                "this is no deck: it is not text, but has control characters",
                "das ist kein Deck: es ist kein Text, sondern hat Steuerzeichen",
            )
