"""Resource events of The Dragons and Dark Minions: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import numbers, traits
from westmarch.meccg.kinds import Phase, Race, Skill, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Enter,
    Pick,
    PlayAtSite,
)
from westmarch.meccg.rules.joining import JoinCompanies
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

# Hoards


@pytest.mark.parametrize(
    ("site", "tapped", "able"),
    [
        ("the-lonely-mountain", True, True),
        ("the-lonely-mountain", False, False),
        ("moria", True, False),
    ],
)
def test_the_bounty_of_a_hoard_is_one_more_item(site: str, tapped: bool, able: bool) -> None:
    hand = ["bounty-of-the-hoard", "glamdring", "the-mithril-coat"]
    table = scene((site, ["gimli", "legolas"]), hand=hand)
    if tapped:
        cards.tap(table.state, table.id(site))
    table.visit().choose(Enter()).win()
    assert table.offers(table.play("bounty-of-the-hoard")) is able
    if able:
        table.choose(table.play("bounty-of-the-hoard"))
        items = {one.card for one in table.options if isinstance(one, PlayAtSite)}
        assert items == {table.id("glamdring")}, "no greater item"
        table.choose(PlayAtSite(table.id("glamdring"), table.id("gimli")))
        assert table.card("glamdring").host == table.id("gimli")


@pytest.mark.parametrize(
    ("site", "who", "able"),
    [("moria", "gimli", True), ("moria", "legolas", False), ("isengard", "gimli", False)],
)
def test_a_dwarf_finds_a_hoard_in_dark_places(site: str, who: str, able: bool) -> None:
    table = scene((site, [who]), hand=["dwarven-hoard"]).visit().choose(Enter()).win()
    assert table.offers(table.play("dwarven-hoard")) is able
    if able:
        assert not traits.has_hoard(table.state, table.id(site))
        table.choose(table.play("dwarven-hoard"), Pick(table.id(who)))
        assert traits.has_hoard(table.state, table.id(site))
        assert table.card(who).status is Status.TAPPED


# What is learned


@pytest.mark.parametrize(
    ("event", "who", "site", "others", "elsewhere"),
    [
        ("gift-of-comprehension", "aragorn-ii", "rivendell", "gimli", "bree"),
        ("lore-of-the-ages", "legolas", "rivendell", "gimli", "bree"),
        ("mathom-lore", "bilbo", "bag-end", "gimli", "rivendell"),
        ("tales-of-the-hunt", "eomer", "dunharrow", "gimli", "rivendell"),
    ],
)
def test_lore_taps_who_learns_it(
    event: str, who: str, site: str, others: str, elsewhere: str
) -> None:
    table = scene((site, [who, others]), hand=[event]).organize()
    table.choose(table.play(event))
    assert table.options == (Pick(table.id(who)),)
    table.choose(Pick(table.id(who)))
    assert table.card(event).host == table.id(who)
    assert table.card(who).status is Status.TAPPED
    assert numbers.corruption(table.state, table.id(who)) == 2
    table.finish()
    table = scene((elsewhere, [who]), hand=[event]).organize()
    assert not table.offers(table.play(event))
    table = scene((site, [who]), hand=[event])
    cards.tap(table.state, table.id(who))
    assert not table.organize().offers(table.play(event))


def test_the_gift_of_comprehension_makes_a_sage() -> None:
    table = scene(("rivendell", ["aragorn-ii", "gift-of-comprehension", "faramir"]))
    assert Skill.SAGE in traits.skills(table.state, table.id("aragorn-ii"))
    assert Skill.SAGE not in traits.skills(table.state, table.id("faramir"))


def test_the_lore_of_the_ages_gives_prowess_to_the_company() -> None:
    table = scene(("rivendell", ["legolas", "lore-of-the-ages", "gimli"]), ("bree", ["eomer"]))
    table.attacked(prowess=1).rolls(6, 6)
    table.choose(table.act("lore-of-the-ages"), Pick(table.id("legolas")))
    assert numbers.prowess(table.state, table.id("gimli")) == 6
    assert numbers.prowess(table.state, table.id("eomer")) == 3
    assert table.card("legolas").status is Status.TAPPED
    table = scene(("rivendell", ["legolas", "lore-of-the-ages"])).organize()
    assert not table.offers(table.act("lore-of-the-ages")), "there is no attack"


def test_mathom_lore_finds_a_minor_item() -> None:
    table = scene(
        ("rivendell", ["bilbo", "mathom-lore"]), deck=["elf-stone", "glamdring", "sun"]
    ).organize()
    table.choose(table.act("mathom-lore"), Pick(table.id("bilbo"))).script(Shuffled()).rolls(6, 6)
    assert table.options == (Done(), Pick(table.id("elf-stone")))
    table.choose(Pick(table.id("elf-stone")))
    assert table.card("elf-stone").zone is Zone.HAND
    table = scene(("bree", ["bilbo", "mathom-lore"]), deck=["elf-stone"]).visit().choose(Enter())
    assert not table.offers(table.act("mathom-lore")), "it is for the organization phase"


def test_tales_of_the_hunt_rouse_another() -> None:
    company = ("rivendell", ["eomer", "tales-of-the-hunt", "gimli"])
    table = scene(company, ("bree", ["legolas"]))
    cards.tap(table.state, table.id("gimli"))
    cards.tap(table.state, table.id("legolas"))
    table.organize().choose(table.act("tales-of-the-hunt"), Pick(table.id("eomer"))).rolls(6, 6)
    assert table.options == (Pick(table.id("gimli")),)
    table.choose(Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("eomer").status is Status.TAPPED
    table = scene(company).organize()
    assert not table.offers(table.act("tales-of-the-hunt")), "nobody is tapped"


def test_houses_of_healing_heal_in_a_town() -> None:
    table = scene(("edoras", ["gimli"]), hand=["houses-of-healing"]).organize()
    table.choose(table.play("houses-of-healing"), Pick(table.id("edoras"))).finish()
    cards.wound(table.state, table.id("gimli"))
    table.state.phase = Phase.UNTAP
    table.begin(Untap(ONE)).finish()
    assert table.card("gimli").status is Status.TAPPED
    table = scene(("edoras", ["gimli"]))
    cards.wound(table.state, table.id("gimli"))
    table.state.phase = Phase.UNTAP
    table.begin(Untap(ONE)).finish()
    assert table.card("gimli").status is Status.WOUNDED
    table = scene(("dunharrow", ["gimli"]), hand=["houses-of-healing"]).organize()
    assert not table.offers(table.play("houses-of-healing")), "that is a Border-hold"


def test_houses_of_healing_go_with_their_site() -> None:
    table = scene(("edoras", ["gimli"]))
    enter(table.state, "houses-of-healing", ONE, table.id("edoras"))
    table.journey("dunharrow", regions=["rohan"]).move().finish()
    table.begin(JoinCompanies(ONE)).finish()
    assert table.card("houses-of-healing").zone is Zone.DISCARD


@pytest.mark.parametrize(("site", "able"), [("weathertop", True), ("isengard", False)])
def test_one_may_look_more_closely_where_there_is_information(site: str, able: bool) -> None:
    table = scene((site, ["elrond"]), hand=["look-more-closely-later"])
    cards.tap(table.state, table.id(site))
    table.organize()
    assert table.offers(table.play("look-more-closely-later")) is able
    if able:
        table.rolls(6, 6).choose(table.play("look-more-closely-later"), Pick(table.id("elrond")))
        table.choose(Pick(table.id(site)))
        assert table.card(site).status is Status.UNTAPPED
        assert table.card("elrond").status is Status.TAPPED


def test_an_item_is_wielded_twice_in_the_company_of_a_sage() -> None:
    table = scene(
        ("rivendell", ["elrond", "gimli", "elven-cloak"]),
        ("bree", ["legolas", "star-glass"]),
        hand=["wielded-twice"],
    )
    for item in ("elven-cloak", "star-glass"):
        cards.tap(table.state, table.id(item))
    table.organize().choose(table.play("wielded-twice"), Pick(table.id("elrond"))).rolls(6, 6)
    assert table.options == (Pick(table.id("elven-cloak")),)
    table.choose(Pick(table.id("elven-cloak")))
    assert table.card("elven-cloak").status is Status.UNTAPPED
    table = scene(("rivendell", ["elrond", "elven-cloak"]), hand=["wielded-twice"]).organize()
    assert not table.offers(table.play("wielded-twice")), "it is not tapped"


def test_three_golden_hairs_purify_a_diplomat_near_galadriel() -> None:
    table = scene(("lorien", ["galadriel", "gimli", "frodo"]), hand=["three-golden-hairs"])
    gimli = table.id("gimli")
    enter(table.state, "lure-of-expedience", TWO, gimli)
    table.organize().choose(table.play("three-golden-hairs"))
    assert table.options == (Pick(gimli),), "no Hobbit, and not herself"
    table.choose(Pick(gimli))
    assert table.card("lure-of-expedience").zone is Zone.DISCARD
    assert numbers.number(table.state, gimli, Stat.CORRUPTION_CHECK) == 2
    table.finish()
    table = scene(("rivendell", ["gimli"]), hand=["three-golden-hairs"]).organize()
    assert not table.offers(table.play("three-golden-hairs"))


# In a fight


def test_who_has_more_sense_is_not_struck() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), hand=["more-sense-than-you"])
    table.attacked(strikes=2, prowess=1)
    gimli, legolas = table.id("gimli"), table.id("legolas")
    table.choose(table.play("more-sense-than-you"), Pick(gimli))
    assert table.card("gimli").status is Status.TAPPED
    assert Assign(gimli) not in table.options
    assert Assign(legolas) in table.options
    table = scene(("rivendell", ["gimli"]), hand=["more-sense-than-you"])
    cards.tap(table.state, table.id("gimli"))
    assert not table.attacked().offers(table.play("more-sense-than-you"))


def test_an_ally_can_have_more_sense() -> None:
    table = scene(("rivendell", ["gimli", "treebeard"]), hand=["more-sense-than-you"])
    table.attacked().choose(table.play("more-sense-than-you"))
    assert Pick(table.id("treebeard")) in table.options


def test_a_staff_is_broken_for_one_blow() -> None:
    table = scene(("rivendell", ["gandalf", "wizards-staff"]), hand=["staff-asunder"])
    table.attacked(prowess=9, body=6).rolls(6, 6)
    before = numbers.prowess(table.state, table.id("gandalf"))
    table.choose(table.play("staff-asunder"), Pick(table.id("gandalf")))
    assert table.card("wizards-staff").zone is Zone.PILE
    assert numbers.prowess(table.state, table.id("gandalf")) == before - 2 + 5
    assert table.strength() == (1, 9)
    for who in (["gandalf"], ["gimli"]):
        table = scene(("rivendell", who), hand=["staff-asunder"]).attacked()
        assert not table.offers(table.play("staff-asunder"))


@pytest.mark.parametrize(("gates", "prowess"), [(False, 7), (True, 5)])
@pytest.mark.parametrize("race", [Race.NAZGUL, Race.UNDEAD])
def test_the_dead_vanish_in_sunlight(race: Race, gates: bool, prowess: int) -> None:
    in_play = ["gates-of-morning"] if gates else []
    table = scene(("rivendell", ["gimli"]), hand=["vanish-in-sunlight"], in_play=in_play)
    table.attacked(race).choose(table.play("vanish-in-sunlight"), AimAtAttack(1))
    assert table.strength() == (1, prowess)
    table = scene(("rivendell", ["gimli"]), hand=["vanish-in-sunlight"]).attacked(Race.ORC)
    assert not table.offers(table.play("vanish-in-sunlight"))


@pytest.mark.parametrize(("in_play", "more"), [([], 1), (["gates-of-morning"], 2)])
def test_the_star_of_high_hope_shines_on_elves_and_dunedain(in_play: list[str], more: int) -> None:
    table = scene(
        ("rivendell", ["legolas", "aragorn-ii", "gimli"]), in_play=["star-of-high-hope", *in_play]
    )
    found = [numbers.prowess(table.state, table.id(who)) for who in ("legolas", "aragorn-ii")]
    assert found == [5 + more, 6 + more]
    assert numbers.prowess(table.state, table.id("gimli")) == 5
