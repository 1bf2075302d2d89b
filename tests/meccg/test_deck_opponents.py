"""What a deck may hold against whom, and what is brought to a tournament."""

from __future__ import annotations

import pytest

from tests.meccg.decks import BALROG, FALLEN_WIZARD, HERO, MINION, broken, mutated, said
from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.construction import PLAYED, Terms, findings
from westmarch.meccg.decks.construction.banned import left_at_home
from westmarch.meccg.decks.construction.tournaments import (
    Entry,
    deck_findings,
    deck_for,
    entry_findings,
)
from westmarch.meccg.decks.construction.wording import sentence
from westmarch.meccg.kinds import Alignment, CardCode
from westmarch.meccg.tables import CARDS
from westmarch.meccg.tables.bans import BANNED_AGAINST_MINIONS, SITES_AGAINST_A_BALROG

SERVANTS = (Alignment.MINION, Alignment.BALROG)
OTHERS = (Alignment.HERO, Alignment.FALLEN_WIZARD)


@pytest.mark.parametrize("code", DECKS)
@pytest.mark.parametrize("opponent", PLAYED)
def test_a_stored_deck_is_legal_against_everybody(code: str, opponent: Alignment) -> None:
    """But for the Foul Fumes that one of them keeps in its sideboard for heroes."""
    assert said(left_at_home(DECKS[code], opponent), Terms(opponent)) == []
    expected = ["M-BAN-07"] if code == "I" and opponent in SERVANTS else []
    assert broken(DECKS[code], Terms(opponent)) == expected


@pytest.mark.parametrize(
    ("id", "code"),
    [
        pytest.param(id, code, id=code, marks=pytest.mark.rule(id))
        for code, id in BANNED_AGAINST_MINIONS.items()
    ],
)
def test_some_hazards_are_not_for_minions(id: str, code: CardCode) -> None:
    deck = mutated(MINION, sideboard={code: 1})
    assert said(deck) == []
    for opponent in SERVANTS:
        assert broken(deck, Terms(opponent)) == [id]
        (words,) = said(deck, Terms(opponent))
        assert words.startswith(f"{CARDS[code].name}: ")
        assert words.endswith("not allowed against a minion or Balrog player")
    if code != "winds-of-wrath":
        assert all(said(deck, Terms(opponent)) == [] for opponent in OTHERS)


@pytest.mark.rule("M-BAN-08", "M-BAN-09", "M-EX-01")
def test_agents_and_cards_about_all_of_them_are_for_everybody() -> None:
    cards = {"near-to-hear-a-whisper": 1, "sudden-fury": 1, "great-need-or-purpose": 1}
    deck = mutated(HERO, sideboard={**cards, "bill-ferny": 1})
    for opponent in PLAYED:
        assert said(deck, Terms(opponent)) == []
    with_target = mutated(HERO, sideboard={**cards, "seek-without-success": 1})
    assert said(with_target, Terms(Alignment.MINION)) == [
        "Seek without Success: needs an agent, which is not allowed against a minion or Balrog "
        "player"
    ]


@pytest.mark.rule("M-BAN-10")
@pytest.mark.parametrize("code", ["chance-of-being-lost", "winds-of-wrath"])
def test_some_hazards_need_sites_of_the_same_alignment(code: str) -> None:
    deck = mutated(HERO, sideboard={code: 1})
    assert said(deck, Terms(Alignment.HERO)) == []
    assert broken(deck, Terms(Alignment.FALLEN_WIZARD)) == ["M-BAN-10"]
    assert said(deck, Terms(Alignment.FALLEN_WIZARD)) == [
        f"{CARDS[CardCode(code)].name}: is not allowed against a player with sites of another "
        "alignment"
    ]


@pytest.mark.rule("M-LOC-09")
@pytest.mark.parametrize("code", SITES_AGAINST_A_BALROG)
def test_five_sites_are_there_because_of_the_balrog(code: CardCode) -> None:
    deck = mutated(HERO, sites={code: 1})
    assert said(deck, Terms(Alignment.BALROG)) == []
    assert said(deck, Terms(Alignment.HERO)) == [
        f"{CARDS[code].name}: may be included only against a Balrog player"
    ]
    twice = mutated(FALLEN_WIZARD, sites={code: 2})
    assert broken(twice, Terms(Alignment.BALROG)) == ["M-LOC-09"]
    assert said(mutated(BALROG, sites={code: 1}), Terms(Alignment.HERO)) == []


@pytest.mark.rule("M-BAN-07")
def test_what_is_not_allowed_may_stay_at_home() -> None:
    deck = mutated(HERO, sideboard={"foul-fumes": 2})
    assert left_at_home(deck, Alignment.MINION) == DECKS[HERO]
    assert left_at_home(deck, Alignment.HERO) == deck
    assert broken(mutated(HERO, play_deck={"river": 1, "foul-fumes": 1}), Terms(SERVANTS[0])) == [
        "M-BAN-07"
    ]


# General-opponent tournaments


def entry() -> Entry:
    """Two decks of heroes that differ in their hazards."""
    other = mutated(HERO, play_deck={"river": 0, "call-of-home": 2})
    return Entry(DECKS[HERO], other, Alignment.MINION)


def told(brought: Entry) -> list[tuple[str, str]]:
    """What is wrong with an entry as a whole."""
    return [(one.rule, sentence(one, "en")) for one in entry_findings(brought)]


@pytest.mark.rule("M-TOUR-01")
def test_two_decks_are_of_one_alignment_and_share_a_sideboard() -> None:
    assert told(entry()) == []
    assert told(replace(entry(), against_minions=DECKS["A"])) == [
        ("M-TOUR-01", "the two decks must share one sideboard")
    ]
    other = replace(DECKS[MINION], sideboard=DECKS[HERO].sideboard)
    assert told(replace(entry(), against_minions=other)) == [
        ("M-TOUR-01", "the two decks must be of one alignment")
    ]


@pytest.mark.rule("M-TOUR-02", "M-TOUR-04")
def test_the_deck_is_the_one_for_the_opponent() -> None:
    brought = entry()
    assert deck_for(brought, Alignment.HERO) is brought.against_heroes
    assert deck_for(brought, Alignment.MINION) is brought.against_minions
    assert deck_for(brought, Alignment.BALROG) is brought.against_minions


@pytest.mark.rule("M-TOUR-02")
def test_each_deck_need_be_legal_only_against_its_opponents() -> None:
    for_heroes = mutated(HERO, play_deck={"river": 1, "foul-fumes": 1})
    assert deck_findings(replace(entry(), against_heroes=for_heroes), Terms()) == ()
    found = deck_findings(replace(entry(), against_minions=for_heroes), Terms())
    assert [(one.against, one.finding.rule) for one in found] == [
        (Alignment.MINION, "M-BAN-07"),
        (Alignment.BALROG, "M-BAN-07"),
    ]


@pytest.mark.rule("M-TOUR-03")
def test_it_is_said_beforehand_what_fallen_wizards_meet() -> None:
    brought = entry()
    assert deck_for(brought, Alignment.FALLEN_WIZARD) is brought.against_minions
    first = replace(brought, for_fallen_wizards=Alignment.HERO)
    assert deck_for(first, Alignment.FALLEN_WIZARD) is brought.against_heroes
    assert told(replace(brought, for_fallen_wizards=Alignment.BALROG)) == [
        (
            "M-TOUR-03",
            "it must be said which of the two decks is played against Fallen-wizards",
        )
    ]
    further = mutated(HERO, further={"dodge": 3})
    assert told(replace(first, against_heroes=further)) == []
    assert told(replace(brought, against_heroes=further)) == [
        (
            "M-TOUR-03",
            "Dodge: the further cards belong to the deck played against Fallen-wizards",
        )
    ]
    assert findings(further, Terms(Alignment.FALLEN_WIZARD)) == ()
