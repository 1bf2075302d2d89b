"""Environment hazards: night and weather, worse lands and sites, and what ends them."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import numbers, terrain
from westmarch.meccg.kinds import (
    Alignment,
    Movement,
    Phase,
    Race,
    RegionType,
    SiteType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    AimAtAutomatic,
    ChooseCompany,
    Done,
    Enter,
    Pick,
    PickRegion,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.tables.printed import Attack
from westmarch.meccg.things import Assault
from westmarch.meccg.vocabulary.references import Stat

WILD, BORDER, FREE = RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN
SHADOW, DARK, SEA = RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.COASTAL_SEA
NIGHT = ["doors-of-night"]


def on_the_way(
    *hazards: str, path: tuple[RegionType, ...] = (WILD,), to: str = "moria", night: bool = True
) -> MeccgScene:
    """Gimli is on his way, by night as a rule."""
    play = NIGHT if night else []
    table = scene(("rivendell", ["gimli"]), theirs=[*hazards, "wargs"], their_play=play)
    return table.journey(to, *path).move()


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("choking-shadows", WILD, SHADOW),
        ("awaken-the-earths-fire", SHADOW, DARK),
        ("gloom", BORDER, WILD),
        ("new-moon", FREE, BORDER),
    ],
)
def test_by_night_one_region_of_the_path_is_worse(
    card: str, before: RegionType, after: RegionType
) -> None:
    table = on_the_way(card, path=(before, before))
    table.choose(table.play(card, 1), ChooseCompany(FIRST))
    assert table.options == (PickRegion(0), PickRegion(1))
    table.choose(PickRegion(1))
    assert terrain.path(table.state, FIRST) == (before, after)
    day = on_the_way(card, path=(before,), night=False)
    assert not day.offers(day.play(card, 1))


@pytest.mark.parametrize(
    ("card", "site", "after"),
    [
        ("choking-shadows", "bandit-lair", SiteType.SHADOW_HOLD),
        ("awaken-the-earths-fire", "moria", SiteType.DARK_HOLD),
        ("gloom", "dunnish-clan-hold", SiteType.RUINS_AND_LAIRS),
        ("new-moon", "edoras", SiteType.BORDER_HOLD),
    ],
)
def test_by_night_one_site_is_worse(card: str, site: str, after: SiteType) -> None:
    table = on_the_way(card, to=site)
    table.choose(table.play(card, 2), Pick(table.id(site)))
    assert terrain.site_type(table.state, table.id(site)) is after
    day = on_the_way(card, to=site, night=False)
    assert not day.offers(day.play(card, 2))


@pytest.mark.rule("M-EX-20", "M-UD-15")
def test_under_deeps_sites_stay_what_they_are() -> None:
    table = scene(("moria", ["gimli"]), theirs=["choking-shadows"], their_play=NIGHT)
    table.journey("the-under-gates", way=Movement.UNDER_DEEPS).move()
    deep = table.id("the-under-gates")
    assert terrain.site_type(table.state, deep) is SiteType.SHADOW_HOLD
    assert not table.offers(table.play("choking-shadows", 2))


@pytest.mark.parametrize(
    ("card", "site"), [("choking-shadows", "bandit-lair"), ("awaken-the-earths-fire", "moria")]
)
def test_one_automatic_attack_has_more_prowess(card: str, site: str) -> None:
    table = on_the_way(card, to=site, night=False)
    attack = terrain.automatic_attacks(table.state, table.id(site))[0]
    table.choose(table.play(card), AimAtAutomatic(table.id(site), 0))
    assert not table.offers(table.play(card)), "not twice in a turn"
    while not table.position.over:
        table.choose(Done())
    table.visit().choose(Enter())
    faced = Assault(table.state.attacks)
    assert numbers.number(table.state, faced, Stat.PROWESS) == attack.prowess + 2
    other = on_the_way(card, to="edoras", night=False)
    assert not other.offers(other.play(card))


def test_gloom_weakens_one_who_moves() -> None:
    table = on_the_way("gloom", night=False)
    gimli = table.id("gimli")
    table.choose(table.play("gloom"), Pick(gimli))
    assert numbers.prowess(table.state, gimli) == 4
    still = scene(("rivendell", ["gimli"]), theirs=["gloom"]).move()
    assert not still.offers(still.play("gloom"))


def test_new_moon_taps_an_elf() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=["new-moon"]).move()
    table.choose(table.play("new-moon"))
    assert table.options == (Pick(table.id("legolas")),)
    table.choose(Pick(table.id("legolas")))
    assert table.card("legolas").status is Status.TAPPED
    table.finish()


@pytest.mark.parametrize(
    ("card", "path", "ranger", "back"),
    [
        ("long-winter", (WILD, WILD), False, True),
        ("long-winter", (WILD, WILD), True, False),
        ("long-winter", (WILD, BORDER), False, False),
        ("foul-fumes", (SHADOW,), False, True),
        ("foul-fumes", (DARK,), True, False),
        ("foul-fumes", (WILD,), False, False),
        ("snowstorm", (WILD,), True, True),
        ("snowstorm", (BORDER,), False, False),
    ],
)
@pytest.mark.parametrize("before", [True, False])
def test_weather_turns_companies_back(
    card: str, path: tuple[RegionType, ...], ranger: bool, back: bool, before: bool
) -> None:
    who = "aragorn-ii" if ranger else "gimli"
    play, hand = ([*NIGHT, card], []) if before else (NIGHT, [card])
    table = scene(("rivendell", [who]), theirs=hand, their_play=play)
    table.journey("moria", *path).move()
    if not before:
        table.choose(table.play(card))
    assert table.state.companies[FIRST].returned is back


def test_foul_fumes_spare_minions() -> None:
    table = scene(
        ("dol-guldur-minion", ["luitprand"]),
        their_play=["foul-fumes", "doors-of-night"],
        alignments=(Alignment.MINION, Alignment.HERO),
    )
    table.journey("moria-minion", SHADOW).move()
    assert not table.state.companies[FIRST].returned
    assert table.card("moria-minion").status is Status.UNTAPPED


@pytest.mark.parametrize(
    ("card", "site", "safe"),
    [
        ("long-winter", "moria", "edoras"),
        ("foul-fumes", "minas-morgul", "edoras"),
        ("storms-of-osse", "isle-of-the-ulond", "moria"),
    ],
)
def test_by_night_weather_taps_sites(card: str, site: str, safe: str) -> None:
    table = scene(
        (site, ["gimli"]),
        (safe, ["legolas"]),
        ("rivendell", ["frodo"]),
        theirs=[card],
        their_play=NIGHT,
    ).move()
    table.choose(table.play(card))
    assert table.card(site).status is Status.TAPPED
    assert table.card(safe).status is Status.UNTAPPED
    assert table.card("rivendell").status is Status.UNTAPPED, "a haven"


def test_snowstorm_and_storms_need_the_night() -> None:
    table = on_the_way("snowstorm", "storms-of-osse", "morgul-night", night=False)
    for card in ("snowstorm", "storms-of-osse", "morgul-night"):
        assert not table.offers(table.play(card))


def test_morgul_night_darkens_all_at_once() -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["doors-of-night", "morgul-night"])
    table.journey("moria", WILD, SHADOW)
    assert terrain.path(table.state, FIRST) == (SHADOW, DARK)


def test_fell_winter_brings_wolves_and_by_night_wilder_lands() -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["fell-winter"], sites=["dunnish-clan-hold"])
    site = table.id("dunnish-clan-hold")
    assert terrain.automatic_attacks(table.state, site)[-1] == Attack((Race.WOLF,), 3, 7)
    table.journey("moria", FREE, BORDER)
    assert terrain.path(table.state, FIRST) == (FREE, BORDER)
    enter(table.state, "doors-of-night", TWO)
    assert terrain.path(table.state, FIRST) == (BORDER, WILD)


def test_withered_lands_make_one_region_two() -> None:
    table = on_the_way("withered-lands", path=(SHADOW, BORDER))
    assert not table.offers(table.play("withered-lands", 0)), "there is no Wilderness"
    table.choose(table.play("withered-lands", 1), ChooseCompany(FIRST), PickRegion(0))
    assert terrain.path(table.state, FIRST) == (WILD, WILD, BORDER)


def test_clouds_strengthen_creatures_by_night_only() -> None:
    for night, prowess in (([], 5), (NIGHT, 7)):
        table = scene(("rivendell", ["gimli"]), their_play=["clouds", *night])
        table.attacked(Race.ORC, prowess=5)
        assert numbers.number(table.state, Assault(1), Stat.PROWESS) == prowess


def test_night_weighs_on_dunedain_and_then_on_all_men() -> None:
    table = scene(("rivendell", ["aragorn-ii", "faramir", "eowyn"]), their_play=["night"])
    people = [table.id(code) for code in ("aragorn-ii", "faramir", "eowyn")]
    before = [numbers.prowess(table.state, card) for card in people]
    enter(table.state, "doors-of-night", TWO)
    after = [numbers.prowess(table.state, card) for card in people]
    assert [one - two for one, two in zip(before, after, strict=True)] == [1, 1, 1]


def test_drowning_seas_take_an_item_and_two_cards_or_by_night_the_way() -> None:
    table = scene(
        ("rivendell", ["gimli", "glamdring"]),
        hand=["concealment", "muster", "fog"],
        theirs=["drowning-seas"],
    )
    table.journey("moria", SEA).move()
    table.choose(table.play("drowning-seas"), ChooseCompany(FIRST), Pick(table.id("glamdring")))
    assert table.card("glamdring").zone is Zone.DISCARD
    assert len(table.state.hands[ONE]) == 1
    table = on_the_way("drowning-seas", path=(SEA,))
    table.choose(table.play("drowning-seas", 1), ChooseCompany(FIRST))
    assert table.state.companies[FIRST].returned


def test_stench_taps_somebody_at_the_start_of_the_site_phase() -> None:
    table = scene(("barad-dur", ["gimli", "legolas"]), their_play=["stench-of-mordor"]).visit()
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("legolas")))
    table.choose(Pick(table.id("legolas")))
    assert table.card("legolas").status is Status.TAPPED
    table = scene(("edoras", ["gimli"]), their_play=["stench-of-mordor"]).visit()
    assert table.card("gimli").status is Status.UNTAPPED


def test_waiting_shadow_taps_a_servant_or_by_night_anybody() -> None:
    table = scene(("rivendell", ["eowyn", "legolas"]), theirs=["waiting-shadow"]).move()
    table.choose(table.play("waiting-shadow"), ChooseCompany(FIRST))
    assert (table.seat, table.options) == (ONE, (Pick(table.id("eowyn")),))
    table = scene(("rivendell", ["legolas"]), theirs=["waiting-shadow"], their_play=NIGHT).move()
    table.choose(table.play("waiting-shadow", 1), ChooseCompany(FIRST), Pick(table.id("legolas")))
    assert table.card("legolas").status is Status.TAPPED


# Twilight


def test_twilight_answers_an_environment_card_in_any_phase() -> None:
    table = scene(
        ("rivendell", ["gimli"]), hand=["gates-of-morning"], theirs=["twilight"]
    ).organize()
    table.choose(table.play("gates-of-morning"))
    assert table.seat == TWO
    table.choose(table.play("twilight"), Pick(table.id("gates-of-morning")))
    assert table.card("gates-of-morning").zone is Zone.DISCARD
    table.finish()


def test_twilight_is_a_resource_in_the_own_turn() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["twilight"], their_play=NIGHT).organize()
    table.choose(table.play("twilight", 1), Pick(table.id("doors-of-night")))
    assert table.card("doors-of-night").zone is Zone.DISCARD
    table.finish()


def test_twilight_does_not_count_against_the_hazard_limit() -> None:
    table = scene(
        ("rivendell", ["gimli"]), theirs=["twilight", "wargs"], in_play=["gates-of-morning"]
    ).move()
    table.choose(Done())
    assert table.prompt == PlayHazards(FIRST, 2)
    table.choose(table.play("twilight", 1), Pick(table.id("gates-of-morning")))
    assert table.prompt == PlayHazards(FIRST, 2)


def test_twilight_can_begin_a_chain_while_the_other_organizes() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["twilight"], in_play=["gates-of-morning"])
    table.begin(Turn(ONE))
    while table.seat != TWO:
        table.choose(Done())
    assert table.state.phase is Phase.ORGANIZATION
    table.choose(table.play("twilight", 1), Pick(table.id("gates-of-morning")))
    assert table.card("gates-of-morning").zone is Zone.DISCARD


def test_twilight_leaves_other_cards_alone() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["halfling-strength"],
        theirs=["twilight"],
        in_play=["lure-of-power"],
    ).move()
    assert not table.offers(table.play("twilight", 1))


def test_gates_of_morning_ends_what_lasts_of_the_night() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["gates-of-morning"],
        theirs=["choking-shadows"],
        their_play=NIGHT,
    )
    table.journey("moria", WILD).move().choose(Done())
    table.choose(table.play("choking-shadows", 1), ChooseCompany(FIRST), Done(), PickRegion(0))
    assert terrain.path(table.state, FIRST) == (SHADOW,)
    table.choose(table.play("gates-of-morning"))
    assert terrain.path(table.state, FIRST) == (WILD,)
