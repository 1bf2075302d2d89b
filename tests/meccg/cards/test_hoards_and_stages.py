"""Resources of the later sets for heroes and Fallen-wizards: that they work, and where not."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.kernel.chance import Shuffled
from westmarch.meccg import influence, numbers, scoring, terrain, traits
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    ChooseCompany,
    Done,
    Enter,
    Face,
    Pick,
    PlayAtSite,
    Store,
    TakeWay,
)
from westmarch.meccg.prompts import PlayHazards
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.creatures import Creature
from westmarch.meccg.rules.turns import EndPhase
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards
from westmarch.meccg.vocabulary.references import Stat, Trait

WILD = Key(region_type=RegionType.WILDERNESS)
FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)


def struck(table: MeccgScene, who: str) -> MeccgScene:
    """Somebody is given the strike and faces it."""
    return table.choose(Assign(table.id(who)), Face(table.id(who)))


# Items


def test_bow_of_dragon_horn_thins_out_those_who_come_in_the_open() -> None:
    table = scene(("rivendell", ["gimli", "bow-of-dragon-horn"]))
    table.attacked(strikes=3, keys=[WILD])
    table.choose(table.act("bow-of-dragon-horn"), Pick(table.id("bow-of-dragon-horn")))
    table.choose(AimAtAttack(1))
    assert numbers.number(table.state, Assault(1), Stat.STRIKES) == 2
    table = scene(("rivendell", ["gimli", "bow-of-dragon-horn"]))
    table.attacked(keys=[Key(site_type=SiteType.RUINS_AND_LAIRS)])
    assert not table.offers(table.act("bow-of-dragon-horn"))


def test_cram_rouses_its_bearer_or_carries_the_company_on() -> None:
    table = scene(("rivendell", ["gimli", "cram"]))
    cards.tap(table.state, table.id("gimli"))
    table.organize().choose(table.act("cram", 0), Pick(table.id("cram")))
    assert table.card("gimli").status is Status.UNTAPPED
    table = scene(("rivendell", ["gimli", "cram"])).organize()
    assert not table.offers(table.act("cram", 0)), "he is not tapped"
    table.choose(table.act("cram", 1), Pick(table.id("cram")))
    assert numbers.of_company(table.state, FIRST, Stat.MAX_REGIONS) == 5


def test_enruned_shield_makes_a_strike_ineffectual_for_warriors() -> None:
    table = scene(("rivendell", ["gimli", "enruned-shield"])).attacked(prowess=20)
    struck(table, "gimli").choose(table.act("enruned-shield"), Pick(table.id("enruned-shield")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.state.result is False
    table.done()
    table = scene(("rivendell", ["bilbo", "enruned-shield"])).attacked(prowess=20)
    assert not struck(table, "bilbo").offers(table.act("enruned-shield"))


def test_magical_harp_keeps_a_character_from_being_discarded() -> None:
    table = scene(("rivendell", ["gimli", "magical-harp", "eomer", "the-arkenstone"]))
    cards.tap(table.state, table.id("gimli"))
    table.begin(CorruptionCheck(table.id("eomer"))).rolls(6, 6, 1, 1)
    table.choose(table.act("magical-harp"), Pick(table.id("magical-harp")))
    assert table.card("eomer").zone is Zone.PLAY, "2 equals his points"


def test_thrors_map_untaps_a_dragons_lair() -> None:
    table = scene(("the-lonely-mountain", ["gimli", "thrors-map"]), ("moria", ["legolas"]))
    cards.tap(table.state, table.id("the-lonely-mountain"))
    cards.tap(table.state, table.id("moria"))
    table.organize().choose(table.act("thrors-map"))
    assert table.options == (Pick(table.id("the-lonely-mountain")),)
    table.choose(Pick(table.id("the-lonely-mountain")), Pick(table.id("thrors-map")))
    assert table.card("the-lonely-mountain").status is Status.UNTAPPED


def test_wormsbane_bites_dragons() -> None:
    for race, body in ((Race.DRAGON, 6), (Race.ORC, 8)):
        table = scene(("rivendell", ["gimli", "wormsbane"])).attacked(race, body=8)
        struck(table, "gimli")
        assert numbers.number(table.state, Assault(1), Stat.BODY) == body


def test_waybread_and_cakes_carry_far() -> None:
    for item, regions in (("waybread", 5), ("twice-baked-cakes", 6)):
        table = scene(("rivendell", ["gimli", item])).organize()
        table.choose(table.act(item, 1 if item == "waybread" else 0), Pick(table.id(item)))
        assert numbers.of_company(table.state, FIRST, Stat.MAX_REGIONS) == regions


def test_a_stored_reforging_restores_an_item() -> None:
    table = scene(("rivendell", ["gimli", "ringil", "reforging"]))
    assert numbers.prowess(table.state, table.id("gimli")) == 6
    assert scoring.worth(table.state, ONE, table.id("ringil")) == 2
    table.organize().choose(Store(table.id("reforging")), table.act("ringil"))
    table.choose(Pick(table.id("reforging")))
    assert numbers.prowess(table.state, table.id("gimli")) == 10
    assert scoring.worth(table.state, ONE, table.id("ringil")) == 4


def test_emeralds_help_their_bearer_and_player() -> None:
    table = scene(("rivendell", ["gandalf", "emerald-of-doriath", "emerald-of-the-mariner"]))
    assert influence.general(table.state, ONE) == 22
    assert numbers.of_player(table.state, ONE, Stat.HAND_SIZE) == 9
    table = scene(("rivendell", ["gimli", "emerald-of-doriath"]))
    assert influence.general(table.state, ONE) == 20


def test_a_trap_awaits_who_finds_lost_knowledge() -> None:
    table = scene(("rhosgobel", ["gimli", "sting", "legolas"]), hand=["forgotten-scrolls"])
    gimli, scrolls = table.id("gimli"), table.id("forgotten-scrolls")
    table.visit().choose(Enter(), PlayAtSite(scrolls, gimli))
    assert table.options == (Assign(gimli),)
    table.choose(Assign(gimli))
    assert numbers.prowess(table.state, gimli, Assault(1)) == 5, "Sting is of no use"
    table.rolls(6, 6).choose(Face(gimli)).finish()


@pytest.mark.parametrize(("item", "strikes"), [("noldo-lantern", 2), ("dwarven-light-stone", 3)])
def test_a_light_dims_orcs(item: str, strikes: int) -> None:
    table = scene(("rivendell", ["gimli", item])).attacked(Race.ORC, strikes=3, prowess=9)
    table.choose(table.act(item), Pick(table.id(item)), AimAtAttack(1))
    assert numbers.number(table.state, Assault(1), Stat.PROWESS) == 7
    assert numbers.number(table.state, Assault(1), Stat.STRIKES) == strikes
    table = scene(("rivendell", ["gimli", item])).attacked(Race.SPIDER)
    assert not table.offers(table.act(item))


# Allies


def test_noble_hound_stands_before_its_master() -> None:
    table = scene(("rivendell", ["gimli", "noble-hound", "legolas"]))
    hound, legolas = table.id("noble-hound"), table.id("legolas")
    cards.tap(table.state, hound)
    table.attacked(strikes=2, prowess=1)
    assert table.options == (Done(), Assign(legolas), Assign(hound))
    table.choose(Assign(hound))
    assert Assign(table.id("gimli")) in table.options


def test_noble_steeds_carry_a_company_that_has_one_each() -> None:
    table = scene(("edoras", ["gimli", "noble-steed", "legolas", "noble-steed"]))
    assert numbers.of_company(table.state, FIRST, Stat.MAX_REGIONS) == 6
    table = scene(("edoras", ["gimli", "noble-steed", "legolas"]))
    assert numbers.of_company(table.state, FIRST, Stat.MAX_REGIONS) == 4
    struck(table.attacked(prowess=20), "gimli")
    table.choose(table.act("noble-steed"), Pick(table.id("noble-steed"))).done()
    assert table.card("gimli").status is Status.UNTAPPED


@pytest.mark.parametrize(("site", "found"), [("edoras", True), ("bree", False)])
def test_noble_steeds_graze_in_some_lands(site: str, found: bool) -> None:
    table = scene((site, ["gimli"]), hand=["noble-steed"])
    cards.tap(table.state, table.id(site))
    table.visit().choose(Enter())
    option = PlayAtSite(table.id("noble-steed"), table.id("gimli"))
    assert (not table.position.over and table.offers(option)) is found


# Events


def test_dwarves_fall_upon_their_foes() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), hand=["the-dwarves-are-upon-you"])
    table.attacked().choose(table.play("the-dwarves-are-upon-you"), ChooseCompany(FIRST))
    assert numbers.prowess(table.state, table.id("gimli")) == 7
    assert numbers.body(table.state, table.id("gimli")) == 7
    assert numbers.prowess(table.state, table.id("legolas")) == 5
    table = scene(("rivendell", ["legolas"]), hand=["the-dwarves-are-upon-you"]).attacked()
    assert not table.offers(table.play("the-dwarves-are-upon-you"))


def test_butterflies_untap_a_traveller_for_one_more_hazard() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["hundreds-of-butterflies"], theirs=["orc-patrol"])
    cards.tap(table.state, table.id("gimli"))
    table.journey("moria", RegionType.WILDERNESS).move()
    table.choose(table.play("hundreds-of-butterflies"), Pick(table.id("gimli")))
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.prompt == PlayHazards(FIRST, 3)
    table = scene(("rivendell", ["gimli"]), hand=["hundreds-of-butterflies"])
    cards.tap(table.state, table.id("gimli"))
    assert table.move().position.over, "he does not move"


def test_a_town_is_rebuilt_where_ruins_were() -> None:
    table = scene(("isengard", ["gimli"]))
    event = enter(table.state, "rebuild-the-town", ONE, table.id("isengard"))
    assert terrain.site_type(table.state, table.id("isengard")) is SiteType.BORDER_HOLD
    assert terrain.automatic_attacks(table.state, table.id("isengard")) == []
    assert table.state.cards[event].zone is Zone.PLAY


def test_smoke_rings_bring_something_from_the_sideboard() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["smoke-rings"], sideboard=["escape"])
    table.organize().script(Shuffled()).choose(table.play("smoke-rings"))
    table.choose(Pick(table.id("escape")))
    assert table.card("escape").zone is Zone.DECK


def test_flattery_turns_a_foe_away() -> None:
    for dice, gone in (((5, 5), True), ((1, 1), False)):
        table = scene(("rivendell", ["gimli"]), hand=["flatter-a-foe"]).attacked(Race.MAN)
        table.rolls(*dice).choose(table.play("flatter-a-foe"), Pick(table.id("gimli")))
        assert table.position.over is gone
    table = scene(("rivendell", ["gimli"]), hand=["flatter-a-foe"]).attacked(Race.SPIDER)
    assert not table.offers(table.play("flatter-a-foe"))


@pytest.mark.parametrize(
    ("event", "race", "other"),
    [
        ("many-turns-and-doublings", Race.WOLF, Race.ORC),
        ("trickery", Race.ORC, Race.WOLF),
    ],
)
def test_rangers_and_scouts_evade_attacks(event: str, race: Race, other: Race) -> None:
    who = "aragorn-ii" if event.startswith("many") else "bilbo"
    table = scene(("rivendell", [who]), hand=[event]).attacked(race)
    if event == "trickery":
        table.rolls(3, 3)
    table.choose(table.play(event), Pick(table.id(who)), AimAtAttack(1)).done()
    table = scene(("rivendell", [who]), hand=[event]).attacked(other)
    assert not table.offers(table.play(event))


def test_not_at_home_avoids_dragons_in_their_lairs() -> None:
    table = scene(("rivendell", ["gimli"]), hand=["not-at-home"])
    table.attacked(Race.DRAGON, origin=Origin.AUTOMATIC)
    table.choose(table.play("not-at-home"), AimAtAttack(1)).done()
    table = scene(("rivendell", ["gimli"]), hand=["not-at-home"]).attacked(Race.DRAGON, keys=[WILD])
    assert not table.offers(table.play("not-at-home"))


def test_wizard_uncloaked_sends_curses_back() -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=["wizard-uncloaked"])
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    table.organize().rolls(6, 6).choose(table.play("wizard-uncloaked"), Pick(table.id("gandalf")))
    assert table.card("lure-of-expedience").zone is Zone.HAND


def test_glamour_may_lift_curses_in_a_town() -> None:
    for dice, zone in (((3, 3), Zone.DISCARD), ((2, 3), Zone.PLAY)):
        table = scene(("edoras", ["gimli"]), hand=["glamour-of-surpassing-excellence"])
        enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
        table.organize().rolls(*dice).choose(
            table.play("glamour-of-surpassing-excellence"), ChooseCompany(FIRST)
        )
        assert table.card("lure-of-expedience").zone is zone, "6 is more than 5"


def test_heroes_store_at_the_end_of_the_turn_when_safe() -> None:
    table = scene(("rivendell", ["gimli", "cram"]), in_play=["safe-from-the-shadow"])
    table.state.phase = Phase.END
    table.begin(EndPhase(ONE)).rolls(6, 6).choose(Store(table.id("cram")))
    assert table.card("cram").zone is Zone.PILE
    table = scene(("rivendell", ["gimli", "cram"]))
    table.state.phase = Phase.END
    assert not table.begin(EndPhase(ONE)).offers(Store(table.id("cram")))


def test_forewarned_companies_face_one_attack_only() -> None:
    table = scene(("rivendell", ["gimli"]), in_play=["forewarned-is-forearmed"])
    slayer = enter(table.state, "slayer", TWO)
    table.begin(Creature(FIRST, slayer, ()))
    assert table.seat == TWO
    assert table.options[0] == TakeWay(0)


# The Fallen-wizard's


def test_stage_cards_need_stage_points() -> None:
    table = scene(
        ("isengard-fallen-wizard", ["saruman-fallen-wizard"]),
        hand=["legacy-of-smiths", "gatherer-of-loyalties", "great-patron"],
        alignments=FALLEN,
    ).organize()
    assert not table.offers(table.play("legacy-of-smiths"))
    assert not table.offers(table.play("gatherer-of-loyalties"))
    assert table.offers(table.play("great-patron"))


def test_stage_cards_raise_what_others_are_worth() -> None:
    for event, card, before, after in (
        ("legacy-of-smiths", "orcrist", 1, 4),
        ("gatherer-of-loyalties", "riders-of-rohan", 1, 2),
        ("great-patron", "treebeard", 1, 2),
    ):
        table = scene(("isengard-fallen-wizard", ["saruman-fallen-wizard"]), alignments=FALLEN)
        saruman = None if card == "riders-of-rohan" else table.id("saruman-fallen-wizard")
        held = enter(table.state, card, ONE, saruman)
        assert scoring.worth(table.state, ONE, held) == before
        enter(table.state, event, ONE)
        assert scoring.worth(table.state, ONE, held) == after


def test_a_myrmidon_obeys_his_wizard_only() -> None:
    table = scene(
        ("isengard-fallen-wizard", ["saruman-fallen-wizard", "gimli", "legolas"]), alignments=FALLEN
    )
    gimli = table.id("gimli")
    before = influence.direct(table.state, gimli)
    enter(table.state, "wizards-myrmidon", ONE, gimli)
    assert influence.cost(table.state, gimli) == 3
    assert influence.direct(table.state, gimli) == before + 1


def test_the_fortress_of_isen_protects_isengard() -> None:
    table = scene(
        ("isengard-fallen-wizard", ["saruman-fallen-wizard"]),
        hand=["the-fortress-of-isen"],
        alignments=FALLEN,
    ).organize()
    isengard = table.id("isengard-fallen-wizard")
    table.choose(table.play("the-fortress-of-isen"), Pick(isengard))
    assert traits.has(table.state, isengard, Trait.PROTECTED)


def test_keys_find_the_fortress() -> None:
    table = scene(
        ("isengard-fallen-wizard", ["saruman-fallen-wizard", "keys-of-orthanc"]),
        deck=["the-fortress-of-isen"],
        alignments=FALLEN,
    ).organize()
    table.choose(table.act("keys-of-orthanc")).script(Shuffled())
    table.choose(Pick(table.id("the-fortress-of-isen")))
    assert table.card("the-fortress-of-isen").zone is Zone.HAND
