"""Body checks: M-BODY."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, add, scene
from westmarch.meccg import events
from westmarch.meccg.kinds import Alignment, Race, Zone
from westmarch.meccg.options import Assign, BringIn, Done, Face, TapToFight, Transfer
from westmarch.meccg.verbs import cards

DARK = (Alignment.MINION, Alignment.HERO)


def struck(table: MeccgScene, who: str, *dice: int) -> MeccgScene:
    """Somebody is hit, and the body check shows these dice."""
    card = table.id(who)
    table.attacked(Race.SPIDER, prowess=30).rolls(1, 1, *dice).choose(Assign(card), Face(card))
    if table.offers(TapToFight()):
        table.choose(TapToFight())
    return table


@pytest.mark.rule("M-BODY-01")
def test_the_attacker_rolls() -> None:
    table = struck(scene(("moria-minion", ["lagduf"]), alignments=DARK), "lagduf", 1, 2)
    rolled = [told.event for told in table.log if isinstance(told.event, events.Rolled)]
    assert [(one.seat, one.what) for one in rolled] == [(ONE, "strike"), (TWO, "body")]


@pytest.mark.rule("M-BODY-03")
def test_the_eliminated_are_never_played_again() -> None:
    table = struck(scene(("moria-minion", ["gorbag"]), alignments=DARK), "gorbag", 6, 6)
    assert table.card("gorbag").zone is Zone.OUT
    table.state.alignments[1] = Alignment.MINION
    again = add(table.state, "gorbag", ONE, Zone.HAND)
    haven = add(table.state, "minas-morgul-minion", ONE, Zone.SITES)
    other = add(table.state, "shagrat", ONE, Zone.HAND)
    table.organize()
    assert table.offers(BringIn(other, haven))
    assert not table.offers(BringIn(again, haven))


@pytest.mark.rule("M-BODY-04")
@pytest.mark.parametrize(("more", "zone"), [((), Zone.OUT), (("smart-and-secret",), Zone.PLAY)])
def test_cards_modify_body(more: tuple[str, ...], zone: Zone) -> None:
    table = scene(("moria-minion", ["asternak", "gorbag", *more]), alignments=DARK)
    struck(table, "asternak", 4, 4)
    while not table.position.over:
        table.choose(Done())
    assert table.card("asternak").zone is zone, "8 is more than 7, but not than 8"


@pytest.mark.rule("M-BODY-05")
@pytest.mark.parametrize(("wounded", "zone"), [(False, Zone.PLAY), (True, Zone.OUT)])
def test_the_roll_is_higher_against_the_wounded(wounded: bool, zone: Zone) -> None:
    table = scene(("moria-minion", ["asternak"]), alignments=DARK)
    if wounded:
        cards.wound(table.state, table.id("asternak"))
    struck(table, "asternak", 3, 4)
    assert table.card("asternak").zone is zone


@pytest.mark.rule("M-BODY-07")
@pytest.mark.parametrize(
    ("dice", "more", "zone"),
    [
        ((4, 4), (), Zone.DISCARD),
        ((4, 4), ("smart-and-secret",), Zone.PLAY),
        ((4, 5), ("smart-and-secret",), Zone.DISCARD),
    ],
)
def test_the_number_that_discards_moves_with_the_body(
    dice: tuple[int, int], more: tuple[str, ...], zone: Zone
) -> None:
    table = scene(("moria-minion", ["lagduf", "gorbag", *more]), alignments=DARK)
    struck(table, "lagduf", *dice)
    while not table.position.over:
        table.choose(Done())
    assert table.card("lagduf").zone is zone


@pytest.mark.rule("M-BODY-09")
def test_all_cards_of_the_discarded_are_discarded() -> None:
    table = scene(("moria-minion", ["lagduf", "foul-smelling-paste", "gorbag"]), alignments=DARK)
    struck(table, "lagduf", 4, 4)
    while not table.position.over:
        assert not any(isinstance(one, Transfer) for one in table.options)
        table.choose(Done())
    assert table.card("lagduf").zone is Zone.DISCARD
    assert table.card("foul-smelling-paste").zone is Zone.DISCARD
