"""State and values: containers are copied, records are shared, terms add up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.kernel.records import Event, Record, Seat, replace
from westmarch.kernel.state import State, Told, emit
from westmarch.kernel.values import Layer, Term, total


class Pawn(Record):
    square: int


class Village(State):
    pawns: list[Pawn] = []
    houses: list[list[int]] = []
    roads: dict[str, set[int]] = {}
    wells: dict[int, list[int]] = {}
    names: tuple[str, ...] = ()


class TooDeep(State):
    boxes: list[list[list[int]]] = []


class Happened(Event):
    what: str = ""


def test_a_clone_copies_containers_and_shares_records() -> None:
    village = Village(pawns=[Pawn(1)], houses=[[1], [2]], roads={"north": {3}}, names=("a",))
    twin = village.clone()
    assert twin == village
    assert twin.pawns[0] is village.pawns[0]
    twin.pawns.append(Pawn(2))
    twin.houses[0].append(9)
    twin.roads["north"].add(4)
    assert village == Village(
        pawns=[Pawn(1)], houses=[[1], [2]], roads={"north": {3}}, names=("a",)
    )


def test_containers_nested_too_deep_are_refused() -> None:
    with pytest.raises(AssertionError, match=r"TooDeep\.boxes nests containers"):
        TooDeep().clone()


def test_records_cannot_be_changed() -> None:
    pawn = Pawn(1)
    with pytest.raises(AttributeError):
        pawn.square = 2
    assert replace(pawn, square=2) == Pawn(2)
    assert pawn == Pawn(1)


def test_events_are_told_to_whom_they_concern() -> None:
    state = State()
    emit(state, Happened("secret"), only=(Seat(1),), others=Happened())
    emit(state, Happened("whisper"), only=(Seat(0),))
    emit(state, Happened("loud"))
    seen = {seat: [told.to(seat) for told in state.queue] for seat in (None, Seat(0), Seat(1))}
    assert seen == {
        None: [Happened(), None, Happened("loud")],
        Seat(0): [Happened(), Happened("whisper"), Happened("loud")],
        Seat(1): [Happened("secret"), None, Happened("loud")],
    }
    assert state.queue[2] == Told(Happened("loud"))


def test_terms_apply_in_the_order_of_their_layers() -> None:
    terms = (
        Term("wounded", -1, Layer.SITUATION),
        Term("shield", 2),
        Term("limit", 4, Layer.AT_MOST),
        Term("printed", 1, Layer.PRINTED),
        Term("spell", 3, Layer.SET),
    )
    assert total(terms) == 3  # set to 3, plus 2, at most 4, minus 1


def test_of_two_terms_that_set_the_last_counts() -> None:
    assert total((Term("a", 3, Layer.SET), Term("b", 5, Layer.SET))) == 5


def test_a_value_can_have_a_floor() -> None:
    assert (
        total(
            (Term("printed", 1, Layer.PRINTED), Term("curse", -4), Term("floor", 0, Layer.AT_LEAST))
        )
        == 0
    )


@given(st.lists(st.integers(-9, 9)), st.randoms())
def test_the_order_of_additions_does_not_matter(amounts: list[int], chance: object) -> None:
    terms = [Term(str(number), amount) for number, amount in enumerate(amounts)]
    assert total(terms) == total(reversed(terms)) == sum(amounts)
