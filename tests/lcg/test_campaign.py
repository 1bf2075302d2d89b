"""The expert game: three scenarios in a row with the same heroes and decks (L-VAR-02 to 05)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lcg.games import codes, state_of
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel import saved
from westmarch.kernel.game import IllegalSetup, checked
from westmarch.kernel.records import replace
from westmarch.kernel.table import Table, reenact
from westmarch.kernel.windows import Pass
from westmarch.lcg import campaign
from westmarch.lcg.campaign import Campaign
from westmarch.lcg.game import GAME
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import (
    AttackEnemy,
    Done,
    Keep,
    MayMulligan,
    Mulligan,
    PickPlayer,
    Send,
    TakeAction,
)
from westmarch.lcg.rules.attacking import PlayerAttacks
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import STARTER_DECKS

DECK = ["feint"] * 2 + ["veteran-axehand"] * 3 + ["gandalf", "blade-mastery"]
TEAM = ["legolas", "gimli"]


def win(table: LcgScene, scenario: str = "passage-through-mirkwood") -> LcgState:
    """Legolas destroys the last enemy, and the last stage is completed."""
    table.state.scenario = scenario
    table.begin(PlayerAttacks(A)).choose(AttackEnemy(table.id("east-bight-patrol")))
    table.choose(Send(table.id("legolas"))).always(Done())
    while isinstance(table.prompt, TakeAction):
        table.choose(Pass())
    table.use("legolas").done()
    assert table.state.won
    return table.state


def eve(
    *sides: Side, damage: dict[str, int] | None = None, attached: dict[str, list[str]] | None = None
) -> LcgScene:
    """A moment before a scenario is won."""
    return scene(
        *sides, quest="beorns-path", progress={"beorns-path": 8}, phase=Phase.COMBAT,
        damage=damage or {}, attached=attached or {}, resources={"gimli": 3},
    )  # fmt: skip


def side(threat: int = 30, hand: int = 0, discard: int = 0) -> Side:
    """Legolas and Gimli with their deck, some of it in hand, some of it discarded."""
    used = hand + discard
    return Side(
        heroes=TEAM, engaged=["east-bight-patrol"], threat=threat,
        hand=DECK[:hand], discard=DECK[hand:used], deck=DECK[used:],
    )  # fmt: skip


def started(hardened: bool = False, **options: str) -> Campaign:
    """A campaign of one player before its first scenario."""
    return campaign.begin(checked(GAME, 1, options, (" ".join([*TEAM, *DECK]),)), hardened)


def table_of(stand: Campaign) -> Table:
    """The next scenario, set up."""
    assert stand.setup is not None
    return Table(
        GAME, checked(GAME, stand.setup.players, stand.setup.options, stand.setup.decks), 1
    )


def scenario_of(stand: Campaign) -> str | None:
    return None if stand.setup is None else stand.setup.options["scenario"]


@pytest.mark.rule("L-VAR-03")
@pytest.mark.parametrize("hardened", [False, True])
def test_mirkwood_comes_first_then_the_anduin_then_dol_guldur(hardened: bool) -> None:
    stand, played = started(hardened), []
    while (scenario := scenario_of(stand)) is not None:
        played.append(scenario)
        assert state_of(table_of(stand)).scenario == scenario
        stand = campaign.go_on(stand, win(eve(side()), scenario))
    assert played == [
        "passage-through-mirkwood",
        "journey-down-the-anduin",
        "escape-from-dol-guldur",
    ]


@pytest.mark.rule("L-VAR-02")
def test_players_heroes_and_decks_stay_the_same() -> None:
    stand = campaign.go_on(started(mode="easy"), win(eve(side(hand=2, discard=2))))
    table = table_of(stand)
    state = state_of(table)
    assert (state.players, state.mode) == (1, "easy")
    assert sorted(codes(table, state.area[A])) == sorted(TEAM)
    assert Counter(codes(table, [*state.deck[A], *state.hand[A]])) == Counter(DECK)
    assert state.discard == [[]]


@pytest.mark.rule("L-VAR-02")
def test_starter_decks_go_through_a_campaign_as_well() -> None:
    stand = campaign.begin(checked(GAME, 2, {}, ("spirit", "lore")))
    finished = state_of(table_of(stand))
    finished.won = True
    second = table_of(campaign.go_on(stand, finished))
    for seat, name in ((A, "spirit"), (B, "lore")):
        deck = STARTER_DECKS[name]
        assert sorted(codes(second, state_of(second).area[seat])) == sorted(deck.heroes)
        assert Counter(codes(second, state_of(second).deck[seat])) == dict(deck.cards)


@pytest.mark.rule("L-VAR-04")
def test_the_score_of_the_campaign_is_the_sum_of_the_three() -> None:
    stand = started()
    for scenario, threat in (
        ("passage-through-mirkwood", 30),
        ("journey-down-the-anduin", 41),
        ("escape-from-dol-guldur", 29),
    ):
        assert campaign.total(stand) is None
        stand = campaign.go_on(stand, win(eve(side(threat), damage={"gimli": 1}), scenario))
    assert stand.scores == (31, 42, 30)
    assert campaign.total(stand) == 103
    assert stand.setup is None


@pytest.mark.rule("L-VAR-04")
def test_a_scenario_that_is_lost_ends_the_campaign_without_a_score() -> None:
    stand = campaign.go_on(started(), win(eve(side())))
    lost = eve(side()).state
    lost.scenario = "journey-down-the-anduin"
    lost.won = False
    stand = campaign.go_on(stand, lost)
    assert (stand.setup, stand.scores, campaign.total(stand)) == (None, (30,), None)


@pytest.mark.rule("L-VAR-02", "L-VAR-05")
@pytest.mark.parametrize(("hardened", "threat", "damage"), [(False, 20, 0), (True, 37, 3)])
def test_only_the_hardened_game_keeps_threat_and_damage(
    hardened: bool, threat: int, damage: int
) -> None:
    finished = win(eve(side(threat=37), damage={"gimli": 3}))
    state = state_of(table_of(campaign.go_on(started(hardened), finished)))
    (gimli,) = (card for card in state.cards if card.code == "gimli")
    assert (state.threat, gimli.damage) == ([threat], damage)


@pytest.mark.rule("L-OPEN-23")
def test_discard_piles_stay_and_all_else_is_shuffled_into_the_decks() -> None:
    finished = win(eve(side(hand=1, discard=2), attached={"gimli": ["dwarven-axe"]}))
    table = table_of(campaign.go_on(started(hardened=True), finished))
    state = state_of(table)
    assert codes(table, state.discard[A]) == ["feint", "veteran-axehand"]
    in_deck = Counter([*DECK, "dwarven-axe"]) - Counter(["feint", "veteran-axehand"])
    assert Counter(codes(table, [*state.deck[A], *state.hand[A]])) == in_deck
    assert {card.resources for card in state.cards} == {0}
    assert state.attached == {}


@pytest.mark.rule("L-OPEN-23")
def test_the_wounds_of_allies_are_not_carried_over() -> None:
    with_ally = replace(side(), allies=["veteran-axehand"], deck=DECK[3:])
    finished = win(eve(with_ally, damage={"veteran-axehand": 1, "gimli": 2}))
    following = campaign.go_on(started(hardened=True), finished).setup
    assert following is not None
    assert campaign.carried_by(finished, A).damage == (("gimli", 2),)
    assert "| damage gimli 2 |" in following.decks[0]


@pytest.mark.rule("L-OPEN-23")
def test_each_player_draws_six_anew_and_may_take_a_mulligan() -> None:
    table = table_of(campaign.go_on(started(hardened=True), win(eve(side()))))
    assert table.decision.prompt == MayMulligan()
    assert table.decision.options == (Keep(), Mulligan())
    assert len(state_of(table).hand[A]) == 6


@pytest.mark.rule("L-OPEN-23")
def test_a_threat_below_the_cost_of_the_heroes_is_raised_to_it() -> None:
    state = state_of(table_of(campaign.go_on(started(hardened=True), win(eve(side(threat=7))))))
    assert state.threat == [20]


@pytest.mark.rule("L-VAR-05", "L-OPEN-23")
def test_a_dead_hero_stays_in_the_discard_pile() -> None:
    fallen = Side(heroes=["legolas"], discard=["gimli"], engaged=["east-bight-patrol"], threat=5)
    stand = campaign.go_on(started(hardened=True), win(scene_of(fallen)))
    table = table_of(stand)
    assert codes(table, state_of(table).area[A]) == ["legolas"]
    assert codes(table, state_of(table).discard[A]) == ["gimli"]
    assert state_of(table).threat == [9]
    assert stand.scores == (5 + 11,)


@pytest.mark.rule("L-VAR-05")
@pytest.mark.parametrize("damage", [5, 6])
def test_a_hero_who_lived_by_his_armour_alone_is_dead_without_it(damage: int) -> None:
    armoured = eve(side(), damage={"gimli": damage}, attached={"gimli": ["citadel-plate"]})
    table = table_of(campaign.go_on(started(hardened=True), win(armoured)))
    assert codes(table, state_of(table).area[A]) == ["legolas"]
    assert codes(table, state_of(table).discard[A]) == ["gimli"]


@pytest.mark.rule("L-VAR-05")
def test_who_was_eliminated_stays_out_of_the_next_scenario() -> None:
    two = campaign.begin(checked(GAME, 2, {}, ("tactics", "leadership")), hardened=True)
    gone = Side(heroes=[], discard=["aragorn", "gloin", "theodred", "faramir"], threat=50)
    table = scene_of(side(), gone)
    table.state.eliminated[B] = True
    following = table_of(campaign.go_on(two, win(table)))
    state = state_of(following)
    assert (state.eliminated, state.threat) == ([False, True], [30, 50])
    assert (state.area[B], state.deck[B], state.hand[B]) == ([], [], [])
    assert following.decision.prompt == MayMulligan()  # nobody else to be first player
    following.choose(Keep())
    assert following.seat == A


@pytest.mark.rule("L-VAR-05")
def test_the_first_player_is_chosen_among_those_who_are_left() -> None:
    three = campaign.begin(checked(GAME, 3, {}, ()), hardened=True)
    gone = Side(heroes=[], discard=["aragorn"], threat=50)
    table = scene_of(side(), gone, Side(heroes=["eowyn"], threat=20))
    table.state.eliminated[B] = True
    following = table_of(campaign.go_on(three, win(table)))
    votes = {decision.seat: decision.options for decision in following.decisions}
    choices = (PickPlayer(A), PickPlayer(table.state.cards[table.id("eowyn")].owner or A))
    assert votes == {option.seat: choices for option in choices}


@pytest.mark.rule("L-VAR-05")
def test_a_saved_game_of_a_campaign_is_played_again_with_all_that_was_carried_over() -> None:
    finished = win(eve(side(threat=37, discard=2), damage={"gimli": 3}))
    table = table_of(campaign.go_on(started(hardened=True), finished))
    table.choose(Mulligan())
    again = reenact(GAME, saved.read(table.save()))
    assert state_of(again) == state_of(table)
    assert state_of(again).threat == [37]


@pytest.mark.rule("L-VAR-05")
@pytest.mark.parametrize(
    "text",
    ["legolas feint | threat", "legolas feint | threat 30 | damage gimli | discarded",
     "legolas feint | threat 30 | damage | discarded gandalf",
     "legolas feint | threat 30 | damage | discarded legolas"],
)  # fmt: skip
def test_what_cannot_be_carried_over_is_refused(text: str) -> None:
    with pytest.raises(IllegalSetup):
        Table(GAME, checked(GAME, 1, {}, (text,)), seed=1)


def scene_of(*sides: Side) -> LcgScene:
    """A moment before a scenario is won, without Gimli."""
    return scene(*sides, quest="beorns-path", progress={"beorns-path": 8}, phase=Phase.COMBAT)
