"""Escape from Dol Guldur: the prisoner, points D07 to D11."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.kernel.records import replace
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import CardType, Phase
from westmarch.lcg.options import (
    AttackEnemy,
    Commit,
    DeclareDefender,
    Defend,
    Done,
    Pick,
    Play,
    Send,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.rounds import ResourcePhase
from westmarch.lcg.state import shown


def captive(code: str, table: LcgScene) -> LcgScene:
    """A hero is the prisoner, as the set-up of the scenario leaves him."""
    card = table.id(code)
    table.state.cards[card] = replace(table.state.cards[card], face_down=True)
    return table


@pytest.mark.rule("L-QUEST-02")
def test_d07_the_prisoner_neither_commits_nor_defends_nor_attacks() -> None:
    table = captive("gimli", scene(Side(heroes=["aragorn", "gimli"]), phase=Phase.QUEST))
    table.begin(QuestPhase())
    assert table.options == (Done(), Commit(table.id("aragorn")))
    table.choose(Done()).done()
    table = captive("gimli", scene(Side(heroes=["gimli", "aragorn"], engaged=["wargs"])))
    table.begin(CombatPhase()).passing()
    assert table.prompt == DeclareDefender(table.id("wargs"))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Undefended()).passing()
    assert table.card("aragorn").damage == 3  # nobody is asked: he is the only hero
    assert table.options == (Done(), AttackEnemy(table.id("wargs")))
    table.choose(AttackEnemy(table.id("wargs")))
    assert table.options == (Send(table.id("aragorn")),)
    table.to_the_end().done()


@pytest.mark.rule("L-EFFECT-08")
def test_d07_the_prisoner_does_not_pay_and_his_text_is_silent() -> None:
    side = Side(heroes=["aragorn", "beravor"], hand=["miner-of-the-iron-hills"], deck=["faramir"])
    table = captive("beravor", scene(side, resources={"beravor": 5, "aragorn": 5}))
    table.begin(ActionWindow(planning=A)).done()


def test_d07_a_hero_who_is_no_prisoner_would_pay_and_use_his_text() -> None:
    side = Side(heroes=["aragorn", "beravor"], hand=["miner-of-the-iron-hills"], deck=["faramir"])
    table = scene(side, resources={"beravor": 5, "aragorn": 5}).begin(ActionWindow(planning=A))
    miner, beravor = table.id("miner-of-the-iron-hills"), table.id("beravor")
    assert table.options == (Pass(), Play(miner), Use(beravor))


def test_d07_the_prisoner_counts_as_no_hero_for_what_looks_for_one() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], hand=["steward-of-gondor"]), resources={"aragorn": 2}
    )
    captive("gimli", table).begin(ActionWindow(planning=A)).play("steward-of-gondor")
    assert table.options == (Pick(table.id("aragorn")),)  # D09: nothing is attached to him
    assert shown(table.state, table.id("gimli")).type is CardType.PRISONER


@pytest.mark.parametrize("in_play", [True, False])
@pytest.mark.rule("L-UNIQ-02", "L-UNIQ-08")
def test_d07_the_prisoners_title_still_counts_for_uniqueness(in_play: bool) -> None:
    heroes = ["eleanor", "gimli" if in_play else "legolas"]
    table = scene(
        Side(heroes=heroes, hand=["fortune-or-fate"], discard=["gimli"]), resources={"eleanor": 5}
    )
    captive(heroes[1], table).begin(ActionWindow())
    assert table.position.over is in_play


@pytest.mark.rule("L-FAQ-50")
def test_d08_the_prisoner_collects_no_resources_and_keeps_those_he_had() -> None:
    table = scene(Side(heroes=["aragorn", "gimli"]), resources={"gimli": 1}, phase=Phase.RESOURCE)
    captive("gimli", table).begin(ResourcePhase()).done()
    assert table.card("gimli").resources == 1
    assert table.card("aragorn").resources == 1


def test_d08_the_prisoner_cannot_be_damaged() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        exhausted=["aragorn", "gimli"],
        encounter=["the-necromancers-reach"],
    )
    reveal(captive("gimli", table)).done()
    assert table.card("gimli").damage == 0
    assert table.card("aragorn").damage == 1


@pytest.mark.parametrize("shadow", ["king-spider", "east-bight-patrol"])
def test_d08_the_prisoner_cannot_be_chosen_for_exhausting_or_discarding(shadow: str) -> None:
    nazgul = "nazgul-of-dol-guldur"
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"], engaged=[nazgul]),
        shadows={nazgul: [shadow]},
    )
    attack(captive("gimli", table), nazgul, "aragorn")
    if shadow == "king-spider":  # it exhausts a character before the Nazgûl takes one
        assert table.options == (Pick(table.id("faramir")),)
        table.pick("faramir")
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("faramir")))
    table.pick("faramir").passing().done()
    assert not table.card("gimli").exhausted


@pytest.mark.rule("L-REF-01")
def test_d09_the_prisoner_readies_and_keeps_his_damage_and_what_was_attached() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli", "legolas"]),
        attached={"gimli": ["caught-in-a-web"]},
        exhausted=["gimli", "legolas"],
        damage={"gimli": 2},
        resources={"gimli": 2},
        phase=Phase.REFRESH,
    )
    captive("legolas", captive("gimli", table)).begin(RefreshPhase()).done()
    assert table.card("caught-in-a-web").host == table.id("gimli")
    assert table.card("gimli").damage == 2
    assert table.card("gimli").exhausted  # his tokens cannot be spent on the web
    assert not table.card("legolas").exhausted


@pytest.mark.rule("L-ELIM-01", "L-END-03")
def test_d11_a_player_with_no_hero_but_the_prisoner_loses_the_game_for_all() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        damage={"aragorn": 4},
    )
    attack(captive("gimli", table), "wargs", None).done()
    assert table.state.won is False


@pytest.mark.parametrize(("prisoner", "won"), [("aragorn", False), ("eowyn", None)])
def test_d11_when_the_prisoners_controller_is_eliminated_all_lose(
    prisoner: str, won: bool | None
) -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["marsh-adder"], threat=49),
        Side(heroes=["eowyn", "legolas"]),
    )
    captive(prisoner, table).begin(EnemyAttack(table.id("marsh-adder"), A)).done()
    assert table.state.eliminated == [True, False]
    assert table.state.won is won
