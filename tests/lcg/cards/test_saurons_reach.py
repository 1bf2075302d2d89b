"""Sauron's Reach: cards 115-118."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, codes, reveal, strike_down
from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import Pick, Use
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.effects import Discard
from westmarch.lcg.vocabulary.filters import ENEMY
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Each, Until

# Eastern Crows


@pytest.mark.rule("L-KEY-19")
def test_eastern_crows_surge() -> None:
    table = scene(encounter=["eastern-crows", "forest-gate", "wargs"], phase=Phase.QUEST)
    reveal(table).done()
    assert codes(table, table.state.staging) == ["eastern-crows", "forest-gate"]


@pytest.mark.rule("L-EFFECT-18")
def test_eastern_crows_are_shuffled_into_the_encounter_deck_when_defeated() -> None:
    table = scene(Side(engaged=["eastern-crows"]), encounter=["forest-gate", "wargs"])
    table.script(Shuffled((1, 2, 0)))
    strike_down(table, "eastern-crows", "aragorn").done()
    assert codes(table, table.state.encounter_deck) == ["forest-gate", "eastern-crows", "wargs"]
    assert not table.state.encounter_discard


@pytest.mark.rule("L-FAQ-43")
def test_eastern_crows_discarded_by_an_effect_are_not_defeated() -> None:
    table = scene(Side(engaged=["eastern-crows"]), encounter=["wargs"])
    table.begin(Resolve((Discard(Each(ENEMY)),), Context(table.id("aragorn"), A))).done()
    assert codes(table, table.state.encounter_discard) == ["eastern-crows"]


@pytest.mark.rule("L-EX-22", "L-OPEN-22")
def test_eastern_crows_destroyed_by_thalin_as_they_are_revealed_do_not_surge() -> None:
    for seed in range(8):
        table = scene(
            Side(heroes=["thalin"]),
            encounter=["eastern-crows", "forest-gate", "despair", "gladden-fields"],
            committed=["thalin"],
            phase=Phase.QUEST,
        )
        table.state.generator = seed
        reveal(table).done()
        assert not table.state.staging
        assert len(table.state.encounter_deck) == 4


@pytest.mark.parametrize(
    ("threat", "defender", "damage"),
    [(34, "aragorn", 2 + 1 - 2), (35, "aragorn", 2 + 2 - 2), (34, None, 2 + 1), (35, None, 2 + 2)],
)
def test_eastern_crows_as_shadow_strengthen_the_attacker(
    threat: int, defender: str | None, damage: int
) -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"], threat=threat),
        Side(heroes=["gimli"], threat=35 if threat == 34 else 34),
        shadows={"dol-guldur-orcs": ["eastern-crows"]},
    )
    attack(table, "dol-guldur-orcs", defender).done()
    assert table.card("aragorn").damage == damage


# Evil Storm


def test_evil_storm_damages_all_characters_of_players_with_a_threat_of_35_or_more() -> None:
    table = scene(
        Side(heroes=["aragorn"], threat=34),
        Side(heroes=["gimli"], allies=["faramir", "snowbourn-scout"], threat=35),
        attached={"gimli": ["dwarven-axe"]},
        encounter=["evil-storm"],
    )
    reveal(table).done()
    assert [table.card(code).damage for code in ("aragorn", "gimli", "faramir")] == [0, 1, 1]
    assert table.card("snowbourn-scout").zone is Zone.DISCARD
    assert table.card("dwarven-axe").damage == 0


@pytest.mark.rule("L-FAQ-06")
def test_evil_storm_cancelled_damages_nobody() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"], threat=40),
        encounter=["evil-storm"],
        resources={"eowyn": 1},
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert table.card("eowyn").damage == 0


# Pursued by Shadow


def test_pursued_by_shadow_raises_threat_for_each_character_that_is_not_committed() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        Side(heroes=["legolas"]),
        encounter=["pursued-by-shadow"],
        committed=["gimli", "eowyn"],
        exhausted=["faramir"],
        phase=Phase.QUEST,
    )
    reveal(table).done()
    assert table.state.threat == [25 + 2, 25, 25 + 1]


@pytest.mark.rule("L-FAQ-06")
def test_pursued_by_shadow_cancelled_raises_no_threat() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["pursued-by-shadow"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.state.threat == [25]


@pytest.mark.rule("L-CTRL-03")
def test_pursued_by_shadow_as_shadow_returns_an_exhausted_ally_to_hand() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir", "beorn"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"], allies=["wandering-took"]),
        shadows={"dol-guldur-orcs": ["pursued-by-shadow"]},
        exhausted=["faramir", "wandering-took", "aragorn"],
    )
    attack(table, "dol-guldur-orcs", "beorn")
    assert (table.seat, table.options) == (A, (Pick(table.id("faramir")), Pick(table.id("beorn"))))
    table.pick("beorn").passing().done()
    assert table.state.hand[A] == [table.id("beorn")]
    assert table.card("aragorn").damage == 2  # without its defender the attack is undefended
    assert table.state.threat == [25, 25]


def test_pursued_by_shadow_as_shadow_never_returns_a_ready_ally() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir", "beorn"], engaged=["dol-guldur-orcs"]),
        shadows={"dol-guldur-orcs": ["pursued-by-shadow"]},
        exhausted=["beorn"],
    )
    attack(table, "dol-guldur-orcs", "aragorn")
    assert table.options == (Pick(table.id("beorn")),)
    table.pick("beorn").passing().done()
    assert table.card("faramir").zone is Zone.PLAY


def test_pursued_by_shadow_as_shadow_raises_threat_if_no_ally_of_his_is_exhausted() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"], allies=["wandering-took"]),
        shadows={"dol-guldur-orcs": ["pursued-by-shadow"]},
        exhausted=["wandering-took"],
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.state.threat == [28, 25]
    assert table.card("faramir").zone is Zone.PLAY


# Treacherous Fog


@pytest.mark.rule("L-FAQ-16", "L-FAQ-15")
def test_treacherous_fog_raises_locations_also_those_that_arrive_later_in_the_phase() -> None:
    table = scene(
        staging=["forest-gate", "wargs"],
        active="old-forest-road",
        encounter=["treacherous-fog", "gladden-fields"],
        phase=Phase.QUEST,
    )
    reveal(table, 2).done()
    assert table.terms("forest-gate", Stat.THREAT) == (("printed", 2), ("treacherous-fog", 1))
    assert table.value("gladden-fields", Stat.THREAT) == 4
    assert table.value("wargs", Stat.THREAT) == 2
    assert table.value("old-forest-road", Stat.THREAT) == 1
    table.begin(End(Until.PHASE)).done()
    assert staging_threat(table.state) == 2 + 2 + 3


def test_treacherous_fog_makes_players_with_a_threat_of_35_or_more_discard_a_card() -> None:
    table = scene(
        Side(hand=["beorn"], threat=34),
        Side(heroes=["gimli"], hand=["faramir", "gandalf"], threat=35),
        Side(heroes=["legolas"], threat=40),
        encounter=["treacherous-fog"],
    )
    reveal(table).passing()
    assert (table.seat, table.options) == (
        B,
        (Pick(table.id("faramir")), Pick(table.id("gandalf"))),
    )
    table.pick("gandalf").done()
    assert table.state.hand == [[table.id("beorn")], [table.id("faramir")], []]
    assert table.state.discard[B] == [table.id("gandalf")]


@pytest.mark.rule("L-FAQ-06")
def test_treacherous_fog_cancelled_neither_raises_nor_discards() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will", "wandering-took"], threat=40),
        staging=["forest-gate"],
        encounter=["treacherous-fog"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert table.state.hand[A] == [table.id("wandering-took")]
    assert staging_threat(table.state) == 2
