"""What the games of a tournament come to: who has won how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from statistics import fmean
from typing import Literal

from westmarch.arena.intervals import wilson
from westmarch.arena.ratings import Bout, Rating, rate
from westmarch.arena.tournaments import Fixture, Result, Tournament
from westmarch.kernel.game import AnyGame, Outcome
from westmarch.kernel.records import Record, Seat
from westmarch.kernel.registry import game

Ending = Literal["won", "drawn", "lost"]
Key = Callable[["Appearance"], tuple[str, ...]]


class Appearance(Record):
    """A contestant in one game: against whom, in which role, with which decks on either side."""

    name: str
    agent: str
    against: str
    role: str
    decks: str
    decks_against: str
    ending: Ending
    score: int


class Tally(Record):
    """Some appearances taken together; the share of wins has a 95 % interval."""

    key: tuple[str, ...]
    games: int
    won: int
    drawn: int
    lost: int
    share: float
    low: float
    high: float
    mean_score: float


class Standings(Record):
    """All that a tournament has found out. Nobody's games against itself count but in `by_role`."""

    ratings: tuple[Rating, ...]
    overall: tuple[Tally, ...]
    pairs: tuple[Tally, ...]
    by_role: tuple[Tally, ...]
    by_deck: tuple[Tally, ...]


def standings(tournament: Tournament, results: Sequence[Result]) -> Standings:
    """The standings after some games, given in the order of the plan."""
    found = game(tournament.game)
    games = [
        appearances(tournament, found, result.fixture, result.outcome)
        for result in results
        if result.outcome is not None
    ]
    seen = [each for some in games for each in some]
    others = [each for each in seen if each.name != each.against]
    overall = tally(others, lambda each: (each.name,))
    if found.cooperative:
        teams = tally([some[0] for some in games], lambda each: (each.agent, each.decks))
        return Standings((), overall, (), (), teams if len(tournament.decks) > 1 else ())
    of_decks = tournament.schedule == "decks"
    return Standings(
        ratings=rate([bout for first, second in games for bout in bouts(first, second)]),
        overall=overall,
        pairs=tally(others, lambda each: (each.name, each.against)),
        by_role=tally(seen, (lambda each: (each.name, each.role)) if of_decks else role_key),
        by_deck=tally(others, deck_key) if not of_decks and len(tournament.decks) > 1 else (),
    )


def role_key(each: Appearance) -> tuple[str, ...]:
    """What is told apart where agents take sides."""
    return each.name, each.role, each.against


def deck_key(each: Appearance) -> tuple[str, ...]:
    """What is told apart where agents meet with several decks."""
    return f"{each.name}, {each.decks}", f"{each.against}, {each.decks_against}"


def bouts(first: Appearance, second: Appearance) -> tuple[Bout, ...]:
    """A game for the ratings; what somebody has played against itself says nothing."""
    if first.name == second.name:
        return ()
    winner, other = (second, first) if second.ending == "won" else (first, second)
    return (Bout(winner.name, other.name, first.ending == "drawn"),)


def appearances(
    tournament: Tournament, found: AnyGame, fixture: Fixture, outcome: Outcome
) -> tuple[Appearance, ...]:
    """Both contestants of a game; in a cooperative one, all decks or the agent."""
    names = fixture.decks if tournament.schedule == "decks" else fixture.agents
    if found.cooperative:
        ending: Ending = "won" if outcome.winners else "lost"
        team, agent = " + ".join(fixture.decks), fixture.agents[0]
        return tuple(
            Appearance(name, agent, "", "", team, "", ending, outcome.scores[0])
            for name in dict.fromkeys(names)
        )
    sides = found.sides(tournament.players)
    halves = [sorted(seat for side in sides[half::2] for seat in side) for half in (0, 1)]
    roles = found.roles(tournament.players, "en") or tuple(
        found.seat_name(Seat(seat), "en") for seat in range(tournament.players)
    )
    seen = []
    for mine, theirs in (halves, halves[::-1]):
        ours, others = (any(seat in outcome.winners for seat in half) for half in (mine, theirs))
        seen.append(
            Appearance(
                name=names[mine[0]],
                agent=fixture.agents[mine[0]],
                against=names[theirs[0]],
                role=" + ".join(dict.fromkeys(roles[seat].partition(":")[0] for seat in mine)),
                decks=brought(fixture, mine),
                decks_against=brought(fixture, theirs),
                ending="drawn" if ours == others else "won" if ours else "lost",
                score=max(outcome.scores[seat] for seat in mine),
            )
        )
    return tuple(seen)


def brought(fixture: Fixture, seats: Sequence[int]) -> str:
    """The decks of some seats."""
    return " + ".join(fixture.decks[seat] for seat in seats) if fixture.decks else ""


def tally(seen: Sequence[Appearance], key: Key) -> tuple[Tally, ...]:
    """Count appearances by something, in its order."""
    ordered = sorted(seen, key=key)
    return tuple(count(what, list(some)) for what, some in groupby(ordered, key))


def count(key: tuple[str, ...], seen: Sequence[Appearance]) -> Tally:
    """Count some appearances."""
    won, drawn, lost = (
        sum(each.ending == ending for each in seen) for ending in ("won", "drawn", "lost")
    )
    low, high = wilson(won, len(seen))
    mean = fmean(each.score for each in seen)
    return Tally(key, len(seen), won, drawn, lost, won / len(seen), low, high, mean)
