"""The formats in which decks are exchanged: recognised by their content, read and written."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.kernel.decklists import BYTE_ORDER_MARK, content_of, unknown_format
from westmarch.lcg import deck_exchange, deck_texts
from westmarch.lcg.deck_lists import Deck, Read

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


def read(text: str) -> Read:
    """A deck in any format; a text that is none of them is refused with a sentence."""
    content = content_of(text)
    return READERS[format_of(content)](content)


def write(deck: Deck, format: str, name: str = "") -> str:
    """A deck in a format."""
    if format not in WRITERS:
        raise unknown_format(format, FORMATS)
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
