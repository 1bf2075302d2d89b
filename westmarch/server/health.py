"""Whether the server is well, for those who watch over it."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import westmarch
from westmarch.kernel.records import Record
from westmarch.server.database import Database

PATIENCE = 2.0
"""A database that takes longer, in seconds, is not well."""

METRICS = PrometheusConfig(
    app_name="westmarch", prefix="westmarch", group_path=True, exclude=["^/metrics", "^/health"]
)


class Health(Record):
    """How the server is."""

    well: bool
    version: str


@get("/health")
async def health(database: NamedDependency[Database]) -> Response[Health]:
    """Say whether the server can reach its database."""
    try:
        async with asyncio.timeout(PATIENCE), database.reading() as session:
            await session.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError, TimeoutError):
        return Response(Health(False, westmarch.__version__), status_code=503)
    return Response(Health(True, westmarch.__version__))


class Metrics(PrometheusController):
    """Counts for Prometheus."""

    path = "/metrics"
    include_in_schema = False


health_routes = Router("/", route_handlers=[health, Metrics])
