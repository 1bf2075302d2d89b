"""What the search is told about the Living Card Game: whom to send, and how a company stands."""

from __future__ import annotations

import pytest

from tests.lcg.scene import A, LcgScene, Side, scene
from westmarch.agents.lcg.guide import QuestGuide
from westmarch.agents.lcg.worth import WEIGHTS, features
from westmarch.kernel.records import AnyOption
from westmarch.lcg.kinds import Phase
from westmarch.lcg.options import Commit, Done
from westmarch.lcg.rules.questing import CommitStep
from westmarch.lcg.rules.rounds import PlanningPhase

HEROES = ["eowyn", "dunhere", "eleanor"]


def departing() -> LcgScene:
    """Heroes who are about to be sent on the quest."""
    return scene(Side(heroes=HEROES), phase=Phase.QUEST).begin(CommitStep(A))


def rated(guide: QuestGuide, table: LcgScene) -> dict[AnyOption, float]:
    """What the guide thinks of all options now."""
    decision = table.position.decision
    return dict(zip(decision.options, guide.rate(table.position, decision), strict=True))


def follow(guide: QuestGuide, table: LcgScene) -> AnyOption:
    """The guide's favourite, which is chosen and noted."""
    ratings = rated(guide, table)
    best = max(ratings, key=ratings.__getitem__)
    depart(guide, table, best)
    return best


def depart(guide: QuestGuide, table: LcgScene, option: AnyOption) -> None:
    """Choose an option and write it down."""
    guide.note(table.position.decision, option)
    table.choose(option)


def test_each_option_is_rated_by_the_best_plan_that_begins_with_it() -> None:
    table = departing()
    ratings = rated(QuestGuide(), table)
    assert set(ratings) == {Done(), *(Commit(table.id(hero)) for hero in HEROES)}
    assert len(set(ratings.values())) == len(ratings)
    assert ratings[Commit(table.id("eowyn"))] == max(ratings.values())


def test_who_was_passed_over_stays_at_home() -> None:
    table, guide = departing(), QuestGuide()
    rated(guide, table)
    depart(guide, table, Commit(table.id("dunhere")))
    ratings = rated(guide, table)
    assert ratings[Commit(table.id("eowyn"))] == min(ratings.values())
    plan = guide.thumbs.diaries[A].plan
    assert plan is not None
    assert table.id("eowyn") not in plan


def test_a_plan_is_kept_until_somebody_departs_from_it() -> None:
    table, guide = departing(), QuestGuide()
    follow(guide, table)
    assert guide.thumbs.diaries[A].plan is not None
    depart(guide, table, Done())
    assert guide.thumbs.diaries[A].plan is None


def test_a_line_of_play_begins_with_what_was_noted_and_leaves_it_alone() -> None:
    table, guide = departing(), QuestGuide()
    follow(guide, table)
    line = guide.begin()
    assert line.thumbs.diaries[A].plan == guide.thumbs.diaries[A].plan
    line.note(table.position.decision, Done())
    assert line.thumbs.diaries[A].plan is None
    assert guide.thumbs.diaries[A].plan is not None


def test_cards_that_are_not_the_best_to_play_are_rated_by_what_they_are_worth() -> None:
    table = scene(
        Side(heroes=HEROES, hand=["northern-tracker", "wandering-took", "lorien-guide"]),
        resources={"eowyn": 2, "dunhere": 1, "eleanor": 1},
    ).begin(PlanningPhase())
    ratings = {getattr(x, "card", None): worth for x, worth in rated(QuestGuide(), table).items()}
    tracker, took = table.id("northern-tracker"), table.id("wandering-took")
    assert ratings[tracker] > ratings[took] > ratings[None] == 0


def standing(table: LcgScene) -> float:
    """How well a company stands, before the logistic curve."""
    return sum(WEIGHTS[name] * value for name, value in features(table.state).items())


WORSE = [
    scene(Side(heroes=HEROES, threat=45)),
    scene(Side(heroes=HEROES, engaged=["king-spider"])),
    scene(Side(heroes=HEROES), staging=["ungoliants-spawn"]),
    scene(Side(heroes=HEROES), damage={"eowyn": 2}),
    scene(Side(heroes=HEROES), attached={"eowyn": ["caught-in-a-web"]}),
    scene(Side(heroes=HEROES[1:])),
]


@pytest.mark.parametrize("table", WORSE)
def test_what_is_bad_for_a_company_is_judged_to_be_bad(table: LcgScene) -> None:
    calm = scene(Side(heroes=HEROES))
    helped = scene(Side(heroes=HEROES, allies=["northern-tracker"]))
    assert standing(table) < standing(calm) < standing(helped)


@pytest.mark.parametrize(
    ("bearer", "card"),
    [
        ("eowyn", "steward-of-gondor"),
        ("eowyn", "unexpected-courage"),
        ("hill-troll", "forest-snare"),
    ],
)
def test_what_helps_round_after_round_is_judged_to_be_good(bearer: str, card: str) -> None:
    side = Side(heroes=HEROES, engaged=["hill-troll"])
    without, with_it = scene(side), scene(side, attached={bearer: [card]})
    assert standing(with_it) > standing(without)


def test_a_location_that_stops_all_drawing_is_judged_to_be_bad() -> None:
    side = Side(heroes=HEROES)
    gate, stream = scene(side, active="old-forest-road"), scene(side, active="enchanted-stream")
    assert features(stream.state)["deaf"] > features(gate.state)["deaf"]
    assert WEIGHTS["deaf"] < 0


def test_every_feature_has_a_weight() -> None:
    assert features(scene().state).keys() == WEIGHTS.keys()
