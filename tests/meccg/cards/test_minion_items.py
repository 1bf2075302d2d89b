"""Items of minions and of the Balrog: that they work, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, SECOND, enter, scene
from westmarch.meccg import influence, numbers, terrain, traits
from westmarch.meccg.kinds import (
    Alignment,
    Phase,
    Points,
    Race,
    RegionType,
    SiteType,
    Status,
    Zone,
)
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Enter,
    Face,
    Oppose,
    Pick,
    Store,
    TapToFight,
    Transfer,
)
from westmarch.meccg.rules import skirmish
from westmarch.meccg.scoring import points
from westmarch.meccg.things import Group
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat

DARK = (Alignment.MINION, Alignment.HERO)
DEEP = (Alignment.BALROG, Alignment.HERO)
MORGUL, TOWER, BREE = "minas-morgul-minion", "barad-dur-minion", "bree-minion"


def test_the_blazon_of_the_eye_impresses_factions_and_is_worn_once() -> None:
    table = scene(
        (MORGUL, ["asternak", "blazon-of-the-eye", "layos", "blazon-of-the-eye"]),
        hand=["orcs-of-udun"],
        alignments=DARK,
    )
    asternak, orcs = table.id("asternak"), table.id("orcs-of-udun")
    assert (
        influence.direct(table.state, asternak, orcs) == influence.direct(table.state, asternak) + 2
    )
    table.organize()
    assert not table.offers(Transfer(table.id("blazon-of-the-eye"), table.id("layos")))


def test_foul_smelling_paste_heals_the_wounded() -> None:
    table = scene((MORGUL, ["asternak", "foul-smelling-paste", "layos"]), alignments=DARK)
    table.organize()
    assert not table.offers(table.act("foul-smelling-paste")), "nobody is wounded"
    table = scene((MORGUL, ["asternak", "foul-smelling-paste", "layos"]), alignments=DARK)
    cards.wound(table.state, table.id("layos"))
    table.organize().choose(table.act("foul-smelling-paste"))
    table.choose(Pick(table.id("foul-smelling-paste")), Pick(table.id("layos"))).finish()
    assert table.card("layos").status is Status.UNTAPPED
    assert table.card("foul-smelling-paste").zone is Zone.DISCARD


def test_strange_rations_untap_the_bearer_or_carry_farther() -> None:
    table = scene((MORGUL, ["asternak", "strange-rations"]), alignments=DARK)
    cards.tap(table.state, table.id("asternak"))
    rations = Pick(table.id("strange-rations"))
    table.organize().choose(table.act("strange-rations"), rations).finish()
    assert table.card("asternak").status is Status.UNTAPPED
    table = scene((MORGUL, ["asternak", "strange-rations"]), alignments=DARK)
    table.organize().choose(table.act("strange-rations", 1), rations)
    assert numbers.number(table.state, Group(FIRST), Stat.MAX_REGIONS) == 5
    table.finish()


@pytest.mark.parametrize(
    ("code", "stat", "more"), [("orc-draughts", Stat.PROWESS, 1), ("orc-liquor", Stat.BODY, 2)]
)
def test_draughts_help_the_whole_company(code: str, stat: Stat, more: int) -> None:
    table = scene((MORGUL, ["asternak", code, "layos"]), alignments=DARK)
    layos = table.id("layos")
    before = numbers.number(table.state, layos, stat)
    table.organize().choose(table.act(code), Pick(table.id(code)))
    assert numbers.number(table.state, layos, stat) == before + more
    table.finish()


@pytest.mark.parametrize(("dice", "zone"), [((3, 3), Zone.PLAY), ((3, 4), Zone.DISCARD)])
def test_the_sable_shield_breaks_in_its_bearers_place(dice: tuple[int, int], zone: Zone) -> None:
    table = scene(("moria-minion", ["asternak", "sable-shield"]), alignments=DARK)
    asternak = table.id("asternak")
    table.attacked(Race.SPIDER, prowess=20).rolls(1, 1, *dice)
    table.choose(Assign(asternak), Face(asternak), TapToFight())
    while not table.position.over:
        table.choose(table.options[0])
    assert table.card("asternak").status is Status.TAPPED
    assert table.card("sable-shield").zone is zone


@pytest.mark.parametrize("code", ["red-book-of-westmarch-minion", "scroll-of-isildur-minion"])
def test_some_items_count_more_when_stored_at_barad_dur(code: str) -> None:
    table = scene((TOWER, ["asternak", code]), alignments=DARK).organize()
    table.rolls(6, 6).choose(Store(table.id(code)))
    assert points(table.state, ONE)[Points.ITEM] == 5
    table.finish()
    table = scene((MORGUL, ["asternak", code]), alignments=DARK)
    before = points(table.state, ONE)[Points.ITEM]
    table.organize().rolls(6, 6).choose(Store(table.id(code)))
    assert points(table.state, ONE)[Points.ITEM] == before, "not at another haven"
    table.finish()


def test_the_arkenstone_rids_of_a_dwarf() -> None:
    table = scene(
        (MORGUL, ["asternak", "the-arkenstone-minion", "nain", "foul-smelling-paste"]),
        alignments=DARK,
    )
    assert numbers.mind(table.state, table.id("nain")) == 4
    table.organize().choose(table.act("the-arkenstone-minion"))
    assert table.options == (Pick(table.id("nain")),)
    table.choose(Pick(table.id("nain")), Pick(table.id("the-arkenstone-minion"))).finish()
    assert table.card("nain").zone is Zone.DISCARD
    assert table.card("foul-smelling-paste").zone is Zone.DISCARD


def test_a_palantir_needs_somebody_who_can_use_it() -> None:
    codes = ["layos", "palantir-of-orthanc-minion"]
    table = scene(
        (MORGUL, codes), deck=["muzgash"] * 5, discard=["lagduf"], alignments=DARK
    ).organize()
    assert not table.offers(table.act("palantir-of-orthanc-minion"))
    table = scene(
        (MORGUL, codes),
        hand=["focus-palantir"],
        deck=["muzgash"] * 5,
        discard=["lagduf"],
        alignments=DARK,
    ).organize()
    stone, layos = Pick(table.id("palantir-of-orthanc-minion")), Pick(table.id("layos"))
    table.choose(table.play("focus-palantir"), layos, stone)
    table.choose(table.act("palantir-of-orthanc-minion"), stone)
    table.choose(*(one for one in table.options if isinstance(one, Pick)))
    assert len(table.state.decks[ONE]) == 6
    table.finish()


def test_the_palantir_of_minas_tirith_shuffles_what_it_shows() -> None:
    deck = ["muzgash", "lagduf", "snaga", "radbug", "ufthak", "gorbag"]
    table = scene(
        (MORGUL, ["layos", "palantir-of-minas-tirith-minion"]),
        deck=deck,
        their_deck=["gimli"],
        alignments=DARK,
    )
    stone = table.id("palantir-of-minas-tirith-minion")
    enter(table.state, "focus-palantir", ONE, stone)
    table.organize().choose(table.act("palantir-of-minas-tirith-minion"), Pick(stone))
    bottom = table.state.decks[ONE][0]
    assert table.state.cards[bottom].code == "muzgash", "only the top five"
    assert sorted(table.state.cards[card].code for card in table.state.decks[ONE]) == sorted(deck)
    table.finish()


@pytest.mark.parametrize(
    ("code", "site", "told"),
    [
        ("records-unread", "moria-minion", "moria-minion"),
        ("secret-book", BREE, "ettenmoors-minion"),
    ],
)
def test_writings_untap_sites_or_give_information(code: str, site: str, told: str) -> None:
    table = scene((site, ["asternak", code]), alignments=DARK)
    here = table.state.companies[FIRST].site
    cards.tap(table.state, here)
    table.organize().choose(table.act(code), Pick(here), Pick(table.id(code))).finish()
    assert table.state.cards[here].status is Status.UNTAPPED
    table = scene((told, ["asternak", code]), alignments=DARK)
    here = table.state.companies[FIRST].site
    assert not traits.has_information(table.state, here)
    table.organize()
    assert not table.offers(table.act(code)), "it is not tapped"
    table.choose(table.act(code, 1), Pick(here), Pick(table.id(code)))
    assert traits.has_information(table.state, here)


def test_thrors_map_untaps_a_dragons_site() -> None:
    table = scene(
        ("the-lonely-mountain-minion", ["asternak", "thrors-map-minion"]), alignments=DARK
    )
    here = table.state.companies[FIRST].site
    cards.tap(table.state, here)
    table.organize().choose(table.act("thrors-map-minion"), Pick(here))
    table.choose(Pick(table.id("thrors-map-minion"))).finish()
    assert table.state.cards[here].status is Status.UNTAPPED


def test_blasting_fire_cancels_all_automatic_attacks() -> None:
    table = scene(("moria-minion", ["asternak", "blasting-fire"]), alignments=DARK).visit()
    table.choose(Enter(), table.act("blasting-fire"))
    table.choose(AimAtAttack(table.state.attacks), Pick(table.id("blasting-fire")))
    assert table.card("asternak").status is Status.UNTAPPED
    assert table.card("blasting-fire").zone is Zone.DISCARD
    table.finish()


def test_vile_fumes_leave_a_ruin_full_of_gas() -> None:
    table = scene((BREE, ["doeth-durthak", "vile-fumes"]), alignments=DARK).visit()
    table.choose(Enter()).win()
    here = table.state.companies[FIRST].site
    table.choose(table.act("vile-fumes"))
    assert table.card("vile-fumes").host == here
    assert terrain.site_type(table.state, here) is SiteType.RUINS_AND_LAIRS
    (gas,) = terrain.automatic_attacks(table.state, here)
    assert (gas.strikes, gas.prowess) == (None, 7)


def test_the_tongue_of_fire_is_the_balrogs() -> None:
    table = scene(
        ("the-under-gates-balrog", ["the-balrog", "stabbing-tongue-of-fire"]), alignments=DEEP
    )
    table.state.phase = Phase.MOVEMENT
    balrog = table.id("the-balrog")
    assert numbers.prowess(table.state, balrog) == 8, "it helps when he taps for a strike"


@pytest.mark.parametrize(
    ("region", "able"), [(RegionType.SHADOW_LAND, True), (RegionType.WILDERNESS, False)]
)
def test_the_shadow_cloak_hides_in_shadow(region: RegionType, able: bool) -> None:
    table = scene(("moria-minion", ["asternak", "shadow-cloak"]), alignments=DARK)
    asternak, cloak = table.id("asternak"), Pick(table.id("shadow-cloak"))
    table.attacked(Race.SPIDER, prowess=20, keys=(Key(region_type=region),))
    table.choose(Assign(asternak), Face(asternak))
    assert table.offers(table.act("shadow-cloak")) is able
    if able:
        table.choose(table.act("shadow-cloak"), cloak).done()
        assert table.card("asternak").status is Status.UNTAPPED


def test_poison_weakens_one_strike() -> None:
    table = scene(("moria-minion", ["asternak", "poison"]), alignments=DARK)
    asternak = table.id("asternak")
    table.attacked(Race.SPIDER, prowess=9).choose(Assign(asternak), Face(asternak))
    table.choose(table.act("poison"), Pick(table.id("poison"))).rolls(2, 2).choose(TapToFight())
    assert table.state.result is True, "5 + 4 is more than 9 - 1"
    table.done()


def test_the_iron_crown_cancels_attacks_of_orcs_and_men() -> None:
    for race, able in ((Race.ORC, True), (Race.SPIDER, False)):
        table = scene(("moria-minion", ["jerrek", "the-iron-crown-minion"]), alignments=DARK)
        table.attacked(race, prowess=20)
        assert table.offers(table.act("the-iron-crown-minion")) is able


@pytest.mark.parametrize(("code", "more"), [("goblin-earth-plumb", 1), ("iron-shield-of-old", 2)])
def test_some_items_help_below_the_mountains(code: str, more: int) -> None:
    table = scene(("moria-minion", ["muzgash", code]), alignments=DARK)
    assert numbers.number(table.state, Group(FIRST), Stat.DEEPS_ROLL) == more


def test_old_treasure_is_given_away_for_influence() -> None:
    table = scene((MORGUL, ["asternak", "old-treasure"]), alignments=DARK)
    asternak = table.id("asternak")
    assert influence.direct(table.state, asternak) == 3
    table.organize().choose(table.act("old-treasure"), Pick(table.id("old-treasure")))
    assert influence.direct(table.state, asternak) == 2 + 4
    table.finish()


def test_the_thong_of_fire_is_for_the_strong() -> None:
    table = scene((MORGUL, ["gorbag", "thong-of-fire", "layos"]), alignments=DARK)
    assert numbers.number(table.state, table.id("gorbag"), Stat.UNTAPPED_PENALTY) == 0
    table.organize()
    assert not table.offers(Transfer(table.id("thong-of-fire"), table.id("layos")))


def test_the_whip_of_many_thongs_strikes_weapons_down_among_companies_only() -> None:
    table = scene(
        ("moria-minion", ["the-balrog", "whip-of-many-thongs"]),
        opponents=[("moria", ["gimli", "dagger-of-westernesse"])],
        alignments=DEEP,
    )
    gimli, dagger = table.id("gimli"), table.id("dagger-of-westernesse")
    before = numbers.prowess(table.state, gimli)
    table.state.phase = Phase.SITE
    skirmish.begin(table.state, FIRST, SECOND)
    table.begin().choose(Oppose(table.id("the-balrog"), gimli), Face(gimli))
    table.choose(table.act("whip-of-many-thongs")).choose(
        Pick(table.id("whip-of-many-thongs")), Pick(dagger)
    )
    assert numbers.prowess(table.state, gimli) < before
    table = scene(("moria-minion", ["the-balrog", "whip-of-many-thongs"]), alignments=DEEP)
    table.attacked(Race.SPIDER)
    assert not table.offers(table.act("whip-of-many-thongs"))
