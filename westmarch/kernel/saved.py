"""Saved games: set-up, seed and the options chosen, in text that people can read."""

from __future__ import annotations

import msgspec

from westmarch.kernel.chance import Scripted
from westmarch.kernel.game import Setup
from westmarch.kernel.records import Record

FORMAT = 1


class CannotLoad(Exception):
    """The text is no saved game that this version can play on from; the message says why."""


class CannotReenact(CannotLoad):
    """The rules have changed since the game was saved: a choice is no longer possible."""

    def __init__(self, number: int, choice: str, reason: str) -> None:
        super().__init__(
            f"choice {number} of the saved game, {choice!r}, is not possible: {reason}"
        )
        self.number = number
        self.choice = choice


class SavedGame(Record):
    """Everything needed to play a game again. A choice is a seat and an option: `0 defend 12`."""

    format: int
    game: str
    version: int
    setup: Setup
    seed: int
    script: tuple[Scripted, ...] = ()
    choices: tuple[str, ...] = ()

    def text(self) -> str:
        """The saved game as it stands in a file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def read(text: str | bytes) -> SavedGame:
    """A saved game from a file's text."""
    try:
        saved = msgspec.json.decode(text, type=SavedGame)
    except msgspec.MsgspecError as error:
        raise CannotLoad(f"this is no saved game: {error}") from error
    if saved.format != FORMAT:
        raise CannotLoad(
            f"the game was saved in format {saved.format}, this version reads {FORMAT}"
        )
    return saved
