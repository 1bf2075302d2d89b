"""Chance: one seeded source, scripts in front of it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.kernel import cards, chance
from westmarch.kernel.cards import Face
from westmarch.kernel.chance import Drawn, Rolled, ScriptMismatch, Shuffled, below, seeded
from westmarch.kernel.records import CardId
from westmarch.kernel.state import State


class Card(Face):
    code: str
    place: int = 0


@given(st.integers(0, 2**63), st.integers(1, 2**40))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    assert 0 <= below(State(generator=seed), bound) < bound


@given(st.integers(0, 2**32))
def test_the_same_seed_gives_the_same_results(seed: int) -> None:
    one, other = State(generator=seeded(seed)), State(generator=seeded(seed))
    assert [one.roll() for _ in range(20)] == [other.roll() for _ in range(20)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [State(generator=seeded(seed)).roll(1000) for seed in range(200)]
    assert len(set(firsts)) > 150


def test_dice_are_fair() -> None:
    state = State(generator=seeded(1))
    counts = Counter(state.roll(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert chi_square < 20.5, counts  # one in a thousand for five degrees of freedom


def test_every_order_comes_up() -> None:
    state = State(generator=seeded(1))
    orders = Counter()  # type: Counter[tuple[int, ...]]
    for _ in range(2400):
        things = [0, 1, 2, 3]
        state.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert min(orders.values()) > 60


@given(st.integers(0, 2**32), st.integers(0, 90))
def test_what_is_shaken_is_the_same_in_another_order(seed: int, count: int) -> None:
    one, other = list(range(count)), list(range(count))
    chance.shake(State(generator=seeded(seed)), one)
    chance.shake(State(generator=seeded(seed)), other)
    assert one == other
    assert sorted(one) == list(range(count))


def test_every_order_comes_up_by_shaking_and_every_thing_in_every_place() -> None:
    state = State(generator=seeded(1))
    orders = Counter()  # type: Counter[tuple[int, ...]]
    places = Counter()  # type: Counter[tuple[int, int]]
    for _ in range(2400):
        few, many = [0, 1, 2, 3], list(range(30))
        chance.shake(state, few)
        chance.shake(state, many)
        orders[tuple(few)] += 1
        places.update(enumerate(many))
    assert len(orders) == 24
    assert min(orders.values()) > 60
    assert len(places) == 900
    assert min(places.values()) > 40


def test_a_draw_takes_one_thing_out_of_the_bag() -> None:
    state = State(generator=seeded(1))
    bag = ["eye", "1", "2"]
    drawn = [state.draw(bag) for _ in range(3)]
    assert sorted(drawn) == ["1", "2", "eye"]
    assert bag == []


def test_scripted_results_come_first_and_leave_the_generator_alone() -> None:
    state = State(generator=5, script=[Rolled(6), Drawn("eye"), Shuffled((2, 0))])
    bag, pile = ["1", "eye"], ["a", "b", "c", "d"]
    assert state.roll() == 6
    assert state.draw(bag) == "eye"
    state.shuffle(pile)
    assert (bag, pile) == (["1"], ["c", "a", "b", "d"])
    assert state.generator == 5
    state.roll()
    assert state.generator != 5


@pytest.mark.parametrize("wrong", [Drawn("eye"), Rolled(7), Shuffled()])
def test_a_script_that_does_not_fit_is_refused(wrong: Rolled | Drawn | Shuffled) -> None:
    with pytest.raises(ScriptMismatch, match="a die with 6 sides"):
        State(script=[wrong]).roll()


def test_a_scripted_draw_of_what_is_not_there_is_refused() -> None:
    with pytest.raises(ScriptMismatch, match="is drawn from"):
        State(script=[Drawn("eye")]).draw(["1"])


def test_a_scripted_shuffle_of_too_many_is_refused() -> None:
    with pytest.raises(ScriptMismatch, match="2 things are shuffled"):
        State(script=[Shuffled((5,))]).shuffle([1, 2])


def test_no_id_follows_a_card_through_a_shuffle() -> None:
    faces: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    orders = set()
    for seed in range(60):
        state = State(generator=seeded(seed))
        table = [Card("a", 7), Card("b", 8), Card("c", 9)]
        pile = [CardId(0), CardId(1), CardId(2)]
        cards.shuffle(state, table, pile)
        assert sorted(card.code for card in table) == ["a", "b", "c"]
        assert [card.place for card in table] == [7, 8, 9], "how a card lies is not its face"
        orders.add(tuple(table[card].code for card in pile))
        for card, found in faces.items():
            found.add(table[card].code)
    assert all(found == {"a", "b", "c"} for found in faces.values())
    assert len(orders) == 6, "every order is possible"


def test_a_scripted_shuffle_leaves_the_faces_alone() -> None:
    state = State(script=[Shuffled((1, 0))])
    table, pile = [Card("a"), Card("b")], [CardId(0), CardId(1)]
    cards.shuffle(state, table, pile)
    assert [card.code for card in table] == ["a", "b"]
    assert pile == [1, 0]


def test_mixing_ignores_the_script() -> None:
    state = State(generator=seeded(3), script=[Rolled(1)])
    chance.mix(state, [1, 2, 3])
    assert state.script == [Rolled(1)]
