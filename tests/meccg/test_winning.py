"""Winning at once (M-WIN-01 to 03)."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, MeccgScene, enter, scene
from westmarch.kernel.records import Seat
from westmarch.meccg.kinds import Alignment, Phase, Zone
from westmarch.meccg.options import Pick
from westmarch.meccg.rules.turns import Turn, begin_phase

FALLEN = (Alignment.FALLEN_WIZARD, Alignment.HERO)
TOWERS = "the-white-towers-fallen-wizard"
SARUMAN = "saruman-fallen-wizard"


def lord(site: str, *, hand: tuple[str, ...] = (), cards: int = 1) -> MeccgScene:
    """A Fallen-wizard bears The One Ring, and would be its lord."""
    table = scene((site, [SARUMAN, "the-one-ring"]), hand=hand, alignments=FALLEN)
    table.state.avatars[ONE] = "saruman"
    for _ in range(cards):
        enter(table.state, "a-new-ringlord", ONE, table.id(SARUMAN))
    return table


@pytest.mark.rule("M-WIN-03")
@pytest.mark.parametrize(
    ("dice", "winner"), [((3, 6), ONE), ((3, 5), None), ((2, 3), None), ((2, 2), Seat(1))]
)
def test_a_new_ringlord_wins_or_falls(dice: tuple[int, int], winner: Seat | None) -> None:
    table = lord("amon-hen").rolls(*dice)
    begin_phase(table.state, Phase.END)
    table.begin(Turn(ONE))
    assert table.state.winner == winner
    assert (table.card(SARUMAN).zone is Zone.OUT) is (winner == 1)


@pytest.mark.parametrize("site", [TOWERS, "barrow-downs"])
def test_a_ringlord_seeks_where_information_is_in_ruins(site: str) -> None:
    table = lord(site).rolls(1, 1)
    begin_phase(table.state, Phase.END)
    table.begin(Turn(ONE))
    assert table.state.winner is None
    assert table.card(SARUMAN).zone is Zone.PLAY


def test_one_new_ringlord_a_turn_at_a_wizardhaven() -> None:
    table = lord(TOWERS, hand=("a-new-ringlord",), cards=0).organize()
    table.choose(table.play("a-new-ringlord"), Pick(table.id(SARUMAN)))
    assert table.card("a-new-ringlord").host == table.id(SARUMAN)
    table.finish()
    table = lord("amon-hen", hand=("a-new-ringlord",), cards=0).organize()
    assert not table.offers(table.play("a-new-ringlord"))
