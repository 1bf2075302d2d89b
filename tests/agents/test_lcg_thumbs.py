"""The rules of thumb of the Living Card Game, each in a scene where it makes the difference."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.agents import HeuristicAgent
from westmarch.agents.lcg import weights as w
from westmarch.agents.lcg.fighting import defended, force, party
from westmarch.agents.lcg.forecast import Arrival, arrivals, enemy
from westmarch.agents.lcg.planning import expense
from westmarch.agents.lcg.questing import Quest
from westmarch.agents.lcg.sight import Sight
from westmarch.agents.lcg.thumb import RulesOfThumb
from westmarch.kernel.frames import Frame
from westmarch.kernel.records import AnyOption
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Zone
from westmarch.lcg.options import Commit, EngageEnemy, Pay, Pick, TravelHere, Use
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import CommitStep, QuestPhase
from westmarch.lcg.rules.rounds import PlanningPhase
from westmarch.lcg.view import LcgBoard

CALM_DECK = ["old-forest-road", "forest-gate", "forest-gate", "enchanted-stream"]


def answer(table: LcgScene) -> AnyOption:
    """What the agent would do now."""
    return HeuristicAgent(1).pick(table.view(table.seat))


def played(table: LcgScene, procedure: Frame) -> list[AnyOption]:
    """What the agent does until a procedure is over."""
    agent = HeuristicAgent(1)
    table.begin(procedure)
    choices = []
    while not table.position.over:
        choices.append(agent.pick(table.view(table.seat)))
        table.choose(choices[-1])
    return choices


def sight(table: LcgScene) -> Sight:
    """The table as player A sees it."""
    board = table.view(A).board
    assert isinstance(board, LcgBoard)
    return Sight(board, A)


# Attachments


def test_a_hero_gets_no_third_restricted_attachment() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["dwarven-axe"]),
        attached={"gimli": ["citadel-plate", "horn-of-gondor"]},
        resources={"gimli": 1, "legolas": 1},
    )
    table.begin(PlanningPhase()).play("dwarven-axe")
    assert answer(table) == Pick(table.id("legolas"))


def test_no_weapon_is_played_when_all_hands_are_full() -> None:
    hand_full = {"gimli": ["citadel-plate", "horn-of-gondor"]}
    for attached, weapons in ((hand_full, Zone.HAND), ({}, Zone.ATTACHED)):
        table = scene(
            Side(heroes=["gimli"], hand=["blade-of-gondolin"]),
            attached=attached,
            resources={"gimli": 1},
        )
        played(table, PlanningPhase())
        assert table.card("blade-of-gondolin").zone is weapons


def test_a_weapon_goes_to_who_stays_at_home() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["blade-of-gondolin"]),
        damage={"gimli": 1},
        resources={"gimli": 1},
    )
    table.begin(PlanningPhase()).play("blade-of-gondolin")
    assert answer(table) == Pick(table.id("legolas"))


def test_power_in_the_earth_waits_for_a_location_in_the_staging_area() -> None:
    for staging, zone in (((), Zone.HAND), (("forest-gate",), Zone.ATTACHED)):
        table = scene(
            Side(heroes=["eowyn"], hand=["power-in-the-earth"]),
            staging=staging,
            active="old-forest-road",
            resources={"eowyn": 1},
        )
        played(table, PlanningPhase())
        assert table.card("power-in-the-earth").zone is zone


# The quest


def test_who_gains_by_a_kill_stays_at_home_for_it() -> None:
    table = scene(
        Side(
            heroes=["legolas", "thalin"],
            allies=["beorn", "veteran-axehand", "horseback-archer"],
            engaged=["dol-guldur-orcs"],
        ),
        damage={"dol-guldur-orcs": 1},
        encounter=CALM_DECK,
        phase=Phase.QUEST,
    )
    sent = played(table, CommitStep(A))
    assert Commit(table.id("legolas")) not in sent
    assert Commit(table.id("thalin")) in sent


def test_who_is_near_death_does_not_go_where_all_are_hurt() -> None:
    for damage, goes in ((0, True), (2, False)):
        table = scene(
            Side(heroes=["aragorn", "eleanor"], allies=["veteran-axehand", "beorn"]),
            damage={"eleanor": damage},
            phase=Phase.QUEST,
        )
        assert (Commit(table.id("eleanor")) in played(table, CommitStep(A))) is goes


def test_an_enemy_may_die_as_it_is_revealed() -> None:
    arrival = Arrival(0.1, threat=1, foe=enemy("black-forest-bats"))
    wounded = arrival.hurt(1)
    assert wounded.threat == 1
    assert wounded.foe is not None
    assert wounded.foe.damage == 1
    assert arrival.hurt(2) == Arrival(0.1)
    assert arrival.hurt(0) is arrival


def test_cards_that_come_to_the_same_are_taken_together() -> None:
    found = arrivals(sight(scene(phase=Phase.QUEST)))
    assert sum(arrival.chance for arrival in found) == pytest.approx(1)
    assert len({arrival._replace(chance=0) for arrival in found}) == len(found)
    assert {arrival.foe.code for arrival in found if arrival.foe} >= {"king-spider", "hummerhorns"}


def test_rising_threat_is_feared_for_the_enemies_that_it_brings() -> None:
    table = scene(Side(heroes=["eowyn"], threat=39), staging=["hummerhorns"], phase=Phase.QUEST)
    quest = Quest(sight(table))
    home = party(quest.sight, quest.sight.heroes)
    calm, worse = (quest.fighting(home, threat) for threat in (39, 40))
    assert worse < calm - 10


def test_the_less_time_there_is_the_more_haste() -> None:
    def haste(heroes: list[str], threat: int) -> float:
        return Quest(sight(scene(Side(heroes=heroes, threat=threat)))).haste

    strong, weak = ["eowyn", "glorfindel", "aragorn"], ["legolas", "gimli", "thalin"]
    assert haste(strong, 25) < haste(weak, 25) < haste(weak, 40)
    assert haste(weak, 49) == pytest.approx(haste(["thalin"], 49))


def test_it_does_not_travel_where_another_card_is_revealed_for_little() -> None:
    table = scene(staging=["mountains-of-mirkwood"], encounter=CALM_DECK).begin(TravelPhase())
    assert answer(table) == Pass()
    assert TravelHere(table.id("mountains-of-mirkwood")) in table.options


@pytest.mark.parametrize(
    ("card", "zone"), [("will-of-the-west", Zone.DISCARD), ("northern-tracker", Zone.HAND)]
)
def test_a_point_of_progress_is_worth_a_poor_card_but_no_good_one(card: str, zone: Zone) -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=[card]),
        staging=["forest-gate"],
        encounter=["enchanted-stream"],
        phase=Phase.QUEST,
    )
    played(table, QuestPhase())
    assert table.card(card).zone is zone


# Enemies


def test_it_does_not_engage_what_hurts_at_once() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli", "thalin"], threat=30),
        staging=["hummerhorns"],
        phase=Phase.ENCOUNTER,
    ).begin(EncounterPhase())
    assert answer(table) == Pass()
    assert EngageEnemy(table.id("hummerhorns")) in table.options


def test_an_enemy_that_grows_by_engaging_is_feared_before() -> None:
    table = scene(Side(engaged=["forest-spider"]), staging=["forest-spider"])
    seen = sight(table)
    assert force(seen, seen.me.engaged[0]) == 2
    assert force(seen, seen.board.staging[0]) == 3


def test_the_risk_of_a_shadow_card_counts_even_if_it_is_small() -> None:
    table = scene(Side(heroes=["denethor"], engaged=["king-spider"]), damage={"denethor": 2})
    sure, risky = sight(table), sight(table)
    sure.shadow_chances = {True: [(0, 1.0)], False: [(0, 1.0)]}
    assert any(more and chance < 0.3 for more, chance in risky.shadows(True))
    attack, hero = force(risky, risky.me.engaged[0]), risky.heroes[0]
    assert defended(risky, hero, attack) < defended(sure, hero, attack) - 2


# Events and actions in battle


def test_more_attack_is_used_when_it_kills() -> None:
    for event, zone in (("blade-mastery", Zone.DISCARD), ("feint", Zone.ENGAGED)):
        table = scene(
            Side(heroes=["legolas", "eleanor", "denethor"], hand=[event], engaged=["king-spider"]),
            exhausted=["eleanor"],
            resources={"legolas": 1 if event == "blade-mastery" else 0},
            encounter=CALM_DECK,
            phase=Phase.COMBAT,
        )
        played(table, CombatPhase())
        assert table.card("king-spider").zone is zone


def test_beorn_charges_for_the_victory_and_for_no_less() -> None:
    for quest, foe, won in (
        ("dont-leave-the-path", "ungoliants-spawn", True),
        ("flies-and-spiders", "hill-troll", None),
    ):
        table = scene(
            Side(heroes=["gimli", "thalin"], allies=["beorn"], engaged=[foe]),
            quest=quest,
            attached={foe: ["forest-snare"]},
            encounter=CALM_DECK,
            phase=Phase.COMBAT,
        )
        charged = Use(table.id("beorn")) in played(table, CombatPhase())
        assert (charged, table.state.won) == (won is True, won)


def test_an_event_that_holds_off_all_counts_all() -> None:
    for spiders, zone in ((1, Zone.HAND), (3, Zone.DISCARD)):
        table = scene(
            Side(
                heroes=["legolas", "gimli", "thalin"],
                hand=["thicket-of-spears"],
                engaged=["king-spider"] * spiders,
            ),
            damage={"legolas": 1, "gimli": 3, "thalin": 1},
            resources={"legolas": 1, "gimli": 1, "thalin": 1},
            encounter=CALM_DECK,
            phase=Phase.COMBAT,
        )
        played(table, CombatPhase())
        assert table.card("thicket-of-spears").zone is zone


def test_who_is_held_off_by_an_event_is_feared_no_more_in_that_round() -> None:
    table = scene(
        Side(heroes=["legolas", "gimli", "thalin"], hand=["feint"], engaged=["hill-troll"]),
        damage={"legolas": 1, "gimli": 3, "thalin": 1},
        resources={"legolas": 1},
        encounter=CALM_DECK,
        phase=Phase.COMBAT,
    )
    thumbs = RulesOfThumb()
    table.begin(CombatPhase())
    troll = table.id("hill-troll")
    assert [foe.card for foe in thumbs.sight(table.view(A)).strikers] == [troll]
    while (option := thumbs.pick(table.view(A))) != Pick(troll):
        table.choose(option)
    table.choose(option)
    assert thumbs.sight(table.view(A)).strikers == []
    thumbs.diaries[A].turn_to(table.state.round + 1, Phase.COMBAT)
    assert [foe.card for foe in sight(table).strikers] == [troll]
    assert thumbs.diaries[A].singled_out == frozenset()


def test_a_hero_caught_in_a_web_saves_up_to_become_ready() -> None:
    table = scene(
        Side(heroes=["eowyn", "dunhere"], hand=["power-in-the-earth"]),
        staging=["forest-gate"],
        attached={"eowyn": ["caught-in-a-web"]},
        resources={"eowyn": 2, "dunhere": 1},
    )
    table.begin(PlanningPhase()).play("power-in-the-earth").pick("forest-gate")
    assert answer(table) == Pay(table.id("dunhere"))


# Resources


def test_a_scratch_is_not_worth_a_resource() -> None:
    for damage, heals in ((1, False), (3, True)):
        table = scene(
            Side(heroes=["glorfindel", "denethor"], hand=["gleowine"]),
            damage={"glorfindel": damage},
            resources={"glorfindel": 1},
            phase=Phase.COMBAT,
        )
        used = played(table, CombatPhase())
        assert (Use(table.id("glorfindel")) in used) is heals


def test_no_snare_is_set_for_who_will_soon_be_dead() -> None:
    for foe, zone in (("dol-guldur-orcs", Zone.HAND), ("hill-troll", Zone.ATTACHED)):
        table = scene(
            Side(
                heroes=["glorfindel", "denethor", "beravor"],
                allies=["daughter-of-the-nimrodel"],
                hand=["forest-snare"],
                engaged=[foe],
            ),
            resources={"glorfindel": 1, "denethor": 1, "beravor": 1},
        )
        played(table, PlanningPhase())
        assert table.card("forest-snare").zone is zone


def test_what_makes_a_caught_hero_ready_is_not_spent() -> None:
    for caught, zone in (({}, Zone.PLAY), ({"gimli": ["caught-in-a-web"]}, Zone.HAND)):
        table = scene(
            Side(heroes=["legolas", "gimli"], hand=["veteran-axehand"]),
            exhausted=["gimli"],
            attached=caught,
            resources={"legolas": 1, "gimli": 2},
        )
        played(table, PlanningPhase())
        assert table.card("veteran-axehand").zone is zone


def test_an_attachment_goes_to_who_is_not_caught() -> None:
    table = scene(
        Side(heroes=["gimli", "thalin"], hand=["citadel-plate"]),
        attached={"gimli": ["caught-in-a-web"]},
        resources={"gimli": 2, "thalin": 4},
    )
    table.begin(PlanningPhase()).play("citadel-plate")
    assert answer(table) == Pick(table.id("thalin"))


def test_resources_without_use_are_spent_more_easily() -> None:
    for hand, price in (((), w.SPARE), (("beorn",), w.RESOURCE)):
        table = scene(Side(heroes=["gimli", "thalin"], hand=hand), resources={"gimli": 3})
        assert expense(sight(table), 1) == price
