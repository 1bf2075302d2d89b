"""Cards and rules as modules: each card is declared once, each module stands on its own."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections import defaultdict

import pytest

from westmarch.meccg import cards
from westmarch.meccg.cards import errata


def test_no_card_is_declared_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for module in pkgutil.walk_packages(cards.__path__, f"{cards.__name__}."):
        if not module.ispkg and module.name != errata.__name__:
            for code in importlib.import_module(module.name).CARDS:
                found[code].append(module.name)
    assert found
    assert {code: names for code, names in found.items() if len(names) > 1} == {}


@pytest.mark.parametrize("name", ["rules.falling", "rules.attacking", "view", "judging"])
def test_a_module_can_be_imported_alone(name: str) -> None:
    command = [sys.executable, "-c", f"import westmarch.meccg.{name}"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
