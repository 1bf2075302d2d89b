"""Items of The Wizards: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, MeccgScene, scene
from westmarch.meccg import influence, numbers, scoring
from westmarch.meccg.kinds import Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    StayUntapped,
    Store,
    TapToFight,
    Transfer,
)
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

WILD = Key(region_type=RegionType.WILDERNESS)


def struck(table: MeccgScene, who: str) -> MeccgScene:
    """Somebody is given the strike and faces it."""
    return table.choose(Assign(table.id(who)), Face(table.id(who)))


@pytest.mark.parametrize("item", ["elf-stone", "horn-of-anor", "elven-cloak"])
def test_a_character_bears_one_of_them_only(item: str) -> None:
    table = scene(("rivendell", ["gimli", item, "legolas", item])).organize()
    legolas = table.id("legolas")
    assert not table.offers(Transfer(table.id(item), legolas))
    table = scene(("rivendell", ["gimli", item, "legolas"])).organize()
    assert table.offers(Transfer(table.id(item), table.id("legolas")))


def test_horn_of_anor_speaks_to_factions_elf_stone_to_elves() -> None:
    table = scene(
        ("rivendell", ["balin", "horn-of-anor", "elf-stone", "elrond"]),
        hand=["riders-of-rohan", "wood-elves"],
    )
    balin = table.id("balin")
    alone = influence.direct(table.state, balin)
    assert influence.direct(table.state, balin, table.id("riders-of-rohan")) == alone + 2
    assert influence.direct(table.state, balin, table.id("wood-elves")) == alone + 4
    assert influence.direct(table.state, balin, table.id("elrond")) == alone + 2


def test_elven_cloak_hides_from_creatures_of_the_wilderness() -> None:
    table = scene(("rivendell", ["gimli", "elven-cloak"])).attacked(keys=[WILD])
    struck(table, "gimli").choose(table.act("elven-cloak"), Pick(table.id("elven-cloak")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("elven-cloak").status is Status.TAPPED
    table.done()
    key = Key(region_type=RegionType.SHADOW_LAND)
    table = scene(("rivendell", ["gimli", "elven-cloak"])).attacked(keys=[key])
    assert not struck(table, "gimli").offers(table.act("elven-cloak"))


def test_great_shield_of_rohan_keeps_a_warrior_untapped() -> None:
    table = scene(("rivendell", ["gimli", "great-shield-of-rohan"])).attacked(prowess=8)
    struck(table, "gimli").choose(table.act("great-shield-of-rohan"))
    table.choose(Pick(table.id("great-shield-of-rohan"))).rolls(2, 2).choose(StayUntapped())
    assert table.state.result is True, "5 + 4 without a penalty is more than 8"
    assert table.card("gimli").status is Status.UNTAPPED
    table.done()
    table = scene(("rivendell", ["bilbo", "great-shield-of-rohan"])).attacked(prowess=8)
    assert not struck(table, "bilbo").offers(table.act("great-shield-of-rohan"))


def test_shield_of_iron_bound_ash_taps_for_prowess() -> None:
    table = scene(("rivendell", ["gimli", "shield-of-iron-bound-ash", "legolas"]))
    table.attacked(prowess=8)
    struck(table, "gimli").choose(table.act("shield-of-iron-bound-ash"))
    table.choose(Pick(table.id("shield-of-iron-bound-ash")))
    assert numbers.prowess(table.state, table.id("gimli")) == 6
    table.rolls(6, 6).choose(TapToFight(), Done())
    assert numbers.prowess(table.state, table.id("gimli")) == 5
    table.done()
    table = scene(("rivendell", ["gimli", "shield-of-iron-bound-ash", "legolas"]))
    table.attacked(prowess=8)
    assert not struck(table, "legolas").offers(table.act("shield-of-iron-bound-ash"))


def test_healing_herbs_heal_or_untap_somebody_of_the_company() -> None:
    table = scene(("moria", ["gimli", "healing-herbs", "legolas", "frodo"]))
    cards.wound(table.state, table.id("legolas"))
    cards.tap(table.state, table.id("frodo"))
    table.organize().choose(table.act("healing-herbs"), Pick(table.id("gimli")))
    assert table.options == (Pick(table.id("legolas")),)
    table.choose(Pick(table.id("legolas")), Pick(table.id("healing-herbs")))
    assert table.card("legolas").status is Status.UNTAPPED
    assert table.card("healing-herbs").zone is Zone.DISCARD
    table.finish()
    table = scene(("moria", ["gimli", "healing-herbs", "legolas", "frodo"]))
    cards.tap(table.state, table.id("frodo"))
    table.organize()
    assert not table.offers(table.act("healing-herbs", 0)), "nobody is wounded"
    table.choose(table.act("healing-herbs", 1), Pick(table.id("gimli")), Pick(table.id("frodo")))
    table.choose(Pick(table.id("healing-herbs")))
    assert table.card("frodo").status is Status.UNTAPPED
    table.finish()


@pytest.mark.parametrize(
    ("item", "stat", "before", "after"),
    [("miruvor", Stat.BODY, 8, 10), ("potion-of-prowess", Stat.PROWESS, 5, 6)],
)
def test_a_drink_strengthens_the_whole_company(
    item: str, stat: Stat, before: int, after: int
) -> None:
    table = scene(("rivendell", ["legolas", item, "gimli"]), ("moria", ["eomer"]))
    gimli, aragorn = table.id("gimli"), table.id("eomer")
    others = numbers.number(table.state, aragorn, stat)
    assert numbers.number(table.state, gimli, stat) == before
    table.organize().choose(table.act(item), Pick(table.id(item)))
    assert numbers.number(table.state, gimli, stat) == after
    assert numbers.number(table.state, aragorn, stat) == others, "he is elsewhere"
    assert table.card(item).zone is Zone.DISCARD
    table.finish()


def test_a_drink_helps_in_the_midst_of_a_fight() -> None:
    table = scene(("rivendell", ["gimli", "potion-of-prowess"])).attacked()
    table.choose(table.act("potion-of-prowess"), Pick(table.id("potion-of-prowess")))
    assert numbers.prowess(table.state, table.id("gimli")) == 6


def test_red_arrow_wins_the_riders_and_nobody_else() -> None:
    table = scene(("edoras", ["gimli", "red-arrow"]), hand=["riders-of-rohan"]).visit()
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.choose(Enter(), PlayAtSite(riders, gimli)).rolls(1, 1)
    table.choose(table.act("red-arrow"))
    assert table.card("riders-of-rohan").zone is Zone.PLAY
    table.finish()
    table = scene(("edoras", ["gimli", "red-arrow"]), hand=["eomer"])
    alone = influence.direct(table.state, table.id("gimli"))
    assert influence.direct(table.state, table.id("gimli"), table.id("eomer")) == alone + 5


def test_book_of_mazarbul_is_read_by_sages_and_stored_by_dwarves() -> None:
    table = scene(("moria", ["elrond", "book-of-mazarbul"])).organize()
    table.choose(table.act("book-of-mazarbul"), Pick(table.id("book-of-mazarbul")))
    assert numbers.of_player(table.state, ONE, Stat.HAND_SIZE) == 9
    table = scene(("rivendell", ["gimli", "book-of-mazarbul"])).organize()
    assert not table.offers(table.act("book-of-mazarbul")), "Gimli is no sage"


@pytest.mark.rule("M-ITEM-07", "M-ITEM-09")
@pytest.mark.parametrize(
    ("item", "site", "points"),
    [
        ("book-of-mazarbul", "iron-hill-dwarf-hold", 5),
        ("book-of-mazarbul", "rivendell", 1),
        ("sapling-of-the-white-tree", "minas-tirith", 2),
        ("sapling-of-the-white-tree", "rivendell", 1),
        ("earth-of-galadriels-orchard", "bag-end", 2),
        ("earth-of-galadriels-orchard", "rivendell", 0),
        ("red-book-of-westmarch", "rivendell", 1),
    ],
)
def test_stored_items_give_points_by_where_they_are(item: str, site: str, points: int) -> None:
    table = scene((site, ["gimli", item])).organize().rolls(6, 6)
    table.choose(Store(table.id(item)))
    assert table.card(item).zone is Zone.PILE
    assert scoring.worth(table.state, ONE, table.id(item)) == points
    table.finish()


@pytest.mark.parametrize(("site", "found"), [("edoras", False), ("moria", False)])
def test_sapling_grows_in_no_shadow(site: str, found: bool) -> None:
    table = scene((site, ["gimli"]), hand=["sapling-of-the-white-tree"]).visit()
    table.rolls(*[6] * 16)
    assert not table.offers(PlayAtSite(table.id("sapling-of-the-white-tree"), table.id("gimli")))


def test_star_glass_drives_the_dead_away_and_weakens_beasts() -> None:
    table = scene(("rivendell", ["gimli", "star-glass"])).attacked(Race.UNDEAD)
    table.rolls(6, 6).choose(table.act("star-glass"), Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.TAPPED
    table.done()
    table = scene(("rivendell", ["gimli", "star-glass"])).attacked(Race.SPIDER, prowess=9)
    assert not table.offers(table.act("star-glass", 0))
    table.rolls(6, 6, 2, 2).choose(table.act("star-glass", 1), Pick(table.id("gimli")))
    table.choose(*table.options[:1])
    struck(table, "gimli")
    assert table.state.result is True, "4 and 5, less one for being tapped, is more than 7"


def test_torque_of_hues_and_its_bearer_tap_to_cancel_any_attack() -> None:
    table = scene(("rivendell", ["gimli", "torque-of-hues"])).attacked(Race.DRAGON)
    gimli, torque = table.id("gimli"), table.id("torque-of-hues")
    table.rolls(6, 6).choose(table.act("torque-of-hues"), Pick(torque), Pick(gimli))
    assert table.card("gimli").status is table.card("torque-of-hues").status is Status.TAPPED
    table.done()
    table = scene(("rivendell", ["gimli", "torque-of-hues"]))
    cards.tap(table.state, table.id("gimli"))
    assert not table.attacked().offers(table.act("torque-of-hues"))


def test_black_arrow_flies_once_unless_a_man_shoots() -> None:
    table = scene(("rivendell", ["legolas", "black-arrow"])).attacked(prowess=8, body=5)
    table.choose(table.act("black-arrow"), Pick(table.id("black-arrow")))
    table.choose(*table.options[:1])
    assert numbers.number(table.state, Assault(table.state.attacks), Stat.PROWESS) == 7
    assert numbers.number(table.state, Assault(table.state.attacks), Stat.BODY) == 4
    assert table.card("black-arrow").zone is Zone.DISCARD
    table = scene(("rivendell", ["eomer", "black-arrow"])).attacked()
    table.choose(table.act("black-arrow"), Pick(table.id("black-arrow")))
    table.choose(*table.options[:1])
    assert table.card("black-arrow").zone is Zone.PLAY
    table = scene(("rivendell", ["bilbo", "black-arrow"])).attacked()
    assert not table.offers(table.act("black-arrow")), "Bilbo is no warrior"


def test_arkenstone_rouses_dwarves() -> None:
    table = scene(("rivendell", ["gimli", "the-arkenstone", "legolas"]))
    cards.tap(table.state, table.id("gimli"))
    cards.tap(table.state, table.id("legolas"))
    assert numbers.corruption(table.state, table.id("gimli")) == 4, "a Dwarf covets it"
    table.organize().rolls(6, 6).choose(
        table.act("the-arkenstone"), Pick(table.id("the-arkenstone"))
    )
    assert table.options == (Pick(table.id("gimli")),)
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert scoring.worth(table.state, ONE, table.id("the-arkenstone")) == 5
    table.finish()


def test_iron_crown_tempts_who_speaks_with_it_and_rules_orcs() -> None:
    table = scene(("rivendell", ["gimli", "the-iron-crown"])).attacked(Race.ORC)
    table.choose(table.act("the-iron-crown"), Pick(table.id("the-iron-crown")))
    assert table.card("gimli").status is Status.UNTAPPED
    table.done()
    table = scene(("rivendell", ["frodo", "the-iron-crown"])).attacked(Race.ORC)
    assert not table.offers(table.act("the-iron-crown")), "a Hobbit has no power over it"
    table = scene(("edoras", ["gimli", "the-iron-crown"]), hand=["riders-of-rohan"]).visit()
    riders, gimli = table.id("riders-of-rohan"), table.id("gimli")
    table.rolls(6, 6, 1, 2).choose(Enter(), PlayAtSite(riders, gimli))
    assert table.card("gimli").zone is Zone.OUT, "3 is far below 5 points"


def test_ent_draughts_come_with_a_friend_of_the_ents() -> None:
    table = scene(("wellinghall", ["gimli", "legolas"]), hand=["ent-draughts", "quickbeam"])
    draughts, gimli, legolas = (table.id(each) for each in ("ent-draughts", "gimli", "legolas"))
    table.visit().choose(Enter())
    assert not table.offers(PlayAtSite(draughts, gimli))
    table.choose(PlayAtSite(table.id("quickbeam"), gimli), PlayAtSite(draughts, legolas))
    assert numbers.prowess(table.state, legolas) == 6
    table.finish()
