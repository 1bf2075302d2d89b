"""Hazards about sites, companies, single characters and the hazard limit."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, enter, scene
from westmarch.meccg import deeds, influence, numbers
from westmarch.meccg.kinds import Alignment, Phase, Race, RegionType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    ChooseCompany,
    Done,
    Enter,
    Face,
    No,
    Pick,
    PutOnGuard,
    Reveal,
    TakeWay,
    TapToFight,
    keyed,
)
from westmarch.meccg.prompts import AssignStrikes, PlayHazards
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.underway import Key
from westmarch.meccg.verbs import cards

WILD, BORDER, FREE = RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN
SHADOW, DARK, SEA = RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.COASTAL_SEA
NIGHT = "doors-of-night"
MINIONS = (Alignment.MINION, Alignment.HERO)


@pytest.mark.parametrize(
    ("card", "kind", "more"),
    [
        ("lost-in-border-lands", BORDER, 2),
        ("lost-in-shadow-lands", SHADOW, 2),
        ("lost-in-the-wilderness", WILD, 2),
        ("lost-in-dark-domains", DARK, 2),
    ],
)
def test_the_hazard_limit_grows(card: str, kind: RegionType, more: int) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=[card, "wargs"])
    table.journey("moria", kind, kind).move()
    table.choose(table.play(card), ChooseCompany(FIRST))
    assert table.prompt == PlayHazards(FIRST, 1 + more), "one of 2 is used"
    table = scene(("rivendell", ["gimli"]), theirs=[card]).journey("moria", SEA).move()
    assert not table.offers(table.play(card))


@pytest.mark.parametrize(("card", "kind"), [("lost-at-sea", SEA), ("lost-in-free-domains", FREE)])
def test_who_is_lost_does_nothing_at_the_site(card: str, kind: RegionType) -> None:
    table = scene(("rivendell", ["gimli"]), theirs=[card]).journey("edoras", kind).move()
    table.choose(table.play(card), ChooseCompany(FIRST))
    table.idle().visit().done()
    table = scene(("rivendell", ["gimli"]), theirs=[card]).journey("edoras", WILD).move()
    assert not table.offers(table.play(card))


def test_a_river_stops_a_company_unless_a_ranger_taps() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["river"]).journey("edoras", WILD).move()
    table.choose(table.play("river"), Pick(table.id("edoras")))
    table.idle().visit().done()
    table = scene(("rivendell", ["aragorn-ii"]), theirs=["river"]).journey("edoras", WILD).move()
    table.choose(table.play("river"), Pick(table.id("edoras")))
    while not table.position.over:
        table.choose(Done())
    table.visit()
    table.choose(table.options[1], Pick(table.id("aragorn-ii")))
    assert table.options == (No(), Enter())
    assert table.card("aragorn-ii").status is Status.TAPPED


@pytest.mark.rule("M-EX-06", "M-SITE-04")
def test_a_siege_attacks_even_who_does_not_enter() -> None:
    table = scene(("edoras", ["gimli"]), hand=["concealment", "dark-quarrels", "gates-of-morning"])
    enter(table.state, "siege", TWO, table.id("edoras"))
    table.visit()
    assert table.strength() == (3, 7)
    assert table.options == (Done(), table.play("dark-quarrels")), "what affects the attack"
    table.choose(table.play("dark-quarrels"), AimAtAttack(1))
    assert table.options == (No(), Enter())


@pytest.mark.parametrize(("dice", "stays"), [((3, 2), True), ((3, 3), False)])
def test_a_siege_may_keep_a_company_from_moving(dice: tuple[int, int], stays: bool) -> None:
    table = scene(("edoras", ["gimli"]))
    enter(table.state, "siege", TWO, table.id("edoras"))
    table.journey("rivendell", WILD).organize().rolls(*dice)
    table.choose(Done())
    assert (table.state.companies[FIRST].journey is None) is stays, "one is not a scout"


def test_a_faction_disperses_if_roll_and_influence_fall_short() -> None:
    for dice, zone in (((1, 1), Zone.DISCARD), ((6, 6), Zone.PLAY)):
        table = scene(
            ("rivendell", ["elrond", "aragorn-ii"]),
            theirs=["muster-disperses"],
            in_play=["riders-of-rohan"],
        )
        spare = influence.unused_general(table.state, ONE)
        table.rolls(*dice).move().choose(table.play("muster-disperses"))
        table.choose(Pick(table.id("riders-of-rohan")))
        assert table.card("riders-of-rohan").zone is zone, f"{spare} is unused"


def test_who_is_called_home_leaves_one_item() -> None:
    table = scene(
        ("rivendell", ["elrond", "aragorn-ii", "glamdring"]), theirs=["call-of-home"]
    ).move()
    sword, elrond = table.id("glamdring"), table.id("elrond")
    table.rolls(1, 1).choose(table.play("call-of-home"), Pick(table.id("aragorn-ii")))
    assert table.seat == ONE
    table.choose(Pick(sword), Pick(elrond))
    assert table.card("aragorn-ii").zone is Zone.HAND
    assert table.state.cards[sword].host == elrond
    table = scene(("rivendell", ["gandalf"]), theirs=["call-of-home"]).move()
    assert not table.offers(table.play("call-of-home"))


def test_the_sea_calls_elves_louder_on_the_way_over_it() -> None:
    for path, zone in (((SEA,), Zone.HAND), ((WILD,), Zone.PLAY)):
        table = scene(("rivendell", ["legolas", "gimli"]), theirs=["call-of-the-sea"])
        spare = influence.unused_general(table.state, ONE)
        needed = 10 - spare
        assert 2 <= needed <= 11, "otherwise this shows nothing"
        table.journey("edoras", *path).rolls(needed // 2, needed - needed // 2).move()
        table.choose(table.play("call-of-the-sea"))
        assert table.options == (Pick(table.id("legolas")),)
        table.choose(Pick(table.id("legolas")))
        assert table.card("legolas").zone is zone


def test_terror_splits_a_character_off_who_goes_back() -> None:
    for dice, apart in (((1, 1), True), ((6, 6), False)):
        table = scene(("rivendell", ["gimli", "legolas"]), theirs=["seized-by-terror"])
        table.journey("moria", SHADOW).move().rolls(*dice)
        table.choose(table.play("seized-by-terror"), Pick(table.id("gimli")))
        assert (table.card("gimli").company != table.card("legolas").company) is apart
        if apart:
            company = table.card("gimli").company
            assert company is not None
            alone = table.state.companies[company]
            assert (alone.site, alone.returned) == (table.id("rivendell"), True)
    table = scene(("rivendell", ["gimli"]), theirs=["seized-by-terror"])
    table.journey("moria", WILD).move()
    assert not table.offers(table.play("seized-by-terror"))


def test_caradhras_strikes_each_without_an_attack() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=["cruel-caradhras"])
    regions = ["rhudaur", "high-pass", "anduin-vales"]
    table.journey("beorns-house", regions=regions).move()
    table.choose(table.play("cruel-caradhras"), ChooseCompany(FIRST))
    gimli, legolas = table.id("gimli"), table.id("legolas")
    assert table.options == (Face(gimli), Face(legolas))
    table.rolls(1, 1, 3, 5).choose(Face(gimli), TapToFight())
    assert table.card("gimli").zone is Zone.OUT, "8 + 1 is more than 8"
    table.rolls(6, 6).choose(Face(legolas), TapToFight())
    assert table.card("legolas").status is Status.TAPPED
    table.finish()
    table = scene(("rivendell", ["gimli"]), theirs=["cruel-caradhras"])
    table.journey("goblin-gate", regions=["rhudaur", "high-pass"]).move()
    assert not table.offers(table.play("cruel-caradhras")), "who stops there is spared"


def test_tribes_do_not_count_against_the_limit() -> None:
    table = scene(
        ("rivendell", ["gimli"]), theirs=["two-or-three-tribes-present", "wargs", "orc-guard"]
    )
    table.journey("moria", WILD, WILD).move()
    card = "two-or-three-tribes-present"
    table.choose(table.play(card), ChooseCompany(FIRST))
    races = [race for race in Race if race not in HIDDEN]
    table.choose(TakeWay(races.index(Race.WOLF)))
    assert deeds.is_uncounted(table.state, table.id("wargs"))
    assert not deeds.is_uncounted(table.state, table.id("orc-guard"))


HIDDEN = (Race.NAZGUL, Race.UNDEAD, Race.DRAGON, Race.HAZARD_AGENT, Race.SPECIAL)


def test_undead_come_back_from_the_discard_pile() -> None:
    table = scene(
        ("rivendell", ["gimli"]), theirs=["exhalation-of-decay"], their_discard=["barrow-wight"]
    )
    table.journey("moria", SHADOW).move()
    wight = table.id("barrow-wight")
    table.choose(table.play("exhalation-of-decay"))
    assert ONE not in table.card("barrow-wight").known
    table.choose(Pick(wight))
    assert ONE in table.card("barrow-wight").known, "a target is declared for all to see"
    table.choose(keyed(wight, Key(region_type=SHADOW)))
    assert table.card("barrow-wight").zone is Zone.PLAY
    assert table.strength()[1] == 11
    table = scene(
        ("rivendell", ["gimli"]), theirs=["exhalation-of-decay"], their_discard=["barrow-wight"]
    )
    table.journey("edoras", FREE).move()
    assert not table.offers(table.play("exhalation-of-decay")), "it could not attack here"


def test_an_outpost_brings_hazards_into_the_deck() -> None:
    for night, again in (([], False), ([NIGHT], True)):
        table = scene(
            ("rivendell", ["gimli"]),
            theirs=["an-unexpected-outpost"],
            their_discard=["wargs", "orc-guard"],
            their_play=night,
        ).move()
        table.choose(table.play("an-unexpected-outpost"), Pick(table.id("wargs")))
        assert table.offers(Pick(table.id("orc-guard"))) is again


def test_the_searching_eye_finds_what_scouts_do() -> None:
    table = scene(("rivendell", ["frodo"]), hand=["concealment"], theirs=["searching-eye"])
    table.journey("moria", WILD).move().choose(PutOnGuard(table.id("searching-eye")))
    table.idle().visit().choose(Enter())
    table.choose(table.play("concealment"), Pick(table.id("frodo")), AimAtAttack(1))
    eye = table.id("searching-eye")
    table.choose(Reveal(eye, 0), Pick(table.id("concealment")))
    assert table.card("concealment").zone is Zone.DISCARD
    assert table.prompt == AssignStrikes(1), "the attack goes on"


def test_nothing_to_eat_weakens_until_a_haven() -> None:
    table = scene(("moria", ["gimli"]), theirs=["nothing-to-eat-or-drink"]).move()
    gimli = table.id("gimli")
    table.choose(table.play("nothing-to-eat-or-drink"), ChooseCompany(FIRST))
    assert (numbers.prowess(table.state, gimli), numbers.body(table.state, gimli)) == (4, 7)
    table = scene(("edoras", ["gimli"]), theirs=["nothing-to-eat-or-drink"]).move()
    assert not table.offers(table.play("nothing-to-eat-or-drink"))
    table = scene(("rivendell", ["gimli"]))
    hunger = enter(table.state, "nothing-to-eat-or-drink", TWO)
    cards.lay_upon(table.state, hunger, FIRST)
    table.begin(Turn(ONE))
    assert table.card("nothing-to-eat-or-drink").zone is Zone.DISCARD


def test_rats_take_an_item_or_bite() -> None:
    table = scene(("moria", ["gimli", "dagger-of-westernesse"]), theirs=["rats"]).move()
    table.choose(table.play("rats"), ChooseCompany(FIRST))
    assert table.seat == ONE
    table.choose(TakeWay(0), Pick(table.id("dagger-of-westernesse")))
    assert table.card("dagger-of-westernesse").zone is Zone.DISCARD
    table = scene(("moria", ["gimli"]), theirs=["rats"]).move()
    assert not table.offers(table.play("rats"))


def test_power_is_built_by_waiting() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["wargs"], their_play=["power-built-by-waiting"])
    power = table.id("power-built-by-waiting")
    table.move().choose(table.act("power-built-by-waiting"), Pick(power), Done())
    assert table.prompt == PlayHazards(FIRST, 3)
    table.choose(table.act("power-built-by-waiting", 1))
    assert table.prompt == PlayHazards(FIRST, 1)
    assert table.card("power-built-by-waiting").status is Status.UNTAPPED


def test_a_dragon_is_summoned_from_long_sleep() -> None:
    table = scene(
        ("rivendell", ["gimli"]), theirs=["cave-drake"], their_play=["summons-from-long-sleep"]
    )
    table.journey("moria", WILD, WILD).move()
    drake = table.id("cave-drake")
    table.choose(table.act("summons-from-long-sleep"), Pick(drake))
    assert table.card("cave-drake").zone is Zone.ASIDE
    assert not table.offers(table.act("summons-from-long-sleep"))
    table.choose(keyed(drake, Key(region_type=WILD)))
    assert table.strength()[1] == 12
    table.idle()
    assert table.card("summons-from-long-sleep").zone is Zone.DISCARD


def test_the_pits_give_back_dragons_and_drakes() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        in_play=["from-the-pits-of-angband"],
        discard=["marsh-drake", "wargs", "cave-drake"],
        deck=["orc-guard"] * 20,
    )
    table.begin(Turn(ONE))
    while table.state.phase is not Phase.END:
        table.choose(Done() if Done() in table.options else table.options[0])
    assert (table.seat, table.options) == (ONE, (Done(), Pick(table.id("marsh-drake"))))


def test_the_will_of_sauron_keeps_long_events_by_night() -> None:
    for night, zone in (([NIGHT], Zone.PLAY), ([], Zone.DISCARD)):
        table = scene(
            ("rivendell", ["gimli"]), their_play=["minions-stir", *night, "the-will-of-sauron"]
        )
        table.begin(Turn(ONE))
        while not table.position.over and table.state.phase is not Phase.MOVEMENT:
            table.choose(Done())
        assert table.card("minions-stir").zone is zone


def test_veils_tap_and_discard_minions_by_day() -> None:
    table = scene(
        ("dol-guldur-minion", ["luitprand"]), theirs=["veils-flung-away"], alignments=MINIONS
    )
    table.journey("moria-minion", WILD).move()
    before = table.prompt
    table.rolls(6, 6).choose(table.play("veils-flung-away"), ChooseCompany(FIRST))
    assert table.card("luitprand").status is Status.TAPPED
    assert table.card("luitprand").zone is Zone.PLAY
    table.finish()
    assert before == PlayHazards(FIRST, 2)
    table = scene(
        ("dol-guldur-minion", ["luitprand"]),
        theirs=["veils-flung-away"],
        their_play=[NIGHT],
        alignments=MINIONS,
    )
    table.journey("moria-minion", WILD).move()
    assert not table.offers(table.play("veils-flung-away"))
