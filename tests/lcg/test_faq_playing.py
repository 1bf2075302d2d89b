"""Playing cards and using abilities: L-FAQ-12 to L-FAQ-16."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, B, Side, scene
from westmarch.kernel.chance import Drawn, Shuffled
from westmarch.kernel.windows import Pass
from westmarch.lcg.kinds import Phase, Stat, Zone
from westmarch.lcg.options import Pick, PickNumber, PickPlayer, Play, Use, Yes
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import End
from westmarch.lcg.rules.settling import AdvanceStage
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.vocabulary.effects import ProgressOn, RaiseThreat
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import CHOSEN, Until


@pytest.mark.rule("L-FAQ-12")
def test_a_card_put_into_play_was_not_played() -> None:
    table = scene(
        Side(
            heroes=["aragorn"],
            hand=["guard-of-the-citadel", "sneak-attack", "erebor-hammersmith"],
            discard=["citadel-plate"],
        ),
        quest="the-necromancers-tower",
        resources={"aragorn": 3},
    )
    table.begin(ActionWindow(planning=A))
    guard, sneak = table.id("guard-of-the-citadel"), table.id("sneak-attack")
    assert table.options == (Pass(), Play(guard), Use(sneak))  # the Hammersmith is a Lore card
    table.play("guard-of-the-citadel").pay("aragorn", "aragorn")
    assert table.options == (Pass(), Use(sneak))  # the one ally of this round has been played
    table.use("sneak-attack").pay("aragorn").pick("erebor-hammersmith").passing().done()
    assert table.card("erebor-hammersmith").zone is Zone.PLAY
    assert table.card("citadel-plate").zone is Zone.DISCARD  # no response: it was not played


@pytest.mark.rule("L-FAQ-12")
def test_a_card_put_into_play_has_entered_play() -> None:
    table = scene(
        Side(hand=["sneak-attack", "snowbourn-scout"]),
        staging=["forest-gate"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow()).use("sneak-attack").pay("aragorn").pick("snowbourn-scout")
    assert table.options == (Pass(), Use(table.id("snowbourn-scout")))
    table.use("snowbourn-scout").pick("forest-gate").done()
    assert table.card("forest-gate").progress == 1


@pytest.mark.rule("L-FAQ-13")
def test_a_searched_encounter_deck_is_shuffled_and_its_discard_pile_is_not() -> None:
    table = scene(
        Side(threat=10),
        quest="a-fork-in-the-road",
        quest_deck=["dont-leave-the-path", "beorns-path"],
        encounter=["old-forest-road", "king-spider", "forest-gate"],
        encounter_discard=["wargs", "forest-spider", "hill-troll"],
    )
    table.script(Drawn(table.id("dont-leave-the-path")), Shuffled((1, 0)))
    table.begin(AdvanceStage())
    assert table.options == (Pick(table.id("king-spider")), Pick(table.id("forest-spider")))
    table.pick("forest-spider").done()
    assert table.state.encounter_discard == [table.id("wargs"), table.id("hill-troll")]


@pytest.mark.rule("L-FAQ-13")
def test_a_searched_player_deck_is_shuffled() -> None:
    table = scene(
        Side(deck=["gandalf", "beorn", "faramir"]),
        active="mountains-of-mirkwood",
        progress={"mountains-of-mirkwood": 2},
    )
    mountains = table.id("mountains-of-mirkwood")
    table.script(Shuffled((1, 0)))
    table.begin(Resolve((ProgressOn(1, CHOSEN),), Context(mountains, A, (mountains,))))
    table.use("mountains-of-mirkwood").choose(Yes()).pick("beorn").done()
    assert table.state.deck[A] == [table.id("gandalf"), table.id("faramir")]


@pytest.mark.rule("L-FAQ-13")
def test_looking_at_top_cards_is_no_search_and_shuffles_nothing() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["gandalfs-search"], deck=["gandalf", "beorn", "faramir"]),
        exhausted=["beravor"],
        resources={"beravor": 2},
    )
    table.begin(ActionWindow()).use("gandalfs-search")
    assert table.options == (PickNumber(1), PickNumber(2))
    table.choose(PickNumber(2)).pay("beravor", "beravor").choose(PickPlayer(A))
    table.pick("gandalf").done()
    assert table.state.deck[A] == [table.id("faramir"), table.id("beorn")]


@pytest.mark.rule("L-FAQ-13")
def test_a_searched_discard_pile_keeps_its_order() -> None:
    table = scene(
        Side(
            heroes=["dunhere"],
            hand=["dwarven-tomb"],
            discard=["hasty-stroke", "a-test-of-will", "lorien-guide"],
        ),
        resources={"dunhere": 1},
    )
    table.begin(ActionWindow()).use("dwarven-tomb").pay("dunhere").pick("a-test-of-will").done()
    codes = [table.state.cards[card].code for card in table.state.discard[A]]
    assert codes == ["hasty-stroke", "lorien-guide", "dwarven-tomb"]


@pytest.mark.rule("L-FAQ-14")
@pytest.mark.parametrize(
    ("hero", "event"),
    [
        ("gimli", "quick-strike"),  # no enemy to attack
        ("aragorn", "ever-vigilant"),  # no exhausted ally
        ("aragorn", "sneak-attack"),  # the only ally in hand is unique and in play already
        ("denethor", "loriens-wealth"),  # nobody has a card to draw
        ("dunhere", "a-light-in-the-dark"),  # no engaged enemy
        ("denethor", "lore-of-imladris"),  # nobody is damaged
    ],
)
def test_an_event_that_could_change_nothing_cannot_be_played(hero: str, event: str) -> None:
    table = scene(
        Side(heroes=[hero], allies=["faramir"], hand=[event, "faramir"]),
        resources={hero: 5},
        exhausted=[] if event == "quick-strike" else [hero],
        phase=Phase.COMBAT,
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("faramir")))
    table.choose(Pass()).done()


@pytest.mark.rule("L-FAQ-14")
def test_an_ability_that_could_change_nothing_cannot_be_used_for_its_cost() -> None:
    table = scene(Side(heroes=["beravor", "glorfindel", "denethor"]), resources={"glorfindel": 2})
    table.begin(ActionWindow()).done()  # no card to draw, nobody to heal, nothing to look at


@pytest.mark.rule("L-FAQ-15")
def test_a_lasting_effect_of_a_player_card_is_worked_out_once() -> None:
    table = scene(
        Side(heroes=["eowyn"], allies=["wandering-took", "faramir"]),
        Side(heroes=["gimli"]),
        phase=Phase.QUEST,
    )
    table.begin(ActionWindow()).use("faramir").choose(PickPlayer(A))
    table.use("wandering-took").choose(PickPlayer(B)).passing().done()
    assert table.card("wandering-took").seat == B
    assert table.terms("wandering-took", Stat.WILLPOWER) == (("printed", 1), ("faramir", 1))
    assert table.value("gimli", Stat.WILLPOWER) == 2


@pytest.mark.rule("L-FAQ-15")
def test_a_lasting_effect_of_an_encounter_card_is_worked_out_anew() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=["gimli"], threat=49),
        encounter=["under-the-shadow", "forest-gate"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A)).done()
    assert staging_threat(table.state) == 2  # two players
    table.begin(Resolve((RaiseThreat(1),), Context(table.id("eowyn"), B))).done()
    assert staging_threat(table.state) == 1  # one of them is out


@pytest.mark.rule("L-FAQ-16")
def test_currently_touches_only_the_cards_of_that_moment() -> None:
    table = scene(
        staging=["forest-gate"],
        encounter=["driven-by-shadow", "old-forest-road", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A), RevealCard(A)).done()
    assert table.value("forest-gate", Stat.THREAT) == 2 + 1
    assert table.value("old-forest-road", Stat.THREAT) == 1


@pytest.mark.rule("L-FAQ-16")
def test_without_currently_cards_that_arrive_later_are_touched_too() -> None:
    table = scene(
        staging=["forest-gate"],
        encounter=["treacherous-fog", "old-forest-road", "wargs"],
        phase=Phase.QUEST,
    )
    table.begin(RevealCard(A), RevealCard(A)).done()
    assert table.value("forest-gate", Stat.THREAT) == 2 + 1
    assert table.value("old-forest-road", Stat.THREAT) == 1 + 1
    table.begin(End(Until.PHASE)).done()
    assert table.value("old-forest-road", Stat.THREAT) == 1
