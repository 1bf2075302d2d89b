"""A small program, really compiled, does the same as interpreted, also if it changes as it runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MAKE = """
from pathlib import Path
from westmarch.building.making import make
from westmarch.building.objects import Store
make(Path("checkout"), Path("compiled"), Store(Path("objects")))
"""

RUN = """
import json
from westmarch.kernel import burrow
from westmarch.kernel.burrow import Digger, Mole

found = [burrow.exercise(), burrow.exercise()]
found.append([burrow.limit(), burrow.kind()])
burrow.LIMIT, Digger.kind = 2, "delver"
Mole.twice = property(lambda self: -1)
found.append([burrow.limit(), burrow.kind(), burrow.depth_of(Mole("e", 6))])
try:
    Digger("f").depth = 3
except AttributeError as error:
    found.append(str(error))
print(json.dumps([burrow.__file__.endswith(".py"), found]))
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a checkout of little more than a burrow, and what was compiled of it."""
    folder = tmp_path_factory.mktemp("compiling")
    package = folder / "checkout/westmarch"
    shutil.copytree(ROOT / "westmarch/building", package / "building")
    (package / "kernel").mkdir()
    (folder / "checkout/docs/rules").mkdir(parents=True)
    for name in ("__init__.py", "kernel/__init__.py"):
        (package / name).write_text('"""A burrow."""\n\nfrom __future__ import annotations\n')
    shutil.copy(ROOT / "westmarch/kernel/records.py", package / "kernel")
    shutil.copy(ROOT / "tests/building/burrow.py", package / "kernel")
    (folder / "checkout/pyproject.toml").write_text("[tool.mypy]\n")
    run(folder, "checkout", MAKE)
    return folder


def run(folder: Path, path: str, code: str) -> str:
    """What a program prints that finds its modules in a folder."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_compiled_and_interpreted_do_the_same(place: Path) -> None:
    is_interpreted, expected = json.loads(run(place, "checkout", RUN))
    is_too, found = json.loads(run(place, "compiled", RUN))
    assert is_interpreted
    assert not is_too
    assert found == expected
    assert expected[2:4] == [[3, "digger"], [2, "delver", [6, -1]]]


def test_nothing_is_compiled_again_that_has_not_changed(place: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in (place / "objects").iterdir()}
    source = place / "checkout/westmarch/kernel/burrow.py"
    source.write_text(source.read_text() + "\n\ndef deeper() -> str:\n    return 'deeper'\n")
    run(place, "checkout", MAKE)
    after = {path: path.stat().st_mtime_ns for path in (place / "objects").iterdir()}
    assert len(after) == len(before)
    assert len(before.items() - after.items()) == 2, (
        "the burrow, and the file that has all literals"
    )
    assert run(
        place, "compiled", "from westmarch.kernel import burrow\nprint(burrow.deeper())"
    ) == ("deeper\n")
