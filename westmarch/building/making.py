"""Build the compiled engine: copy the program, split its modules, compile and link them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Protocol

from westmarch.building import freshness
from westmarch.building.splitting import SUFFIX, split
from westmarch.building.survey import survey

PACKAGES = ("kernel", "lcg", "meccg", "wotr", "agents")
DATA = {"cards", "tables", "text"}
"""Folders of declarations and words: they run once, or never in play."""

LEFT = {"__init__.py", "codec.py", "game.py", "records.py", "saved.py"}
"""Modules whose work is classes or encoding."""

HERE = Path(__file__).parent
LENIENT = ("--no-warn-return-any", "--allow-any-generics", "--allow-untyped-defs")
COMPILER = ("-fPIC", "-O2", "-g0", "-w", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden", "-fno-plt")


class Extension(Protocol):
    """What mypyc wants to have built."""

    name: str
    sources: list[str]
    include_dirs: list[str]


class CannotBuild(Exception):
    """The C compiler has refused something; the message is its own."""


def make(root: Path, to: Path) -> int:
    """Build the compiled engine of a checkout in a folder; the result counts its modules."""
    shutil.rmtree(to, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("westmarch", "docs/rules"):
        shutil.copytree(root / name, to / name, ignore=ignored)
    shutil.copy(root / "pyproject.toml", to)
    freshness.note(root, to)
    modules = take_apart(to)
    with chdir(to):
        extensions = translated(modules)
        compile_all(extensions)
        for extension in extensions:
            link(extension)
    return len(modules)


def take_apart(to: Path) -> list[str]:
    """Split all modules that are worth it; the result is what there is to compile."""
    paths = sorted((to / "westmarch").rglob("*.py"))
    world = survey({module_name(path, to): path.read_text() for path in paths})
    found = []
    for path in paths:
        if is_engine(path.relative_to(to)) and "def " in (source := path.read_text()):
            records, functions = split(source, module_name(path, to), world)
            path.write_text(functions)
            if records:
                path.with_name(f"{path.stem}{SUFFIX}.py").write_text(records)
            found.append(path.relative_to(to).as_posix())
    return found


def module_name(path: Path, root: Path) -> str:
    """The name by which a file is imported."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def is_engine(path: Path) -> bool:
    """Whether a file of the program belongs to what is compiled."""
    return path.parts[1] in PACKAGES and not DATA & set(path.parts) and path.name not in LEFT


def translated(modules: list[str]) -> Sequence[Extension]:
    """Modules as C, written by mypyc."""
    mypycify = import_module("mypyc.build").mypycify
    found: Sequence[Extension] = mypycify(
        [*LENIENT, *modules], opt_level="2", multi_file=True, group_name="westmarch"
    )
    return found


def compile_all(extensions: Sequence[Extension]) -> None:
    """Compile all C files, as many at a time as there are cores."""
    python = sysconfig.get_path("include")
    quick = str(HERE / "quick.c")
    jobs: dict[str, list[str]] = {}
    for extension in extensions:
        folders = [f"-I{folder}" for folder in (python, str(HERE), *extension.include_dirs)]
        for source in (*extension.sources, quick):
            caches = ["-include", "quick.h"] if "__native" in source else []
            jobs.setdefault(source, [*COMPILER, *folders, *caches, "-c", source])
    largest = sorted(jobs, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda source: cc(*jobs[source], "-o", compiled(source)), largest))


def link(extension: Extension) -> None:
    """Link one extension module."""
    objects = [compiled(source) for source in extension.sources]
    if extension.name.endswith("__mypyc"):
        objects.append(compiled(str(HERE / "quick.c")))
    place = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
    cc("-shared", *objects, "-o", place)


def compiled(source: str) -> str:
    """Where the machine code of a C file goes."""
    return f"build/{Path(source).as_posix().replace('/', '_')}.o"


def cc(*arguments: str) -> None:
    """Run the C compiler."""
    done = subprocess.run(["cc", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(done.stderr)


def main() -> None:
    """`python -m westmarch.building.making`."""
    root = Path.cwd()
    count = make(root, root / freshness.FOLDER)
    sys.stdout.write(f"{count} modules are compiled, in {freshness.FOLDER}.\n")


if __name__ == "__main__":
    main()
