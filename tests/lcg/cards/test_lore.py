"""The allies of Lore, cards 58-62."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.events import Saw
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import ChooseCard, MayRespond, Pick, PickPlayer, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.vocabulary.filters import ATTACHMENT
from westmarch.lcg.vocabulary.targets import Place

# Daughter of the Nimrodel


@pytest.mark.rule("L-COST-01")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 0), (3, 1)])
def test_daughter_of_the_nimrodel_heals_up_to_two_damage(wounds: int, left: int) -> None:
    table = scene(
        Side(heroes=["denethor"], allies=["daughter-of-the-nimrodel"]),
        Side(heroes=["gimli"], allies=["beorn"]),
        damage={"gimli": wounds, "beorn": 2},
        exhausted=["denethor", "beorn"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("daughter-of-the-nimrodel")))
    table.use("daughter-of-the-nimrodel")
    assert table.options == (Pick(table.id("gimli")),)
    table.pick("gimli").passing().done()
    assert table.card("gimli").damage == left
    assert table.card("daughter-of-the-nimrodel").exhausted


@pytest.mark.rule("L-FAQ-14")
def test_daughter_of_the_nimrodel_heals_no_ally() -> None:
    table = scene(
        Side(heroes=["denethor"], allies=["daughter-of-the-nimrodel", "gleowine"]),
        damage={"gleowine": 1},
        exhausted=["denethor", "gleowine"],
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_daughter_of_the_nimrodel_heals_nobody() -> None:
    table = scene(
        Side(heroes=["beravor"], allies=["daughter-of-the-nimrodel"]),
        damage={"beravor": 1},
        exhausted=["daughter-of-the-nimrodel"],
    )
    table.begin(ActionWindow()).done()


# Erebor Hammersmith


@pytest.mark.rule("L-EFFECT-13")
def test_erebor_hammersmith_returns_the_topmost_attachment_of_a_pile() -> None:
    table = scene(
        Side(
            heroes=["beravor"],
            hand=["erebor-hammersmith"],
            discard=["forest-snare", "protector-of-lorien", "gleowine"],
        ),
        Side(heroes=["gimli"], discard=["dwarven-axe", "gimli"]),
        resources={"beravor": 2},
    )
    smith = table.id("erebor-hammersmith")
    table.begin(ActionWindow(planning=A)).play("erebor-hammersmith").pay("beravor", "beravor")
    assert table.prompt == MayRespond("EnteredPlay", smith)
    assert table.options == (Pass(), Use(smith))
    table.use("erebor-hammersmith")
    assert table.prompt == ChooseCard(smith, ATTACHMENT, Place.TOPMOST_DISCARD)
    assert table.options == (Pick(table.id("protector-of-lorien")), Pick(table.id("dwarven-axe")))
    table.pick("dwarven-axe").passing().done()
    assert table.state.hand == [[], [table.id("dwarven-axe")]]


@pytest.mark.rule("L-FAQ-12")
def test_erebor_hammersmith_returns_nothing_if_he_is_put_into_play() -> None:
    table = scene(
        Side(
            heroes=["aragorn"],
            hand=["sneak-attack", "erebor-hammersmith"],
            discard=["steward-of-gondor"],
        ),
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn").pick("erebor-hammersmith")
    table.done()
    assert table.card("steward-of-gondor").zone is Zone.DISCARD


@pytest.mark.rule("L-FAQ-14")
def test_erebor_hammersmith_finds_no_attachment() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["erebor-hammersmith"], discard=["gleowine", "gandalf"]),
        resources={"beravor": 2},
    )
    table.begin(ActionWindow(planning=A)).play("erebor-hammersmith").pay("beravor", "beravor")
    table.done()


# Henamarth Riversong


@pytest.mark.rule("L-TALK-03")
def test_henamarth_riversong_looks_at_the_top_card_and_leaves_it_there() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["henamarth-riversong"]), encounter=["wargs", "forest-gate"]
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("henamarth-riversong")))
    table.use("henamarth-riversong").done()
    assert table.told(Saw) == [Saw(A, "wargs")]
    assert table.state.encounter_deck == [table.id("forest-gate"), table.id("wargs")]
    assert table.card("henamarth-riversong").exhausted
    assert table.card("wargs").known == (A,)


@pytest.mark.rule("L-FAQ-14")
def test_henamarth_riversong_does_not_look_into_an_empty_deck() -> None:
    table = scene(Side(allies=["henamarth-riversong"]), encounter_discard=["wargs"])
    table.begin(ActionWindow()).done()


# Miner of the Iron Hills


@pytest.mark.rule("L-FAQ-47")
def test_miner_of_the_iron_hills_discards_any_condition() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["miner-of-the-iron-hills"]),
        Side(heroes=["gimli"]),
        attached={
            "beravor": ["caught-in-a-web", "protector-of-lorien"],
            "gimli": ["the-favor-of-the-lady"],
        },
        exhausted=["beravor"],
        resources={"beravor": 2},
    )
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("beravor", "beravor")
    assert table.options == (Pass(), Use(table.id("miner-of-the-iron-hills")))
    table.use("miner-of-the-iron-hills")
    assert table.options == (
        Pick(table.id("caught-in-a-web")),
        Pick(table.id("the-favor-of-the-lady")),
    )
    table.pick("caught-in-a-web").done()
    assert table.state.encounter_discard == [table.id("caught-in-a-web")]


@pytest.mark.rule("L-OPEN-08")
def test_miner_of_the_iron_hills_breaks_iron_shackles() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["miner-of-the-iron-hills"]),
        encounter=["iron-shackles", "wargs"],
        exhausted=["beravor"],
        resources={"beravor": 2},
    )
    table.begin(RevealCard(A), ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("beravor", "beravor").use("miner-of-the-iron-hills")
    assert table.options == (Pick(table.id("iron-shackles")),)
    table.pick("iron-shackles").done()
    assert table.state.encounter_discard == [table.id("iron-shackles")]


@pytest.mark.rule("L-FAQ-14")
def test_miner_of_the_iron_hills_finds_no_condition() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["miner-of-the-iron-hills"]),
        attached={"beravor": ["self-preservation"]},
        exhausted=["beravor"],
        resources={"beravor": 2},
    )
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("beravor", "beravor").done()


# Gléowine


@pytest.mark.rule("L-RES-06")
def test_gleowine_lets_a_player_draw_a_card() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["gleowine"]),
        Side(heroes=["gimli"], deck=["feint", "beorn"]),
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("gleowine")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).passing().done()
    assert table.state.hand[B] == [table.id("feint")]
    assert table.card("gleowine").exhausted


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_gleowine_sings_no_song() -> None:
    table = scene(Side(allies=["gleowine"], deck=["gandalf"]), exhausted=["gleowine"])
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EX-14")
def test_gleowine_does_not_draw_at_the_enchanted_stream() -> None:
    table = scene(Side(allies=["gleowine"], deck=["gandalf"]), active="enchanted-stream")
    table.begin(ActionWindow()).done()
