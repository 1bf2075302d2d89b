"""The API does what its description says, whatever is thrown at it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.conftest import PLENTY
from westmarch.server.app import create_app
from westmarch.server.session import COOKIE
from westmarch.server.settings import Settings, database_url

FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
CONFIG = {
    "checks": {
        # 422: the request has the right form, but what it asks for cannot be played.
        "positive_data_acceptance": {
            "expected-statuses": ["2xx", "401", "403", "404", "409", "422", "429"]
        },
        "negative_data_rejection": {
            "expected-statuses": ["400", "401", "403", "404", "405", "409", "413", "422", "429"]
        },
    }
}
LOG_OUT = "DELETE /api/session"


@pytest.fixture(scope="module")
def described() -> Iterator[Any]:
    """The description of a running server, read from itself."""
    with tempfile.TemporaryDirectory(prefix="westmarch-") as folder:
        app = create_app(Settings(database_url(str(Path(folder) / "api.db")), limits=PLENTY))
        config = schemathesis.Config.from_dict(CONFIG)
        yield schemathesis.openapi.from_asgi("/schema/openapi.json", app, config=config)


@pytest.fixture(scope="module")
def cookie(described: Any) -> str:
    """The cookie of somebody who has entered."""
    answer = described["/api/session"]["POST"].Case(body={"name": "Frodo"}).call()
    return str(answer.headers["set-cookie"][0].partition(";")[0])


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("entered", [True, False], ids=["a player", "a stranger"])
def test_everybody_finds_what_is_described(
    described: Any, cookie: str, entered: bool, mode: GenerationMode
) -> None:
    assert cookie.startswith(COOKIE)
    headers = {"Cookie": cookie} if entered else {}
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) > 20
    tried = [
        attempt(operation, mode, headers)
        for operation in operations
        if not (entered and operation.label == LOG_OUT)
    ]
    assert sum(tried) > len(operations) / 2


def attempt(operation: Any, mode: GenerationMode, headers: dict[str, str]) -> bool:
    """Try one operation with many requests, such as are described or such as are not.

    Where nothing can be sent, nothing wrong can be sent either.
    """

    @FEW
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        case.call_and_validate(headers=headers)

    try:
        answered()
    except Unsatisfiable:
        return False
    except Exception as error:
        error.add_note(f"at {operation.label}")
        raise
    return True
