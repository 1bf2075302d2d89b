"""The Political Track: W-POL."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.scene import FREE, SHADOW, WotrScene, scene
from westmarch.kernel.records import Seat
from westmarch.wotr.kinds import CharacterId, Face, FigureId, Nation, RegionId, Side
from westmarch.wotr.options import (
    AttackFrom,
    Cease,
    Done,
    Fight,
    GoTo,
    LoseFigure,
    MarchFrom,
    MoveCompanions,
    MoveMinions,
    Negotiate,
    PickNation,
    PickRegion,
    PlayCard,
    Recruit,
    RetreatTo,
    SeparateCompanions,
    Stay,
    TakeAll,
    TakeCharacter,
    Waste,
)
from westmarch.wotr.rules.battles import Attack
from westmarch.wotr.rules.journeying import DeclareFellowship
from westmarch.wotr.rules.turns import victory_points

DALE, EREBOR, CARNEN = (RegionId(code) for code in ("dale", "erebor", "vale-of-the-carnen"))
EDORAS, EASTEMNET = RegionId("edoras"), RegionId("eastemnet")
MINAS_TIRITH, OSGILIATH, DEAD_MARSHES = (
    RegionId(code) for code in ("minas-tirith", "osgiliath", "dead-marshes")
)
NORTH = FigureId("north-regular")


def attack(table: WotrScene, seat: Seat, origin: RegionId, target: RegionId) -> WotrScene:
    """All who can attack from a region do."""
    return table.begin(Attack(seat, origin, target)).choose(TakeAll())


def is_active(table: WotrScene, nation: str) -> bool:
    """Whether a nation is active."""
    return Nation(nation) in table.state.active


def ways(table: WotrScene) -> list[str]:
    """Where an Army can go."""
    return [option.region for option in table.options if isinstance(option, GoTo)]


def visit(who: str, start: str, end: str, captured: tuple[str, ...] = ()) -> WotrScene:
    """A Companion travels, with no nation of the Free Peoples active but the Elves."""
    table = scene({start: who}, at_war=[], fellowship=[], captured=captured)
    use(table, FREE, Face.CHARACTER)
    table.choose(MoveCompanions(), TakeCharacter(CharacterId(who)), Done(), GoTo(RegionId(end)))
    table.done()
    return table


@pytest.mark.rule("W-POL-01", "W-WAR-07")
def test_a_nation_is_at_war_at_once_when_its_counter_is_in_the_lowest_box() -> None:
    board = {"west-harondor": "southrons-regular", "osgiliath": "gondor-regular"}
    table = scene(board, at_war=[])
    invasion, assault = RegionId("west-harondor"), AttackFrom(RegionId("west-harondor"), OSGILIATH)
    for steps in (2, 1, 0):
        assert table.steps("southrons") == steps
        use(table, SHADOW, Face.ARMY_MUSTER)
        recruits = [option for option in table.options if isinstance(option, Recruit)]
        assert bool(recruits) is (steps == 0)
        assert (assault in table.options) is (steps == 0)
        table.choose(Negotiate(Nation.SOUTHRONS) if steps else MarchFrom(invasion))
    assert "pelargir" in ways(table)
    table.choose(GoTo(RegionId("pelargir")), TakeAll()).done()


@pytest.mark.rule("W-POL-02")
def test_a_passive_nation_never_enters_the_lowest_box() -> None:
    table = scene({}, at_war=[])
    assert (table.steps("gondor"), is_active(table, "gondor")) == (2, False)
    use(table, FREE, Face.MUSTER).choose(Negotiate(Nation.GONDOR)).done()
    use(table, FREE, Face.MUSTER)
    assert Negotiate(Nation.GONDOR) not in table.options
    table.choose(Waste()).done()
    table.state.active.append(Nation.GONDOR)
    use(table, FREE, Face.MUSTER).choose(Negotiate(Nation.GONDOR))
    assert table.steps("gondor") == 0
    table.done()


@pytest.mark.rule("W-POL-03")
def test_a_nation_becomes_active_when_an_enemy_army_enters_it() -> None:
    table = scene({"fangorn": "isengard-regular"}, at_war=["isengard"])
    use(table, SHADOW, Face.ARMY)
    table.choose(MarchFrom(RegionId("fangorn")), GoTo(EASTEMNET), TakeAll())
    assert is_active(table, "rohan")
    # It holds no Settlement, so that nothing more happens.
    assert table.steps("rohan") == 3
    table.done()


@pytest.mark.rule("W-POL-03", "W-ARMY-17")
def test_nazgul_alone_wake_nobody() -> None:
    table = scene({"nurn": "sauron-nazgul"}, at_war=[])
    use(table, SHADOW, Face.CHARACTER).choose(MoveMinions(), PickRegion(RegionId("nurn")))
    table.choose(GoTo(EDORAS))
    assert not is_active(table, "rohan")
    assert table.holder("edoras") is Side.FREE
    table.done()


@pytest.mark.rule("W-POL-04", "W-POL-12")
def test_an_attack_on_a_passive_nation_wakes_it_first_and_may_bring_it_to_war() -> None:
    table = scene({"osgiliath": "gondor-regular", "south-ithilien": "sauron-regular"},
                  at_war=["sauron"])  # fmt: skip
    table.state.steps[Nation.GONDOR] = 1
    attack(table.rolls(1, 1), SHADOW, RegionId("south-ithilien"), OSGILIATH).choose(Cease())
    assert is_active(table, "gondor")
    assert table.steps("gondor") == 0
    table.done()


@pytest.mark.rule("W-POL-04", "W-POL-10", "W-RD-15")
def test_every_nation_with_a_unit_in_the_attacked_army_is_roused() -> None:
    board = {
        "dead-marshes": "gondor-regular, north-regular, rohan-leader",
        "north-ithilien": "sauron-regular",
    }
    table = scene(board, at_war=["sauron"])
    table.rolls(*(1, 1), 1, 1)
    attack(table, SHADOW, RegionId("north-ithilien"), DEAD_MARSHES).choose(Cease())
    assert [table.steps(nation) for nation in ("gondor", "north", "rohan")] == [1, 2, 3]
    assert is_active(table, "gondor")
    assert is_active(table, "north")
    assert not is_active(table, "rohan")
    table.done()


@pytest.mark.rule("W-POL-05")
def test_declaring_the_fellowship_in_a_city_or_stronghold_wakes_its_nation() -> None:
    table = scene({}, at_war=[], bearers="folde")
    table.state.progress = 1
    table.begin(DeclareFellowship(FREE)).choose(GoTo(EDORAS))
    assert is_active(table, "rohan")
    table.done()
    # A Town, such as the Folde, is not enough.
    table = scene({}, at_war=[], bearers="folde")
    table.state.progress = 1
    table.begin(DeclareFellowship(FREE)).choose(Stay())
    assert not is_active(table, "rohan")
    table.done()


@pytest.mark.rule("W-POL-05", "W-RD-17")
def test_a_captured_city_wakes_nobody_and_heals_nobody() -> None:
    table = scene({}, at_war=[], bearers="edoras", captured=["edoras"])
    table.state.corruption = 2
    table.begin(DeclareFellowship(FREE))
    assert not is_active(table, "rohan")
    assert table.state.corruption == 2
    table.done()
    assert not is_active(visit("gandalf-grey", "folde", "edoras", ("edoras",)), "rohan")


@pytest.mark.rule("W-POL-06")
def test_a_companion_wakes_the_nation_that_he_can_activate() -> None:
    assert is_active(visit("boromir", "osgiliath", "minas-tirith"), "gondor")
    assert is_active(visit("boromir", "osgiliath", "pelargir"), "gondor")
    assert not is_active(visit("boromir", "osgiliath", "lossarnach"), "gondor")
    assert not is_active(visit("legolas", "osgiliath", "minas-tirith"), "gondor")


@pytest.mark.rule("W-POL-06", "W-RD-16")
def test_a_companion_must_end_his_movement_there() -> None:
    table = visit("boromir", "osgiliath", "lamedon")  # by way of Pelargir
    assert not is_active(table, "gondor")


@pytest.mark.rule("W-RD-16")
def test_a_companion_who_leaves_the_fellowship_or_goes_with_an_army_wakes_a_nation_too() -> None:
    table = scene({}, at_war=[], fellowship=["gandalf-grey", "gimli"], bearers="dale")
    use(table, FREE, Face.CHARACTER)
    gimli = TakeCharacter(CharacterId("gimli"))
    table.choose(SeparateCompanions(), gimli, Done(), GoTo(EREBOR))
    assert is_active(table, "dwarves")
    table.done()
    table = scene({"osgiliath": "gondor-regular, boromir"}, at_war=[])
    use(table, FREE, Face.ARMY_MUSTER)
    table.choose(MarchFrom(OSGILIATH), GoTo(MINAS_TIRITH), TakeAll())
    assert is_active(table, "gondor")
    table.done()


@pytest.mark.rule("W-POL-07")
@pytest.mark.parametrize(
    "who", ["gandalf-grey", "gandalf-white", "aragorn", "meriadoc", "peregrin"]
)
def test_some_companions_wake_any_nation(who: str) -> None:
    for start, end, nation in (
        ("iron-hills", "erebor", "dwarves"),
        ("osgiliath", "minas-tirith", "gondor"),
        ("erebor", "dale", "north"),
        ("folde", "edoras", "rohan"),
    ):
        assert is_active(visit(who, start, end), nation)


@pytest.mark.rule("W-POL-09")
def test_a_card_moves_a_counter_as_it_says() -> None:
    hands: dict[int, list[str]] = {FREE: ["a-power-too-great", "wisdom-of-elrond"]}
    table = scene({}, at_war=[], hands=hands)
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("a-power-too-great")))
    assert table.steps("elves") == 2
    table.done()
    use(table, FREE, Face.EVENT).choose(PlayCard(table.card("wisdom-of-elrond")))
    table.choose(PickNation(Nation.ROHAN))
    assert (table.steps("rohan"), is_active(table, "rohan")) == (2, True)
    table.done()


@pytest.mark.rule("W-POL-10")
def test_a_battle_counts_once_however_many_rounds_it_has_and_for_either_side() -> None:
    board = {"osgiliath": "2 gondor-regular", "south-ithilien": "2 southrons-regular"}
    table = scene(board, at_war=["gondor"])
    table.rolls(*(1, 1), *(1, 1), *(1, 1), *(1, 1))
    attack(table, FREE, OSGILIATH, RegionId("south-ithilien"))
    assert table.steps("southrons") == 1
    table.choose(Fight(), Fight(), Cease())
    assert table.steps("southrons") == 1
    table.done()


@pytest.mark.rule("W-POL-10", "W-RD-15")
def test_siege_battles_and_sorties_are_attacks_too() -> None:
    board = {"minas-tirith": "2 gondor-regular, 2 southrons-regular"}
    table = scene(board, at_war=["southrons"], besieged=["minas-tirith"])
    table.state.active.append(Nation.GONDOR)
    table.rolls(*(1, 1), *(1, 1))
    attack(table, SHADOW, MINAS_TIRITH, MINAS_TIRITH).choose(Cease())
    assert table.steps("gondor") == 1
    table.done()
    table = scene(board, at_war=["gondor"], besieged=["minas-tirith"])
    table.rolls(*(1, 1), *(1, 1))
    attack(table, FREE, MINAS_TIRITH, MINAS_TIRITH).choose(Cease())
    assert table.steps("southrons") == 1
    table.done()


@pytest.mark.rule("W-POL-11")
@pytest.mark.parametrize(
    ("origin", "settlement", "nation", "left"),
    [
        ("osgiliath", "lossarnach", "gondor", 1),
        ("osgiliath", "pelargir", "gondor", 1),
        ("osgiliath", "minas-tirith", "gondor", 1),
        ("fangorn", "eastemnet", "rohan", 3),
    ],
)
def test_a_nation_advances_when_a_settlement_of_it_is_captured(
    origin: str, settlement: str, nation: str, left: int
) -> None:
    table = scene({origin: "sauron-regular"}, at_war=["sauron"])
    use(table, SHADOW, Face.ARMY)
    table.choose(MarchFrom(RegionId(origin)), GoTo(RegionId(settlement)), TakeAll())
    assert table.steps(nation) == left
    table.done()


@pytest.mark.rule("W-POL-11")
def test_a_shadow_nation_advances_likewise() -> None:
    table = scene({"west-harondor": "gondor-regular"}, at_war=["gondor"])
    use(table, FREE, Face.ARMY_MUSTER)
    table.choose(MarchFrom(RegionId("west-harondor")), GoTo(RegionId("umbar")), TakeAll())
    assert table.steps("southrons") == 1
    table.done()


@pytest.mark.rule("W-EX-12", "W-CAPT-06")
def test_the_north_is_attacked_in_dale_and_loses_it() -> None:
    board = {"dale": "2 north-regular", "vale-of-the-carnen": "3 southrons-regular"}
    table = scene(board, at_war=["southrons"])
    assert (table.steps("north"), is_active(table, "north")) == (3, False)
    table.rolls(*(1, 1), *(6, 1, 1))
    attack(table, SHADOW, CARNEN, DALE).choose(LoseFigure(NORTH), Fight(), RetreatTo(EREBOR))
    assert table.steps("north") == 2
    table.choose(TakeAll())
    assert (table.steps("north"), is_active(table, "north")) == (1, True)
    assert table.holder("dale") is Side.SHADOW
    assert victory_points(table.state, Side.SHADOW) == 1
    table.done()
