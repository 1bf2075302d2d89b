"""Cards, control and values that the book leaves open: L-OPEN-07 to 10, 19, 21, 24, 27."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Begin, Side, attach, lay, scene
from westmarch.kernel.game import checked
from westmarch.kernel.records import replace
from westmarch.kernel.table import Table
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import CardType, Phase, Stat, Zone
from westmarch.lcg.options import KeepRestricted, Pick, PickPlayer, Play, Use
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.rounds import ResourcePhase
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.state import Card, LcgState, in_play
from westmarch.lcg.tables import CARDS
from westmarch.lcg.vocabulary.effects import Damage, ProgressOnQuest, RaiseThreat, RemoveProgress
from westmarch.lcg.vocabulary.filters import ENEMY
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Each


@pytest.mark.rule("L-OPEN-07")
def test_a_second_copy_of_a_unique_card_is_refused_for_the_same_player_too() -> None:
    table = scene(
        Side(allies=["faramir"], hand=["faramir", "guard-of-the-citadel"]),
        resources={"aragorn": 4},
        exhausted=["faramir"],
    )
    table.begin(ActionWindow(planning=A))
    assert table.options == (Pass(), Play(table.id("guard-of-the-citadel")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-OPEN-08")
def test_what_lies_on_the_table_is_in_play_except_shadow_cards() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["faramir"], deck=["beorn"], engaged=["wargs"]),
        active="forest-gate",
        attached={"gimli": ["caught-in-a-web", "shadow-key"], "wargs": ["forest-snare"]},
        shadows={"wargs": ["king-spider"]},
        encounter=["despair"],
        encounter_discard=["hill-troll"],
    )
    lay(table.state, Card("iron-shackles", None, Zone.ATTACHED, A))
    codes = {table.state.cards[card].code for card in in_play(table.state)}
    assert codes == {
        "gimli",
        "wargs",
        "forest-gate",
        "caught-in-a-web",
        "shadow-key",
        "forest-snare",
        "iron-shackles",
        "flies-and-spiders",
    }


@pytest.mark.rule("L-OPEN-08")
def test_a_condition_on_a_deck_is_in_play_and_can_be_discarded() -> None:
    table = scene(
        Side(heroes=["denethor"], hand=["miner-of-the-iron-hills"]),
        attached={"denethor": ["caught-in-a-web"]},
        exhausted=["denethor"],
        resources={"denethor": 2},
    )
    lay(table.state, Card("iron-shackles", None, Zone.ATTACHED, A))
    table.begin(ActionWindow(planning=A)).play("miner-of-the-iron-hills")
    table.pay("denethor", "denethor").use("miner-of-the-iron-hills")
    web, shackles = table.id("caught-in-a-web"), table.id("iron-shackles")
    assert set(table.options) == {Pick(web), Pick(shackles)}
    table.pick("iron-shackles").passing().done()
    assert table.state.encounter_discard == [shackles]


@pytest.mark.rule("L-OPEN-08")
def test_a_shadow_card_is_no_enemy() -> None:
    table = scene(
        Side(heroes=["gimli"], engaged=["wargs"]),
        shadows={"wargs": ["ungoliants-spawn"]},
        quest="beorns-path",
        progress={"beorns-path": 9},
    )
    everybody = Resolve((Damage(1, Each(ENEMY)),), Context(table.id("gimli"), A))
    table.begin(everybody).done()
    assert table.told(events.Damaged) == [events.Damaged(table.id("wargs"), 1, code="wargs")]
    last = Resolve((ProgressOnQuest(1),), Context(table.id("beorns-path"), A))
    table.begin(last).done()
    assert table.state.won  # the Spawn that hinders is not in play


@pytest.mark.rule("L-OPEN-09")
def test_the_controller_of_the_hero_gives_up_one_of_three_restricted_attachments() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["dwarven-axe"]),
        Side(heroes=["legolas"]),
        attached={"legolas": ["blade-of-gondolin", "citadel-plate"]},
        resources={"gimli": 2},
    )
    axe, blade, plate = (table.id(c) for c in ("dwarven-axe", "blade-of-gondolin", "citadel-plate"))
    table.begin(ActionWindow(planning=A)).play("dwarven-axe").pick("legolas")
    table.pay("gimli", "gimli")
    assert (table.seat, table.prompt) == (B, KeepRestricted(table.id("legolas")))
    assert table.options == (Pick(blade), Pick(plate), Pick(axe))
    table.pick("dwarven-axe").passing().done()
    assert table.state.discard == [[axe], []]  # its owner's pile


@pytest.mark.rule("L-OPEN-09")
def test_an_objective_given_up_as_third_restricted_attachment_returns_to_staging() -> None:
    table = scene(
        Side(heroes=["legolas"]),
        staging=["shadow-key"],
        attached={"legolas": ["blade-of-gondolin", "citadel-plate"]},
        phase=Phase.TRAVEL,
    )
    table.begin(ActionWindow()).use("shadow-key").pick("legolas")
    assert table.prompt == KeepRestricted(table.id("legolas"))
    table.pick("shadow-key").choose(Pass()).done()
    assert table.state.staging == [table.id("shadow-key")]
    assert table.state.threat == [27]


@pytest.mark.rule("L-OPEN-10")
def test_an_eliminated_players_cards_go_to_their_owners() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["wargs"]),
        Side(
            heroes=["gimli"],
            allies=["wandering-took"],
            hand=["beorn"],
            deck=["faramir", "gandalf"],
            threat=49,
        ),
        attached={"gimli": ["caught-in-a-web", "shadow-key", "celebrians-stone"]},
        quest="out-of-the-dungeons",
    )
    for code, owner in (("wandering-took", A), ("celebrians-stone", A)):
        card = table.id(code)
        table.state.cards[card] = replace(table.state.cards[card], owner=owner)
    lay(table.state, Card("forest-snare", B, Zone.ATTACHED, B, table.id("wargs")))
    attach(table.state, table.id("denethor"), "protector-of-lorien")
    protector = table.id("protector-of-lorien")
    table.state.cards[protector] = replace(table.state.cards[protector], owner=B)
    table.begin(Begin(Phase.QUEST)).done()  # Faramir becomes an Orc Guard
    table.begin(Resolve((RaiseThreat(1),), Context(table.id("denethor"), B))).done()
    mine, others = ({table.state.cards[card].code for card in pile} for pile in table.state.discard)
    assert mine == {"wandering-took", "celebrians-stone"}
    assert others == {"gimli", "beorn", "gandalf", "faramir", "forest-snare"}
    assert table.state.encounter_discard == [table.id("caught-in-a-web")]
    assert table.state.staging == [table.id("shadow-key")]
    assert table.card("protector-of-lorien").host == table.id("denethor")


@pytest.mark.rule("L-OPEN-19")
def test_no_value_is_below_zero() -> None:
    table = scene(
        Side(heroes=["theodred"]),
        staging=["old-forest-road", "forest-gate"],
        attached={
            "theodred": ["dark-knowledge", "dark-knowledge"],
            "old-forest-road": ["power-in-the-earth", "power-in-the-earth"],
        },
        progress={"flies-and-spiders": 1},
    )
    assert table.terms("theodred", Stat.WILLPOWER) == (
        ("printed", 1),
        ("dark-knowledge", -1),
        ("dark-knowledge", -1),
    )
    assert table.value("theodred", Stat.WILLPOWER) == 0
    assert table.value("old-forest-road", Stat.THREAT) == 0
    assert staging_threat(table.state) == 2  # the Road does not lower the rest
    table.begin(Resolve((RemoveProgress(4),), Context(table.id("theodred"), A))).done()
    assert table.card("flies-and-spiders").progress == 0


@pytest.mark.rule("L-OPEN-19")
def test_a_strong_defense_heals_nothing() -> None:
    table = scene(
        Side(heroes=["denethor"], engaged=["eastern-crows"]),
        damage={"denethor": 1},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("eastern-crows"), A)).passing()
    table.choose(table.options[1]).done()
    assert table.told(events.Struck)[0].damage == 0
    assert table.card("denethor").damage == 1


@pytest.mark.rule("L-OPEN-21")
def test_threat_does_not_fall_below_zero() -> None:
    table = scene(
        Side(heroes=["dunhere"], hand=["the-galadhrims-greeting"], threat=4),
        resources={"dunhere": 3},
    )
    table.begin(ActionWindow()).use("the-galadhrims-greeting").pay(*["dunhere"] * 3)
    table.choose(table.options[0], PickPlayer(A)).done()
    assert table.state.threat == [0]


@pytest.mark.rule("L-OPEN-21")
def test_hands_and_pools_have_no_limit() -> None:
    table = scene(
        Side(heroes=["gimli"], hand=["gandalf"] * 25, deck=["beorn"]),
        resources={"gimli": 40},
        phase=Phase.RESOURCE,
    )
    table.begin(ResourcePhase()).done()
    assert len(table.state.hand[A]) == 26
    assert table.card("gimli").resources == 41


@pytest.mark.rule("L-OPEN-24")
def test_four_players_face_an_encounter_deck_of_one_copy_of_each_set() -> None:
    table = Table(GAME, checked(GAME, 4, {"scenario": "passage-through-mirkwood"}, ()), 0)
    state = table.position.state
    assert isinstance(state, LcgState)
    cards = state.cards
    assert len([card for card in cards if card.owner is None and is_encounter(card.code)]) == 36
    assert len([card for card in cards if card.code == "ungoliants-spawn"]) == 1


def is_encounter(code: str) -> bool:
    """Whether a card belongs to an encounter deck."""
    return CARDS[code].type is not CardType.QUEST


@pytest.mark.rule("L-OPEN-27")
def test_faramir_reaches_the_characters_in_play_at_that_moment_only() -> None:
    table = scene(
        Side(allies=["faramir"], hand=["sneak-attack", "guard-of-the-citadel"]),
        resources={"aragorn": 1},
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("faramir")), Use(table.id("sneak-attack")))
    table.use("faramir").choose(PickPlayer(A))
    table.use("sneak-attack").pay("aragorn").pick("guard-of-the-citadel").done()
    assert table.value("aragorn", Stat.WILLPOWER) == 2 + 1
    assert table.value("faramir", Stat.WILLPOWER) == 2 + 1
    assert table.value("guard-of-the-citadel", Stat.WILLPOWER) == 1


@pytest.mark.rule("L-OPEN-27")
def test_for_gondor_reaches_the_characters_in_play_at_that_moment_only() -> None:
    table = scene(
        Side(hand=["for-gondor", "sneak-attack", "guard-of-the-citadel"]),
        resources={"aragorn": 3},
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow()).use("for-gondor").pay("aragorn", "aragorn")
    table.use("sneak-attack").pay("aragorn").pick("guard-of-the-citadel").done()
    assert table.value("aragorn", Stat.ATTACK) == 3 + 1
    assert table.value("guard-of-the-citadel", Stat.ATTACK) == 1
