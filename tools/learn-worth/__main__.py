#!/usr/bin/env python3
"""Learn what features of a table are worth: programs play, then a logistic curve is fitted.

.venv/bin/python tools/learn-worth wotr --games 400

With the compiled engine (PYTHONPATH=build/compiled) that is several times as fast.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np
import typer

from westmarch.agents import agent_named, pick
from westmarch.agents.guiding import guide_of
from westmarch.kernel.game import checked
from westmarch.kernel.registry import game
from westmarch.kernel.table import Table

Sample = tuple[list[str], list[float], float]
DECK = "deck:"


def play(
    title: str,
    players: int,
    options: dict[str, str],
    decks: tuple[str, ...],
    seed: int,
    every: list[str],
    stray: float,
    until: int,
) -> list[Sample]:
    """One game, seen at the beginning of each turn, with what came of it.

    In its first turns, as many as chance will have it, some choices are made by chance, so that
    unusual tables are seen as well; of these turns nothing is learnt.
    """
    found = game(title)
    table = Table(found, checked(found, players, options, decks), seed)
    agents = [agent_named("heuristic", seed * 64 + seat) for seat in range(players)]
    chance = Random(seed)
    guide, turn, seen = guide_of(title), -1, []
    usual = guide.turn(table.position.state) + max(0, chance.randrange(-1, until))
    while not table.over:
        now = guide.turn(table.position.state)
        if now != turn:
            turn = now
            seen += guide.seen(table.position.state) if now >= usual else ()
        if now < usual and chance.random() < stray:
            option = chance.choice(table.decision.options)
        else:
            option = pick(table, agents[table.seat])
        table.choose(option, table.seat)
    assert table.outcome is not None
    return [
        (
            [*features, *(DECK + deck for deck in strong)],
            [*features.values(), *strong.values()],
            1.0 if seat in table.outcome.winners else 0.0,
        )
        for seat, features in seen
        for strong in [strengths(decks, seat, every)]
    ]


def strengths(decks: tuple[str, ...], seat: int, every: list[str]) -> dict[str, float]:
    """Whose deck is played against whose: how strong decks are is learnt, too, but not judged."""
    return {
        one: sum(
            (deck == one) * (1.0 if place == seat else -1.0) for place, deck in enumerate(decks)
        )
        for one in every
    }


def turns(decks: list[str], players: int, number: int) -> tuple[str, ...]:
    """The decks of a game: all take turns, everyone with everyone else."""
    count = len(decks)
    return tuple(decks[(number // count**seat) % count] for seat in range(players)) if decks else ()


def fit(values: np.ndarray, won: np.ndarray, ridge: float) -> np.ndarray:
    """The weights of a logistic curve, by Newton's method with a ridge."""
    scale = values.std(axis=0)
    scale[scale == 0] = 1.0
    scaled = values / scale
    weights = np.zeros(values.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - chance) - ridge * weights
        curve = scaled.T @ (scaled * (chance * (1 - chance))[:, None]) + ridge * np.eye(
            len(weights)
        )
        weights += np.linalg.solve(curve, slope)
    return weights / scale


def main(
    title: str,
    games: int = 200,
    players: int = 2,
    seed: int = 1,
    jobs: int = 2,
    deck: list[str] | None = None,
    set: list[str] | None = None,
    stray: float = 0.15,
    until: int = 7,
    ridge: float = 3.0,
) -> None:
    """Play, fit, and print the weights."""
    options = dict(one.split("=", 1) for one in set or ())
    with ProcessPoolExecutor(jobs) as pool:
        runs = [
            pool.submit(
                play,
                title,
                players,
                options,
                turns(deck or [], players, number),
                seed + number,
                [] if game(title).cooperative else sorted(deck or []),
                stray,
                until,
            )
            for number in range(games)
        ]
        parts = [run.result() for run in runs]
    samples = [sample for part in parts for sample in part]
    names = samples[0][0]
    values = np.array([sample[1] for sample in samples])
    won = np.array([sample[2] for sample in samples])
    half = len(samples) // 2
    tried = fit(values[:half], won[:half], ridge)
    guess = 1 / (1 + np.exp(-values[half:] @ tried))
    typer.echo(f"{len(samples)} samples, won {won.mean():.2f}, ", nl=False)
    typer.echo(f"error of the other half {np.mean((guess - won[half:]) ** 2):.4f}, ", nl=False)
    typer.echo(f"of no judgement {np.mean((won[:half].mean() - won[half:]) ** 2):.4f}")
    for name, weight in zip(names, fit(values, won, ridge), strict=True):
        if not name.startswith(DECK):
            typer.echo(f'    "{name}": {weight:.3f},')


if __name__ == "__main__":
    typer.run(main)
