"""Machine code by the contents of C files: what has been compiled once is not compiled again."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path


class CannotBuild(Exception):
    """The C compiler has refused something; the message is its own."""


@dataclass(frozen=True)
class Job:
    """A C file to compile, all that it includes from here, and how."""

    text: str
    options: tuple[str, ...]

    def key(self) -> str:
        """Short text for everything that the machine code depends on."""
        found = hashlib.blake2b(digest_size=16)
        for part in (self.text, *self.options, version("mypy"), sys.version, compiler()):
            found.update(part.encode() + b"\0")
        return found.hexdigest()


class Store:
    """A folder of machine code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        folder.mkdir(parents=True, exist_ok=True)

    def compiled(self, jobs: Iterable[Job]) -> dict[Job, Path]:
        """Where the machine code of each file is, compiled now if need be; the rest is removed."""
        places = {job: self.folder / f"{job.key()}.o" for job in jobs}
        missing = [job for job, place in places.items() if not place.is_file()]
        missing.sort(key=lambda job: -len(job.text))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda job: self.compile(job, places[job]), missing))
        for old in set(self.folder.iterdir()) - set(places.values()):
            old.unlink()
        return places

    def compile(self, job: Job, to: Path) -> None:
        """Compile a file; the machine code appears when it is whole."""
        draft = to.with_suffix(".draft")
        cc("-x", "c", "-c", "-", *job.options, "-o", str(draft), given=job.text)
        draft.replace(to)


def cc(*arguments: str, given: str | None = None) -> str:
    """Run the C compiler."""
    done = subprocess.run(
        ["cc", *arguments], input=given, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotBuild(done.stderr)
    return done.stdout


@cache
def compiler() -> str:
    """Which compiler it is."""
    return cc("--version")
