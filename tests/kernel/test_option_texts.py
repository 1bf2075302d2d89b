"""Options in their text form."""

from __future__ import annotations

import pytest

from tests.kernel.highway.records import Done, Load, Raid
from tests.kernel.test_table import Build, Colour, March, Marching, RegionId, Road
from westmarch.kernel.records import AnyOption, CardId, Seat
from westmarch.kernel.text import option_from_text, option_text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (March((CardId(3), CardId(5)), RegionId("rohan")), "march 3,5 rohan - red false -"),
        (
            March((), RegionId("rohan"), CardId(7), Colour.RED, True, (RegionId("gondor"),)),
            "march () rohan 7 red true gondor",
        ),
        (
            Build(Road(RegionId("rohan"), (CardId(3), CardId(5)), Colour.RED), True),
            "build rohan/3,5/red true",
        ),
        (Build(Road(RegionId("rohan"))), "build rohan/()/- false"),
        (Load(CardId(12)), "load 12"),
        (Raid(Seat(1)), "raid 1"),
        (Done(), "done"),
    ],
)
def test_options_have_a_text_form(option: AnyOption, text: str) -> None:
    assert option_text(option) == text
    assert option_from_text(Marching(), text) == option


def test_later_fields_may_be_missing_in_older_texts() -> None:
    assert option_from_text(Marching(), "march 3 rohan") == March((CardId(3),), RegionId("rohan"))


@pytest.mark.parametrize("name", ["", "two words", "a,b", "a/b", "-", "()"])
def test_what_would_not_read_back_has_no_text_form(name: str) -> None:
    with pytest.raises(AssertionError, match="cannot stand in an option"):
        option_text(March((), RegionId(name)))
