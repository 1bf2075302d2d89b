"""Wizards who give up their form, or show it: M-EX-19, M-EX-43, M-STAGE-07, M-STAGE-08."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, add, enter, lay_company, scene
from westmarch.meccg import influence, numbers
from westmarch.meccg.events import Rolled
from westmarch.meccg.kinds import Alignment, CardCode, Points, Race, Status, Zone
from westmarch.meccg.options import (
    AimAtAttack,
    Assign,
    BringIn,
    Enter,
    Pick,
    PlayAtSite,
    PlayEvent,
    Transfer,
)
from westmarch.meccg.rules.organizing import OrganizationPhase
from westmarch.meccg.rules.replacing import Discarding
from westmarch.meccg.scoring import points
from westmarch.meccg.tables import CARDS
from westmarch.meccg.verbs import cards

FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
HEROES = (Alignment.HERO, Alignment.HERO)
FORM = "sacrifice-of-form"


def attacked(
    who: Sequence[str] = ("gandalf", "glamdring", "gimli"),
    body: int | None = None,
    hand: Sequence[str] = (FORM,),
    in_play: Sequence[str] = (),
    alignments: tuple[Alignment, Alignment] = HEROES,
    at: str = "rivendell",
) -> MeccgScene:
    """The company of a Wizard is attacked by two spiders."""
    table = scene((at, who), hand=hand, in_play=in_play, alignments=alignments)
    table.state.avatars[ONE] = CARDS[CardCode(who[0])].being
    return table.attacked(Race.SPIDER, strikes=2, prowess=20, body=body)


def give_up(table: MeccgScene, wizard: str, *dice: int) -> MeccgScene:
    """The strikes are assigned to the Wizard and to another, and he gives up his form."""
    card = table.id(wizard)
    assert not table.offers(table.play(FORM)), "too early"
    for member in table.state.companies[FIRST].members[:2]:
        table.choose(Assign(member))
    table.rolls(*dice).choose(table.play(FORM), Pick(card), AimAtAttack(1))
    return table


@pytest.mark.parametrize(
    ("body", "dice", "won"),
    [(None, (), True), (9, (3, 4, 3, 4), True), (9, (3, 4, 3, 3), False)],
)
def test_all_strikes_fail_when_a_wizard_gives_up_his_form(
    body: int | None, dice: tuple[int, ...], won: bool
) -> None:
    table = give_up(attacked(body=body), "gandalf", *dice)
    assert table.position.over
    assert table.state.result is won
    assert table.card("gimli").status is Status.UNTAPPED
    assert table.card("gandalf").zone is Zone.DISCARD
    assert [told.total for told in table.told(Rolled)] == ([] if body is None else [10, 9 + won])
    table.done()


@pytest.mark.rule("M-EX-19")
def test_items_off_to_the_side_lie_openly_with_the_event_and_nobody_can_use_them() -> None:
    company = ["gandalf", "glamdring", "gimli", "dagger-of-westernesse", "legolas"]
    table = give_up(attacked(company, at="moria"), "gandalf")
    sword, dagger, gimli = (
        table.id(code) for code in ("glamdring", "dagger-of-westernesse", "gimli")
    )
    there = table.card("glamdring")
    assert (there.zone, there.host, there.known) == (Zone.ASIDE, table.id(FORM), (ONE, TWO))
    assert points(table.state, ONE)[Points.ITEM] == 2, "it still counts"
    given = {one.card for one in table.organize().options if isinstance(one, Transfer)}
    assert given == {dagger}
    table.finish()
    again = add(table.state, "glamdring", ONE, Zone.HAND)
    other = add(table.state, "sword-of-gondolin", ONE, Zone.HAND)
    table.visit().choose(Enter()).win()
    assert table.offers(PlayAtSite(other, gimli))
    assert not table.offers(PlayAtSite(again, gimli)), "there is but one"
    table.finish()
    table.begin(Discarding(table.id(FORM)))
    assert table.state.cards[sword].zone is Zone.DISCARD
    table.done()


def returned(table: MeccgScene, wizard: str, site: str) -> MeccgScene:
    """The Wizard is in hand again and comes into play while his player organizes."""
    cards.put(table.state, table.id(wizard), Zone.HAND)
    table.organize().choose(BringIn(table.id(wizard), table.id(site)))
    return table


def test_a_wizard_comes_back_stronger_with_his_items() -> None:
    table = returned(give_up(attacked(), "gandalf"), "gandalf", "rivendell")
    gandalf, plain = table.id("gandalf"), scene(("rivendell", ["gandalf", "glamdring"]))
    assert table.card(FORM).host == table.card("glamdring").host == gandalf
    assert table.card("glamdring").zone is Zone.PLAY
    for number in (numbers.prowess, numbers.body, influence.direct):
        assert number(table.state, gandalf) == number(plain.state, plain.id("gandalf")) + 1
    table.finish()
    table.state.hands[ONE].clear()
    add(table.state, FORM, ONE, Zone.HAND)
    table.attacked(Race.SPIDER, strikes=1)
    table.choose(Assign(gandalf))
    assert not table.offers(PlayEvent(table.id(FORM, 1), 0)), "once for each Wizard"


@pytest.mark.parametrize(("given_up", "comes"), [(True, False), (False, True)])
def test_nobody_else_is_the_wizard_who_gave_up_his_form(given_up: bool, comes: bool) -> None:
    table = scene(
        ("rivendell", ["gimli"]), hand=["saruman"], discard=["gandalf"], alignments=HEROES
    )
    table.state.avatars[ONE] = "gandalf"
    if given_up:
        table = give_up(attacked(hand=(FORM, "saruman")), "gandalf")
    saruman = BringIn(table.id("saruman"), table.id("rivendell"))
    assert not table.organize().offers(saruman), "another Wizard"
    table.finish()
    other = add(table.state, "gandalf", TWO, Zone.HAND)
    lay_company(table.state, "rivendell", ["legolas"], TWO)
    table.state.active = TWO
    table.state.brought.clear()
    table.begin(OrganizationPhase(TWO))
    assert table.offers(BringIn(other, table.id("rivendell", 1))) is comes


def test_a_form_is_not_given_up_against_companies_nor_without_a_wizard() -> None:
    table = attacked(["gimli", "legolas"])
    for who in ("gimli", "legolas"):
        table.choose(Assign(table.id(who)))
    assert not table.offers(table.play(FORM))


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("specific", marks=pytest.mark.rule("M-STAGE-07", "M-EX-43")),
        pytest.param("hazard", marks=pytest.mark.rule("M-STAGE-08", "M-EX-43")),
    ],
)
def test_with_the_wizard_go_his_own_stage_cards_and_the_hazards_on_him(rule: str) -> None:
    alatar = "alatar-fallen-wizard"
    table = attacked(
        [alatar, "beretar"], in_play=["join-the-hunt", "great-patron"], alignments=FALLEN
    )
    enter(table.state, "lure-of-expedience", TWO, table.id(alatar))
    enter(table.state, "lure-of-nature", TWO, table.id("beretar"))
    give_up(table, alatar)
    assert table.card(alatar).zone is Zone.DISCARD
    if rule == "specific":
        assert table.card("join-the-hunt").zone is Zone.DISCARD
        assert table.card("great-patron").zone is Zone.PLAY, "it is not Alatar's alone"
    else:
        assert table.card("lure-of-expedience").zone is Zone.DISCARD
        assert table.card("lure-of-nature").zone is Zone.PLAY, "it lies on another"
    table.done()


@pytest.mark.parametrize(("dice", "won"), [((6, 6, 6, 6), True), ((6, 5, 6, 6), False)])
def test_a_true_fana_makes_all_strikes_fail(dice: tuple[int, ...], won: bool) -> None:
    table = scene(("rivendell", ["gandalf", "gimli"]), hand=["true-fana"])
    table.attacked(Race.SPIDER, strikes=2, prowess=17).rolls(*dice)
    table.choose(table.play("true-fana"), Pick(table.id("gandalf")), AimAtAttack(1))
    assert [told.what for told in table.told(Rolled)][-1] == "corruption"
    assert table.position.over is won, "6 and 12 are more than 17"
    if won:
        assert table.state.result is True
        assert table.card("gimli").status is Status.UNTAPPED
    else:
        assert table.offers(Assign(table.id("gimli")))


@pytest.mark.parametrize(("theirs", "stays"), [("saruman", False), ("pallando", True)])
def test_the_white_wizard_is_one_who_came_back(theirs: str, stays: bool) -> None:
    table = returned(give_up(attacked(), "gandalf"), "gandalf", "rivendell")
    before = influence.direct(table.state, table.id("gandalf"))
    add(table.state, "the-white-wizard", ONE, Zone.HAND)
    table.finish()
    table.organize().choose(table.play("the-white-wizard"), Pick(table.id("gandalf")))
    assert table.card("the-white-wizard").host == table.id("gandalf")
    assert influence.direct(table.state, table.id("gandalf")) == before + 2
    table.finish()
    lay_company(table.state, "rivendell", ["legolas"], TWO)
    other = add(table.state, theirs, TWO, Zone.HAND)
    table.state.active = TWO
    table.state.brought.clear()
    table.begin(OrganizationPhase(TWO)).choose(BringIn(other, table.id("rivendell", 1)))
    assert (table.card("the-white-wizard").zone is Zone.PLAY) is stays
    plain = scene(("rivendell", ["gandalf"]), hand=["the-white-wizard"]).organize()
    assert not plain.offers(plain.play("the-white-wizard"))
