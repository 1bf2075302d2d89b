"""Automatic-attacks of one site that are alike are told apart: M-SITE-05, M-CBT-02."""

from __future__ import annotations

from tests.meccg.scene import TWO, MeccgScene, enter, scene
from westmarch.meccg import numbers, terrain
from westmarch.meccg.kinds import Alignment
from westmarch.meccg.options import AimAtAutomatic, Done, Enter, TakeWay
from westmarch.meccg.things import Assault
from westmarch.meccg.vocabulary.references import Stat

MINIONS = (Alignment.MINION, Alignment.HERO)
PEOPLE = ["gorbag", "shagrat", "radbug", "muzgash"]
RHOSGOBEL, BREE = "rhosgobel-minion", "bree-minion"
MAIA, WOLVES, AROUSED = 13, 7, 2
"""The prowess of two attacks, and what is added to one that is aroused."""


def before_rhosgobel(*theirs: str) -> MeccgScene:
    """A company is where the same Wizard attacks twice, each time alike."""
    return scene((RHOSGOBEL, PEOPLE), theirs=theirs, alignments=MINIONS).move()


def prowess_faced(table: MeccgScene) -> list[int]:
    """The prowess of each attack that the company faces when it enters."""
    table.finish()
    table.visit().choose(Enter()).win().finish()
    faced = range(1, table.state.attacks + 1)
    return [numbers.number(table.state, Assault(one), Stat.PROWESS) for one in faced]


def test_what_is_said_of_one_attack_is_not_said_of_its_like() -> None:
    table = before_rhosgobel("arouse-defenders")
    table.choose(table.play("arouse-defenders"))
    aim = AimAtAutomatic(table.id(RHOSGOBEL), 0)
    assert table.options == (aim,), "both are alike: it is asked once"
    table.choose(aim)
    assert prowess_faced(table) == [MAIA + AROUSED, MAIA]


def test_one_of_two_like_attacks_is_faced_once_more() -> None:
    table = before_rhosgobel("incite-defenders")
    here = table.id(RHOSGOBEL)
    table.choose(table.play("incite-defenders"), AimAtAutomatic(here, 0))
    assert len(terrain.automatic_attacks(table.state, here)) == 3
    assert prowess_faced(table) == [MAIA] * 3


def test_an_attack_of_which_something_is_said_is_like_the_other_no_more() -> None:
    table = before_rhosgobel("arouse-defenders", "incite-defenders")
    one, two = (AimAtAutomatic(table.id(RHOSGOBEL), number) for number in range(2))
    table.choose(table.play("arouse-defenders"), one, Done(), table.play("incite-defenders"))
    assert table.options == (one, two)
    table.choose(two)
    assert prowess_faced(table) == [MAIA + AROUSED, MAIA, MAIA]


def test_words_reach_an_attack_that_another_card_adds() -> None:
    table = scene((BREE, PEOPLE), theirs=["arouse-defenders"], alignments=MINIONS)
    enter(table.state, "fell-winter", TWO)
    aim = AimAtAutomatic(table.id(BREE), 1)
    table.move().choose(table.play("arouse-defenders"), aim)
    assert prowess_faced(table) == [WOLVES, WOLVES + AROUSED]


def test_the_only_attack_is_chosen_once_among_those_that_are_alike() -> None:
    for site, choices in ((RHOSGOBEL, (TakeWay(0),)), (BREE, (TakeWay(0), TakeWay(1)))):
        table = scene((site, PEOPLE), alignments=MINIONS)
        enter(table.state, "fell-winter", TWO)
        enter(table.state, "forewarned-is-forearmed", TWO)
        table.visit().choose(Enter())
        assert (table.seat, table.options) == (TWO, choices)
        table.choose(choices[-1]).win().finish()
        assert table.state.attacks == 1
