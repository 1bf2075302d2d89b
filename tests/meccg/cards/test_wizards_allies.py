"""Allies of The Wizards: that they work, and where they do not; M-ALLY."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, MeccgScene, scene
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Phase, RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    Assign,
    Attempt,
    ChooseCompany,
    Done,
    Enter,
    Face,
    GoTo,
    Pick,
    PlayAtSite,
    PlayCreature,
    SetOut,
    Support,
    Transfer,
)
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards

WILD, SHADOW = RegionType.WILDERNESS, RegionType.SHADOW_LAND
OF_WILDERNESS = Key(region_type=WILD)


@pytest.mark.rule("M-ALLY-01", "M-SITE-10")
def test_an_ally_is_played_where_its_card_says_by_who_taps() -> None:
    table = scene(("wellinghall", ["gimli"]), hand=["treebeard", "goldberry"]).visit()
    gimli = table.id("gimli")
    table.choose(Enter())
    assert table.options == (Done(), PlayAtSite(table.id("treebeard"), gimli))
    table.choose(PlayAtSite(table.id("treebeard"), gimli))
    assert table.card("treebeard").host == gimli
    assert table.card("gimli").status is table.card("wellinghall").status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-SITE-11")
def test_bill_the_pony_is_found_at_a_tapped_site_too() -> None:
    table = scene(("bree", ["gimli"]), hand=["bill-the-pony"])
    cards.tap(table.state, table.id("bree"))
    table.visit().choose(Enter())
    assert table.offers(PlayAtSite(table.id("bill-the-pony"), table.id("gimli")))
    table = scene(("wellinghall", ["gimli"]), hand=["treebeard"])
    cards.tap(table.state, table.id("wellinghall"))
    table.visit().choose(Enter()).done()


@pytest.mark.rule("M-ALLY-02")
def test_an_ally_cannot_be_transferred() -> None:
    table = scene(("rivendell", ["gimli", "gollum", "legolas"])).organize()
    assert not table.offers(Transfer(table.id("gollum"), table.id("legolas")))


@pytest.mark.rule("M-ALLY-03")
@pytest.mark.parametrize(("to", "stays"), [("edoras", True), ("moria", True), ("bree", False)])
def test_treebeard_does_not_go_far_from_fangorn(to: str, stays: bool) -> None:
    table = scene(("wellinghall", ["gimli", "treebeard"])).journey(to, WILD).move()
    assert (table.card("treebeard").zone is Zone.PLAY) is stays


@pytest.mark.rule("M-ALLY-04", "M-ALLY-05")
def test_an_ally_with_prowess_fights_like_a_character_others_only_support() -> None:
    table = scene(("rivendell", ["gimli", "treebeard", "goldberry"]))
    table.attacked(strikes=2, prowess=2, keys=[Key(region_type=SHADOW)])
    gimli, treebeard = table.id("gimli"), table.id("treebeard")
    assert table.options == (Done(), Assign(gimli), Assign(treebeard))
    table.choose(Assign(treebeard), Done(), Assign(gimli), Face(gimli))
    table.choose(table.options[0])
    assert Support(table.id("goldberry")) in table.options


@pytest.mark.rule("M-EX-17", "M-ALLY-06")
def test_gollum_conceals_his_company_and_is_hastened_in_combat_only() -> None:
    table = scene(("rivendell", ["gandalf", "gollum"]), hand=["concealment"]).attacked()
    table.choose(table.play("concealment"), Pick(table.id("gollum")), *table.options[:0])
    table.choose(table.options[0])
    assert table.card("gollum").status is Status.TAPPED
    table.done()
    table = scene(("rivendell", ["gandalf", "gollum"]), hand=["and-forth-he-hastened"])
    cards.tap(table.state, table.id("gollum"))
    table.organize()
    assert not table.offers(table.play("and-forth-he-hastened"))
    table = scene(("rivendell", ["gandalf", "gollum"]), hand=["and-forth-he-hastened"])
    cards.tap(table.state, table.id("gollum"))
    table.attacked().choose(table.play("and-forth-he-hastened"), Pick(table.id("gollum")))
    assert table.card("gollum").status is Status.UNTAPPED


@pytest.mark.parametrize("tree", ["treebeard", "skinbark", "leaflock", "quickbeam"])
def test_ents_are_not_attacked_at_their_site(tree: str) -> None:
    table = scene(("wellinghall", ["gimli", tree]))
    table.attacked(strikes=2, prowess=1, origin=Origin.AUTOMATIC)
    assert table.options == (Done(), Assign(table.id("gimli")))
    table = scene(("wellinghall", ["gimli", tree]))
    table.attacked(strikes=1, prowess=1, keys=[Key(site_type=SiteType.FREE_HOLD)])
    assert table.options == (Done(), Assign(table.id("gimli")))
    table = scene(("wellinghall", ["gimli", tree])).attacked(prowess=1, keys=[OF_WILDERNESS])
    assert Assign(table.id(tree)) in table.options


@pytest.mark.parametrize(
    ("ally", "kind", "works"),
    [
        ("goldberry", WILD, True),
        ("goldberry", SHADOW, False),
        ("gollum", SHADOW, True),
        ("gollum", RegionType.DARK_DOMAIN, False),
    ],
)
def test_an_ally_taps_to_cancel_attacks_of_the_wild(
    ally: str, kind: RegionType, works: bool
) -> None:
    table = scene(("rivendell", ["gimli", ally])).attacked(keys=[Key(region_type=kind)])
    act = table.act(ally, 1 if ally == "goldberry" else 0)
    assert table.offers(act) is works
    if works:
        table.choose(act, Pick(table.id(ally)))
        assert table.card("gimli").status is Status.UNTAPPED
        table.done()


def test_gollum_hides_small_companies_only() -> None:
    table = scene(("rivendell", ["gimli", "gollum", "legolas", "aragorn-ii"]))
    assert not table.attacked(keys=[OF_WILDERNESS]).offers(table.act("gollum"))


def test_gollum_takes_the_ring_where_no_haven_is() -> None:
    table = scene(("moria", ["gimli", "gollum", "frodo", "the-one-ring"])).organize()
    table.choose(table.act("gollum", 1), Pick(table.id("gollum")))
    assert table.card("gollum").zone is table.card("the-one-ring").zone is Zone.DISCARD
    table.finish()
    table = scene(("rivendell", ["gimli", "gollum", "frodo", "the-one-ring"])).organize()
    assert not table.offers(table.act("gollum", 1))


@pytest.mark.parametrize(
    ("ally", "to", "works"),
    [
        ("leaflock", "edoras", True),
        ("tom-bombadil", "bree", True),
        ("tom-bombadil", "edoras", False),
    ],
)
def test_an_ally_taps_to_cancel_a_hazard_against_the_company(
    ally: str, to: str, works: bool
) -> None:
    table = scene(
        ("lorien", ["gimli", "quickbeam"]),
        ("old-forest", ["legolas", ally]),
        theirs=["lure-of-expedience"],
    )
    if ally == "leaflock":
        table = scene(("lorien", ["gimli", ally]), theirs=["lure-of-expedience"])
    table.journey(to, WILD).move().choose(table.play("lure-of-expedience"))
    table.choose(Pick(table.id("gimli")))
    assert table.offers(table.act(ally)) is works
    if works:
        table.choose(table.act(ally), Pick(table.id(ally)), Pick(table.id("lure-of-expedience")))
        assert table.card("lure-of-expedience").zone is Zone.DISCARD


def test_a_creature_is_a_hazard_against_its_company() -> None:
    table = scene(("lorien", ["gimli", "leaflock"]), theirs=["orc-raiders"])
    table.journey("edoras", WILD, WILD).move()
    table.choose(next(one for one in table.options if isinstance(one, PlayCreature)))
    table.choose(table.act("leaflock"), Pick(table.id("leaflock")), Pick(table.id("orc-raiders")))
    assert table.card("orc-raiders").zone is Zone.DISCARD
    assert table.card("gimli").status is Status.UNTAPPED
    table.finish()


@pytest.mark.rule("M-ORG-33")
def test_gwaihir_carries_a_small_company_far_away() -> None:
    table = scene(("eagles-eyrie", ["gimli", "gwaihir"]), sites=["edoras", "barad-dur"]).organize()
    table.choose(table.act("gwaihir"), Pick(table.id("gwaihir")))
    assert table.options == (Done(), GoTo(table.id("edoras")))
    table.choose(GoTo(table.id("edoras")))
    journey = table.state.companies[FIRST].journey
    assert journey is not None
    assert (journey.to, journey.path) == (table.id("edoras"), ())
    table.finish()
    table = scene(("eagles-eyrie", ["gimli", "gwaihir", "legolas", "eomer"])).organize()
    assert not table.offers(table.act("gwaihir"))


@pytest.mark.rule("M-END-02")
def test_bill_the_pony_finds_the_way_home() -> None:
    table = scene(("bree", ["gimli", "bill-the-pony"]), sites=["rivendell", "grey-havens"])
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE)).choose(table.act("bill-the-pony"), Pick(table.id("bill-the-pony")))
    table.choose(GoTo(table.id("rivendell")))
    assert table.state.companies[FIRST].site == table.id("rivendell")
    assert table.card("bree").zone is Zone.SITES
    table.finish()
    table = scene(("rivendell", ["gimli", "bill-the-pony"]))
    table.state.phase = Phase.END
    assert not table.begin(EndPhase(ONE)).offers(table.act("bill-the-pony"))


@pytest.mark.rule("M-MH-21")
def test_shadowfax_runs_on_with_one_rider() -> None:
    table = scene(("rivendell", ["gandalf", "shadowfax"]), sites=["lorien", "edoras"])
    table.journey("lorien", WILD).move()
    table.choose(table.act("shadowfax"), Pick(table.id("shadowfax")))
    assert table.state.companies[FIRST].site == table.id("lorien")
    table.choose(SetOut(FIRST), GoTo(table.id("edoras")))
    table.choose(table.options[0])
    assert table.state.companies[FIRST].site == table.id("edoras")
    assert table.card("rivendell").zone is Zone.SITES
    table.finish()
    table = scene(("rivendell", ["gandalf", "shadowfax", "gimli"]), sites=["edoras"])
    table.journey("lorien", WILD).move().done()


def arriving(*who: str, paths: bool = True) -> MeccgScene:
    """A company comes from Dunharrow to the Vale of Erech; perhaps the Paths were played."""
    hand = ["paths-of-the-dead", "army-of-the-dead"]
    table = scene(("dunharrow", who), hand=hand, sites=["vale-of-erech"])
    if paths:
        table.organize().choose(Done(), table.play("paths-of-the-dead"), ChooseCompany(FIRST))
        table.choose(GoTo(table.id("vale-of-erech")))
    else:
        table.journey("vale-of-erech", regions=["rohan", "lamedon"])
    return table.move().idle().visit().choose(Enter())


def test_the_army_of_the_dead_follows_aragorn_without_a_check() -> None:
    table = arriving("aragorn-ii", "gimli")
    army, aragorn = table.id("army-of-the-dead"), table.id("aragorn-ii")
    assert table.options == (Done(), PlayAtSite(army, aragorn)), "not Gimli"
    table.choose(PlayAtSite(army, aragorn))
    assert table.card("army-of-the-dead").zone is Zone.PLAY
    assert table.card("aragorn-ii").status is table.card("vale-of-erech").status is Status.TAPPED
    assert not table.told(Rolled)
    table.finish()
    assert not arriving("aragorn-ii", paths=False).offers(PlayAtSite(army, aragorn))


@pytest.mark.parametrize(("faction", "may"), [("army-of-the-dead", False), ("hillmen", True)])
def test_nobody_else_commands_the_dead(faction: str, may: bool) -> None:
    site = "vale-of-erech-minion" if faction == "army-of-the-dead" else "cameth-brin-minion"
    table = scene(
        (site, ["perchen"]), their_play=[faction], alignments=(Alignment.MINION, Alignment.HERO)
    )
    table.state.turn = 3
    table.visit().choose(Enter()).win()
    assert table.offers(Attempt(table.id(faction), table.id("perchen"))) is may
