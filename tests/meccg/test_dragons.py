"""Dragons, their manifestations and hoards: M-DRG, M-MAN, M-MH-16."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import WILD, fight, keys, on_the_way, play, staying
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, scene
from westmarch.meccg import numbers, terrain, traits
from westmarch.meccg.dragons import LAIRS
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Race, RegionType, Zone
from westmarch.meccg.options import AimAtAttack, Enter, No, PlayAtSite
from westmarch.meccg.prompts import DrawAnother, PlayHazards
from westmarch.meccg.rules.turns import forget
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.sifting.fitting import fits
from westmarch.meccg.tables import CREATURES
from westmarch.meccg.things import Assault, Context
from westmarch.meccg.underway import Key
from westmarch.meccg.vocabulary.references import Stat
from westmarch.meccg.vocabulary.words import AUTOMATIC, CREATURE, DRAGON, DRAKE

HEATH = ("northern-rhovanion", "withered-heath")


def hunted(*theirs: str, hand: tuple[str, ...] = ()) -> MeccgScene:
    """A company moves where Smaug is ahunt."""
    return on_the_way(
        RegionType.WILDERNESS,
        RegionType.WILDERNESS,
        regions=HEATH,
        to="gold-hill",
        theirs=theirs,
        their_play=["smaug-ahunt"],
        hand=hand,
    )


def slay_smaug(table: MeccgScene) -> None:
    """Both who travel defeat all three strikes of Smaug ahunt."""
    fight(table, "gimli legolas", *[6] * 8)


@pytest.mark.rule("M-DRG-01", "M-DRG-03")
def test_unique_ones_are_dragons_and_others_drakes_except_cave_drakes() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["smaug", "land-drake", "cave-drake"])
    context = Context(table.id("smaug"), TWO, table.card("smaug").code)
    for code, dragon in (("smaug", True), ("land-drake", False), ("cave-drake", True)):
        assert fits(table.state, context, DRAGON, table.id(code)) is dragon
        assert fits(table.state, context, DRAKE, table.id(code)) is not dragon


@pytest.mark.rule("M-DRG-02", "M-DRG-04")
def test_nine_dragons_have_nine_lairs_with_a_dragon_as_automatic_attack() -> None:
    assert len(LAIRS) == len(set(LAIRS.values())) == 9
    for place, dragon in LAIRS.items():
        assert CREATURES[dragon].card.unique
        table = scene((place, ["gimli"]))
        (attack,) = terrain.automatic_attacks(table.state, table.id(place))
        assert attack.races == (Race.DRAGON,)


@pytest.mark.rule("M-DRG-05")
def test_attacks_of_dragons_ahunt_and_at_home_count_as_those_of_creatures() -> None:
    table = hunted()
    context = Context(table.id("gimli"), ONE, table.card("gimli").code)
    assert fits(table.state, context, CREATURE, Assault(1))
    table = scene(("the-lonely-mountain", ["gimli"]), their_play=["smaug-at-home"]).visit()
    table.choose(Enter())
    fight(table, "gimli", 6, 6)
    assert table.state.attacks == 2
    context = Context(table.id("gimli"), ONE, table.card("gimli").code)
    assert fits(table.state, context, AUTOMATIC, Assault(2))
    assert fits(table.state, context, CREATURE, Assault(2))
    assert not fits(table.state, context, CREATURE, Assault(1)), "the site's own is none"


@pytest.mark.rule("M-MH-16", "M-EX-04")
def test_a_dragon_ahunt_attacks_movers_after_the_draw_and_before_other_hazards() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        deck=["muster"] * 5,
        theirs=["giant"],
        their_play=["smaug-ahunt"],
    )
    table.journey("gold-hill", WILD, WILD, regions=HEATH).move()
    assert isinstance(table.prompt, DrawAnother)
    assert table.state.attacks == 0, "cards are drawn first"
    table.choose(No())
    assert table.state.attacks == 1
    assert keys(table, "giant") == []
    fight(table, "gimli legolas", 6, 6, 6, 6, 1, 1, 1, 1)
    assert table.prompt == PlayHazards(FIRST, 2)
    assert keys(table, "giant") == [Key(region_type=WILD)]


@pytest.mark.rule("M-MH-17", "M-EX-04")
def test_a_hazard_played_on_the_attack_of_a_dragon_ahunt_counts() -> None:
    table = hunted("dragons-desolation", "giant")
    before = table.strength()
    table.choose(table.play("dragons-desolation"), AimAtAttack(1))
    assert table.strength() == (before[0], before[1] + 2)
    fight(table, "gimli legolas", 6, 6, 1, 1, 6, 6)
    assert table.prompt == PlayHazards(FIRST, 1)
    table.finish()


@pytest.mark.rule("M-MH-16")
def test_a_dragon_ahunt_leaves_others_alone() -> None:
    table = on_the_way(
        WILD, WILD, regions=["rhudaur", "hollin"], theirs=["giant"], their_play=["smaug-ahunt"]
    )
    assert table.state.attacks == 0


@pytest.mark.parametrize(("night", "attacks"), [(["doors-of-night"], 1), ([], 0)])
def test_dragons_hunt_farther_at_night(night: list[str], attacks: int) -> None:
    table = on_the_way(
        RegionType.BORDER_LAND,
        WILD,
        regions=["dorwinion", "southern-rhovanion"],
        to="shrel-kain",
        their_play=["smaug-ahunt", *night],
    )
    assert table.state.attacks == attacks


@pytest.mark.parametrize(("night", "attacks"), [(["doors-of-night"], 1), ([], 0)])
def test_earcaraxe_hunts_on_all_coasts_at_night(night: list[str], attacks: int) -> None:
    table = on_the_way(
        RegionType.COASTAL_SEA,
        regions=["elven-shores"],
        to="grey-havens",
        their_play=["earcaraxe-ahunt", *night],
    )
    assert table.state.attacks == attacks


@pytest.mark.parametrize(
    ("dragon", "region"),
    [
        ("agburanar", "iron-hills"),
        ("bairanax", "anduin-vales"),
        ("daelomin", "northern-rhovanion"),
        ("earcaraxe", "andrast"),
        ("itangast", "withered-heath"),
        ("leucaruth", "grey-mountain-narrows"),
        ("scatha", "woodland-realm"),
        ("scorba", "angmar"),
        ("smaug", "iron-hills"),
    ],
)
def test_every_dragon_hunts_in_his_regions(dragon: str, region: str) -> None:
    for crossed, attacks in ((region, 1), ("rohan", 0)):
        table = on_the_way(WILD, regions=[crossed], to="edoras", their_play=[f"{dragon}-ahunt"])
        assert table.state.attacks == attacks


@pytest.mark.parametrize(
    ("card", "region", "strength", "chooses"),
    [
        ("agburanar-ahunt", "woodland-realm", (3, 13, 8), False),
        ("bairanax-ahunt", "angmar", (3, 12, 6), True),
        ("daelomin-ahunt", "horse-plains", (4, 11, 7), True),
        ("itangast-ahunt", "dorwinion", (4, 16, 7), False),
        ("leucaruth-ahunt", "heart-of-mirkwood", (3, 14, 7), False),
        ("scorba-ahunt", "rhudaur", (4, 10, 7), True),
    ],
)
def test_how_dragons_attack_those_whom_they_find_by_night(
    card: str, region: str, strength: tuple[int, int, int], chooses: bool
) -> None:
    assert on_the_way(WILD, regions=[region], to="edoras", their_play=[card]).state.attacks == 0
    night = [card, "doors-of-night"]
    table = on_the_way(WILD, regions=[region], to="edoras", their_play=night)
    body = numbers.number(table.state, Assault(table.state.attacks), Stat.BODY)
    assert (*table.strength(), body) == strength
    assert table.seat == (TWO if chooses else ONE)


@pytest.mark.parametrize(("dragon", "less"), [("scatha-at-home", 1), ("smaug-at-home", 0)])
def test_scatha_at_home_makes_others_hard_to_win(dragon: str, less: int) -> None:
    table = scene(("edoras", ["gimli"]), hand=["riders-of-rohan"], their_play=[dragon])
    table.visit().choose(Enter()).rolls(4, 4)
    table.choose(PlayAtSite(table.id("riders-of-rohan"), table.id("gimli")))
    assert table.told(Rolled)[-1].total == 10 - less


@pytest.mark.parametrize(("place", "dragon"), LAIRS.items())
def test_every_dragon_is_at_home_unless_he_is_ahunt(place: str, dragon: str) -> None:
    table = scene((place, ["gimli"]), their_play=[f"{dragon}-at-home"])
    here = table.id(place)
    assert len(terrain.automatic_attacks(table.state, here)) == 2
    enter(table.state, f"{dragon}-ahunt", TWO)
    assert len(terrain.automatic_attacks(table.state, here)) == 1


@pytest.mark.rule("M-DRG-06", "M-MAN-03")
def test_who_defeats_one_manifestation_is_rid_of_all() -> None:
    table = hunted()
    enter(table.state, "smaug-at-home", TWO)
    creature = add(table.state, "smaug", TWO, Zone.HAND)
    assert may_enter(table.state, creature)
    slay_smaug(table)
    assert table.card("smaug-ahunt").zone is Zone.PILE
    assert table.card("smaug-ahunt").holder == ONE
    assert table.card("smaug-at-home").zone is Zone.DISCARD
    assert not may_enter(table.state, creature)


@pytest.mark.rule("M-DRG-07", "M-DRG-08", "M-DRG-10")
def test_the_lair_of_a_dead_dragon_has_no_attack_and_next_turn_no_hoard() -> None:
    table = hunted()
    lair = add(table.state, "the-lonely-mountain", ONE, Zone.SITES)
    assert len(terrain.automatic_attacks(table.state, lair)) == 1
    assert traits.has_hoard(table.state, lair)
    slay_smaug(table)
    assert terrain.automatic_attacks(table.state, lair) == []
    assert traits.has_hoard(table.state, lair), "until the end of the turn"
    forget(table.state)
    assert not traits.has_hoard(table.state, lair)


@pytest.mark.rule("M-DRG-09")
@pytest.mark.parametrize(("place", "found"), [("the-lonely-mountain", True), ("moria", False)])
def test_hoard_items_are_found_in_hoards_only(place: str, found: bool) -> None:
    table = scene((place, ["gimli"]), hand=["valiant-sword", "glamdring"])
    table.visit().choose(Enter())
    fight(table, "gimli", *[6] * 8, tap=False)
    gimli = table.id("gimli")
    assert table.offers(PlayAtSite(table.id("glamdring"), gimli))
    assert table.offers(PlayAtSite(table.id("valiant-sword"), gimli)) is found


@pytest.mark.rule("M-MAN-01", "M-MAN-04")
def test_one_manifestation_keeps_the_others_out() -> None:
    table = scene(("rivendell", ["galadriel"]), theirs=["lady-of-the-golden-wood"])
    assert not may_enter(table.state, table.id("lady-of-the-golden-wood"))
    table = scene(("rivendell", ["gimli"]), theirs=["lady-of-the-golden-wood"], hand=["galadriel"])
    assert may_enter(table.state, table.id("lady-of-the-golden-wood"))
    enter(table.state, "lady-of-the-golden-wood", TWO)
    assert not may_enter(table.state, table.id("galadriel"))


@pytest.mark.rule("M-MAN-02")
def test_manifestations_of_dragons_may_be_in_play_together() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["smaug", "smaug-ahunt", "smaug-at-home"])
    enter(table.state, "smaug-ahunt", TWO)
    assert may_enter(table.state, table.id("smaug-at-home"))
    assert may_enter(table.state, table.id("smaug"))
    assert not may_enter(table.state, table.id("smaug-ahunt")), "there is only one of each"


@pytest.mark.rule("M-MAN-03")
def test_a_defeated_creature_bars_its_character() -> None:
    table = staying("goblin-gate", who=["gimli"], theirs=["the-great-goblin"])
    chief = add(table.state, "great-lord-of-goblin-gate", TWO, Zone.HAND)
    assert may_enter(table.state, chief)
    fight(play(table, "the-great-goblin"), "gimli", 6, 6, 6, 6)
    assert table.card("the-great-goblin").zone is Zone.PILE
    assert not may_enter(table.state, chief)
