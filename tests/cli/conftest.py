"""The command line as people use it: words in, text and an exit code out."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoints
from pathlib import Path
from typing import NamedTuple, Protocol

import pexpect
import pytest

from westmarch.cli import main
from westmarch.kernel import registry

ROOT = Path(__file__).parents[2]
HIGHWAY = "tests.kernel.highway:GAME"


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command with something typed into it."""

    def __call__(self, *words: str, typed: str = "") -> Ran: ...


class Spawn(Protocol):
    """Starts a command at a terminal of its own."""

    def __call__(self, *words: str, columns: int = 80) -> pexpect.spawn[str]: ...


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder, an English system, 100 columns, and the highway as the only game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints())
    monkeypatch.setenv(registry.EXTRA, HIGHWAY)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs commands in this process."""

    def run_it(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main.run(list(words))
        return Ran(code, *capsys.readouterr())

    return run_it


def heed_interrupts() -> None:
    """Be interrupted as at any terminal, also if the tests run where interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def spawn() -> Iterator[Spawn]:
    """Starts commands at pseudo-terminals."""
    started: list[pexpect.spawn[str]] = []

    def spawn_it(*words: str, columns: int = 80) -> pexpect.spawn[str]:
        code = "import sys; from westmarch.cli.main import main; main()"
        child = pexpect.spawn(
            sys.executable,
            ["-c", code, *words],
            encoding="utf-8",
            dimensions=(40, columns),
            env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": str(columns)},
            timeout=90,  # a busy machine is not a wrong answer
            preexec_fn=heed_interrupts,
        )
        started.append(child)
        return child

    yield spawn_it
    for child in started:
        child.close(force=True)
