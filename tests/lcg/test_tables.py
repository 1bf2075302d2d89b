"""The figures of the core set add up, and every card has all that its type has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from westmarch.kernel.tables import joined, needed, number, rows, words
from westmarch.lcg.kinds import CardType, Keyword, Sphere
from westmarch.lcg.tables import (
    CARDS,
    ENCOUNTER_SETS,
    QUEST_CARDS,
    SCENARIOS,
    STARTER_DECKS,
    Printed,
    X,
    printed,
)
from westmarch.lcg.tables.names import NAMES

HERO = {CardType.HERO}
DECK = {CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT}
ENCOUNTER = {CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE}
QUEST = {CardType.QUEST}

VALUES = "cost threat_cost engagement_cost threat willpower attack defense hit_points quest_points"
CHARACTER = {"willpower", "attack", "defense", "hit_points"}


def of(*types: CardType) -> list[Printed]:
    return [card for card in CARDS.values() if card.type in types]


def copies(cards: Iterable[Printed]) -> int:
    return sum(card.copies for card in cards)


def values(card: Printed) -> set[str]:
    """The names of the values that a card has."""
    return {value for value in VALUES.split() if getattr(card, value) is not None}


def encounter_deck(scenario: str) -> list[Printed]:
    sets = SCENARIOS[scenario].encounter_sets
    return [card for card in CARDS.values() if card.encounter_set in sets]


# The box


@pytest.mark.rule("L-GEN-09")
def test_the_box_holds_226_cards() -> None:
    assert [copies(of(*types)) for types in (HERO, DECK, ENCOUNTER, QUEST)] == [12, 120, 84, 10]
    assert copies(CARDS.values()) == 226


def test_128_of_them_are_different_and_stand_in_the_order_of_their_numbers() -> None:
    assert [card.number for card in CARDS.values()] == list(range(1, 129))
    assert list(CARDS) == list(NAMES)


def test_how_many_different_cards_there_are_of_each_type() -> None:
    assert Counter(card.type for card in CARDS.values()) == {
        CardType.HERO: 12,
        CardType.ALLY: 20,
        CardType.ATTACHMENT: 13,
        CardType.EVENT: 28,
        CardType.ENEMY: 19,
        CardType.LOCATION: 12,
        CardType.TREACHERY: 11,
        CardType.OBJECTIVE: 3,
        CardType.QUEST: 10,
    }


def test_codes_are_kebab_case_and_lead_to_their_card() -> None:
    kebab = re.compile(r"[a-z]+(-[a-z]+)*")
    for code in [*CARDS, *ENCOUNTER_SETS, *SCENARIOS, *STARTER_DECKS]:
        assert kebab.fullmatch(code), code
    for code in CARDS:
        assert printed(code).code == code


def test_names_are_spelt_with_their_accents_in_both_languages() -> None:
    names = ("gloin", "eowyn", "celebrians-stone", "protector-of-lorien", "great-forest-web")
    assert [(printed(code).name, printed(code).name_de) for code in names] == [
        ("Glóin", "Glóin"),
        ("Éowyn", "Éowyn"),
        ("Celebrían's Stone", "Celebríans Stein"),
        ("Protector of Lórien", "Beschützer von Lórien"),
        ("Great Forest Web", "Großes Waldspinnennetz"),
    ]


def test_every_card_has_a_german_name_and_ours_are_marked() -> None:
    assert all(card.name_de and "*" not in card.name_de for card in CARDS.values())
    assert not printed("feint").name_de_is_ours
    assert printed("hasty-stroke").name_de_is_ours


# What a card of each type has


@pytest.mark.rule("L-CARD-13")
def test_a_hero_has_a_threat_cost_and_no_resource_cost() -> None:
    for card in of(CardType.HERO):
        assert values(card) == {"threat_cost", *CHARACTER}, card.code
        assert card.unique, card.code
        assert card.sphere is not None, card.code
        assert card.traits, card.code


@pytest.mark.rule("L-CARD-14")
def test_an_ally_an_attachment_and_an_event_have_a_cost() -> None:
    for card in of(*DECK):
        more = CHARACTER if card.type is CardType.ALLY else set()
        assert values(card) == {"cost", *more}, card.code
        assert bool(card.traits) == (card.type is not CardType.EVENT), card.code


def test_only_two_costs_are_named_by_their_player() -> None:
    assert [card.code for card in of(*DECK) if card.cost == X] == [
        "stand-and-fight",
        "gandalfs-search",
    ]


@pytest.mark.rule("L-CARD-08")
def test_an_enemy_has_engagement_cost_threat_attack_defense_and_hit_points() -> None:
    for card in of(CardType.ENEMY):
        assert values(card) == {"engagement_cost", "threat", "attack", "defense", "hit_points"}
        assert card.traits, card.code


@pytest.mark.rule("L-CARD-09")
def test_a_location_has_threat_and_quest_points() -> None:
    for card in of(CardType.LOCATION):
        assert values(card) == {"threat", "quest_points"}, card.code
        assert card.quest_points, card.code
        assert card.traits, card.code


def test_treacheries_and_objectives_have_no_values() -> None:
    assert all(not values(card) for card in of(CardType.TREACHERY, CardType.OBJECTIVE))
    for card in of(CardType.OBJECTIVE):
        assert card.keywords == (Keyword.GUARDED, Keyword.RESTRICTED), card.code


@pytest.mark.rule("L-CARD-06")
def test_quest_points_of_the_stages() -> None:
    assert {card.code: card.quest_points for card in of(CardType.QUEST)} == {
        "flies-and-spiders": 8,
        "a-fork-in-the-road": 2,
        "dont-leave-the-path": None,
        "beorns-path": 10,
        "the-necromancers-tower": 9,
        "through-the-caverns": 15,
        "out-of-the-dungeons": 7,
        "to-the-river": 8,
        "anduin-passage": 16,
        "ambush-on-the-shore": None,
    }


@pytest.mark.rule("L-PAY-11")
def test_gandalf_is_the_only_neutral_player_card() -> None:
    neutral = [card.code for card in of(*HERO, *DECK) if card.sphere is None]
    assert neutral == ["gandalf"]


def test_encounter_cards_and_only_they_belong_to_a_set() -> None:
    for card in CARDS.values():
        assert (card.encounter_set in ENCOUNTER_SETS) == (card.type in ENCOUNTER), card.code
        assert card.sphere is None or card.type not in ENCOUNTER | QUEST, card.code


def test_keywords_with_a_number_stand_apart_from_the_others() -> None:
    assert {card.code: card.doomed for card in CARDS.values() if card.doomed} == {
        "cavern-guardian": 1,
        "endless-caverns": 1,
    }
    assert printed("endless-caverns").keywords == (Keyword.SURGE,)
    assert {card.code: card.victory for card in CARDS.values() if card.victory} == {
        "hummerhorns": 5,
        "hill-troll": 4,
        "marsh-adder": 3,
        "chieftan-ufthak": 4,
        "dungeon-jailor": 5,
        "gladden-fields": 3,
    }


def test_a_trait_may_have_two_words() -> None:
    assert printed("necromancers-pass").traits == ("Stronghold", "Dol Guldur")


# Encounter sets and scenarios


@pytest.mark.parametrize(
    ("code", "cards"),
    [
        ("passage-through-mirkwood", 10),
        ("spiders-of-mirkwood", 12),
        ("dol-guldur-orcs", 14),
        ("journey-down-the-anduin", 9),
        ("saurons-reach", 10),
        ("wilderlands", 14),
        ("escape-from-dol-guldur", 15),
    ],
)
def test_how_many_cards_an_encounter_set_has(code: str, cards: int) -> None:
    assert copies(card for card in CARDS.values() if card.encounter_set == code) == cards


@pytest.mark.rule("L-SCEN-01")
def test_there_are_three_scenarios_that_share_no_quest_card() -> None:
    assert len(SCENARIOS) == 3
    quests = [code for scenario in SCENARIOS.values() for code in scenario.quest_cards]
    assert sorted(quests) == sorted(card.code for card in of(CardType.QUEST))


def test_every_encounter_set_is_used_and_known() -> None:
    used = {code for scenario in SCENARIOS.values() for code in scenario.encounter_sets}
    assert used == set(ENCOUNTER_SETS)


@pytest.mark.parametrize(
    ("code", "difficulty"),
    [
        pytest.param("passage-through-mirkwood", 1, marks=pytest.mark.rule("L-SCEN-03")),
        pytest.param("journey-down-the-anduin", 4, marks=pytest.mark.rule("L-SCEN-05")),
        pytest.param("escape-from-dol-guldur", 7, marks=pytest.mark.rule("L-SCEN-07")),
    ],
)
def test_how_difficult_a_scenario_is(code: str, difficulty: int) -> None:
    assert SCENARIOS[code].difficulty == difficulty


@pytest.mark.parametrize(
    ("code", "enemies", "locations", "treacheries", "objectives"),
    [
        pytest.param("passage-through-mirkwood", 16, 13, 7, 0, marks=pytest.mark.rule("L-SCEN-04")),
        pytest.param("journey-down-the-anduin", 20, 13, 14, 0, marks=pytest.mark.rule("L-SCEN-06")),
        pytest.param("escape-from-dol-guldur", 15, 13, 10, 3, marks=pytest.mark.rule("L-SCEN-08")),
    ],
)
def test_what_the_encounter_deck_is_made_of(
    code: str, enemies: int, locations: int, treacheries: int, objectives: int
) -> None:
    deck: Counter[CardType] = Counter()
    for card in encounter_deck(code):
        deck[card.type] += card.copies
    assert deck == Counter(
        {
            CardType.ENEMY: enemies,
            CardType.LOCATION: locations,
            CardType.TREACHERY: treacheries,
            CardType.OBJECTIVE: objectives,
        }
    )


@pytest.mark.rule("L-MODE-03")
@pytest.mark.parametrize(
    ("code", "standard", "easy"),
    [
        ("passage-through-mirkwood", 36, 27),
        ("journey-down-the-anduin", 47, 32),
        ("escape-from-dol-guldur", 41, 30),
    ],
)
def test_easy_mode_makes_the_encounter_deck_smaller(code: str, standard: int, easy: int) -> None:
    deck = encounter_deck(code)
    assert copies(deck) == standard
    assert copies(deck) - sum(card.removed_in_easy_mode for card in deck) == easy


def test_easy_mode_never_takes_more_than_there_is() -> None:
    for card in CARDS.values():
        assert 0 <= card.removed_in_easy_mode <= card.copies, card.code
        assert card.removed_in_easy_mode == 0 or card.type in ENCOUNTER, card.code


@pytest.mark.rule("L-FIRST-07")
def test_the_introductory_scenario() -> None:
    first = SCENARIOS["passage-through-mirkwood"]
    assert [printed(code).number for code in first.quest_cards] == [119, 120, 121, 122]
    assert [ENCOUNTER_SETS[code].name for code in first.encounter_sets] == [
        "Passage Through Mirkwood",
        "Spiders of Mirkwood",
        "Dol Guldur Orcs",
    ]


def test_quest_cards_come_stage_after_stage() -> None:
    stages = [[QUEST_CARDS[c].stage for c in s.quest_cards] for s in SCENARIOS.values()]
    assert stages == [[1, 2, 3, 3], [1, 2, 3], [1, 2, 3]]


def test_the_two_last_stages_in_mirkwood_look_alike_until_they_are_turned() -> None:
    sides = {code: (card.side_a, card.side_a_de) for code, card in QUEST_CARDS.items()}
    alike = ("A Chosen Path", "Der gewählte Pfad")
    assert {code: side for code, side in sides.items() if side != (None, None)} == {
        "dont-leave-the-path": alike,
        "beorns-path": alike,
    }


def test_scenarios_and_sets_have_german_titles() -> None:
    assert [scenario.name_de for scenario in SCENARIOS.values()] == [
        "Weg durch den Düsterwald",
        "Reise den Anduin hinab",
        "Flucht aus Dol Guldur",
    ]
    assert ENCOUNTER_SETS["saurons-reach"].name_de == "Saurons Einfluss"


# Starter decks


@pytest.mark.parametrize(
    ("code", "heroes", "first"),
    [
        pytest.param(
            "leadership", "Aragorn, Glóin, Théodred", 13, marks=pytest.mark.rule("L-FIRST-01")
        ),
        pytest.param("tactics", "Legolas, Gimli, Thalin", 28, marks=pytest.mark.rule("L-FIRST-02")),
        pytest.param("spirit", "Éowyn, Dunhere, Eleanor", 43, marks=pytest.mark.rule("L-FIRST-03")),
        pytest.param(
            "lore", "Glorfindel, Denethor, Beravor", 58, marks=pytest.mark.rule("L-FIRST-04")
        ),
    ],
)
def test_a_starter_deck_is_three_heroes_and_the_fifteen_cards_of_their_sphere(
    code: str, heroes: str, first: int
) -> None:
    deck = STARTER_DECKS[code]
    team = [printed(hero) for hero in deck.heroes]
    *cards, _ = [printed(code) for code, _ in deck.cards]
    assert ", ".join(hero.name for hero in team) == heroes
    assert [card.number for card in cards] == list(range(first, first + 15))
    assert {card.sphere for card in (*team, *cards)} == {deck.sphere} == {Sphere(code)}
    assert sum(copies for _, copies in deck.cards) == 30


@pytest.mark.rule("L-FIRST-05")
def test_every_starter_deck_has_gandalf_once() -> None:
    for deck in STARTER_DECKS.values():
        assert [copies for code, copies in deck.cards if code == "gandalf"] == [1], deck.code


def test_the_four_starter_decks_are_all_player_cards_of_the_box() -> None:
    used: Counter[str] = Counter()
    for deck in STARTER_DECKS.values():
        used.update(dict(deck.cards))
    assert used == {card.code: card.copies for card in of(*DECK)}


@pytest.mark.rule("L-FIRST-06")
def test_the_threat_that_the_starter_heroes_begin_with() -> None:
    assert [
        sum(printed(hero).threat_cost or 0 for hero in deck.heroes)
        for deck in STARTER_DECKS.values()
    ] == [29, 29, 24, 30]


# Reading


def test_a_table_is_read_by_its_columns() -> None:
    read = rows("\ncode  hit points  traits\nwargs  3  Creature\norcs   -  Dol Guldur, Orc\n")
    assert [number(row, "hit points") for row in read] == [3, None]
    assert [words(row, "traits") for row in read] == [("Creature",), ("Dol Guldur", "Orc")]


def test_a_row_that_does_not_fit_is_named() -> None:
    with pytest.raises(AssertionError, match="'wargs  3' does not fit"):
        rows("code  attack  defense\norcs  2  0\nwargs  3\n")


def test_a_cell_that_is_no_number_is_named() -> None:
    (row,) = rows("code  attack  defense\nwargs  three  -\n")
    with pytest.raises(AssertionError, match="wargs: attack is 'three'"):
        number(row, "attack")
    with pytest.raises(AssertionError, match="wargs: defense is missing"):
        needed(row, "defense")


def test_no_row_stands_twice_and_the_parts_of_a_table_fit() -> None:
    with pytest.raises(AssertionError, match="more than one row is wargs"):
        rows("code  attack\nwargs  3\nwargs  3\n")
    with pytest.raises(AssertionError, match=r"\['orcs'\] stand beside \['wargs'\]"):
        joined("code  attack\nwargs  3\n", "code  defense\norcs  0\n")
