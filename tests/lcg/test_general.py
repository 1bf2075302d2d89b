"""General principles, spheres and the places of the table: L-GEN, L-SPHERE, L-ZONE."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, C, LcgScene, Side, scene
from westmarch.kernel.game import Outcome
from westmarch.kernel.records import AnyPrompt, Seat
from westmarch.lcg import events
from westmarch.lcg.kinds import CardType, Phase, Sphere
from westmarch.lcg.options import (
    AttackEnemy,
    ChooseTravel,
    Commit,
    CommitCharacters,
    Done,
    EngageOptionally,
    Pick,
    PickNumber,
    PickPlayer,
    TakeAction,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.asking import spheres
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.rules.combat import CombatPhase
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.refreshing import RefreshPhase
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import ResourcePhase, Round
from westmarch.lcg.tables import CARDS

QUIET = ["mountains-of-mirkwood", "old-forest-road", "forest-gate"]
"""Encounter cards that ask nothing when they are revealed."""


def asked(table: LcgScene) -> list[tuple[Seat, type[AnyPrompt]]]:
    """Who is asked what, when everybody does nothing until the end."""
    found = []
    while not table.position.over:
        found.append((table.seat, type(table.prompt)))
        table.choose(table.options[0])
    return found


def three_players() -> LcgScene:
    """Three players, the second one first, with something to do in every phase."""
    return scene(
        Side(heroes=["aragorn"], allies=["faramir"]),
        Side(heroes=["denethor"]),
        Side(heroes=["beravor"], deck=["gandalf", "gandalf", "gandalf"]),
        staging=["marsh-adder", "forest-gate"],
        encounter=[*QUIET, "enchanted-stream"],
        first=B,
    )


@pytest.mark.rule("L-GEN-01")
def test_all_win_together_even_those_who_are_out_of_the_game() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=[], threat=50),
        quest="beorns-path",
        progress={"beorns-path": 9},
        phase=Phase.QUEST,
    )
    table.state.eliminated[B] = True
    table.begin(QuestPhase()).passing().choose(Commit(table.id("eowyn"))).passing().done()
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((A, B), "won")
    assert outcome.scores[A] == outcome.scores[B]


@pytest.mark.rule("L-GEN-01")
def test_all_lose_together() -> None:
    table = scene(Side(heroes=["eowyn"], threat=49), Side(heroes=["gimli"], threat=49))
    table.begin(RefreshPhase()).done()
    assert table.position.outcome == Outcome((), (0, 0), "lost")


@pytest.mark.rule("L-GEN-04")
def test_a_card_overrules_the_rules_where_they_contradict() -> None:
    table = scene(
        Side(heroes=["dunhere", "gimli"], engaged=["forest-spider"]),
        staging=["king-spider"],
        phase=Phase.COMBAT,
    )
    spider, staged = table.id("forest-spider"), table.id("king-spider")
    table.begin(PlayerAttacks(A))
    assert table.options == (Done(), AttackEnemy(spider), AttackEnemy(staged))
    table.choose(Done()).done()
    without = scene(
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        staging=["king-spider"],
        phase=Phase.COMBAT,
    )
    without.begin(PlayerAttacks(A))
    assert without.options == (Done(), AttackEnemy(without.id("forest-spider")))
    without.choose(Done()).done()


@pytest.mark.rule("L-GEN-05")
@pytest.mark.parametrize(("third", "enough"), [("thalin", True), ("aragorn", False)])
def test_a_card_and_a_rule_that_can_both_be_obeyed_are_both_obeyed(
    third: str, enough: bool
) -> None:
    table = scene(
        Side(
            heroes=["gimli", "legolas", third],
            hand=["thicket-of-spears"],
            engaged=["forest-spider"],
        ),
        resources={"gimli": 2, "legolas": 2, third: 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    if enough:
        table.use("thicket-of-spears").pay("gimli", "legolas", "thalin").choose(PickPlayer(A))
    table.done()
    assert table.card("gimli").resources == (1 if enough else 2)


@pytest.mark.rule("L-GEN-06")
def test_every_player_has_a_threat_of_his_own() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["the-galadhrims-greeting"], threat=30),
        Side(heroes=["gimli"], threat=40),
        resources={"eowyn": 3},
    )
    table.begin(ActionWindow()).use("the-galadhrims-greeting").pay(*["eowyn"] * 3)
    table.choose(PickNumber(0), PickPlayer(B)).passing().done()
    assert table.state.threat == [30, 34]


@pytest.mark.rule("L-GEN-07")
def test_the_first_player_acts_first_in_every_phase() -> None:
    table = three_players()
    table.begin(Round())
    earliest: dict[type[AnyPrompt], Seat] = {}
    for seat, prompt in asked(table):
        earliest.setdefault(prompt, seat)
    assert earliest == {
        TakeAction: B,
        CommitCharacters: B,
        ChooseTravel: B,
        EngageOptionally: B,
    }
    assert table.state.first == C
    table.done()


@pytest.mark.rule("L-GEN-08")
@pytest.mark.parametrize("kind", [CommitCharacters, EngageOptionally])
def test_the_others_follow_clockwise(kind: type[AnyPrompt]) -> None:
    table = three_players()
    table.begin(Round())
    assert [seat for seat, prompt in asked(table) if prompt is kind] == [B, C, A]
    table.done()


@pytest.mark.rule("L-GEN-10")
def test_the_number_of_tokens_in_the_box_limits_nothing() -> None:
    table = scene(
        Side(heroes=["aragorn", "eowyn"]),
        resources={"aragorn": 30, "eowyn": 30},
        quest="dont-leave-the-path",
        progress={"dont-leave-the-path": 26},
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase(), QuestPhase()).choose(Commit(table.id("eowyn")))
    table.choose(Done()).done()
    assert [table.card(code).resources for code in ("aragorn", "eowyn")] == [31, 31]
    assert table.card("dont-leave-the-path").progress == 30


@pytest.mark.rule("L-SPHERE-01")
def test_there_are_four_spheres() -> None:
    assert {sphere.value for sphere in Sphere} == {"leadership", "lore", "spirit", "tactics"}
    printed = {row.sphere for row in CARDS.values() if row.sphere is not None}
    assert printed == set(Sphere)


@pytest.mark.rule("L-SPHERE-02")
@pytest.mark.parametrize("code", [c for c, row in CARDS.items() if row.type is CardType.HERO])
def test_every_hero_belongs_to_one_sphere(code: str) -> None:
    table = scene(Side(heroes=[code]))
    assert spheres(table.state, table.id(code)) == (CARDS[code].sphere,)
    assert CARDS[code].sphere is not None


@pytest.mark.rule("L-SPHERE-04")
def test_a_neutral_card_belongs_to_no_sphere() -> None:
    table = scene(
        Side(
            heroes=["eowyn"],
            hand=["stand-and-fight"],
            discard=["gandalf", "guard-of-the-citadel"],
        ),
        resources={"eowyn": 9},
    )
    table.begin(ActionWindow()).use("stand-and-fight")
    assert table.options == (Pick(table.id("guard-of-the-citadel")),)
    table.pick("guard-of-the-citadel").pay("eowyn", "eowyn").passing().done()
    neutral = {row.code for row in CARDS.values() if row.cost is not None and row.sphere is None}
    assert neutral == {"gandalf"}


@pytest.mark.rule("L-ZONE-01")
@pytest.mark.parametrize(("there", "threat"), [(False, 26), (True, 27)])
def test_the_players_are_not_at_a_location_in_the_staging_area(there: bool, threat: int) -> None:
    fields = "gladden-fields"
    table = scene(Side(), staging=[] if there else [fields], active=fields if there else None)
    table.begin(RefreshPhase()).done()
    assert table.state.threat == [threat]


@pytest.mark.rule("L-ZONE-02")
def test_an_enemy_in_the_staging_area_is_engaged_with_nobody() -> None:
    table = scene(
        Side(heroes=["aragorn"]),
        staging=["forest-spider"],
        encounter=["enchanted-stream"],
        phase=Phase.COMBAT,
    )
    table.begin(CombatPhase()).done()
    assert table.state.encounter_deck == [table.id("enchanted-stream")]
    assert table.told(events.AttackBegan) == []
    assert table.card("aragorn").damage == 0


@pytest.mark.rule("L-ZONE-03")
def test_each_player_and_the_encounter_deck_have_a_discard_pile_of_their_own() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["snowbourn-scout"]),
        Side(heroes=["gimli"], allies=["silverlode-archer"]),
        encounter=["the-necromancers-reach", "forest-gate"],
        exhausted=["snowbourn-scout", "silverlode-archer"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.state.discard == [[table.id("snowbourn-scout")], [table.id("silverlode-archer")]]
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]


@pytest.mark.rule("L-ZONE-04")
def test_a_card_goes_to_the_pile_of_the_deck_that_it_came_from() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"]),
        Side(heroes=["gimli"]),
        encounter=["the-necromancers-reach"],
        exhausted=["wandering-took"],
        damage={"wandering-took": 1},
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).use("wandering-took").choose(PickPlayer(B)).passing()
    took = table.id("wandering-took")
    assert table.state.area[B] == [table.id("gimli"), took]
    table.begin(RevealCard(A)).done()
    assert table.state.discard == [[took], []]
