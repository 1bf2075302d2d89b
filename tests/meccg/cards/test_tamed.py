"""Creatures that become allies."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, MeccgScene, scene
from westmarch.meccg import numbers, scoring
from westmarch.meccg.kinds import Alignment, Points, RegionType, Status, Zone
from westmarch.meccg.options import AimAtAttack, Assign, Done, Face, Pick, PlayCreature
from westmarch.meccg.rules.turns import Untap
from westmarch.meccg.verbs import cards

WILD, BORDER = RegionType.WILDERNESS, RegionType.BORDER_LAND
WILL = "ready-to-his-will"


def met(creature: str, land: RegionType) -> MeccgScene:
    """A creature attacks minions whose player has the card in hand."""
    table = scene(
        ("minas-morgul-minion", ("jerrek", "asternak")),
        hand=[WILL],
        theirs=[creature],
        alignments=(Alignment.MINION, Alignment.HERO),
    )
    table.journey("bree-minion", land, land).move()
    return table.choose(PlayCreature(table.id(creature), land))


@pytest.mark.parametrize(
    ("creature", "land", "prowess"), [("giant", WILD, 6), ("slayer", BORDER, 4)]
)
def test_a_creature_becomes_an_ally_under_who_taps(
    creature: str, land: RegionType, prowess: int
) -> None:
    table = met(creature, land)
    beast, jerrek = table.id(creature), table.id("jerrek")
    table.choose(table.play(WILL), AimAtAttack(1))
    if table.offers(table.act(creature)):
        table.choose(Done())
    table.choose(Pick(jerrek))
    assert table.card("jerrek").status is Status.TAPPED
    assert table.card("asternak").status is Status.UNTAPPED, "no further attack has come"
    assert (table.card(creature).host, table.card(WILL).host) == (jerrek, beast)
    numbered = (numbers.prowess, numbers.body, numbers.mind)
    assert [one(table.state, beast) for one in numbered] == [prowess, 8, 1]
    assert scoring.points(table.state, ONE)[Points.ALLY] == 1
    assert scoring.points(table.state, ONE)[Points.KILL] == 0
    table.finish()
    assert table.card(creature).zone is Zone.PLAY


@pytest.mark.parametrize(("die", "zone"), [(4, Zone.PLAY), (5, Zone.OUT)])
def test_the_tamed_creature_fights_with_a_body_of_eight(die: int, zone: Zone) -> None:
    table = met("giant", WILD)
    beast = table.id("giant")
    table.choose(table.play(WILL), AimAtAttack(1), Pick(table.id("jerrek"))).finish()
    table.attacked(prowess=20).choose(Assign(beast), Face(beast)).rolls(1, 1, 4, die).idle()
    assert table.card("giant").zone is zone
    along = Zone.PLAY if zone is Zone.PLAY else Zone.DISCARD
    assert table.card(WILL).zone is along, "it lies with the creature"


def test_the_tamed_creature_untaps_with_its_player() -> None:
    table = met("giant", WILD)
    beast = table.id("giant")
    table.choose(table.play(WILL), AimAtAttack(1), Pick(table.id("jerrek"))).finish()
    table.attacked(prowess=1).choose(Assign(beast), Face(beast)).rolls(6, 6).idle()
    assert table.card("giant").status is Status.TAPPED
    table.begin(Untap(ONE)).finish()
    assert table.card("giant").status is Status.UNTAPPED


@pytest.mark.parametrize(
    ("creature", "land"), [("hobgoblins", WILD), ("giant-spiders", WILD), ("ambusher", BORDER)]
)
def test_those_of_many_strikes_and_other_races_are_not_tamed(
    creature: str, land: RegionType
) -> None:
    table = met(creature, land)
    assert not table.offers(table.play(WILL))


def test_nobody_is_tamed_if_all_are_tapped() -> None:
    table = scene(
        ("minas-morgul-minion", ("jerrek",)),
        hand=[WILL],
        theirs=["giant"],
        alignments=(Alignment.MINION, Alignment.HERO),
    )
    cards.tap(table.state, table.id("jerrek"))
    table.journey("bree-minion", WILD, WILD).move()
    table.choose(PlayCreature(table.id("giant"), WILD))
    assert not table.offers(table.play(WILL))
