"""The council and what counts there: M-WIN-05 to 12, M-COUN, M-SCORE, M-GAP-19."""

from __future__ import annotations

import pytest

from tests.meccg.scene import ONE, TWO, MeccgScene, add, enter, scene
from westmarch.kernel.records import Seat
from westmarch.meccg import calling, events, scoring
from westmarch.meccg.declared import is_playable
from westmarch.meccg.kinds import Alignment, Phase, Points, Race, Zone
from westmarch.meccg.options import Assign, CallCouncil, Done, Face, No, TapToFight
from westmarch.meccg.prompts import MayCall
from westmarch.meccg.rules.council import Council
from westmarch.meccg.rules.turns import MayCallCouncil, Play
from westmarch.meccg.scoring import doubled, outcome, points, score
from westmarch.meccg.tables import CARDS, FACTIONS
from westmarch.meccg.text.terms import COUNCILS
from westmarch.meccg.verbs import cards, fates

HEROES = (Alignment.HERO, Alignment.HERO)
SHADOW = (Alignment.MINION, Alignment.HERO)
BALROG = (Alignment.BALROG, Alignment.HERO)


def kill(table: MeccgScene, code: str, seat: Seat = ONE) -> None:
    """A creature is in a marshalling point pile."""
    fates.pile(table.state, enter(table.state, code, Seat(1 - seat)), seat)


# Ending


def slain(tournament: bool) -> MeccgScene:
    """Gandalf falls to a strike."""
    table = scene(("rivendell", ["gandalf"]), in_play=["gates-of-morning"])
    table.state.tournament = tournament
    table.state.avatars[ONE] = "gandalf"
    table.attacked(Race.DRAGON, prowess=30)
    gandalf = table.id("gandalf")
    table.choose(Assign(gandalf), Face(gandalf)).rolls(1, 1, 6, 6)
    return table.choose(TapToFight())


@pytest.mark.rule("M-WIN-05")
def test_who_loses_his_avatar_loses_the_game() -> None:
    table = slain(tournament=False)
    assert table.card("gandalf").zone is Zone.OUT
    assert table.position.over
    assert outcome(table.state).winners == (TWO,)
    assert outcome(table.state).how == "avatar"


@pytest.mark.rule("M-WIN-06", "M-SCORE-11")
def test_in_a_tournament_the_game_goes_on_without_the_avatar_and_five_points() -> None:
    table = slain(tournament=True)
    assert table.card("gandalf").zone is Zone.OUT
    assert table.state.winner is None
    table = scene(
        ("rivendell", ["thranduil", "elrond"]), in_play=["rangers-of-the-north"], alignments=HEROES
    )
    before = score(table.state, ONE)
    table.state.avatars[ONE] = "gandalf"
    cards.put(table.state, enter(table.state, "gandalf", ONE), Zone.OUT)
    assert score(table.state, ONE) == before
    table.state.tournament = True
    assert score(table.state, ONE) == before - 5


@pytest.mark.rule("M-WIN-06")
def test_in_a_tournament_cards_that_speak_only_of_the_avatar_are_discarded() -> None:
    table = scene(
        ("rivendell", ["saruman-fallen-wizard"]), alignments=(Alignment.FALLEN_WIZARD,) * 2
    )
    table.state.tournament = True
    enter(table.state, "the-white-hand", ONE)
    enter(table.state, "gates-of-morning", ONE)
    fates.eliminate(table.state, table.id("saruman-fallen-wizard"))
    assert table.card("the-white-hand").zone is Zone.DISCARD
    assert table.card("gates-of-morning").zone is Zone.PLAY


@pytest.mark.rule("M-WIN-07")
def test_the_game_ends_when_both_decks_were_exhausted_often_enough() -> None:
    table = scene()
    for times, over in (([2, 1], False), ([1, 2], False), ([2, 2], True)):
        table.state.exhausted = times
        assert calling.is_over(table.state) is over


@pytest.mark.rule("M-WIN-08")
def test_the_council_is_called_after_two_exhaustions() -> None:
    table = scene()
    table.state.exhausted = [1, 0]
    table.begin(MayCallCouncil(ONE)).done()
    table = scene()
    table.state.exhausted = [2, 0]
    table.begin(MayCallCouncil(ONE))
    assert table.options == (No(), CallCouncil())


@pytest.mark.rule("M-WIN-09")
@pytest.mark.parametrize(
    ("exhausted", "more", "may"), [(1, True, True), (1, False, False), (0, True, False)]
)
def test_or_after_one_with_twenty_five_points(exhausted: int, more: bool, may: bool) -> None:
    table = rich(more)
    table.state.exhausted = [exhausted, 0]
    assert calling.may_call(table.state, ONE) is may


def rich(enough: bool = True, alignments: tuple[Alignment, Alignment] = HEROES) -> MeccgScene:
    """A player with 25 points, or 24, of factions and kills."""
    table = scene(alignments=alignments)
    found = 0
    for code in CARDS:
        row = CARDS[code]
        if row.points is None or row.points.source is not Points.FACTION or row.points.value.second:
            continue
        if row.alignment is not Alignment.HERO or found + row.points.value.base > 24:
            continue
        enter(table.state, code, ONE)
        found = sum(points(table.state, ONE).values())
        if found == 24:
            break
    assert found == 24
    if enough:
        add(table.state, "wargs", ONE, Zone.PILE)
        assert sum(points(table.state, ONE).values()) == 25
    return table


@pytest.mark.rule("M-WIN-10")
def test_points_below_the_ground_do_not_count_for_calling() -> None:
    table = scene(("the-under-gates", ["gimli", "glamdring"]))
    assert sum(points(table.state, ONE).values()) > 0
    assert sum(points(table.state, ONE, calling=True).values()) == 0


@pytest.mark.rule("M-WIN-11")
def test_for_the_balrog_they_do() -> None:
    table = scene(("the-under-gates-balrog", ["gorbag"]), alignments=BALROG)
    assert sum(points(table.state, ONE, calling=True).values()) > 0


@pytest.mark.rule("M-WIN-12")
def test_after_the_call_the_opponent_has_one_last_turn() -> None:
    table = scene(deck=["muster"] * 30, their_deck=["muster"] * 30)
    table.state.turn, table.state.active, table.state.exhausted = 0, ONE, [2, 0]
    table.begin(Play())
    while not table.position.over:
        option = CallCouncil() if table.prompt == MayCall() else table.options[0]
        table.choose(option)
    assert [told.seat for told in table.told(events.TurnBegan)] == [ONE, TWO]


def may_call(length: int, exhausted: int, worth: int) -> bool:
    """Whether a hero with so many points of factions is asked if he calls the council."""
    found: list[str] = []
    for code, row in FACTIONS.items():
        given = 0 if row.card.points is None else row.card.points.value.base
        if row.card.alignment is Alignment.HERO and is_playable(row.card.code) and given <= worth:
            found.append(code)
            worth -= given
    assert not worth, "there are factions enough"
    table = scene(in_play=found, alignments=HEROES)
    table.state.length, table.state.exhausted = length, [exhausted, 0]
    table.begin(MayCallCouncil(ONE))
    return table.offers(CallCouncil())


@pytest.mark.rule("M-GAP-19")
@pytest.mark.parametrize(("length", "enough"), [(1, 20), (2, 25), (3, 30), (4, 40)])
def test_other_lengths_have_other_thresholds(length: int, enough: int) -> None:
    assert may_call(length, length - 1, enough)
    assert not may_call(length, length - 1, enough - 1)
    assert may_call(length, length, 0)
    if length > 1:
        assert not may_call(length, length - 2, enough)


# The council


@pytest.mark.rule("M-COUN-01")
def test_the_council_has_a_name_for_each_alignment() -> None:
    table = scene(alignments=SHADOW).begin(Council())
    (met,) = table.told(events.CouncilMet)
    assert [COUNCILS[side][False] for side in met.alignments] == [
        "Audience with Sauron",
        "Free Council",
    ]


@pytest.mark.rule("M-COUN-02", "M-COUN-04")
@pytest.mark.parametrize(("dice", "first"), [((6, 6, 1, 1), ONE), ((1, 1, 6, 6), TWO)])
def test_each_character_is_checked_and_dice_say_whose_are_first(
    dice: tuple[int, ...], first: Seat
) -> None:
    table = scene(
        ("rivendell", ["gimli", "glamdring"]),
        opponents=[("rivendell", ["legolas", "glamdring"])],
        alignments=HEROES,
    )
    table.rolls(*dice, 6, 6, 6, 6).begin(Council())
    while not table.position.over:
        table.choose(Done())
    checks = [told.seat for told in table.told(events.Rolled) if told.what == "corruption"]
    assert checks == [first, Seat(1 - first)]


@pytest.mark.rule("M-COUN-03")
@pytest.mark.parametrize("active", [ONE, TWO])
def test_resources_for_the_checks_may_be_played_at_the_council(active: Seat) -> None:
    table = scene(
        ("rivendell", ["gimli", "glamdring"]),
        hand=["a-friend-or-three", "gates-of-morning"],
        alignments=HEROES,
    )
    table.state.phase, table.state.active = Phase.COUNCIL, active
    table.rolls(6, 6, 1, 1).begin(Council())
    assert table.offers(table.play("a-friend-or-three", 1))
    assert not table.offers(table.play("gates-of-morning"))


# Points


@pytest.mark.rule("M-SCORE-01")
def test_points_are_counted_by_six_sources() -> None:
    table = scene(
        ("rivendell", ["elrond", "glamdring", "treebeard"]),
        in_play=["rangers-of-the-north"],
        alignments=HEROES,
    )
    kill(table, "cave-drake")
    found = points(table.state, ONE)
    assert len(found) == 6
    assert {source for source, amount in found.items() if amount} == {
        Points.CHARACTER,
        Points.ITEM,
        Points.ALLY,
        Points.FACTION,
        Points.KILL,
    }


@pytest.mark.parametrize(
    ("alignments", "code", "counts"),
    [
        pytest.param(HEROES, "cave-drake", True, marks=pytest.mark.rule("M-SCORE-02")),
        pytest.param(
            HEROES, "elf-lord-revealed-in-wrath", False, marks=pytest.mark.rule("M-SCORE-02")
        ),
        pytest.param(SHADOW, "cave-drake", False, marks=pytest.mark.rule("M-SCORE-03")),
        pytest.param(
            SHADOW, "elf-lord-revealed-in-wrath", True, marks=pytest.mark.rule("M-SCORE-03")
        ),
    ],
)
def test_kills_with_a_star_are_for_the_shadow(
    alignments: tuple[Alignment, Alignment], code: str, counts: bool
) -> None:
    table = scene(alignments=alignments)
    kill(table, code)
    assert (points(table.state, ONE)[Points.KILL] > 0) is counts


@pytest.mark.rule("M-SCORE-04")
def test_slain_characters_count_as_kills() -> None:
    table = scene(opponents=[("rivendell", ["elrond"])], alignments=SHADOW)
    fates.slay(table.state, table.id("elrond"), ONE)
    assert points(table.state, ONE)[Points.KILL] == 3
    assert points(table.state, ONE)[Points.CHARACTER] == 0


@pytest.mark.rule("M-SCORE-05")
def test_a_source_counts_nothing_at_the_least() -> None:
    table = scene(("rivendell", ["elrond"]))
    host = enter(table.state, "doors-of-night", TWO)
    card = table.id("elrond")
    fates.release(table.state, card)
    cards.put(table.state, card, Zone.ASIDE)
    cards.attach(table.state, card, host)
    assert points(table.state, ONE)[Points.CHARACTER] == 0


@pytest.mark.rule("M-SCORE-06", "M-SCORE-07")
def test_what_the_opponent_has_none_of_is_doubled_but_kills_are_not() -> None:
    table = scene(
        ("rivendell", ["elrond", "glamdring"]),
        in_play=["rangers-of-the-north"],
        alignments=HEROES,
    )
    kill(table, "cave-drake")
    own, twice = points(table.state, ONE), doubled(table.state, ONE)
    assert twice[Points.FACTION] == 2 * own[Points.FACTION]
    assert twice[Points.KILL] == own[Points.KILL]
    other = scene(
        ("rivendell", ["elrond", "glamdring"]),
        opponents=[("rivendell", ["gimli"])],
        in_play=["rangers-of-the-north"],
        their_play=["riders-of-rohan"],
        alignments=HEROES,
    )
    assert doubled(other.state, ONE)[Points.FACTION] == own[Points.FACTION]


@pytest.mark.rule("M-SCORE-08")
def test_no_source_is_more_than_all_others_together() -> None:
    table = scene(
        ("rivendell", ["gimli"]),
        in_play=["rangers-of-the-north", "riders-of-rohan", "men-of-lebennin"],
        opponents=[("lorien", ["legolas"])],
        their_play=["men-of-anfalas"],
        alignments=HEROES,
    )
    found = doubled(table.state, ONE)
    assert points(table.state, ONE)[Points.FACTION] > found[Points.FACTION]
    assert found[Points.FACTION] == sum(found.values()) - found[Points.FACTION]


@pytest.mark.rule("M-SCORE-09", "M-SCORE-10")
def test_each_unique_card_that_the_opponent_holds_costs_a_point() -> None:
    company = ("rivendell", ["elrond", "gimli", "glamdring"])
    table = scene(company, alignments=HEROES)
    full = score(table.state, ONE)
    one = scene(company, theirs=["glamdring"], alignments=HEROES)
    assert score(one.state, ONE) == full - 1
    two = scene(company, theirs=["glamdring", "elrond"], alignments=HEROES)
    assert score(two.state, ONE) == full - 2
    hazard = scene(("rivendell", ["saruman", "gimli"]), alignments=HEROES)
    with_it = scene(
        ("rivendell", ["saruman", "gimli"]), theirs=["saruman-the-wise"], alignments=HEROES
    )
    assert score(with_it.state, ONE) == score(hazard.state, ONE)


@pytest.mark.rule("M-SCORE-12")
def test_the_total_is_never_below_nothing() -> None:
    table = scene(("rivendell", ["gimli"]), theirs=["gimli"], alignments=HEROES)
    table.state.tournament = True
    table.state.avatars[ONE] = "gandalf"
    cards.put(table.state, enter(table.state, "gandalf", ONE), Zone.OUT)
    assert score(table.state, ONE) == 0


@pytest.mark.rule("M-SCORE-13")
def test_more_points_win_and_equal_ones_are_a_draw() -> None:
    table = scene(("rivendell", ["elrond", "glamdring"]), alignments=HEROES)
    assert outcome(table.state).winners == (ONE,)
    assert outcome(scene().state).winners == (ONE, TWO)


@pytest.mark.rule("M-SCORE-18")
def test_items_of_the_other_side_give_half_their_points() -> None:
    for alignments, code in ((HEROES, "high-helm"), (SHADOW, "glamdring")):
        table = scene(("rivendell", ["gimli", code]), alignments=alignments)
        full = CARDS[table.card(code).code].points
        assert full is not None
        assert points(table.state, ONE)[Points.ITEM] == -(-full.value.base // 2)


@pytest.mark.rule("M-SCORE-19")
def test_what_a_balrog_finds_at_his_havens_gives_him_nothing() -> None:
    for code, counts in (("mithril", False), ("glamdring", True)):
        table = scene(("moria-balrog", ["gorbag", code]), alignments=BALROG)
        assert (points(table.state, ONE)[Points.ITEM] > 0) is counts


@pytest.mark.parametrize(
    ("totals", "won"),
    [
        pytest.param((10, 10), (3, 3), marks=pytest.mark.rule("M-SCORE-20")),
        pytest.param((14, 10), (4, 2), marks=pytest.mark.rule("M-SCORE-21")),
        pytest.param((10, 15), (1, 5), marks=pytest.mark.rule("M-SCORE-22")),
        pytest.param((19, 10), (5, 1), marks=pytest.mark.rule("M-SCORE-22")),
        pytest.param((20, 10), (6, 0), marks=pytest.mark.rule("M-SCORE-23")),
    ],
)
def test_tournament_points_follow_the_margin(totals: tuple[int, int], won: tuple[int, int]) -> None:
    table = scene()
    table.state.tournament = True
    assert scoring.tournament_points(table.state, totals) == won


@pytest.mark.rule("M-SCORE-24")
@pytest.mark.parametrize(("length", "won"), [(1, 8), (2, 7), (3, 6), (4, 6)])
def test_a_one_ring_win_is_worth_most_in_short_games(length: int, won: int) -> None:
    table = scene()
    table.state.tournament, table.state.length = True, length
    table.state.winner, table.state.how = TWO, "one-ring"
    assert outcome(table.state).scores == (0, won)
    assert outcome(table.state).winners == (TWO,)
