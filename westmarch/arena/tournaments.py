"""Who plays whom, how often and from which seats: a tournament as a list of games to be played."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from time import perf_counter
from typing import Literal

from westmarch.arena.simulation import Plan, play
from westmarch.arena.workers import ATTEMPTS
from westmarch.kernel.chance import MASK, mixed, seeded
from westmarch.kernel.game import AnyGame, IllegalSetup, Outcome, Setup
from westmarch.kernel.records import Record, replace
from westmarch.kernel.registry import game
from westmarch.kernel.saved import SavedGame
from westmarch.kernel.table import Table

Schedule = Literal["match", "round-robin", "ladder", "decks"]


class IllegalTournament(Exception):
    """Nothing can be played like that; the message says what to change."""


class Tournament(Record):
    """What is played. With the schedule `decks`, decks are compared, else agents.

    `decks` has the decks by their names, as a set-up takes them. Each contest is played `games`
    times. In a cooperative game nobody meets anybody: all agents play the same games.
    """

    game: str
    version: int
    players: int
    options: dict[str, str]
    schedule: Schedule
    agents: tuple[str, ...]
    decks: dict[str, str]
    games: int
    seed: int
    watch: bool = False

    @property
    def contestants(self) -> tuple[str, ...]:
        """Who is compared."""
        return tuple(self.decks) if self.schedule == "decks" else tuple(dict.fromkeys(self.agents))


class Contest(Record):
    """Agents who take the sides in turn, and decks that go round the seats."""

    agents: tuple[str, ...]
    decks: tuple[str, ...]


class Fixture(Record):
    """One game to be played: its seed, and agents and decks seat by seat."""

    number: int
    seed: int
    agents: tuple[str, ...]
    decks: tuple[str, ...]


class Result(Record):
    """A game that was played; with a fault, it has no outcome and may have a game that shows it."""

    fixture: Fixture
    decisions: int
    choices: int
    seconds: float
    outcome: Outcome | None = None
    fault: str | None = None
    saved: SavedGame | None = None


def fixtures(tournament: Tournament) -> tuple[Fixture, ...]:
    """All games, round by round: a tournament can be made longer, and its beginning is fair."""
    found = game(tournament.game)
    bouts = contests(tournament, found)
    chances = lineups(tournament) if found.cooperative else bouts
    sides = found.sides(tournament.players)
    places = sorted((seat, side) for side, seats in enumerate(sides) for seat in seats)
    games: list[Fixture] = []
    for turn, (place, bout) in product(range(tournament.games), enumerate(bouts)):
        swap = 0 if found.cooperative else turn
        seed = seed_of(tournament.seed, turn * len(chances) + place % len(chances))
        agents = tuple(bout.agents[(side + swap) % len(bout.agents)] for _, side in places)
        shift = swap // len(bout.agents)
        brought = bout.decks and tuple(
            bout.decks[(seat + shift) % len(bout.decks)] for seat, _ in places
        )
        games.append(Fixture(len(games), seed, agents, brought))
    return tuple(games)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of many: no two tournaments share a row of them."""
    return mixed((seeded(seed) + number) & MASK) >> 11


def contests(tournament: Tournament, found: AnyGame) -> list[Contest]:
    """All contests of a round."""
    teams = lineups(tournament)
    if tournament.schedule == "decks" and not all(len(set(team)) > 1 for team in teams):
        if not found.cooperative:
            raise IllegalTournament("name at least two decks, by --deck, to play each other")
        if not tournament.decks:
            raise IllegalTournament("name a deck or more, by --deck")
    if found.cooperative or tournament.schedule == "decks":
        opponents: list[tuple[str, ...]] = [(agent,) for agent in tournament.agents]
    else:
        opponents = list(pairings(tournament.schedule, tournament.agents))
    return [Contest(agents, decks) for agents, decks in product(opponents, teams)]


def pairings(schedule: Schedule, agents: tuple[str, ...]) -> list[tuple[str, str]]:
    """Which agents meet; only in a match may an agent meet itself."""
    if schedule == "match":
        if len(agents) != 2:
            raise IllegalTournament(f"two agents play a match, not {len(agents)}")
        return [(agents[0], agents[1])]
    if len(set(agents)) != len(agents) or len(agents) < 2:
        raise IllegalTournament("name two or more agents, each of them once")
    return list(pairwise(agents) if schedule == "ladder" else combinations(agents, 2))


def lineups(tournament: Tournament) -> list[tuple[str, ...]]:
    """Which decks come to the table together."""
    decks = tuple(tournament.decks)
    if len(decks) < 2:
        return [decks]
    if len(decks) < tournament.players:
        many = tournament.players
        raise IllegalTournament(f"name one deck for all, or at least {many}, not {len(decks)}")
    return list(combinations(decks, tournament.players))


def try_setups(tournament: Tournament) -> None:
    """Make sure that all decks can be brought together; whatever else fails shows in the games."""
    found = game(tournament.game)
    for fixture in fixtures(replace(tournament, games=1)):
        try:
            Table(found, setup_of(tournament, fixture), fixture.seed)
        except IllegalSetup:
            raise
        except Exception:  # noqa: BLE001
            return


def setup_of(tournament: Tournament, fixture: Fixture) -> Setup:
    """What a game starts from."""
    decks = tuple(tournament.decks[name] for name in fixture.decks)
    return Setup(tournament.players, tournament.options, decks)


def play_fixture(tournament: Tournament, fixture: Fixture) -> Result:
    """Play one game of a tournament."""
    setup = setup_of(tournament, fixture)
    plan = Plan(tournament.game, setup, fixture.agents, tournament.watch)
    start = perf_counter()
    played = play(plan, fixture.seed)
    seconds = perf_counter() - start
    return Result(
        fixture,
        played.decisions,
        played.choices,
        seconds,
        played.outcome,
        played.fault,
        played.saved,
    )


def lost(fixture: Fixture) -> Result:
    """A game that no process has survived."""
    return Result(fixture, 0, 0, 0.0, fault=f"{ATTEMPTS} processes have died playing it")
