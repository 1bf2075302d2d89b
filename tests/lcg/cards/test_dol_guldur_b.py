"""Escape from Dol Guldur: set-up and first stage (123), points D01 to D06, D10, D12."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import codes, progress
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Drawn, Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    ChooseCard,
    Keep,
    MayRespond,
    Pick,
    PickPlayer,
    Play,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.rounds import Adventure, Round
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.filters import OBJECTIVE

STAGES = ("the-necromancers-tower", "through-the-caverns", "out-of-the-dungeons")
MAP, TORCH, KEY = "gandalfs-map", "dungeon-torch", "shadow-key"
NAZGUL = "nazgul-of-dol-guldur"
HAND = ["beorn"] * 6


def set_out(*sides: Side, guards: list[str], prisoner: str, mode: str = "standard") -> LcgScene:
    """The adventure begins; the guards are the top cards after shuffling."""
    table = scene(
        *sides,
        quest=None,
        quest_deck=STAGES,
        encounter=[*guards, KEY, TORCH, NAZGUL, "forest-gate", MAP],
        phase=Phase.SETUP,
        mode=mode,
    )
    table.script(Shuffled(), Drawn(table.id(prisoner))).begin(Adventure())
    if len(sides) > 1:
        table.choose(PickPlayer(A), seat=A).choose(PickPlayer(A), seat=B)
    return table.always(Keep())


@pytest.mark.rule("L-SETUP-17")
def test_d01_objectives_are_staged_the_nazgul_is_put_beside_and_guards_are_revealed() -> None:
    side = Side(heroes=["beravor", "gimli"], deck=[*HAND, "faramir", "gandalf"])
    guards = ["wargs", "king-spider", "enchanted-stream"]
    table = set_out(side, guards=guards, prisoner="gimli")
    tower = table.id("the-necromancers-tower")
    assert table.prompt == ChooseCard(tower, OBJECTIVE)
    assert table.options == (Pick(table.id(MAP)), Pick(table.id(TORCH)), Pick(table.id(KEY)))
    table.pick(TORCH)
    assert table.card(TORCH).host == table.id("wargs")
    assert table.options == (Pick(table.id(MAP)), Pick(table.id(KEY)))
    table.pick(KEY).pick("gimli")  # the King Spider exhausts somebody
    assert codes(table, table.state.staging) == guards
    assert table.card(MAP).host == table.id("enchanted-stream")
    assert codes(table, table.state.aside) == [NAZGUL]
    assert codes(table, table.state.encounter_deck) == ["forest-gate"]


@pytest.mark.rule("L-KEY-03")
def test_d02_each_objective_has_one_guard_and_not_two() -> None:
    guards = ["wargs", "old-forest-road", "enchanted-stream"]
    table = set_out(Side(heroes=["aragorn", "gimli"], deck=HAND), guards=guards, prisoner="gimli")
    table.pick(MAP, TORCH)
    assert [table.card(code).host for code in (MAP, TORCH, KEY)] == [
        table.id(code) for code in guards
    ]
    assert len(table.state.encounter_deck) == 1


@pytest.mark.rule("L-EX-26", "L-OPEN-16")
def test_d03_guards_are_revealed_with_keywords_and_treacheries_guard_nothing() -> None:
    guards = ["endless-caverns", "great-forest-web", "iron-shackles", "cavern-guardian"]
    side = Side(heroes=["aragorn", "gimli"], deck=[*HAND, "faramir"])
    table = set_out(side, guards=guards, prisoner="gimli").pick(MAP, TORCH)
    assert table.state.threat == [25 + 1 + 1]
    assert table.card(MAP).host == table.id("endless-caverns")
    assert table.card(TORCH).zone is Zone.STAGING
    assert table.card(KEY).host == table.id("cavern-guardian")
    assert staging_threat(table.state) == 1 + 2 + 2
    assert len(table.state.hand[A]) == 6  # Iron Shackles replace the first draw
    assert codes(table, table.state.encounter_discard) == ["iron-shackles"]


@pytest.mark.rule("L-OPEN-16", "L-FAQ-19")
def test_d03_eleanor_can_replace_a_guard_and_the_new_card_guards_nothing() -> None:
    guards = ["under-the-shadow", "wargs", "forest-spider", "enchanted-stream"]
    table = set_out(Side(heroes=["eleanor", "gimli"], deck=HAND), guards=guards, prisoner="gimli")
    table.pick(MAP)
    assert table.prompt == MayRespond("WhenRevealedTriggered", table.id("under-the-shadow"))
    assert table.options == (Pass(), Use(table.id("eleanor")))
    table.use("eleanor").pick(TORCH)
    assert table.card(MAP).zone is Zone.STAGING
    assert table.card(TORCH).host == table.id("forest-spider")
    assert codes(table, table.state.staging) == [MAP, "wargs", "forest-spider", "enchanted-stream"]


@pytest.mark.parametrize("prisoner", ["aragorn", "gimli", "legolas", "eowyn"])
def test_d04_any_hero_of_any_player_can_become_the_prisoner(prisoner: str) -> None:
    table = set_out(
        Side(heroes=["aragorn", "gimli"], deck=HAND),
        Side(heroes=["legolas", "eowyn"], deck=HAND),
        guards=["wargs", "forest-gate", "enchanted-stream"],
        prisoner=prisoner,
    )
    table.pick(MAP, TORCH)
    down = [code for code in ("aragorn", "gimli", "legolas", "eowyn") if table.card(code).face_down]
    assert down == [prisoner]


@pytest.mark.rule("L-SETUP-06")
def test_d10_the_threat_is_unchanged_when_a_hero_becomes_the_prisoner() -> None:
    guards = ["wargs", "old-forest-road", "enchanted-stream"]
    side = Side(heroes=["aragorn", "gimli"], deck=HAND, threat=12 + 11)
    table = set_out(side, guards=guards, prisoner="gimli").pick(MAP, TORCH)
    assert table.card("gimli").face_down
    assert table.state.threat == [12 + 11]


def planning(stage: str, played: int = 0) -> LcgScene:
    """Two players in the planning turn of the second, at a stage of this quest."""
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"], hand=["veteran-axehand", "gandalf", "dwarven-axe"]),
        quest=stage,
        resources={"gimli": 10},
    )
    table.state.allies_played = played
    return table.begin(ActionWindow(planning=B))


@pytest.mark.parametrize("stage", STAGES[:2])
def test_d05_d19_the_group_can_play_one_ally_a_round(stage: str) -> None:
    table = planning(stage)
    axehand, gandalf, axe = (
        Play(table.id(code)) for code in ("veteran-axehand", "gandalf", "dwarven-axe")
    )
    assert table.options == (Pass(), axehand, gandalf, axe)
    table.play("gandalf").pay(*["gimli"] * 5).choose(Pass())
    assert table.options == (Pass(), axe)


def test_d05_an_ally_of_another_player_counts_for_the_group() -> None:
    table = planning("the-necromancers-tower", played=1)
    assert table.options == (Pass(), Play(table.id("dwarven-axe")))


@pytest.mark.rule("L-FAQ-12")
def test_d05_allies_put_into_play_are_neither_limited_nor_counted() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "faramir", "beorn"]),
        quest="the-necromancers-tower",
        resources={"aragorn": 5},
    )
    table.begin(ActionWindow(planning=A)).use("sneak-attack").pay("aragorn").pick("beorn")
    table.play("faramir").pay(*["aragorn"] * 4)
    assert table.state.allies_played == 1


def test_d05_d19_the_next_round_allows_an_ally_again() -> None:
    table = scene(Side(), quest="the-necromancers-tower")
    table.state.allies_played = 1
    table.begin(Round()).to_the_end().done()
    assert table.state.allies_played == 0


@pytest.mark.rule("L-FAQ-27")
def test_d06_the_stage_needs_one_claimed_objective() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        staging=["wargs", TORCH],
        attached={"wargs": [MAP], "aragorn": ["celebrians-stone"]},
        quest=STAGES[0],
        quest_deck=STAGES[1:],
    )
    progress(table, 9).done()
    assert codes(table, table.state.quest) == [STAGES[0]]
    table.begin(ActionWindow()).use(TORCH).pick("aragorn").passing().done()
    assert codes(table, table.state.quest) == [STAGES[1]]


def test_d12_a_player_whose_only_hero_becomes_the_prisoner_loses_the_game() -> None:
    guards = ["wargs", "forest-gate", "enchanted-stream"]
    table = set_out(Side(heroes=["gimli"], deck=HAND), guards=guards, prisoner="gimli")
    table.pick(MAP, TORCH).done()
    assert table.state.won is False
