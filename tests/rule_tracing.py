"""A pytest plugin: which rules of the index were exercised by tests that passed.

A test names up to three rules that it would notice if they were broken:

    @pytest.mark.rule("W-ARMY-05")
    def test_no_eleventh_unit_in_a_region() -> None: ...
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

from westmarch import rulebook

MOST_RULES = 3


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-out",
        metavar="PATH",
        default="build/rules-exercised.json",
        help="write the rules exercised by passing tests here (default: %(default)s)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", f"rule(*ids): the rules, at most {MOST_RULES}, that the test exercises"
    )
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        config.pluginmanager.register(Exercised(), "rules-exercised")


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse a file with a test that names no rule, an unknown one or too many."""
    report = yield
    wrong = [
        f"{item.nodeid}: {complaint}"
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for complaint in complaints(item)
    ]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let the test's reports carry its rules, from a worker to the session that counts."""
    item.user_properties.extend(("rule", id) for id in rule_ids(item))


class Exercised:
    """Collects the rules of passing tests and writes them at the end."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, id in report.user_properties:
            if name == "rule":
                self.note(str(id), report)

    def note(self, id: str, report: pytest.TestReport) -> None:
        """A rule counts when the test's body passed and nothing failed after it."""
        tests = self.tests.setdefault(id, set())
        if report.failed:
            tests.discard(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            tests.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        path = self.path(session.config)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.exercised(), indent=1) + "\n", encoding="utf-8")

    def pytest_terminal_summary(
        self, terminalreporter: pytest.TerminalReporter, config: pytest.Config
    ) -> None:
        here = Counter(rulebook.rule(id).game for id in self.exercised())
        all_rules = Counter(rule.game for rule in rulebook.rules())
        games = ", ".join(f"{game} {here[game]} of {count}" for game, count in all_rules.items())
        terminalreporter.write_line(f"rules exercised: {games} ({config.option.rules_out})")

    def path(self, config: pytest.Config) -> Path:
        return config.rootpath / str(config.option.rules_out)

    def exercised(self) -> dict[str, list[str]]:
        return {id: sorted(tests) for id, tests in sorted(self.tests.items()) if tests}


def complaints(item: pytest.Item) -> list[str]:
    """What is wrong with the rules that a test names."""
    ids = rule_ids(item)
    known = {rule.id for rule in rulebook.rules()}
    wrong = [f"there is no rule {id!r}" for id in ids if id not in known]
    if not ids and item.get_closest_marker("rule"):
        wrong.append("the mark names no rule")
    if len(ids) > MOST_RULES:
        wrong.append(f"a test exercises at most {MOST_RULES} rules, not {len(ids)}")
    return wrong


def rule_ids(item: pytest.Item) -> list[str]:
    """The rules named by all marks of a test, its own and those of its class and module."""
    return list(dict.fromkeys(id for mark in item.iter_markers("rule") for id in mark.args))
