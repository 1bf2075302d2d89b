"""The Event cards of the Shadow's Character deck in the expansion."""

from __future__ import annotations

import pytest

from tests.wotr.acts import use
from tests.wotr.cards.playing import is_discarded, is_offered, lay_on_table, play, stays
from tests.wotr.expansion import march, third_age
from tests.wotr.fellowship import tiles
from tests.wotr.scene import FREE, SHADOW, WotrScene
from westmarch.wotr.events import CharacterLost, TileDrawn
from westmarch.wotr.kinds import CharacterId, Face, RegionId
from westmarch.wotr.options import (
    Done,
    GoTo,
    MoveMinions,
    PickCard,
    SacrificeGuide,
    TakeOffTable,
    UseTheRing,
    Waste,
    Yes,
)
from westmarch.wotr.prompts import (
    MayDrawOnTheWay,
)
from westmarch.wotr.rules.hunting import Cause, DrawTile
from westmarch.wotr.rules.journeying import MayDeclareFellowship, RevealFellowship

BALROG_CARD, DESPAIR, GATES = "a-balrog-is-come-e", "captain-of-despair", "the-gates-are-closed"
MORIA = RegionId("moria")


def removes(table: WotrScene, code: str, face: Face) -> bool:
    """Whether the Free Peoples can have a card removed with a die; the die is then wasted."""
    use(table, FREE, face)
    may = TakeOffTable(table.card(code)) in table.options
    table.choose(Waste())
    return may


def test_a_balrog_is_come_needs_the_balrog_and_lets_him_move_with_an_army() -> None:
    hands = {int(SHADOW): [BALROG_CARD]}
    assert not is_offered(third_age({}, hands=hands), SHADOW, BALROG_CARD)
    table = third_age({"moria": "balrog, 2 sauron-regular"}, hands=hands)
    play(table, SHADOW, BALROG_CARD)
    assert stays(table, BALROG_CARD)
    march(table, "moria", "dimrill-dale")
    assert table.where("balrog") == "dimrill-dale"
    table.done()


@pytest.mark.parametrize(
    ("board", "face", "may"),
    [
        ({"moria": "balrog"}, Face.WILL, True),
        ({"moria": "balrog"}, Face.CHARACTER, False),
        ({"moria": "balrog, gandalf-grey"}, Face.CHARACTER, True),
        ({"moria": "balrog, gandalf-white"}, Face.CHARACTER, True),
        ({"moria": "balrog, strider"}, Face.CHARACTER, False),
        ({"moria": "balrog, gandalf-grey"}, Face.EVENT, False),
    ],
)
def test_a_balrog_is_come_is_removed_by_the_will_of_the_west_or_by_gandalf(
    board: dict[str, str], face: Face, may: bool
) -> None:
    table = third_age(board, fellowship=("legolas",))
    lay_on_table(table, BALROG_CARD)
    assert removes(table, BALROG_CARD, face) is may
    table.done()


@pytest.mark.parametrize(("region", "lost"), [("moria", False), ("dimrill-dale", True)])
def test_a_balrog_is_come_costs_a_balrog_who_is_not_in_moria(region: str, lost: bool) -> None:
    table = third_age({region: "balrog"})
    lay_on_table(table, BALROG_CARD)
    use(table, FREE, Face.WILL).choose(TakeOffTable(table.card(BALROG_CARD)))
    assert is_discarded(table, BALROG_CARD)
    assert (table.where("balrog") is None) is lost
    table.done()


def test_a_balrog_is_come_leaves_the_table_with_the_balrog() -> None:
    table = third_age({"moria": "balrog"}, bearers="hollin", progress=1)
    lay_on_table(table, BALROG_CARD)
    tiles(table, "std-eyer-1")
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(MORIA))
    assert table.told(CharacterLost)[0] == CharacterLost(CharacterId("balrog"))
    assert is_discarded(table, BALROG_CARD)
    table.done()


@pytest.mark.parametrize(
    ("board", "fellowship", "may"),
    [
        ({"moria": "witch-king"}, ("strider",), True),
        ({}, ("strider",), False),
        ({"moria": "witch-king"}, (), False),
    ],
)
def test_captain_of_despair_needs_a_witch_king_and_no_gollum(
    board: dict[str, str], fellowship: tuple[str, ...], may: bool
) -> None:
    table = third_age(board, fellowship=fellowship, hands={SHADOW: [DESPAIR]})
    assert is_offered(table, SHADOW, DESPAIR) is may


def test_captain_of_despair_puts_used_character_dice_into_the_hunt_box() -> None:
    table = third_age({"moria": "witch-king"}, hands={SHADOW: [DESPAIR]})
    play(table, SHADOW, DESPAIR)
    use(table, SHADOW, Face.CHARACTER).choose(MoveMinions())
    # Only when its action is complete.
    assert table.state.in_hunt_box == [0, 0]
    table.choose(Done())
    assert table.state.in_hunt_box == [0, 1]
    use(table, SHADOW, Face.ARMY).choose(Waste())
    use(table, SHADOW, Face.CHARACTER).choose(Waste())
    assert table.state.in_hunt_box == [0, 1]
    table.done()


@pytest.mark.parametrize(
    ("way", "captured", "ends"),
    [
        (["rivendell"], [], True),
        (["rivendell"], ["rivendell"], False),
        (["hollin"], [], False),
    ],
)
def test_captain_of_despair_ends_in_a_stronghold_of_the_free_peoples(
    way: list[str], captured: list[str], ends: bool
) -> None:
    table = third_age(
        {"moria": "witch-king"}, bearers="fords-of-bruinen", progress=1, captured=captured
    )
    lay_on_table(table, DESPAIR)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId(way[0])))
    assert stays(table, DESPAIR) is not ends
    table.done()


def test_captain_of_despair_stays_when_the_fellowship_is_declared_in_a_city() -> None:
    table = third_age({"moria": "witch-king"}, bearers="buckland", progress=1)
    lay_on_table(table, DESPAIR)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId("the-shire")))
    assert stays(table, DESPAIR)
    table.done()


def test_captain_of_despair_ends_when_gollum_guides() -> None:
    table = third_age({"moria": "witch-king"}, fellowship=("legolas",))
    lay_on_table(table, DESPAIR)
    tiles(table, "std-2-1").begin(DrawTile(Cause.ROLL, 1)).choose(SacrificeGuide())
    assert table.state.guide == "gollum"
    assert is_discarded(table, DESPAIR)
    table.done()


@pytest.mark.parametrize("declares", [True, False])
def test_the_gates_are_closed_draws_a_tile_for_a_stronghold_on_the_way(declares: bool) -> None:
    table = third_age({}, bearers="hollin", progress=1)
    lay_on_table(table, GATES)
    tiles(table, "std-1r-1", *(() if declares else ("std-1-1",)))
    if declares:
        table.begin(MayDeclareFellowship()).choose(Yes())
    else:
        table.begin(RevealFellowship())
    table.choose(GoTo(MORIA))
    assert (table.seat, table.prompt) == (SHADOW, MayDrawOnTheWay())
    table.choose(PickCard(table.card(GATES)), UseTheRing())
    assert is_discarded(table, GATES)
    if declares:
        # The Reveal icon is ignored.
        assert table.state.hidden
        assert table.state.corruption == 1
    else:
        # The tile of the Stronghold comes last.
        table.choose(UseTheRing())
        assert table.state.corruption == 2
    table.done()


def test_the_gates_are_closed_does_nothing_by_an_eye() -> None:
    table = third_age({}, bearers="hollin", progress=1)
    lay_on_table(table, GATES)
    tiles(table, "std-eyer-1")
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(MORIA))
    table.choose(PickCard(table.card(GATES)))
    assert (table.state.corruption, table.state.hidden) == (0, True)
    table.done()


@pytest.mark.parametrize(
    ("start", "way", "captured"),
    [("fords-of-bruinen", "hollin", []), ("hollin", "moria", ["moria"])],
)
def test_the_gates_are_closed_asks_for_no_other_way(
    start: str, way: str, captured: list[str]
) -> None:
    table = third_age({}, bearers=start, progress=1, captured=captured)
    lay_on_table(table, GATES)
    table.begin(MayDeclareFellowship()).choose(Yes(), GoTo(RegionId(way)))
    assert table.told(TileDrawn) == []
    assert stays(table, GATES)
    table.done()


@pytest.mark.parametrize(
    ("fellowship", "face", "may"),
    [
        (("legolas",), Face.WILL, True),
        (("legolas",), Face.CHARACTER, False),
        (("gandalf-grey",), Face.CHARACTER, True),
        ((), Face.CHARACTER, True),
        (("smeagol", "legolas"), Face.CHARACTER, False),
    ],
)
def test_the_gates_are_closed_is_removed_by_the_will_of_the_west_or_by_a_guide(
    fellowship: tuple[str, ...], face: Face, may: bool
) -> None:
    table = third_age({}, fellowship=fellowship)
    lay_on_table(table, GATES)
    assert removes(table, GATES, face) is may
    table.done()
