"""Putting decks together: L-DECK, L-FIRST, and how many can play with one or two core sets."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lcg.games import codes, keep_hands, new_game, state_of, told, vote
from tests.lcg.scene import A, B
from westmarch.kernel.chance import Drawn, Shuffled
from westmarch.kernel.game import IllegalSetup
from westmarch.kernel.records import Seat, replace
from westmarch.kernel.windows import Pass
from westmarch.lcg.decks import DECK_TYPES, MOST_COPIES, starter
from westmarch.lcg.events import HeroAssigned
from westmarch.lcg.kinds import CardType, Phase
from westmarch.lcg.options import Play, TakeAction
from westmarch.lcg.tables import CARDS, STARTER_DECKS


def team(*heroes: str, cards: str = "guard-of-the-citadel") -> str:
    """A deck as it stands in a file."""
    return " ".join((*heroes, cards))


def many(number: int) -> str:
    """A deck of so many cards of the box, no more of a title than allowed."""
    rows = [row for row in CARDS.values() if row.type in DECK_TYPES]
    found = [row.code for row in rows for _ in range(min(row.copies, MOST_COPIES))]
    return " ".join(found[:number])


@pytest.mark.rule("L-DECK-01")
@pytest.mark.parametrize(
    "code", ["forest-spider", "forest-gate", "evil-storm", "gandalfs-map", "flies-and-spiders"]
)
def test_a_deck_has_only_allies_attachments_and_events(code: str) -> None:
    with pytest.raises(IllegalSetup, match=f"{CARDS[code].name} does not belong .*L-DECK-01"):
        new_game(1, decks=[team("aragorn", cards=code)])


@pytest.mark.rule("L-DECK-01")
def test_a_deck_may_mix_allies_attachments_and_events() -> None:
    cards = "guard-of-the-citadel steward-of-gondor ever-vigilant"
    table = new_game(1, decks=[team("aragorn", cards=cards)])
    kinds = {CARDS[code].type for code in codes(table, state_of(table).hand[A])}
    assert kinds == {CardType.ALLY, CardType.ATTACHMENT, CardType.EVENT}


@pytest.mark.rule("L-DECK-02")
def test_a_deck_has_three_copies_of_a_title_at_most() -> None:
    new_game(1, decks=[team("aragorn", cards="gandalf " * 3)])
    with pytest.raises(IllegalSetup, match=r"too many copies of Gandalf .L-DECK-02"):
        new_game(1, decks=[team("aragorn", cards="gandalf " * 4)])


@pytest.mark.rule("L-DECK-02")
def test_no_two_player_cards_share_a_title_so_counting_codes_counts_titles() -> None:
    rows = [row for row in CARDS.values() if row.type in DECK_TYPES]
    assert len({row.name for row in rows}) == len(rows)


@pytest.mark.rule("L-DECK-03")
def test_a_tournament_deck_has_fifty_cards_at_least() -> None:
    with pytest.raises(IllegalSetup, match=r"too few cards for a tournament .L-DECK-03"):
        new_game(1, decks=[team("aragorn", cards=many(49))], tournament="yes")
    table = new_game(1, decks=[team("aragorn", cards=many(50))], tournament="yes")
    assert len(state_of(table).deck[A]) == 50 - 6


@pytest.mark.rule("L-DECK-03")
def test_a_tournament_deck_has_no_greatest_size() -> None:
    table = new_game(1, decks=[team("aragorn", cards=many(110))], tournament="yes")
    assert len(state_of(table).deck[A]) == 110 - 6


@pytest.mark.rule("L-DECK-04")
@pytest.mark.parametrize("name", STARTER_DECKS)
def test_a_starter_deck_has_thirty_cards_and_may_be_played(name: str) -> None:
    table = new_game(1, decks=[name])
    assert len(state_of(table).deck[A]) + len(state_of(table).hand[A]) == 30


@pytest.mark.rule("L-DECK-04")
def test_starter_decks_are_too_small_for_a_tournament() -> None:
    with pytest.raises(IllegalSetup, match="L-DECK-03"):
        new_game(1, decks=["lore"], tournament="yes")


@pytest.mark.rule("L-DECK-05")
def test_cards_of_a_sphere_without_hero_are_legal_but_cannot_be_paid_for() -> None:
    table = new_game(2, decks=[team("aragorn", cards="wandering-took gandalf"), team("gloin")])
    keep_hands(vote(table, A, A))
    (hero,) = state_of(table).area[A]
    state_of(table).cards[hero] = replace(state_of(table).cards[hero], resources=9)
    while table.decision.prompt != TakeAction(Phase.PLANNING, planning=True):
        table.choose(Pass())
    plays = [option.card for option in table.decision.options if isinstance(option, Play)]
    assert codes(table, plays) == ["gandalf"]


@pytest.mark.rule("L-DECK-06")
@pytest.mark.parametrize(
    "heroes", [("aragorn",), ("aragorn", "gimli"), ("eowyn", "gimli", "gloin")]
)
def test_a_player_has_one_to_three_heroes(heroes: tuple[str, ...]) -> None:
    table = new_game(1, decks=[team(*heroes)])
    assert codes(table, state_of(table).area[A]) == list(heroes)


@pytest.mark.rule("L-DECK-06")
@pytest.mark.parametrize("heroes", [(), ("eowyn", "gimli", "gloin", "thalin")])
def test_a_player_has_neither_none_nor_four_heroes(heroes: tuple[str, ...]) -> None:
    with pytest.raises(IllegalSetup, match=r"one to three heroes .L-DECK-06"):
        new_game(1, decks=[team(*heroes)])


@pytest.mark.rule("L-DECK-07")
def test_two_players_never_use_the_same_hero() -> None:
    brought = [team("aragorn", "gloin"), team("gimli", "aragorn"), team("aragorn", "eowyn")]
    for seed in range(6):
        table = new_game(3, decks=brought, seed=seed)
        used = [hero for area in state_of(table).area for hero in codes(table, area)]
        assert Counter(used) == Counter(["aragorn", "gloin", "gimli", "eowyn"])


@pytest.mark.rule("L-DECK-07")
def test_nobody_has_the_same_hero_twice() -> None:
    with pytest.raises(IllegalSetup, match=r"Aragorn is among the heroes twice .L-DECK-07"):
        new_game(1, decks=[team("aragorn", "aragorn")])


@pytest.mark.rule("L-DECK-08")
@pytest.mark.parametrize("lucky", [A, B])
def test_chance_decides_who_uses_a_hero_that_two_players_want(lucky: int) -> None:
    brought = [team("aragorn", "gloin"), team("gimli", "aragorn")]
    table = new_game(2, decks=brought, script=(Drawn(lucky), *(Shuffled(),) * 3))
    teams = [codes(table, area) for area in state_of(table).area]
    assert teams == ([["aragorn", "gloin"], ["gimli"]], [["gloin"], ["gimli", "aragorn"]])[lucky]
    assert state_of(table).threat == ([12 + 9, 11], [9, 11 + 12])[lucky]
    assert told(table, HeroAssigned) == [HeroAssigned(Seat(lucky), "aragorn")]


@pytest.mark.rule("L-DECK-08")
@pytest.mark.parametrize("seed", range(8))
def test_chance_gives_a_contested_hero_to_one_of_those_who_want_him(seed: int) -> None:
    brought = [team("aragorn", "gloin"), team("gimli", "aragorn"), team("eowyn")]
    table = new_game(3, decks=brought, seed=seed)
    teams = [codes(table, area) for area in state_of(table).area]
    assert ["aragorn" in heroes for heroes in teams] in ([True, False, False], [False, True, False])


@pytest.mark.rule("L-CARD-02")
@pytest.mark.parametrize("brought", [["leadership"], ["leadership", "lore", "spirit"]])
def test_each_player_brings_one_deck(brought: list[str]) -> None:
    with pytest.raises(IllegalSetup, match="2 players need 2 decks"):
        new_game(2, decks=brought)


@pytest.mark.rule("L-DECK-08")
def test_where_nobody_wants_the_same_hero_chance_decides_nothing() -> None:
    assert told(new_game(2, decks=[team("aragorn"), team("gimli")]), HeroAssigned) == []


@pytest.mark.rule("L-DECK-08")
def test_a_player_must_not_be_left_without_a_hero_by_chance() -> None:
    with pytest.raises(IllegalSetup, match="needs a hero that nobody else wants"):
        new_game(2, decks=[team("aragorn"), team("gimli", "aragorn")])


@pytest.mark.rule("L-GEN-02")
@pytest.mark.parametrize("players", [1, 2])
def test_one_core_set_is_for_one_or_two_players(players: int) -> None:
    new_game(players, collection="core-sets")
    rare = [team(hero, cards="unexpected-courage") for hero in ("aragorn", "gimli")]
    with pytest.raises(IllegalSetup, match=r"Unexpected Courage .* 1 core set.*L-GEN-02"):
        new_game(2, decks=rare, collection="core-sets")


@pytest.mark.rule("L-DECK-02", "L-GEN-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_who_own_more_bring_three_copies_each(players: int) -> None:
    heroes = ("aragorn", "gimli", "eowyn", "denethor")[:players]
    brought = [team(hero, cards="unexpected-courage " * 3) for hero in heroes]
    for table in (
        new_game(players, decks=brought),
        new_game(players, decks=brought, collection="any"),
    ):
        state = state_of(table)
        own = [len([*state.deck[seat], *state.hand[seat]]) for seat in range(players)]
        assert own == [3] * players
    with pytest.raises(IllegalSetup, match=r"Unexpected Courage .*collection=any"):
        new_game(players, decks=brought, collection="core-sets")
    with pytest.raises(IllegalSetup, match=r"too many copies of Unexpected Courage .L-DECK-02"):
        new_game(1, decks=[team("aragorn", cards="unexpected-courage " * 4)], collection="any")


@pytest.mark.rule("L-GEN-03")
@pytest.mark.parametrize("players", [3, 4])
def test_two_core_sets_are_for_three_or_four_players(players: int) -> None:
    heroes = ("aragorn", "gimli", "eowyn", "denethor")[:players]
    twice = [team(hero, cards="unexpected-courage") for hero in heroes[:2]]
    rest = [team(hero) for hero in heroes[2:]]
    table = new_game(players, decks=[*twice, *rest], collection="core-sets")
    assert len(state_of(table).area) == players
    thrice = [team(hero, cards="unexpected-courage") for hero in heroes[:3]]
    with pytest.raises(IllegalSetup, match=r"Unexpected Courage .* 2 core set"):
        new_game(players, decks=[*thrice, *rest[1:]], collection="core-sets")


@pytest.mark.rule("L-GEN-03")
def test_nobody_plays_with_five() -> None:
    with pytest.raises(IllegalSetup, match="for 1, 2, 3, 4 players, not 5"):
        new_game(5)


@pytest.mark.parametrize(
    ("name", "heroes"),
    [
        pytest.param(
            "leadership", ["aragorn", "gloin", "theodred"], marks=pytest.mark.rule("L-FIRST-01")
        ),
        pytest.param(
            "tactics", ["legolas", "gimli", "thalin"], marks=pytest.mark.rule("L-FIRST-02")
        ),
        pytest.param(
            "spirit", ["eowyn", "dunhere", "eleanor"], marks=pytest.mark.rule("L-FIRST-03")
        ),
        pytest.param(
            "lore", ["glorfindel", "denethor", "beravor"], marks=pytest.mark.rule("L-FIRST-04")
        ),
    ],
)
def test_who_brings_a_starter_deck_plays_its_heroes_and_cards(name: str, heroes: list[str]) -> None:
    table = new_game(1, decks=[name])
    state = state_of(table)
    assert codes(table, state.area[A]) == heroes
    assert Counter(codes(table, [*state.deck[A], *state.hand[A]])) == Counter(starter(name).cards)
    assert {CARDS[code].sphere for code in starter(name).cards} == {
        STARTER_DECKS[name].sphere,
        None,
    }
