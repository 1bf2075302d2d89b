"""Creatures of The Wizards: what they do to companies, and where they do not."""

from __future__ import annotations

import pytest

from tests.meccg.meeting import (
    BORDER,
    FREE,
    HEROES,
    MINIONS,
    SEA,
    SHADOW,
    WILD,
    fight,
    keys,
    on_the_way,
    play,
    staying,
)
from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, enter, scene
from westmarch.meccg import numbers
from westmarch.meccg.kinds import Alignment, RegionType, Status, Zone
from westmarch.meccg.options import AimAtAttack, Assign, Done, Face, Pick
from westmarch.meccg.prompts import ChooseCards, MaySupport
from westmarch.meccg.state import Form
from westmarch.meccg.things import Assault
from westmarch.meccg.underway import AttackUnderWay, Key
from westmarch.meccg.vocabulary.references import Stat

DAGGER = "dagger-of-westernesse"


def prowess(table: MeccgScene) -> int:
    """The prowess of the attack that is being faced."""
    return numbers.number(table.state, Assault(table.state.attacks), Stat.PROWESS)


def past(table: MeccgScene) -> list[AttackUnderWay]:
    """The attacks of this turn that are over."""
    return [attack for attack in table.state.past if isinstance(attack, AttackUnderWay)]


@pytest.mark.parametrize("code", ["ambusher", "cave-drake", "pick-pocket"])
def test_the_attacker_chooses_who_defends(code: str) -> None:
    table = on_the_way(BORDER, WILD, WILD, theirs=[code], to="bree")
    play(table, code)
    assert table.seat == TWO
    assert table.options == (Assign(table.id("gimli")), Assign(table.id("legolas")))


@pytest.mark.parametrize(
    ("code", "lair"), [("daelomin", "dancing-spire"), ("smaug", "the-lonely-mountain")]
)
def test_dragons_choose_who_defends(code: str, lair: str) -> None:
    table = staying(lair, theirs=[code])
    play(table, code)
    assert table.seat == TWO


@pytest.mark.parametrize(("who", "stays"), [("gimli", False), ("gandalf", True)])
def test_an_abductor_takes_along_whom_he_wounds_but_no_wizard(who: str, stays: bool) -> None:
    table = on_the_way(BORDER, who=[who, "legolas"], theirs=["abductor"])
    fight(play(table, "abductor"), who, 1, 1, 1, 1)
    assert (table.card(who).zone is Zone.PLAY) is stays
    table.finish()


def test_an_abductor_takes_nobody_along_whom_he_does_not_wound() -> None:
    table = on_the_way(BORDER, theirs=["abductor"])
    fight(play(table, "abductor"), "gimli", 6, 6)
    assert table.card("gimli").zone is Zone.PLAY
    assert table.card("abductor").zone is Zone.PILE
    table.finish()


@pytest.mark.rule("M-CBT-05", "M-EX-08")
def test_an_assassin_attacks_one_and_the_same_three_times() -> None:
    table = staying("bree", who=["aragorn-ii", "gimli"], theirs=["assassin"])
    play(table, "assassin").choose(Done())
    assert (table.seat, len(table.options)) == (TWO, 2)
    fight(table, "aragorn-ii", *[6] * 6)
    assert table.state.attacks == 3
    assert [attack.faced for attack in past(table)] == [(table.id("aragorn-ii"),)] * 3
    assert table.card("assassin").zone is Zone.PILE
    table.finish()


def test_friends_may_cancel_two_attacks_of_an_assassin() -> None:
    table = staying("bree", who=["aragorn-ii", "gimli", "legolas", "gloin"], theirs=["assassin"])
    cancel = table.act("assassin")
    play(table, "assassin").choose(Done(), Assign(table.id("aragorn-ii")))
    assert (table.seat, table.options) == (ONE, (Done(), cancel))
    table.choose(cancel)
    friends = [table.id(who) for who in ("gimli", "legolas", "gloin")]
    assert table.options == tuple(map(Pick, friends)), "not the defending character"
    table.choose(Pick(friends[0]))
    assert past(table)[0].canceled
    table.choose(cancel, Pick(friends[1]))
    assert past(table)[1].canceled
    assert not table.offers(cancel), "only two can be canceled"
    fight(table, "aragorn-ii", 6, 6)
    assert table.card("assassin").zone is Zone.DISCARD, "two attacks were not defeated"
    table.finish()


def test_excess_strikes_of_an_assassin_weaken_his_victim() -> None:
    table = staying("bree", who=["aragorn-ii", "gimli"], theirs=["assassin"])
    king = enter(table.state, "hoarmurath-of-dir", TWO, form=Form.EVENT)
    play(table, "assassin").choose(Done())
    table.choose(table.act("hoarmurath-of-dir"), Pick(king), AimAtAttack(1))
    fight(table, "aragorn-ii", 3, 3, 6, 6, 6, 6)
    defeated = [attack.defeated for attack in past(table)]
    assert defeated == [0, 1, 1], "6 + 6 - 1 equals 11"
    table.finish()


def test_one_attack_of_a_slayer_can_be_canceled() -> None:
    table = on_the_way(BORDER, who=["aragorn-ii", "gimli"], theirs=["slayer"])
    cancel = table.act("slayer")
    play(table, "slayer").choose(cancel, Pick(table.id("gimli")))
    assert past(table)[0].canceled
    assert not table.offers(cancel)
    fight(table, "aragorn-ii", 6, 6)
    assert table.state.attacks == 2
    assert table.card("slayer").zone is Zone.DISCARD
    table.finish()


@pytest.mark.parametrize(
    ("troll", "before", "robbed"),
    [
        ("bert-burat", "tom-tuma", True),
        ("bert-burat", "orc-lieutenant", False),
        ("tom-tuma", "william-wuluag", True),
        ("tom-tuma", "orc-lieutenant", False),
        ("william-wuluag", "bert-burat", True),
        ("william-wuluag", "orc-lieutenant", False),
    ],
)
def test_trolls_rob_after_their_brothers(troll: str, before: str, robbed: bool) -> None:
    table = on_the_way(WILD, WILD, who=["gimli", DAGGER, "legolas"], theirs=[before, troll])
    fight(play(table, before), "legolas", 6, 6)
    fight(play(table, troll), "gimli", 1, 1, 1, 1)
    assert table.card("gimli").status is Status.WOUNDED
    assert (table.card(DAGGER).zone is Zone.DISCARD) is robbed


def test_brigands_take_one_item_however_many_they_wound() -> None:
    table = on_the_way(WILD, who=["gimli", DAGGER, "bilbo", "elven-cloak"], theirs=["brigands"])
    fight(play(table, "brigands"), "bilbo gimli", 1, 1, 1, 1)
    assert (table.seat, table.prompt) == (ONE, ChooseCards(table.id("brigands")))
    table.choose(Pick(table.id(DAGGER)))
    fight(table, "gimli", 1, 1, 1, 1)
    assert table.card("gimli").status is Status.WOUNDED
    assert table.card("elven-cloak").zone is Zone.PLAY
    assert table.card(DAGGER).zone is Zone.DISCARD
    table.finish()


def test_corpse_candle_tempts_all_before_defenders_are_chosen() -> None:
    table = on_the_way(WILD, who=["gimli", "legolas", DAGGER], theirs=["corpse-candle"])
    lure = enter(table.state, "lure-of-expedience", TWO, table.id("legolas"))
    table.rolls(1, 1, 6, 6)
    play(table, "corpse-candle")
    assert table.prompt == MaySupport(table.id("legolas"))
    assert table.state.cards[lure].host == table.id("legolas")
    table.choose(Done())
    fight(table, "gimli", 6, 6)
    assert table.card("legolas").zone is Zone.PLAY
    table.finish()


def test_corpse_candle_tempts_nobody_if_it_is_canceled() -> None:
    table = on_the_way(WILD, who=["frodo"], theirs=["corpse-candle"], hand=["concealment"])
    enter(table.state, "lure-of-expedience", TWO, table.id("frodo"))
    play(table, "corpse-candle")
    table.choose(table.play("concealment"), Pick(table.id("frodo")), AimAtAttack(1))
    assert table.card("corpse-candle").zone is Zone.DISCARD
    table.finish()


def test_crebain_spy_out_a_card_for_each_character() -> None:
    table = on_the_way(WILD, theirs=["crebain"], hand=["fog", "far-sight", "muster"])
    assert all(table.state.cards[card].known == (ONE,) for card in table.state.hands[ONE])
    fight(play(table, "crebain"), "gimli legolas", 6, 6, 6, 6)
    seen = [card for card in table.state.hands[ONE] if TWO in table.state.cards[card].known]
    assert len(seen) == 2


@pytest.mark.parametrize(("dice", "back"), [((1, 1, 1, 1), True), ((6, 6), False)])
def test_a_fell_turtle_sends_back_whom_it_hits(dice: tuple[int, ...], back: bool) -> None:
    table = on_the_way(SEA, theirs=["fell-turtle"])
    fight(play(table, "fell-turtle"), "gimli", *dice)
    assert table.state.companies[FIRST].returned is back


@pytest.mark.parametrize(("rolled", "left"), [(8, Zone.DISCARD), (7, Zone.PLAY), (9, Zone.OUT)])
def test_giant_spiders_carry_off_at_a_body_check_that_equals_the_body(
    rolled: int, left: Zone
) -> None:
    table = on_the_way(WILD, WILD, who=["gimli", "legolas"], theirs=["giant-spiders"])
    assert numbers.body(table.state, table.id("gimli")) == 8
    fight(play(table, "giant-spiders"), "gimli legolas", 1, 1, rolled - 4, 4, 6, 6)
    assert table.card("gimli").zone is left
    table.finish()


def test_giant_spiders_do_not_carry_off_wizards() -> None:
    table = on_the_way(WILD, WILD, who=["gandalf", "legolas"], theirs=["giant-spiders"])
    assert numbers.body(table.state, table.id("gandalf")) == 9
    fight(play(table, "giant-spiders"), "gandalf legolas", 1, 1, 4, 5, 6, 6)
    assert table.card("gandalf").zone is Zone.PLAY
    table.finish()


def test_ghosts_tempt_whom_they_have_wounded() -> None:
    table = on_the_way(SHADOW, who=["gimli", "legolas"], theirs=["ghosts"])
    for who in ("gimli", "legolas"):
        enter(table.state, "lure-of-expedience", TWO, table.id(who))
    fight(play(table, "ghosts"), "legolas gimli", 6, 6, 1, 1, 1, 1, 1, 2)
    assert table.card("gimli").zone is Zone.DISCARD, "3 - 1 equals his 2 points"
    assert table.card("legolas").zone is Zone.PLAY
    table.finish()


def test_mouth_of_sauron_brings_back_a_hazard_as_a_short_event() -> None:
    table = staying("rivendell", theirs=["mouth-of-sauron"])
    assert keys(table, "mouth-of-sauron") == []
    table = scene(("rivendell", ["gimli"]), theirs=["mouth-of-sauron"], their_discard=["wargs"])
    table.move().choose(table.play("mouth-of-sauron"))
    assert table.offers(Pick(table.id("wargs")))
    table = on_the_way(RegionType.DARK_DOMAIN, theirs=["mouth-of-sauron"])
    assert keys(table, "mouth-of-sauron") == [Key(region_type=RegionType.DARK_DOMAIN)]


@pytest.mark.parametrize(("before", "after"), [("corsairs-of-umbar", True), ("fell-turtle", False)])
def test_mumakil_follow_the_corsairs(before: str, after: bool) -> None:
    table = on_the_way(
        SEA,
        BORDER,
        regions=["bay-of-belfalas", "belfalas"],
        to="dol-amroth",
        theirs=[before, "mumak-oliphant"],
    )
    assert keys(table, "mumak-oliphant") == []
    fight(play(table, before), "gimli legolas", 6, 6, 6, 6)
    assert bool(keys(table, "mumak-oliphant")) is after


@pytest.mark.parametrize(("alignments", "found"), [(HEROES, True), (MINIONS, False)])
def test_mumakil_leave_minions_alone(alignments: tuple[Alignment, Alignment], found: bool) -> None:
    table = on_the_way(SHADOW, regions=["khand"], theirs=["mumak-oliphant"], alignments=alignments)
    assert bool(keys(table, "mumak-oliphant")) is found


def test_neeker_breekers_tire_by_mind_and_only_tap() -> None:
    table = on_the_way(WILD, who=["gandalf", "gimli"], theirs=["neeker-breekers"])
    gimli = table.id("gimli")
    play(table, "neeker-breekers")
    assert table.options == (Done(), Assign(gimli)), "no Wizard"
    table.choose(Assign(gimli), Face(gimli))
    assert numbers.prowess(table.state, gimli, Assault(1)) == numbers.mind(table.state, gimli)
    assert numbers.prowess(table.state, gimli) == 5
    fight(table, "gimli", 1, 1, tap=False)
    assert table.card("gimli").status is Status.TAPPED
    table.finish()


@pytest.mark.parametrize(("who", "strength"), [("frodo", 15), ("gimli", 13)])
def test_old_man_willow_hates_hobbits(who: str, strength: int) -> None:
    table = on_the_way(WILD, WILD, who=[who], theirs=["old-man-willow"])
    play(table, "old-man-willow").choose(Assign(table.id(who)), Face(table.id(who)))
    assert prowess(table) == strength


@pytest.mark.parametrize(
    ("code", "alone", "after"), [("orc-lieutenant", 7, 11), ("orc-warband", 4, 7)]
)
def test_orcs_are_stronger_after_other_orcs(code: str, alone: int, after: int) -> None:
    table = on_the_way(WILD, theirs=[code])
    play(table, code)
    assert prowess(table) == alone
    table = on_the_way(WILD, who=["gimli"], theirs=["orc-patrol", code])
    fight(play(table, "orc-patrol"), "gimli", 6, 6)
    play(table, code)
    assert prowess(table) == after


@pytest.mark.parametrize("code", ["thief", "pick-pocket"])
@pytest.mark.parametrize(("dice", "robbed"), [((1, 1), True), ((6, 6), False)])
def test_thieves_take_an_item_and_harm_nobody(
    code: str, dice: tuple[int, int], robbed: bool
) -> None:
    table = on_the_way(BORDER, who=["aragorn-ii", DAGGER], to="bree", theirs=[code])
    fight(play(table, code), "aragorn-ii", *dice)
    if robbed:
        assert (table.seat, table.options) == (ONE, (Pick(table.id(DAGGER)),))
        table.choose(Pick(table.id(DAGGER)))
    assert table.card("aragorn-ii").status is Status.TAPPED
    assert (table.card(DAGGER).zone is Zone.DISCARD) is robbed
    table.finish()


def test_the_great_goblin_waits_between_two_havens() -> None:
    table = on_the_way(WILD, FREE, at="rivendell", to="lorien", theirs=["the-great-goblin"])
    assert keys(table, "the-great-goblin") == [Key()]
    table = on_the_way(WILD, FREE, at="rivendell", to="bree", theirs=["the-great-goblin"])
    assert keys(table, "the-great-goblin") == []


def test_barrow_wights_tempt_whom_they_have_wounded() -> None:
    table = on_the_way(SHADOW, who=["gimli", "legolas"], theirs=["barrow-wight"])
    enter(table.state, "lure-of-expedience", TWO, table.id("gimli"))
    fight(play(table, "barrow-wight"), "gimli", 1, 1, 1, 1, 2, 2)
    assert table.card("gimli").zone is Zone.DISCARD, "4 - 2 equals his 2 points"
    table.finish()
