"""The rules of the house, checked like any other rule: see CONTRIBUTING.md."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from westmarch import rulebook

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
ENGINE = ("kernel", "lcg", "meccg", "wotr")
NOT_IN_THE_ENGINE = {
    "asyncio",
    "datetime",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "time",
    "uuid",
}
EMPTY_NAMES = {"base", "common", "helpers", "manager", "misc", "util", "utils"}
RULE_ID = re.compile(r"\b[MLW]-[A-Z][A-Z0-9]*-\d+\b")
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|io|com)\b")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|opt|root|work|Users)/\w")


@pytest.mark.parametrize("command", ["ruff check", "ruff format --check", "mypy", "lint-imports"])
def test_the_tools_are_content(command: str) -> None:
    tool, *arguments = command.split()
    run = subprocess.run(
        [Path(sysconfig.get_path("scripts")) / tool, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{command}:\n{run.stdout}{run.stderr}"


def test_no_module_is_too_long() -> None:
    none(f"{name(p)}: {len(lines(p))} lines" for p in modules() if len(lines(p)) > MOST_LINES)


def test_every_module_has_a_name_that_says_something() -> None:
    none(name(path) for path in modules() if {path.stem, path.parent.name} & EMPTY_NAMES)


def test_no_type_error_is_ignored() -> None:
    none(places(modules(), re.compile("type:" + r"\s*ignore")))


def test_the_engine_needs_the_standard_library_and_msgspec_only() -> None:
    allowed = (sys.stdlib_module_names - NOT_IN_THE_ENGINE) | {"msgspec", "westmarch"}
    none(
        f"{name(path)} imports {module}"
        for room in ENGINE
        for path in sorted((ROOT / "westmarch" / room).rglob("*.py"))
        for module in imported(path)
        if module not in allowed
    )


def test_every_rule_named_anywhere_is_in_the_index() -> None:
    known = {rule.id for rule in rulebook.rules()}
    none(
        f"{name(path)}:{number} names {id}"
        for path in project_files("westmarch", "tests", "docs", "benchmarks", "*.md")
        if ROOT / "docs" / "rules" not in path.parents
        for number, line in enumerate(lines(path), start=1)
        for id in RULE_ID.findall(line)
        if id not in known
    )


@pytest.mark.parametrize("secret", [REGISTRY, MACHINE_PATH], ids=["registry", "path"])
def test_no_file_tells_where_it_was_made(secret: re.Pattern[str]) -> None:
    none(places(project_files("."), secret))


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[\[<>=~! ]", requirement)[0] for some in wanted for requirement in some}
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    assert names - locked - {"westmarch"} == set(), "run make lock"


def test_the_example_in_the_readme_runs() -> None:
    example = re.search(r"```python\n(.*?)```", "\n".join(lines(ROOT / "README.md")), re.DOTALL)
    assert example, "the README shows Westmarch from Python"
    run = subprocess.run(
        [sys.executable, "-c", example[1]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Outcome")


def none(wrong: Iterable[str]) -> None:
    """Nothing is wrong; otherwise all of it is shown, one to a line."""
    found = list(wrong)
    assert not found, "\n".join(found)


def modules() -> list[Path]:
    return project_files("westmarch/*.py", "tests/*.py", "benchmarks/*.py")


def project_files(*where: str) -> list[Path]:
    """What belongs to the project, whether committed yet or not."""
    listing = subprocess.run(
        [
            "git",
            "-c",
            "safe.directory=*",
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z",
            "--",
            *where,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode != 0:
        pytest.skip(f"only in a git checkout: {listing.stderr}")
    names = sorted(filter(None, listing.stdout.split("\0")))
    return [path for path in map(ROOT.joinpath, names) if path.is_file()]


def places(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name(path)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(lines(path), start=1)
        if pattern.search(line)
    ]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="ignore").splitlines()


def imported(path: Path) -> Iterator[str]:
    """The top-level names of all modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
