"""The public face: tables, saved games, text forms, views."""

from __future__ import annotations

import random
from enum import Enum
from typing import NewType

import msgspec
import pytest

import westmarch
from tests.kernel.highway import GAME
from tests.kernel.highway.game import Highway
from tests.kernel.highway.records import Done, Drew, Raid, Trade
from tests.kernel.test_engine import GAME as ECHOES
from tests.kernel.test_state import Village
from westmarch.kernel.chance import Shuffled, seeded
from westmarch.kernel.codec import CannotDecode, decode, encode, fingerprint, plain
from westmarch.kernel.decisions import IllegalChoice
from westmarch.kernel.game import IllegalSetup
from westmarch.kernel.records import AnyOption, CardId, Option, Record, Seat, Subjects
from westmarch.kernel.registry import EXTRA, UnknownGame
from westmarch.kernel.saved import CannotLoad, CannotReenact
from westmarch.kernel.table import STRIDE, Table
from westmarch.kernel.text import option_text, touches

RegionId = NewType("RegionId", str)


class Colour(Enum):
    RED = "red"


class Banner(Subjects):
    """Something that lies on the board under a name of its own."""

    SWAN = "swan"


class Rally(Option):
    """An option that names one of several things."""

    banner: Banner


class Road(Record):
    """A record within an option."""

    to: RegionId
    by: tuple[CardId, ...] = ()
    colour: Colour | None = None


class Build(Option):
    """An option that holds a record."""

    road: Road
    forced: bool = False


class March(Option):
    """An option with every kind of field."""

    units: tuple[CardId, ...]
    to: RegionId
    leader: CardId | None = None
    colour: Colour = Colour.RED
    forced: bool = False
    path: tuple[RegionId, ...] | None = None


class Marching(Highway):
    """The highway with one more option."""

    packages = ("tests.kernel.highway", __name__)


@pytest.fixture(autouse=True)
def _highway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA, "tests.kernel.highway:GAME")


def played(choices: int, seed: int = 3) -> Table:
    """A game after some random choices."""
    table = westmarch.new("highway", seed=seed, players=3, options={"rounds": "6"})
    chance = random.Random(seed)
    while len(table.choices) < choices:
        table.choose(chance.randrange(len(table.decision.options)))
    return table


def test_five_minutes() -> None:
    from westmarch.agents import RandomAgent

    agent = RandomAgent(seed=1)
    table = westmarch.new("highway", seed=7)
    while not table.over:
        table.choose(agent.pick(table.view(table.seat)))
    assert table.outcome is not None
    assert table.outcome.winners


def test_choices_are_given_as_options_text_or_numbers() -> None:
    table = westmarch.new("highway", seed=1)
    by_text, by_number = table.clone(), table.clone()
    option = table.decision.options[1]
    table.choose(option)
    by_text.choose(option_text(option))
    by_number.choose(1)
    assert table.position.state == by_text.position.state == by_number.position.state
    assert table.choices[0].option == option


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        (Trade(), "none of the options"),
        ("trade", "none of the options"),
        ("fly", "no option 'fly'"),
        ("", "no option ''"),
        ("load x", "is no option"),
        ("load", "is no option"),
        ("load 1 2", "takes 1 values"),
        (99, "options, numbered from 0"),
        (-1, "options, numbered from 0"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    choice: AnyOption | str | int, complaint: str
) -> None:
    table = westmarch.new("highway", seed=1)
    before = fingerprint(table.position.state)
    with pytest.raises(IllegalChoice, match=complaint):
        table.choose(choice)
    assert fingerprint(table.position.state) == before
    assert not table.choices


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    table = westmarch.new("highway", seed=1)
    table.choose(Done(), Seat(1))
    with pytest.raises(IllegalChoice, match="seat 1 has nothing to decide"):
        table.choose(Done(), Seat(1))


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    table = westmarch.new("highway", seed=1, options={"rounds": "2"})
    while not table.over:
        table.choose(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.choose(0)


def test_a_clone_goes_its_own_way() -> None:
    table = played(20)
    before = fingerprint(table.position.state)
    twin = table.clone()
    assert (twin.position.state, twin.log, twin.choices) == (
        table.position.state,
        table.log,
        table.choices,
    )
    twin.choose(0)
    assert fingerprint(table.position.state) == before
    assert len(table.choices) == 20


@pytest.mark.parametrize("number", [0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE])
def test_any_earlier_moment_can_be_seen_again(number: int) -> None:
    table = played(40)
    earlier = table.at(number)
    assert earlier.position.state == played(number).position.state
    assert earlier.log == played(number).log
    assert len(table.choices) == 40


def test_undo_takes_back_the_last_choice_or_many() -> None:
    table = played(40)
    table.undo()
    assert table.position.state == played(39).position.state
    table.undo(to=10)
    assert table.position.state == played(10).position.state
    assert table.log == played(10).log


@pytest.mark.parametrize("number", [-1, 41])
def test_a_moment_that_never_was_is_refused(number: int) -> None:
    with pytest.raises(IllegalChoice, match="40 choices"):
        played(40).at(number)


def test_nothing_to_undo() -> None:
    with pytest.raises(IllegalChoice, match="nothing has been chosen"):
        westmarch.new("highway").undo()


def test_a_saved_game_plays_on() -> None:
    table = played(25)
    again = westmarch.load(table.save())
    assert again.position.state == table.position.state
    assert again.log == table.log
    assert again.setup == table.setup
    assert westmarch.load(table.save(), choices=5).position.state == played(5).position.state


def test_a_scripted_game_is_saved_with_its_script() -> None:
    table = westmarch.new("highway", script=[Shuffled(tuple(range(43, -1, -1)))])
    again = westmarch.load(table.save())
    assert again.position.state == table.position.state
    assert table.position.state.generator == seeded(0), "a scripted shuffle uses no chance"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no saved game"),
        ("[]", "no saved game"),
        ('{"format": 1}', "no saved game"),
        ("\x00\xff", "no saved game"),
    ],
)
def test_what_is_no_saved_game_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(CannotLoad, match=complaint):
        westmarch.load(text)


def changed(table: Table, **fields: object) -> str:
    """A saved game with some fields changed."""
    record = {**msgspec.json.decode(table.save()), **fields}
    return msgspec.json.encode(record).decode()


def test_a_saved_game_of_another_format_is_refused() -> None:
    with pytest.raises(CannotLoad, match="format 99, this version reads 1"):
        westmarch.load(changed(played(1), format=99))


def test_a_saved_game_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*highway"):
        westmarch.load(changed(played(1), game="chess"))


def test_a_saved_game_whose_script_does_not_fit_is_refused() -> None:
    with pytest.raises(CannotLoad, match="cannot be set up: 44 things are shuffled"):
        westmarch.load(changed(played(1), script=[{"type": "Rolled", "value": 3}]))
    script = [{"type": "Shuffled", "order": []}, {"type": "Drawn", "value": "x"}]
    trading = ["0 done", "1 done", "2 done", "0 trade"]
    with pytest.raises(CannotReenact, match="a die with 6 sides is rolled"):
        westmarch.load(changed(played(1), script=script, choices=trading))


@pytest.mark.parametrize("choice", ["0 trade", "9 done", "x done", "0 fly", ""])
def test_a_saved_game_that_does_not_reenact_says_where(choice: str) -> None:
    with pytest.raises(CannotReenact, match="choice 0 of the saved game") as caught:
        westmarch.load(changed(played(1), choices=[choice]))
    assert (caught.value.number, caught.value.choice) == (0, choice)


def test_a_saved_game_with_an_impossible_set_up_is_refused() -> None:
    setup = {"players": 9, "options": {"rounds": "4"}, "decks": []}
    with pytest.raises(CannotLoad, match="cannot be set up"):
        westmarch.load(changed(played(1), setup=setup))


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (5, {}, "is for 2, 3, 4 players, not 5"),
        (2, {"rounds": "5"}, "cannot be '5'; choose one of: 2, 4, 6"),
        (2, {"mode": "easy"}, "no option 'mode'; its options are: rounds"),
    ],
)
def test_a_set_up_that_makes_no_game_is_refused(
    players: int, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(IllegalSetup, match=complaint):
        westmarch.new("highway", players=players, options=options)


def test_a_game_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame, match=r"no game 'go'; there are: .*highway"):
        westmarch.new("go")
    for place, complaint in (
        ("tests.nowhere:GAME", "cannot be loaded"),
        ("tests.kernel.highway:CARD", "cannot be loaded"),
        ("tests.kernel.highway:__name__", "is no game"),
    ):
        monkeypatch.setenv(EXTRA, place)
        with pytest.raises(UnknownGame, match=complaint):
            westmarch.games()


def test_a_state_in_mid_decision_reads_as_its_stack() -> None:
    table = westmarch.new("highway", seed=1)
    table.choose(Done(), Seat(0))
    table.choose(Done(), Seat(1))
    stack = msgspec.json.decode(encode(GAME, table.position.state))["state"]["stack"]
    assert stack == [
        [{"type": "Journey", "number": 1}, 0],
        [{"type": "Round", "lead": 0, "turns": 1}, 2],
        [{"type": "Turn", "seat": 0}, 0],
    ]


def test_states_of_other_games_versions_and_formats_are_refused() -> None:
    data = encode(GAME, played(5).position.state)
    with pytest.raises(CannotDecode, match="of the game 'highway', not 'echoes'"):
        decode(ECHOES, data)
    for field, complaint in (("version", "version 9 of the rules"), ("format", "format 9")):
        other = msgspec.json.encode({**msgspec.json.decode(data), field: 9})
        with pytest.raises(CannotDecode, match=complaint):
            decode(GAME, other)


@pytest.mark.parametrize(
    ("old", "new"),
    [('"Journey"', '"Voyage"'), ('"number":', '"nummer":'), ('"deck":[', '"deck":[{},')],
)
def test_a_damaged_state_is_refused(old: str, new: str) -> None:
    data = encode(GAME, played(5).position.state).decode()
    assert old in data
    with pytest.raises(CannotDecode, match="cannot be read"):
        decode(GAME, data.replace(old, new).encode())


def test_what_is_no_state_is_refused() -> None:
    with pytest.raises(CannotDecode, match="no saved state"):
        decode(GAME, b"{")


def test_what_a_set_holds_has_one_order() -> None:
    assert plain(frozenset("moria")) == b'["a","i","m","o","r"]'


def test_equal_states_have_equal_fingerprints_and_others_not() -> None:
    one, same, other = played(5), played(5), played(6)
    assert fingerprint(one.position.state) == fingerprint(same.position.state)
    assert fingerprint(one.position.state) != fingerprint(other.position.state)


def test_the_order_in_which_a_dict_was_filled_does_not_matter() -> None:
    one, other = Village(roads={"a": {1, 2}, "b": set()}), Village(roads={"b": set(), "a": {2, 1}})
    assert fingerprint(one) == fingerprint(other)
    numbered, renumbered = Village(wells={2: [1], 10: []}), Village(wells={10: [], 2: [1]})
    assert fingerprint(numbered) == fingerprint(renumbered)
    assert fingerprint(one) != fingerprint(numbered)


def test_an_option_says_what_it_touches() -> None:
    march = March((CardId(3), CardId(5)), RegionId("rohan"), CardId(7), path=(RegionId("gondor"),))
    assert touches(march) == ("card:3", "card:5", "region:rohan", "card:7", "region:gondor")
    assert touches(Raid(Seat(1))) == ("seat:1",)
    assert touches(Rally(Banner.SWAN)) == ("banner:swan",)
    assert touches(Done()) == ()


def test_events_reach_only_those_who_may_see_them() -> None:
    table = westmarch.new("highway", seed=1)
    drawn = {
        seat: [e for e in table.events(seat) if isinstance(e, Drew)] for seat in (None, Seat(0))
    }
    assert len(drawn[None]) == len(drawn[Seat(0)]) == 10
    assert all(event.code is None for event in drawn[None])
    assert [event.code is None for event in drawn[Seat(0)]] == [False] * 5 + [True] * 5
    assert len(table.events(None, since=len(table.log) - 1)) == 1


def test_a_seat_sees_only_its_own_decision() -> None:
    table = westmarch.new("highway", seed=1)
    for seat in (Seat(0), Seat(1)):
        decision = table.view(seat).decision
        assert decision is not None
        assert decision.seat == seat
    assert table.view(None).decision is None
    assert table.view(None).waiting == (0, 1)
