"""Escape from Dol Guldur: stages 2 and 3 (124, 125), points D17 to D20, D24, D28, D29."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import codes, progress, strike_down
from tests.lcg.scene import A, Begin, LcgScene, Side, scene
from westmarch.kernel.records import replace
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Commit, MayRespond, Play, TakeAction, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.setup import add


def in_the_caverns(
    *sides: Side,
    prisoner: str | None = "gimli",
    attached: dict[str, list[str]] | None = None,
    active: str | None = None,
    damage: dict[str, int] | None = None,
    staging: tuple[str, ...] = (),
) -> LcgScene:
    """The second stage; while there is a prisoner, the Nazgûl waits beside the quest deck."""
    table = scene(
        *sides,
        quest="through-the-caverns",
        quest_deck=["out-of-the-dungeons"],
        attached=attached or {},
        active=active,
        damage=damage or {},
        staging=staging,
    )
    if prisoner is not None:
        card = table.id(prisoner)
        table.state.cards[card] = replace(table.state.cards[card], face_down=True)
        add(table.state, ("nazgul-of-dol-guldur",), None, Zone.ASIDE)
    return table


@pytest.mark.rule("L-OPEN-14")
def test_d17_after_progress_on_the_quest_card_the_prisoner_may_be_rescued() -> None:
    table = in_the_caverns(Side(heroes=["aragorn"]), Side(heroes=["gimli", "legolas"]))
    progress(table, 1)
    assert (table.seat, table.prompt) == (
        A,
        MayRespond("ProgressPlaced", table.id("through-the-caverns")),
    )
    assert table.options == (Pass(), Use(table.id("through-the-caverns")))
    table.use("through-the-caverns").done()
    assert not table.card("gimli").face_down
    assert table.card("gimli").damage == 1
    table.begin(QuestPhase()).commit("aragorn")
    assert Commit(table.id("gimli")) in table.options  # his controller can use him


@pytest.mark.rule("L-EFFECT-12")
def test_d17_the_rescue_is_optional_each_time() -> None:
    table = in_the_caverns(Side(heroes=["aragorn", "gimli"]))
    progress(table, 1).choose(Pass()).done()
    assert table.card("gimli").face_down
    progress(table, 2).use("through-the-caverns").done()
    assert not table.card("gimli").face_down


def test_d17_progress_on_the_active_location_frees_nobody() -> None:
    table = in_the_caverns(Side(heroes=["aragorn", "gimli"]), active="forest-gate")
    progress(table, 4).done()
    assert table.card("gimli").face_down


@pytest.mark.rule("L-FAQ-14")
def test_d17_who_is_rescued_is_not_rescued_again() -> None:
    table = in_the_caverns(Side(heroes=["aragorn", "gimli"]), prisoner=None)
    progress(table, 2).done()
    assert table.card("gimli").damage == 0


@pytest.mark.rule("L-DMG-04")
def test_d17_the_damage_can_destroy_the_hero() -> None:
    table = in_the_caverns(Side(heroes=["aragorn", "gimli"]), damage={"gimli": 4})
    progress(table, 1).use("through-the-caverns").done()
    assert table.card("gimli").zone is Zone.DISCARD
    assert table.state.won is None


@pytest.mark.rule("L-FAQ-17")
def test_d18_the_nazgul_comes_to_the_staging_area_at_the_rescue() -> None:
    table = in_the_caverns(Side(heroes=["aragorn", "gimli"]))
    progress(table, 1)
    assert codes(table, table.state.aside) == ["nazgul-of-dol-guldur"]
    table.use("through-the-caverns").done()
    assert codes(table, table.state.staging) == ["nazgul-of-dol-guldur"]
    assert not table.state.aside


def test_d19_an_ally_played_at_the_first_stage_counts_at_the_second() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["veteran-axehand", "veteran-axehand"]),
        quest="the-necromancers-tower",
        quest_deck=["through-the-caverns", "out-of-the-dungeons"],
        staging=["gandalfs-map"],
        progress={"the-necromancers-tower": 9},
        resources={"gimli": 4},
    )
    table.begin(ActionWindow(planning=A)).play("veteran-axehand").pay("gimli", "gimli")
    assert table.options == (Pass(), Use(table.id("gandalfs-map")))
    table.use("gandalfs-map").pick("gimli").done()
    assert codes(table, table.state.quest) == ["through-the-caverns"]
    assert len(table.state.hand[A]) == 1


@pytest.mark.rule("L-FAQ-27")
def test_d20_the_stage_needs_the_prisoner_rescued_and_all_three_objectives() -> None:
    table = in_the_caverns(
        Side(heroes=["aragorn", "gimli"]),
        attached={"aragorn": ["gandalfs-map", "dungeon-torch"]},
        staging=("shadow-key",),
    )
    progress(table, 15).use("through-the-caverns").done()
    assert codes(table, table.state.quest) == ["through-the-caverns"]
    table.begin(ActionWindow()).use("shadow-key").pick("gimli").done()
    assert codes(table, table.state.quest) == ["out-of-the-dungeons"]


def test_d20_with_all_objectives_the_rescue_completes_the_stage() -> None:
    table = in_the_caverns(
        Side(heroes=["aragorn", "legolas", "gimli"]),
        attached={"aragorn": ["gandalfs-map", "dungeon-torch"], "legolas": ["shadow-key"]},
    )
    progress(table, 15)
    assert codes(table, table.state.quest) == ["through-the-caverns"]
    table.use("through-the-caverns").done()
    assert codes(table, table.state.quest) == ["out-of-the-dungeons"]
    assert codes(table, table.state.staging) == ["nazgul-of-dol-guldur"]


def test_d20_fourteen_progress_do_not_complete_the_stage() -> None:
    table = in_the_caverns(
        Side(heroes=["aragorn", "legolas"]),
        prisoner=None,
        attached={"aragorn": ["gandalfs-map", "dungeon-torch"], "legolas": ["shadow-key"]},
    )
    progress(table, 14).done()
    assert codes(table, table.state.quest) == ["through-the-caverns"]


@pytest.mark.rule("L-EFFECT-18")
def test_d24_orc_guards_come_at_the_beginning_of_the_quest_phase_before_any_action() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["faramir", "gandalf", "beorn"]),
        Side(heroes=["gimli"], deck=["son-of-arnor"]),
        Side(heroes=["legolas"]),
        quest="out-of-the-dungeons",
    )
    table.begin(Begin(Phase.QUEST), QuestPhase())
    assert isinstance(table.prompt, TakeAction)
    assert [codes(table, cards) for cards in table.state.engaged] == [
        ["faramir"],
        ["son-of-arnor"],
        [],
    ]
    assert all(table.card(code).face_down for code in ("faramir", "son-of-arnor"))


@pytest.mark.parametrize(
    ("quest", "phase"),
    [("out-of-the-dungeons", Phase.TRAVEL), ("through-the-caverns", Phase.QUEST)],
)
def test_d24_no_orc_guards_come_in_other_phases_or_at_other_stages(
    quest: str, phase: Phase
) -> None:
    table = scene(Side(deck=["faramir"]), quest=quest)
    table.begin(Begin(phase)).done()
    assert not table.state.engaged[A]


def test_d24_reached_in_the_middle_of_a_round_the_first_come_with_the_next_quest_phase() -> None:
    table = in_the_caverns(
        Side(heroes=["aragorn", "legolas"], deck=["faramir"]),
        prisoner=None,
        attached={"aragorn": ["gandalfs-map", "dungeon-torch"], "legolas": ["shadow-key"]},
    )
    progress(table, 15).done()
    assert codes(table, table.state.quest) == ["out-of-the-dungeons"]
    assert not table.state.engaged[A]
    table.begin(Begin(Phase.QUEST)).done()
    assert codes(table, table.state.engaged[A]) == ["faramir"]


@pytest.mark.rule("L-STAGE-12")
def test_d28_any_number_of_allies_can_be_played_at_the_third_stage() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["veteran-axehand", "veteran-axehand"]),
        quest="out-of-the-dungeons",
        resources={"gimli": 4},
    )
    table.begin(ActionWindow(planning=A)).play("veteran-axehand").pay("gimli", "gimli")
    assert table.options == (Pass(), Play(table.id("veteran-axehand", 1)))


def test_d28_objectives_are_not_needed_but_keep_working() -> None:
    table = scene(
        Side(heroes=["gimli", "aragorn"]), staging=["shadow-key"], quest="out-of-the-dungeons"
    )
    table.begin(ActionWindow()).use("shadow-key").pick("gimli").done()
    assert table.card("shadow-key").host == table.id("gimli")
    progress(table, 7).done()
    assert table.state.won is True


@pytest.mark.rule("L-FAQ-27", "L-END-01")
def test_d29_the_game_is_won_with_seven_progress_once_the_nazgul_is_gone() -> None:
    table = scene(
        Side(heroes=["aragorn", "legolas"], engaged=["nazgul-of-dol-guldur"]),
        quest="out-of-the-dungeons",
        damage={"nazgul-of-dol-guldur": 7},
    )
    progress(table, 9).done()
    assert table.state.won is None
    assert table.card("out-of-the-dungeons").progress == 9
    strike_down(table, "nazgul-of-dol-guldur", "aragorn", "legolas").done()
    assert table.state.won is True


@pytest.mark.parametrize(("amount", "won"), [(7, True), (6, None)])
def test_d29_without_the_nazgul_seven_progress_win(amount: int, won: bool | None) -> None:
    table = scene(Side(), quest="out-of-the-dungeons")
    progress(table, amount).done()
    assert table.state.won is won
