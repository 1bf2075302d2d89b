"""What games tell about themselves, and numbers as sums of their terms."""

from __future__ import annotations

import pytest

from tests.conformance.play import begun
from tests.kernel.highway.game import GAME, Highway
from tests.kernel.highway.records import (
    Answer,
    Attack,
    MayAnswer,
    NotYourCard,
    RoundBegan,
    TakeTurn,
    Traded,
)
from tests.kernel.highway.rules import RaidOn
from tests.kernel.highway.state import HighwayState
from tests.kernel.scene import highway
from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Choice, Number, SettingWords, plain, summed
from westmarch.kernel.game import Setting
from westmarch.kernel.records import Reason, Seat
from westmarch.kernel.text import touches
from westmarch.kernel.values import Layer, Term, contributions, total
from westmarch.kernel.windows import Pass

A, B = Seat(0), Seat(1)
PRINTED, SET = Layer.PRINTED, Layer.SET
LEAST, MOST, SITUATION = Layer.AT_LEAST, Layer.AT_MOST, Layer.SITUATION


@pytest.mark.parametrize(
    ("terms", "shares"),
    [
        ((Term("a", 2, PRINTED),), [2]),
        ((Term("a", 0, PRINTED),), [0]),
        ((Term("b", 2), Term("a", 2, PRINTED)), [2, 2]),
        ((Term("a", 2, PRINTED), Term("b", 0)), [2]),
        ((Term("a", 2, PRINTED), Term("b", 5, SET), Term("c", 4, SET)), [2, 3, -1]),
        ((Term("a", 2, PRINTED), Term("b", -3), Term("c", 0, LEAST)), [2, -3, 1]),
        ((Term("a", 2, PRINTED), Term("c", 0, LEAST)), [2]),
        ((Term("a", 5, PRINTED), Term("c", 4, MOST), Term("d", 1, SITUATION)), [5, -1, 1]),
    ],
)
def test_every_term_tells_what_it_changes(terms: tuple[Term, ...], shares: list[int]) -> None:
    assert [share for _, share in contributions(terms)] == shares
    assert sum(shares) == total(terms)


def test_a_number_says_where_it_comes_from() -> None:
    terms = (Term("printed", 1, PRINTED), Term("torch", 2))
    assert summed("strike", "Strike", terms, str.upper) == Number(
        "strike", "Strike", 3, (("PRINTED", 1), ("TORCH", 2))
    )


def test_a_setting_without_words_is_called_by_its_codes() -> None:
    setting = Setting("rounds", ("2", "4"), "4")
    assert setting.words("en") == SettingWords("rounds", "", (Choice("2", "2"), Choice("4", "4")))


def test_a_setting_has_words_by_language() -> None:
    (rounds,) = GAME.settings()
    assert rounds.words("de").words == "Runden"
    assert rounds.words("en").choices[0] == Choice("2", "2 rounds")
    assert rounds.words("qya").words == "rounds"


def test_search_forgets_capitals_and_accents() -> None:
    assert plain("Éowyn Großer Weg") == "eowyn grosser weg"


def test_games_say_where_to_stop_and_what_begins() -> None:
    seat = Seat(0)
    assert GAME.stop_at(Decision(seat, MayAnswer(1), (Pass(),))) == "strike"
    assert GAME.stop_at(Decision(seat, TakeTurn(), (Pass(),))) is None
    assert [stop.default for stop in GAME.stops("en")] == [True, False]
    assert (GAME.heading(RoundBegan(2)), GAME.heading(Traded(seat, 1, 0))) == (1, 0)


class NeverEver(Highway):
    """A game that always finds a reason against everything."""

    def why_not(self, state: HighwayState, seat: Seat, subject: str) -> tuple[Reason, ...]:
        return (NotYourCard(),)


def test_what_is_offered_has_nothing_in_its_way() -> None:
    table = begun(NeverEver(), 2, 1)
    offered = {subject for option in table.decision.options for subject in touches(option)}
    assert offered
    for card in range(20):
        subject = f"card:{card}"
        assert table.why_not(table.seat, subject) == (
            () if subject in offered else (NotYourCard(),)
        )


def test_the_strength_of_a_strike_and_the_worth_of_a_card() -> None:
    table = highway([["torch"], []], [[], ["salt"]]).begin(RaidOn(A, B))
    assert GAME.numbers(table.state, A, "table", "en") == ()
    salt = table.id("salt")
    table.choose(Attack(salt), Answer(table.id("torch")))
    (strike,) = GAME.numbers(table.state, A, "table", "de")
    assert (strike.words, strike.total) == ("Angriff", 1)
    (worth,) = GAME.numbers(table.state, B, f"card:{salt}", "en")
    assert (worth.total, worth.terms) == (1, (("Printed", 1),))
    assert GAME.numbers(table.state, A, f"card:{salt}", "en") == ()
