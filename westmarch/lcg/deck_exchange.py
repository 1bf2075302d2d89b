"""Decks in the formats of other programs: OCTGN's `.o8d` and the JSON of RingsDB.

OCTGN knows cards by ids of its own, which we do not have: we read the titles, and write the
attribute `id` empty.
"""

from __future__ import annotations

import json
from typing import NoReturn
from xml.parsers import expat
from xml.sax.saxutils import escape

from westmarch.kernel.decklists import BadDeck
from westmarch.lcg.deck_lists import Deck, Read, Reading, by_type, ringsdb_code
from westmarch.lcg.kinds import CardType
from westmarch.lcg.options import Unmet
from westmarch.lcg.tables import CARDS

OCTGN_GAME = "a21af4e8-be4b-4cda-a6b6-534f9717391f"
"""How OCTGN names The Lord of the Rings: The Card Game."""

OWN_SECTIONS = (CardType.HERO, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)
EMPTY_SECTIONS = (
    ("Side Quest", False),
    ("Sideboard", False),
    ("Quest", True),
    ("Encounter", True),
    ("Special", True),
    ("Setup", True),
)
SIDEBOARD = "Sideboard"
ELEMENTS = ("deck", "section", "card", "notes")


# OCTGN


def read_o8d(text: str) -> Read:
    """A deck of OCTGN. Shared sections hold a scenario, and the sideboard is no part of the deck.

    Document types and entities are refused: no deck needs them, and they can grow without end.
    """
    reader = O8dReader()
    try:
        reader.parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        raise BadDeck(
            f"this is no deck of OCTGN: {error}",
            f"das ist kein Deck von OCTGN: kein gültiges XML (Zeile {error.lineno})",
        ) from error
    return reader.reading.read()


class O8dReader:
    """Follows the elements of a deck of OCTGN."""

    def __init__(self) -> None:
        self.reading = Reading()
        self.open: list[str] = []
        self.is_aside = False
        self.copies, self.title, self.line = "", "", 0
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartDoctypeDeclHandler = refuse_doctype
        self.parser.StartElementHandler = self.start
        self.parser.CharacterDataHandler = self.say
        self.parser.EndElementHandler = self.end

    def start(self, element: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        if not self.open and element != "deck":
            raise BadDeck(
                f"this is no deck of OCTGN: it is a {element!r}",
                f"das ist kein Deck von OCTGN: es ist ein {element!r}",
            )
        if not self.open and attributes.get("game", OCTGN_GAME).lower() != OCTGN_GAME:
            raise BadDeck(
                "this deck of OCTGN is of another game",
                "dieses Deck von OCTGN ist von einem anderen Spiel",
            )
        self.open.append(element)
        self.line = self.parser.CurrentLineNumber
        if element == "section":
            shared = attributes.get("shared", "").lower() == "true"
            self.is_aside = shared or attributes.get("name", "") == SIDEBOARD
        elif element == "card":
            self.copies, self.title = attributes.get("qty", "1").strip(), ""
        elif element not in ELEMENTS:
            self.reading.reject(self.line, f"<{element}>", Unmet("not-a-line-of-a-deck"))

    def say(self, text: str) -> None:
        """Text stands in an element: in a card its title, in the notes anything."""
        if self.open[-1] == "card":
            self.title += text
        elif text.strip() and "notes" not in self.open:
            line = self.parser.CurrentLineNumber
            self.reading.reject(line, text.strip(), Unmet("not-a-line-of-a-deck"))

    def end(self, element: str) -> None:
        """An element ends."""
        self.open.pop()
        if element == "card":
            title = " ".join(self.title.split())
            text = f"{self.copies}x {title}"
            self.reading.add(self.line, text, title, self.copies, self.is_aside)
        elif element == "section":
            self.is_aside = False


def refuse_doctype(*_: object) -> NoReturn:
    """A document type is declared."""
    raise BadDeck(
        "this is no deck of OCTGN: it declares a document type, which no deck needs",
        "das ist kein Deck von OCTGN: es erklärt einen Dokumenttyp, den kein Deck braucht",
    )


def write_o8d(deck: Deck, name: str = "") -> str:
    """A deck for OCTGN, cards by their titles, the ids left empty."""
    cards = by_type(deck)
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>']
    lines.append(f'<deck game="{OCTGN_GAME}">')
    for type in dict.fromkeys((*OWN_SECTIONS, *cards)):
        lines.append(f'  <section name="{type.value.capitalize()}" shared="False">')
        for code, copies in cards.get(type, {}).items():
            lines.append(f'    <card qty="{copies}" id="">{escape(CARDS[code].name)}</card>')
        lines.append("  </section>")
    lines += [f'  <section name="{title}" shared="{it}" />' for title, it in EMPTY_SECTIONS]
    return (
        "\n".join([*lines, f"  <notes>{escape(' '.join(name.split()))}</notes>", "</deck>"]) + "\n"
    )


# RingsDB


def read_ringsdb(text: str) -> Read:
    """A deck of RingsDB's interface: `heroes`, and `slots` with all cards, heroes among them."""
    data = decoded(text)
    if not isinstance(data, dict) or not {"heroes", "slots"} & data.keys():
        raise BadDeck(
            "this is no deck of RingsDB: it has neither heroes nor slots",
            "das ist kein Deck von RingsDB: es hat weder heroes noch slots",
        )
    reading = Reading()
    name = data.get("name")
    reading.name = "".join(c for c in name if c.isprintable()) if isinstance(name, str) else ""
    heroes, slots = slots_of(data, "heroes"), slots_of(data, "slots")
    for code, copies in {**heroes, **slots}.items():
        add(reading, text, code, copies, is_aside=False)
    for code, copies in slots_of(data, "sideslots").items():
        add(reading, text, code, copies, is_aside=True)
    return reading.read()


def add(reading: Reading, text: str, code: str, copies: object, is_aside: bool) -> None:
    """One entry of the slots, at the line where its code stands first."""
    before, _, _ = text.partition(f'"{code}"')
    reading.add(before.count("\n") + 1, f'"{code}": {json.dumps(copies)}', code, copies, is_aside)


def slots_of(data: dict[str, object], name: str) -> dict[str, object]:
    """The slots of a name; where there are none, RingsDB writes an empty list."""
    found = data.get(name)
    if found in (None, []):
        return {}
    if not isinstance(found, dict):
        raise BadDeck(
            f"this is no deck of RingsDB: its {name} are no list of codes and copies",
            f"das ist kein Deck von RingsDB: {name} ist keine Liste von Nummern und Anzahlen",
        )
    return found


def decoded(text: str) -> object:
    """What a text in JSON says, if it says nothing twice."""
    try:
        return json.loads(text, object_pairs_hook=without_repetition)
    except RecursionError as error:
        raise BadDeck(
            "this is no deck of RingsDB: it is nested too deeply",
            "das ist kein Deck von RingsDB: es ist zu tief verschachtelt",
        ) from error
    except ValueError as error:
        raise BadDeck(
            f"this is no deck of RingsDB: {error}",
            "das ist kein Deck von RingsDB: kein gültiges JSON",
        ) from error


def without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose names differ; otherwise all but one of them would be lost."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name in found if [n for n, _ in pairs].count(name) > 1)
        raise BadDeck(
            f"this is no deck of RingsDB: {twice!r} stands in it twice",
            f"das ist kein Deck von RingsDB: {twice!r} steht zweimal darin",
        )
    return found


def write_ringsdb(deck: Deck, name: str = "") -> str:
    """A deck as RingsDB's interface gives it, as far as we know what belongs there."""
    cards = by_type(deck)
    heroes = slotted(cards.get(CardType.HERO, {}))
    slots = slotted({code: copies for some in cards.values() for code, copies in some.items()})
    data = {
        "name": name,
        "description_md": "",
        "heroes": heroes,
        "slots": slots,
        "sideslots": {},
        "last_pack": "Core Set",
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def slotted(cards: dict[str, int]) -> dict[str, int]:
    """Copies by the codes of RingsDB, in the order of the codes."""
    return dict(sorted((ringsdb_code(code), copies) for code, copies in cards.items()))
