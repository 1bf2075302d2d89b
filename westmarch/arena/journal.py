"""A tournament in a folder: its plan, what has been played of it, and the games that failed.

Each result is a line, written when its game is over. Whatever ends the program, the lines stay; the
last one may be torn, and then its game is played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import IO

import msgspec

from westmarch.arena.files import pretty, write
from westmarch.arena.tournaments import Fixture, Result, Tournament, fixtures
from westmarch.kernel.records import replace

PLAN = "plan.json"
RESULTS = "journal.jsonl"
FAULTS = "faults"

SYNC = 1.0
"""At most so many seconds of results are lost if the machine itself goes down."""


class OtherTournament(Exception):
    """The folder belongs to another tournament; the message says which."""


class NoTournament(Exception):
    """There is no tournament in the folder."""


class Journal:
    """What has been played of a tournament."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder = folder
        self.tournament = tournament
        self.fixtures = fixtures(tournament)
        planned = dict(enumerate(self.fixtures))
        self.results = {
            result.fixture.number: result
            for result in read_results(folder)
            if result.fixture == planned.get(result.fixture.number)
        }
        self.file: IO[bytes] | None = None
        self.synced = monotonic()

    def __enter__(self) -> Journal:
        path = self.folder / RESULTS
        cut_torn_line(path)
        self.file = path.open("ab")
        return self

    def __exit__(self, *_: object) -> None:
        assert self.file is not None, "a journal is closed once"
        self.sync(self.file)
        self.file.close()

    def add(self, result: Result) -> None:
        """Write down a result; a game that shows a fault goes to a file of its own."""
        assert self.file is not None, "a journal is open while games are played"
        if result.saved is not None:
            write(self.fault_file(result), result.saved.text())
            result = replace(result, saved=None)
        self.results[result.fixture.number] = result
        self.file.write(msgspec.json.encode(result) + b"\n")
        self.file.flush()
        if monotonic() - self.synced > SYNC:
            self.sync(self.file)

    def sync(self, file: IO[bytes]) -> None:
        """Make sure that the lines are on the disk."""
        os.fsync(file.fileno())
        self.synced = monotonic()

    def played(self) -> list[Result]:
        """All results in the order of the plan."""
        return [self.results[number] for number in sorted(self.results)]

    def to_play(self) -> list[Fixture]:
        """The games that have not been played yet."""
        return [each for each in self.fixtures if each.number not in self.results]

    def fault_file(self, result: Result) -> Path:
        """Where the game is that shows a fault."""
        return self.folder / FAULTS / f"{self.tournament.game}-{result.fixture.number}.json"


def begin(folder: Path, tournament: Tournament) -> Journal:
    """Begin a tournament in a folder, or go on with it; only more games may be asked for."""
    if (folder / PLAN).exists():
        stored = read_plan(folder)
        differs = differences(stored, tournament)
        if differs:
            raise OtherTournament(
                f"{folder} holds another tournament, which differs in {', '.join(differs)}; "
                "name another folder by --out, or give the same command again"
            )
    write(folder / PLAN, pretty(tournament))
    return Journal(folder, tournament)


def resume(folder: Path) -> Journal:
    """The tournament in a folder, as far as it has been played."""
    return Journal(folder, read_plan(folder))


def differences(stored: Tournament, wanted: Tournament) -> list[str]:
    """In what a tournament is another one, and not merely longer."""
    return [
        name
        for name in Tournament.__struct_fields__
        if getattr(stored, name) != getattr(wanted, name)
        and not (name == "games" and wanted.games > stored.games)
    ]


def read_plan(folder: Path) -> Tournament:
    """The plan in a folder."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Tournament)
    except FileNotFoundError as error:
        raise NoTournament(f"there is no tournament in {folder}") from error
    except msgspec.MsgspecError as error:
        raise NoTournament(f"{folder / PLAN} is no plan of a tournament: {error}") from error


def read_results(folder: Path) -> list[Result]:
    """The results in a folder; a line that cannot be read counts as not played."""
    path = folder / RESULTS
    if not path.exists():
        return []
    found = []
    for line in path.read_bytes().split(b"\n"):
        try:
            found.append(msgspec.json.decode(line, type=Result))
        except msgspec.MsgspecError:
            continue
    return found


def cut_torn_line(path: Path) -> None:
    """Remove what follows the last complete line."""
    if path.exists():
        text = path.read_bytes()
        os.truncate(path, text.rfind(b"\n") + 1)
