"""Allies and factions of minions and of the Balrog: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import on_the_way, play
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, scene
from westmarch.meccg import events, numbers, traits
from westmarch.meccg.kinds import Alignment, Points, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Enter,
    Face,
    No,
    Pick,
    PlayAtSite,
    TapToFight,
    Yes,
)
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.scoring import points
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
WILD = RegionType.WILDERNESS
GORGOR, GATES = "cirith-gorgor-minion", "the-under-gates-balrog"


def influencing(table: MeccgScene, faction: str, who: str) -> MeccgScene:
    """The check is made."""
    table.choose(Enter(), PlayAtSite(table.id(faction), table.id(who)))
    return table


@pytest.mark.parametrize(
    "faction", ["orcs-of-udun", "orcs-of-the-ash-mountains", "black-trolls", "uruk-hai"]
)
def test_a_faction_may_serve_the_leader_who_won_it(faction: str) -> None:
    for choice, serves in ((Yes(), True), (No(), False)):
        table = scene((GORGOR, ["gorbag"]), hand=[faction], alignments=DARK).visit()
        table.rolls(6, 6)
        influencing(table, faction, "gorbag").choose(choice)
        assert (table.card(faction).host == table.id("gorbag")) is serves
        site = table.state.companies[FIRST].site
        assert (table.state.cards[site].status is Status.UNTAPPED) is serves
        assert table.card(faction).zone is Zone.PLAY
        table.finish()


def test_only_orc_and_troll_leaders_are_served() -> None:
    table = scene((GORGOR, ["radbug"]), hand=["orcs-of-udun"], alignments=DARK).visit()
    table.rolls(6, 6)
    influencing(table, "orcs-of-udun", "radbug").finish()
    assert table.card("orcs-of-udun").host is None


def test_factions_leave_a_leader_who_moves() -> None:
    table = scene((GORGOR, ["gorbag", "orcs-of-udun"]), alignments=DARK)
    table.journey("minas-morgul-minion", RegionType.DARK_DOMAIN).move()
    assert table.card("orcs-of-udun").zone is Zone.DISCARD


def test_three_factions_under_one_leader_give_two_points_more() -> None:
    three = ["orcs-of-udun", "orcs-of-the-ash-mountains", "black-trolls"]
    table = scene((GORGOR, ["gorbag", *three]), alignments=DARK)
    assert points(table.state, ONE)[Points.FACTION] == 3 + 2
    table = scene((GORGOR, ["gorbag", *three[:2], "lagduf", three[2]]), alignments=DARK)
    assert points(table.state, ONE)[Points.FACTION] == 3


def test_uruk_hai_mind_other_orcs() -> None:
    totals = []
    for others in ([], ["orcs-of-udun", "snaga-hai"]):
        table = scene((GORGOR, ["gorbag"]), hand=["uruk-hai"], in_play=others, alignments=DARK)
        table.visit().rolls(3, 3)
        influencing(table, "uruk-hai", "gorbag")
        rolled = [told.event for told in table.log if isinstance(told.event, events.Rolled)]
        totals.append(rolled[-1].total)
    assert totals[1] == totals[0] - 2, "once only"


@pytest.mark.parametrize(
    ("code", "races", "other"),
    [
        ("two-headed-troll", (Race.ORC,), Race.SPIDER),
        ("the-warg-king", (Race.WOLF,), Race.SPIDER),
        ("nasty-slimy-thing", (Race.DRAKE,), Race.SPIDER),
    ],
)
def test_allies_cancel_attacks(code: str, races: tuple[Race, ...], other: Race) -> None:
    table = scene(("moria-minion", ["asternak", code]), alignments=DARK)
    table.attacked(*races, prowess=20)
    table.choose(table.act(code), Pick(table.id(code)), AimAtAttack(1)).done()
    assert table.card(code).status is Status.TAPPED
    table = scene(("moria-minion", ["asternak", code]), alignments=DARK)
    table.attacked(other)
    assert not table.offers(table.act(code))


@pytest.mark.parametrize(
    "code",
    ["great-bats", "great-lord-of-goblin-gate", "regiment-of-black-crows", "two-headed-troll"],
)
def test_some_allies_make_a_company_overt(code: str) -> None:
    table = scene(("moria-minion", ["asternak", code]), alignments=DARK)
    assert traits.is_overt(table.state, FIRST)


def test_stinker_hides_small_companies_in_the_wild() -> None:
    wild = (Key(region_type=WILD),)
    table = scene(("moria-minion", ["asternak", "stinker"]), alignments=DARK)
    table.attacked(Race.SPIDER, prowess=20, keys=wild)
    table.choose(table.act("stinker"), Pick(table.id("stinker")), AimAtAttack(1)).done()
    crowd = ["asternak", "stinker", "layos", "jerrek"]
    table = scene(("moria-minion", crowd), alignments=DARK).attacked(Race.SPIDER, keys=wild)
    assert not table.offers(table.act("stinker"))


def test_stinker_takes_the_ring_with_him() -> None:
    party = ["asternak", "stinker", "the-one-ring-minion"]
    table = scene(("moria-minion", party), alignments=DARK).organize()
    ring, stinker = Pick(table.id("the-one-ring-minion")), Pick(table.id("stinker"))
    table.choose(table.act("stinker", 1), stinker, ring).finish()
    assert table.card("stinker").zone is Zone.DISCARD
    assert table.card("the-one-ring-minion").zone is Zone.DISCARD


def test_the_last_child_of_ungoliant_stays_in_her_lands() -> None:
    for site, zone in (("cirith-ungol-minion", Zone.PLAY), ("moria-minion", Zone.DISCARD)):
        party = ["asternak", "last-child-of-ungoliant"]
        table = scene(("shelobs-lair-minion", party), alignments=DARK)
        table.journey(site, RegionType.DARK_DOMAIN).move()
        assert table.card("last-child-of-ungoliant").zone is zone


def test_the_last_child_gives_way_to_shelob() -> None:
    party = ["asternak", "last-child-of-ungoliant"]
    table = scene(("shelobs-lair-minion", party), alignments=DARK)
    assert may_enter(table.state, add(table.state, "shelob", TWO, Zone.HAND))
    assert not may_enter(table.state, add(table.state, "last-child-of-ungoliant", ONE, Zone.HAND))


@pytest.mark.parametrize(
    ("code", "site", "able"),
    [
        ("war-wolf", "moria-minion", True),
        ("war-wolf", "bree-minion", False),
        ("war-wolf", "ettenmoors-minion", True),
        ("war-wolf", "bandit-lair-minion", False),
        ("war-wolf", "dead-marshes-minion", False),
        ("great-bats", "moria-minion", True),
        ("regiment-of-black-crows", "ettenmoors-minion", True),
        ("regiment-of-black-crows", "moria-minion", False),
    ],
)
def test_some_allies_are_found_at_tapped_sites(code: str, site: str, able: bool) -> None:
    table = scene((site, ["gorbag"]), hand=[code], alignments=DARK)
    cards.tap(table.state, table.state.companies[FIRST].site)
    table.visit().choose(Enter()).win()
    assert table.offers(PlayAtSite(table.id(code), table.id("gorbag"))) is able


def test_the_black_crows_send_a_creature_back_to_hand() -> None:
    table = scene(("moria-minion", ["asternak", "regiment-of-black-crows"]), alignments=DARK)
    drake = add(table.state, "cave-drake", TWO, Zone.HAND)
    table.begin(Creature(FIRST, drake, (Key(region_type=WILD),)))
    crows = table.id("regiment-of-black-crows")
    table.choose(table.act("regiment-of-black-crows"), Pick(crows), AimAtAttack(1)).done()
    assert table.state.cards[drake].zone is Zone.HAND


def test_great_bats_let_the_defender_choose() -> None:
    table = scene(("moria-minion", ["asternak", "layos", "great-bats"]), alignments=DARK)
    drake = add(table.state, "cave-drake", TWO, Zone.HAND)
    table.begin(Creature(FIRST, drake, (Key(region_type=WILD),)))
    table.choose(table.act("great-bats"), Pick(table.id("great-bats")), AimAtAttack(1))
    assert table.seat == ONE
    assert Assign(table.id("asternak")) in table.options


def test_great_bats_flee_when_their_master_is_wounded() -> None:
    table = scene(("moria-minion", ["asternak", "great-bats"]), alignments=DARK)
    asternak = table.id("asternak")
    table.attacked(Race.SPIDER, prowess=20).rolls(1, 1, 1, 1)
    table.choose(Assign(asternak), Face(asternak), TapToFight()).finish()
    assert table.card("great-bats").zone is Zone.DISCARD


def test_the_great_lord_spurs_on_orcs() -> None:
    party = ["gorbag", "great-lord-of-goblin-gate", "asternak"]
    table = scene(("moria-minion", party), alignments=DARK).attacked(Race.SPIDER)
    lord = table.id("great-lord-of-goblin-gate")
    table.choose(table.act("great-lord-of-goblin-gate"), Pick(lord))
    assert numbers.prowess(table.state, table.id("gorbag")) == 6 + 2
    assert numbers.prowess(table.state, lord) == 5 + 2
    assert numbers.prowess(table.state, table.id("asternak")) == 5


def test_a_great_troll_takes_strikes_even_when_tapped() -> None:
    table = scene(("moria-minion", ["azog", "great-troll"]), alignments=DEEP)
    cards.tap(table.state, table.id("great-troll"))
    table.attacked(Race.SPIDER)
    assert Assign(table.id("great-troll")) in table.options


def test_a_nasty_slimy_thing_does_not_travel_above_ground() -> None:
    table = scene(("moria-minion", ["azog", "nasty-slimy-thing"]), alignments=DEEP)
    table.journey("goblin-gate-minion", WILD).move()
    assert table.card("nasty-slimy-thing").zone is Zone.DISCARD


@pytest.mark.parametrize(("who", "more"), [("azog", 2), ("lagduf", 0)])
def test_a_few_recruits_follow_leaders_gladly(who: str, more: int) -> None:
    table = scene((GORGOR, [who]), hand=["a-few-recruits"], alignments=DEEP)
    cards.tap(table.state, table.state.companies[FIRST].site)
    table.visit().choose(Enter()).win().rolls(1, 1)
    table.choose(PlayAtSite(table.id("a-few-recruits"), table.id(who)))
    rolled = [told.event for told in table.log if isinstance(told.event, events.Rolled)]
    bare = 2 + numbers.number(table.state, table.id(who), Stat.DIRECT_INFLUENCE)
    assert rolled[-1].total >= bare + more


@pytest.mark.parametrize(("party", "able"), [(["azog", "lagduf"], True), (["lagduf"], False)])
def test_foe_dismayed_needs_a_leader(party: list[str], able: bool) -> None:
    table = scene(("moria-minion", party), hand=["foe-dismayed"], alignments=DEEP)
    table.attacked(Race.SPIDER)
    assert table.offers(table.play("foe-dismayed")) is able
    if able:
        table.choose(table.play("foe-dismayed"), AimAtAttack(1))
        assert numbers.prowess(table.state, table.id("lagduf")) == 5 + 1


def test_angband_revisited_untaps_one_of_the_balrogs_company() -> None:
    for party, able in ((["the-balrog", "azog"], True), (["azog"], False)):
        table = scene((GATES, party), hand=["angband-revisited"], alignments=DEEP)
        cards.tap(table.state, table.id("azog"))
        table.organize()
        assert table.offers(table.play("angband-revisited")) is able
        if able:
            table.choose(table.play("angband-revisited"), Pick(table.id("azog"))).finish()
            assert table.card("azog").status is Status.UNTAPPED


def test_obey_him_or_die_strengthens_a_leader() -> None:
    table = scene(
        (GATES, ["the-balrog", "azog"]), hand=["obey-him-or-die"], alignments=DEEP
    ).organize()
    azog = table.id("azog")
    before = numbers.number(table.state, azog, Stat.DIRECT_INFLUENCE)
    table.choose(table.play("obey-him-or-die"), Pick(azog))
    assert numbers.number(table.state, azog, Stat.DIRECT_INFLUENCE) == before + 2
    table.finish()


@pytest.mark.parametrize(
    ("site", "may"),
    [("sarn-goriwing-minion", True), ("dol-guldur-minion", False), ("moria-minion", False)],
)
def test_blackbole_grows_in_mirkwood(site: str, may: bool) -> None:
    table = scene((site, ["perchen"]), hand=["blackbole"], alignments=DARK).visit()
    table.choose(Enter()).win()
    grows = PlayAtSite(table.id("blackbole"), table.id("perchen"))
    assert table.offers(grows) is may
    if may:
        table.choose(grows).finish()
        assert table.card("blackbole").host == table.id("perchen")


@pytest.mark.parametrize(("creature", "safe"), [("giant", False), ("orc-guard", True)])
def test_blackbole_is_struck_on_the_way_but_not_by_those_of_a_site(
    creature: str, safe: bool
) -> None:
    who = ["perchen", "blackbole"]
    table = play(on_the_way(WILD, WILD, who=who, theirs=[creature], alignments=DARK), creature)
    assert table.offers(Assign(table.id("blackbole"))) is not safe


def test_blackbole_is_not_struck_where_it_stays() -> None:
    table = scene(("sarn-goriwing-minion", ["perchen", "blackbole"]), alignments=DARK)
    table.attacked(Race.GIANT, keys=[Key(region_type=WILD)])
    assert table.options == (Done(), Assign(table.id("perchen")))
