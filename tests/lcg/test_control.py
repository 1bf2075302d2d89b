"""Control and ownership, in play and out of play (L-CTRL, L-PLAY, L-EMPTY)."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.game import checked
from westmarch.kernel.table import Table
from westmarch.kernel.windows import Pass
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import Defend, Pick, PickNumber, PickPlayer, Play, Undefended, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.asking import controller
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.rounds import End, ResourcePhase
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import STARTER_DECKS
from westmarch.lcg.vocabulary.targets import Until

# Ownership and control


@pytest.mark.rule("L-CTRL-01", "L-CTRL-02")
def test_a_player_owns_and_controls_his_heroes_and_his_deck() -> None:
    setup = checked(GAME, 2, {}, ("leadership", "spirit"))
    state = Table(GAME, setup, seed=1).position.state
    assert isinstance(state, LcgState)
    for seat, name in ((A, "leadership"), (B, "spirit")):
        deck = STARTER_DECKS[name]
        own = [card.code for card in state.cards if card.owner == seat]
        assert sorted(own) == sorted(
            [*deck.heroes, *(code for code, copies in deck.cards for _ in range(copies))]
        )
        assert all(controller(state, hero) == seat for hero in state.area[seat])


@pytest.mark.rule("L-CTRL-03")
def test_a_card_that_leaves_play_goes_to_its_owners_discard_pile() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], threat=20),
        Side(heroes=["gimli"], engaged=["hill-troll"]), phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), B))
    table.use("wandering-took").choose(PickPlayer(B)).passing()
    table.choose(Defend(table.id("wandering-took"))).done()
    assert table.state.discard == [[table.id("wandering-took")], []]


@pytest.mark.rule("L-CTRL-03")
def test_a_card_that_returns_to_hand_returns_to_its_owners_hand() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], threat=20),
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        shadows={"hill-troll": ["pursued-by-shadow"]},
        exhausted=["wandering-took"],
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), B))
    table.use("wandering-took").choose(PickPlayer(B)).passing()
    table.choose(Defend(table.id("gimli"))).passing().pick("wandering-took").passing().done()
    assert table.state.hand == [[table.id("wandering-took")], []]


@pytest.mark.rule("L-CTRL-04", "L-CTRL-05")
def test_an_ally_enters_play_under_the_control_of_who_plays_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["guard-of-the-citadel"]), Side(heroes=["theodred"]),
        resources={"aragorn": 2},
    )  # fmt: skip
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("guard-of-the-citadel")))
    # No player is asked for: it can be nobody else's.
    table.play("guard-of-the-citadel").pay("aragorn", "aragorn").passing().done()
    assert table.state.area[A] == [table.id("aragorn"), table.id("guard-of-the-citadel")]


@pytest.mark.rule("L-CTRL-06", "L-CTRL-07")
def test_control_of_an_ally_changes_through_an_effect_and_the_ally_moves_over() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel", "wandering-took"], threat=20),
        Side(heroes=["gimli"], threat=30),
        damage={"wandering-took": 1},
        exhausted=["wandering-took"],
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("wandering-took")))  # no way for the Guard
    table.use("wandering-took")
    assert table.options == (PickPlayer(B),)
    table.choose(PickPlayer(B)).passing().done()
    took = table.card("wandering-took")
    assert table.state.area[B] == [table.id("gimli"), table.id("wandering-took")]
    assert (took.owner, took.seat, took.damage, took.exhausted) == (A, B, 1, True)
    assert table.state.threat == [17, 33]


@pytest.mark.rule("L-CTRL-02")
def test_who_has_given_an_ally_away_no_longer_defends_with_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], engaged=["hill-troll"], threat=20),
        Side(heroes=["gimli"]), phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A))
    table.use("wandering-took").choose(PickPlayer(B)).passing()
    assert table.options == (Undefended(), Defend(table.id("aragorn")))
    table.choose(Defend(table.id("aragorn"))).passing().done()


@pytest.mark.rule("L-CTRL-08", "L-CTRL-09")
def test_an_attachment_may_go_on_another_players_hero_who_then_controls_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["steward-of-gondor"]), Side(heroes=["gimli"]),
        resources={"aragorn": 2},
    )  # fmt: skip
    table.begin(ActionWindow(planning=A)).play("steward-of-gondor")
    assert table.options == (Pick(table.id("aragorn")), Pick(table.id("gimli")))
    table.pick("gimli").pay("aragorn", "aragorn")
    steward = Use(table.id("steward-of-gondor"), 2)
    while table.seat == A:
        assert steward not in table.options
        table.choose(Pass())
    assert (table.seat, table.options) == (B, (Pass(), steward))
    table.choose(steward).passing().done()
    assert table.card("gimli").resources == 2


@pytest.mark.rule("L-CTRL-10", "L-EX-20")
def test_an_encounter_card_on_a_hero_is_not_an_attachment_its_controller_controls() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["marsh-adder"]),
        attached={"aragorn": ["caught-in-a-web", "celebrians-stone"]},
        shadows={"marsh-adder": ["forest-spider"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("marsh-adder"), A)).choose(Defend(table.id("aragorn")))
    assert table.options == (Pick(table.id("celebrians-stone")),)
    table.pick("celebrians-stone").done()


@pytest.mark.rule("L-EX-20")
def test_losing_all_attachments_one_controls_leaves_the_web_where_it_is() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["forest-spider"]),
        attached={"aragorn": ["caught-in-a-web", "celebrians-stone", "steward-of-gondor"]},
        shadows={"forest-spider": ["driven-by-shadow"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("forest-spider"), A)).passing().choose(Undefended())
    table.passing().done()
    assert table.state.attached == {table.id("aragorn"): [table.id("caught-in-a-web")]}


@pytest.mark.rule("L-CTRL-11")
def test_attachments_change_control_with_their_character() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], threat=20), Side(heroes=["gimli"]),
        attached={"wandering-took": ["self-preservation"]}, damage={"wandering-took": 1},
    )  # fmt: skip
    preserve = Use(table.id("self-preservation"), 1)
    table.begin(ActionWindow())
    assert (table.seat, table.options) == (A, (Pass(), Use(table.id("wandering-took")), preserve))
    table.use("wandering-took").choose(PickPlayer(B))
    assert table.seat == B
    assert preserve in table.options
    table.choose(preserve).passing().done()
    assert table.card("wandering-took").damage == 0
    assert table.card("self-preservation").owner == A


@pytest.mark.rule("L-CTRL-11", "L-CTRL-03")
def test_an_attachment_on_a_character_given_away_still_goes_to_its_own_owner() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["wandering-took"], threat=20),
        Side(heroes=["gimli"], engaged=["hill-troll"]),
        attached={"wandering-took": ["self-preservation"]},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), B))
    table.use("wandering-took").choose(PickPlayer(B)).passing()
    table.choose(Defend(table.id("wandering-took"))).passing().done()
    gone = {table.id("wandering-took"), table.id("self-preservation")}
    assert set(table.state.discard[A]) == gone


# In play and out of play


@pytest.mark.rule("L-PLAY-01", "L-PLAY-02")
def test_enemies_in_play_are_those_staged_and_engaged_and_no_others() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "gandalf"], engaged=["hill-troll"]),
        Side(heroes=["gimli"], engaged=["forest-spider"]),
        staging=["wargs", "old-forest-road"],
        shadows={"hill-troll": ["goblin-sniper"]},
        encounter=["king-spider"],
        encounter_discard=["dol-guldur-orcs"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn").pick("gandalf").use("gandalf")
    table.choose(PickNumber(1))
    in_play = {Pick(table.id(code)) for code in ("hill-troll", "forest-spider", "wargs")}
    assert (set(table.options), len(table.options)) == (in_play, 3)
    table.pick("wargs").passing().done()
    assert table.card("wargs").zone is Zone.DISCARD


@pytest.mark.rule("L-PLAY-01", "L-OPEN-08")
def test_what_is_attached_is_in_play_on_a_hero_a_location_or_a_deck() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["miner-of-the-iron-hills", "dark-knowledge"],
             deck=["unexpected-courage"], discard=["the-favor-of-the-lady"]),
        staging=["old-forest-road"],
        attached={"beravor": ["caught-in-a-web"], "old-forest-road": ["power-in-the-earth"]},
        encounter_discard=["caught-in-a-web"],
        resources={"beravor": 2},
    )  # fmt: skip
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("beravor", "beravor").use("miner-of-the-iron-hills")
    conditions = {Pick(table.id("caught-in-a-web", 1)), Pick(table.id("power-in-the-earth"))}
    assert set(table.options) == conditions
    table.choose(Pick(table.id("caught-in-a-web", 1))).passing().done()
    assert table.state.encounter_discard == table.ids("caught-in-a-web")


@pytest.mark.rule("L-PLAY-03")
def test_an_ally_that_was_destroyed_does_not_come_back_at_the_end_of_the_phase() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["sneak-attack", "snowbourn-scout"], engaged=["hill-troll"]),
        resources={"aragorn": 1}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A), End(Until.PHASE))
    table.use("sneak-attack").pay("aragorn").pick("snowbourn-scout").passing()
    table.choose(Defend(table.id("snowbourn-scout"))).passing().done()
    assert table.state.discard[A] == [table.id("sneak-attack"), table.id("snowbourn-scout")]
    assert table.state.hand[A] == []


@pytest.mark.rule("L-LAST-01")
def test_an_ally_comes_back_at_the_end_of_the_phase_whatever_else_left_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["silverlode-archer"], engaged=["hill-troll"],
             hand=["sneak-attack", "snowbourn-scout"]),
        resources={"aragorn": 1}, phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A), End(Until.PHASE))
    table.use("sneak-attack").pay("aragorn").pick("snowbourn-scout").passing()
    table.choose(Defend(table.id("silverlode-archer"))).passing().done()
    assert table.state.discard[A] == [table.id("sneak-attack"), table.id("silverlode-archer")]
    assert table.state.hand[A] == [table.id("snowbourn-scout")]


@pytest.mark.rule("L-PLAY-03")
def test_beorn_who_was_destroyed_is_not_shuffled_into_the_deck() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["beorn"], deck=["gandalf"], engaged=["hill-troll"]),
        damage={"beorn": 5},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow(), EnemyAttack(table.id("hill-troll"), A), End(Until.PHASE))
    table.use("beorn").passing().choose(Defend(table.id("beorn"))).passing().done()
    assert table.state.discard[A] == [table.id("beorn")]
    assert len(table.state.deck[A]) == 1


@pytest.mark.rule("L-PLAY-03")
def test_what_lasted_on_a_card_is_over_once_it_has_been_out_of_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], hand=["sneak-attack"],
             engaged=["forest-spider"]),
        shadows={"forest-spider": ["pursued-by-shadow"]},
        resources={"aragorn": 1}, exhausted=["aragorn"], phase=Phase.COMBAT,
    )  # fmt: skip
    table.begin(ActionWindow(), EnemyAttack(table.id("forest-spider"), A))
    table.use("faramir").choose(PickPlayer(A))
    assert table.terms("faramir", Stat.WILLPOWER) == (("printed", 2), ("faramir", 1))
    table.passing().choose(Undefended()).passing().pick("faramir")
    table.use("sneak-attack").pay("aragorn").pick("faramir")
    assert table.terms("faramir", Stat.WILLPOWER) == (("printed", 2),)
    table.passing().done()


# Running out of cards


@pytest.mark.rule("L-EMPTY-01")
def test_a_player_without_a_deck_plays_on_and_shuffles_nothing() -> None:
    table = scene(
        Side(heroes=["beravor"], discard=["faramir", "gandalf"], threat=20), phase=Phase.RESOURCE
    )
    table.begin(ResourcePhase()).passing().done()
    assert (table.state.hand[A], table.state.deck[A]) == ([], [])
    assert table.state.discard[A] == [table.id("faramir"), table.id("gandalf")]
    assert table.state.eliminated == [False]
    assert table.card("beravor").resources == 1


@pytest.mark.rule("L-EMPTY-01")
def test_who_draws_more_than_his_deck_has_draws_what_there_is() -> None:
    table = scene(Side(heroes=["beravor"], deck=["gandalf"], discard=["faramir"]))
    table.begin(ActionWindow()).use("beravor").choose(PickPlayer(A)).done()
    assert table.state.hand[A] == [table.id("gandalf")]
    assert table.state.discard[A] == [table.id("faramir")]
