"""Passage Through Mirkwood: cards 96-100 and its quest deck, 119-122."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    EngageEnemy,
    Pick,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until

# Forest Spider


@pytest.mark.rule("L-ENC-13")
def test_forest_spider_is_stronger_until_the_end_of_the_round_in_which_it_engages() -> None:
    table = scene(staging=["forest-spider"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase())
    assert table.options == (Pass(), EngageEnemy(table.id("forest-spider")))
    table.choose(EngageEnemy(table.id("forest-spider"))).done()
    assert table.terms("forest-spider", Stat.ATTACK) == (("printed", 2), ("forest-spider", 1))
    table.begin(End(Until.PHASE)).done()
    assert table.value("forest-spider", Stat.ATTACK) == 3
    table.begin(End(Until.ROUND)).done()
    assert table.value("forest-spider", Stat.ATTACK) == 2


def test_forest_spider_gains_nothing_when_another_enemy_engages() -> None:
    side = Side(threat=24)
    table = scene(side, staging=["forest-spider", "king-spider"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("king-spider"))).done()
    assert table.value("forest-spider", Stat.ATTACK) == 2
    assert table.value("king-spider", Stat.ATTACK) == 3


@pytest.mark.parametrize("defender", ["aragorn", None])
@pytest.mark.rule("L-FAQ-31")
def test_forest_spider_as_shadow_discards_an_attachment_of_the_defending_player(
    defender: str | None,
) -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"]),
        attached={
            "aragorn": ["celebrians-stone"],
            "gimli": ["dwarven-axe"],
            "eowyn": ["the-favor-of-the-lady"],
        },
        shadows={"dol-guldur-orcs": ["forest-spider"]},
    )
    attack(table, "dol-guldur-orcs", defender)
    assert table.options == (Pick(table.id("celebrians-stone")), Pick(table.id("dwarven-axe")))
    table.pick("dwarven-axe").passing()
    if defender is None:
        table.pick("gimli")
    table.done()
    assert table.state.discard[A] == [table.id("dwarven-axe")]


@pytest.mark.rule("L-PLAY-03")
def test_forest_spider_as_shadow_asks_nothing_of_a_player_without_attachments() -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"], hand=["celebrians-stone"]),
        shadows={"dol-guldur-orcs": ["forest-spider"]},
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()


# East Bight Patrol


@pytest.mark.parametrize(("defender", "damage", "threat"), [("aragorn", 1, 25), (None, 3, 28)])
def test_east_bight_patrol_as_shadow_strengthens_the_attacker_and_may_raise_threat(
    defender: str | None, damage: int, threat: int
) -> None:
    table = scene(
        Side(engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"]),
        shadows={"dol-guldur-orcs": ["east-bight-patrol"]},
    )
    attack(table, "dol-guldur-orcs", defender).done()
    assert table.card("aragorn").damage == damage
    assert table.state.threat == [threat, 25]


# Black Forest Bats


@pytest.mark.rule("L-EFFECT-19")
def test_black_forest_bats_make_each_player_take_a_character_off_the_quest() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        Side(heroes=["eowyn"], allies=["faramir"]),
        encounter=["black-forest-bats"],
        committed=["aragorn", "eowyn", "faramir"],
        phase=Phase.QUEST,
    )
    reveal(table)
    assert (table.seat, table.options) == (
        A,
        (Pick(table.id("aragorn")), Pick(table.id("eowyn")), Pick(table.id("faramir"))),
    )
    table.pick("faramir")
    assert (table.seat, table.options) == (
        B,
        (Pick(table.id("aragorn")), Pick(table.id("eowyn"))),
    )
    table.pick("aragorn").done()
    assert table.card("eowyn").committed
    for code in ("aragorn", "faramir"):
        assert not table.card(code).committed
        assert table.card(code).exhausted


def test_black_forest_bats_ask_nothing_if_nobody_is_committed() -> None:
    table = scene(encounter=["black-forest-bats"], exhausted=["aragorn"], phase=Phase.QUEST)
    reveal(table).done()
    assert table.card("black-forest-bats").zone is Zone.STAGING


@pytest.mark.rule("L-EX-23")
def test_black_forest_bats_cancelled_take_nobody_off_the_quest() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["a-test-of-will"]),
        encounter=["black-forest-bats"],
        committed=["eleanor"],
        resources={"eleanor": 1},
        phase=Phase.QUEST,
    )
    reveal(table).use("a-test-of-will").pay("eleanor").done()
    assert table.card("eleanor").committed
    assert staging_threat(table.state) == 1


# Old Forest Road, Forest Gate


def travelled(
    to: str,
    *sides: Side,
    exhausted: tuple[str, ...] = (),
    attached: Mapping[str, Sequence[str]] = {},
) -> LcgScene:
    """The players travel to a location."""
    table = scene(*sides, staging=[to], exhausted=exhausted, attached=attached, phase=Phase.TRAVEL)
    return table.begin(TravelPhase()).choose(TravelHere(table.id(to)))


@pytest.mark.rule("L-OPEN-14")
def test_old_forest_road_lets_the_first_player_ready_a_character_of_his() -> None:
    table = travelled(
        "old-forest-road",
        Side(heroes=["aragorn", "gimli"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        exhausted=("aragorn", "faramir", "eowyn", "steward-of-gondor"),
        attached={"gimli": ["steward-of-gondor"]},
    )
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("old-forest-road"))))
    table.use("old-forest-road")
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("faramir")))
    table.pick("faramir").passing().done()
    assert not table.card("faramir").exhausted
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-EFFECT-12")
def test_old_forest_road_forces_nobody_to_ready() -> None:
    table = travelled("old-forest-road", Side(), exhausted=("aragorn",))
    table.choose(Pass()).done()
    assert table.card("aragorn").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_old_forest_road_offers_nothing_if_the_first_player_has_nobody_to_ready() -> None:
    sides = (Side(heroes=["aragorn"]), Side(heroes=["eowyn"]))
    travelled("old-forest-road", *sides, exhausted=("eowyn",)).done()


@pytest.mark.rule("L-EFFECT-12")
def test_forest_gate_lets_the_first_player_draw_two_cards() -> None:
    deck = ["faramir", "gandalf", "beorn"]
    table = travelled("forest-gate", Side(deck=deck), Side(heroes=["eowyn"], deck=["gleowine"]))
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("forest-gate"))))
    table.use("forest-gate").passing().done()
    assert table.state.hand == [[table.id("faramir"), table.id("gandalf")], []]


def test_forest_gate_may_be_passed_by() -> None:
    table = travelled("forest-gate", Side(deck=["faramir", "gandalf"]))
    table.choose(Pass()).done()
    assert not table.state.hand[A]
