"""What the server keeps, and what a place to keep it must be able to do."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import Protocol

from westmarch.agents.grounds import Grounds
from westmarch.kernel.chance import Scripted
from westmarch.kernel.game import Setup
from westmarch.kernel.records import Record


class SeatKind(Enum):
    """Who may sit at a seat."""

    HUMAN = "human"
    AGENT = "agent"
    OPEN = "open"


class StoredSeat(Record):
    """A seat of a stored game: a person, a program of some strength, or nobody yet."""

    kind: SeatKind
    person: str | None = None
    name: str = ""
    agent: str | None = None


class StoredGame(Record):
    """A game as it is kept, apart from its log. `title` names its rules: `lcg`.

    `deciding` are the seats that were last noted as having to decide. A game that was uploaded
    may have a `script` of results that come before chance.
    """

    id: str
    title: str
    rules_version: int
    setup: Setup
    seed: int
    seats: tuple[StoredSeat, ...]
    owner: str
    created: datetime
    changed: datetime
    public: bool = False
    hot_seat: bool = False
    started: bool = False
    ended: bool = False
    deciding: tuple[int, ...] = ()
    script: tuple[Scripted, ...] = ()


class Entry(Record):
    """One line of a game's log: an option in its text form, or a word of the table (`!back 17`).

    `key` is what the client called its gesture, so that it can ask again without choosing twice.
    `grounds` are those on which a program chose.
    """

    number: int
    seat: int
    text: str
    key: str | None = None
    at: datetime | None = None
    grounds: Grounds | None = None


class Remark(Record):
    """Something that was said at a table."""

    number: int
    person: str
    name: str
    seat: int | None
    words: str
    at: datetime


class Taken(Exception):
    """Somebody else has written the entry of this number; what was tried changed nothing."""


class NoSuchGame(Exception):
    """There is no game of this id, or not for this person."""


class Store(Protocol):
    """Where games are kept. What `append` returns from is committed."""

    async def game(self, game: str) -> StoredGame:
        """A game without its log, or `NoSuchGame`."""

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        """A game's log from a number on."""

    async def versions(self, games: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of some games have."""

    async def append(self, game: str, entries: tuple[Entry, ...]) -> None:
        """Write entries, all or none; raises `Taken` if one of the numbers is there already."""

    async def note_deciding(self, game: str, seats: tuple[int, ...]) -> None:
        """Note which seats have to decide now, so that the lobby can say whose turn it is."""

    async def waiting_for_programs(self) -> list[str]:
        """The games in which a program was last noted as having to decide."""

    async def end(self, game: str) -> None:
        """Note that a game is over."""

    async def say(self, game: str, person: str, seat: int | None, words: str) -> Remark:
        """Keep a line of chat."""

    async def remarks(self, game: str, since: int = 0) -> list[Remark]:
        """What was said at a table."""

    async def keep_snapshot(self, game: str, number: int, state: bytes) -> None:
        """Keep an encoded state after so many entries, so that the log need not be re-enacted."""

    async def snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The latest snapshot and the number of entries that it stands for."""

    async def report(self, game: str, person: str, words: str, seen: bytes) -> str:
        """Keep a report of a problem with what the player saw; its id is returned."""
