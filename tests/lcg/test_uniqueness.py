"""Unique cards: L-UNIQ."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.records import CardId, replace
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import CardType, Phase, Zone
from westmarch.lcg.options import Pick, Play, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import PlanningPhase
from westmarch.lcg.tables import CARDS


def plays(table: LcgScene) -> list[str]:
    """The allies and attachments that are offered."""
    found: list[CardId] = [o.card for o in table.options if isinstance(o, Play)]
    return [table.state.cards[card].code for card in found]


@pytest.mark.rule("L-UNIQ-01")
def test_nobody_can_play_a_unique_card_that_another_player_has_in_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["faramir", "guard-of-the-citadel"]),
        Side(heroes=["gimli"], allies=["faramir"]),
        resources={"aragorn": 9},
    )
    table.begin(PlanningPhase())
    assert plays(table) == ["guard-of-the-citadel"]
    table.all_choose(Pass()).done()


@pytest.mark.rule("L-UNIQ-02")
def test_no_effect_puts_a_unique_card_into_play_beside_another() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "gandalf", "guard-of-the-citadel"]),
        Side(heroes=["gimli"], allies=["gandalf"]),
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn")
    assert table.options == (Pick(table.id("guard-of-the-citadel")),)
    table.pick("guard-of-the-citadel").passing().done()


@pytest.mark.rule("L-UNIQ-03")
def test_a_unique_hero_keeps_a_unique_ally_of_the_same_title_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    namesake = replace(CARDS["beorn"], name=CARDS["gimli"].name)
    monkeypatch.setitem(CARDS, "beorn", namesake)
    table = scene(Side(heroes=["gimli"], hand=["beorn", "veteran-axehand"]), resources={"gimli": 9})
    table.begin(PlanningPhase())
    assert plays(table) == ["veteran-axehand"]
    table.choose(Pass()).done()


@pytest.mark.rule("L-UNIQ-04")
def test_attachments_are_kept_out_as_well() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin"], hand=["celebrians-stone", "steward-of-gondor"]),
        Side(heroes=["gimli"]),
        attached={"gimli": ["celebrians-stone"]},
        resources={"aragorn": 9},
    )
    table.begin(PlanningPhase())
    assert plays(table) == ["steward-of-gondor"]
    table.all_choose(Pass()).done()


@pytest.mark.rule("L-UNIQ-04")
def test_a_unique_hero_does_not_come_back_beside_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "beorn", replace(CARDS["beorn"], name=CARDS["gimli"].name))
    table = scene(
        Side(heroes=["eowyn"], hand=["fortune-or-fate"], discard=["gimli", "thalin"]),
        Side(heroes=["legolas"], allies=["beorn"]),
        resources={"eowyn": 5},
    )
    table.begin(ActionWindow()).use("fortune-or-fate").pay(*["eowyn"] * 5)
    assert table.options == (Pick(table.id("thalin")),)
    table.pick("thalin").passing().done()
    assert table.card("gimli").zone is Zone.DISCARD


@pytest.mark.rule("L-UNIQ-04")
def test_which_cards_of_the_box_are_unique() -> None:
    unique = [row for row in CARDS.values() if row.unique]
    assert {row.type for row in unique} >= {CardType.HERO, CardType.ALLY, CardType.ATTACHMENT}
    assert all(row.unique for row in CARDS.values() if row.type is CardType.HERO)


@pytest.mark.rule("L-UNIQ-05")
def test_a_stopped_card_stays_in_the_discard_pile() -> None:
    table = scene(
        Side(
            heroes=["eowyn"],
            hand=["stand-and-fight"],
            discard=["gleowine", "wandering-took"],
        ),
        Side(heroes=["denethor"], allies=["gleowine"]),
        resources={"eowyn": 9},
    )
    table.begin(ActionWindow()).use("stand-and-fight")
    assert table.options == (Pick(table.id("wandering-took")),)
    table.pick("wandering-took").pay("eowyn", "eowyn").passing().done()
    assert table.card("gleowine").zone is Zone.DISCARD
    assert table.card("wandering-took").zone is Zone.PLAY


@pytest.mark.rule("L-UNIQ-06")
def test_a_copy_in_a_discard_pile_stops_nothing() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["steward-of-gondor"], discard=["steward-of-gondor"]),
        Side(heroes=["gimli"], discard=["steward-of-gondor"]),
        resources={"aragorn": 2},
    )
    table.begin(PlanningPhase()).play("steward-of-gondor")
    table.pick("gimli").pay("aragorn", "aragorn").passing().done()
    assert table.card("steward-of-gondor").host == table.id("gimli")


@pytest.mark.rule("L-UNIQ-07")
def test_any_number_of_copies_of_other_cards_may_be_in_play() -> None:
    guards = ["guard-of-the-citadel"] * 2
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"], hand=guards),
        Side(heroes=["gimli"], allies=["guard-of-the-citadel"]),
        resources={"aragorn": 4},
    )
    table.begin(PlanningPhase())
    for _ in range(2):
        table.play("guard-of-the-citadel").pay("aragorn", "aragorn")
    table.passing().done()
    zones = [table.state.cards[card].zone for card in table.ids("guard-of-the-citadel")]
    assert zones == [Zone.PLAY] * 4


@pytest.mark.rule("L-UNIQ-08")
def test_a_player_cannot_have_a_second_copy_himself() -> None:
    table = scene(
        Side(
            heroes=["aragorn"],
            allies=["faramir"],
            hand=["faramir", "steward-of-gondor", "snowbourn-scout"],
        ),
        attached={"aragorn": ["steward-of-gondor"]},
        resources={"aragorn": 9},
    )
    table.begin(PlanningPhase())
    assert plays(table) == ["snowbourn-scout"]
    table.all_choose(Pass()).done()


@pytest.mark.rule("L-UNIQ-09")
def test_nothing_is_paid_for_a_card_that_cannot_enter_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "gandalf"]),
        Side(heroes=["gimli"], allies=["gandalf"]),
        resources={"aragorn": 9},
    )
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(),))
    table.choose(Pass())
    table.passing().done()
    assert table.card("aragorn").resources == 9


@pytest.mark.rule("L-UNIQ-09")
@pytest.mark.parametrize("there", [True, False])
def test_an_effect_resolves_without_the_card_that_cannot_enter_play(there: bool) -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"], hand=["brok-ironfist"], engaged=["ungoliants-spawn"]),
        Side(heroes=["legolas"], allies=["brok-ironfist"] if there else []),
        damage={"gimli": 4},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("ungoliants-spawn"), A)).passing()
    table.choose(table.options[0]).passing()
    table.pick("gimli")
    brok = table.state.hand[A][0]
    assert table.seat == A
    assert table.options == ((Pass(),) if there else (Pass(), Use(brok)))
    table.choose(table.options[-1]).passing().done()
    assert table.state.cards[brok].zone is (Zone.HAND if there else Zone.PLAY)
    assert brok not in table.state.area[B]
