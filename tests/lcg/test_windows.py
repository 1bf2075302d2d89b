"""Where players may act in the phases before combat, and where not: L-WINDOW."""

from __future__ import annotations

import pytest

from tests.lcg.course import ACTIONS, RESPONSE, course
from tests.lcg.games import new_game, told, vote
from tests.lcg.scene import A, B, C, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import (
    ChooseTravel,
    Commit,
    EngageEnemy,
    EngageOptionally,
    TakeAction,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import ResourcePhase, Round

QUESTING = (
    events.Committed,
    events.Revealed,
    events.QuestResolved,
    events.ProgressPlaced,
    events.ThreatChanged,
)


def quest_phase() -> list[str]:
    """A quest phase in which one player commits and succeeds; Faramir could act at any time."""
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        encounter=["old-forest-road", "forest-gate"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase())
    found = course(table, QUESTING, Commit(table.id("aragorn")))
    table.done()
    return found


def busy_round() -> LcgScene:
    """A round in which every phase has something to decide, and Faramir and an event could act."""
    return scene(
        Side(
            heroes=["denethor", "aragorn"],
            allies=["faramir"],
            hand=["loriens-wealth"],
            deck=["gandalf"] * 3,
            engaged=["forest-spider"],
        ),
        staging=["hummerhorns", "enchanted-stream"],
        encounter=["old-forest-road", "forest-gate", "great-forest-web"],
        resources={"denethor": 3},
    )


@pytest.mark.rule("L-WINDOW-01")
def test_nobody_can_act_in_a_framework_step() -> None:
    table = busy_round()
    acting = (Use(table.id("faramir")), Use(table.id("denethor")))
    table.begin(Round())
    asked = 0
    while not table.position.over:
        if not isinstance(table.prompt, TakeAction):
            asked += 1
            assert not set(acting) & set(table.options)
        table.choose(table.options[0])
    assert asked >= 5
    table.done()


@pytest.mark.rule("L-WINDOW-02")
def test_responses_can_be_used_in_a_framework_step() -> None:
    table = scene(
        Side(heroes=["gloin"], allies=["faramir"]),
        encounter=["the-necromancers-reach", "forest-gate"],
        exhausted=["gloin"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.options == (Pass(), Use(table.id("gloin")))
    table.use("gloin").done()
    assert table.card("gloin").resources == 1


@pytest.mark.rule("L-WINDOW-03")
def test_every_player_may_act_in_a_window_one_action_each_until_all_pass() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir", "gleowine"], deck=["gandalf"]),
        Side(heroes=["beravor"]),
        Side(heroes=["denethor"]),
        encounter=["forest-gate"],
        first=B,
    )
    turns = []
    table.begin(ActionWindow())
    wanted = [Pass(), Use(table.id("denethor")), Use(table.id("faramir")), Pass()]
    for option in wanted:
        turns.append(table.seat)
        table.choose(option)
        while not isinstance(table.prompt, TakeAction):
            table.choose(table.options[0])
    assert turns == [B, C, A, B]
    assert table.seat == A
    assert table.options == (Pass(), Use(table.id("gleowine")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-WINDOW-05")
def test_nobody_can_act_between_collecting_resources_and_drawing() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], deck=["gandalf"]), phase=Phase.RESOURCE
    )
    table.begin(ResourcePhase())
    found = course(table, (events.ResourcesChanged, events.Drew))
    assert found[:2] == ["ResourcesChanged", "Drew"]
    table.done()


@pytest.mark.rule("L-WINDOW-06")
def test_the_only_window_of_the_resource_phase_comes_after_drawing() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], deck=["gandalf"]), phase=Phase.RESOURCE
    )
    table.begin(ResourcePhase())
    assert course(table, (events.Drew,)) == ["Drew", ACTIONS]
    table.done()


@pytest.mark.rule("L-WINDOW-09")
def test_players_may_act_before_characters_are_committed() -> None:
    assert quest_phase()[:2] == [ACTIONS, "Committed"]


@pytest.mark.rule("L-WINDOW-10")
def test_players_may_act_between_committing_and_staging() -> None:
    assert quest_phase()[1:4] == ["Committed", ACTIONS, "Revealed"]


@pytest.mark.rule("L-WINDOW-11")
def test_players_may_act_between_staging_and_the_resolution() -> None:
    assert quest_phase()[3:6] == ["Revealed", ACTIONS, "QuestResolved"]


@pytest.mark.rule("L-WINDOW-12")
def test_players_may_act_after_the_quest_has_been_resolved() -> None:
    assert quest_phase()[5:] == ["QuestResolved", "ProgressPlaced", ACTIONS]


@pytest.mark.rule("L-WINDOW-13")
def test_between_two_players_commitments_there_are_responses_but_no_actions() -> None:
    table = scene(
        Side(heroes=["theodred"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        encounter=["old-forest-road", "forest-gate", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase())
    commits = [Commit(table.id(code)) for code in ("theodred", "eowyn")]
    found = course(table, (events.Committed,), *commits, Use(table.id("theodred")))
    assert found[:5] == [ACTIONS, "Committed", RESPONSE, "Committed", ACTIONS]
    assert table.card("theodred").resources == 1
    table.done()


@pytest.mark.rule("L-WINDOW-14")
def test_nobody_can_act_between_two_revealed_cards() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        encounter=["old-forest-road", "forest-gate", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase())
    found = course(table, (events.Revealed,))
    assert found == [ACTIONS, ACTIONS, "Revealed", "Revealed", ACTIONS, ACTIONS]
    table.done()


@pytest.mark.rule("L-WINDOW-15")
def test_nobody_can_act_while_the_quest_is_resolved() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["eowyn"]),
        staging=["forest-gate"],
        encounter=["old-forest-road", "forest-gate", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase())
    found = course(table, QUESTING)
    assert found[-4:] == ["QuestResolved", "ThreatChanged", "ThreatChanged", ACTIONS]
    table.done()


@pytest.mark.rule("L-WINDOW-16")
@pytest.mark.parametrize("go", [True, False])
def test_players_may_act_after_the_travel_decision_and_not_before(go: bool) -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        staging=["enchanted-stream"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase())
    wanted = TravelHere(table.id("enchanted-stream")) if go else Pass()
    found = course(table, (ChooseTravel, events.TravelledTo), wanted)
    assert found == ["ChooseTravel", *(["TravelledTo"] if go else []), ACTIONS]
    table.done()


def encounter_phase() -> list[str]:
    """An encounter phase with one enemy that is engaged by choice and two that come by checks."""
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], threat=30),
        Side(heroes=["eowyn"], threat=30),
        staging=["king-spider", "forest-spider", "black-forest-bats"],
        phase=Phase.ENCOUNTER,
    )
    table.begin(EncounterPhase())
    noted = (EngageOptionally, events.Engaged)
    found = course(table, noted, EngageEnemy(table.id("forest-spider")))
    table.done()
    return found


@pytest.mark.rule("L-WINDOW-17")
def test_players_may_act_after_the_optional_engagements_of_all() -> None:
    optional = ["EngageOptionally", "Engaged", "EngageOptionally", ACTIONS]
    assert encounter_phase()[:4] == optional


@pytest.mark.rule("L-WINDOW-18")
def test_players_may_act_after_all_engagement_checks() -> None:
    assert encounter_phase()[-2:] == ["Engaged", ACTIONS]


@pytest.mark.rule("L-WINDOW-19")
def test_nobody_can_act_between_engagement_checks() -> None:
    assert encounter_phase()[3:] == [ACTIONS, "Engaged", "Engaged", ACTIONS]


@pytest.mark.rule("L-WINDOW-26")
def test_events_can_be_played_in_the_same_windows_as_other_actions() -> None:
    table = busy_round()
    action, event = Use(table.id("faramir")), Use(table.id("loriens-wealth"))
    table.begin(Round())
    phases = set()
    while not table.position.over:
        assert (action in table.options) == (event in table.options)
        if event in table.options:
            assert isinstance(table.prompt, TakeAction)
            phases.add(table.state.phase)
        table.choose(table.options[0])
    assert phases == set(Phase) - {Phase.SETUP, Phase.PRISONER}
    table.done()


@pytest.mark.rule("L-WINDOW-29")
@pytest.mark.parametrize("scenario", ["escape-from-dol-guldur", "journey-down-the-anduin"])
def test_nobody_can_act_during_set_up(scenario: str) -> None:
    table = vote(new_game(2, scenario, decks=["lore", "spirit"]), A, A)
    while not told(table, events.RoundBegan):
        assert not isinstance(table.decision.prompt, TakeAction)
        table.choose(0)
    assert len(told(table, events.Revealed)) >= 2
    assert table.decision.prompt == TakeAction(Phase.RESOURCE)
