"""Decks in plain text, for OCTGN and for RingsDB: read, written, and refused with a sentence."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lcg.games import new_game, state_of
from tests.lcg.scene import A
from westmarch.kernel.decklists import BadDeck, bare
from westmarch.kernel.game import IllegalSetup
from westmarch.lcg import deck_formats, deck_texts
from westmarch.lcg.deck_formats import FORMATS, format_of, read, write
from westmarch.lcg.deck_lists import CALLED, Deck, Read, called
from westmarch.lcg.decks import DECK_TYPES, starter
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import CardType
from westmarch.lcg.tables import CARDS, STARTER_DECKS

HEROES = [code for code, row in CARDS.items() if row.type is CardType.HERO]
PLAYER_CARDS = [code for code, row in CARDS.items() if row.type in DECK_TYPES]
each_format = pytest.mark.parametrize("format", FORMATS)


def contents(deck: Deck) -> tuple[Counter[str], Counter[str]]:
    """What is in a deck, in whatever order."""
    return Counter(deck.heroes), Counter(deck.cards)


def told(found: Read) -> list[tuple[int, str, str]]:
    """The lines that were not understood, and why."""
    return [(one.line, one.text, one.why.what) for one in found.unknown]


def o8d(inside: str, game: str = "a21af4e8-be4b-4cda-a6b6-534f9717391f") -> str:
    return f'<?xml version="1.0" encoding="utf-8"?>\n<deck game="{game}">\n{inside}\n</deck>\n'


# There and back


@each_format
@pytest.mark.parametrize("name", STARTER_DECKS)
def test_a_starter_deck_goes_through_every_format_and_back(name: str, format: str) -> None:
    text = write(starter(name), format, name)
    found = read(text)
    assert format_of(text) == format
    assert contents(found.deck) == contents(starter(name))
    assert (found.unknown, found.aside) == ((), ())
    assert found.name == ("" if format == "o8d" else name)
    table = new_game(1, decks=[text])
    assert Counter(state_of(table).cards[card].code for card in state_of(table).area[A]) == Counter(
        starter(name).heroes
    )


@each_format
@pytest.mark.parametrize("other", FORMATS)
def test_a_deck_goes_from_any_format_to_any_other(format: str, other: str) -> None:
    converted = GAME.convert_deck(write(starter("lore"), format), other, "en")
    assert contents(read(converted.text).deck) == contents(starter("lore"))


@given(
    st.lists(st.sampled_from(HEROES), max_size=4),
    st.lists(st.sampled_from(PLAYER_CARDS), max_size=60),
    st.text(max_size=30).map(lambda name: " ".join(name.split())),
    st.sampled_from(FORMATS),
)
def test_every_deck_goes_there_and_back(
    heroes: list[str], cards: list[str], name: str, format: str
) -> None:
    deck = Deck(tuple(heroes), tuple(cards))
    name = "".join(letter for letter in name if letter.isprintable())
    if not heroes and not cards:
        return
    found = read(write(deck, format, name))
    assert contents(found.deck) == contents(deck)
    assert found.unknown == ()


@given(
    st.dictionaries(st.sampled_from(list(CARDS)), st.integers(1, 99), min_size=1),
    st.sampled_from(["{n}x {t}", "{n} {t}", "{t} x{n}", "{t} ×{n}", "- {n} x {t}", "{n}× {t}"]),
    st.sampled_from(["name", "name_de", "code"]),
    st.sampled_from([str.upper, str.lower, str.title, bare]),
)
def test_copies_stand_before_or_behind_and_titles_are_in_either_language(
    wanted: dict[str, int], line: str, column: str, spelled: type[str]
) -> None:
    text = "\n".join(
        line.format(n=copies, t=spelled(getattr(CARDS[code], column)))
        for code, copies in wanted.items()
    )
    found = read(text)
    assert found.unknown == ()
    assert Counter((*found.deck.heroes, *found.deck.cards)) == Counter(wanted)


def test_every_name_means_one_card() -> None:
    for row in CARDS.values():
        for name in (row.name, row.name_de, row.code, f"01{row.number:03}"):
            assert called(name) == row.code
    assert "" not in CALLED


# Plain text


def test_headings_comments_rules_and_bullets_are_no_cards() -> None:
    text = """My best deck

    Heroes (2):
    Aragorn
    * EOWYN
    ----
    Verbündete: 5
    // three of them
    3x Guard of the Citadel
    2 Wächter der Veste (Core Set)
    # Events
    for gondor x2
    1 Gandalf[01073]
    01026
    """
    found = read(text)
    assert found.name == "My best deck"
    assert found.deck.heroes == ("aragorn", "eowyn")
    assert Counter(found.deck.cards) == {
        "guard-of-the-citadel": 5, "for-gondor": 2, "gandalf": 1, "steward-of-gondor": 1,
    }  # fmt: skip
    assert found.unknown == ()


def test_what_is_not_understood_is_named_with_its_line() -> None:
    text = "Aragorn\nFrodo Baggins\n3x Gandolf\n0x Gandalf\n100 Gandalf\n\nand then?\n"
    text += "1x Gandalf (Ohauh)"
    assert told(read(text)) == [
        (2, "Frodo Baggins", "unknown-card"),
        (3, "3x Gandolf", "unknown-card"),
        (4, "0x Gandalf", "odd-number-of-copies"),
        (5, "100 Gandalf", "odd-number-of-copies"),
        (7, "and then?", "unknown-card"),
        (8, "1x Gandalf (Ohauh)", "in-another-set"),
    ]
    assert read(text).deck == Deck(("aragorn",), ())


def test_a_number_of_any_length_is_no_trouble() -> None:
    assert told(read("Aragorn\n" + "9" * 9000 + " Gandalf"))[0][2] == "odd-number-of-copies"


def test_the_sideboard_is_told_but_no_part_of_the_deck() -> None:
    found = read("Aragorn\n3x Gandalf\n\nSideboard\n2x Feint\n1x Frodo\nDeck\nFaramir")
    assert found.deck == Deck(("aragorn",), ("gandalf",) * 3 + ("faramir",))
    assert [(one.line, one.text) for one in found.aside] == [(5, "2x Feint")]
    assert told(found) == [(6, "1x Frodo", "unknown-card")]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Friends\n\nAragorn", "Friends"),
        ("Friends\nHeroes\nAragorn", "Friends"),
        ("# Friends\nAragorn", "Friends"),
        ("Gandalf\n\nPacks: Core Set\n\nHeroes (1)\n1x Aragorn (Core Set)", "Gandalf"),
        ("3x Feint\n\nPacks: Core Set\n\nHeroes (1)\n1x Aragorn (Core Set)", "3x Feint"),
        ("<3 & {more}\n\nPacks: Core Set\n\n1x Aragorn (Core Set)", "<3 & {more}"),
        ("{more}\n\nPacks: Core Set\n\n1x Aragorn (Core Set)", "{more}"),
        ("Heroes\nAragorn", ""),
        ("\n\nAragorn", ""),
    ],
)
def test_a_deck_may_begin_with_its_name(text: str, name: str) -> None:
    assert read(text) == Read(Deck(("aragorn",), ()), name)


@pytest.mark.parametrize("text", ["Friends", "Friends\nAragorn", "3x Friends\n\nAragorn"])
def test_a_line_that_is_not_set_off_is_no_name(text: str) -> None:
    assert [line for line, _, _ in told(read(text))] == [1]


def test_codes_may_stand_in_one_line() -> None:
    found = read("aragorn gandalf gandalf\nbeorn x2\nsneak-attack")
    assert found == Read(
        Deck(("aragorn",), ("gandalf", "gandalf", "beorn", "beorn", "sneak-attack"))
    )
    assert told(read("aragorn gandolf")) == [(1, "aragorn gandolf", "unknown-card")]


def test_an_export_of_ringsdb_is_read() -> None:
    text = """Stewards & Kings

Packs: From Core Set (2) to The Watcher in the Water

Heroes (2)

1x Denethor (Core Set)
1x Aragorn (The Watcher in the Water)

Allies (1)

3x Gandalf (Core Set)

Sideboard

1x Feint (Core Set)
"""
    found = read(text)
    assert format_of(text) == "ringsdb-text"
    assert (found.name, found.deck) == ("Stewards & Kings", Deck(("denethor",), ("gandalf",) * 3))
    assert told(found) == [(8, "1x Aragorn (The Watcher in the Water)", "in-another-set")]
    assert len(found.aside) == 1


# OCTGN


def test_a_deck_of_octgn_is_read_by_its_titles() -> None:
    text = o8d("""<section name="Hero" shared="False">
    <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Aragorn</card>
    </section>
    <section name="Ally" shared="False">
    <card qty="3" id="51223bd0-ffd1-11df-a976-0801200c9013">Guard of the Citadel</card>
    <card qty="2" id="51223bd0-ffd1-11df-a976-0801200c9099">Frodo &amp; Sam</card>
    <card qty="many">Faramir</card>
    </section>
    <section name="Sideboard" shared="False"><card qty="1" id="">Feint</card></section>
    <section name="Encounter" shared="True"><card qty="1" id="">Forest Spider</card></section>
    <notes><![CDATA[any words]]></notes>
    <extra>what?</extra>""")
    found = read(text)
    assert found.deck == Deck(("aragorn",), ("guard-of-the-citadel",) * 3)
    assert told(found) == [
        (8, "2x Frodo & Sam", "unknown-card"),
        (9, "manyx Faramir", "odd-number-of-copies"),
        (14, "<extra>", "not-a-line-of-a-deck"),
        (14, "what?", "not-a-line-of-a-deck"),
    ]
    assert [one.text for one in found.aside] == ["1x Feint", "1x Forest Spider"]


def test_an_export_for_octgn_has_no_ids_and_says_so() -> None:
    converted = GAME.convert_deck("leadership", "o8d", "en")
    assert 'id=""' in converted.text
    assert [remark.is_fault for remark in converted.remarks] == [False]
    assert "ids by which OCTGN knows cards are left empty" in converted.remarks[0].words


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (o8d("<section>"), "mismatched tag"),
        ("<deck>", "no element found"),
        ("<decklist/>", "it is a 'decklist'"),
        (o8d("", game="another"), "of another game"),
        ('<!DOCTYPE deck [<!ENTITY a "b">]><deck>&a;</deck>', "declares a document type"),
        ('<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>', "declares a document type"),
        ("<deck>&a;</deck>", "undefined entity"),
    ],
)
def test_what_is_no_deck_of_octgn_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDeck, match=f"deck of OCTGN.*{why}"):
        read(text)


# RingsDB


def test_a_deck_of_ringsdb_has_its_heroes_in_the_slots_too() -> None:
    data = {
        "name": "A | threat\x00 of many",
        "heroes": {"01001": 1},
        "slots": {"01001": 1, "01073": 3, "22001": 2, "01014": 0, "01013": True, "01015": "2"},
        "sideslots": {"01034": 1},
        "description_md": "| threat | is a table |",
    }
    text = json.dumps(data, indent=1)
    found = read(text)
    assert found.deck == Deck(("aragorn",), ("gandalf",) * 3 + ("son-of-arnor",) * 2)
    assert found.name == "A | threat of many"
    lines = text.splitlines()
    for line, told_text, _ in told(found):
        assert told_text in lines[line - 1]
    assert [why for _, _, why in told(found)] == [
        "unknown-card", "odd-number-of-copies", "odd-number-of-copies",
    ]  # fmt: skip
    assert [one.text for one in found.aside] == ['"01034": 1']


def test_empty_slots_are_an_empty_list_at_ringsdb() -> None:
    text = '{"heroes": {"01001": 1}, "slots": [], "sideslots": []}'
    assert read(text) == Read(Deck(("aragorn",), ()))


def test_the_older_interface_had_slots_only() -> None:
    assert read('{"slots": {"01001": 1, "01073": 1}}').deck == Deck(("aragorn",), ("gandalf",))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "Expecting property name"),
        ("[1, 2]", "neither heroes nor slots"),
        ('{"investigator_code": "01001"}', "neither heroes nor slots"),
        ('{"slots": ["01001"]}', "its slots are no list of codes"),
        ('{"slots": {"01001": 1, "01001": 2}}', "'01001' stands in it twice"),
        ("[" * 100_000, "nested too deeply"),
        ('{"slots": {"01001": ' + "1" * 9000 + "}}", "Exceeds the limit"),
    ],
)
def test_what_is_no_deck_of_ringsdb_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDeck, match=f"no deck of RingsDB: .*{why}"):
        read(text)


# What is no deck at all


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        (" \n ", "it is empty"),
        ("x" * 200_001, "longer than 200 kB"),
        ("Aragorn\x00", "not text"),
        ("\x7fELF\x02\x01", "not text"),
        ("\ud800", "not text"),
    ],
)
def test_what_is_no_text_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadDeck, match=f"this is no deck: it is .*{why}|{why}"):
        read(text)
    with pytest.raises(IllegalSetup):
        new_game(1, decks=[text])


def test_a_byte_order_mark_does_no_harm() -> None:
    for format in FORMATS:
        text = "\ufeff" + write(starter("spirit"), format)
        assert contents(read(text).deck) == contents(starter("spirit"))


def test_there_is_no_other_format() -> None:
    with pytest.raises(BadDeck, match="no format 'pdf'; there are: text, o8d, ringsdb-text"):
        deck_formats.write(starter("lore"), "pdf")


@given(st.text())
def test_no_text_is_too_strange_to_be_answered(text: str) -> None:
    try:
        found = read(text)
    except BadDeck:
        return
    lines = [line for line in text.splitlines() if line.strip()]
    assert len(found.unknown) <= len(lines)


CARD_LINES = ("2x Gandalf", "Feint", "Finte x1", "beorn beorn", "- 1 For Gondor! (Core Set)")
QUIET_LINES = ("", "  ", "Heroes", "Ereignisse (4)", "# Frodo", "// 3x Frodo", "----", "Packs: all")
STRANGE_LINES = (
    "Frodo",
    "3x",
    "x3",
    "2x Frodo",
    "beorn frodo",
    "Gandalf (Ohauh)",
    "1",
    "|",
    "Hero?1!x",
)


@given(st.lists(st.sampled_from((*CARD_LINES, *QUIET_LINES, *STRANGE_LINES))))
def test_every_line_is_a_card_or_says_nothing_or_is_reported(lines: list[str]) -> None:
    found = deck_texts.read("\n".join(["Aragorn", *lines]))
    strange = [n for n, line in enumerate(lines, start=2) if line in STRANGE_LINES]
    assert [one.line for one in found.unknown] == strange
    copies = {"2x Gandalf": 2, "beorn beorn": 2}
    assert len(found.deck.cards) == sum(copies.get(x, 1) for x in lines if x in CARD_LINES)


@pytest.mark.parametrize("gap", [" ", ":", "x", "1", "(", "[ "])
def test_a_wide_gap_in_a_line_keeps_nobody_busy(gap: str) -> None:
    (unknown,) = read("Heroes\na" + gap * 20_000 + "b\n1x Gandalf").unknown
    assert (unknown.line, unknown.why.what) == (2, "unknown-card")
