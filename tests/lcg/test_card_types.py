"""Decks, card types and what they are for: L-CARD."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lcg.games import codes, keep_hands, new_game, state_of, vote
from tests.lcg.scene import A, Side, scene
from westmarch.kernel.records import CardId
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.decks import DECK_TYPES
from westmarch.lcg.kinds import CardType, Phase, Stat, Zone
from westmarch.lcg.options import (
    Commit,
    Defend,
    Done,
    Pick,
    Play,
    Send,
    Undefended,
    Use,
)
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.attacking import PlayerAttack
from westmarch.lcg.rules.defending import EnemyAttack
from westmarch.lcg.rules.questing import QuestPhase
from westmarch.lcg.rules.rounds import PlanningPhase, Round
from westmarch.lcg.tables import CARDS, SCENARIOS
from westmarch.lcg.tables.quests import QUEST_CARDS

ENCOUNTER_TYPES = {CardType.ENEMY, CardType.LOCATION, CardType.TREACHERY, CardType.OBJECTIVE}


@pytest.mark.rule("L-CARD-01")
def test_there_are_three_kinds_of_deck_and_heroes_are_in_none() -> None:
    table = new_game(2, "escape-from-dol-guldur")
    state = state_of(table)

    def kinds(pile: list[CardId]) -> set[CardType]:
        return {CARDS[code].type for code in codes(table, pile)}

    assert kinds(state.quest_deck) == {CardType.QUEST}
    assert kinds(state.encounter_deck) == ENCOUNTER_TYPES
    assert kinds([*state.deck[0], *state.deck[1]]) == set(DECK_TYPES)
    assert kinds([*state.area[0], *state.area[1]]) == {CardType.HERO}


@pytest.mark.rule("L-CARD-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_a_deck_and_all_share_quest_and_encounter_deck(players: int) -> None:
    table = new_game(players)
    state = state_of(table)
    cards = [len(state.deck[seat]) + len(state.hand[seat]) for seat in range(players)]
    assert cards == [30] * players
    assert len(state.encounter_deck) == 36
    assert len(state.quest_deck) == 4


@pytest.mark.rule("L-CARD-03")
def test_the_quest_deck_is_always_the_same_and_the_encounter_deck_never() -> None:
    one, other = new_game(2, seed=1), new_game(2, seed=2)
    assert codes(one, state_of(one).quest_deck) == codes(other, state_of(other).quest_deck)
    decks = [codes(table, state_of(table).encounter_deck) for table in (one, other)]
    assert decks[0] != decks[1]
    assert Counter(decks[0]) == Counter(decks[1])


@pytest.mark.rule("L-CARD-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_encounter_deck_has_enemies_locations_treacheries_and_objectives(
    scenario: str,
) -> None:
    table = new_game(2, scenario)
    assert {
        CARDS[code].type for code in codes(table, state_of(table).encounter_deck)
    } <= ENCOUNTER_TYPES


@pytest.mark.rule("L-CARD-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_quest_card_shows_its_place_in_the_sequence(scenario: str) -> None:
    stages = [QUEST_CARDS[code].stage for code in SCENARIOS[scenario].quest_cards]
    assert sorted(set(stages)) == [1, 2, 3]
    assert stages == sorted(stages)


@pytest.mark.rule("L-CARD-05")
def test_a_new_quest_card_is_carried_out_before_it_can_be_won() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        quest="anduin-passage",
        quest_deck=["ambush-on-the-shore"],
        progress={"anduin-passage": 15},
        encounter=["old-forest-road", "forest-gate", "forest-spider", "enchanted-stream"],
        phase=Phase.QUEST,
    )
    table.begin(QuestPhase()).choose(Commit(table.id("eowyn"))).done()
    assert table.told(events.StageBegan) == [events.StageBegan("ambush-on-the-shore")]
    assert [event.code for event in table.told(events.Revealed)][2:] == [
        "forest-spider",
        "enchanted-stream",
    ]
    assert table.state.won is None


@pytest.mark.rule("L-CARD-07")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_encounter_deck_has_all_cards_of_the_sets_of_the_scenario(scenario: str) -> None:
    table = new_game(2, scenario)
    found = Counter(codes(table, state_of(table).encounter_deck))
    for row in CARDS.values():
        belongs = row.encounter_set in SCENARIOS[scenario].encounter_sets
        assert found[row.code] == (row.copies if belongs else 0), row.code


@pytest.mark.rule("L-CARD-10")
def test_a_trait_does_nothing_until_an_effect_looks_for_it() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["for-gondor"]),
        attached={"aragorn": ["steward-of-gondor"]},
        exhausted=["steward-of-gondor"],
        resources={"aragorn": 2},
    )
    assert table.terms("aragorn", Stat.DEFENSE) == (("printed", 2),)
    table.begin(ActionWindow()).use("for-gondor").pay("aragorn", "aragorn").done()
    assert table.terms("aragorn", Stat.DEFENSE) == (("printed", 2), ("for-gondor", 1))


@pytest.mark.rule("L-CARD-11")
def test_a_shadow_effect_is_no_part_of_what_a_card_does_in_play() -> None:
    table = scene(
        Side(heroes=["aragorn"], engaged=["east-bight-patrol"]),
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("east-bight-patrol"), A)).choose(Undefended()).done()
    assert table.card("aragorn").damage == 3
    assert table.state.threat == [25]


@pytest.mark.rule("L-CARD-12")
def test_objectives_are_shuffled_into_the_encounter_deck_before_the_scenario_speaks() -> None:
    table = new_game(2, "escape-from-dol-guldur")
    state = state_of(table)
    objectives = [c for c, row in CARDS.items() if row.type is CardType.OBJECTIVE]
    assert sum(code in objectives for code in codes(table, state.encounter_deck)) == 3
    vote(table, A, A)
    keep_hands(table)
    assert sum(code in objectives for code in codes(table, state.encounter_deck)) == 0


@pytest.mark.rule("L-CARD-15")
def test_heroes_and_allies_quest_with_their_willpower() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"]),
        encounter=["forest-gate"],
        phase=Phase.QUEST,
    )
    hero, ally = table.id("aragorn"), table.id("guard-of-the-citadel")
    table.begin(QuestPhase())
    assert table.options == (Done(), Commit(hero), Commit(ally))
    table.choose(Commit(hero), Commit(ally)).done()
    assert table.told(events.QuestResolved) == [events.QuestResolved(2 + 1, 2)]


@pytest.mark.rule("L-CARD-15")
@pytest.mark.parametrize(("code", "damage"), [("aragorn", 1), ("snowbourn-scout", 2)])
def test_heroes_and_allies_defend_with_their_defense(code: str, damage: int) -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["snowbourn-scout"], engaged=["king-spider"]),
        phase=Phase.COMBAT,
    )
    hero, ally = table.id("aragorn"), table.id("snowbourn-scout")
    table.begin(EnemyAttack(table.id("king-spider"), A))
    assert table.options == (Undefended(), Defend(hero), Defend(ally))
    table.choose(Defend(table.id(code))).done()
    assert [event.amount for event in table.told(events.Damaged)] == [damage]


@pytest.mark.rule("L-CARD-15")
def test_heroes_and_allies_attack_with_their_attack() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["veteran-axehand"], engaged=["ungoliants-spawn"]),
        phase=Phase.COMBAT,
    )
    hero, ally = table.id("aragorn"), table.id("veteran-axehand")
    table.begin(PlayerAttack(A, table.id("ungoliants-spawn")))
    assert table.options == (Send(hero), Send(ally))
    table.choose(Send(hero), Send(ally)).done()
    assert table.card("ungoliants-spawn").damage == 3 + 2 - 2


@pytest.mark.rule("L-CARD-16")
def test_a_character_is_a_hero_or_an_ally_of_any_player() -> None:
    table = scene(
        Side(heroes=["gimli"], allies=["veteran-axehand"], hand=["blade-mastery"]),
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"], engaged=["forest-spider"]),
        resources={"gimli": 1},
    )
    table.begin(ActionWindow()).use("blade-mastery").pay("gimli")
    characters = ("gimli", "veteran-axehand", "aragorn", "guard-of-the-citadel")
    assert table.options == tuple(Pick(table.id(code)) for code in characters)
    table.pick("guard-of-the-citadel").done()


@pytest.mark.rule("L-CARD-17")
def test_an_attachment_is_always_attached_to_another_card() -> None:
    hand = ["forest-snare", "dark-knowledge"]
    table = scene(Side(heroes=["denethor"], hand=hand), resources={"denethor": 9})
    table.begin(PlanningPhase())
    assert table.options == (Pass(), Play(table.id("dark-knowledge")))
    table.play("dark-knowledge").pick("denethor").pay("denethor").done()
    assert table.card("dark-knowledge").host == table.id("denethor")


@pytest.mark.rule("L-CARD-18")
def test_an_attachment_is_discarded_when_the_card_it_lies_on_leaves_play() -> None:
    table = scene(
        Side(
            heroes=["aragorn"],
            allies=["guard-of-the-citadel"],
            engaged=["ungoliants-spawn"],
        ),
        attached={"guard-of-the-citadel": ["self-preservation"]},
        phase=Phase.COMBAT,
    )
    table.begin(EnemyAttack(table.id("ungoliants-spawn"), A))
    table.choose(Defend(table.id("guard-of-the-citadel"))).done()
    assert set(table.state.discard[A]) == {
        table.id("guard-of-the-citadel"),
        table.id("self-preservation"),
    }


@pytest.mark.rule("L-CARD-19")
def test_an_ally_stays_in_play_over_the_rounds() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["guard-of-the-citadel"]),
        encounter=["old-forest-road", "forest-gate"],
    )
    table.begin(Round(), Round()).to_the_end().done()
    assert table.state.area[A] == [table.id("aragorn"), table.id("guard-of-the-citadel")]


@pytest.mark.rule("L-CARD-19")
def test_gandalf_says_himself_that_he_leaves_play() -> None:
    table = scene(Side(heroes=["aragorn"], allies=["gandalf"]), encounter=["old-forest-road"])
    table.begin(Round()).to_the_end().done()
    assert table.state.area[A] == [table.id("aragorn")]


@pytest.mark.rule("L-CARD-20")
def test_an_event_happens_at_once_and_is_discarded() -> None:
    table = scene(
        Side(heroes=["aragorn"], allies=["faramir"], hand=["ever-vigilant"]),
        exhausted=["faramir"],
        resources={"aragorn": 1},
    )
    table.begin(ActionWindow())
    assert table.options == (Pass(), Use(table.id("ever-vigilant")))
    table.use("ever-vigilant").pay("aragorn").pick("faramir")
    assert not table.card("faramir").exhausted
    assert table.state.discard[A] == [table.id("ever-vigilant")]
    assert table.card("ever-vigilant").zone is Zone.DISCARD
    table.passing().done()
