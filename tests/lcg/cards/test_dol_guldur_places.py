"""Escape from Dol Guldur: Iron Shackles, Endless Caverns, Tower Gate, points D25 to D27."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, codes, reveal, strike_down
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import Pick, TravelHere, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.rules.values import terms
from westmarch.lcg.view import LcgBoard
from westmarch.lcg.vocabulary.targets import Until

# Iron Shackles


@pytest.mark.rule("L-OPEN-08", "L-FAQ-47")
def test_iron_shackles_are_attached_to_the_first_players_deck() -> None:
    table = scene(
        Side(heroes=["aragorn"], deck=["faramir"]),
        Side(heroes=["gimli"], deck=["beorn"]),
        encounter=["iron-shackles"],
    )
    reveal(table).done()
    assert table.state.deck_attached == [[table.id("iron-shackles")], []]


def shackled(*decks: list[str]) -> LcgScene:
    """Iron Shackles lie on the first player's deck."""
    heroes = ("beravor", "gimli")
    sides = (Side(heroes=[hero], deck=deck) for hero, deck in zip(heroes, decks, strict=False))
    table = scene(*sides, encounter=["iron-shackles"], phase=Phase.RESOURCE)
    reveal(table).done()
    return table


def test_iron_shackles_are_discarded_instead_of_the_next_draw() -> None:
    table = shackled(["faramir", "gandalf"], ["beorn"])
    table.begin(ResourcePhase()).passing().done()
    assert table.state.hand == [[], [table.id("beorn")]]
    assert codes(table, table.state.encounter_discard) == ["iron-shackles"]
    table.begin(ResourcePhase()).passing().done()
    assert table.state.hand[A] == [table.id("faramir")]


def test_iron_shackles_replace_the_whole_draw() -> None:
    table = shackled(["faramir", "gandalf"])
    table.begin(ActionWindow()).use("beravor").choose(table.options[0]).passing().done()
    assert table.state.hand == [[]]
    assert codes(table, table.state.encounter_discard) == ["iron-shackles"]


def test_iron_shackles_can_be_discarded_as_a_condition() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["miner-of-the-iron-hills"], deck=["faramir"]),
        encounter=["iron-shackles"],
        resources={"denethor": 2},
    )
    reveal(table).done()
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("denethor", "denethor").use("miner-of-the-iron-hills")
    assert table.options == (Pick(table.id("iron-shackles")),)
    table.pick("iron-shackles").passing().done()
    assert codes(table, table.state.encounter_discard) == ["iron-shackles"]


@pytest.mark.rule("L-FAQ-07")
def test_iron_shackles_cancelled_are_discarded() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["iron-shackles"],
        resources={"eowyn": 1},
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert codes(table, table.state.encounter_discard) == ["iron-shackles"]


def test_iron_shackles_as_shadow_are_attached_to_the_first_players_deck_too() -> None:
    table = scene(
        Side(heroes=["aragorn"], deck=["faramir"]),
        Side(heroes=["gimli"], engaged=["wargs"]),
        shadows={"wargs": ["iron-shackles"]},
    )
    attack(table, "wargs", "gimli", seat=B).done()
    assert table.state.deck_attached == [[table.id("iron-shackles")], []]
    assert table.card("wargs").zone is Zone.ENGAGED  # the shadow card had an effect


# Endless Caverns


@pytest.mark.rule("L-KEY-01", "L-KEY-19")
def test_endless_caverns_doom_and_surge() -> None:
    table = scene(encounter=["endless-caverns", "forest-gate", "wargs"])
    reveal(table).done()
    assert table.state.threat == [26]
    assert codes(table, table.state.staging) == ["endless-caverns", "forest-gate"]


@pytest.mark.rule("L-KEY-02", "L-KEY-21")
def test_endless_caverns_as_a_shadow_card_neither_doom_nor_surge() -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["endless-caverns"]},
        encounter=["forest-gate"],
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.state.threat == [25]
    assert not table.state.staging


# Tower Gate and its Orc Guards


def at_the_gate(*sides: Side, encounter: tuple[str, ...] = ()) -> LcgScene:
    """The players travel to Tower Gate."""
    table = scene(*sides, staging=["tower-gate"], encounter=encounter, phase=Phase.TRAVEL)
    return table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate")))


@pytest.mark.rule("L-FAQ-29")
def test_tower_gate_puts_the_top_card_of_each_deck_before_its_player_as_an_orc_guard() -> None:
    table = at_the_gate(
        Side(heroes=["aragorn"], deck=["faramir", "gandalf"]),
        Side(heroes=["gimli"], deck=["beorn"]),
        Side(heroes=["legolas"]),
    )
    table.done()
    assert [codes(table, cards) for cards in table.state.engaged] == [["faramir"], ["beorn"], []]
    for stat, amount in ((Stat.ATTACK, 1), (Stat.DEFENSE, 1), (Stat.HIT_POINTS, 1)):
        assert table.terms("beorn", stat) == (("printed", amount),)


def test_tower_gate_brings_no_orc_guards_if_the_players_stay_away() -> None:
    table = scene(Side(deck=["faramir"]), staging=["tower-gate"], phase=Phase.TRAVEL)
    table.begin(TravelPhase()).choose(Pass()).done()
    assert not table.state.engaged[A]


@pytest.mark.rule("L-FAQ-01")
def test_tower_gates_orc_guards_come_before_responses_to_travelling() -> None:
    table = at_the_gate(Side(heroes=["eleanor"], hand=["strength-of-will"], deck=["faramir"]))
    assert codes(table, table.state.engaged[A]) == ["faramir"]
    assert table.options == (Pass(), Use(table.id("strength-of-will")))
    table.use("strength-of-will").pick("eleanor").done()
    assert table.card("tower-gate").zone is Zone.DISCARD


@pytest.mark.rule("L-TALK-03")
def test_d25_nobody_looks_at_the_face_of_an_orc_guard() -> None:
    table = at_the_gate(Side(deck=["faramir"]))
    board = table.view(A).board
    assert isinstance(board, LcgBoard)
    (guard,) = board.players[A].engaged
    assert guard.code is None
    assert guard.face_down
    assert (guard.attack, guard.defense, guard.hit_points, guard.threat) == (1, 1, 1, None)


def test_d25_an_orc_guard_has_no_trait_and_no_text() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["longbeard-orc-slayer"], deck=["faramir"]),
        staging=["tower-gate"],
        resources={"aragorn": 4},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate"))).done()
    table.begin(ActionWindow(planning=A)).play("longbeard-orc-slayer")
    table.pay(*["aragorn"] * 4).passing().done()
    assert codes(table, table.state.engaged[A]) == ["faramir"]
    assert table.card("faramir").damage == 0
    assert terms(table.state, table.id("faramir"), Stat.THREAT)[0].amount == 0


def test_d25_gandalf_as_an_orc_guard_does_not_leave_at_the_end_of_the_round() -> None:
    table = at_the_gate(Side(deck=["gandalf"]))
    table.begin(End(Until.ROUND)).done()
    assert codes(table, table.state.engaged[A]) == ["gandalf"]


@pytest.mark.rule("L-OPEN-05")
def test_d25_an_orc_guard_is_dealt_its_shadow_card_last_and_attacks() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["wargs"], deck=["faramir"]),
        staging=["tower-gate"],
        encounter=["forest-gate", "dol-guldur-orcs", "king-spider"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate"))).done()
    table.begin(CombatPhase())
    assert table.state.shadows[table.id("wargs")] == [table.id("forest-gate")]
    assert table.state.shadows[table.id("faramir")] == [table.id("dol-guldur-orcs")]
    table.to_the_end().done()
    assert table.card("aragorn").zone is Zone.DISCARD  # 3 of the Wargs, 1 + 3 of the guard


@pytest.mark.rule("L-CTRL-03")
def test_d26_an_orc_guard_defeated_goes_to_its_owners_discard_pile() -> None:
    table = at_the_gate(Side(deck=["faramir"]))
    strike_down(table, "faramir", "aragorn").done()
    assert codes(table, table.state.discard[A]) == ["faramir"]
    assert not table.state.encounter_discard


def test_d26_an_orc_guard_that_would_return_to_the_staging_area_is_discarded() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["a-light-in-the-dark"], deck=["faramir"]),
        staging=["tower-gate"],
        resources={"eleanor": 2},
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate")))
    assert table.options == (Pass(), Use(table.id("a-light-in-the-dark")))
    table.use("a-light-in-the-dark").pay("eleanor", "eleanor").pick("faramir").done()
    assert not table.state.staging
    assert sorted(codes(table, table.state.discard[A])) == ["a-light-in-the-dark", "faramir"]


def test_d27_iron_shackles_stay_on_the_deck_when_its_top_card_becomes_an_orc_guard() -> None:
    table = scene(
        Side(deck=["faramir", "gandalf"]),
        staging=["tower-gate"],
        encounter=["iron-shackles"],
        phase=Phase.TRAVEL,
    )
    reveal(table).done()
    table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate"))).done()
    assert codes(table, table.state.engaged[A]) == ["faramir"]
    assert codes(table, table.state.deck_attached[A]) == ["iron-shackles"]
