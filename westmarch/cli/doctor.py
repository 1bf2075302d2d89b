"""`westmarch doctor`: what is installed, what is missing, and how to get it."""

from __future__ import annotations

import os
import platform
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec

import typer
from rich.table import Table

import westmarch
from westmarch import rulebook
from westmarch.cli import screen
from westmarch.kernel import engine, registry
from westmarch.kernel.records import Record

EXAMPLES = ("westmarch doctor",)

GET_BENCH = "pip install westmarch[bench]"


class Facts(Record):
    """What figures depend on, beside the code."""

    westmarch: str
    python: str
    msgspec: str
    platform: str
    machine: str
    cores: int
    compiled: bool


class Finding(Record):
    """Something the doctor looked at, with advice if it is missing or could be better."""

    what: str
    found: str
    advice: str = ""
    is_grave: bool = False


def doctor() -> None:
    """Say what is installed, what is missing, and how to get it."""
    findings = (
        *about_program(),
        about_games(),
        about_rules(),
        about_chess(),
        *about_arena(),
        *about_rest(),
    )
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    for finding in findings:
        table.add_row(finding.what, finding.found)
        if finding.advice:
            table.add_row("", finding.advice, style="red" if finding.is_grave else "yellow")
    screen.output().print(table)
    if any(finding.is_grave for finding in findings):
        raise typer.Exit(1)


def facts() -> Facts:
    """The facts of this machine and this installation."""
    return Facts(
        westmarch=westmarch.__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        msgspec=version("msgspec"),
        platform=f"{platform.system()} {platform.release()}",
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        compiled=is_compiled(),
    )


def is_compiled() -> bool:
    """Whether the engine runs as machine code."""
    return str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def about_program() -> tuple[Finding, ...]:
    """Versions, and how the engine runs."""
    known = facts()
    libraries = ", ".join(f"{name} {installed(name)}" for name in ("msgspec", "typer", "rich"))
    return (
        Finding("Westmarch", known.westmarch),
        Finding("Python", f"{known.python}, {sys.executable}"),
        Finding("Libraries", libraries),
        Finding("Machine", f"{known.platform}, {known.machine}, {known.cores} cores"),
        Finding("Engine", "compiled" if known.compiled else "interpreted"),
    )


def about_games() -> Finding:
    """Which games there are."""
    try:
        names = ", ".join(registry.games())
    except registry.UnknownGame as error:
        return Finding("Games", "cannot be loaded", str(error), is_grave=True)
    advice = "" if names else f"Name one in {registry.EXTRA}, as module:name."
    return Finding("Games", names or "none installed", advice)


def about_rules() -> Finding:
    """Whether the rule index is there."""
    try:
        count = len(rulebook.rules())
    except OSError as error:
        advice = f"{error.filename} is missing: install Westmarch again."
        return Finding("Rule index", "not found", advice, is_grave=True)
    return Finding("Rule index", f"{count:,} rules")


def about_chess() -> Finding:
    """Whether the yardstick of the benchmark is there."""
    if find_spec("chess") is None:
        return Finding("python-chess", "missing", f"For westmarch bench: {GET_BENCH}")
    return Finding("python-chess", installed("chess"))


def about_arena() -> tuple[Finding, ...]:
    """Whether there is what tournaments need."""
    found = []
    for what, extra, modules in (
        ("Arena", "arena", ("matplotlib", "openskill", "pyarrow")),
        ("Ray", "ray", ("ray",)),
    ):
        missing = [name for name in modules if find_spec(name) is None]
        there = ", ".join(f"{name} {installed(name)}" for name in modules if name not in missing)
        words = f"For westmarch arena: pip install westmarch[{extra}]"
        found.append(Finding(what, there or "missing", words if missing else ""))
    return tuple(found)


def about_rest() -> tuple[Finding, ...]:
    """The terminal, and where games are kept."""
    encoding = sys.stdout.encoding.lower()
    is_unicode = encoding in ("utf-8", "utf8")
    advice = "" if is_unicode else "Names have accents: set PYTHONUTF8=1, or a UTF-8 locale."
    return (
        Finding("Terminal", f"{screen.output().width} columns, {encoding}", advice),
        Finding("Database", "none configured; games are saved in files"),
    )


def installed(package: str) -> str:
    """The version of a package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "of unknown version"
