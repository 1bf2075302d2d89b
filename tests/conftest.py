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


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden transcripts are to be written anew."""
    return bool(request.config.getoption("--update-golden"))
