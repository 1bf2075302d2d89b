"""No card goes untested: each one with a text is named in at least two tests of this folder."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from westmarch.lcg.declared import ABILITIES

LEAST_TESTS = 2
WITH_TEXT = sorted(code for code, abilities in ABILITIES.items() if abilities)


def codes_in_tests(source: str) -> list[str]:
    """The card codes that stand in the tests of a module, each once for each test."""
    return [
        code
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for code in sorted(codes_in(node))
    ]


def codes_in(function: ast.FunctionDef) -> set[str]:
    """The card codes that a function names."""
    return {
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in ABILITIES
    }


@pytest.fixture(scope="module")
def tests_of() -> Counter[str]:
    """In how many tests each card is named."""
    sources = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return Counter(code for source in sources for code in codes_in_tests(source))


@pytest.mark.parametrize("code", WITH_TEXT)
def test_every_card_with_a_text_is_named_in_two_tests(code: str, tests_of: Counter[str]) -> None:
    assert tests_of[code] >= LEAST_TESTS


def test_a_code_counts_once_for_each_test_that_names_it() -> None:
    source = (
        'def helper(): return "gimli"\n'
        'def test_one(): assert "gimli" != "legolas" and "gimli"\n'
        'def test_two(): assert "gimli" and "no-card"\n'
    )
    assert codes_in_tests(source) == ["gimli", "legolas", "gimli"]
