"""The Event cards of the Shadow's Character deck: the Balrog, the Nazgûl at war, Saruman."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.cards.playing import is_offered, lay_on_table, play, stays
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.chance import Drawn
from westmarch.wotr.events import CombatRolled, RoundBegan
from westmarch.wotr.kinds import (
    CharacterId,
    Deck,
    Face,
    FigureId,
    Nation,
    RegionId,
    Side,
    TileId,
)
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    DrawFrom,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    No,
    PickCard,
    PickNumber,
    PickRegion,
    PlayCard,
    Stay,
    Take,
    TakeAll,
    TakeOffTable,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import ChooseOne, MayDrawOnTheWay, MayPlayCombatCard, SufferHunt
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.journeying import DeclareFellowship, RevealFellowship
from westmarch.wotr.rules.travelling import Separate

MORIA, HOLLIN = RegionId("moria"), RegionId("hollin")
EASTEMNET, FOLDE, EDORAS = RegionId("eastemnet"), RegionId("folde"), RegionId("edoras")
MINAS_TIRITH, OSGILIATH = RegionId("minas-tirith"), RegionId("osgiliath")
NAZGUL, REGULAR = FigureId("sauron-nazgul"), FigureId("sauron-regular")


def through_moria(code: str) -> WotrScene:
    """The Fellowship has come so far that it can go through Moria."""
    table = scene({}, bearers="hollin")
    table.state.progress = 2
    return lay_on_table(table, code)


def test_balrog_of_moria_meets_the_fellowship_on_its_way() -> None:
    table = through_moria("balrog-of-moria")
    table.begin(DeclareFellowship(FREE)).choose(GoTo(MORIA), GoTo(RegionId("dimrill-dale")))
    assert (table.seat, table.prompt) == (SHADOW, MayDrawOnTheWay())
    table.script(Drawn("std-3-1")).choose(PickCard(table.card("balrog-of-moria")))
    assert table.prompt == SufferHunt(TileId("std-3-1"), 3)
    table.choose(UseTheRing())
    assert not stays(table, "balrog-of-moria")
    table.done()


def test_balrog_of_moria_sleeps_elsewhere() -> None:
    table = through_moria("balrog-of-moria")
    table.begin(DeclareFellowship(FREE)).choose(GoTo(RegionId("fords-of-bruinen")), Stay())
    assert stays(table, "balrog-of-moria")
    table.done()


def test_balrog_of_moria_lets_an_eye_pass() -> None:
    table = through_moria("balrog-of-moria")
    table.begin(DeclareFellowship(FREE)).choose(GoTo(MORIA), Stay())
    table.script(Drawn("std-eyer-1")).choose(PickCard(table.card("balrog-of-moria")))
    assert table.state.corruption == 0
    assert table.state.hidden
    table.done()


def test_balrog_of_moria_does_not_reveal_who_was_declared_at_home() -> None:
    table = through_moria("balrog-of-moria")
    table.state.progress = 3
    table.begin(DeclareFellowship(FREE))
    table.choose(GoTo(MORIA), GoTo(RegionId("dimrill-dale")), GoTo(RegionId("lorien")))
    table.script(Drawn("std-1r-1")).choose(PickCard(table.card("balrog-of-moria")))
    table.choose(UseTheRing())
    assert table.state.hidden
    table.done()


def test_balrog_of_moria_comes_before_the_tile_of_the_stronghold() -> None:
    table = through_moria("balrog-of-moria")
    table.begin(RevealFellowship()).choose(GoTo(MORIA), Stay())
    table.script(Drawn("std-2-1")).choose(PickCard(table.card("balrog-of-moria")))
    table.script(Drawn("std-3-1")).choose(UseTheRing())
    assert table.prompt == SufferHunt(TileId("std-3-1"), 3)
    table.choose(UseTheRing())
    assert table.state.corruption == 5
    table.done()


def test_balrog_of_moria_fights_from_the_table() -> None:
    table = scene({"moria": "2 sauron-regular", "dimrill-dale": "2 elves-regular"})
    lay_on_table(table, "balrog-of-moria")
    table.begin(Attack(SHADOW, MORIA, RegionId("dimrill-dale"))).choose(TakeAll())
    assert table.prompt == MayPlayCombatCard()
    table.choose(Yes()).rolls(4, 3, 3, 1, *(1, 1))
    table.choose(PickCard(table.card("balrog-of-moria")))
    assert table.told(CombatRolled)[0].hits == 1
    table.choose(LoseFigure(FigureId("elves-regular")))
    table.choose(Cease())
    assert not stays(table, "balrog-of-moria")
    table.done()


def test_dreadful_spells_roll_a_die_for_each_nazgul_of_an_army() -> None:
    table = scene(
        {"eastemnet": "sauron-regular, 2 sauron-nazgul", "folde": "2 rohan-regular"},
        hands={1: ["dreadful-spells"]},
    )
    play(table, SHADOW, "dreadful-spells").choose(PickRegion(EASTEMNET))
    assert table.options == (PickRegion(FOLDE),)
    table.rolls(5, 4).choose(PickRegion(FOLDE), LoseFigure(FigureId("rohan-regular")))
    assert table.force("folde", Side.FREE) == (FigureId("rohan-regular"),)
    table.done()


@pytest.mark.parametrize(
    ("eastemnet", "folde"),
    [
        ("2 sauron-nazgul", "2 rohan-regular"),
        ("sauron-regular", "2 rohan-regular"),
        ("sauron-regular, sauron-nazgul", "boromir"),
    ],
    ids=["no army", "no nazgul", "no enemy army"],
)
def test_dreadful_spells_need_an_army_with_nazgul_near_another(eastemnet: str, folde: str) -> None:
    table = scene({"eastemnet": eastemnet, "folde": folde}, hands={1: ["dreadful-spells"]})
    assert not is_offered(table, SHADOW, "dreadful-spells")


def siege(leader: str) -> WotrScene:
    """Minas Tirith is besieged, with somebody among the besiegers."""
    return scene(
        {"minas-tirith": f"5 gondor-regular, 6 sauron-regular, {leader}"},
        besieged=["minas-tirith"],
        hands={0: ["the-last-battle"], 1: ["grond-hammer-of-the-underworld"]},
    )


def test_grond_breaks_a_gate_in_three_rounds() -> None:
    table = siege("witch-king")
    play(table, SHADOW, "grond-hammer-of-the-underworld")
    assert table.options == (AttackFrom(MINAS_TIRITH, MINAS_TIRITH),)
    table.rolls(*[1] * 10, *(1, 1))
    table.choose(AttackFrom(MINAS_TIRITH, MINAS_TIRITH), TakeAll())
    assert table.seat == SHADOW, "the defenders play no Combat card in the first round"
    table.choose(Fight()).rolls(*[1] * 10, *(1, 1))
    assert table.prompt == MayPlayCombatCard()
    table.choose(No(), Fight()).rolls(*[1] * 10, *(1, 1)).choose(No(), Cease())
    assert [event.number for event in table.told(RoundBegan)] == [1, 2, 3]
    table.done()


def test_grond_does_not_hush_defenders_with_a_companion() -> None:
    table = siege("witch-king, boromir")
    play(table, SHADOW, "grond-hammer-of-the-underworld")
    table.choose(AttackFrom(MINAS_TIRITH, MINAS_TIRITH), TakeAll())
    assert (table.seat, table.prompt) == (FREE, MayPlayCombatCard())
    table.rolls(*[1] * 11, *(1, 1)).choose(No(), Cease())
    table.done()


@pytest.mark.parametrize("leader", ["sauron-nazgul", "mouth-of-sauron"])
def test_grond_needs_the_witch_king_at_a_siege(leader: str) -> None:
    assert not is_offered(siege(leader), SHADOW, "grond-hammer-of-the-underworld")


def with_palantir() -> WotrScene:
    """Saruman is in Orthanc, and looks into the Palantír."""
    table = scene({"orthanc": "saruman"}, hands={1: ["the-lidless-eye"]})
    return lay_on_table(table, "the-palantir-of-orthanc")


def test_the_palantir_draws_after_an_event_die() -> None:
    table = use(with_palantir(), SHADOW, Face.EVENT)
    table.choose(PlayCard(table.card("the-lidless-eye")))
    assert table.options == (DrawFrom(Deck.CHARACTER), DrawFrom(Deck.STRATEGY))
    table.choose(DrawFrom(Deck.STRATEGY))
    assert len(table.state.hands[SHADOW]) == 1
    table.done()


def test_the_palantir_draws_nothing_after_another_die() -> None:
    table = use(with_palantir(), SHADOW, Face.CHARACTER)
    table.choose(PlayCard(table.card("the-lidless-eye")))
    assert table.state.hands[SHADOW] == []
    table.done()


def test_the_palantir_needs_saruman() -> None:
    table = scene({}, hands={1: ["the-palantir-of-orthanc"]})
    assert not is_offered(table, SHADOW, "the-palantir-of-orthanc")


@pytest.mark.rule("W-CARD-12")
def test_the_palantir_is_taken_away_by_the_will_of_the_west_or_by_a_ring() -> None:
    table = with_palantir()
    off = TakeOffTable(table.card("the-palantir-of-orthanc"))
    use(table, FREE, Face.WILL)
    assert off in table.options
    table.choose(off)
    assert (table.state.rings, stays(table, "the-palantir-of-orthanc")) == ([3, 0], False)
    table.done()
    table = use(with_palantir(), FREE, Face.MUSTER).choose(off)
    assert (table.state.rings, stays(table, "the-palantir-of-orthanc")) == ([2, 1], False)
    table.done()


def test_the_palantir_stays_if_no_ring_is_left() -> None:
    table = with_palantir()
    table.state.rings = [0, 3]
    use(table, FREE, Face.MUSTER)
    assert TakeOffTable(table.card("the-palantir-of-orthanc")) not in table.options
    table.choose(Waste()).done()


def under_wormtongue(**laid: str) -> WotrScene:
    """Rohan is asleep as long as Wormtongue whispers."""
    board = {name.replace("_", "-"): things for name, things in laid.items()}
    table = scene({"orthanc": "saruman", **board}, at_war=["isengard", "sauron"])
    return lay_on_table(table, "wormtongue")


def test_wormtongue_keeps_rohan_asleep() -> None:
    table = under_wormtongue(fords_of_isen="rohan-regular", gap_of_rohan="3 isengard-regular")
    table.begin(Attack(SHADOW, RegionId("gap-of-rohan"), RegionId("fords-of-isen")))
    table.rolls(*(1, 1, 1), 1).choose(TakeAll(), Cease())
    assert Nation.ROHAN not in table.state.active
    assert table.steps("rohan") == 2
    assert stays(table, "wormtongue")
    table.done()


def test_wormtongue_is_driven_out_by_an_attack_on_edoras() -> None:
    table = under_wormtongue(edoras="rohan-regular", westemnet="3 isengard-regular")
    table.begin(Attack(SHADOW, RegionId("westemnet"), EDORAS))
    table.rolls(*(1, 1, 1), 1).choose(TakeAll(), Cease())
    assert Nation.ROHAN in table.state.active
    assert not stays(table, "wormtongue")
    table.done()


def test_wormtongue_is_driven_out_by_a_companion() -> None:
    table = under_wormtongue()
    table.state.bearers = RegionId("fangorn")
    table.begin(Separate(FREE, (CharacterId("gandalf-grey"),))).choose(GoTo(EDORAS))
    assert Nation.ROHAN in table.state.active
    assert not stays(table, "wormtongue")
    table.done()


def test_wormtongue_needs_saruman() -> None:
    table = scene({}, hands={1: ["wormtongue"]})
    assert not is_offered(table, SHADOW, "wormtongue")


def abroad() -> WotrScene:
    """Two Armies, one of them led by a Nazgûl."""
    return scene(
        {"eastemnet": "2 sauron-regular, sauron-nazgul", "osgiliath": "3 sauron-regular"},
        hands={1: ["the-ringwraiths-are-abroad"]},
    )


def test_the_ringwraiths_march_with_armies_that_they_lead() -> None:
    table = play(abroad(), SHADOW, "the-ringwraiths-are-abroad")
    table.choose(PickRegion(EASTEMNET), GoTo(OSGILIATH))
    table.choose(PickNumber(0))
    assert table.options == (Done(), MarchFrom(OSGILIATH))
    table.choose(MarchFrom(OSGILIATH), Take(REGULAR))
    assert Done() not in table.options
    table.choose(Take(NAZGUL), Done(), GoTo(RegionId("north-ithilien")))
    assert table.force("north-ithilien") == (REGULAR, NAZGUL)
    assert table.force("osgiliath") == (REGULAR, REGULAR)
    table.done()


def test_the_ringwraiths_attack_only_with_an_army_that_they_lead() -> None:
    table = abroad()
    table.state.free[MINAS_TIRITH] = (FigureId("gondor-regular"),)
    table.state.free[FOLDE] = (FigureId("rohan-regular"),)
    for figure in ("gondor-regular", "rohan-regular"):
        table.state.reinforcements[figure] -= 1
    play(table, SHADOW, "the-ringwraiths-are-abroad").choose(Done())
    assert table.prompt == ChooseOne("the-ringwraiths-are-abroad")
    table.choose(PickNumber(1))
    assert table.options == (AttackFrom(EASTEMNET, FOLDE),)
    table.rolls(1, 1, 1, *(1,)).choose(AttackFrom(EASTEMNET, FOLDE), TakeAll(), Cease())
    table.done()


def test_the_black_captain_recruits_nazgul_and_marches() -> None:
    table = scene(
        {"eastemnet": "2 sauron-regular, witch-king"}, hands={1: ["the-black-captain-commands"]}
    )
    play(table, SHADOW, "the-black-captain-commands").choose(PickNumber(0), PickRegion(EASTEMNET))
    assert table.force("eastemnet").count(NAZGUL) == 2
    table.choose(PickNumber(0), MarchFrom(EASTEMNET), TakeAll(), GoTo(FOLDE))
    assert (table.where("witch-king"), len(table.force("folde"))) == (FOLDE, 4)
    table.done()


def test_the_black_captain_may_only_move_nazgul() -> None:
    table = scene({"eastemnet": "witch-king"}, hands={1: ["the-black-captain-commands"]})
    play(table, SHADOW, "the-black-captain-commands").choose(PickNumber(1), Done())
    table.done()


def test_the_black_captain_commands_only_if_he_is_there() -> None:
    table = scene({"eastemnet": "sauron-nazgul"}, hands={1: ["the-black-captain-commands"]})
    assert not is_offered(table, SHADOW, "the-black-captain-commands")
