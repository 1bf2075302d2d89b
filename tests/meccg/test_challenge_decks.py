"""The ten challenge decks of the Middle-earth CCG."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.meccg.decks import CHALLENGE_DECKS
from westmarch.meccg.decks.listing import Copies, listed
from westmarch.meccg.kinds import Alignment, CardType, Kind
from westmarch.meccg.tables import CARDS, CHARACTERS, ITEMS


def size(cards: Copies) -> int:
    return sum(copies for _, copies in cards)


def test_there_are_ten() -> None:
    assert list(CHALLENGE_DECKS) == list("ABCDEFGHIJ")
    used = {
        code
        for deck in CHALLENGE_DECKS.values()
        for part in (deck.pool, deck.play_deck, deck.sites, deck.sideboard)
        for code, _ in part
    }
    assert len(used) == 436


@pytest.mark.parametrize("letter", CHALLENGE_DECKS)
def test_a_challenge_deck_has_119_cards(letter: str) -> None:
    """But for three copies of Barad-dûr, which may be there once (M-LOC-03)."""
    deck = CHALLENGE_DECKS[letter]
    is_hero = deck.alignment is Alignment.HERO
    types: Counter[CardType] = Counter()
    for code, copies in (*deck.pool, *deck.play_deck):
        types[CARDS[code].type] += copies
    assert types == {
        CardType.CHARACTER: 13 if is_hero else 15,
        CardType.RESOURCE: 32,
        CardType.HAZARD: 30,
    }
    assert size(deck.sites) == (24 if is_hero else 22) - 3 * (letter in "FIJ")
    assert size(deck.sideboard) == 20


@pytest.mark.parametrize("letter", CHALLENGE_DECKS)
def test_a_challenge_deck_is_of_one_alignment(letter: str) -> None:
    deck = CHALLENGE_DECKS[letter]
    for code, _ in (*deck.pool, *deck.play_deck, *deck.sites, *deck.sideboard):
        assert CARDS[code].alignment in (deck.alignment, Alignment.NEUTRAL, Alignment.DUAL)
    avatars = [n for code, n in deck.play_deck if code in CHARACTERS and CHARACTERS[code].avatar]
    assert avatars == [3]
    for code, _ in deck.pool:
        assert code in ITEMS or not CHARACTERS[code].avatar
    assert all(CARDS[code].kind is Kind.SITE for code, _ in deck.sites)


def test_an_unknown_card_is_refused_by_name() -> None:
    with pytest.raises(AssertionError, match="there is no card gandlaf"):
        listed("X", "X", "X", Alignment.HERO, "code     pool\ngandlaf  1")
