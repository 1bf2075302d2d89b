"""How attacks are keyed, assigned and fought: M-CBT, M-GAP-01 to 03, M-GAP-35."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.meccg import underway
from westmarch.meccg.declared import ways
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import PlaceCode, Race, RegionType, SiteType, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    Done,
    Enter,
    Face,
    Lessen,
    Pick,
    PlayCreature,
    PlayEvent,
    StayUntapped,
    Support,
    TapToFight,
    keyed,
)
from westmarch.meccg.prompts import AssignStrikes, HowToFight, MayLessen, MayPlay, NextStrike
from westmarch.meccg.rules.timetable import must_begin
from westmarch.meccg.underway import Key, Origin
from westmarch.meccg.verbs import cards

WILD = RegionType.WILDERNESS


def keys(table: MeccgScene) -> tuple[Key, ...]:
    """What the attack that is being faced is keyed to."""
    attack = underway.attack(table.state)
    assert attack is not None
    return attack.keys


@pytest.mark.rule("M-CBT-01")
def test_a_creature_is_keyed_to_what_its_player_names() -> None:
    table = scene(("rivendell", ["bergil", "annalena"]), theirs=["orc-guard"])
    table.journey("moria", WILD, RegionType.SHADOW_LAND).move()
    guard = table.id("orc-guard")
    offered = [each.key for each in table.options if isinstance(each, PlayCreature)]
    assert Key(region_type=RegionType.SHADOW_LAND) in offered
    assert Key(site_type=SiteType.SHADOW_HOLD) in offered
    table.choose(keyed(guard, Key(site_type=SiteType.SHADOW_HOLD)))
    assert keys(table) == (Key(site_type=SiteType.SHADOW_HOLD),)


@pytest.mark.rule("M-CBT-01")
def test_a_creature_may_be_keyed_by_name() -> None:
    table = scene(("rivendell", ["bergil", "annalena"]), theirs=["watcher-in-the-water"])
    table.journey("moria", WILD).move()
    offered = [each.key for each in table.options if isinstance(each, PlayCreature)]
    assert Key(place=PlaceCode("moria")) in offered


@pytest.mark.rule("M-CBT-02")
def test_an_automatic_attack_is_keyed_to_its_site_by_name_and_type() -> None:
    table = scene(("moria", ["bergil", "annalena"])).visit().choose(Enter())
    assert keys(table) == (
        Key(place=PlaceCode("moria")),
        Key(site_type=SiteType.SHADOW_HOLD),
    )


@pytest.mark.rule("M-CBT-03")
def test_an_attack_of_a_card_may_be_keyed_to_nothing() -> None:
    table = scene(
        ("rivendell", ["bergil", "annalena"]), theirs=["tidings-of-bold-spies"], sites=["moria"]
    )
    table.journey("moria", WILD, WILD).move()
    table.choose(table.play("tidings-of-bold-spies"))
    if table.options and not isinstance(table.prompt, AssignStrikes):
        table.choose(table.options[-1])
    assert keys(table) == ()


@pytest.mark.rule("M-CBT-04")
@pytest.mark.parametrize(("code", "first"), [("tidings-of-bold-spies", True), ("twilight", False)])
def test_a_card_that_causes_an_attack_begins_a_chain(code: str, first: bool) -> None:
    table = scene(("rivendell", ["bergil"]), theirs=[code])
    assert must_begin(table.card(code).code, ways(table.card(code).code)[0]) is first


@pytest.mark.rule("M-CBT-07")
def test_the_attacker_assigns_all_if_he_chooses_the_defenders() -> None:
    table = scene(("rivendell", ["bergil", "annalena", "eowyn"]), theirs=["cave-drake"])
    table.journey("moria", WILD, WILD).move()
    table.choose(keyed(table.id("cave-drake"), Key(region_type=WILD)))
    assert (table.seat, table.prompt) == (TWO, AssignStrikes(2))
    assert table.options == tuple(Assign(table.id(x)) for x in ("bergil", "annalena", "eowyn"))


@pytest.mark.rule("M-CBT-08")
def test_the_attacker_may_choose_the_tapped_and_wounded() -> None:
    table = scene(("rivendell", ["bergil", "annalena"]))
    cards.tap(table.state, table.id("bergil"))
    cards.wound(table.state, table.id("annalena"))
    table.attacked(Race.GIANT)
    assert table.seat == TWO
    assert table.options == (Assign(table.id("bergil")), Assign(table.id("annalena")))


@pytest.mark.rule("M-CBT-09")
def test_strikes_are_spread_over_as_many_as_possible() -> None:
    table = scene(("rivendell", ["bergil", "annalena"])).attacked(Race.GIANT, strikes=3, prowess=1)
    bergil, annalena = table.id("bergil"), table.id("annalena")
    table.choose(Assign(bergil), Done())
    assert (table.seat, table.options) == (TWO, (Assign(annalena),)), "he cannot hold it back"
    table.choose(Assign(annalena), Face(bergil))
    assert table.options == (Lessen(0), Lessen(1)), "only the third is in excess"


@pytest.mark.rule("M-CBT-10", "M-GAP-35")
def test_after_assignment_nothing_changes_the_attack_as_a_whole() -> None:
    table = scene(
        ("rivendell", ["aragorn-ii", "annalena"]),
        hand=["dark-quarrels", "concealment"],
        in_play=["gates-of-morning"],
    ).attacked(Race.ORC, strikes=2, prowess=1)
    aragorn, annalena = table.id("aragorn-ii"), table.id("annalena")
    assert table.offers(table.play("dark-quarrels", 1))
    assert table.offers(table.play("concealment"))
    table.choose(Done(), Assign(aragorn), Assign(annalena))
    assert table.prompt == NextStrike()
    table.rolls(1, 1, 1, 1).choose(Face(aragorn))
    assert table.prompt == HowToFight(aragorn), "nor can it be canceled any more"
    table.choose(TapToFight(), Face(annalena), TapToFight()).done()


@pytest.mark.rule("M-CBT-11")
def test_the_defender_chooses_the_order_anew_after_each_strike() -> None:
    table = scene(("rivendell", ["bergil", "annalena", "eowyn"]))
    table.attacked(Race.GIANT, strikes=3, prowess=1)
    bergil, annalena, eowyn = (table.id(who) for who in ("bergil", "annalena", "eowyn"))
    table.choose(*map(Assign, (bergil, annalena, eowyn)))
    assert (table.seat, table.options) == (ONE, tuple(map(Face, (bergil, annalena, eowyn))))
    table.rolls(6, 6, 6, 6, 6, 6).choose(Face(eowyn), TapToFight())
    assert (table.seat, table.options) == (ONE, tuple(map(Face, (bergil, annalena))))
    table.choose(Face(bergil), TapToFight(), Face(annalena), TapToFight()).done()


@pytest.mark.rule("M-CBT-12")
def test_the_attacker_plays_hazards_on_a_strike_before_the_defender() -> None:
    table = scene(
        ("rivendell", ["aragorn-ii"]),
        hand=["risky-blow"],
        theirs=["stirring-bones", "spells-of-the-barrow-wights"],
    )
    table.journey("moria", WILD, WILD).move()
    table.choose(next(each for each in table.options if isinstance(each, PlayCreature)))
    aragorn = table.id("aragorn-ii")
    table.choose(Assign(aragorn), Face(aragorn))
    assert (table.seat, table.prompt) == (TWO, MayPlay(FIRST))
    assert table.offers(table.play("spells-of-the-barrow-wights"))
    table.choose(Done())
    assert (table.seat, table.offers(table.play("risky-blow"))) == (ONE, True)


@pytest.mark.rule("M-CBT-13")
def test_the_attacker_may_allot_excess_strikes_to_whom_he_likes() -> None:
    table = scene(("rivendell", ["bergil", "annalena"])).attacked(Race.GIANT, strikes=5, prowess=9)
    bergil, annalena = table.id("bergil"), table.id("annalena")
    table.choose(Assign(bergil), Assign(annalena), Face(annalena))
    assert (table.seat, table.prompt) == (TWO, MayLessen(annalena))
    assert table.options == (Lessen(0), Lessen(1), Lessen(2), Lessen(3))
    table.rolls(6, 6).choose(Lessen(2), TapToFight())
    assert table.told(Rolled)[-1].total == 3 - 2 + 12
    table.rolls(6, 6).choose(Face(bergil), TapToFight())
    assert table.told(Rolled)[-1].total == 1 - 1 + 12, "the last one gets all the rest"
    table.done()


@pytest.mark.rule("M-CBT-14")
def test_who_faces_a_strike_taps() -> None:
    table = scene(("rivendell", ["bergil"])).attacked(Race.GIANT, prowess=1)
    bergil = table.id("bergil")
    table.rolls(6, 6).choose(Assign(bergil), Face(bergil), TapToFight()).done()
    assert table.card("bergil").status is Status.TAPPED


@pytest.mark.rule("M-CBT-16")
def test_the_wounded_fight_at_minus_two() -> None:
    table = scene(("rivendell", ["annalena"]))
    cards.wound(table.state, table.id("annalena"))
    table.attacked(Race.GIANT, prowess=1).choose(Assign(table.id("annalena"))).rolls(2, 2)
    table.choose(Face(table.id("annalena"))).done()
    assert table.told(Rolled)[0].total == 3 - 2 + 4
    assert table.card("annalena").status is Status.WOUNDED


@pytest.mark.rule("M-CBT-18")
def test_allies_support_and_who_has_a_strike_does_not() -> None:
    table = scene(("rivendell", ["bergil", "quickbeam", "annalena", "eowyn"]))
    table.attacked(Race.GIANT, strikes=2, prowess=1)
    bergil, annalena = table.id("bergil"), table.id("annalena")
    table.choose(Assign(bergil), Assign(annalena), Face(bergil), TapToFight())
    assert table.options == (Done(), Support(table.id("quickbeam")), Support(table.id("eowyn")))


@pytest.mark.rule("M-CBT-19")
def test_the_situation_counts_after_the_limits_of_weapons() -> None:
    table = scene(("rivendell", ["aragorn-ii", "glamdring"]))
    cards.tap(table.state, table.id("aragorn-ii"))
    table.attacked(Race.GIANT, prowess=1).choose(Assign(table.id("aragorn-ii"))).rolls(1, 1)
    table.choose(Face(table.id("aragorn-ii"))).done()
    assert table.told(Rolled)[0].total == 8 - 1 + 2, "6 and 3 are 8 at most, and then 1 less"


@pytest.mark.rule("M-CBT-20")
def test_only_one_card_that_requires_a_skill_is_played_on_a_strike() -> None:
    table = scene(("rivendell", ["aragorn-ii", "theoden"]), hand=["risky-blow", "risky-blow"])
    table.attacked(Race.GIANT, strikes=2, prowess=1)
    aragorn, theoden = table.id("aragorn-ii"), table.id("theoden")
    first, second = (PlayEvent(table.id("risky-blow", number), 0) for number in (0, 1))
    table.choose(Assign(aragorn), Assign(theoden), Face(aragorn))
    assert table.options == (Done(), first, second)
    table.choose(first, Pick(aragorn))
    assert table.prompt == HowToFight(aragorn)
    table.rolls(6, 6).choose(TapToFight(), Face(theoden))
    assert len(table.options) == 2, "another strike, another card"


@pytest.mark.rule("M-CBT-25", "M-CBT-26")
@pytest.mark.parametrize(("second", "beaten"), [((6, 6), True), ((1, 1), False)])
def test_a_creature_is_defeated_only_if_all_its_strikes_are(
    second: tuple[int, int], beaten: bool
) -> None:
    table = scene(("rivendell", ["elrond", "glorfindel-ii"]), theirs=["stirring-bones"])
    table.journey("moria", WILD, WILD).move()
    table.choose(next(each for each in table.options if isinstance(each, PlayCreature)))
    elrond, glorfindel = table.id("elrond"), table.id("glorfindel-ii")
    table.choose(Assign(elrond), Assign(glorfindel))
    table.rolls(6, 6).choose(Face(elrond), TapToFight())
    table.rolls(*second, *(() if beaten else (1, 1))).choose(Face(glorfindel), StayUntapped())
    bones = table.card("stirring-bones")
    if beaten:
        assert (bones.zone, table.state.piles[ONE]) == (Zone.PILE, [table.id("stirring-bones")])
    else:
        assert bones.zone is Zone.DISCARD


@pytest.mark.rule("M-GAP-01")
@pytest.mark.parametrize(("body", "rolls"), [(None, ()), (5, (6, 6))])
def test_an_attack_without_body_needs_no_check(body: int | None, rolls: tuple[int, ...]) -> None:
    table = scene(("rivendell", ["bergil"])).attacked(Race.GIANT, prowess=1, body=body)
    bergil = table.id("bergil")
    table.rolls(6, 6, *rolls).choose(Assign(bergil), Face(bergil), TapToFight()).done()
    assert table.state.result is True
    assert len(table.told(Rolled)) == 1 + len(rolls) // 2


@pytest.mark.rule("M-GAP-02")
def test_an_attack_without_assigned_strikes_is_not_defeated() -> None:
    table = scene(("rivendell", ["aragorn-ii"]), hand=["concealment"], theirs=["stirring-bones"])
    table.journey("moria", WILD, WILD).move()
    table.choose(next(each for each in table.options if isinstance(each, PlayCreature)))
    table.choose(table.play("concealment"), Pick(table.id("aragorn-ii")), AimAtAttack(1))
    assert table.card("stirring-bones").zone is Zone.DISCARD
    assert table.state.piles[ONE] == []


@pytest.mark.rule("M-GAP-35")
def test_a_canceled_attack_is_over_at_once() -> None:
    table = scene(("rivendell", ["aragorn-ii"]), hand=["concealment"])
    table.attacked(Race.GIANT, origin=Origin.CREATURE)
    table.choose(table.play("concealment"), Pick(table.id("aragorn-ii")), AimAtAttack(1)).done()
    assert table.told(Rolled) == []
