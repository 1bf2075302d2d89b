"""Decks as people write them down: what is a text, a name, a number of copies."""

from __future__ import annotations

import re
import unicodedata

from westmarch.kernel.game import IllegalSetup

MOST_CHARACTERS = 200_000
"""No deck is as long as this."""

MOST_IN_A_LINE = 99
"""More copies than anybody means; a longer number is a slip of the pen."""

COUNT = re.compile(r"(?:\(\d+\)|\b\d+)$")
BYTE_ORDER_MARK = "\ufeff"
APOSTROPHES = "'’‘`´"


class BadDeck(IllegalSetup):
    """A text that should be a deck cannot be read at all; it says why."""


def content_of(text: str) -> str:
    """What a file says that should be a deck; nothing, too much, or no text is refused."""
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
    return text.removeprefix(BYTE_ORDER_MARK)


def lines_of(text: str) -> list[str]:
    """The lines of a list, with single spaces: no gap, however wide, keeps a reader busy."""
    return [" ".join(line.split()) for line in text.splitlines()]


def uncounted(heading: str) -> str:
    """A heading without the number of cards behind it, as in `Heroes (3):`."""
    return COUNT.sub("", heading.rstrip(" :")).rstrip(" :")


def unknown_format(format: str, formats: tuple[str, ...]) -> BadDeck:
    """Somebody asks for a format that there is not."""
    return BadDeck(
        f"there is no format {format!r}; there are: {', '.join(formats)}",
        f"ein Format {format!r} gibt es nicht; es gibt: {', '.join(formats)}",
    )


def is_number(copies: object) -> bool:
    """Whether something is a number of copies that somebody can mean."""
    if isinstance(copies, str):
        fits = len(copies) <= len(str(MOST_IN_A_LINE)) and copies.isdecimal()
        return fits and 1 <= int(copies) <= MOST_IN_A_LINE
    whole = isinstance(copies, int) and not isinstance(copies, bool)
    return whole and 1 <= copies_of(copies) <= MOST_IN_A_LINE


def copies_of(copies: object) -> int:
    """A number of copies that stands in a list as a number or in digits."""
    assert isinstance(copies, int | str)
    return int(copies)


def bare(name: str) -> str:
    """A name without what people leave out: capitals, accents, apostrophes, punctuation."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = (" " if not c.isalnum() else c for c in letters if not is_dropped(c))
    return " ".join("".join(kept).split())


def is_dropped(letter: str) -> bool:
    """Whether a letter goes without leaving a gap."""
    return unicodedata.combining(letter) != 0 or letter in APOSTROPHES
