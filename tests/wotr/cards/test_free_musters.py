"""The Event cards of the Free Peoples' Strategy deck that bring figures."""

from __future__ import annotations

import pytest

from tests.wotr.cards.playing import hold, is_offered, play
from tests.wotr.scene import FREE, WotrScene, scene
from westmarch.wotr.kinds import FigureId, RegionId, Side
from westmarch.wotr.options import PickFigure, PickRegion

# Card, region, nation, whether a Leader comes, whether a card is drawn.
SINGLE = [
    ("guards-of-the-citadel", "minas-tirith", "gondor", True, False),
    ("celeborns-galadhrim", "lorien", "elves", False, True),
    ("riders-of-theoden", "edoras", "rohan", True, False),
    ("grimbeorn-the-old-son-of-beorn", "carrock", "north", True, False),
    ("imrahil-of-dol-amroth", "dol-amroth", "gondor", True, False),
    ("kindred-of-glorfindel", "rivendell", "elves", False, True),
    ("dain-ironfoots-guard", "erebor", "dwarves", True, False),
    ("thranduils-archers", "woodland-realm", "elves", False, True),
    ("the-red-arrow", "edoras", "rohan", True, False),
]
PEACE = ("sauron",)


def place(code: str) -> PickRegion:
    """A region as a choice."""
    return PickRegion(RegionId(code))


def unit(nation: str, rank: str) -> PickFigure:
    """A unit as a choice."""
    return PickFigure(FigureId(f"{nation}-{rank}"))


def force(table: WotrScene, region: str) -> tuple[FigureId, ...]:
    """The figures of the Free Peoples in a region."""
    return table.force(region, Side.FREE)


@pytest.mark.parametrize(("code", "region", "nation", "leader", "draws"), SINGLE)
def test_a_unit_comes_and_a_leader_or_a_card_with_it(
    code: str, region: str, nation: str, leader: bool, draws: bool
) -> None:
    table = hold(code, at_war=["gondor"])
    play(table, FREE, code)
    assert table.options == (place(region),)
    table.choose(place(region))
    assert table.options == (unit(nation, "regular"), unit(nation, "elite"))
    table.choose(unit(nation, "elite"))
    led = (FigureId(f"{nation}-leader"),) if leader else ()
    assert force(table, region) == (FigureId(f"{nation}-elite"), *led)
    assert len(table.state.hands[FREE]) == draws
    table.done()


@pytest.mark.parametrize(("code", "region", "nation", "leader", "draws"), SINGLE)
def test_nobody_comes_where_the_enemy_is(
    code: str, region: str, nation: str, leader: bool, draws: bool
) -> None:
    table = scene({region: "sauron-regular"}, captured=[region], hands={0: [code]})
    play(table, FREE, code)
    assert force(table, region) == ()
    assert len(table.state.hands[FREE]) == draws
    table.done()


@pytest.mark.rule("W-CARD-16")
def test_a_card_recruits_in_a_besieged_stronghold() -> None:
    table = scene(
        {"minas-tirith": "gondor-regular, sauron-regular"},
        besieged=["minas-tirith"],
        hands={0: ["guards-of-the-citadel"]},
    )
    play(table, FREE, "guards-of-the-citadel")
    table.choose(place("minas-tirith"), unit("gondor", "regular"))
    assert len(force(table, "minas-tirith")) == 3
    table.done()


def test_the_red_arrow_rouses_rohan_if_gondor_is_awake() -> None:
    table = play(hold("the-red-arrow", at_war=["gondor"]), FREE, "the-red-arrow")
    assert table.steps("rohan") == 2
    table.choose(place("edoras"), unit("rohan", "regular")).done()
    assert not is_offered(hold("the-red-arrow", at_war=PEACE), FREE, "the-red-arrow")


def test_cirdans_ships_bring_elves_to_an_army_on_the_coast() -> None:
    board = {"pelargir": "gondor-regular", "minas-tirith": "gondor-regular"}
    table = play(hold("cirdans-ships", board), FREE, "cirdans-ships")
    assert table.options == (place("pelargir"),)
    table.choose(place("pelargir"), unit("elves", "elite"), unit("elves", "regular"))
    assert len(force(table, "pelargir")) == 3
    table.done()


def test_cirdans_ships_wait_for_the_elves() -> None:
    table = hold("cirdans-ships", {"pelargir": "gondor-regular"}, at_war=PEACE)
    assert not is_offered(table, FREE, "cirdans-ships")


def test_riders_of_theoden_also_come_to_a_companion() -> None:
    table = play(hold("riders-of-theoden", {"folde": "boromir"}), FREE, "riders-of-theoden")
    assert table.options == (place("edoras"), place("folde"))
    table.choose(place("folde"), unit("rohan", "regular"))
    assert force(table, "folde") == (FigureId("rohan-regular"), FigureId("rohan-leader"))
    table.done()


def test_king_brands_men_are_two_regulars() -> None:
    table = play(hold("king-brands-men", at_war=PEACE), FREE, "king-brands-men")
    table.choose(place("dale"))
    assert table.options == (unit("north", "regular"),)
    table.choose(unit("north", "regular"), unit("north", "regular"))
    assert len(force(table, "dale")) == 2
    assert len(table.state.hands[FREE]) == 1
    table.done()


def test_king_brands_men_are_as_many_as_are_left() -> None:
    table = hold("king-brands-men", {"bree": "9 north-regular"})
    play(table, FREE, "king-brands-men").choose(place("dale"), unit("north", "regular"))
    assert len(force(table, "dale")) == 1
    table.done()


def test_swords_in_eriador_are_of_two_nations() -> None:
    table = play(hold("swords-in-eriador", at_war=PEACE), FREE, "swords-in-eriador")
    table.choose(place("the-shire"), unit("north", "elite"))
    table.choose(place("ered-luin"), unit("dwarves", "regular"))
    assert force(table, "the-shire") == (FigureId("north-elite"),)
    assert force(table, "ered-luin") == (FigureId("dwarves-regular"),)
    assert len(table.state.hands[FREE]) == 1
    table.done()


def test_swords_in_eriador_are_drawn_where_it_is_possible() -> None:
    table = hold("swords-in-eriador", {"the-shire": "sauron-regular"})
    play(table, FREE, "swords-in-eriador")
    assert table.options == (place("ered-luin"),)
    table.choose(place("ered-luin"), unit("dwarves", "regular")).done()


def test_eomer_comes_to_any_free_settlement_of_rohan() -> None:
    table = play(hold("eomer-son-of-eomund"), FREE, "eomer-son-of-eomund")
    settlements = ("edoras", "folde", "helms-deep", "westemnet")
    assert table.options == tuple(map(place, settlements))
    table.choose(place("westemnet"), unit("rohan", "elite"))
    assert force(table, "westemnet") == (FigureId("rohan-elite"), FigureId("rohan-leader"))
    table.done()


def test_eomer_does_not_come_where_it_is_not_free() -> None:
    table = scene(
        {"helms-deep": "rohan-regular, isengard-regular"},
        besieged=["helms-deep"],
        captured=["edoras"],
        hands={0: ["eomer-son-of-eomund"]},
    )
    play(table, FREE, "eomer-son-of-eomund")
    assert table.options == (place("folde"), place("westemnet"))
    table.choose(place("folde"), unit("rohan", "regular")).done()
