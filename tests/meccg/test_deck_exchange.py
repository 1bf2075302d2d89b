"""Decks as files: there and back in every format, and by whatever name."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.meccg.decks import FALLEN_WIZARD, HERO, mutated
from westmarch.kernel.decklists import BadDeck
from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.exchange.naming import CALLED, called, nearest, title
from westmarch.meccg.decks.exchange.texts import read
from westmarch.meccg.decks.exchange.writing import FORMATS, write
from westmarch.meccg.decks.listing import Copies, DeckList, counted
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables import CARDS, PRINTINGS


def contents(deck: DeckList) -> tuple[object, ...]:
    """What is in a deck, in whatever order."""
    parts = (deck.pool, deck.play_deck, deck.sites, deck.sideboard, deck.further)
    return (deck.name, deck.alignment, deck.fallen_wizard, *(counted(part) for part in parts))


def pool(text: str) -> Counter[CardCode]:
    return counted(read(text).deck.pool)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("code", DECKS)
def test_a_stored_deck_goes_through_every_format_and_back(code: str, format: str) -> None:
    found = read(write(DECKS[code], format))
    assert found.unknown == ()
    assert contents(found.deck) == contents(DECKS[code])


@pytest.mark.parametrize("format", FORMATS)
def test_every_card_goes_through_every_format_and_back(format: str) -> None:
    all_cards: Copies = tuple((code, 1) for code in CARDS)
    deck = replace(DECKS[HERO], sideboard=all_cards)
    found = read(write(deck, format))
    assert found.unknown == ()
    assert counted(found.deck.sideboard) == counted(all_cards)


@pytest.mark.parametrize("code", DECKS)
def test_the_alignment_need_not_be_said(code: str) -> None:
    text = write(DECKS[code], "cardnum")
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    found = read(plain).deck
    assert (found.alignment, found.fallen_wizard) == (
        DECKS[code].alignment,
        DECKS[code].fallen_wizard,
    )


def test_the_text_of_a_deck() -> None:
    deck = replace(
        mutated(FALLEN_WIZARD),
        pool=((CardCode("beretar"), 1),),
        play_deck=((CardCode("saruman-fallen-wizard"), 3), (CardCode("twilight"), 2)),
        sites=((CardCode("moria"), 1),),
        sideboard=(),
        further=((CardCode("slayer"), 1),),
    )
    assert write(deck, "text").splitlines() == [
        "# The Voice of Saruman",
        "Alignment: Fallen-wizard",
        "Fallen-wizard: Saruman",
        "",
        *("Pool (1)", "", "1x Beretar", ""),
        *("Play deck (5)", "", "3x Saruman [F]", "2x Twilight", ""),
        *("Against Fallen-wizards (1)", "", "1x Slayer", ""),
        *("Sites (1)", "", "1x Moria [H]"),
    ]
    assert write(deck, "gccg").splitlines() == [
        *("#", "# GCCG v0.9.4 Middle-earth deck", "#", "# The Voice of Saruman"),
        *("# Alignment: Fallen-wizard", "# Fallen-wizard: Saruman", "#", ""),
        *("####", "Pool", "####", "", "# Character (1)", "", "1 Beretar (TW)", ""),
        *("####", "Deck", "####", "", "# Character (3)", "", "3 Saruman [F] (WH)", ""),
        *("# Hazard (2)", "", "2 Twilight (TW)", ""),
        *("####", "FW-DC-SB", "####", "", "# Hazard (1)", "", "1 Slayer (TW)", ""),
        *("####", "Sites", "####", "", "# Site (1)", "", "1 Moria [H] (TW)"),
    ]
    assert write(deck, "cardnum").splitlines() == [
        *("# The Voice of Saruman", "# Alignment: Fallen-wizard", "# Fallen-wizard: Saruman", ""),
        *("Hazards", "", "2 Twilight (TW)", ""),
        *("Characters", "", "3 Saruman [F] (WH)", ""),
        *("Pool", "", "1 Beretar (TW)", ""),
        *("FW-DC-SB", "", "1 Slayer (TW)", ""),
        *("Sites", "", "1 Moria [H] (TW)"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "2x Thrór's Map",
        "2 thrors map",
        "Thrór’s Map x2",
        "- 2 × Thrórs Landkarte",
        "2 TD-158",
        "2x Thrór's Map (TD-158)",
        "2 Thrór's Map [H] (TD)",
        "2 thrors-map",
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    assert pool(f"Alignment: hero\nPool\n{line}\n") == {"thrors-map": 2}


@pytest.mark.parametrize(
    ("head", "moria", "gandalf"),
    [
        ("Alignment: hero", "moria", "gandalf"),
        ("Ausrichtung: Schergen", "moria-minion", "gandalf"),
        ("Alignment: Fallen-wizard", "moria", "gandalf-fallen-wizard"),
        ("Gefallener Zauberer: Gandalf", "moria", "gandalf-fallen-wizard"),
        ("# Alignment: Balrog", "moria-balrog", "gandalf"),
    ],
)
def test_the_alignment_decides_between_versions(head: str, moria: str, gandalf: str) -> None:
    found = read(f"{head}\nDeck\nGandalf\nSites\nMoria\nMoria [M]\nMoria (BA)").deck
    assert dict(found.play_deck) == {gandalf: 1}
    assert counted(found.sites) == Counter([moria, "moria-minion", "moria-balrog"])


def test_headings_are_in_either_language_and_counted() -> None:
    found = read(
        "Ausrichtung: Helden\nAnfangscharaktere (1):\nBilbo\nSpielstapel 1\nZwielicht\n"
        "Ortsstapel\nBruchtal\nReservestapel (1)\nSturmkröte\nGegen Gefallene Zauberer\nCram\n"
    )
    assert dict(found.deck.pool) == {"bilbo": 1}
    assert dict(found.deck.play_deck) == {"twilight": 1}
    assert dict(found.deck.sites) == {"rivendell": 1}
    assert dict(found.deck.further) == {"cram": 1}
    assert [(one.line, one.text, one.name) for one in found.unknown] == [
        (9, "Sturmkröte", "Sturmkröte")
    ]


def test_without_headings_sites_are_told_from_the_rest() -> None:
    found = read("3 Gandalf [H] (TW)\n2 Rivendell\n1 Cram").deck
    assert dict(found.sites) == {"rivendell": 2}
    assert dict(found.play_deck) == {"gandalf": 3, "cram": 1}
    assert found.alignment is Alignment.HERO


def test_a_deck_may_have_a_name() -> None:
    assert read("# Riders\nPool\nBilbo").deck.name == "Riders"
    assert read("Riders of the Mark\n\nPool\nBilbo").deck.name == "Riders of the Mark"
    assert read("Pool\n# no name\nBilbo").deck.name == ""
    assert read("Bilbo\nCram").deck.name == ""


@pytest.mark.parametrize("copies", ["0", "100", "4000000000"])
def test_odd_numbers_of_copies_are_told(copies: str) -> None:
    (one,) = read(f"Pool\n{copies} Cram").unknown
    assert (one.line, one.text, one.is_number) == (2, f"{copies} Cram", True)


def test_a_hint_that_fits_nothing_is_not_heeded() -> None:
    assert pool("Alignment: hero\nPool\n1 Thrór's Map (BA)") == {"thrors-map": 1}


def test_the_nearest_names_are_known() -> None:
    assert nearest("Gandlaf", "en")[0] == "Gandalf"
    assert nearest("Bruchtall", "de")[0] == "Bruchtal"
    assert nearest("xxxxxxxxxxxxxxxxxxxx", "en") == ()


def test_every_printing_is_known_and_every_title_means_its_card() -> None:
    for printing, code in PRINTINGS.items():
        assert called(printing) == (code,)
    sites = [code for code in CALLED["moria"] if title(code, "en") == "Moria [M]"]
    assert sites == ["moria-minion"]
    assert title(CardCode("cram"), "de") == CARDS[CardCode("cram")].name_de


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(BadDeck, match="there are: text, gccg, cardnum"):
        write(DECKS[HERO], "o8d")


@pytest.mark.parametrize(
    "line",
    [
        "a" + " " * 90_000 + "b",
        "Cram" + " (TW)" * 20_000,
        "x 1" * 30_000,
        "(" * 90_000,
        ": " * 40_000,
    ],
)
def test_lines_without_end_are_refused_at_once(line: str) -> None:
    found = read(f"Pool\n{line}\n1 Cram")
    assert [one.line for one in found.unknown] in ([2], [])
    assert CardCode("cram") in dict(found.deck.pool)


@given(st.text(alphabet="Cram 12x()[]:#-\nPolMi", max_size=80))
def test_anything_can_be_read(text: str) -> None:
    found = read(text)
    filled = sum(1 for line in text.splitlines() if line.strip())
    assert len(found.unknown) <= filled
