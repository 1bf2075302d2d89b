"""Options and habits of all our tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.rule_tracing"]

# A busy machine is not a wrong rule.
settings.register_profile("westmarch", deadline=None)
settings.load_profile("westmarch")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden transcripts anew instead of comparing with them",
    )


class AtOnce:
    """Says what has failed when it fails: a run that is cut off tells it, too."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.terminal.ensure_newline()
            self.terminal.section(f"{report.nodeid} ({report.when})", sep="_", red=True)
            self.terminal.line(report.longreprtext)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(AtOnce(terminal), "at-once")


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden transcripts are to be written anew."""
    return bool(request.config.getoption("--update-golden"))
