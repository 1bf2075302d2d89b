"""What a board shows, and what it keeps to itself."""

from __future__ import annotations

import pytest

from tests.meccg.scene import FIRST, ONE, TWO, MeccgScene, scene
from westmarch.kernel.records import Seat, replace
from westmarch.meccg.board import MeccgBoard, SeenCard, SeenCompany
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import Race, RegionType
from westmarch.meccg.options import Assign, Face, PutOnGuard, StayUntapped
from westmarch.meccg.verbs import companies

WILD = RegionType.WILDERNESS


def board(table: MeccgScene, seat: Seat | None) -> MeccgBoard:
    """What a seat sees."""
    return GAME.view(table.state, seat)


def company(table: MeccgScene, seat: Seat | None) -> SeenCompany:
    """The first company as a seat sees it."""
    return board(table, seat).companies[0]


def goal(table: MeccgScene, seat: Seat | None) -> SeenCard:
    """The site to which the first company goes, as a seat sees it."""
    journey = company(table, seat).journey
    assert journey is not None
    assert journey.to is not None
    return journey.to.card


def test_characters_stand_with_their_items_and_followers_and_their_numbers_have_terms() -> None:
    table = scene(("rivendell", ["aragorn-ii", "glamdring", "bilbo"]))
    companies.control(table.state, table.id("bilbo"), table.id("aragorn-ii"))
    (aragorn,) = company(table, TWO).members
    assert [card.code for card in aragorn.on] == ["glamdring"]
    assert [card.code for card in aragorn.followers] == ["bilbo"]
    assert aragorn.prowess is not None
    sources = [(term.source, term.amount) for term in aragorn.prowess.terms]
    assert sources == [("printed", 6), ("glamdring", 2)]
    assert aragorn.corruption is not None
    assert [term.source for term in aragorn.corruption.terms] == ["glamdring"]


@pytest.mark.rule("M-ORG-30")
def test_a_new_site_lies_face_down_until_it_is_revealed() -> None:
    table = scene(("rivendell", ["gimli"])).journey("moria", WILD, WILD)
    own, other = company(table, ONE).journey, company(table, TWO).journey
    assert own is not None
    assert own.to is not None
    assert (own.to.card.code, own.path) == ("moria", (WILD, WILD))
    assert other is not None
    assert other.to is not None
    assert (other.to.card.code, other.way, other.path, other.to.region) == (None, None, (), None)
    table = scene(("rivendell", ["gimli"]), theirs=["orc-raiders"]).journey("moria", WILD)
    seen = company(table.move(), TWO).journey
    assert seen is not None
    assert seen.to is not None
    assert (seen.to.card.code, seen.revealed) == ("moria", True)


@pytest.mark.rule("M-ORG-31")
def test_of_a_new_site_in_play_others_see_only_that_it_is_in_play() -> None:
    table = scene(("rivendell", ["gimli"]), ("moria", ["legolas"]), ("bree", ["frodo"]))
    moria = table.id("moria")
    table.state.sites[ONE].append(moria)
    table.journey("moria", WILD, WILD)
    table.state.sites[ONE].remove(moria)
    seen = company(table, TWO).journey
    assert seen is not None
    assert seen.to is None


def test_cards_on_guard_hands_and_piles_are_the_owners_alone() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        hand=["dark-quarrels"] * 8,
        theirs=["orc-raiders", "cave-drake"],
        their_discard=["smaug"],
        sideboard=["glamdring"],
    )
    table.journey("moria", WILD, WILD).move()
    table.choose(PutOnGuard(table.id("orc-raiders")))
    (guard,) = goal(table, ONE).on
    assert (guard.code, guard.guards) == (None, True)
    (own,) = goal(table, TWO).on
    assert own.code == "orc-raiders"
    opponent = board(table, ONE).players[TWO]
    assert (opponent.hand, opponent.discard, opponent.deck_top) == ((), (), ())
    assert (opponent.held, opponent.discard_size) == (1, 1)
    assert [card.code for card in board(table, TWO).players[TWO].discard] == ["smaug"]
    assert board(table, TWO).players[ONE].sideboard == ()
    assert [card.code for card in board(table, ONE).players[ONE].sideboard] == ["glamdring"]


def test_the_attack_and_the_strike_show_how_strong_both_are() -> None:
    table = scene(("rivendell", ["gimli", "legolas"])).attacked(Race.SPIDER, strikes=1, prowess=8)
    table.choose(Assign(table.id("gimli")), Face(table.id("gimli")), StayUntapped())
    seen = board(table, TWO)
    assert seen.attack is not None
    assert seen.strike is not None
    assert (seen.attack.company, seen.attack.prowess.total) == (FIRST, 8)
    assert seen.strike.prowess.total == 5 - 3
    assert seen.strike.prowess.terms[-1].source == "M-CBT-17"


def test_influence_points_and_the_hazard_limit_are_on_the_board() -> None:
    table = scene(
        ("rivendell", ["gimli", "legolas"]),
        in_play=["gates-of-morning", "rangers-of-the-north"],
        theirs=["orc-raiders"],
    ).move()
    seen = board(table, ONE)
    assert (seen.players[ONE].influence.total, seen.players[ONE].used) == (20, 12)
    assert seen.movement is not None
    assert (seen.movement.limit, seen.movement.left) == (2, 2)
    assert [card.code for card in seen.players[ONE].events] == ["gates-of-morning"]
    assert [card.code for card in seen.players[ONE].factions] == ["rangers-of-the-north"]
    assert sum(seen.players[ONE].counted.values()) == 2 + 2 + 3


def test_what_nobody_may_know_changes_no_board() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["orc-raiders"], their_deck=["cave-drake"])
    other = table.state.clone()
    one, two = table.id("orc-raiders"), table.id("cave-drake")
    other.cards[one] = replace(other.cards[one], code=other.cards[two].code)
    other.cards[two] = replace(other.cards[two], code=table.state.cards[one].code)
    assert GAME.view(other, ONE) == GAME.view(table.state, ONE)
    assert GAME.view(other, None) == GAME.view(table.state, None)
    assert GAME.view(other, TWO) != GAME.view(table.state, TWO)
