"""Build the compiled engine: copy the program, split its modules, compile and link them."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Protocol

from westmarch.building import freshness
from westmarch.building.objects import Job, Store, cc
from westmarch.building.splitting import SUFFIX, split
from westmarch.building.standing import Alone, Declarations, alone, first, script
from westmarch.building.survey import survey

PACKAGES = ("kernel", "lcg", "meccg", "wotr", "agents")
DATA = {"cards", "tables", "text"}
"""Folders of declarations and words: they run once, or never in play."""

LEFT = {"__init__.py", "codec.py", "game.py", "records.py", "saved.py"}
"""Modules whose work is classes or encoding."""

GROUP = "westmarch"
QUICK, WIDE = "quick.c", "wide.c"
HERE = Path(__file__).parent
OBJECTS = Path("build/objects")
LENIENT = ("--no-warn-return-any", "--allow-any-generics", "--allow-untyped-defs")
COMPILER = ("-fPIC", "-g0", "-w", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden", "-fno-plt")
ASIDE = re.compile(
    "panels|faults|explaining|catalogue|numbers|decks?_|decklists|campaign|chronicle|score"
)
"""What is not in play is compiled quickly, the rest well."""


class Extension(Protocol):
    """What mypyc wants to have built."""

    name: str
    sources: list[str]
    include_dirs: list[str]


def make(root: Path, to: Path, store: Store) -> int:
    """Build the compiled engine of a checkout in a folder; the result counts its modules."""
    draft = to.with_name(f"{to.name}-draft")
    shutil.rmtree(draft, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("westmarch", "docs/rules"):
        shutil.copytree(root / name, draft / name, ignore=ignored)
    shutil.copy(root / "pyproject.toml", draft)
    freshness.note(root, draft)
    modules = take_apart(draft)
    with chdir(draft):
        build(translated(modules), store)
    shutil.rmtree(to, ignore_errors=True)
    draft.rename(to)
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
    found: Sequence[Extension] = mypycify([*LENIENT, *modules], multi_file=True, group_name=GROUP)
    return found


def build(extensions: Sequence[Extension], store: Store) -> None:
    """Compile what has changed, and link all extension modules."""
    files = prepared({source for extension in extensions for source in extension.sources})
    folders = {folder for extension in extensions for folder in extension.include_dirs}
    include = [f"-I{folder}" for folder in (sysconfig.get_path("include"), *sorted(folders))]
    jobs = {
        source: Job(file.text, ("-O0" if ASIDE.search(source) else "-O2", *COMPILER, *include))
        for source, file in files.items()
    }
    places = store.compiled(jobs.values())
    literals = Path("build/literals.ld")
    literals.write_text(script(files.values()))
    for extension in extensions:
        parts = [str(places[jobs[source]]) for source in extension.sources]
        if extension.name.endswith("__mypyc"):
            parts += [*(str(places[jobs[name]]) for name in (QUICK, WIDE)), str(literals)]
        place = extension.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX")
        cc("-shared", *parts, "-o", place)


def prepared(sources: Iterable[str]) -> dict[str, Alone]:
    """All C files, those of modules such that they stand alone."""
    headers = (f"build/__native{kind}{GROUP}.h" for kind in ("_", "_internal_"))
    declarations = Declarations(*(Path(header).read_text() for header in headers))
    caches = (HERE / "quick.h").read_text()
    own = {
        QUICK: f"#define QUICK_IMPLEMENTATION\n{caches}{(HERE / QUICK).read_text()}",
        WIDE: (HERE / WIDE).read_text(),
    }
    found = {name: Alone(text, {}) for name, text in own.items()}
    for source in sources:
        path = Path(source)
        text = path.read_text()
        if path.name.startswith(f"__native_{GROUP}___"):
            file = alone(text, path.stem.removeprefix("__native_"), declarations)
            found[source] = Alone(caches + file.text, file.literals)
        elif path.name.startswith("__native"):
            found[source] = first(text, declarations)
        elif path.name == "int_ops.c":
            found[source] = Alone((HERE / "wide.h").read_text() + text, {})
        else:
            found[source] = Alone(text, {})
    return found


def main() -> None:
    """`python -m westmarch.building.making`."""
    root = Path.cwd()
    if freshness.built() == root / freshness.FOLDER:
        sys.stdout.write(f"What is compiled in {freshness.FOLDER} is of this source.\n")
        return
    count = make(root, root / freshness.FOLDER, Store(root / OBJECTS))
    sys.stdout.write(f"{count} modules are compiled, in {freshness.FOLDER}.\n")


if __name__ == "__main__":
    main()
