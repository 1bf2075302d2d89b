"""Scenarios, difficulty modes and the basic game (L-SCEN, L-MODE, L-VAR-01)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lcg.games import codes, new_game, state_of
from tests.lcg.scene import A, Side, scene
from westmarch.kernel.game import IllegalSetup
from westmarch.lcg import events
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import Defend, Undefended
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.tables import CARDS, SCENARIOS

GOLD_RING = {
    "hummerhorns": 1, "eyes-of-the-forest": 1, "caught-in-a-web": 2,
    "chieftan-ufthak": 1, "dol-guldur-beastmaster": 1, "the-necromancers-reach": 2,
    "necromancers-pass": 1,
}  # fmt: skip
"""The cards of Passage Through Mirkwood with the difficulty mark, as the publisher lists them."""


def encounter_cards(scenario: str, mode: str) -> Counter[str]:
    """What the encounter deck of a new game is made of."""
    table = new_game(1, scenario, mode=mode)
    return Counter(codes(table, state_of(table).encounter_deck))


@pytest.mark.rule("L-SCEN-02")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_only_the_chosen_scenario_makes_up_the_quest_and_encounter_deck(scenario: str) -> None:
    table = new_game(1, scenario)
    sets = SCENARIOS[scenario].encounter_sets
    assert Counter(codes(table, state_of(table).encounter_deck)) == {
        code: row.copies for code, row in CARDS.items() if row.encounter_set in sets
    }
    from_the_top = codes(table, state_of(table).quest_deck)[::-1]
    assert sorted(from_the_top) == sorted(SCENARIOS[scenario].quest_cards)


@pytest.mark.rule("L-MODE-01")
def test_easy_standard_and_nightmare_are_the_modes_beside_the_basic_game() -> None:
    (mode,) = (setting for setting in GAME.settings() if setting.name == "mode")
    assert set(mode.choices) == {"easy", "standard", "nightmare", "basic"}
    assert mode.default == "standard"


@pytest.mark.rule("L-MODE-02")
def test_in_easy_mode_every_hero_starts_with_a_resource() -> None:
    state = state_of(new_game(2, mode="easy"))
    heroes = [state.cards[card] for area in state.area for card in area]
    assert [hero.resources for hero in heroes] == [1] * 6


@pytest.mark.rule("L-MODE-03", "L-MODE-04")
def test_easy_mode_leaves_out_the_cards_of_the_published_list() -> None:
    standard = encounter_cards("passage-through-mirkwood", "standard")
    easy = encounter_cards("passage-through-mirkwood", "easy")
    assert standard - easy == Counter(GOLD_RING)
    assert easy - standard == Counter()


@pytest.mark.rule("L-MODE-05")
def test_standard_mode_adds_and_leaves_out_nothing() -> None:
    table = new_game(1, mode="standard")
    state = state_of(table)
    assert len(state.encounter_deck) == 36
    assert {state.cards[hero].resources for hero in state.area[A]} == {0}


@pytest.mark.rule("L-MODE-06")
def test_nightmare_mode_is_refused_because_its_deck_is_not_in_the_box() -> None:
    with pytest.raises(IllegalSetup, match="not in the core set"):
        new_game(1, mode="nightmare")


@pytest.mark.rule("L-VAR-01")
@pytest.mark.parametrize(("mode", "dealt"), [("basic", 0), ("standard", 1)])
def test_no_shadow_cards_are_dealt_in_the_basic_game(mode: str, dealt: int) -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        encounter=["east-bight-patrol"], mode=mode, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(CombatPhase())
    assert len(table.state.shadows) == dealt
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").damage == dealt


@pytest.mark.rule("L-VAR-01")
def test_nor_does_an_effect_deal_any_in_the_basic_game() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["dol-guldur-beastmaster"]),
        encounter=["east-bight-patrol"], mode="basic", phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(EnemyAttack(table.id("dol-guldur-beastmaster"), A)).choose(Undefended()).done()
    assert table.told(events.ShadowDealt) == []
    assert table.card("aragorn").damage == 3
