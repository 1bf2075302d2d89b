"""The quest deck of Passage Through Mirkwood, 119-122: points P01 to P10."""

from __future__ import annotations

import pytest

from tests.lcg import games
from tests.lcg.cards.acts import codes, progress, strike_down
from tests.lcg.games import keep_hands, new_game, state_of
from tests.lcg.scene import A, B, LcgScene, Side, scene
from westmarch.kernel.chance import Drawn, Shuffled
from westmarch.kernel.records import Seat
from westmarch.lcg.kinds import Zone
from westmarch.lcg.options import ChooseCard, Pick
from westmarch.lcg.rules.resolving import Resolve
from westmarch.lcg.rules.values import staging_threat
from westmarch.lcg.view import LcgBoard
from westmarch.lcg.vocabulary.effects import Discard
from westmarch.lcg.vocabulary.filters import Named, Trait
from westmarch.lcg.vocabulary.lasting import Context
from westmarch.lcg.vocabulary.targets import Each, Place

PATHS = ("dont-leave-the-path", "beorns-path")
SPAWN = "ungoliants-spawn"


@pytest.mark.rule("L-SETUP-17", "L-FAQ-17")
def test_p01_a_forest_spider_and_an_old_forest_road_are_put_into_the_staging_area() -> None:
    table = keep_hands(new_game())
    state = state_of(table)
    assert games.codes(table, state.staging) == ["forest-spider", "old-forest-road"]
    assert staging_threat(state) == 2 + 1
    assert len(state.encounter_deck) == 36 - 2
    assert games.codes(table, state.quest) == ["flies-and-spiders"]


@pytest.mark.rule("L-FAQ-13")
def test_p01_the_encounter_deck_is_shuffled_after_the_search() -> None:
    table = new_game()
    before = games.codes(table, state_of(table).encounter_deck)
    after = games.codes(table, state_of(keep_hands(table)).encounter_deck)
    before.remove("forest-spider")
    before.remove("old-forest-road")
    assert sorted(before) == sorted(after)
    assert before != after


@pytest.mark.parametrize(("amount", "now"), [(8, "a-fork-in-the-road"), (7, "flies-and-spiders")])
@pytest.mark.rule("L-STAGE-01", "L-CARD-06")
def test_p02_eight_progress_lead_to_stage_two(amount: int, now: str) -> None:
    table = scene(quest_deck=["a-fork-in-the-road", *PATHS])
    progress(table, amount).done()
    assert codes(table, table.state.quest) == [now]


@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.rule("L-EFFECT-18")
def test_p03_chance_chooses_the_path_and_the_other_is_out_of_the_game(way: int) -> None:
    table = scene(quest="a-fork-in-the-road", quest_deck=PATHS)
    table.script(Drawn(table.id(PATHS[way])), *([Shuffled()] if way == 0 else []))
    progress(table, 2).done()
    assert codes(table, table.state.quest) == [PATHS[way]]
    assert not table.state.quest_deck
    assert PATHS[1 - way] in codes(table, table.state.removed)


def test_p03_both_paths_come_up_by_chance() -> None:
    found = set()
    for seed in range(12):
        table = scene(quest="a-fork-in-the-road", quest_deck=PATHS)
        table.state.generator = seed
        progress(table, 2).done()
        found.update(codes(table, table.state.quest))
    assert found == set(PATHS)


def test_p03_nothing_is_chosen_before_the_stage_is_completed() -> None:
    table = scene(quest="a-fork-in-the-road", quest_deck=PATHS)
    progress(table, 1).done()
    assert codes(table, table.state.quest_deck) == [PATHS[1], PATHS[0]]


def leave_the_fork(table: LcgScene) -> LcgScene:
    """The second stage is completed, and chance leads to the path that must not be left."""
    return progress(table.script(Drawn(table.id(PATHS[0])), Shuffled()), 2)


@pytest.mark.rule("L-STAGE-05", "L-FAQ-13", "L-FAQ-17")
def test_p04_each_player_puts_a_spider_of_deck_or_discard_pile_into_the_staging_area() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=["aragorn"]),
        quest="a-fork-in-the-road",
        quest_deck=PATHS,
        encounter=["hummerhorns", "king-spider", "forest-gate", SPAWN],
        encounter_discard=["forest-spider", "wargs"],
        committed=["eowyn"],
    )
    leave_the_fork(table)
    prompt = ChooseCard(table.id(PATHS[0]), Trait("Spider"), Place.ENCOUNTER_DECK_OR_DISCARD)
    king, spawn, small = (Pick(table.id(c)) for c in ("king-spider", SPAWN, "forest-spider"))
    assert (table.seat, table.prompt) == (A, prompt)
    assert table.options == (spawn, king, small)
    table.choose(king)
    assert (table.seat, table.prompt) == (B, prompt)
    assert table.options == (spawn, small)
    table.choose(small).done()
    assert codes(table, table.state.staging) == ["king-spider", "forest-spider"]
    assert not table.card("aragorn").exhausted  # the King Spider was not revealed
    assert codes(table, table.state.encounter_discard) == ["wargs"]


@pytest.mark.rule("L-FAQ-13", "L-TALK-03")
def test_p04_who_searches_sees_the_deck_and_after_shuffling_nobody_knows_it() -> None:
    table = scene(
        Side(heroes=["eowyn"]),
        Side(heroes=["aragorn"]),
        quest="a-fork-in-the-road",
        quest_deck=PATHS,
        encounter=["king-spider", "forest-gate"],
    )
    leave_the_fork(table)
    assert seen(table, A) == ["forest-gate", "king-spider"]
    assert seen(table, B) == []
    table.pick("king-spider").done()
    assert seen(table, A) == seen(table, B) == []


def seen(table: LcgScene, seat: Seat) -> list[str | None]:
    """What a player knows of the encounter deck."""
    board = table.view(seat).board
    assert isinstance(board, LcgBoard)
    return [card.code for card in board.known_top]


def test_p05_any_spider_will_do_though_the_spawn_is_already_in_play() -> None:
    table = scene(
        Side(engaged=[SPAWN]),
        quest="a-fork-in-the-road",
        quest_deck=PATHS,
        encounter=["forest-spider"],
    )
    leave_the_fork(table)
    assert table.options == (Pick(table.id("forest-spider")),)
    table.pick("forest-spider").done()
    assert codes(table, table.state.staging) == ["forest-spider"]


@pytest.mark.rule("L-OPEN-08")
def test_p05_a_shadow_card_cannot_be_chosen_and_without_spiders_none_is_added() -> None:
    table = scene(
        Side(engaged=["wargs"]),
        quest="a-fork-in-the-road",
        quest_deck=PATHS,
        encounter=["forest-gate"],
        shadows={"wargs": [SPAWN]},
    )
    leave_the_fork(table).done()
    assert not table.state.staging
    assert codes(table, table.state.quest) == [PATHS[0]]


@pytest.mark.parametrize(("stage", "won"), [(PATHS[0], True), ("flies-and-spiders", None)])
@pytest.mark.rule("L-END-04")
def test_p06_defeating_the_spawn_wins_at_this_stage_only(stage: str, won: bool | None) -> None:
    table = scene(Side(engaged=[SPAWN]), quest=stage, damage={SPAWN: 8})
    strike_down(table, SPAWN, "aragorn").done()
    assert table.state.won is won
    assert table.card(SPAWN).zone is Zone.DISCARD


def test_p06_a_spawn_in_play_when_the_stage_begins_needs_to_be_defeated_once() -> None:
    table = scene(
        Side(engaged=[SPAWN]),
        quest="a-fork-in-the-road",
        quest_deck=PATHS,
        damage={SPAWN: 8},
    )
    leave_the_fork(table)
    assert table.state.won is None
    strike_down(table, SPAWN, "aragorn").done()
    assert table.state.won is True


def test_p06_a_spawn_defeated_earlier_must_be_found_and_defeated_again() -> None:
    table = scene(quest="a-fork-in-the-road", quest_deck=PATHS, encounter_discard=[SPAWN])
    leave_the_fork(table)
    assert table.options == (Pick(table.id(SPAWN)),)
    table.pick(SPAWN).done()
    assert table.state.won is None
    assert codes(table, table.state.staging) == [SPAWN]


def test_p06_another_spider_defeated_does_not_win() -> None:
    table = scene(Side(engaged=["forest-spider"]), quest=PATHS[0], damage={"forest-spider": 3})
    strike_down(table, "forest-spider", "aragorn").done()
    assert table.state.won is None


def test_p07_progress_neither_completes_this_stage_nor_wins() -> None:
    table = scene(quest=PATHS[0])
    progress(table, 30).done()
    assert table.card(PATHS[0]).progress == 30
    assert codes(table, table.state.quest) == [PATHS[0]]
    assert table.state.won is None


@pytest.mark.rule("L-FAQ-43")
def test_p08_a_spawn_that_leaves_play_otherwise_does_not_win() -> None:
    table = scene(Side(engaged=[SPAWN]), quest=PATHS[0])
    table.begin(Resolve((Discard(Each(Named(SPAWN))),), Context(table.id(PATHS[0]), A))).done()
    assert table.card(SPAWN).zone is Zone.DISCARD
    assert table.state.won is None


@pytest.mark.parametrize("engaged", [True, False])
@pytest.mark.rule("L-FAQ-27")
def test_p09_beorns_path_cannot_be_completed_while_the_spawn_is_in_play(engaged: bool) -> None:
    side = Side(engaged=[SPAWN] if engaged else [])
    table = scene(side, quest=PATHS[1], staging=[] if engaged else [SPAWN], damage={SPAWN: 8})
    progress(table, 12).done()
    assert table.state.won is None
    assert table.card(PATHS[1]).progress == 12
    if engaged:
        strike_down(table, SPAWN, "aragorn").done()
        assert table.state.won is True


@pytest.mark.rule("L-OPEN-08")
def test_p09_a_spawn_that_is_a_shadow_card_does_not_hinder() -> None:
    table = scene(Side(engaged=["wargs"]), quest=PATHS[1], shadows={"wargs": [SPAWN]})
    progress(table, 10).done()
    assert table.state.won is True


@pytest.mark.parametrize(("amount", "won"), [(10, True), (9, None)])
@pytest.mark.rule("L-END-01")
def test_p10_ten_progress_on_beorns_path_win(amount: int, won: bool | None) -> None:
    table = scene(quest=PATHS[1], encounter=[SPAWN])
    progress(table, amount).done()
    assert table.state.won is won
