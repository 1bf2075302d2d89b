"""What a seat supposes of what it does not know: always something that could go on like this."""

from __future__ import annotations

import random

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, scene
from westmarch.kernel.game import checked
from westmarch.kernel.table import Table
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import RegionType, Zone
from westmarch.meccg.options import GoTo, SetOut
from westmarch.meccg.state import Form, MeccgState
from westmarch.meccg.verbs import cards

SEEDS = range(60)
FAR = ["barad-dur", "minas-tirith", "shelobs-lair", "pelargir"]


def test_who_is_asked_for_a_hidden_card_has_one_in_all_that_others_suppose() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        theirs=["exhalation-of-decay", "giant", "wolves", "orc-guard"],
        their_discard=["barrow-wight"],
    )
    table.journey("moria", RegionType.SHADOW_LAND).move()
    table.choose(table.play("exhalation-of-decay"))
    found = [table.position.imagine(ONE, seed) for seed in SEEDS]
    assert all(one.decision.seat == TWO and one.decision.options for one in found)


def test_a_goal_that_is_being_chosen_can_be_reached_in_all_that_others_suppose() -> None:
    sites = ["moria", "isle-of-the-ulond", "barad-dur", "minas-tirith", "shelobs-lair"]
    table = scene(("rivendell", ["gimli"]), sites=sites)
    table.organize().choose(SetOut(FIRST), GoTo(table.id("moria")))
    found = [table.position.imagine(TWO, seed) for seed in SEEDS]
    assert all(one.decision.options for one in found)
    assert table.position.imagine(ONE, 1).decision.options == table.options


def test_the_one_card_that_answers_a_question_is_found_among_many() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        theirs=["exhalation-of-decay", *["wolves"] * 120],
        their_discard=["barrow-wight"],
    )
    table.journey("moria", RegionType.SHADOW_LAND).move()
    table.choose(table.play("exhalation-of-decay"))
    for seed in SEEDS[:20]:
        assert table.position.imagine(ONE, seed).decision.options == table.options


def test_a_site_within_reach_comes_from_wherever_it_could_lie() -> None:
    table = scene(("rivendell", ["gimli"]), sites=["moria"], discard=FAR)
    table.organize().choose(SetOut(FIRST))
    for seed in SEEDS:
        supposed = table.position.imagine(TWO, seed)
        assert supposed.decision.options == table.options
        state = supposed.state
        assert isinstance(state, MeccgState)
        assert sorted(state.cards[card].code for card in state.discards[ONE]) == sorted(FAR)


def test_where_agents_lie_face_down_any_agents_are_supposed() -> None:
    agents = ["golodhros", "taladhan", "bill-ferny"]
    table = scene(("rivendell", ["gimli"]), theirs=[*agents, *["wolves"] * 8])
    lying = [table.id(code) for code in agents[:2]]
    for card in lying:
        cards.hide_in_play(table.state, card, TWO)
    table.move()
    pairs, elsewhere = set(), set()
    for seed in SEEDS:
        state = table.position.imagine(ONE, seed).state
        assert isinstance(state, MeccgState)
        assert all(state.cards[card].form is Form.AGENT for card in lying)
        pairs.add(tuple(state.cards[card].code for card in lying))
        elsewhere |= {card.zone for card in state.cards if card.code in agents}
    assert len(pairs) == 6
    assert elsewhere == {Zone.PLAY, Zone.HAND}


@pytest.mark.parametrize(("decks", "seed"), [(("G", "balrog"), 1), (("C", "saruman"), 2)])
def test_what_is_supposed_depends_on_nothing_that_is_hidden(
    decks: tuple[str, str], seed: int
) -> None:
    table = Table(GAME, checked(GAME, None, {"length": "2"}, decks), seed)
    position, chance = table.position, random.Random(seed)
    for number in range(1000):
        if number % 25 == 0:
            for seat in (ONE, TWO, None):
                supposed = position.imagine(seat, number)
                for other in (1, 2):
                    elsewhere = position.imagine(seat, number + other)
                    assert elsewhere.imagine(seat, number).state == supposed.state
        position.take(position.decision.seat, chance.choice(position.decision.options))
