"""Escape from Dol Guldur: encounter cards 101-107, points D16 and D21 to D23."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, codes, reveal, strike_down
from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Defend, Pick, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until

MAP, TORCH, KEY = "gandalfs-map", "dungeon-torch", "shadow-key"
NAZGUL = "nazgul-of-dol-guldur"

# Dungeon Jailor


def jailed(*sides: Side, staging: list[str], guards: dict[str, list[str]]) -> LcgScene:
    """The quest fails: nobody is on it, and the encounter deck is empty."""
    table = scene(
        *sides,
        quest="the-necromancers-tower",
        staging=staging,
        attached=guards,
        exhausted=[code for side in sides for code in side.heroes],
        phase=Phase.QUEST,
    )
    return table.script(Shuffled()).begin(QuestPhase()).passing()


@pytest.mark.rule("L-FAQ-03", "L-OPEN-16")
def test_d16_dungeon_jailor_shuffles_an_unclaimed_objective_of_the_staging_area_away() -> None:
    table = jailed(
        Side(heroes=["aragorn"], engaged=["wargs"]),
        Side(heroes=["gimli"]),
        staging=["dungeon-jailor", MAP, "forest-gate"],
        guards={"forest-gate": [TORCH], "wargs": [KEY]},
    )
    assert (table.seat, table.options) == (A, (Pick(table.id(MAP)), Pick(table.id(TORCH))))
    table.pick(TORCH).passing().done()
    assert codes(table, table.state.encounter_deck) == [TORCH]
    assert codes(table, table.state.staging) == ["dungeon-jailor", MAP, "forest-gate"]


def test_d16_dungeon_jailor_leaves_claimed_objectives_and_those_elsewhere() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["wargs"]),
        staging=["dungeon-jailor"],
        attached={"aragorn": [MAP], "wargs": [KEY]},
        exhausted=["aragorn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).done()
    assert not table.state.encounter_deck


@pytest.mark.parametrize("staging", [["dungeon-jailor", MAP], [MAP, "wargs"]])
@pytest.mark.rule("L-QUEST-24")
def test_d16_dungeon_jailor_does_nothing_at_a_tie_or_outside_the_staging_area(
    staging: list[str],
) -> None:
    jailor = [] if "dungeon-jailor" in staging else ["dungeon-jailor"]
    table = scene(
        Side(heroes=["legolas"], engaged=jailor),
        staging=staging,
        committed=["legolas"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).passing().done()
    assert table.card(MAP).zone is Zone.STAGING


def test_d16_an_objective_that_comes_back_gets_a_new_guard() -> None:
    table = scene(encounter=[TORCH, "forest-gate", "wargs"], phase=Phase.QUEST)
    reveal(table).done()
    assert table.card(TORCH).host == table.id("forest-gate")
    assert codes(table, table.state.staging) == ["forest-gate"]


# Nazgûl of Dol Guldur


@pytest.mark.rule("L-FAQ-09")
def test_d21_no_attachment_can_be_played_on_the_nazgul() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["forest-snare"], engaged=[NAZGUL, "wargs"]),
        resources={"denethor": 3},
    )
    table.begin(ActionWindow(planning=A)).play("forest-snare")
    assert table.options == (Pick(table.id("wargs")),)
    table.pick("wargs").pay("denethor", "denethor", "denethor").passing().done()
    alone = scene(
        Side(heroes=["denethor"], hand=["forest-snare"], engaged=[NAZGUL]),
        resources={"denethor": 3},
    )
    alone.begin(ActionWindow(planning=A)).done()


def test_d22_after_a_shadow_effect_dealt_to_the_nazgul_its_player_discards_a_character() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"], engaged=[NAZGUL]),
        Side(heroes=["eowyn"]),
        shadows={NAZGUL: ["east-bight-patrol"]},
    )
    attack(table, NAZGUL, "aragorn")
    everybody = tuple(Pick(table.id(code)) for code in ("aragorn", "gimli", "faramir"))
    assert (table.seat, table.options) == (A, everybody)
    table.pick("faramir").passing().done()
    assert table.card("faramir").zone is Zone.DISCARD
    assert table.card("aragorn").damage == 4 + 1 - 2


def test_d22_each_shadow_effect_costs_a_character() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir", "beorn"], engaged=[NAZGUL]),
        shadows={NAZGUL: ["east-bight-patrol", "forest-gate", "wargs"]},
    )
    attack(table, NAZGUL, "aragorn").pick("faramir").passing().pick("gimli").passing().done()
    assert codes(table, table.state.area[A]) == ["aragorn", "beorn"]


def test_d22_a_shadow_card_without_effect_costs_nobody() -> None:
    table = scene(Side(engaged=[NAZGUL]), shadows={NAZGUL: ["forest-gate"]})
    attack(table, NAZGUL, "aragorn").done()
    assert table.card("aragorn").zone is Zone.PLAY


@pytest.mark.rule("L-FAQ-06")
def test_d22_a_cancelled_shadow_effect_costs_nobody() -> None:
    table = scene(
        Side(heroes=["eleanor", "gimli"], hand=["hasty-stroke"], engaged=[NAZGUL]),
        shadows={NAZGUL: ["east-bight-patrol"]},
        resources={"eleanor": 1},
    )
    table.begin(EnemyAttack(table.id(NAZGUL), A)).choose(Defend(table.id("gimli")))
    table.use("hasty-stroke").pay("eleanor").done()
    assert codes(table, table.state.area[A]) == ["eleanor", "gimli"]
    assert table.card("gimli").damage == 4 - 2


def test_d22_a_shadow_effect_of_another_enemy_costs_nobody() -> None:
    table = scene(Side(engaged=[NAZGUL, "wargs"]), shadows={"wargs": ["east-bight-patrol"]})
    attack(table, "wargs", "aragorn").done()


@pytest.mark.rule("L-DMG-06")
def test_d23_the_nazgul_defeated_goes_to_the_encounter_discard_pile() -> None:
    table = scene(Side(heroes=["aragorn", "legolas"], engaged=[NAZGUL]), damage={NAZGUL: 7})
    strike_down(table, NAZGUL, "aragorn", "legolas").done()
    assert codes(table, table.state.encounter_discard) == [NAZGUL]


@pytest.mark.rule("L-QUEST-11")
def test_d23_the_nazgul_comes_back_from_a_new_deck_as_any_enemy() -> None:
    table = scene(encounter_discard=[NAZGUL], phase=Phase.QUEST)
    reveal(table).done()
    assert codes(table, table.state.staging) == [NAZGUL]
    assert staging_threat(table.state) == 5


@pytest.mark.rule("L-SHADOW-09")
def test_d23_the_nazgul_as_a_shadow_card_has_no_effect() -> None:
    table = scene(Side(engaged=["wargs"]), shadows={"wargs": [NAZGUL]})
    attack(table, "wargs", "aragorn").done()
    assert table.card("wargs").zone is Zone.STAGING


# Cavern Guardian


@pytest.mark.rule("L-KEY-01")
def test_cavern_guardian_dooms() -> None:
    table = scene(Side(), Side(heroes=["gimli"], threat=30), encounter=["cavern-guardian"])
    reveal(table).done()
    assert table.state.threat == [26, 31]


def test_cavern_guardian_as_shadow_discards_an_attachment_and_objectives_return() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        attached={
            "aragorn": [MAP, "caught-in-a-web"],
            "gimli": ["dwarven-axe"],
            "eowyn": [TORCH],
        },
        shadows={"wargs": ["cavern-guardian"]},
    )
    attack(table, "wargs", "gimli")
    assert (table.seat, table.options) == (A, (Pick(table.id(MAP)), Pick(table.id("dwarven-axe"))))
    table.pick(MAP).passing().done()
    assert codes(table, table.state.staging) == [MAP]
    assert table.card("dwarven-axe").zone is Zone.ATTACHED


def test_cavern_guardian_as_shadow_discards_all_attachments_if_undefended() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        Side(heroes=["eowyn"]),
        attached={"gimli": [MAP, "dwarven-axe"], "eowyn": [TORCH]},
        shadows={"wargs": ["cavern-guardian"]},
    )
    attack(table, "wargs", None).done()
    assert codes(table, table.state.staging) == [MAP]
    assert codes(table, table.state.discard[A]) == ["dwarven-axe"]
    assert table.card(TORCH).zone is Zone.ATTACHED


def test_cavern_guardian_as_shadow_asks_nothing_without_attachments() -> None:
    table = scene(Side(engaged=["wargs"]), shadows={"wargs": ["cavern-guardian"]})
    attack(table, "wargs", "aragorn").done()


# Under the Shadow


@pytest.mark.rule("L-FAQ-15")
def test_under_the_shadow_raises_the_threat_in_the_staging_area_for_each_player() -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        staging=["forest-gate"],
        encounter=["under-the-shadow"],
        phase=Phase.QUEST,
    )
    reveal(table).done()
    assert staging_threat(table.state) == 2 + 2
    table.begin(End(Until.PHASE)).done()
    assert staging_threat(table.state) == 2


@pytest.mark.rule("L-FAQ-06")
def test_under_the_shadow_cancelled_raises_nothing() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        staging=["forest-gate"],
        encounter=["under-the-shadow"],
        resources={"eowyn": 1},
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert staging_threat(table.state) == 2


@pytest.mark.parametrize("defender", ["aragorn", None])
@pytest.mark.rule("L-FAQ-31")
def test_under_the_shadow_as_shadow_raises_threat_for_each_engaged_enemy(
    defender: str | None,
) -> None:
    table = scene(
        Side(engaged=["wargs", "dol-guldur-orcs"]),
        Side(heroes=["gimli"], engaged=["king-spider"]),
        staging=["forest-spider"],
        shadows={"wargs": ["under-the-shadow"]},
    )
    attack(table, "wargs", defender).done()
    assert table.state.threat == [27, 25]
