"""The server put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Annotated, Any, Literal

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

import westmarch
from westmarch.kernel import registry
from westmarch.server.apipage import ApiPage
from westmarch.server.backends import backend_for
from westmarch.server.channels import Herald
from westmarch.server.database import Database
from westmarch.server.decks import Shelf, deck_routes
from westmarch.server.described import Description
from westmarch.server.door import FrontDoor
from westmarch.server.errors import HANDLERS, language_of
from westmarch.server.forgetting import keep_forgetting
from westmarch.server.hall import Hall
from westmarch.server.health import METRICS, health_routes
from westmarch.server.keeping import Keeper
from westmarch.server.live import live_route
from westmarch.server.lobby import lobby_routes, prepare
from westmarch.server.lobby_socket import lobby_socket
from westmarch.server.logs import RequestLog, write_logs
from westmarch.server.pages import page_routes
from westmarch.server.people import People
from westmarch.server.replays import replay_routes
from westmarch.server.seating import Seating
from westmarch.server.security import add_headers, general_limit, own_origin, printable
from westmarch.server.session import current_person, session_routes
from westmarch.server.settings import Settings, from_environment
from westmarch.server.stopping import farewell_first
from westmarch.server.thinking import Thinker
from westmarch.server.titles import title_routes
from westmarch.server.warming import begin_warming

Language = Annotated[
    Literal["en", "de"] | None,
    QueryParameter(name="language", description="The language of all words; else the browser's."),
]


def create_app(settings: Settings, routes: Sequence[ControllerRouterHandler] = ()) -> Litestar:
    """A server with all its routes; the database is migrated when it starts."""
    database = Database(settings.database)
    remember = timedelta(days=settings.remember)
    keeper, shelf = Keeper(database), Shelf(database)
    people = People(database, lasts=remember)
    thinker = Thinker(settings.cores)
    hall = Hall(keeper, Herald(backend_for(settings.database, settings.redis)), thinker)
    seating = Seating(database, prepare, hall.seated)
    door = FrontDoor(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        """Everything is there before the first request, and closed after the last."""
        await database.migrate()
        await people.open()
        forgetting = asyncio.create_task(keep_forgetting(database, remember))
        try:
            async with hall.lifespan():
                with farewell_first(hall.say_farewell):
                    yield
        finally:
            forgetting.cancel()
            await asyncio.wait((forgetting,))
            await database.close()

    given = {
        "settings": settings,
        "database": database,
        "keeper": keeper,
        "people": people,
        "seating": seating,
        "shelf": shelf,
    }
    return Litestar(
        [
            session_routes(settings.limits),
            lobby_routes(settings.limits),
            title_routes,
            deck_routes,
            health_routes,
            live_route(hall, door),
            lobby_socket(hall.lookout, seating, door),
            replay_routes(hall, door),
            *routes,
            *page_routes(settings.client),
        ],
        state=State(given),
        dependencies={
            **{name: Provide(giver(value), sync_to_thread=False) for name, value in given.items()},
            "person": Provide(current_person),
            "language": Provide(spoken, sync_to_thread=False),
        },
        lifespan=[open_house],
        guards=[printable, own_origin],
        middleware=[RequestLog(), METRICS.middleware, general_limit(settings.limits).middleware],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Westmarch",
            version=westmarch.__version__,
            description="Everything around games; a game itself is played over its socket.",
            path="/schema",
            render_plugins=[ApiPage(), Description()],
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=["^/api/session"]),
        logging_config=None,
    )


def spoken(request: Request[Any, Any, Any], asked: Language = None) -> str:
    """The language to answer in."""
    return asked or language_of(request)


def giver(value: Any) -> Any:
    """A function that gives a value to handlers that ask for it."""

    def give() -> Any:
        return value

    return give


def application() -> Litestar:
    """A worker's server, as its parent process set it."""
    settings = from_environment()
    write_logs(settings.json_logs)
    app = create_app(settings)
    app.on_startup.append(begin_warming)
    registry.games()
    # All that has been loaded stays: without this everybody waits now and then for the time that
    # it takes to look through it for garbage.
    gc.freeze()
    return app
