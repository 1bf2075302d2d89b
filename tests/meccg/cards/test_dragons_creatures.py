"""Creatures of The Dragons, and Dragons at home: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    SEA,
    SHADOW,
    WILD,
    fight,
    keys,
    on_the_way,
    play,
    staying,
)
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Pick,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.hazards import changed_draws
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

DAGGER = "dagger-of-westernesse"


def of_attack(table: MeccgScene, stat: Stat) -> int:
    """A number of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), stat)


# The Dragons


@pytest.mark.parametrize(
    ("code", "path", "regions"),
    [
        ("land-drake", (WILD,), ()),
        ("sand-drake", (SHADOW,), ("khand",)),
        ("were-worm", (WILD, WILD, WILD), ()),
        ("wild-fell-beast", (SHADOW, SHADOW), ()),
        ("winged-cold-drake", (WILD, WILD, WILD), ()),
        ("winged-fire-drake", (SHADOW, SHADOW), ()),
        ("little-snuffler", (WILD,), ()),
        ("wisp-of-pale-sheen", (WILD,), ()),
    ],
)
def test_they_choose_whom_they_attack(
    code: str, path: tuple[RegionType, ...], regions: tuple[str, ...]
) -> None:
    table = on_the_way(*path, regions=regions, theirs=[code])
    play(table, code)
    assert table.seat == TWO
    assert table.options == (Assign(table.id("gimli")), Assign(table.id("legolas")))


@pytest.mark.parametrize(
    ("code", "lair"),
    [("bairanax", "ovir-hollow"), ("earcaraxe", "isle-of-the-ulond"), ("scorba", "zarak-dum")],
)
def test_dragons_choose_whom_they_attack(code: str, lair: str) -> None:
    table = staying(lair, theirs=[code])
    play(table, code)
    assert table.seat == TWO


@pytest.mark.parametrize(("before", "found"), [("orc-raiders", True), ("wolves", False)])
def test_carrion_birds_follow_and_check_bodies_twice(before: str, found: bool) -> None:
    table = on_the_way(WILD, who=["gimli", "legolas", "gloin"], theirs=[before, "carrion-birds"])
    assert keys(table, "carrion-birds") == []
    fight(play(table, before), "gimli legolas gloin", *[6] * 6)
    assert bool(keys(table, "carrion-birds")) is found


def test_carrion_birds_check_bodies_twice_at_minus_one() -> None:
    table = on_the_way(WILD, who=["bilbo"], theirs=["orc-lieutenant", "carrion-birds"])
    fight(play(table, "orc-lieutenant"), "bilbo", 6, 6)
    fight(play(table, "carrion-birds"), "bilbo", 1, 1, 5, 5, 5, 6)
    assert table.card("bilbo").zone is Zone.OUT, "10 - 1 is not more than 9, but 11 - 1 is"


def test_gothmog_follows_orcs_in_shadow_lands() -> None:
    table = on_the_way(SHADOW, WILD, who=["gimli"], theirs=["orc-lieutenant", "gothmog"])
    assert keys(table, "gothmog") == []
    fight(play(table, "orc-lieutenant", 1), "gimli", 6, 6)
    assert keys(table, "gothmog") == [Key(region_type=SHADOW)]
    table = on_the_way(SHADOW, WILD, who=["gimli"], theirs=["orc-lieutenant", "gothmog"])
    fight(play(table, "orc-lieutenant", 0), "gimli", 6, 6)
    assert keys(table, "gothmog") == [], "they were met in the wilderness"


def test_wolf_riders_follow_orcs_on_the_way_but_not_at_sites() -> None:
    table = on_the_way(WILD, who=["gimli"], theirs=["orc-lieutenant", "wolf-riders"])
    assert keys(table, "wolf-riders") == []
    fight(play(table, "orc-lieutenant"), "gimli", 6, 6)
    assert keys(table, "wolf-riders") == [Key(region_type=WILD)]
    table = staying("moria", who=["gimli"], theirs=["orc-lieutenant", "wolf-riders"])
    fight(play(table, "orc-lieutenant"), "gimli", 6, 6)
    assert keys(table, "wolf-riders") == []


def test_wolf_riders_help_wolves_as_a_short_event() -> None:
    table = on_the_way(WILD, theirs=["wolves", "wolf-riders"])
    play(table, "wolves").choose(table.play("wolf-riders"), AimAtAttack(1))
    assert (of_attack(table, Stat.PROWESS), of_attack(table, Stat.STRIKES)) == (9, 4)
    table = on_the_way(WILD, theirs=["orc-raiders", "wolf-riders"])
    play(table, "orc-raiders")
    assert not table.offers(table.play("wolf-riders"))


def test_morgul_rats_smell_blood_or_come_at_night() -> None:
    table = scene(("moria", ["gimli"]), theirs=["morgul-rats"]).move()
    assert keys(table, "morgul-rats") == []
    table = scene(("moria", ["gimli"]), theirs=["morgul-rats"])
    cards.wound(table.state, table.id("gimli"))
    assert keys(table.move(), "morgul-rats") == [Key(site_type=SiteType.SHADOW_HOLD)]
    table = staying("moria", theirs=["morgul-rats"], their_play=["doors-of-night"])
    assert keys(table, "morgul-rats") == [Key(site_type=SiteType.SHADOW_HOLD)]


@pytest.mark.parametrize(("at", "found"), [("weathertop", True), ("ettenmoors", False)])
def test_rain_drakes_dwell_in_wet_ruins(at: str, found: bool) -> None:
    table = staying(at, theirs=["rain-drake"])
    assert bool(keys(table, "rain-drake")) is found


def test_a_were_worm_takes_an_item_of_its_players_choice() -> None:
    table = on_the_way(
        WILD, WILD, WILD, who=["gimli", DAGGER, "legolas", "elven-cloak"], theirs=["were-worm"]
    )
    fight(play(table, "were-worm"), "gimli", 1, 1, 1, 1)
    assert (table.seat, len(table.options)) == (TWO, 2)
    table.choose(Pick(table.id("elven-cloak")))
    assert table.card("elven-cloak").zone is Zone.DISCARD


@pytest.mark.parametrize(("code", "path"), [("wild-fell-beast", SHADOW)])
def test_untapped_characters_are_tapped_after_the_attack(code: str, path: RegionType) -> None:
    table = on_the_way(path, path, who=["gimli", "legolas", "gloin", "aragorn-ii"], theirs=[code])
    fight(play(table, code), "gimli legolas gloin", *[6] * 12)
    assert table.card("aragorn-ii").status is Status.TAPPED


def test_nobody_is_tapped_after_an_attack_that_was_canceled() -> None:
    table = on_the_way(
        SHADOW, SHADOW, who=["frodo", "gimli"], theirs=["wild-fell-beast"], hand=["concealment"]
    )
    play(table, "wild-fell-beast")
    table.choose(table.play("concealment"), Pick(table.id("frodo")), AimAtAttack(1))
    assert table.card("gimli").status is Status.UNTAPPED


# Dragons at home


def test_agburanar_at_home_lets_one_dragon_more_come() -> None:
    table = staying(
        "the-lonely-mountain",
        theirs=["smaug", "giant"],
        their_play=["agburanar-at-home"],
        who=["gimli"],
    )
    assert table.prompt == PlayHazards(FIRST, 2)
    fight(play(table, "smaug"), "gimli", 6, 6, 1, 1)
    assert table.prompt == PlayHazards(FIRST, 2)


def test_bairanax_at_home_calls_for_more_after_beasts() -> None:
    for code, left in (("neeker-breekers", 2), ("orc-lieutenant", 1)):
        table = on_the_way(
            WILD, who=["gimli"], theirs=[code, "giant"], their_play=["bairanax-at-home"]
        )
        fight(play(table, code), "gimli", 6, 6)
        assert table.prompt == PlayHazards(FIRST, left)


def test_daelomin_at_home_goes_for_two_more_hazards() -> None:
    table = staying("rivendell", theirs=["giant"], their_play=["daelomin-at-home"])
    lair = table.id("daelomin-at-home")
    table.choose(table.act("daelomin-at-home"), ChooseCompany(FIRST), Pick(lair))
    assert table.prompt == PlayHazards(FIRST, 4)
    assert table.card("daelomin-at-home").zone is Zone.DISCARD


def test_earcaraxe_at_home_makes_the_sea_worse() -> None:
    for land, left in ((SEA, 3), (WILD, 2)):
        table = on_the_way(land, theirs=["giant"], their_play=["earcaraxe-at-home"])
        assert table.prompt == PlayHazards(FIRST, left)


@pytest.mark.parametrize(
    ("code", "item", "more"),
    [
        ("itangast-at-home", "glamdring", 0),
        ("itangast-at-home", "red-arrow", 0),
        ("scorba-at-home", "glamdring", 1),
        ("scorba-at-home", DAGGER, 0),
    ],
)
def test_dragons_at_home_make_treasure_heavier(code: str, item: str, more: int) -> None:
    plain = scene(("rivendell", ["gimli", item]))
    table = scene(("rivendell", ["gimli", item]), their_play=[code])
    before = numbers.corruption(plain.state, plain.id("gimli"))
    assert numbers.corruption(table.state, table.id("gimli")) == before + more


def test_itangast_at_home_makes_greater_items_heavier() -> None:
    plain = scene(("rivendell", ["gimli", "the-mithril-coat"]))
    table = scene(("rivendell", ["gimli", "the-mithril-coat"]), their_play=["itangast-at-home"])
    before = numbers.corruption(plain.state, plain.id("gimli"))
    assert numbers.corruption(table.state, table.id("gimli")) == before + 1


def test_leucaruth_at_home_lets_one_dragon_come_a_turn() -> None:
    table = staying(
        "the-lonely-mountain",
        theirs=["smaug", "scatha-ahunt"],
        their_play=["leucaruth-at-home"],
    )
    assert table.offers(table.play("scatha-ahunt"))
    table.choose(table.play("scatha-ahunt"))
    assert keys(table, "smaug") == []


def test_smaug_at_home_lets_movers_draw_one_card_less() -> None:
    table = scene(("rivendell", ["gimli"]), their_play=["smaug-at-home"])
    assert changed_draws(table.state, FIRST, ONE, 3) == 2
    assert changed_draws(table.state, FIRST, ONE, 1) == 1
    assert changed_draws(table.state, FIRST, TWO, 3) == 3
