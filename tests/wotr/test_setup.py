"""The table before the first turn: W-SETUP."""

from __future__ import annotations

import pytest

from tests.wotr.dice import allocate, roll_for, waste_all
from tests.wotr.scene import opening
from westmarch.wotr.events import ActionDiceRolled
from westmarch.wotr.kinds import CharacterId, Face, Nation, RegionId, Side
from westmarch.wotr.rules.turns import Turn, victory_points
from westmarch.wotr.state import WotrState
from westmarch.wotr.tables.characters import CHARACTERS, FELLOWSHIP, Kind
from westmarch.wotr.tables.events import EVENTS
from westmarch.wotr.tables.figures import DUNLENDING, FIGURES
from westmarch.wotr.tables.tiles import TILES, Colour


def standing(state: WotrState, region: str) -> str:
    """The figures in a region, counted."""
    here = RegionId(region)
    force = (*state.free.get(here, ()), *state.shadow.get(here, ()))
    return ", ".join(f"{force.count(kind)} {kind}" for kind in dict.fromkeys(force))


def waiting(state: WotrState, nation: str) -> str:
    """The reinforcements of a nation, counted."""
    kinds = [kind for kind, figure in FIGURES.items() if figure.nation is Nation(nation)]
    left = {kind: state.reinforcements.get(kind, 0) for kind in kinds}
    return ", ".join(f"{count} {kind}" for kind, count in left.items() if count)


@pytest.mark.parametrize(
    ("region", "figures"),
    [
        pytest.param(
            "erebor",
            "1 dwarves-regular, 1 dwarves-elite, 1 dwarves-leader",
            marks=pytest.mark.rule("W-SETUP-17"),
        ),
        pytest.param("ered-luin", "1 dwarves-regular", marks=pytest.mark.rule("W-SETUP-18")),
        pytest.param("iron-hills", "1 dwarves-regular", marks=pytest.mark.rule("W-SETUP-19")),
        pytest.param(
            "grey-havens",
            "1 elves-regular, 1 elves-elite, 1 elves-leader",
            marks=pytest.mark.rule("W-SETUP-21"),
        ),
        pytest.param(
            "rivendell", "2 elves-elite, 1 elves-leader", marks=pytest.mark.rule("W-SETUP-22")
        ),
        pytest.param(
            "woodland-realm",
            "1 elves-regular, 1 elves-elite, 1 elves-leader",
            marks=pytest.mark.rule("W-SETUP-23"),
        ),
        pytest.param(
            "lorien",
            "1 elves-regular, 2 elves-elite, 1 elves-leader",
            marks=pytest.mark.rule("W-SETUP-24"),
        ),
        pytest.param(
            "minas-tirith",
            "3 gondor-regular, 1 gondor-elite, 1 gondor-leader",
            marks=pytest.mark.rule("W-SETUP-26"),
        ),
        pytest.param("dol-amroth", "3 gondor-regular", marks=pytest.mark.rule("W-SETUP-27")),
        pytest.param("osgiliath", "2 gondor-regular", marks=pytest.mark.rule("W-SETUP-28")),
        pytest.param("pelargir", "1 gondor-regular", marks=pytest.mark.rule("W-SETUP-29")),
        pytest.param("bree", "1 north-regular", marks=pytest.mark.rule("W-SETUP-31")),
        pytest.param("carrock", "1 north-regular", marks=pytest.mark.rule("W-SETUP-32")),
        pytest.param(
            "dale", "1 north-regular, 1 north-leader", marks=pytest.mark.rule("W-SETUP-33")
        ),
        pytest.param("north-downs", "1 north-elite", marks=pytest.mark.rule("W-SETUP-34")),
        pytest.param("the-shire", "1 north-regular", marks=pytest.mark.rule("W-SETUP-35")),
        pytest.param(
            "edoras", "1 rohan-regular, 1 rohan-elite", marks=pytest.mark.rule("W-SETUP-37")
        ),
        pytest.param(
            "fords-of-isen", "2 rohan-regular, 1 rohan-leader", marks=pytest.mark.rule("W-SETUP-38")
        ),
        pytest.param("helms-deep", "1 rohan-regular", marks=pytest.mark.rule("W-SETUP-39")),
        pytest.param(
            "orthanc", "4 isengard-regular, 1 isengard-elite", marks=pytest.mark.rule("W-SETUP-41")
        ),
        pytest.param("north-dunland", "1 isengard-regular", marks=pytest.mark.rule("W-SETUP-42")),
        pytest.param("south-dunland", "1 isengard-regular", marks=pytest.mark.rule("W-SETUP-43")),
        pytest.param(
            "barad-dur",
            "4 sauron-regular, 1 sauron-elite, 1 sauron-nazgul",
            marks=pytest.mark.rule("W-SETUP-45"),
        ),
        pytest.param(
            "dol-guldur",
            "5 sauron-regular, 1 sauron-elite, 1 sauron-nazgul",
            marks=pytest.mark.rule("W-SETUP-46"),
        ),
        pytest.param("gorgoroth", "3 sauron-regular", marks=pytest.mark.rule("W-SETUP-47")),
        pytest.param(
            "minas-morgul",
            "5 sauron-regular, 1 sauron-nazgul",
            marks=pytest.mark.rule("W-SETUP-48"),
        ),
        pytest.param("moria", "2 sauron-regular", marks=pytest.mark.rule("W-SETUP-49")),
        pytest.param("mount-gundabad", "2 sauron-regular", marks=pytest.mark.rule("W-SETUP-50")),
        pytest.param("nurn", "2 sauron-regular", marks=pytest.mark.rule("W-SETUP-51")),
        pytest.param(
            "morannon", "5 sauron-regular, 1 sauron-nazgul", marks=pytest.mark.rule("W-SETUP-52")
        ),
        pytest.param(
            "far-harad",
            "3 southrons-regular, 1 southrons-elite",
            marks=pytest.mark.rule("W-SETUP-54"),
        ),
        pytest.param(
            "near-harad",
            "3 southrons-regular, 1 southrons-elite",
            marks=pytest.mark.rule("W-SETUP-55"),
        ),
        pytest.param("north-rhun", "2 southrons-regular", marks=pytest.mark.rule("W-SETUP-56")),
        pytest.param(
            "south-rhun",
            "3 southrons-regular, 1 southrons-elite",
            marks=pytest.mark.rule("W-SETUP-57"),
        ),
        pytest.param("umbar", "3 southrons-regular", marks=pytest.mark.rule("W-SETUP-58")),
    ],
)
def test_these_figures_begin_here(region: str, figures: str) -> None:
    assert standing(opening().state, region) == figures


@pytest.mark.parametrize(
    ("nation", "figures"),
    [
        pytest.param(
            "dwarves",
            "2 dwarves-regular, 4 dwarves-elite, 3 dwarves-leader",
            marks=pytest.mark.rule("W-SETUP-20"),
        ),
        pytest.param(
            "elves", "2 elves-regular, 4 elves-elite", marks=pytest.mark.rule("W-SETUP-25")
        ),
        pytest.param(
            "gondor",
            "6 gondor-regular, 4 gondor-elite, 3 gondor-leader",
            marks=pytest.mark.rule("W-SETUP-30"),
        ),
        pytest.param(
            "north",
            "6 north-regular, 4 north-elite, 3 north-leader",
            marks=pytest.mark.rule("W-SETUP-36"),
        ),
        pytest.param(
            "rohan",
            "6 rohan-regular, 4 rohan-elite, 3 rohan-leader",
            marks=pytest.mark.rule("W-SETUP-40"),
        ),
        pytest.param(
            "isengard", "6 isengard-regular, 5 isengard-elite", marks=pytest.mark.rule("W-SETUP-44")
        ),
        pytest.param(
            "sauron",
            "8 sauron-regular, 4 sauron-elite, 4 sauron-nazgul",
            marks=pytest.mark.rule("W-SETUP-53"),
        ),
        pytest.param(
            "southrons",
            "10 southrons-regular, 3 southrons-elite",
            marks=pytest.mark.rule("W-SETUP-59"),
        ),
    ],
)
def test_these_figures_begin_as_reinforcements(nation: str, figures: str) -> None:
    assert waiting(opening().state, nation) == figures


@pytest.mark.rule("W-SETUP-16")
def test_nobody_is_lost_when_the_war_begins_and_nobody_stands_elsewhere() -> None:
    state = opening().state
    assert state.casualties == {}
    assert len(state.free) + len(state.shadow) == 35
    on_board = sum(map(len, (*state.free.values(), *state.shadow.values())))
    assert on_board + sum(state.reinforcements.values()) == 75 + 20 + 90 + 8


@pytest.mark.rule("W-SETUP-01")
def test_without_the_expansion_nothing_of_it_is_there() -> None:
    base, expanded = opening().state, opening(expansion=True).state

    def of_expansion(state: WotrState) -> tuple[bool, ...]:
        cards = {EVENTS[card.code].only_in for card in state.cards}
        tiles = {TILES[tile].colour for tile in state.pool}
        return "expansion" in cards, Colour.SMEAGOL in tiles

    assert of_expansion(base) == (False, False)
    assert of_expansion(expanded) == (True, True)
    assert not base.reinforcements.get(DUNLENDING)


@pytest.mark.rule("W-SETUP-02", "W-SETUP-03", "W-SETUP-04")
def test_the_ring_sets_out_from_rivendell_hidden_and_uncorrupted() -> None:
    state = opening().state
    assert state.bearers == "rivendell"
    assert (state.progress, state.hidden) == (0, True)
    assert state.corruption == 0


@pytest.mark.rule("W-SETUP-05", "W-CHAR-02")
def test_seven_companions_set_out_and_gandalf_guides_them() -> None:
    state = opening().state
    names = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    assert tuple(state.fellowship) == names == FELLOWSHIP
    assert state.guide == "gandalf-grey"


@pytest.mark.rule("W-SETUP-06", "W-SETUP-08")
def test_all_other_characters_are_out_of_play() -> None:
    state = opening().state
    assert state.characters == {}
    out = {who for who, found in CHARACTERS.items() if not found.expansion} - {*state.entered}
    assert out == {
        "aragorn", "gandalf-white", "gollum", "witch-king", "saruman", "mouth-of-sauron"
    }  # fmt: skip


@pytest.mark.rule("W-SETUP-07")
def test_the_free_peoples_have_all_three_elven_rings() -> None:
    assert opening().state.rings == [3, 0]


@pytest.mark.rule("W-SETUP-09")
def test_the_hunt_pool_has_the_standard_tiles_and_no_other() -> None:
    state = opening().state
    assert [TILES[tile].colour for tile in state.pool] == [Colour.STANDARD] * 16
    assert state.drawn + state.waiting_tiles + state.removed_tiles == []


@pytest.mark.rule("W-SETUP-10", "W-SETUP-11")
def test_in_the_first_turn_the_shadow_rolls_seven_dice_and_the_free_peoples_four() -> None:
    table = opening().begin(Turn())
    roll_for(table, [Face.EVENT] * 4, [Face.EVENT] * 7)
    waste_all(allocate(table, 0))
    assert [(one.side, len(one.faces)) for one in table.told(ActionDiceRolled)] == [
        (Side.FREE, 4),
        (Side.SHADOW, 7),
    ]
    table.done()


@pytest.mark.rule("W-SETUP-12", "W-RD-41")
def test_nations_begin_so_many_boxes_from_war() -> None:
    assert {nation.value: steps for nation, steps in opening().state.steps.items()} == {
        "dwarves": 3,
        "elves": 3,
        "gondor": 2,
        "north": 3,
        "rohan": 3,
        "isengard": 1,
        "sauron": 1,
        "southrons": 2,
    }


@pytest.mark.rule("W-SETUP-13")
def test_the_elves_and_the_shadow_begin_active() -> None:
    assert {nation.value for nation in opening().state.active} == {
        "elves", "isengard", "sauron", "southrons"
    }  # fmt: skip


@pytest.mark.rule("W-SETUP-14")
def test_nothing_is_captured_when_the_war_begins() -> None:
    state = opening().state
    assert state.captured == {}
    assert [victory_points(state, side) for side in Side] == [0, 0]


@pytest.mark.rule("W-SETUP-15")
def test_nobody_has_cards_before_the_first_turn() -> None:
    table = opening()
    assert table.state.hands == [[], []]
    assert [len(deck) for deck in table.state.decks] == [24] * 4
    table.begin(Turn())
    assert [len(hand) for hand in table.state.hands] == [2, 2]
    roll_for(table, [Face.EVENT] * 4, [Face.EVENT] * 7)
    waste_all(allocate(table, 0)).done()


@pytest.mark.rule("W-RD-42")
def test_the_expansion_has_four_characters_of_whom_smeagol_is_no_figure() -> None:
    added = {who for who, found in CHARACTERS.items() if found.expansion}
    assert added == {"galadriel", "smeagol", "witch-king-chief", "balrog"}
    smeagol = CHARACTERS[CharacterId("smeagol")]
    assert (smeagol.kind, smeagol.level) == (Kind.GUIDE, 0)
    assert not any("smeagol" in figure for figure in FIGURES)
