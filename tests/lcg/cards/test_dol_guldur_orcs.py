"""Dol Guldur Orcs: cards 89-95."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import attack, reveal
from tests.lcg.scene import A, Side, scene
from westmarch.kernel.chance import Drawn
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import Defend, Pick, TravelHere, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import TravelPhase
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.targets import Until

# Dol Guldur Orcs


@pytest.mark.rule("L-EFFECT-19")
def test_dol_guldur_orcs_damage_a_committed_character_whom_the_first_player_chooses() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        Side(heroes=["eowyn"], allies=["faramir"]),
        encounter=["dol-guldur-orcs"],
        committed=["gimli", "eowyn", "faramir"],
        phase=Phase.QUEST,
    )
    reveal(table)
    committed = tuple(Pick(table.id(code)) for code in ("gimli", "eowyn", "faramir"))
    assert (table.seat, table.options) == (A, committed)
    table.pick("eowyn").done()
    assert [table.card(code).damage for code in ("aragorn", "gimli", "eowyn")] == [0, 0, 2]
    assert table.card("dol-guldur-orcs").zone is Zone.STAGING


def test_dol_guldur_orcs_hit_nobody_if_nobody_is_committed() -> None:
    table = scene(encounter=["dol-guldur-orcs"], exhausted=["aragorn"], phase=Phase.QUEST)
    reveal(table).done()
    assert table.card("aragorn").damage == 0


@pytest.mark.rule("L-FAQ-07")
def test_dol_guldur_orcs_cancelled_hit_nobody() -> None:
    table = scene(
        Side(heroes=["eleanor"], hand=["a-test-of-will"]),
        encounter=["dol-guldur-orcs"],
        committed=["eleanor"],
        resources={"eleanor": 1},
        phase=Phase.QUEST,
    )
    reveal(table)
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eleanor").done()
    assert table.card("eleanor").damage == 0
    assert table.card("dol-guldur-orcs").zone is Zone.STAGING


@pytest.mark.parametrize(("defender", "damage"), [("glorfindel", 1), (None, 4)])
@pytest.mark.rule("L-EX-19", "L-EFFECT-20")
def test_dol_guldur_orcs_as_shadow_strengthen_the_attacker(
    defender: str | None, damage: int
) -> None:
    table = scene(
        Side(heroes=["glorfindel"], allies=["faramir"], engaged=["black-forest-bats"]),
        shadows={"black-forest-bats": ["dol-guldur-orcs"]},
        committed=["faramir"],
    )
    attack(table, "black-forest-bats", defender).done()
    assert table.card("glorfindel").damage == damage
    assert table.card("faramir").damage == 0
    assert table.value("black-forest-bats", Stat.ATTACK) == 1


# Chieftan Ufthak


@pytest.mark.rule("L-FAQ-33")
def test_chieftan_ufthak_grows_after_each_attack() -> None:
    table = scene(Side(heroes=["gimli", "denethor"], engaged=["chieftan-ufthak"]))
    attack(table, "chieftan-ufthak", "gimli").done()
    assert table.card("gimli").damage == 3 - 2
    assert table.card("chieftan-ufthak").resources == 1
    attack(table, "chieftan-ufthak", "denethor").done()
    assert table.card("denethor").damage == 3 + 2 - 3
    assert table.terms("chieftan-ufthak", Stat.ATTACK) == (
        ("printed", 3),
        ("chieftan-ufthak", 4),
    )


def test_chieftan_ufthak_does_not_grow_when_another_enemy_attacks() -> None:
    table = scene(Side(engaged=["chieftan-ufthak", "king-spider"]))
    attack(table, "king-spider", "aragorn").done()
    assert table.card("chieftan-ufthak").resources == 0
    assert table.value("chieftan-ufthak", Stat.ATTACK) == 3


# Dol Guldur Beastmaster


@pytest.mark.rule("L-OPEN-25")
def test_dol_guldur_beastmaster_is_dealt_a_further_shadow_card_when_it_attacks() -> None:
    table = scene(
        Side(engaged=["dol-guldur-beastmaster"]),
        shadows={"dol-guldur-beastmaster": ["wargs"]},
        encounter=["dol-guldur-orcs", "forest-gate"],
    )
    table.begin(EnemyAttack(table.id("dol-guldur-beastmaster"), A))
    dealt = table.state.shadows[table.id("dol-guldur-beastmaster")]
    assert dealt == [table.id("wargs"), table.id("dol-guldur-orcs")]
    assert all(table.state.cards[card].face_down for card in dealt)
    table.choose(Defend(table.id("aragorn"))).done()
    assert table.card("aragorn").damage == 3 + 1 + 1 - 2


@pytest.mark.rule("L-SHADOW-05")
def test_dol_guldur_beastmaster_gets_none_from_an_empty_deck() -> None:
    table = scene(Side(engaged=["dol-guldur-beastmaster"]), encounter_discard=["dol-guldur-orcs"])
    attack(table, "dol-guldur-beastmaster", "aragorn").done()
    assert table.card("aragorn").damage == 3 - 2
    assert table.state.encounter_discard == [table.id("dol-guldur-orcs")]


# Driven by Shadow


@pytest.mark.rule("L-FAQ-16")
def test_driven_by_shadow_raises_what_is_in_the_staging_area_at_that_moment() -> None:
    table = scene(
        Side(engaged=["king-spider"]),
        staging=["forest-spider", "forest-gate", "gandalfs-map"],
        encounter=["driven-by-shadow", "old-forest-road"],
        phase=Phase.QUEST,
    )
    reveal(table, 2).done()
    assert table.terms("forest-spider", Stat.THREAT) == (("printed", 2), ("driven-by-shadow", 1))
    assert table.value("forest-gate", Stat.THREAT) == 3
    assert table.value("old-forest-road", Stat.THREAT) == 1
    assert table.value("king-spider", Stat.THREAT) == 2
    assert staging_threat(table.state) == 3 + 3 + 1
    table.begin(End(Until.PHASE)).done()
    assert staging_threat(table.state) == 2 + 2 + 1


@pytest.mark.rule("L-KEY-19")
def test_driven_by_shadow_surges_if_the_staging_area_is_empty() -> None:
    table = scene(
        Side(engaged=["king-spider"]),
        encounter=["driven-by-shadow", "old-forest-road", "forest-gate"],
        phase=Phase.QUEST,
    )
    reveal(table).done()
    assert table.state.staging == [table.id("old-forest-road")]
    assert table.value("old-forest-road", Stat.THREAT) == 1


@pytest.mark.parametrize("code", ["gandalfs-map", "forest-spider", "great-forest-web"])
def test_driven_by_shadow_does_not_surge_if_any_card_lies_there(code: str) -> None:
    table = scene(staging=[code], encounter=["driven-by-shadow", "forest-gate"])
    reveal(table).done()
    assert table.state.staging == [table.id(code)]


@pytest.mark.rule("L-FAQ-06")
def test_driven_by_shadow_cancelled_neither_raises_nor_surges() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["driven-by-shadow", "forest-gate"],
        resources={"eowyn": 1},
    )
    reveal(table).use("a-test-of-will").pay("eowyn").done()
    assert not table.state.staging


@pytest.mark.rule("L-CTRL-10")
def test_driven_by_shadow_as_shadow_discards_an_attachment_of_the_defender() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        attached={
            "aragorn": ["celebrians-stone", "caught-in-a-web"],
            "gimli": ["dwarven-axe"],
        },
        shadows={"dol-guldur-orcs": ["driven-by-shadow"]},
    )
    attack(table, "dol-guldur-orcs", "aragorn")
    assert table.options == (
        Pick(table.id("celebrians-stone")),
        Pick(table.id("caught-in-a-web")),
    )
    table.pick("caught-in-a-web").passing().done()
    assert table.state.encounter_discard == [table.id("caught-in-a-web")]
    assert table.card("celebrians-stone").zone is Zone.ATTACHED


def test_driven_by_shadow_as_shadow_asks_nothing_if_the_defender_has_no_attachment() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        attached={"gimli": ["dwarven-axe"]},
        shadows={"dol-guldur-orcs": ["driven-by-shadow"]},
    )
    attack(table, "dol-guldur-orcs", "aragorn").done()
    assert table.card("dwarven-axe").zone is Zone.ATTACHED


@pytest.mark.rule("L-FAQ-31", "L-FAQ-45")
def test_driven_by_shadow_as_shadow_discards_all_that_you_control_if_undefended() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["dol-guldur-orcs"]),
        Side(heroes=["eowyn"]),
        attached={
            "aragorn": ["celebrians-stone", "caught-in-a-web"],
            "gimli": ["dwarven-axe"],
            "eowyn": ["the-favor-of-the-lady"],
        },
        shadows={"dol-guldur-orcs": ["driven-by-shadow"]},
    )
    attack(table, "dol-guldur-orcs", None).pick("aragorn").done()
    assert table.state.discard[A] == [table.id("celebrians-stone"), table.id("dwarven-axe")]
    assert table.card("caught-in-a-web").zone is Zone.ATTACHED
    assert table.card("the-favor-of-the-lady").zone is Zone.ATTACHED


# The Necromancer's Reach


def test_the_necromancers_reach_damages_each_exhausted_character_of_all() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], allies=["faramir"]),
        Side(heroes=["eowyn"], allies=["snowbourn-scout"]),
        attached={"gimli": ["dwarven-axe"]},
        encounter=["the-necromancers-reach"],
        exhausted=["gimli", "snowbourn-scout", "dwarven-axe"],
        committed=["eowyn"],
    )
    reveal(table).done()
    hit = {code: table.card(code).damage for code in ("aragorn", "gimli", "faramir", "eowyn")}
    assert hit == {"aragorn": 0, "gimli": 1, "faramir": 0, "eowyn": 1}
    assert table.card("dwarven-axe").damage == 0
    assert table.card("snowbourn-scout").zone is Zone.DISCARD


def test_the_necromancers_reach_hits_nobody_if_all_are_ready() -> None:
    table = scene(encounter=["the-necromancers-reach"])
    reveal(table).done()
    assert table.card("aragorn").damage == 0
    assert table.card("the-necromancers-reach").zone is Zone.DISCARD


# Necromancer's Pass


@pytest.mark.rule("L-EFFECT-21")
def test_necromancers_pass_costs_the_first_player_two_cards_at_random() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["faramir", "son-of-arnor", "brok-ironfist"]),
        Side(heroes=["eowyn"], hand=["wandering-took"]),
        staging=["necromancers-pass"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase())
    assert table.options == (Pass(), TravelHere(table.id("necromancers-pass")))
    table.script(Drawn(table.id("brok-ironfist")), Drawn(table.id("faramir")))
    table.choose(TravelHere(table.id("necromancers-pass"))).passing().done()
    assert table.state.hand == [[table.id("son-of-arnor")], [table.id("wandering-took")]]
    assert table.state.discard[A] == [table.id("brok-ironfist"), table.id("faramir")]
    assert table.state.active == [table.id("necromancers-pass")]


@pytest.mark.rule("L-EFFECT-22")
def test_necromancers_pass_cannot_be_reached_by_a_first_player_with_one_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["faramir"]),
        Side(heroes=["eowyn"], hand=["wandering-took", "wandering-took"]),
        staging=["necromancers-pass"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).passing().done()
    assert table.card("necromancers-pass").zone is Zone.STAGING


# Enchanted Stream


@pytest.mark.parametrize("active", [True, False])
@pytest.mark.rule("L-EX-14", "L-EFFECT-03", "L-EFFECT-04")
def test_nobody_draws_while_enchanted_stream_is_the_active_location(active: bool) -> None:
    stream = "enchanted-stream"
    table = scene(
        Side(heroes=["aragorn"], deck=["faramir"]),
        Side(heroes=["eowyn"], deck=["wandering-took"]),
        staging=[] if active else [stream],
        active=stream if active else None,
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).passing().done()
    drawn = [[], []] if active else [[table.id("faramir")], [table.id("wandering-took")]]
    assert table.state.hand == drawn


@pytest.mark.rule("L-FAQ-14")
def test_an_ability_that_only_draws_cannot_be_used_at_enchanted_stream() -> None:
    beravor = Side(heroes=["beravor"], deck=["faramir", "gandalf"])
    scene(beravor, active="enchanted-stream").begin(ActionWindow()).done()
    elsewhere = scene(beravor, staging=["enchanted-stream"]).begin(ActionWindow())
    assert elsewhere.options == (Pass(), Use(elsewhere.id("beravor")))
