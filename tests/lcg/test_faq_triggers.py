"""When effects trigger, in what order and how often: L-FAQ-01 to L-FAQ-11."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, LcgScene, Side, scene
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import (
    ChooseSeat,
    Commit,
    DiscardToPay,
    Done,
    EngageEnemy,
    MayRespond,
    OrderForced,
    Pick,
    PickNumber,
    PickPlayer,
    TakeAction,
    TravelHere,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.encounters import EncounterPhase, TravelPhase
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.values import value
from westmarch.lcg.vocabulary.effects import ProgressOnQuest
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Until


@pytest.mark.rule("L-FAQ-01")
def test_a_forced_effect_comes_before_responses_to_the_same_event() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["strength-of-will"], deck=["gandalf"]),
        staging=["tower-gate"],
        phase=Phase.TRAVEL,
    )
    table.begin(TravelPhase()).choose(TravelHere(table.id("tower-gate")))
    assert table.prompt == MayRespond("TravelledTo", table.id("tower-gate"))
    assert table.state.engaged[A] == [table.id("gandalf")]  # the Orc Guard came first
    assert table.options == (Pass(), Use(table.id("strength-of-will")))
    table.use("strength-of-will").pick("eowyn").passing().done()
    assert table.id("tower-gate") in table.state.encounter_discard


@pytest.mark.rule("L-FAQ-01")
def test_a_passive_effect_comes_before_forced_effects_of_the_same_moment() -> None:
    table = scene(Side(allies=["gandalf"]), attached={"aragorn": ["dungeon-torch", "shadow-key"]})
    table.begin(End(Until.ROUND))
    assert table.card("gandalf").zone is Zone.DISCARD  # without being asked for its place
    torch, key = (Use(table.id(code), 1) for code in ("dungeon-torch", "shadow-key"))
    assert (table.prompt, table.options) == (OrderForced(), (torch, key))
    table.choose(torch).done()


def beorn_sneaks_in() -> LcgScene:
    """Sneak Attack and Beorn both wait for the end of the phase."""
    table = scene(
        Side(hand=["sneak-attack", "beorn"], deck=["gandalf"]),
        resources={"aragorn": 1},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE))
    table.use("sneak-attack").pay("aragorn").pick("beorn").use("beorn").passing()
    assert table.seat == A
    assert table.prompt == OrderForced()
    assert table.options == (Use(table.id("sneak-attack"), 0), Use(table.id("beorn"), 1))
    return table


@pytest.mark.rule("L-FAQ-02")
def test_beorn_returns_to_hand_if_the_first_player_lets_sneak_attack_end_first() -> None:
    table = beorn_sneaks_in()
    table.choose(table.options[0]).done()
    assert table.state.hand[A] == [table.id("beorn")]


@pytest.mark.rule("L-FAQ-02")
def test_beorn_is_shuffled_away_if_the_first_player_lets_his_own_text_end_first() -> None:
    table = beorn_sneaks_in()
    table.choose(table.options[1]).done()
    assert table.state.hand[A] == []
    assert table.card("beorn").zone is Zone.DECK


@pytest.mark.rule("L-FAQ-03")
def test_the_first_player_picks_who_has_the_highest_threat_in_a_tie() -> None:
    table = scene(
        Side(heroes=["aragorn", "gloin"], threat=30),
        Side(heroes=["gimli"], threat=30),
        Side(heroes=["eowyn"], threat=29),
        encounter=["caught-in-a-web"],
        phase=Phase.QUEST,
        first=B,
    )
    table.begin(RevealCard(B))
    assert (table.seat, table.prompt) == (B, ChooseSeat(table.id("caught-in-a-web")))
    assert table.options == (PickPlayer(B), PickPlayer(A))
    table.choose(PickPlayer(A))
    assert table.seat == A
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gloin")))
    table.pick("gloin").done()
    assert table.card("caught-in-a-web").host == table.id("gloin")


@pytest.mark.rule("L-FAQ-04")
def test_every_copy_responds_once_to_the_same_event() -> None:
    table = scene(
        Side(heroes=["eowyn"], allies=["lorien-guide", "lorien-guide"]),
        active="forest-gate",
        phase=Phase.QUEST,
    )
    one, other = table.ids("lorien-guide")
    table.begin(CommitStep(A)).choose(Commit(one), Commit(other), Done())
    assert table.options == (Pass(), Use(one), Use(other))
    table.choose(Use(one))
    assert table.options == (Pass(), Use(other))
    table.choose(Use(other)).done()
    assert table.card("forest-gate").progress == 2


@pytest.mark.rule("L-FAQ-05")
def test_an_action_can_be_used_again_as_long_as_its_cost_can_be_paid() -> None:
    table = scene(
        Side(heroes=["denethor"]),
        attached={"denethor": ["unexpected-courage"]},
        encounter=["forest-spider", "old-forest-road"],
    )
    table.begin(ActionWindow()).use("denethor").choose(table.options[1])
    assert table.options == (Pass(), Use(table.id("unexpected-courage"), 1))
    table.use("unexpected-courage").use("denethor").choose(table.options[0]).done()
    assert table.state.encounter_deck[0] == table.id("forest-spider")


@pytest.mark.rule("L-FAQ-05")
def test_a_printed_limit_counts_for_each_copy() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["gandalf"] * 8),
        attached={"denethor": ["protector-of-lorien", "protector-of-lorien"]},
        exhausted=["denethor"],
        phase=Phase.QUEST,
    )
    one, other = (Use(card, 1) for card in table.ids("protector-of-lorien"))
    table.begin(ActionWindow())
    for left in ((one, other),) * 3 + ((other,),) * 3:
        assert table.options == (Pass(), *left)
        table.choose(left[0])
        assert table.prompt == DiscardToPay(left[0].card)
        table.choose(table.options[0], PickNumber(1))
    table.done()
    assert table.value("denethor", Stat.WILLPOWER) == 1 + 6
    assert len(table.state.hand[A]) == 2


@pytest.mark.rule("L-FAQ-05")
def test_a_card_that_left_play_comes_back_as_a_new_copy_with_a_new_limit() -> None:
    table = scene(
        Side(hand=["sneak-attack", "sneak-attack", "beorn"]),
        resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE), ActionWindow())
    table.use("sneak-attack").pay("aragorn").pick("beorn").use("beorn")
    assert table.prompt == OrderForced()  # no action was left: once a round
    table.choose(table.options[0])
    assert table.prompt == TakeAction(Phase.COMBAT)
    table.use("sneak-attack").pay("aragorn").pick("beorn")
    assert table.options == (Pass(), Use(table.id("beorn")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-FAQ-06")
def test_a_cancelling_response_comes_after_the_trigger_and_before_the_effect() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["hasty-stroke"], engaged=["forest-spider"]),
        shadows={"forest-spider": ["dol-guldur-orcs"]},
        resources={"dunhere": 1},
        phase=Phase.COMBAT,
    )
    spider = table.id("forest-spider")
    table.begin(EnemyAttack(spider, A)).choose(Undefended())
    assert table.prompt == MayRespond("ShadowTriggered", table.id("dol-guldur-orcs"))
    assert not table.card("dol-guldur-orcs").face_down
    assert table.value("forest-spider", Stat.ATTACK) == 2
    table.use("hasty-stroke").pay("dunhere").done()
    assert table.card("dunhere").damage == 2
    assert table.state.discard[A] == [table.id("hasty-stroke")]


@pytest.mark.rule("L-FAQ-07", "L-EX-23")
def test_a_card_with_cancelled_effects_is_still_revealed() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        committed=["eowyn"],
        resources={"eowyn": 1},
        encounter=["black-forest-bats"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).use("a-test-of-will").pay("eowyn").done()
    assert table.card("eowyn").committed
    assert table.state.staging == [table.id("black-forest-bats")]


@pytest.mark.rule("L-FAQ-07")
def test_keywords_cannot_be_cancelled_with_the_when_revealed_effects() -> None:
    table = scene(
        Side(heroes=["eowyn"], hand=["a-test-of-will"]),
        resources={"eowyn": 1},
        encounter=["endless-caverns", "old-forest-road"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert table.state.threat == [26]
    assert table.state.staging == [table.id("endless-caverns"), table.id("old-forest-road")]


@pytest.mark.rule("L-FAQ-08")
def test_a_quest_card_that_comes_after_the_phase_began_waits_for_the_next_one() -> None:
    table = scene(
        Side(heroes=["eowyn", "dunhere"], deck=["gandalf"]),
        attached={"eowyn": ["gandalfs-map", "dungeon-torch"], "dunhere": ["shadow-key"]},
        quest="through-the-caverns",
        quest_deck=["out-of-the-dungeons"],
        progress={"through-the-caverns": 14},
        phase=Phase.PLANNING,
    )
    last = Resolve((ProgressOnQuest(1),), Context(table.id("through-the-caverns"), A))
    table.begin(Begin(Phase.QUEST), last).done()
    assert table.state.quest == [table.id("out-of-the-dungeons")]
    assert table.state.engaged == [[]]
    table.begin(Begin(Phase.QUEST)).done()
    assert table.state.engaged == [[table.id("gandalf")]]


@pytest.mark.rule("L-FAQ-09")
def test_a_hero_who_cannot_attack_cannot_be_chosen_for_quick_strike() -> None:
    table = scene(
        Side(heroes=["gimli", "legolas"], hand=["quick-strike"], engaged=["forest-spider"]),
        attached={"gimli": ["gandalfs-map"]},
        resources={"gimli": 1},
    )
    table.begin(ActionWindow()).use("quick-strike").pay("gimli")
    assert table.options == (Pick(table.id("legolas")),)
    table.pick("legolas", "forest-spider").passing().done()


@pytest.mark.rule("L-FAQ-09")
def test_players_who_cannot_draw_are_not_helped_by_a_card_that_lets_them() -> None:
    table = scene(
        Side(hand=["sneak-attack", "gandalf"], deck=["beorn"] * 4),
        active="enchanted-stream",
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn").pick("gandalf")
    table.use("gandalf")
    assert table.options == (PickNumber(2),)
    table.choose(PickNumber(2)).done()
    assert table.state.threat == [20]


def treachery_for_eleanor() -> LcgScene:
    """A treachery is revealed that both Eleanor and A Test of Will could cancel."""
    table = scene(
        Side(heroes=["eleanor", "eowyn"], hand=["a-test-of-will"]),
        exhausted=["eowyn"],
        resources={"eowyn": 1},
        encounter=["the-necromancers-reach", "old-forest-road", "forest-gate"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A))
    test, eleanor = Use(table.id("a-test-of-will")), Use(table.id("eleanor"))
    assert table.options == (Pass(), eleanor, test)
    return table


@pytest.mark.rule("L-FAQ-10")
def test_what_follows_then_happens_after_what_stands_before_it_has_resolved() -> None:
    table = treachery_for_eleanor()
    table.use("eleanor").done()
    assert table.card("eowyn").damage == 0
    assert table.state.encounter_discard == [table.id("the-necromancers-reach")]
    assert table.state.staging == [table.id("old-forest-road")]


@pytest.mark.rule("L-FAQ-10")
def test_what_follows_then_does_not_happen_if_nothing_is_left_to_cancel() -> None:
    table = treachery_for_eleanor()
    table.use("a-test-of-will").pay("eowyn").done()  # Eleanor has no chance any more
    assert not table.card("eleanor").exhausted
    assert table.state.staging == []


@pytest.mark.rule("L-FAQ-11")
def test_a_card_that_names_itself_means_this_copy_only() -> None:
    table = scene(
        Side(engaged=["forest-spider"], threat=0), staging=["forest-spider"], phase=Phase.ENCOUNTER
    )
    old, new = table.ids("forest-spider")
    table.begin(EncounterPhase()).choose(EngageEnemy(new)).done()
    attacks = [value(table.state, card, Stat.ATTACK) for card in (old, new)]
    assert attacks == [2, 3]


@pytest.mark.rule("L-FAQ-02")
def test_the_first_player_orders_what_happens_at_the_end_and_all_of_it_happens() -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["aragorn"], hand=["sneak-attack", "sneak-attack", "faramir", "beorn"]),
        resources={"aragorn": 2},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), End(Until.PHASE))
    for ally in ("faramir", "beorn"):
        table.use("sneak-attack").pay("aragorn").pick(ally)
    table.passing()
    assert (table.seat, table.prompt) == (A, OrderForced())
    first, second = table.ids("sneak-attack")
    assert table.options == (Use(first, 0), Use(second, 1))
    table.choose(Use(second, 1)).done()
    assert table.state.hand[B] == [table.id("beorn"), table.id("faramir")]


@pytest.mark.rule("L-FAQ-11")
def test_only_the_copy_that_enters_play_responds_to_it() -> None:
    table = scene(
        Side(allies=["snowbourn-scout", "son-of-arnor"], hand=["snowbourn-scout"]),
        staging=["old-forest-road", "wargs"],
        resources={"aragorn": 1},
    )
    _, new = table.ids("snowbourn-scout")
    table.begin(ActionWindow(planning=A)).play("snowbourn-scout").pay("aragorn")
    assert table.options == (Pass(), Use(new))
    table.choose(Pass()).passing().done()
