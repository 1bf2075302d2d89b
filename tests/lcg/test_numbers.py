"""Numbers and the terms that they come from, as players are told them."""

from __future__ import annotations

import random

import pytest

from tests.conformance.play import choose, random_game
from tests.lcg.games import board_of, new_game, state_of
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.describing import Number
from westmarch.kernel.records import CardId, Seat, replace
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase, Stat
from westmarch.lcg.options import AttackEnemy, Done, Send
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.state import LcgState
from westmarch.lcg.view import SeenCard
from westmarch.lcg.vocabulary.lasting import Boosted, Context, Harmless, StagingThreat
from westmarch.lcg.vocabulary.targets import Until


def numbers(table: LcgScene, subject: str, language: str = "en") -> dict[str, Number]:
    found = GAME.numbers(table.state, A, subject, language)
    assert len({number.name for number in found}) == len(found)
    return {number.name: number for number in found}


def of(table: LcgScene, code: str, language: str = "en") -> dict[str, Number]:
    return numbers(table, f"card:{table.id(code)}", language)


def test_a_value_names_the_cards_that_raise_it() -> None:
    table = scene(Side(heroes=["aragorn"]), attached={"aragorn": ["celebrians-stone"]})
    willpower = of(table, "aragorn")["willpower"]
    assert willpower == Number(
        "willpower", "Willpower", 4, (("Printed", 2), ("Celebrían's Stone", 2))
    )
    german = of(table, "aragorn", "de")["willpower"]
    assert (german.words, german.terms) == (
        "Willenskraft",
        (("Aufgedruckt", 2), ("Celebríans Stein", 2)),
    )
    table.done()


def test_a_value_below_zero_says_that_there_are_none() -> None:
    table = scene(Side(heroes=["aragorn"]))
    worse = Boosted("despair", Stat.ATTACK, -5, (table.id("aragorn"),), Until.PHASE)
    table.state.lasting.append(worse)
    attack = of(table, "aragorn")["attack"]
    assert (attack.total, attack.terms) == (
        0,
        (("Printed", 3), ("Despair", -5), ("Never below 0", 2)),
    )
    table.done()


def test_damage_is_taken_off_the_hit_points() -> None:
    table = scene(Side(heroes=["aragorn", "gimli"]), damage={"gimli": 2})
    assert "hit_points_left" not in of(table, "aragorn")
    left = of(table, "gimli")["hit_points_left"]
    assert (left.total, left.terms) == (3, (("Hit points", 5), ("Damage", -2)))
    assert of(table, "gimli")["damage"].total == 2
    attack = of(table, "gimli")["attack"]
    assert (attack.total, attack.terms) == (4, (("Printed", 2), ("Gimli", 2)))
    table.done()


def test_tokens_and_printed_figures_are_numbers_too() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["gandalf", "stand-and-fight"]),
        staging=["forest-spider", "forest-gate"],
        resources={"aragorn": 3},
        progress={"flies-and-spiders": 5, "forest-gate": 1},
    )
    assert of(table, "aragorn")["resources"].total == 3
    assert of(table, "gandalf")["cost"].total == 5
    assert "cost" not in of(table, "stand-and-fight")
    assert of(table, "forest-spider")["engagement_cost"].total == 25
    needed = of(table, "flies-and-spiders")["progress_left"]
    assert (needed.total, needed.terms) == (3, (("Quest points", 8), ("Progress", -5)))
    assert of(table, "forest-gate")["progress_left"].total == 3
    table.done()


def test_cards_out_of_play_have_their_printed_values_only() -> None:
    table = scene(Side(heroes=["gimli"], discard=["gandalf"]))
    assert of(table, "gandalf")["attack"].terms == (("Printed", 4),)
    table.done()


def test_the_quest_is_willpower_less_threat() -> None:
    table = scene(
        Side(heroes=["aragorn", "eowyn"]),
        staging=["forest-spider", "old-forest-road", "wargs"],
        committed=["eowyn"],
    )
    source = Context(table.id("eowyn"), A)
    table.state.lasting += [
        Harmless((table.id("wargs"),), Until.PHASE),
        StagingThreat("under-the-shadow", 2, source, Until.PHASE),
    ]
    found = numbers(table, "table")
    assert found["willpower"].terms == (("Éowyn", 4),)
    staging = found["staging_threat"]
    assert (staging.total, staging.terms) == (
        5,
        (("Forest Spider", 2), ("Old Forest Road", 1), ("Under the Shadow", 2)),
    )
    assert (found["quest"].total, found["quest"].words) == (-1, "Willpower less threat")
    assert "attack" not in found
    table.done()


def test_an_attack_is_told_with_all_who_take_part() -> None:
    side = Side(heroes=["gimli", "legolas"], engaged=["forest-spider"])
    table = scene(side, phase=Phase.COMBAT).begin(PlayerAttacks(A))
    spider = table.id("forest-spider")
    table.choose(AttackEnemy(spider), Send(table.id("gimli")))
    found = numbers(table, "table")
    assert found["attack"].terms[0] == ("Gimli", 2)
    assert (found["defense"].total, found["defense"].terms) == (1, (("Forest Spider", 1),))
    table.choose(Send(table.id("legolas"))).passing()
    if not table.position.over:
        table.choose(Done())
    table.done()


def test_a_players_threat_begins_with_his_heroes() -> None:
    table = scene(Side(heroes=["aragorn", "gimli"], threat=30), Side(heroes=["eowyn"], threat=7))
    (own,) = numbers(table, "seat:0").values()
    assert (own.total, own.terms) == (
        30,
        (("Aragorn", 12), ("Gimli", 11), ("Since the beginning", 7)),
    )
    found = numbers(table, "table")
    assert found["threat-0"] == replace(own, name="threat-0")
    assert found["threat-1"].terms == (("Éowyn", 9), ("Since the beginning", -2))
    assert numbers(table, "seat:2") == {}
    table.done()


@pytest.mark.parametrize("beholder", [A, None])
def test_a_card_that_is_hidden_has_no_numbers(beholder: Seat | None) -> None:
    table = scene(Side(deck=["gandalf"]), Side(hand=["beorn"]), encounter=["wargs"])
    for code in ("gandalf", "beorn", "wargs"):
        assert GAME.numbers(table.state, beholder, f"card:{table.id(code)}", "en") == ()
    assert GAME.numbers(table.state, B, f"card:{table.id('beorn')}", "en")
    table.done()


@pytest.mark.parametrize("players", [1, 2])
def test_the_numbers_are_those_that_the_board_shows(players: int) -> None:
    for moment, table in enumerate(random_game(GAME, players, 3)):
        if moment % 9:
            continue
        board, state = board_of(table, A), state_of(table)
        of_table = {number.name: number.total for number in table.numbers(A, "table", "en")}
        assert of_table["willpower"] == board.willpower
        assert of_table["staging_threat"] == board.staging_threat
        for number, player in enumerate(board.players):
            assert of_table[f"threat-{number}"] == player.threat
            for card in (*player.area, *player.engaged, *board.staging):
                assert_same(state, card)


def assert_same(state: LcgState, card: SeenCard) -> None:
    found = {n.name: n.total for n in GAME.numbers(state, A, f"card:{card.card}", "en")}
    for name in ("willpower", "threat", "attack", "defense", "hit_points"):
        assert found.get(name) == getattr(card, name), (card, name)
    for name in ("damage", "progress", "resources"):
        assert found.get(name, 0) == getattr(card, name), (card, name)


def test_every_card_can_be_asked_about_from_the_first_decision_on() -> None:
    chance = random.Random(5)
    table = new_game(2, scenario="escape-from-dol-guldur", seed=5)
    cards = len(state_of(table).cards)
    for _ in range(12):
        for seat in (A, B):
            for card in range(cards):
                reasons = table.why_not(seat, f"card:{CardId(card)}")
                board = board_of(table, seat)
                english = [GAME.say(reason, board, "en") for reason in reasons]
                german = [GAME.say(reason, board, "de") for reason in reasons]
                assert all(english + german)
                assert not reasons or english != german
        choose(table, chance)
