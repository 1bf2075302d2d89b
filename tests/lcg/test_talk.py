"""Table talk: what the program shows to whom (L-TALK). What players say is their own affair."""

from __future__ import annotations

import pytest

from tests.lcg.games import new_game
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.windows import Pass
from westmarch.lcg import events
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import Keep, MayRespond, No, PickNumber, PickPlayer
from westmarch.lcg.rules.acting import ActionWindow
from westmarch.lcg.rules.revealing import RevealCard
from westmarch.lcg.rules.rounds import ResourcePhase
from westmarch.lcg.view import LcgBoard, SeenCard


def board(table: LcgScene, seat: Seat | None) -> LcgBoard:
    """The table as a seat sees it."""
    seen = table.view(seat).board
    assert isinstance(seen, LcgBoard)
    return seen


@pytest.mark.rule("L-TALK-01")
def test_all_players_see_the_same_table_at_any_time_whoever_decides() -> None:
    table = scene(
        Side(heroes=["aragorn"], hand=["faramir"]), Side(heroes=["gimli"], engaged=["wargs"]),
        staging=["hill-troll"], active="forest-gate", phase=Phase.QUEST,
    )  # fmt: skip
    table.begin(ResourcePhase())
    own = {"seat": None, "hand": ()}
    boards = [replace(board(table, seat), **own) for seat in (A, B, None)]
    assert boards[0] == boards[1] == boards[2]
    table.passing().done()


@pytest.mark.rule("L-TALK-02")
def test_nobody_is_shown_a_card_in_the_hand_of_another() -> None:
    table = scene(
        Side(hand=["faramir", "gandalf"]), Side(heroes=["gimli"], hand=["feint"], deck=["beorn"])
    )
    a, b, spectator = (board(table, seat) for seat in (A, B, None))
    assert [card.code for card in a.hand] == ["faramir", "gandalf"]
    assert [card.code for card in b.hand] == ["feint"]
    assert spectator.hand == ()
    assert [player.hand for player in a.players] == [2, 1]
    assert "feint" not in repr(a)
    assert "faramir" not in repr(b)
    assert "gandalf" not in repr(spectator)
    assert sorted(GAME.secrets(table.state, B).values()) == ["beorn", "faramir", "gandalf"]


@pytest.mark.rule("L-TALK-02")
def test_only_who_draws_is_told_what_he_draws() -> None:
    table = new_game(2)
    for seat in (A, B):
        table.choose(PickPlayer(A), seat)
    table.choose(Keep())
    for seat, other in ((A, B), (B, A)):
        seen = [event for event in table.events(seat) if isinstance(event, events.Drew)]
        assert [event.code is None for event in seen if event.seat == other] == [True] * 6
        assert [event.code is None for event in seen if event.seat == seat] == [False] * 6


@pytest.mark.rule("L-TALK-03")
def test_a_card_of_the_encounter_deck_is_known_to_who_looked_at_it_and_nobody_else() -> None:
    table = scene(
        Side(heroes=["denethor"]), Side(heroes=["gimli"]), encounter=["hill-troll", "wargs"]
    )
    table.begin(ActionWindow()).use("denethor").choose(No()).done()
    top = SeenCard(table.id("hill-troll"), "hill-troll")
    assert board(table, A).known_top == (top,)
    assert board(table, B).known_top == ()
    assert "hill-troll" not in repr(board(table, B))
    assert "hill-troll" not in repr(board(table, None))


@pytest.mark.rule("L-TALK-03")
def test_who_looks_at_anothers_deck_does_not_show_him_what_stays_there() -> None:
    table = scene(
        Side(heroes=["beravor"], hand=["gandalfs-search"]),
        Side(heroes=["gimli"], deck=["beorn", "feint", "citadel-plate"]),
        resources={"beravor": 2},
    )
    table.begin(ActionWindow()).use("gandalfs-search").choose(PickNumber(2))
    table.pay("beravor", "beravor").choose(PickPlayer(B)).pick("beorn").passing().done()
    assert [card.code for card in board(table, B).hand] == ["beorn"]
    assert "feint" not in repr(board(table, B))
    seen = [entry.to(B) for entry in table.log if isinstance(entry.event, events.Saw)]
    assert seen == [events.Saw(A), events.Saw(A)]


@pytest.mark.rule("L-TALK-03")
def test_who_chooses_from_his_hand_or_a_discard_pile_learns_nothing_of_the_encounter_deck() -> None:
    table = scene(
        Side(heroes=["eowyn", "aragorn"], hand=["dwarven-tomb", "sneak-attack", "faramir"],
             discard=["will-of-the-west"]),
        encounter=["hill-troll"],
        resources={"eowyn": 1, "aragorn": 1},
    )  # fmt: skip
    table.begin(ActionWindow()).use("dwarven-tomb").pay("eowyn").pick("will-of-the-west")
    table.use("sneak-attack").pay("aragorn").pick("faramir").passing().done()
    assert "hill-troll" not in repr(board(table, A))


@pytest.mark.rule("L-TALK-02")
@pytest.mark.parametrize("hand", ["a-test-of-will", "northern-tracker"])
def test_whether_a_hand_holds_a_response_is_not_given_away(hand: str) -> None:
    table = scene(
        Side(heroes=["gimli"]),
        Side(heroes=["eowyn"], hand=[hand]),
        encounter=["the-necromancers-reach"],
        resources={"eowyn": 1},
        phase=Phase.QUEST,
    )
    table.state.cast = frozenset(card.code for card in table.state.cards)
    table.begin(RevealCard(A))
    event = MayRespond("WhenRevealedTriggered", table.id("the-necromancers-reach"))
    assert (table.seat, table.prompt) == (B, event)
    table.choose(Pass()).passing().done()
