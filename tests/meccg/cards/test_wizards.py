"""Cards of The Wizards: that they work, and where they do not."""

from __future__ import annotations

from tests.meccg.scene import FIRST, TWO, enter, scene
from westmarch.meccg import influence, numbers, terrain
from westmarch.meccg.kinds import Race, RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    Remove,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.state import Form

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND


def test_aragorn_speaks_to_the_rangers_and_is_missed() -> None:
    table = scene(("rivendell", ["aragorn-ii"]), hand=["rangers-of-the-north"])
    aragorn, rangers = table.id("aragorn-ii"), table.id("rangers-of-the-north")
    alone = influence.direct(table.state, aragorn)
    assert influence.direct(table.state, aragorn, rangers) == alone + 2


def test_dark_quarrels_cancels_orcs_but_not_spiders() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["dark-quarrels"]).attacked(Race.ORC)
    table.choose(table.play("dark-quarrels"), AimAtAttack(1))
    assert table.card("gimli").status is Status.UNTAPPED
    table.done()
    table = scene(("rivendell", ["gimli"]), hand=["dark-quarrels"]).attacked(Race.SPIDER)
    assert not table.offers(table.play("dark-quarrels"))


def test_dark_quarrels_halves_strikes_if_gates_of_morning_is_in_play() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas", "aragorn-ii"]),
        hand=["dark-quarrels"],
        in_play=["gates-of-morning"],
    ).attacked(Race.SPIDER, strikes=3, prowess=1)
    table.choose(table.play("dark-quarrels", 1), AimAtAttack(1))
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(Assign(gimli), Assign(legolas))
    assert table.options == (Face(gimli), Face(legolas))


def test_fog_makes_lands_milder_all_at_once() -> None:
    table = scene(("rivendell", ["gimli"]), in_play=["fog"])
    table.journey("edoras", RegionType.FREE_DOMAIN, RegionType.BORDER_LAND, SHADOW)
    assert terrain.path(table.state, FIRST) == (RegionType.BORDER_LAND, WILD, WILD)


def test_gates_of_morning_ends_the_night() -> None:
    table = scene(
        ("rivendell", ["gimli"]), hand=["gates-of-morning"], their_play=["doors-of-night"]
    ).organize()
    table.choose(table.play("gates-of-morning"))
    assert table.card("doors-of-night").zone is Zone.DISCARD
    assert table.card("gates-of-morning").zone is Zone.PLAY
    table.finish()


def test_muster_adds_prowess_up_to_five_to_a_check() -> None:
    table = scene(("edoras", ["gimli"]), hand=["muster", "riders-of-rohan"]).visit()
    gimli, riders = table.id("gimli"), table.id("riders-of-rohan")
    table.choose(Enter(), PlayAtSite(riders, gimli)).rolls(3, 3)
    table.choose(table.play("muster"), Pick(gimli))
    assert table.card("riders-of-rohan").zone is Zone.PLAY, "6 + 2 + 5 is more than 10"
    table.finish()


def test_lure_of_expedience_tempts_when_an_item_is_played_and_can_be_removed() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), hand=["dagger-of-westernesse"])
    lure = enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    assert numbers.corruption(table.state, table.id("gimli")) == 2
    table.organize().rolls(1, 4).choose(Remove(lure, True))
    assert table.card("lure-of-expedience").zone is Zone.PLAY, "5 is not more than 5"
    table.rolls(4, 5).choose(Remove(lure, False))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD


def test_lure_of_expedience_cannot_tempt_hobbits() -> None:
    table = scene(("rivendell", ["frodo"]), theirs=["lure-of-expedience"]).move()
    assert not table.offers(table.play("lure-of-expedience"))


def test_lost_in_shadow_lands_adds_one_hazard_for_each() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["lost-in-shadow-lands", "orc-raiders"])
    table.journey("dunnish-clan-hold", SHADOW, SHADOW).move()
    assert table.prompt == PlayHazards(FIRST, 2)
    table.choose(table.play("lost-in-shadow-lands"), ChooseCompany(FIRST))
    assert table.prompt == PlayHazards(FIRST, 3), "one is used, two have come"


def test_long_winter_sends_back_who_has_no_ranger() -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["long-winter"])
    table.journey("moria", WILD, WILD).move()
    assert table.state.companies[FIRST].returned
    table = scene(("rivendell", ["aragorn-ii"]), their_play=["long-winter"])
    table.journey("moria", WILD, WILD).move()
    assert not table.state.companies[FIRST].returned


def test_witch_king_taps_into_a_long_night() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["moria"])
    king = enter(table.state, "witch-king-of-angmar", TWO, form=Form.EVENT)
    moria = table.id("moria")
    assert terrain.site_type(table.state, moria) is SiteType.SHADOW_HOLD
    table.move().choose(table.act("witch-king-of-angmar"), Pick(king))
    assert terrain.site_type(table.state, moria) is SiteType.DARK_HOLD
    assert table.card("witch-king-of-angmar").zone is Zone.DISCARD


def test_the_one_ring_cancels_a_strike_for_a_check() -> None:
    table = scene(("rivendell", ["frodo", "the-one-ring"])).attacked(Race.ORC, prowess=20)
    frodo = table.id("frodo")
    table.choose(Assign(frodo), Face(frodo)).rolls(6, 6)
    table.choose(table.act("the-one-ring"))
    assert table.card("frodo").status is Status.UNTAPPED
    table.done()
    table = scene(("rivendell", ["frodo", "the-one-ring"])).attacked(Race.UNDEAD, prowess=20)
    table.choose(Assign(table.id("frodo")), Face(table.id("frodo")))
    assert not table.offers(table.act("the-one-ring"))
