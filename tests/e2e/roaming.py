"""How people play the Middle-earth CCG who do not think for long, tried out beside the browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import Setup
from westmarch.kernel.records import AnyOption, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text
from westmarch.meccg.board import MeccgBoard
from westmarch.meccg.game import GAME
from westmarch.meccg.prompts import PlayHazards

Wishes = Sequence[str]

ROAMING: Wishes = (
    *("reveal", "play-event", "act", "set-out", "go-to", "travel", "enter", "play-at-site"),
    *("assign", "face", "tap-to-fight", "yes", "choose-company", "pick", "equip"),
)
"""Go somewhere, enter, and play whatever can be played."""

HAZARDS: Sequence[Wishes] = (("put-on-guard",), ("play-creature",), ("play-event", "act"))
"""What one may be up to when others move."""

LETS_GO = ("done", "no")


class Script(NamedTuple):
    """A game up to some turn: who chose what, and what happened."""

    seed: int
    choices: tuple[tuple[Seat, str], ...]
    chosen: frozenset[str]
    longest_chain: int


def seek(decks: tuple[str, str], turns: int, wanted: set[str], seeds: Iterable[int]) -> Script:
    """The first game in which everything that is wanted happens, and a chain of two cards."""
    for seed in seeds:
        found = tried(decks, turns, seed)
        if wanted <= found.chosen and found.longest_chain > 1:
            return found
    raise AssertionError(f"no game has {wanted} and a chain of two cards")


def tried(decks: tuple[str, str], turns: int, seed: int) -> Script:
    """A game played up to some turn, by wishes and chance."""
    table, chance = Table(GAME, Setup(2, {"length": "1"}, decks), seed), Random(seed)
    choices: list[tuple[Seat, str]] = []
    chain = 0
    while not table.over:
        board = table.view(Seat(0)).board
        assert isinstance(board, MeccgBoard)
        chain = max(chain, len(board.chain))
        if board.turn > turns:
            break
        decision = table.decision
        option = wished(decision, chance)
        choices.append((decision.seat, option_text(option)))
        table.choose(option, decision.seat)
    chosen = frozenset(text.split()[0] for _, text in choices)
    return Script(seed, tuple(choices), chosen, chain)


def wished(decision: Decision, chance: Random) -> AnyOption:
    """One of the options that are wished most; else one lets it be."""
    options = {option_text(option): option for option in decision.options}
    hazards = isinstance(decision.prompt, PlayHazards)
    for wish in chance.choice(HAZARDS) if hazards else ROAMING:
        fitting = [option for text, option in options.items() if text.split()[0] == wish]
        if fitting and (wish not in ("play-event", "act") or chance.random() < 0.7):
            return chance.choice(fitting)
    resting = [option for text, option in options.items() if text in LETS_GO]
    return resting[0] if resting else chance.choice(list(options.values()))
