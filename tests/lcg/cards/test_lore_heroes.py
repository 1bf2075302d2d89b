"""The heroes of Lore: Denethor, Glorfindel, Beravor."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.records import Seat
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import MayBury, No, Pick, PickPlayer, Use, Yes
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.view import LcgBoard
from westmarch.lcg.vocabulary.targets import Until


def known(table: LcgScene, seat: Seat) -> list[str | None]:
    """The cards of the encounter deck that a seat knows."""
    board = table.view(seat).board
    assert isinstance(board, LcgBoard)
    return [card.code for card in board.known_top]


# Denethor


@pytest.mark.rule("L-TALK-03")
def test_denethor_looks_at_the_top_card_and_may_bury_it() -> None:
    table = scene(
        Side(heroes=["denethor"]), Side(heroes=["gimli"]), encounter=["wargs", "forest-gate"]
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("denethor")))
    table.use("denethor")
    assert table.prompt == MayBury(table.id("denethor"), table.id("wargs"))
    assert table.options == (Yes(), No())
    assert (known(table, A), known(table, B)) == (["wargs"], [])
    table.choose(Yes()).done()
    assert table.card("denethor").exhausted
    assert table.state.encounter_deck == [table.id("wargs"), table.id("forest-gate")]


def test_denethor_may_leave_the_card_where_it_is() -> None:
    table = scene(Side(heroes=["denethor"]), encounter=["wargs", "forest-gate"])
    table.begin(ActionWindow()).use("denethor").choose(No()).done()
    assert table.state.encounter_deck == [table.id("forest-gate"), table.id("wargs")]
    assert known(table, A) == ["wargs"]


@pytest.mark.rule("L-READY-05")
def test_an_exhausted_denethor_sees_nothing() -> None:
    table = scene(Side(heroes=["denethor"]), encounter=["wargs"], exhausted=["denethor"])
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-FAQ-14")
def test_denethor_does_not_look_into_an_empty_deck() -> None:
    table = scene(Side(heroes=["denethor"]))
    table.begin(ActionWindow()).done()


# Glorfindel


@pytest.mark.rule("L-EX-15")
@pytest.mark.parametrize(
    "phase",
    [
        Phase.RESOURCE,
        Phase.PLANNING,
        Phase.QUEST,
        Phase.TRAVEL,
        Phase.ENCOUNTER,
        Phase.COMBAT,
        Phase.REFRESH,
    ],
)
def test_glorfindel_heals_one_damage_in_any_phase(phase: Phase) -> None:
    table = scene(
        Side(heroes=["glorfindel"]),
        Side(heroes=["gimli", "legolas"], allies=["beorn"], engaged=["wargs"]),
        damage={"gimli": 2, "beorn": 1, "wargs": 1},
        exhausted=["glorfindel", "beorn"],
        resources={"glorfindel": 1},
        phase=phase,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("glorfindel")))
    table.use("glorfindel")
    assert table.options == (Pick(table.id("gimli")), Pick(table.id("beorn")))
    table.pick("gimli").passing().done()
    assert (table.card("gimli").damage, table.card("glorfindel").resources) == (1, 0)


@pytest.mark.rule("L-FAQ-05")
def test_glorfindel_heals_once_a_round() -> None:
    table = scene(
        Side(heroes=["glorfindel"]), damage={"glorfindel": 3}, resources={"glorfindel": 3}
    )
    table.begin(ActionWindow(), End(Until.PHASE), ActionWindow())
    table.use("glorfindel").pick("glorfindel").done()
    assert table.card("glorfindel").damage == 2
    table.begin(End(Until.ROUND), ActionWindow())
    assert table.options == (Pass(), Use(table.id("glorfindel")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-PAY-13")
def test_glorfindel_heals_from_his_own_pool_only() -> None:
    table = scene(
        Side(heroes=["glorfindel", "beravor"]),
        damage={"glorfindel": 3},
        exhausted=["beravor"],
        resources={"beravor": 3},
    )
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-FAQ-14")
def test_glorfindel_finds_nobody_to_heal() -> None:
    table = scene(Side(heroes=["glorfindel"]), resources={"glorfindel": 3})
    table.begin(ActionWindow()).done()


# Beravor


@pytest.mark.rule("L-RES-06")
def test_beravor_lets_a_player_draw_two_cards() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["gleowine"]),
        Side(heroes=["gimli"], deck=["feint", "beorn", "quick-strike"]),
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("beravor")))
    table.use("beravor")
    assert table.options == (PickPlayer(A), PickPlayer(B))
    table.choose(PickPlayer(B)).passing().done()
    assert table.state.hand == [[], [table.id("feint"), table.id("beorn")]]
    assert table.card("beravor").exhausted


@pytest.mark.rule("L-EMPTY-01")
def test_beravor_draws_what_is_left_of_a_deck() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gleowine"]))
    table.begin(ActionWindow()).use("beravor").choose(PickPlayer(A)).done()
    assert table.state.hand[A] == [table.id("gleowine")]
    assert table.state.eliminated == [False]


@pytest.mark.rule("L-FAQ-05")
def test_beravor_acts_once_a_round_even_if_she_is_readied() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["gandalf"] * 5),
        attached={"beravor": ["unexpected-courage"]},
    )
    table.begin(ActionWindow()).use("beravor").choose(PickPlayer(A)).use("unexpected-courage")
    table.done()
    assert not table.card("beravor").exhausted
    assert len(table.state.hand[A]) == 2


@pytest.mark.rule("L-FAQ-14")
def test_beravor_does_not_draw_from_empty_decks() -> None:
    table = scene(Side(heroes=["beravor"]))
    table.begin(ActionWindow()).done()


@pytest.mark.rule("L-EX-14")
def test_beravor_does_not_draw_at_the_enchanted_stream() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gandalf"] * 5), active="enchanted-stream")
    table.begin(ActionWindow()).done()
