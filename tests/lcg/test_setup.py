"""Preparing the game: L-SETUP."""

from __future__ import annotations

import pytest

from tests.lcg.games import board_of, codes, keep_hands, new_game, state_of, told, vote
from tests.lcg.scene import A, B, C, D
from westmarch.kernel.chance import Rolled, Shuffled
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.lcg import decks, events
from westmarch.lcg.kinds import CardType, Phase
from westmarch.lcg.options import (
    ChooseFirstPlayer,
    Keep,
    MayMulligan,
    Mulligan,
    PickPlayer,
    TakeAction,
)
from westmarch.lcg.setup import encounter_cards
from westmarch.lcg.tables import CARDS, SCENARIOS, STARTER_DECKS

STARTERS = ("leadership", "tactics")
"""The starter decks of the first two players."""

AS_IT_LIES = Shuffled()
"""A shuffle that changes nothing."""


@pytest.mark.rule("L-SETUP-01")
def test_decks_heroes_first_player_hands_quest_deck_scenario() -> None:
    table = new_game(2)
    state = state_of(table)
    assert table.decision.prompt == ChooseFirstPlayer()
    assert [len(area) for area in state.area] == [3, 3]
    assert state.threat == [29, 29]
    assert state.hand == [[], []]
    vote(table, A, A)
    assert table.decision.prompt == MayMulligan()
    assert [len(hand) for hand in state.hand] == [6, 6]
    assert state.quest == []
    keep_hands(table)
    order = [type(entry.event) for entry in table.log]
    steps = (events.FirstPlayerChanged, events.Drew, events.StageBegan, events.Moved)
    places = [order.index(step) for step in (*steps, events.RoundBegan)]
    assert places == sorted(places)


@pytest.mark.rule("L-SETUP-02")
def test_every_players_deck_and_the_encounter_deck_are_shuffled_separately() -> None:
    table = new_game(2, script=(Shuffled((29,)), Shuffled((28,)), Shuffled((35,))))
    state = state_of(table)
    assert state.script == []
    first, second = (decks.read(name, tournament=False).cards for name in STARTERS)
    encounters = encounter_cards("passage-through-mirkwood", easy=False)
    piles = (state.deck[A], state.deck[B], state.encounter_deck)
    bottom = [pile[0] for pile in piles]
    assert codes(table, bottom) == [first[29], second[28], encounters[35]]
    assert [len(pile) for pile in piles] == [30, 30, 36]


@pytest.mark.rule("L-SETUP-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_quest_cards_are_not_shuffled_into_the_encounter_deck(scenario: str) -> None:
    table = new_game(2, scenario)
    state = state_of(table)
    kinds = {CARDS[code].type for code in codes(table, state.encounter_deck)}
    assert CardType.QUEST not in kinds
    assert {CARDS[code].type for code in codes(table, state.quest_deck)} == {CardType.QUEST}


@pytest.mark.rule("L-SETUP-04")
def test_heroes_are_not_shuffled_into_the_decks() -> None:
    table = new_game(4)
    for seat, deck in enumerate(state_of(table).deck):
        starter = tuple(STARTER_DECKS.values())[seat]
        expected = sorted(code for code, copies in starter.cards for _ in range(copies))
        assert sorted(codes(table, deck)) == expected


@pytest.mark.rule("L-SETUP-05")
def test_each_player_puts_all_his_heroes_into_play_in_front_of_himself() -> None:
    table = new_game(2, decks=["eowyn gleowine", "aragorn gimli denethor gandalf"])
    assert codes(table, state_of(table).area[A]) == ["eowyn"]
    assert codes(table, state_of(table).area[B]) == ["aragorn", "gimli", "denethor"]


@pytest.mark.rule("L-SETUP-06")
def test_the_starting_threat_is_the_sum_of_the_threat_costs_of_the_own_heroes() -> None:
    table = new_game(2, decks=["eowyn gleowine", "aragorn gimli denethor gandalf"])
    assert state_of(table).threat == [9, 12 + 11 + 8]


@pytest.mark.rule("L-SETUP-07")
def test_all_players_take_their_tokens_from_one_bank() -> None:
    table = keep_hands(vote(new_game(2), A, A))
    state = state_of(table)
    assert [state.cards[hero].resources for area in state.area for hero in area] == [1] * 6


@pytest.mark.rule("L-SETUP-08")
def test_the_majority_chooses_the_first_player() -> None:
    table = new_game(3)
    for seat in (A, B, C):
        own = table.position.of(seat)
        assert own.prompt == ChooseFirstPlayer()
        assert own.options == (PickPlayer(A), PickPlayer(B), PickPlayer(C))
    vote(table, B, C, B)
    assert state_of(table).first == B
    assert told(table, events.FirstPlayerChanged) == [events.FirstPlayerChanged(B)]


@pytest.mark.rule("L-SETUP-08")
def test_who_plays_alone_is_first_player() -> None:
    table = new_game(1)
    assert table.decision.prompt == MayMulligan()
    assert state_of(table).first == A


@pytest.mark.rule("L-SETUP-09")
@pytest.mark.parametrize(
    "votes", [(A, B), (B, A), (A, B, C), (A, A, B, B)], ids=["2", "2 crossed", "3", "4"]
)
def test_without_a_majority_chance_chooses_the_first_player(votes: tuple[Seat, ...]) -> None:
    shuffles = (AS_IT_LIES,) * (len(votes) + 1)
    for number in range(1, len(votes) + 1):
        table = vote(new_game(len(votes), script=(*shuffles, Rolled(number))), *votes)
        assert state_of(table).first == number - 1
        assert state_of(table).script == []


@pytest.mark.rule("L-SETUP-10")
def test_everybody_sees_who_is_first_player() -> None:
    table = vote(new_game(4), D, D, D, A)
    assert [board_of(table, seat).first for seat in (A, B, C, D, None)] == [D] * 5


@pytest.mark.rule("L-SETUP-11")
def test_each_player_draws_the_six_top_cards_of_his_own_deck() -> None:
    table = new_game(2)
    state = state_of(table)
    tops = [deck[:-7:-1] for deck in state.deck]
    vote(table, A, A)
    assert state.hand == tops
    assert [len(deck) for deck in state.deck] == [24, 24]


@pytest.mark.rule("L-SETUP-11")
def test_a_deck_of_fewer_than_six_cards_gives_all_it_has() -> None:
    table = new_game(1, decks=["aragorn guard-of-the-citadel faramir"])
    assert len(state_of(table).hand[A]) == 2
    table.choose(Mulligan())
    assert len(state_of(table).hand[A]) == 2


@pytest.mark.rule("L-SETUP-12")
def test_a_mulligan_shuffles_the_six_cards_back_and_draws_six_others() -> None:
    below = Shuffled(tuple(range(24, 30)))
    table = vote(new_game(2, script=(*(AS_IT_LIES,) * 3, below)), A, A)
    state = state_of(table)
    first, following = state.hand[A].copy(), state.deck[A][:-7:-1]
    table.choose(Mulligan())
    assert state.hand[A] == following
    assert set(state.deck[A][:6]) == set(first)
    assert len(state.deck[A]) == 24


@pytest.mark.rule("L-SETUP-13")
def test_a_mulligan_is_all_six_cards_or_none() -> None:
    table = vote(new_game(2), A, A)
    assert table.decision.prompt == MayMulligan()
    assert table.decision.options == (Keep(), Mulligan())


@pytest.mark.rule("L-SETUP-14")
def test_after_a_mulligan_the_second_hand_must_be_kept() -> None:
    table = vote(new_game(2), A, A)
    table.choose(Mulligan())
    second = state_of(table).hand[A].copy()
    assert (table.seat, table.decision.prompt) == (B, MayMulligan())
    table.choose(Mulligan())
    assert state_of(table).hand[A][:6] == second
    assert table.decision.prompt != MayMulligan()


@pytest.mark.rule("L-SETUP-15")
@pytest.mark.parametrize("answers", [(Keep(), Mulligan()), (Mulligan(), Keep())])
def test_each_player_decides_about_his_own_hand(answers: tuple[Keep | Mulligan, ...]) -> None:
    below = Shuffled(tuple(range(24, 30)))
    table = vote(new_game(2, script=(*(AS_IT_LIES,) * 3, below)), A, A)
    hands = [hand.copy() for hand in state_of(table).hand]
    for seat, answer in zip((A, B), answers, strict=True):
        assert (table.seat, table.decision.options) == (seat, (Keep(), Mulligan()))
        table.choose(answer)
    for seat, answer in zip((A, B), answers, strict=True):
        kept = state_of(table).hand[seat][:6] == hands[seat]
        assert kept == (answer == Keep())


@pytest.mark.rule("L-SETUP-16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_quest_deck_lies_in_order_with_the_first_stage_on_top(scenario: str) -> None:
    table = new_game(2, scenario)
    from_the_top = codes(table, state_of(table).quest_deck[::-1])
    assert from_the_top == list(SCENARIOS[scenario].quest_cards)
    keep_hands(vote(table, A, A))
    assert codes(table, state_of(table).quest) == from_the_top[:1]


@pytest.mark.rule("L-SETUP-17")
def test_side_a_of_the_first_quest_card_is_carried_out_before_it_is_turned() -> None:
    table = new_game(1, "escape-from-dol-guldur")
    until_the_first_phase(table)
    moves = [e.to for e in told(table, events.Moved)]
    staged, aside = "staging area", "set aside"
    assert moves[:4] == [staged, staged, staged, aside]
    kinds = [entry.event for entry in table.log]
    taken = next(n for n, e in enumerate(kinds) if getattr(e, "to", None) == "prisoner")
    revealed = [n for n, e in enumerate(kinds) if isinstance(e, events.Revealed)]
    assert len(revealed) >= 3
    assert max(revealed) < taken


@pytest.mark.rule("L-SETUP-17")
def test_in_mirkwood_a_spider_and_a_road_wait_in_the_staging_area() -> None:
    table = keep_hands(new_game(1))
    assert codes(table, state_of(table).staging) == ["forest-spider", "old-forest-road"]
    assert len(state_of(table).encounter_deck) == 34
    assert told(table, events.Revealed) == []


@pytest.mark.rule("L-SETUP-18")
def test_the_first_round_starts_with_the_resource_phase() -> None:
    table = keep_hands(vote(new_game(2), A, A))
    began = [e for e in (t.event for t in table.log) if isinstance(e, BEGINNINGS)]
    assert began[:2] == [events.RoundBegan(1), events.PhaseBegan(Phase.RESOURCE)]
    assert state_of(table).round == 1


@pytest.mark.rule("L-SETUP-19")
def test_heroes_start_with_empty_pools() -> None:
    table = new_game(2)
    state = state_of(table)
    assert [state.cards[hero].resources for area in state.area for hero in area] == [0] * 6
    keep_hands(vote(table, A, A))
    kinds = [type(entry.event) for entry in table.log]
    assert kinds.index(events.PhaseBegan) < kinds.index(events.ResourcesChanged)


@pytest.mark.rule("L-SETUP-20")
def test_what_side_b_reveals_happens_before_the_first_round() -> None:
    table = new_game(1, "journey-down-the-anduin")
    until_the_first_phase(table)
    kinds = [type(entry.event) for entry in table.log]
    assert "hill-troll" not in [event.code for event in told(table, events.Revealed)]
    trolls = [card for card in state_of(table).staging if "hill-troll" in codes(table, [card])]
    assert trolls
    fetched = [
        number
        for number, entry in enumerate(table.log)
        if isinstance(entry.event, events.Moved) and entry.event.card in trolls
    ]
    assert fetched[0] < kinds.index(events.RoundBegan)


BEGINNINGS = (events.RoundBegan, events.PhaseBegan)


def until_the_first_phase(table: Table) -> None:
    """Answer whatever the set-up asks."""
    while not isinstance(table.decision.prompt, TakeAction) and not state_of(table).round:
        table.choose(0)


def test_two_paths_of_which_chance_takes_one_are_one_stage_to_come() -> None:
    table = new_game(1, "passage-through-mirkwood")
    keep_hands(table)
    assert len(state_of(table).quest_deck) == 3
    assert board_of(table, A).stages_left == 2
