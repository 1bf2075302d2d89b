"""The quest deck of Journey Down the Anduin, 126-128: points A01 to A11."""

from __future__ import annotations

import pytest

from tests.lcg.cards.acts import codes, progress, strike_down
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import EngageEnemy, EngageOptionally, Keep, MayRespond, PickPlayer, Use
from westmarch.lcg.rules.encounters import EncounterPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import Adventure

STAGES = ("to-the-river", "anduin-passage", "ambush-on-the-shore")
TROLL = "hill-troll"
HAND = ["gandalf"] * 6


def set_out(*sides: Side, encounter: list[str]) -> LcgScene:
    """The adventure begins with seat A as first player, and everybody keeps his hand."""
    table = scene(*sides, quest=None, quest_deck=STAGES, encounter=encounter, phase=Phase.SETUP)
    table.begin(Adventure())
    if len(sides) > 1:
        table.choose(PickPlayer(A), seat=A).choose(PickPlayer(A), seat=B)
    return table.always(Keep())


@pytest.mark.rule("L-FAQ-18", "L-FAQ-19")
def test_a01_each_player_reveals_a_card_with_its_keywords_and_effects() -> None:
    table = set_out(
        Side(heroes=["aragorn"], deck=HAND),
        Side(heroes=["gimli", "legolas"], deck=HAND),
        encounter=["eastern-crows", "gladden-fields", "pursued-by-shadow", "wargs", TROLL],
    )
    assert codes(table, table.state.staging) == ["eastern-crows", "gladden-fields", TROLL]
    assert table.state.threat == [25 + 1, 25 + 2]  # nobody is committed
    assert codes(table, table.state.quest) == ["to-the-river"]


@pytest.mark.rule("L-FAQ-19", "L-WINDOW-29")
def test_a01_responses_can_be_used_and_actions_not() -> None:
    table = set_out(
        Side(heroes=["eleanor", "beravor"], deck=[*HAND, "faramir", "beorn"]),
        encounter=["evil-storm", "wargs", TROLL],
    )
    assert table.prompt == MayRespond("WhenRevealedTriggered", table.id("evil-storm"))
    assert table.options == (Pass(), Use(table.id("eleanor")))
    table.use("eleanor")
    assert codes(table, table.state.staging) == ["wargs", TROLL]
    assert table.state.phase is Phase.RESOURCE  # the first window comes in the first round


@pytest.mark.rule("L-SETUP-20", "L-FAQ-13")
def test_a02_a_hill_troll_is_searched_for_and_the_deck_shuffled() -> None:
    deck = ["forest-gate", "gladden-fields", "wargs", TROLL, "evil-storm", TROLL]
    table = set_out(Side(deck=HAND), encounter=deck)
    assert codes(table, table.state.staging) == ["forest-gate", TROLL]
    assert sorted(codes(table, table.state.encounter_deck)) == sorted(
        ["gladden-fields", "wargs", "evil-storm", TROLL]
    )


def test_a02_no_second_hill_troll_is_fetched_but_the_deck_is_shuffled() -> None:
    table = scene(
        Side(deck=HAND),
        quest=None,
        quest_deck=STAGES,
        encounter=[TROLL, "wargs", "forest-gate", TROLL],
        phase=Phase.SETUP,
    )
    table.begin(Adventure()).script(Shuffled((1,))).choose(Keep())
    assert codes(table, table.state.staging) == [TROLL]
    assert codes(table, table.state.encounter_deck) == ["forest-gate", TROLL, "wargs"]
    assert not table.state.script


@pytest.mark.rule("L-FAQ-27")
def test_a03_each_hill_troll_in_play_keeps_the_stage_from_being_completed() -> None:
    table = scene(
        Side(heroes=["aragorn", "legolas"], engaged=[TROLL]),
        staging=[TROLL],
        quest=STAGES[0],
        quest_deck=STAGES[1:],
        damage={TROLL: 8},
    )
    progress(table, 9).done()
    strike_down(table, TROLL, "aragorn", "legolas").done()
    assert codes(table, table.state.quest) == ["to-the-river"]
    assert table.card("to-the-river").progress == 9


def test_a03_the_stage_is_completed_at_once_when_the_last_hill_troll_is_defeated() -> None:
    table = scene(
        Side(heroes=["aragorn", "legolas"], engaged=[TROLL]),
        quest=STAGES[0],
        quest_deck=STAGES[1:],
        damage={TROLL: 8},
        progress={"to-the-river": 9},
    )
    strike_down(table, TROLL, "aragorn", "legolas").done()
    assert codes(table, table.state.quest) == ["anduin-passage"]


LOCATIONS = ["forest-gate", "gladden-fields", "old-forest-road", "banks-of-the-anduin"]


@pytest.mark.parametrize(("stage", "cards"), [("anduin-passage", 3), ("to-the-river", 2)])
@pytest.mark.rule("L-QUEST-06")
def test_a04_one_card_more_is_revealed_in_the_staging_step(stage: str, cards: int) -> None:
    table = scene(
        Side(),
        Side(heroes=["gimli"]),
        quest=stage,
        encounter=LOCATIONS,
        exhausted=["aragorn", "gimli"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).done()
    assert codes(table, table.state.staging) == LOCATIONS[:cards]


def test_a05_reached_after_staging_the_extra_card_comes_with_the_next_quest_phase() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest=STAGES[0],
        quest_deck=STAGES[1:],
        progress={"to-the-river": 7},
        encounter=LOCATIONS,
        committed=["eowyn"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).done()
    assert codes(table, table.state.quest) == ["anduin-passage"]
    assert codes(table, table.state.staging) == LOCATIONS[:1]
    table.begin(QuestPhase()).done()
    assert codes(table, table.state.staging) == LOCATIONS[:3]


@pytest.mark.rule("L-FAQ-09", "L-ENC-02")
def test_a06_no_engagement_checks_are_made_but_enemies_can_be_engaged_optionally() -> None:
    table = scene(staging=["wargs", "wolf-rider"], quest="anduin-passage", phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase())
    assert table.prompt == EngageOptionally()
    assert table.options == (
        Pass(),
        EngageEnemy(table.id("wargs")),
        EngageEnemy(table.id("wolf-rider")),
    )
    table.choose(EngageEnemy(table.id("wargs"))).done()
    assert codes(table, table.state.staging) == ["wolf-rider"]


def ambushed(*sides: Side, encounter: list[str]) -> LcgScene:
    """The second stage is completed."""
    table = scene(
        *sides,
        quest=STAGES[1],
        quest_deck=STAGES[2:],
        encounter=encounter,
    )
    return progress(table, 16)


@pytest.mark.rule("L-STAGE-05", "L-FAQ-18")
def test_a07_two_cards_a_player_are_revealed_with_their_keywords() -> None:
    table = ambushed(
        Side(),
        Side(heroes=["gimli"]),
        encounter=["endless-caverns", "old-forest-road", "wargs", "evil-storm", "wolf-rider",
                   "forest-gate", "gladden-fields"],
    )  # fmt: skip
    table.done()
    assert codes(table, table.state.quest) == ["ambush-on-the-shore"]
    assert codes(table, table.state.staging) == [
        "endless-caverns",
        "old-forest-road",
        "wargs",
        "wolf-rider",
        "forest-gate",
    ]
    assert table.state.threat == [26, 26]
    assert codes(table, table.state.encounter_deck) == ["gladden-fields"]


@pytest.mark.rule("L-OPEN-12")
def test_a07_an_empty_deck_outside_the_quest_phase_reveals_nothing_more() -> None:
    table = scene(
        Side(engaged=["wargs"]),
        quest=STAGES[1],
        quest_deck=STAGES[2:],
        encounter=["forest-gate"],
        encounter_discard=["wolf-rider"],
        phase=Phase.COMBAT,
    )
    progress(table, 16).done()
    assert codes(table, table.state.staging) == ["forest-gate"]


@pytest.mark.rule("L-QUEST-01")
def test_a08_the_staging_step_is_skipped_and_the_quest_is_resolved_as_usual() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="ambush-on-the-shore",
        staging=["wargs"],
        encounter=LOCATIONS,
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).commit("eowyn").done()
    assert codes(table, table.state.staging) == ["wargs"]
    assert table.card("ambush-on-the-shore").progress == 4 - 2


@pytest.mark.rule("L-STAGE-12")
def test_a09_engagement_checks_are_made_again() -> None:
    table = scene(staging=["wargs"], quest="ambush-on-the-shore", phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase()).choose(Pass()).done()
    assert codes(table, table.state.engaged[A]) == ["wargs"]


@pytest.mark.rule("L-END-04")
def test_a10_the_ambush_is_won_right_then_if_no_enemy_was_revealed() -> None:
    table = ambushed(Side(), encounter=["forest-gate", "gladden-fields", "wargs"])
    table.done()
    assert table.state.won is True


def test_a10_it_is_not_looked_at_before_all_cards_are_revealed() -> None:
    table = ambushed(Side(), encounter=["pursued-by-shadow", "wargs"])
    table.done()
    assert table.state.won is None
    assert table.state.threat == [26]


@pytest.mark.parametrize(("others", "won"), [([], True), (["wolf-rider"], None)])
def test_a10_the_ambush_is_won_as_soon_as_the_last_enemy_is_defeated(
    others: list[str], won: bool | None
) -> None:
    table = scene(
        Side(engaged=["wargs"]),
        quest="ambush-on-the-shore",
        staging=[*others, "forest-gate"],
        damage={"wargs": 2},
    )
    strike_down(table, "wargs", "aragorn").done()
    assert table.state.won is won


@pytest.mark.rule("L-OPEN-08")
def test_a10_a_shadow_card_is_no_enemy_in_play() -> None:
    table = scene(
        Side(engaged=["wargs"]),
        quest="ambush-on-the-shore",
        shadows={"wargs": ["wolf-rider"]},
        damage={"wargs": 2},
    )
    strike_down(table, "wargs", "aragorn").done()
    assert table.state.won is True


@pytest.mark.rule("L-LOC-01")
def test_a11_progress_neither_completes_the_stage_nor_wins() -> None:
    table = scene(staging=["wargs"], quest="ambush-on-the-shore", active="forest-gate")
    progress(table, 30).done()
    assert not table.state.active
    assert table.card("ambush-on-the-shore").progress == 30 - 4
    assert table.state.won is None
