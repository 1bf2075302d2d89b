"""What the doctor finds."""

from __future__ import annotations

import platform
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

import westmarch
from tests.cli.conftest import Run
from westmarch import rulebook
from westmarch.cli import doctor
from westmarch.kernel import engine, registry


def findings(text: str) -> dict[str, str]:
    """What the doctor says, by subject; advice is joined to what it is about."""
    found: dict[str, str] = {}
    subject = ""
    for line in text.splitlines():
        if not line.startswith(" "):
            subject = line[:14].strip()
        found[subject] = f"{found.get(subject, '')} {line[14:].strip()}".strip()
    return found


def test_a_healthy_installation(run: Run) -> None:
    ran = run("doctor")
    assert (ran.code, ran.err) == (0, "")
    found = findings(ran.out)
    assert found["Westmarch"] == westmarch.__version__
    assert platform.python_version() in found["Python"]
    assert "msgspec " in found["Libraries"]
    assert platform.machine() in found["Machine"]
    assert found["Engine"] in ("interpreted", "compiled")
    assert found["Games"] == "highway"
    assert found["Rule index"] == f"{len(rulebook.rules()):,} rules"
    assert found["python-chess"][0].isdigit()
    assert found["Arena"].startswith("matplotlib ")
    assert "pyarrow " in found["Arena"]
    assert found["Ray"].startswith("ray ")
    assert found["Terminal"].startswith("100 columns, utf-8")
    assert found["Database"].startswith("none configured")


@pytest.mark.parametrize(
    ("file", "is_compiled"),
    [("engine.py", False), ("engine.cpython-311-x86_64-linux-gnu.so", True), ("engine.pyd", True)],
)
def test_an_extension_module_is_compiled(
    monkeypatch: pytest.MonkeyPatch, file: str, is_compiled: bool
) -> None:
    monkeypatch.setattr(doctor, "EXTENSION_SUFFIXES", [".so", ".pyd"])
    monkeypatch.setattr(engine, "__file__", file)
    assert doctor.is_compiled() is is_compiled


def test_what_is_missing_but_not_essential(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", missing)
    monkeypatch.delenv(registry.EXTRA)
    ran = run("doctor")
    assert ran.code == 0
    found = findings(ran.out)
    assert found["python-chess"] == "missing For westmarch bench: pip install westmarch[bench]"
    assert found["Arena"] == "missing For westmarch arena: pip install westmarch[arena]"
    assert found["Ray"] == "missing For westmarch arena: pip install westmarch[ray]"
    assert found["Games"].startswith("none installed Name one in WESTMARCH_GAMES")


def missing(name: str) -> ModuleSpec | None:
    """As if nothing were installed."""
    return None


def test_without_the_rule_index_something_essential_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable() -> tuple[rulebook.Rule, ...]:
        return tuple(rulebook.parse("lcg", Path("nowhere.md").read_text(encoding="utf-8")))

    monkeypatch.setattr(rulebook, "rules", unreadable)
    ran = run("doctor")
    assert ran.code == 1
    assert findings(ran.out)["Rule index"].startswith("not found nowhere.md is missing")


def test_a_game_that_cannot_be_loaded_is_essential(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.EXTRA, "no.such.module:GAME")
    ran = run("doctor")
    assert ran.code == 1
    assert "no.such.module:GAME" in ran.out
