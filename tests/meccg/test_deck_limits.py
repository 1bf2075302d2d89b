"""What decks may hold and what they may not, up to each limit."""

from __future__ import annotations

import pytest

from tests.meccg.decks import (
    BALROG,
    FALLEN_WIZARD,
    HERO,
    MINION,
    broken,
    mutated,
    said,
)
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.construction import PLAYED, Terms
from westmarch.meccg.decks.construction.halves import split
from westmarch.meccg.decks.construction.roles import half_creatures
from westmarch.meccg.decks.listing import DeckList
from westmarch.meccg.kinds import Alignment, CardCode, Kind
from westmarch.meccg.tables import ALLIES, CARDS, FACTIONS, ITEMS, SITES
from westmarch.meccg.tables.bans import BANNED_FOR_BALROGS, BANNED_FOR_FALLEN_WIZARDS
from westmarch.meccg.tables.printed import Printed

SARUMAN = CardCode("saruman-fallen-wizard")
ELEVEN_CREATURES = {"watcher-in-the-water": 0, "neeker-breekers": 0, "call-of-home": 3}


@pytest.mark.parametrize("code", DECKS)
def test_a_stored_deck_is_legal(code: str) -> None:
    assert said(DECKS[code]) == []


def test_the_stored_decks_are_twelve_and_of_all_alignments() -> None:
    assert len(DECKS) == 12
    assert {deck.alignment for deck in DECKS.values()} == set(PLAYED)


@pytest.mark.rule("M-BAN-01", "M-BAN-02")
@pytest.mark.parametrize(("code", "id"), BANNED_FOR_FALLEN_WIZARDS.items())
def test_what_a_fallen_wizard_may_not_have(code: CardCode, id: str) -> None:
    deck = mutated(FALLEN_WIZARD, sideboard={code: 1})
    assert broken(deck) == [id]
    (words,) = said(deck)
    assert words.startswith(CARDS[code].name)
    assert words.endswith(": is not allowed to a Fallen-wizard")


HAZARDS = [code for code, id in BANNED_FOR_BALROGS.items() if id == "M-BAN-06"]


@pytest.mark.rule("M-BAN-03", "M-BAN-04", "M-BAN-05")
@pytest.mark.parametrize("code", [code for code in BANNED_FOR_BALROGS if code not in HAZARDS])
def test_what_resources_the_balrog_may_not_have(code: CardCode) -> None:
    assert_not_for_the_balrog(code)


@pytest.mark.rule("M-BAN-06")
@pytest.mark.parametrize("code", HAZARDS)
def test_what_hazards_the_balrog_may_not_have(code: CardCode) -> None:
    assert_not_for_the_balrog(code)


def assert_not_for_the_balrog(code: CardCode) -> None:
    """A card is refused to the Balrog, by the rule that the table names."""
    deck = mutated(BALROG, sideboard={code: 1})
    assert broken(deck) == [BANNED_FOR_BALROGS[code]]
    (words,) = said(deck)
    assert words.startswith(CARDS[code].name)
    assert words.endswith("is not allowed to the Balrog")


@pytest.mark.rule("M-DECK-12", "M-DECK-26")
def test_a_fallen_wizard_mixes_heroes_minions_and_stage_cards_of_any_mind() -> None:
    deck = mutated(
        FALLEN_WIZARD,
        sideboard={"elrond": 1, "orc-captain": 2, "orc-quarrels": 2, "bad-company": 3},
    )
    assert said(deck) == []


@pytest.mark.rule("M-DECK-14")
def test_the_balrogs_own_may_be_of_any_mind() -> None:
    assert said(mutated(BALROG, sideboard={"umagaur": 1, "buthrakaur": 1})) == []


@pytest.mark.rule("M-DECK-16", "M-DECK-38")
def test_agents_are_characters_of_minions_and_hazards_of_heroes() -> None:
    agents = {"bill-ferny": 1, "herion": 1}
    assert said(mutated(MINION, play_deck=agents)) == []
    assert said(mutated(FALLEN_WIZARD, play_deck=agents)) == []
    for_creatures = {**ELEVEN_CREATURES, **agents}
    assert said(mutated(HERO, play_deck=for_creatures)) == []
    assert broken(mutated(HERO, play_deck={**for_creatures, "herion": 0, "river": 3})) == [
        "M-DECK-36"
    ]
    assert broken(mutated(BALROG, play_deck={**agents, "river": 0})) == []


@pytest.mark.rule("M-DECK-23", "M-GAP-43")
def test_a_card_of_two_kinds_counts_as_the_one_that_is_needed() -> None:
    lacking = mutated(HERO, play_deck={"wormsbane": 0, "twilight": 3}, sideboard={"twilight": 0})
    assert (split(lacking), said(lacking)) == ((30, 30), [])
    sudden_call = mutated(HERO, play_deck={"cave-worm": 2, "sudden-call": 1})
    assert (split(sudden_call), said(sudden_call)) == ((30, 30), [])
    as_resource = {"twilight": 0, "river": 3, "call-of-home": 1, "wormsbane": 0, "sudden-call": 1}
    assert split(mutated(HERO, play_deck=as_resource)) == (29, 31)
    assert said(mutated(FALLEN_WIZARD, play_deck={"wargs": 2, "sudden-call": 1})) == []


def is_hero_event(card: Printed) -> bool:
    return card.alignment is Alignment.HERO and card.kind is Kind.EVENT


@pytest.mark.rule("M-DECK-22")
def test_fifty_resources_are_the_most() -> None:
    held = {code for part in (DECKS[HERO].play_deck, DECKS[HERO].sideboard) for code, _ in part}
    others = [card for code, card in CARDS.items() if code not in held and not card.unique]
    events = [card.code for card in others if is_hero_event(card)]
    creatures = [card.code for card in others if card.kind is Kind.CREATURE]

    def larger(by: int) -> DeckList:
        return mutated(HERO, play_deck=dict.fromkeys(events[:by] + creatures[:by], 1))

    assert said(larger(20)) == []
    assert said(larger(21)) == ["the play deck has 51 resources, but must have 30 to 50"]


@pytest.mark.rule("M-DECK-37")
@pytest.mark.parametrize(
    ("code", "halves"),
    [
        ("witch-king-of-angmar", 1),
        ("mouth-of-sauron", 1),
        ("lady-of-the-golden-wood", 1),
        ("smaug-ahunt", 1),
        ("smaug-at-home", 1),
        ("balrog-of-moria", 1),
        ("spider-of-the-morlat", 1),
        ("monstrosity-of-diverse-shape", 1),
        ("bill-ferny", 1),
        ("smaug", 2),
        ("cave-drake", 2),
        ("call-of-home", 0),
        ("doors-of-night", 0),
    ],
)
def test_some_hazards_are_half_a_creature(code: str, halves: int) -> None:
    assert half_creatures(CardCode(code), Terms()) == halves


@pytest.mark.rule("M-DECK-37")
def test_two_halves_are_a_creature() -> None:
    halves = {**ELEVEN_CREATURES, "smaug-ahunt": 1}
    assert said(mutated(HERO, play_deck={**halves, "mouth-of-sauron": 1})) == []
    assert broken(mutated(HERO, play_deck={**halves, "river": 3})) == ["M-DECK-36"]


@pytest.mark.rule("M-ERR-10")
@pytest.mark.parametrize(("errata", "rules"), [(True, []), (False, ["M-DECK-36"])])
def test_two_fell_beasts_are_a_creature_by_the_errata(errata: bool, rules: list[str]) -> None:
    deck = mutated(HERO, play_deck={**ELEVEN_CREATURES, "fell-beast": 2})
    assert broken(deck, Terms(errata=errata)) == rules
    one = mutated(HERO, play_deck={**ELEVEN_CREATURES, "fell-beast": 1})
    assert "M-DECK-36" in broken(one, Terms(errata=errata))


@pytest.mark.rule("M-LOC-01")
def test_every_site_is_of_one_of_four_alignments() -> None:
    assert {site.card.alignment for site in SITES.values()} == set(PLAYED)


@pytest.mark.rule("M-LOC-02", "M-LOC-03", "M-LOC-06")
def test_havens_may_be_there_many_times() -> None:
    assert said(mutated(HERO, sites={"rivendell": 9})) == []
    assert said(mutated(MINION, sites={"minas-morgul-minion": 9})) == []
    assert said(mutated(BALROG, sites={"moria-balrog": 9})) == []


@pytest.mark.rule("M-LOC-04", "M-LOC-05")
def test_a_fallen_wizard_has_sites_of_both_sides_and_many_of_his_own() -> None:
    his_own = {"isengard-fallen-wizard": 9, "deep-mines": 3}
    assert said(mutated(FALLEN_WIZARD, sites={**his_own, "moria-minion": 1})) == []


@pytest.mark.rule("M-DECK-05", "M-LOC-07")
def test_the_balrog_has_a_minion_site_once() -> None:
    assert broken(mutated(BALROG, sites={"goblin-gate-minion": 2})) == ["M-DECK-05"]


@pytest.mark.rule("M-SIDE-02")
@pytest.mark.parametrize(("length", "limit"), [(1, 30), (3, 35), (4, 40)])
def test_longer_games_have_larger_sideboards(length: int, limit: int) -> None:
    spare = ["dodge", "escape", "stealth", "halfling-strength", "ghouls", "orc-watch", "assassin"]
    full = dict.fromkeys(spare[: (limit - 20) // 3], 3) | {"slayer": (limit - 20) % 3}
    assert said(mutated(HERO, sideboard=full), Terms(length=length)) == []
    over = mutated(HERO, sideboard={**full, "abductor": 1})
    assert broken(over, Terms(length=length)) == ["M-SIDE-02"]


@pytest.mark.rule("M-SIDE-03", "M-SIDE-05")
def test_a_sideboard_may_be_of_anything() -> None:
    plain: dict[str, int] = {code: 0 for code, _ in DECKS[HERO].sideboard}
    for some in ({"ghosts": 3, "ghouls": 3}, {"dodge": 3}, {"aragorn-ii": 1, "bill-ferny": 1}, {}):
        assert said(mutated(HERO, sideboard={**plain, **some})) == []
    assert said(mutated(HERO, sideboard={"gandalf": 1, "alatar": 1, "saruman": 1})) == []


@pytest.mark.rule("M-SIDE-04", "M-SIDE-06")
def test_limits_count_all_parts_together() -> None:
    assert broken(mutated(HERO, sideboard={"twilight": 2})) == ["M-DECK-04"]
    assert broken(mutated(HERO, further={"twilight": 1})) == ["M-DECK-04"]
    assert broken(mutated(HERO, further={"celeborn": 1})) == ["M-DECK-05"]
    assert broken(mutated(FALLEN_WIZARD, further={"old-road": 1})) == ["M-BAN-01"]
    ten = {"dodge": 3, "escape": 3, "stealth": 3, "halfling-strength": 1}
    assert said(mutated(HERO, further=ten)) == []


@pytest.mark.rule("M-SETUP-26")
@pytest.mark.parametrize(
    ("code", "allowed"),
    [("elf-stone", True), ("thrors-map", False), ("adamant-helmet", False)],
)
def test_starting_minor_items_are_neither_unique_nor_hoard_items(code: str, allowed: bool) -> None:
    deck = mutated(HERO, pool={"cram": 1, code: 1}, play_deck={"thrors-map": 0, "dodge": 1})
    assert broken(deck) == ([] if allowed else ["M-SETUP-26"])


@pytest.mark.rule("M-OPT-03")
def test_a_hero_who_may_fall_has_what_it_takes_in_his_sideboard() -> None:
    cards = {"great-patron": 1, "orc-quarrels": 1, "orc-brawler": 1, SARUMAN: 1}
    deck = mutated(HERO, sideboard=cards)
    assert said(deck, Terms(may_fall=True)) == []
    assert set(broken(deck)) == {"M-DECK-10", "M-DECK-19", "M-DECK-24", "M-DECK-34"}
    three = mutated(HERO, sideboard={**cards, SARUMAN: 2, "alatar-fallen-wizard": 1})
    assert broken(three, Terms(may_fall=True)) == ["M-OPT-03"]


@pytest.mark.parametrize("code", [FALLEN_WIZARD, BALROG])
def test_the_sites_are_there_for_factions_allies_and_items(code: str) -> None:
    deck = DECKS[code]
    places = {SITES[site].place for site, _ in deck.sites}
    cards = [code for code, _ in deck.play_deck]
    for table in (FACTIONS, ALLIES, ITEMS):
        for card in (each for each in cards if each in table):
            at = table[card].at
            if at is not None and at.places:
                assert places & set(at.places), f"{card} can be played nowhere"
