"""Windows, orders and ends that the book leaves open: L-OPEN-01 to 06, 11 to 14, 20."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, C, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseEngaging,
    Commit,
    CommitCharacters,
    Done,
    EngageEnemy,
    EngageOptionally,
    MayRespond,
    OrderForced,
    OrderShadows,
    Pick,
    PickPlayer,
    Play,
    Send,
    TakeAction,
    TravelHere,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import DealShadows
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.vocabulary.effects import Damage, RaiseThreat
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import CHOSEN, Until


@pytest.mark.rule("L-OPEN-01")
def test_the_quest_phase_has_four_action_windows() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["beorn"]),
        encounter=["old-forest-road", "wargs"],
        phase=Phase.QUEST,
    )
    window = TakeAction(Phase.QUEST)
    beorn = Use(table.id("beorn"))
    table.begin(QuestPhase())
    assert (table.prompt, table.options) == (window, (Pass(), beorn))  # before committing
    table.choose(Pass())
    assert table.prompt == CommitCharacters(0, 0)
    table.choose(Commit(table.id("aragorn")), Done())
    assert (table.prompt, table.options) == (window, (Pass(), beorn))  # before staging
    assert table.told(events.Revealed) == []
    table.choose(Pass())
    assert (table.prompt, table.options) == (window, (Pass(), beorn))  # after staging
    assert len(table.told(events.Revealed)) == 1
    assert table.told(events.QuestResolved) == []
    table.choose(Pass())
    assert (table.prompt, table.options) == (window, (Pass(), beorn))  # after resolution
    assert table.card("flies-and-spiders").progress == 1
    table.choose(Pass()).done()


@pytest.mark.rule("L-OPEN-02")
def test_everybody_may_act_between_two_cards_that_a_player_plays() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["snowbourn-scout", "guard-of-the-citadel"]),
        Side(heroes=["dunhere"], allies=["beorn"]),
        resources={"aragorn": 3},
    )
    table.begin(ActionWindow(planning=A))
    scout, guard = table.id("snowbourn-scout"), table.id("guard-of-the-citadel")
    assert (table.seat, table.options) == (A, (Pass(), Play(scout), Play(guard)))
    table.play("snowbourn-scout").pay("aragorn")
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("beorn"))))
    table.use("beorn")
    assert (table.seat, table.options) == (A, (Pass(), Play(guard)))
    table.play("guard-of-the-citadel").pay("aragorn", "aragorn").passing().done()


@pytest.mark.rule("L-OPEN-03")
def test_players_act_in_turn_and_who_has_passed_may_act_again() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["gleowine"], deck=["gandalf"] * 5),
        Side(heroes=["eowyn"], allies=["beorn"]),
        Side(heroes=["beravor"], allies=["wandering-took"], deck=["faramir"] * 5),
        exhausted=["beravor"],
        first=B,
    )
    took, gleowine, beorn = (Use(table.id(c)) for c in ("wandering-took", "gleowine", "beorn"))
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (B, (Pass(), beorn))
    table.choose(Pass())
    assert (table.seat, table.options) == (C, (Pass(), took))
    table.choose(took, PickPlayer(A))
    assert (table.seat, table.options) == (A, (Pass(), gleowine))  # Took: once a round
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), beorn))  # he had passed
    table.choose(Pass()).done()


@pytest.mark.rule("L-OPEN-04")
def test_the_first_player_orders_forced_effects_of_one_trigger() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"]),
        attached={"aragorn": ["dungeon-torch"], "gimli": ["shadow-key"]},
        first=B,
    )
    torch, key = (Use(table.id(c), 1) for c in ("dungeon-torch", "shadow-key"))
    table.begin(End(Until.ROUND))
    assert (table.seat, table.prompt) == (B, OrderForced())
    assert table.options == (torch, key)
    table.choose(key).done()
    told = [e.event for e in table.log]
    first, second = (one for one in told if isinstance(one, events.Damaged | events.ThreatChanged))
    assert (type(first), type(second)) == (events.Damaged, events.ThreatChanged)


def orc_falls(first: int) -> LcgScene:
    """A's Thalin with a Blade and B's Legolas with a Blade destroy an enemy together."""
    table = scene(
        Side(heroes=["thalin"], engaged=["wargs"]),
        Side(heroes=["legolas"]),
        attached={"thalin": ["blade-of-gondolin"], "legolas": ["blade-of-gondolin"]},
        phase=Phase.COMBAT,
        first=(A, B)[first],
    )
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("wargs")))
    table.choose(Send(table.id("thalin")), Send(table.id("legolas")))
    assert table.prompt == MayRespond("LeftPlay", table.id("wargs"))
    return table


@pytest.mark.rule("L-OPEN-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_has_the_first_chance_to_respond(first: int) -> None:
    table = orc_falls(first)
    assert table.seat == (A, B)[first]
    table.choose(Pass())
    assert table.seat == (B, A)[first]
    table.choose(Pass()).done()


@pytest.mark.rule("L-OPEN-04")
def test_after_the_first_player_the_others_respond_clockwise() -> None:
    heroes = ("eowyn", "eleanor", "dunhere")
    table = scene(
        *(Side(heroes=[hero], hand=["northern-tracker"]) for hero in heroes),
        encounter=["the-necromancers-reach"],
        resources=dict.fromkeys(heroes, 1),
        exhausted=["eleanor"],
        phase=Phase.QUEST,
        first=B,
    )
    table.begin(RevealCard(B))
    asked = []
    while not table.position.over:
        assert isinstance(table.prompt, MayRespond)
        asked.append(table.seat)
        table.choose(Pass())
    assert asked == [B, C, A]
    table.done()


@pytest.mark.rule("L-OPEN-04")
def test_a_player_uses_his_own_responses_in_the_order_he_likes() -> None:
    table = orc_falls(1)
    legolas, blade = Use(table.id("legolas")), Use(table.id("blade-of-gondolin", 1), 2)
    assert table.options == (Pass(), legolas, blade)
    table.choose(blade)
    assert (table.seat, table.options) == (B, (Pass(), legolas))
    table.choose(legolas)
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("blade-of-gondolin"), 2)))
    table.choose(Pass()).done()
    assert table.card("flies-and-spiders").progress == 3


@pytest.mark.rule("L-OPEN-05")
def test_of_several_enemies_with_the_same_cost_the_player_chooses_one_for_each_check() -> None:
    table = scene(
        Side(threat=25),
        Side(heroes=["gimli"], threat=25),
        staging=["wargs", "king-spider"],
        phase=Phase.ENCOUNTER,
    )
    wargs, spider = table.id("wargs"), table.id("king-spider")
    table.begin(EncounterPhase()).choose(Pass(), Pass())
    assert (table.seat, table.prompt) == (A, ChooseEngaging())
    assert table.options == (EngageEnemy(wargs), EngageEnemy(spider))
    table.choose(EngageEnemy(spider)).done()
    assert table.state.engaged == [[spider], [wargs]]


@pytest.mark.rule("L-OPEN-05")
def test_shadow_cards_go_as_the_player_likes_among_equals_and_to_orc_guards_last() -> None:
    table = scene(
        Side(engaged=["wargs", "king-spider"], deck=["gandalf"]),
        quest="out-of-the-dungeons",
        encounter=["despair", "hill-troll", "eastern-crows"],
    )
    table.begin(Begin(Phase.QUEST), DealShadows(A))
    wargs, spider = table.id("wargs"), table.id("king-spider")
    assert (table.seat, table.prompt) == (A, OrderShadows())
    assert table.options == (Pick(wargs), Pick(spider))
    table.pick("king-spider").done()
    assert table.card("despair").host == spider
    assert table.card("hill-troll").host == wargs
    assert table.card("eastern-crows").host == table.id("gandalf")


@pytest.mark.rule("L-OPEN-06")
def test_each_player_has_one_chance_to_engage_in_player_order() -> None:
    table = scene(
        Side(heroes=["eowyn"], threat=0),
        Side(heroes=["gimli"], threat=0),
        Side(heroes=["beravor"], threat=0),
        staging=["hummerhorns", "wargs", "king-spider"],
        phase=Phase.ENCOUNTER,
    )
    horns, wargs, spider = (table.id(c) for c in ("hummerhorns", "wargs", "king-spider"))
    table.begin(EncounterPhase())
    assert (table.seat, table.prompt) == (A, EngageOptionally())
    assert table.options == (Pass(), EngageEnemy(horns), EngageEnemy(wargs), EngageEnemy(spider))
    table.choose(EngageEnemy(horns)).pick("eowyn")
    assert table.state.eliminated == [True, False, False]
    assert (table.seat, table.prompt) == (B, EngageOptionally())  # it is still B's turn
    table.choose(EngageEnemy(wargs))
    assert (table.seat, table.prompt) == (C, EngageOptionally())
    table.choose(Pass()).done()
    assert table.state.engaged == [[], [wargs], []]


@pytest.mark.rule("L-OPEN-11")
def test_the_first_player_token_passes_at_once_when_the_first_player_is_eliminated() -> None:
    table = scene(Side(), Side(heroes=["gimli"], threat=49), Side(heroes=["eowyn"]), first=B)
    table.begin(Resolve((RaiseThreat(1),), Context(table.id("aragorn"), B))).done()
    assert table.state.eliminated == [False, True, False]
    assert table.state.first == C
    assert table.told(events.FirstPlayerChanged) == [events.FirstPlayerChanged(C)]


@pytest.mark.rule("L-OPEN-13")
def test_tokens_never_run_out() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["ungoliants-spawn"]),
        quest="beorns-path",
        progress={"beorns-path": 30},
        resources={"aragorn": 30, "gimli": 5},
        damage={"ungoliants-spawn": 8},
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).done()
    assert (table.card("aragorn").resources, table.card("gimli").resources) == (31, 6)
    spawn = table.id("ungoliants-spawn")
    table.begin(Resolve((Damage(50, CHOSEN),), Context(spawn, A, (spawn,)))).done()
    assert table.told(events.Damaged) == [events.Damaged(spawn, 50, code="ungoliants-spawn")]
    assert table.state.won


@pytest.mark.rule("L-OPEN-14")
def test_any_player_may_claim_an_objective_in_any_window() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli", "thalin"]),
        staging=["shadow-key"],
        phase=Phase.TRAVEL,
    )
    key = Use(table.id("shadow-key"))
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(), key))
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), key))
    table.choose(key)
    assert (table.seat, table.options) == (B, (Pick(table.id("gimli")), Pick(table.id("thalin"))))
    table.pick("gimli").passing().done()
    assert table.state.threat == [25, 27]
    assert table.card("shadow-key").host == table.id("gimli")


@pytest.mark.rule("L-OPEN-14")
def test_where_a_location_names_the_first_player_he_decides_about_its_response() -> None:
    table = scene(
        Side(heroes=["aragorn"], deck=["gandalf"] * 3),
        Side(heroes=["gimli"], deck=["beorn"] * 3),
        staging=["forest-gate"],
        phase=Phase.TRAVEL,
        first=B,
    )
    gate = table.id("forest-gate")
    table.begin(TravelPhase()).choose(TravelHere(gate))
    assert (table.seat, table.options) == (B, (Pass(), Use(gate)))
    table.use("forest-gate").passing().done()
    assert [len(hand) for hand in table.state.hand] == [0, 2]


@pytest.mark.rule("L-OPEN-20")
def test_the_token_passes_before_the_last_window_and_the_round_ends_after_it() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        Side(heroes=["gimli"], allies=["gandalf", "beorn"]),
        phase=Phase.REFRESH,
    )
    table.begin(RefreshPhase(), End(Until.PHASE), End(Until.ROUND))
    assert (table.seat, table.prompt) == (B, TakeAction(Phase.REFRESH))
    assert table.state.first == B
    assert table.card("gandalf").zone is Zone.PLAY
    table.choose(Pass()).done()
    assert table.card("gandalf").zone is Zone.DISCARD


@pytest.mark.rule("L-OPEN-05")
def test_among_three_equals_the_player_chooses_until_one_is_left() -> None:
    table = scene(
        Side(engaged=["wargs", "wargs", "wargs"]),
        encounter=["despair", "hill-troll", "eastern-crows"],
        phase=Phase.COMBAT,
    )
    first, second, third = table.ids("wargs")
    table.begin(DealShadows(A))
    assert table.options == (Pick(first), Pick(second), Pick(third))
    table.choose(Pick(third))
    assert (table.prompt, table.options) == (OrderShadows(), (Pick(first), Pick(second)))
    table.choose(Pick(second)).done()
    hosts = [table.card(code).host for code in ("despair", "hill-troll", "eastern-crows")]
    assert hosts == [third, second, first]
