"""The plugin counts the rules of passing tests, and refuses marks that cannot be right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

PLUGIN = ("-p", "tests.rule_tracing", "-p", "no:cacheprovider")
MISSING = "W-ARMY" + "-999"


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))


def exercised(pytester: pytest.Pytester, path: str = "build/rules-exercised.json") -> object:
    return json.loads((pytester.path / path).read_text(encoding="utf-8"))


def marked(arguments: str) -> str:
    return f"import pytest\n@pytest.mark.rule({arguments})\ndef test_it(): pass"


SOME_OUTCOMES = """
    import pytest

    pytestmark = pytest.mark.rule("L-GEN-01")

    @pytest.mark.rule("L-GEN-02", "L-GEN-03")
    def test_passes(): pass

    @pytest.mark.rule("L-GEN-04")
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("L-GEN-05"))])
    def test_passes_twice(n): pass

    @pytest.mark.rule("M-GEN-01")
    def test_fails(): assert False

    @pytest.mark.rule("M-GEN-02")
    def test_skips(): pytest.skip()

    @pytest.mark.rule("M-GEN-03")
    @pytest.mark.skip
    def test_is_skipped(): pass

    @pytest.mark.rule("M-GEN-04")
    @pytest.mark.xfail
    def test_fails_as_expected(): assert False

    @pytest.mark.rule("M-GEN-05")
    @pytest.mark.xfail
    def test_passes_unexpectedly(): pass

    @pytest.fixture
    def broken(): raise RuntimeError

    @pytest.mark.rule("W-COMP-01")
    def test_cannot_begin(broken): pass

    @pytest.fixture
    def breaks_afterwards():
        yield
        raise RuntimeError

    @pytest.mark.rule("W-COMP-02")
    def test_cannot_end(breaks_afterwards): pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_passing_tests_count(pytester: pytest.Pytester, workers: str) -> None:
    pytester.makepyfile(test_some=SOME_OUTCOMES)
    result = pytester.runpytest_subprocess(*PLUGIN, "-n", workers)
    result.assert_outcomes(passed=4, failed=1, skipped=2, xfailed=1, xpassed=1, errors=2)
    one, two = "test_some.py::test_passes_twice[1]", "test_some.py::test_passes_twice[2]"
    assert exercised(pytester) == {
        "L-GEN-01": ["test_some.py::test_passes", one, two],
        "L-GEN-02": ["test_some.py::test_passes"],
        "L-GEN-03": ["test_some.py::test_passes"],
        "L-GEN-04": [one, two],
        "L-GEN-05": [two],
    }
    result.stdout.fnmatch_lines("rules exercised: lcg 5 of *, meccg 0 of *, wotr 0 of *")


def test_the_file_may_go_elsewhere(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(marked("'L-GEN-01'"))
    result = pytester.runpytest_inprocess(*PLUGIN, "--rules-out", "there/rules.json")
    result.assert_outcomes(passed=1)
    assert exercised(pytester, "there/rules.json") == {
        "L-GEN-01": ["test_the_file_may_go_elsewhere.py::test_it"]
    }
    assert not (pytester.path / "build").exists()


def test_collecting_alone_writes_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_it(): pass")
    pytester.runpytest_inprocess(*PLUGIN, "--collect-only")
    assert not (pytester.path / "build").exists()


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        (f"'{MISSING}'", f"there is no rule '{MISSING}'"),
        ("'L-GEN-01', 'l-gen-02'", "there is no rule 'l-gen-02'"),
        ("'L-GEN-01', 'L-GEN-02', 'L-GEN-03', 'L-GEN-04'", "at most 3 rules, not 4"),
        ("", "the mark names no rule"),
    ],
)
def test_a_wrong_mark_stops_the_run(pytester: pytest.Pytester, mark: str, complaint: str) -> None:
    pytester.makepyfile(marked(mark))
    result = pytester.runpytest_inprocess(*PLUGIN)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(f"*::test_it: *{complaint}*")


def test_a_wrong_mark_stops_the_run_of_many_workers(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(marked(f"'{MISSING}'"))
    result = pytester.runpytest_subprocess(*PLUGIN, "-n", "2")
    result.stdout.fnmatch_lines(f"*::test_it: there is no rule '{MISSING}'")
    assert result.ret != pytest.ExitCode.OK


def test_marks_of_one_test_are_counted_together(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("""
        import pytest

        @pytest.mark.rule("L-GEN-01", "L-GEN-02")
        class TestIt:
            @pytest.mark.rule("L-GEN-03", "L-GEN-04")
            def test_it(self): pass
    """)
    result = pytester.runpytest_inprocess(*PLUGIN)
    result.stdout.fnmatch_lines("*::test_it: a test exercises at most 3 rules, not 4")
