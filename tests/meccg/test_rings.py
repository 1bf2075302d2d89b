"""Gold rings, ring tests and the rings that come of them: M-RING, M-END-01."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, MeccgScene, scene
from westmarch.meccg.kinds import Alignment, Status, Zone
from westmarch.meccg.options import Done, Enter, Pick, PlayAtSite
from westmarch.meccg.prompts import ChooseRing
from westmarch.meccg.rules.testing import AutomaticTests, TestRing
from westmarch.meccg.rules.turns import Turn
from westmarch.meccg.sifting.flags import is_ring

DARK = (Alignment.MINION, Alignment.HERO)
OF_BALROG = (Alignment.BALROG, Alignment.HERO)


def trial(*hand: str, rolled: int, side: Alignment = Alignment.HERO) -> MeccgScene:
    """A precious gold ring is tested with a roll."""
    who, ring = ("gimli", "precious-gold-ring")
    alignments = (side, Alignment.MINION)
    table = scene(("rivendell", [who, ring]), hand=hand, alignments=alignments)
    low = rolled // 2
    return table.rolls(low, rolled - low).begin(TestRing(table.id(ring)))


@pytest.mark.rule("M-RING-01", "M-EX-16")
def test_a_wizards_ring_is_no_ring() -> None:
    table = scene(("rivendell", ["gandalf", "wizards-ring", "frodo", "the-one-ring"]))
    assert is_ring(table.state, table.id("the-one-ring"))
    assert not is_ring(table.state, table.id("wizards-ring"))


@pytest.mark.rule("M-RING-02")
def test_special_rings_are_not_found_at_sites() -> None:
    table = scene(("moria", ["gimli"]), hand=["precious-gold-ring", "magic-ring-of-courage"])
    table.visit().rolls(*[6] * 30).choose(Enter())
    while not table.offers(Done()) or not table.offers(
        PlayAtSite(table.id("precious-gold-ring"), table.id("gimli"))
    ):
        table.choose(table.options[-1])
    assert not table.offers(PlayAtSite(table.id("magic-ring-of-courage"), table.id("gimli")))


@pytest.mark.rule("M-RING-04")
@pytest.mark.parametrize(
    ("rolled", "found"),
    [
        (5, ("magic-ring-of-courage",)),
        (6, ()),
        (8, ("dwarven-ring-of-durins-tribe",)),
        (10, ("dwarven-ring-of-durins-tribe", "the-one-ring")),
    ],
)
def test_the_result_says_which_ring_it_can_be(rolled: int, found: tuple[str, ...]) -> None:
    rings = ("magic-ring-of-courage", "dwarven-ring-of-durins-tribe", "the-one-ring")
    table = trial(*rings, rolled=rolled)
    picks = tuple(Pick(table.id(each)) for each in found)
    assert table.position.over if not found else table.options == (Done(), *picks)


@pytest.mark.rule("M-RING-05", "M-RING-06")
def test_the_gold_ring_is_discarded_and_nobody_taps() -> None:
    table = trial("magic-ring-of-courage", rolled=4)
    assert table.prompt == ChooseRing(table.id("precious-gold-ring"))
    table.choose(Pick(table.id("magic-ring-of-courage")))
    assert table.card("magic-ring-of-courage").host == table.id("gimli")
    assert table.card("precious-gold-ring").zone is Zone.DISCARD
    assert table.card("gimli").status is table.card("rivendell").status is Status.UNTAPPED
    table.done()
    table = trial("magic-ring-of-courage", rolled=4).choose(Done())
    assert table.card("precious-gold-ring").zone is Zone.DISCARD
    assert table.card("magic-ring-of-courage").zone is Zone.HAND
    table.done()


@pytest.mark.rule("M-RING-07")
@pytest.mark.parametrize(
    ("lord", "bearer", "alignments"),
    [("the-witch-king", "asternak", DARK), ("the-balrog", "azog", OF_BALROG)],
)
def test_a_lord_of_the_shadow_tests_gold_rings(
    lord: str, bearer: str, alignments: tuple[Alignment, Alignment]
) -> None:
    ring = "the-least-of-gold-rings"
    table = scene(("bree-minion", [lord, bearer, ring]), alignments=alignments)
    table.rolls(6, 6).begin(AutomaticTests(ONE)).done()
    assert table.card(ring).zone is Zone.DISCARD
    table = scene(("bree-minion", [bearer, ring]), alignments=alignments)
    table.begin(AutomaticTests(ONE)).done()
    assert table.card(ring).zone is Zone.PLAY


@pytest.mark.rule("M-RING-08")
def test_gold_rings_are_tested_at_darkhavens_at_minus_two() -> None:
    table = scene(
        ("dol-guldur-minion", ["asternak", "the-least-of-gold-rings"]),
        hand=["magic-ring-of-fury"],
        alignments=DARK,
    )
    table.rolls(4, 4).begin(AutomaticTests(ONE))
    assert table.options == (Done(), Pick(table.id("magic-ring-of-fury"))), "8 - 2 is 6"


@pytest.mark.rule("M-RING-09")
def test_a_fallen_wizard_tests_at_minus_one() -> None:
    table = trial("magic-ring-of-courage", rolled=6, side=Alignment.FALLEN_WIZARD)
    assert table.options == (Done(), Pick(table.id("magic-ring-of-courage")))


@pytest.mark.rule("M-RING-10")
def test_a_fallen_wizard_may_find_a_ring_of_any_side() -> None:
    table = trial("magic-ring-of-fury", rolled=4, side=Alignment.FALLEN_WIZARD)
    assert table.options == (Done(), Pick(table.id("magic-ring-of-fury")))
    table = trial("magic-ring-of-fury", rolled=4)
    assert table.position.over, "a hero finds no ring of minions"


@pytest.mark.rule("M-RING-03")
@pytest.mark.parametrize(("event", "rolled"), [("test-of-form", 5), ("test-of-lore", 6)])
def test_a_sage_tests_a_ring(event: str, rolled: int) -> None:
    table = scene(
        ("rivendell", ["elrond", "gimli", "precious-gold-ring"]),
        hand=[event, "magic-ring-of-courage"],
    ).organize()
    table.rolls(2, rolled - 2)
    table.choose(table.play(event), Pick(table.id("elrond")), Pick(table.id("precious-gold-ring")))
    assert table.options == (Done(), Pick(table.id("magic-ring-of-courage")))
    table = scene(("rivendell", ["gimli", "precious-gold-ring"]), hand=[event]).organize()
    assert not table.offers(table.play(event)), "nobody is a sage"


@pytest.mark.rule("M-END-01")
def test_rings_are_tested_before_anything_else_at_the_end_of_a_turn() -> None:
    table = scene(
        ("dol-guldur-minion", ["asternak", "the-least-of-gold-rings"]),
        hand=["magic-ring-of-fury"],
        alignments=DARK,
    )
    table.rolls(4, 4).begin(Turn(ONE))
    while table.prompt != ChooseRing(table.id("the-least-of-gold-rings")):
        table.choose(table.options[0])
    assert table.card("magic-ring-of-fury").zone is Zone.HAND


def test_scroll_of_isildur_helps_to_find_greater_rings() -> None:
    table = scene(
        ("rivendell", ["gimli", "precious-gold-ring", "scroll-of-isildur"]),
        hand=["the-one-ring"],
    )
    table.rolls(4, 4).begin(TestRing(table.id("precious-gold-ring")))
    assert table.options == (Done(), Pick(table.id("the-one-ring"))), "8 + 2 is 10"
