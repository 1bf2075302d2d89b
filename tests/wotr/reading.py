"""Readings: the one that is used, and the other one."""

from __future__ import annotations

import pytest

from tests.wotr.scene import WotrScene
from westmarch.kernel.records import replace

both = pytest.mark.parametrize("other", [False, True])
"""The reading that is used, and the other one."""


def read(table: WotrScene, other: bool, name: str) -> WotrScene:
    """Turn a constant of the rule set if the other reading is asked for."""
    if other:
        value = not getattr(table.state.ruleset, name)
        table.state.ruleset = replace(table.state.ruleset, **{name: value})
    return table
