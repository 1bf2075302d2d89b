"""What many games come to: how they ended, who won how often, and how long they were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from rich.console import Console

from westmarch.arena.intervals import wilson
from westmarch.arena.simulation import Plan, Played
from westmarch.cli import screen
from westmarch.kernel.game import Setup
from westmarch.kernel.records import Record, Seat


class Spread(Record):
    """A figure over all games."""

    mean: float
    least: int
    most: int


class SeatResult(Record):
    """How a seat fared: its wins, their share with a 95 % interval, and its mean score."""

    seat: int
    agent: str
    wins: int
    share: float
    low: float
    high: float
    mean_score: float


class FaultyGame(Record):
    """A game that failed, and the file that shows it."""

    seed: int
    fault: str
    file: str


class Results(Record):
    """All that `westmarch sim` finds out."""

    game: str
    version: int
    setup: Setup
    first_seed: int
    games: int
    ended: int
    seconds: float
    games_per_second: float
    decisions: Spread
    choices: Spread
    shared_wins: int
    seats: tuple[SeatResult, ...]
    endings: dict[str, int]
    faults: tuple[FaultyGame, ...]


def summed_up(
    plan: Plan, version: int, played: Sequence[Played], seconds: float, faults: Sequence[FaultyGame]
) -> Results:
    """The results of games, in whatever order they came."""
    games = sorted(played, key=lambda game: game.seed)
    outcomes = [game.outcome for game in games if game.outcome is not None]
    wins = Counter(winner for outcome in outcomes for winner in outcome.winners)
    seats = []
    for seat, agent in enumerate(plan.agents):
        won = wins[Seat(seat)]
        low, high = wilson(won, len(outcomes))
        scores = [outcome.scores[seat] for outcome in outcomes]
        share = won / len(outcomes) if outcomes else 0.0
        mean = fmean(scores) if scores else 0.0
        seats.append(SeatResult(seat + 1, agent, won, share, low, high, mean))
    return Results(
        game=plan.game,
        version=version,
        setup=plan.setup,
        first_seed=games[0].seed,
        games=len(games),
        ended=len(outcomes),
        seconds=seconds,
        games_per_second=len(games) / seconds,
        decisions=spread([game.decisions for game in games]),
        choices=spread([game.choices for game in games]),
        shared_wins=sum(len(outcome.winners) > 1 for outcome in outcomes),
        seats=tuple(seats),
        endings=dict(Counter(outcome.how for outcome in outcomes).most_common()),
        faults=tuple(faults),
    )


def spread(figures: Sequence[int]) -> Spread:
    """Mean, least and most."""
    return Spread(fmean(figures), min(figures), max(figures))


def draw_results(console: Console, results: Results) -> None:
    """The results as tables."""
    last = results.first_seed + results.games - 1
    figures = screen.listing(results.game, f"seeds {results.first_seed}-{last}#")
    figures.add_row("Games", f"{results.games:,}")
    figures.add_row("ended", f"{results.ended:,}")
    figures.add_row("failed", f"{len(results.faults):,}", style="red" if results.faults else "")
    for name, each in (("Decisions a game", results.decisions), ("choices", results.choices)):
        figures.add_row(name, f"{each.mean:,.1f} ({each.least:,}-{each.most:,})")
    figures.add_row("Games a second", f"{results.games_per_second:,.1f}")
    console.print(figures)
    if results.ended:
        draw_winners(console, results)


def draw_winners(console: Console, results: Results) -> None:
    """Who won how often, and how."""
    seats = screen.listing("Seat#", "Agent", "Wins#", "Share#", "95 %#", "Mean score#")
    for seat in results.seats:
        sure = f"{seat.low:.1%}-{seat.high:.1%}"
        cells = (str(seat.seat), seat.agent, f"{seat.wins:,}", f"{seat.share:.1%}", sure)
        seats.add_row(*cells, f"{seat.mean_score:.2f}")
    endings = screen.listing("Ended by", "Games#")
    for how, count in results.endings.items():
        endings.add_row(how, f"{count:,}")
    endings.add_row("(several winners)", f"{results.shared_wins:,}", style="dim")
    for table in (seats, endings):
        console.print()
        console.print(table)
