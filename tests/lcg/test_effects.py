"""Kinds of card effect: passive, actions, responses, forced, When Revealed, travel (L-EFFECT)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.declared import ABILITIES
from westmarch.lcg.kinds import CardType, Phase, Stat
from westmarch.lcg.options import (
    Commit,
    CommitCharacters,
    Defend,
    Done,
    EngageEnemy,
    MayRespond,
    Pick,
    TakeAction,
    TravelHere,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import CommitStep, QuestPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import ResourcePhase, Round
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary import abilities as a

TRIGGERED = (a.Action, a.Response, a.Forced, a.WhenRevealed, a.Shadow, a.Travel, a.Setup)
OF_PLAYERS = (CardType.HERO, CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT)


def kinds(of_players: bool) -> set[type[a.Ability]]:
    """The kinds of triggered effect on the players' cards, or on the others."""
    return {
        type(ability)
        for code, abilities in ABILITIES.items()
        if (CARDS[code].type in OF_PLAYERS) is of_players
        for ability in abilities
        if isinstance(ability, TRIGGERED)
    }


def windows(table: LcgScene, code: str) -> list[tuple[Phase, bool]]:
    """Play a round without doing anything: every action window, and whether a card is offered."""
    found = []
    while not table.position.over:
        prompt = table.prompt
        if isinstance(prompt, TakeAction):
            found.append((prompt.phase, table.offers(code)))
        else:
            assert not any(isinstance(option, Use) for option in table.options), prompt
        table.choose(table.options[0])
    return found


# Kinds


@pytest.mark.rule("L-EFFECT-01")
def test_cards_of_players_have_passive_effects_actions_responses_and_forced_effects() -> None:
    assert kinds(of_players=True) == {a.Action, a.Response, a.Forced}


@pytest.mark.rule("L-EFFECT-02")
def test_encounter_cards_have_forced_when_revealed_shadow_and_travel_effects() -> None:
    by_the_book = {a.Forced, a.WhenRevealed, a.Shadow, a.Travel}
    # Beyond the book: what side A of a first stage says, and a few texts that players use.
    assert kinds(of_players=False) == by_the_book | {a.Setup, a.Action, a.Response}


# Passive effects


@pytest.mark.rule("L-EFFECT-03")
def test_a_passive_effect_applies_all_the_time_and_nobody_triggers_it() -> None:
    table = scene(Side(deck=["faramir"]), active="enchanted-stream", phase=Phase.RESOURCE)
    table.begin(ResourcePhase()).done()
    assert table.state.hand[A] == []


@pytest.mark.rule("L-EFFECT-04")
def test_a_passive_effect_stops_when_its_card_leaves_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["marsh-adder"]),
        attached={"aragorn": ["celebrians-stone"]},
        shadows={"marsh-adder": ["forest-spider"]},
        phase=Phase.COMBAT,
    )
    assert table.terms("aragorn", Stat.WILLPOWER) == (("printed", 2), ("celebrians-stone", 2))
    table.begin(EnemyAttack(table.id("marsh-adder"), A)).passing()
    table.choose(Defend(table.id("aragorn"))).passing().pick("celebrians-stone").passing()
    assert table.terms("aragorn", Stat.WILLPOWER) == (("printed", 2),)
    table.done()


@pytest.mark.rule("L-EFFECT-04")
def test_a_passive_effect_stops_when_its_condition_no_longer_holds() -> None:
    table = scene(staging=["goblin-sniper", "hummerhorns"], phase=Phase.ENCOUNTER)
    table.begin(EncounterPhase())
    assert table.options == (Pass(), EngageEnemy(table.id("hummerhorns")))
    table.choose(Pass()).passing().done()

    alone = scene(staging=["goblin-sniper"], phase=Phase.ENCOUNTER)
    alone.begin(EncounterPhase())
    assert alone.options == (Pass(), EngageEnemy(alone.id("goblin-sniper")))
    alone.choose(Pass()).passing().done()


# Actions


@pytest.mark.rule("L-EFFECT-05")
def test_an_action_is_always_optional() -> None:
    table = scene(Side(heroes=["beravor"], deck=["faramir", "gandalf"]))
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("beravor")))
    table.choose(Pass()).done()
    assert not table.card("beravor").exhausted


@pytest.mark.rule("L-EFFECT-06")
def test_an_action_is_used_only_by_who_controls_its_card() -> None:
    table = scene(
        Side(heroes=["denethor"], deck=["gandalf"]),
        Side(heroes=["beravor"], deck=["faramir"]),
        encounter=["hill-troll"],
    )
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("denethor"))))
    table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), Use(table.id("beravor"))))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-07", "L-EFFECT-11")
def test_an_action_without_a_phase_is_used_in_every_action_window_and_nowhere_else() -> None:
    table = scene(
        Side(heroes=["denethor"], deck=["gandalf"]),
        staging=["hummerhorns"],
        encounter=["enchanted-stream", "enchanted-stream"],
    )
    offered = windows(table.begin(Round()), "denethor")
    assert [phase for phase, is_offered in offered if is_offered] == [
        Phase.RESOURCE,
        Phase.PLANNING,
        *[Phase.QUEST] * 4,
        Phase.TRAVEL,
        *[Phase.ENCOUNTER] * 2,
        *[Phase.COMBAT] * 2,
        Phase.REFRESH,
    ]
    table.done()


@pytest.mark.rule("L-EFFECT-08")
def test_an_action_of_an_ally_is_used_in_play_and_not_from_hand() -> None:
    ally = Side(heroes=["theodred"], allies=["gleowine"], hand=["gleowine"], deck=["gandalf"])
    table = scene(ally)
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("gleowine", 0)))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-09")
def test_an_event_is_an_action_played_from_hand() -> None:
    table = scene(
        Side(heroes=["theodred"], allies=["faramir"], hand=["ever-vigilant"]),
        exhausted=["faramir"],
        resources={"theodred": 1},
    )
    table.begin(ActionWindow()).use("ever-vigilant").pay("theodred").pick("faramir")
    table.passing().done()
    assert not table.card("faramir").exhausted
    assert table.state.discard[A] == [table.id("ever-vigilant")]


@pytest.mark.rule("L-EFFECT-10")
def test_an_action_with_a_phase_is_used_only_in_that_phase() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["radagasts-cunning"], deck=["gandalf"]),
        staging=["hummerhorns"],
        encounter=["enchanted-stream", "enchanted-stream"],
        resources={"denethor": 1},
    )
    offered = windows(table.begin(Round()), "radagasts-cunning")
    assert [phase for phase, is_offered in offered if is_offered] == [Phase.QUEST] * 4
    assert len(offered) == 12
    table.done()


# Responses


@pytest.mark.rule("L-EFFECT-12", "L-EFFECT-13")
def test_a_response_is_optional_and_a_chance_not_taken_is_gone() -> None:
    table = scene(Side(heroes=["theodred"]), encounter=["enchanted-stream"], phase=Phase.QUEST)
    table.begin(QuestPhase())
    assert table.options == (Done(), Commit(table.id("theodred")))
    table.choose(Commit(table.id("theodred")))
    assert table.prompt == MayRespond("Committed")
    assert table.options == (Pass(), Use(table.id("theodred")))
    table.choose(Pass()).done()
    assert table.card("theodred").resources == 0


@pytest.mark.rule("L-EFFECT-13")
def test_a_response_is_used_directly_after_what_it_names() -> None:
    table = scene(Side(heroes=["theodred"]), encounter=["black-forest-bats"], phase=Phase.QUEST)
    table.begin(QuestPhase()).choose(Commit(table.id("theodred")))
    assert table.id("black-forest-bats") in table.state.encounter_deck
    table.use("theodred").pick("theodred")
    assert table.card("theodred").resources == 1
    table.pick("theodred").done()
    assert table.id("black-forest-bats") in table.state.staging


@pytest.mark.rule("L-EFFECT-14")
def test_a_response_is_used_only_by_who_controls_its_card() -> None:
    table = scene(
        Side(heroes=["theodred"]), Side(heroes=["aragorn"]), committed=["aragorn"],
        resources={"aragorn": 1}, phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(CommitStep(A)).choose(Commit(table.id("theodred")))
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("theodred"))))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-15")
def test_a_response_of_an_attachment_is_used_in_play_and_not_from_hand() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["snowbourn-scout"], hand=["horn-of-gondor"],
             engaged=["marsh-adder"]),
        resources={"gimli": 5}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(EnemyAttack(table.id("marsh-adder"), A))
    table.choose(Defend(table.id("snowbourn-scout"))).done()
    assert table.id("snowbourn-scout") in table.state.discard[A]

    worn = scene(
        Side(heroes=["gimli"], allies=["snowbourn-scout"], engaged=["marsh-adder"]),
        attached={"gimli": ["horn-of-gondor"]}, phase=Phase.COMBAT,
    )  # fmt: skip
    worn.begin(EnemyAttack(worn.id("marsh-adder"), A))
    worn.choose(Defend(worn.id("snowbourn-scout")))
    assert worn.options == (Pass(), Use(worn.id("horn-of-gondor"), 1))
    worn.use("horn-of-gondor").done()
    assert worn.card("gimli").resources == 1


@pytest.mark.rule("L-EFFECT-15")
def test_a_response_that_says_so_works_from_hand() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["brok-ironfist"], engaged=["hill-troll"]),
        damage={"gimli": 4},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("hill-troll"), A)).choose(Defend(table.id("gimli")))
    assert table.options == (Pass(), Use(table.id("brok-ironfist")))
    table.use("brok-ironfist").done()
    assert table.id("brok-ironfist") in table.state.area[A]


@pytest.mark.rule("L-EFFECT-16")
def test_an_event_with_a_response_is_played_from_hand_when_it_is_triggered() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        encounter=["the-necromancers-reach"],
        exhausted=["eowyn"],
        resources={"eowyn": 1},
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    assert table.prompt == MayRespond("WhenRevealedTriggered", table.id("the-necromancers-reach"))
    assert table.options == (Pass(), Use(table.id("a-test-of-will")))
    table.use("a-test-of-will").pay("eowyn").done()
    assert table.card("eowyn").damage == 0
    assert table.state.discard[A] == [table.id("a-test-of-will")]


# Forced and When Revealed effects


@pytest.mark.rule("L-EFFECT-17")
def test_a_forced_effect_happens_whether_the_players_want_it_or_not() -> None:
    table = scene(Side(heroes=["aragorn"], engaged=["marsh-adder"], threat=25), phase=Phase.COMBAT)
    table.begin(EnemyAttack(table.id("marsh-adder"), A))
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    assert table.state.threat == [26]
    table.choose(Undefended()).done()


@pytest.mark.rule("L-EFFECT-18")
def test_a_forced_effect_is_resolved_at_once_before_anything_else_goes_on() -> None:
    table = scene(
        Side(heroes=["aragorn", "denethor"]),
        staging=["hummerhorns"], encounter=["hill-troll"], phase=Phase.ENCOUNTER,
    )  # fmt: skip
    table.begin(EncounterPhase()).choose(EngageEnemy(table.id("hummerhorns")))
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("denethor")))
    table.pick("denethor")
    assert table.id("denethor") in table.state.discard[A]
    table.passing().done()


@pytest.mark.rule("L-EFFECT-19")
def test_a_when_revealed_effect_happens_by_itself_when_the_card_is_revealed() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"]),
        encounter=["the-necromancers-reach"], exhausted=["gimli"], phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(RevealCard(A)).done()
    assert (table.card("aragorn").damage, table.card("gimli").damage) == (0, 1)


@pytest.mark.rule("L-EFFECT-20")
def test_a_when_revealed_effect_does_not_happen_when_the_card_is_a_shadow_card() -> None:
    table = scene(
        Side(heroes=["aragorn", "gimli"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["the-necromancers-reach"]},
        exhausted=["gimli"],
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A)).choose(Defend(table.id("aragorn")))
    table.done()
    assert (table.card("aragorn").damage, table.card("gimli").damage) == (0, 0)


# Travel effects


@pytest.mark.rule("L-EFFECT-21")
def test_a_travel_effect_is_paid_in_order_to_travel_there() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin"]), Side(heroes=["gimli"]),
        staging=["great-forest-web"], phase=Phase.TRAVEL,
    )  # fmt: skip
    table.begin(TravelPhase())
    assert table.options == (Pass(), TravelHere(table.id("great-forest-web")))
    table.choose(TravelHere(table.id("great-forest-web")))
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gloin")))
    assert table.id("great-forest-web") in table.state.staging
    table.pick("gloin", "gimli").done()
    assert [table.card(code).exhausted for code in ("aragorn", "gloin", "gimli")] == [0, 1, 1]
    assert table.state.active == [table.id("great-forest-web")]


@pytest.mark.rule("L-EFFECT-22")
def test_the_players_cannot_travel_where_somebody_cannot_pay() -> None:
    table = scene(
        Side(heroes=["aragorn"]), Side(heroes=["gimli"]),
        staging=["great-forest-web", "old-forest-road"], exhausted=["gimli"], phase=Phase.TRAVEL,
    )  # fmt: skip
    table.begin(TravelPhase())
    assert table.options == (Pass(), TravelHere(table.id("old-forest-road")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-22")
def test_two_cards_in_hand_are_needed_to_discard_two() -> None:
    table = scene(
        Side(hand=["faramir"]), staging=["necromancers-pass", "old-forest-road"],
        phase=Phase.TRAVEL,
    )  # fmt: skip
    table.begin(TravelPhase())
    assert table.options == (Pass(), TravelHere(table.id("old-forest-road")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-EFFECT-07")
def test_no_action_is_taken_while_a_player_commits() -> None:
    table = scene(
        Side(heroes=["beravor"], deck=["gandalf"]), phase=Phase.QUEST, active="forest-gate"
    )
    table.begin(CommitStep(A))
    assert isinstance(table.prompt, CommitCharacters)
    assert table.options == (Done(), Commit(table.id("beravor")))
    table.choose(Done()).done()
