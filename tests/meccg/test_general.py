"""Rules above all others: M-GEN; and manifestations of one being."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, scene
from westmarch.meccg import numbers
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, Race, RegionType, Status, Zone
from westmarch.meccg.options import AimAtAttack, Assign, Done, Face, Pick, TapToFight, keyed
from westmarch.meccg.prompts import AssignStrikes
from westmarch.meccg.rules.checking import CorruptionCheck
from westmarch.meccg.rules.uniqueness import may_enter
from westmarch.meccg.traits import is_haven
from westmarch.meccg.underway import Key

WILD = RegionType.WILDERNESS
HERO, MINION = Alignment.HERO, Alignment.MINION
FALLEN, BALROG = Alignment.FALLEN_WIZARD, Alignment.BALROG


@pytest.mark.rule("M-GEN-01")
def test_chance_is_the_sum_of_two_dice() -> None:
    table = scene(("rivendell", ["bergil"])).attacked(Race.GIANT, prowess=1)
    table.rolls(2, 5).choose(Assign(table.id("bergil")), Face(table.id("bergil")), TapToFight())
    (roll,) = table.told(Rolled)
    assert roll.dice == (2, 5)
    assert roll.total == 1 + 7
    table.done()


@pytest.mark.rule("M-GEN-03")
@pytest.mark.parametrize(("creature", "chooses"), [("cave-drake", TWO), ("orc-patrol", ONE)])
def test_a_cards_text_stands_above_the_rule(creature: str, chooses: int) -> None:
    table = scene(("rivendell", ["bergil", "annalena"]), theirs=[creature])
    table.journey("moria", WILD, WILD).move()
    table.choose(keyed(table.id(creature), Key(region_type=WILD)))
    assert table.seat == chooses, "by rule the defender assigns strikes first"


@pytest.mark.rule("M-GEN-04")
def test_a_resource_prevails_over_a_hazard() -> None:
    table = scene(
        ("moria-minion", ["luitprand", "great-bats", "ostisen"]),
        theirs=["cave-drake"],
        alignments=(MINION, HERO),
    )
    table.journey("goblin-gate-minion", WILD, WILD).move()
    table.choose(keyed(table.id("cave-drake"), Key(region_type=WILD)))
    table.choose(table.act("great-bats"), Pick(table.id("great-bats")), AimAtAttack(1))
    assert (table.seat, table.prompt) == (ONE, AssignStrikes(2)), "the defender chooses after all"
    assert table.options[0] == Done()


@pytest.mark.rule("M-GEN-05")
@pytest.mark.parametrize(
    ("side", "site", "haven"),
    [
        (HERO, "rivendell", True),
        (HERO, "dol-guldur", False),
        (MINION, "dol-guldur-minion", True),
        (MINION, "rivendell-minion", False),
        (FALLEN, "rivendell", False),
        (FALLEN, "rhosgobel-fallen-wizard", True),
        (BALROG, "the-under-gates-balrog", True),
        (BALROG, "dol-guldur-balrog", False),
    ],
)
def test_a_haven_is_one_of_ones_own_kind(side: Alignment, site: str, haven: bool) -> None:
    table = scene((site, ["bergil"]), alignments=(side, HERO))
    assert is_haven(table.state, ONE, table.id(site)) is haven


@pytest.mark.rule("M-GEN-06")
@pytest.mark.parametrize(("side", "stays"), [(HERO, False), (MINION, True)])
def test_a_rule_for_an_alignment_stands_above_the_general_one(side: Alignment, stays: bool) -> None:
    table = scene(("bree", ["luitprand", "precious-gold-ring"]), alignments=(side, HERO))
    points = numbers.corruption(table.state, table.id("luitprand"))
    table.rolls(1, 1).begin(CorruptionCheck(table.id("luitprand"), points - 2))
    there = table.card("luitprand")
    assert (there.zone is Zone.PLAY) is stays
    assert not stays or there.status is Status.TAPPED
    table.done()


@pytest.mark.rule("M-EX-25")
def test_while_gollum_is_there_my_precious_cannot_come() -> None:
    table = scene(("rivendell", ["bergil", "gollum"]), hand=["my-precious"], theirs=["my-precious"])
    own, theirs = table.id("my-precious"), table.id("my-precious", 1)
    assert not may_enter(table.state, own)
    assert not may_enter(table.state, theirs)
    table = scene(
        ("rivendell", ["bergil"]),
        hand=["my-precious"],
        theirs=["my-precious"],
        discard=["gollum"],
    )
    assert may_enter(table.state, table.id("my-precious"))
    assert may_enter(table.state, table.id("my-precious", 1))


@pytest.mark.rule("M-EX-26")
def test_when_gollum_was_eliminated_no_manifestation_of_him_comes_any_more() -> None:
    table = scene(
        ("rivendell", ["bergil", "gollum"]),
        hand=["my-precious", "gollum"],
        theirs=["my-precious", "stinker"],
    )
    table.attacked(Race.GIANT, strikes=2, prowess=20)
    bergil, gollum = table.id("bergil"), table.id("gollum")
    table.choose(Assign(gollum), Assign(bergil))
    table.rolls(1, 1, 6, 6).choose(Face(gollum), TapToFight())
    assert table.card("gollum").zone is Zone.OUT
    for card in (*table.state.hands[ONE], *table.state.hands[TWO]):
        assert not may_enter(table.state, card)
