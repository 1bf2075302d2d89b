"""Transcripts: a random game in lines that people can read and compare."""

from __future__ import annotations

from tests.conformance.play import random_game
from westmarch.kernel.game import AnyGame
from westmarch.kernel.text import option_text

LONGEST = 300


def transcript(game: AnyGame, players: int, seed: int) -> str:
    """A random game as text: what happened, who was asked what, and what was chosen."""
    told: list[str] = [f"{game.title}, {players} players, seed {seed}"]
    logged = 0
    for table in random_game(game, players, seed):
        told += [f"  > {choice.text()}" for choice in table.choices[-1:]]
        told += [
            f"    {entry.event}" + (f"  only to {entry.only}" if entry.only is not None else "")
            for entry in table.log[logged:]
        ]
        logged = len(table.log)
        if len(table.choices) >= LONGEST:
            break
        for decision in table.decisions:
            offered = " | ".join(option_text(option) for option in decision.options)
            told.append(f"{len(table.choices)}. {decision.prompt} seat {decision.seat}: {offered}")
    return "\n".join((*told, f"{table.outcome}")) + "\n"
