"""The race between options: who is tried, who drops out, who wins."""

from __future__ import annotations

from westmarch.agents.search.racing import WIDTH, Race

FEW = 4


def run(race: Race, worlds: list[dict[int, float]]) -> None:
    """Try all who are still running in some worlds."""
    for world in worlds:
        for place in list(race.running):
            race.add(place, world[place])


def test_those_are_tried_whom_rules_of_thumb_like_best() -> None:
    race = Race([float(place) for place in range(WIDTH + 2)], FEW)
    assert race.favourite == WIDTH + 1
    assert sorted(race.running) == list(range(2, WIDTH + 2))


def test_all_are_tried_in_one_world_before_the_next() -> None:
    race = Race([0.0, 1.0, 2.0], FEW)
    tried = []
    for _ in range(6):
        tried.append(race.next())
        race.add(tried[-1], 0.5)
    assert tried == [2, 1, 0, 2, 1, 0]


def test_who_is_clearly_behind_drops_out_but_not_at_once() -> None:
    race = Race([1.0, 0.0], FEW)
    worlds = [{0: 0.9 - 0.01 * n, 1: 0.2 + 0.01 * n} for n in range(FEW)]
    run(race, worlds[:-1])
    assert not race.is_decided
    run(race, worlds[-1:])
    assert race.is_decided
    assert race.winner() == 0


def test_who_does_the_same_as_the_favourite_drops_out() -> None:
    race = Race([1.0, 0.0], FEW)
    run(race, [{0: 0.1 * n, 1: 0.1 * n} for n in range(FEW)])
    assert race.running == [0]


def test_the_favourite_stands_unless_it_is_clearly_beaten() -> None:
    close = Race([1.0, 0.0], FEW)
    run(close, [{0: 0.5, 1: 0.9}, {0: 0.6, 1: 0.3}])
    assert close.leader() == 1
    assert close.winner() == 0
    clear = Race([1.0, 0.0], FEW)
    run(clear, [{0: 0.5, 1: 0.9}, {0: 0.4, 1: 0.7}])
    assert clear.winner() == 1


def test_more_caution_asks_for_a_greater_lead() -> None:
    for caution, winner in ((1.0, 1), (3.0, 0)):
        race = Race([1.0, 0.0], FEW, caution)
        run(race, [{0: 0.5, 1: 0.9}, {0: 0.4, 1: 0.6}])
        assert race.winner() == winner


def test_one_world_proves_nothing() -> None:
    race = Race([1.0, 0.0], FEW)
    run(race, [{0: 0.0, 1: 1.0}])
    assert race.winner() == 0


def test_heats_of_others_count_each_in_its_own_worlds() -> None:
    race = Race([1.0, 0.0, -1.0], FEW)
    run(race, [{0: 0.5, 1: 0.6, 2: 0.1}])
    race.join({0: [0.1, 0.2, 0.9], 1: [0.3, 0.3]})
    assert race.tried(1) == 3
    lead, _ = race.ahead(1, 0)
    assert abs(lead - (0.1 + 0.2 + 0.1) / 3) < 1e-9
    assert race.ranking() == [1, 0, 2]
