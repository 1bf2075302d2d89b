"""Creatures and what they are keyed to: M-CRE."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    BORDER,
    FREE,
    HEROES,
    MINIONS,
    SHADOW,
    WILD,
    fight,
    keys,
    on_the_way,
    staying,
)
from tests.meccg.scene import FIRST, TWO, scene
from westmarch.meccg.kinds import Alignment, PlaceCode, RegionCode, RegionType, SiteType, Zone
from westmarch.meccg.options import Done, Enter, Pick, keyed
from westmarch.meccg.prompts import MayAttackFromHand, MayRespond
from westmarch.meccg.underway import AttackUnderWay, Key


@pytest.mark.rule("M-CRE-01")
def test_its_player_says_what_a_creature_is_keyed_to_and_it_attacks() -> None:
    table = on_the_way(WILD, SHADOW, theirs=["orc-patrol"], to="moria")
    wild, shadow = Key(region_type=WILD), Key(region_type=SHADOW)
    hold = Key(site_type=SiteType.SHADOW_HOLD)
    assert keys(table, "orc-patrol") == [wild, shadow, hold]
    table.choose(keyed(table.id("orc-patrol"), shadow))
    assert table.state.attacks == 1
    (attack,) = [frame for frame, _ in table.state.stack if isinstance(frame, AttackUnderWay)]
    assert attack.keys == (shadow,)


@pytest.mark.rule("M-CRE-02", "M-CRE-03")
@pytest.mark.parametrize(
    ("path", "found"),
    [((WILD, WILD), True), ((WILD, BORDER, WILD), True), ((WILD, BORDER), False)],
)
def test_a_type_that_is_printed_twice_must_be_there_twice(
    path: tuple[RegionType, ...], found: bool
) -> None:
    table = on_the_way(*path, theirs=["giant", "wolves"])
    assert (keys(table, "giant") == [Key(region_type=WILD)]) is found
    assert Key(region_type=WILD) in keys(table, "wolves")


@pytest.mark.rule("M-CRE-02")
def test_who_stays_meets_nothing_that_is_keyed_to_lands() -> None:
    table = staying("bree", theirs=["wolves"])
    assert keys(table, "wolves") == []


@pytest.mark.rule("M-CRE-04")
def test_a_creature_is_keyed_to_a_region_that_it_names() -> None:
    table = on_the_way(BORDER, regions=["khand"], theirs=["akhorahil"], to="edoras")
    assert keys(table, "akhorahil") == [Key(region=RegionCode("khand"))]
    table = on_the_way(BORDER, regions=["rohan"], theirs=["akhorahil"], to="edoras")
    assert keys(table, "akhorahil") == []


@pytest.mark.rule("M-CRE-05")
def test_a_creature_is_keyed_to_the_type_of_the_new_site_or_of_the_one_where_they_stay() -> None:
    table = on_the_way(BORDER, theirs=["thief"], at="rivendell", to="bree")
    assert Key(site_type=SiteType.BORDER_HOLD) in keys(table, "thief")
    table = staying("bree", theirs=["thief"])
    assert keys(table, "thief") == [Key(site_type=SiteType.BORDER_HOLD)]
    table = on_the_way(FREE, theirs=["thief"], at="bree", to="rivendell")
    assert keys(table, "thief") == [], "they have left it"


@pytest.mark.rule("M-CRE-06")
def test_a_creature_is_keyed_to_a_site_that_it_names() -> None:
    for at, found in (("the-lonely-mountain", True), ("moria", False)):
        table = staying(at, theirs=["smaug"])
        assert bool(keys(table, "smaug")) is found
    table = on_the_way(FREE, theirs=["smaug"], to="the-lonely-mountain")
    assert keys(table, "smaug") == [Key(place=PlaceCode("the-lonely-mountain"))]


@pytest.mark.rule("M-CRE-07")
def test_a_card_may_let_creatures_be_keyed_to_a_site_that_they_do_not_name() -> None:
    table = staying("the-under-grottos", theirs=["giant-spiders"])
    assert keys(table, "giant-spiders") == []
    table = staying(
        "the-under-grottos", theirs=["giant-spiders"], their_play=["ungoliants-foul-issue"]
    )
    assert keys(table, "giant-spiders") == [Key(place=PlaceCode("the-under-grottos"))]


@pytest.mark.rule("M-CRE-08")
def test_a_creature_begins_a_chain() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["twilight"],
        theirs=["twilight", "giant"],
        their_play=["doors-of-night"],
    )
    table.journey("moria", WILD, WILD).move()
    table.choose(table.play("twilight", 1), Pick(table.id("doors-of-night")))
    assert (table.seat, table.prompt) == (TWO, MayRespond())
    assert keys(table, "giant") == [], "it cannot respond"
    table.choose(Done())
    assert keys(table, "giant") == [Key(region_type=WILD)]


@pytest.mark.rule("M-CRE-09")
def test_a_creature_as_an_automatic_attack_is_discarded_even_if_defeated() -> None:
    table = scene(("framsburg", ["gimli"]), theirs=["wolves"]).visit().choose(Enter())
    assert (table.seat, table.prompt) == (TWO, MayAttackFromHand(FIRST))
    table.choose(Pick(table.id("wolves")))
    fight(table, "gimli", 6, 6)
    assert table.card("wolves").zone is Zone.DISCARD


@pytest.mark.parametrize(
    ("code", "alignments", "found"),
    [
        ("elves-upon-errantry", MINIONS, True),
        ("elves-upon-errantry", HEROES, False),
        ("sons-of-kings", MINIONS, True),
        ("sons-of-kings", HEROES, False),
        ("beorning-skin-changers", MINIONS, True),
        ("beorning-skin-changers", HEROES, False),
        ("landroval", MINIONS, True),
        ("landroval", HEROES, False),
        ("olog-warlords", HEROES, True),
        ("olog-warlords", MINIONS, False),
    ],
)
def test_some_are_played_on_some_companies_only(
    code: str, alignments: tuple[Alignment, Alignment], found: bool
) -> None:
    who = "gimli" if alignments == HEROES else "grishnakh"
    table = on_the_way(WILD, WILD, BORDER, SHADOW, who=[who], theirs=[code], alignments=alignments)
    assert bool(keys(table, code)) is found


def test_landroval_leaves_covert_minions_alone() -> None:
    table = on_the_way(WILD, WILD, who=["layos"], theirs=["landroval"], alignments=MINIONS)
    assert keys(table, "landroval") == []


@pytest.mark.parametrize(
    ("code", "region", "countryman"),
    [
        ("arthadan-rangers", "rhudaur", "barliman-butterbur"),
        ("beorning-toll", "high-pass", "beorn"),
        ("gondorian-rangers", "ithilien", "faramir"),
        ("horse-lords", "rohan", "eowyn"),
        ("thranduils-folk", "woodland-realm", "thranduil"),
    ],
)
def test_guards_let_their_countrymen_pass(code: str, region: str, countryman: str) -> None:
    for who, found in (("gimli", True), (countryman, False)):
        table = on_the_way(WILD, regions=[region], who=[who], theirs=[code], to="edoras")
        assert bool(keys(table, code)) is found, who


@pytest.mark.parametrize(
    ("code", "night", "by_day"),
    [
        ("buthrakaur-the-green", True, False),
        ("umagaur-the-pale", True, False),
        ("durins-bane", True, False),
    ],
)
def test_some_go_deeper_at_night(code: str, night: bool, by_day: bool) -> None:
    table = staying("the-under-grottos", theirs=[code], their_play=["doors-of-night"])
    assert bool(keys(table, code)) is night
    table = staying("the-under-vaults", theirs=[code])
    assert bool(keys(table, code)) is by_day


def test_durins_bane_does_not_meet_the_balrog_himself() -> None:
    table = staying(
        "the-under-gates", theirs=["durins-bane"], alignments=(Alignment.BALROG, Alignment.HERO)
    )
    assert keys(table, "durins-bane") == []
    table = staying("the-under-gates", theirs=["durins-bane"])
    assert keys(table, "durins-bane") != []
