"""`westmarch serve`: the server, and the pages that one plays on."""

from __future__ import annotations

import socket
import webbrowser
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from westmarch.cli import screen
from westmarch.cli.arguments import BadValue

if TYPE_CHECKING:
    from uvicorn import Config

EXAMPLES = (
    "westmarch serve --open",
    "westmarch serve --database games.db --port 9000",
    "westmarch serve --database postgresql://westmarch@localhost/westmarch --workers 4",
)

GET_SERVER = "pip install westmarch[server]"
LARGEST_MESSAGE = 64 * 1024
PATIENCE = 10
"""Seconds that requests are given to come to their end when the server stops."""


Stored = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        help="A file for SQLite, or postgresql://...; else a file in your data folder. "
        "WESTMARCH_DATABASE names it, too.",
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(metavar="NAME", help="The address to listen at; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 for any that is free.")
    ] = 8150,
    database: Stored = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many processes; several need PostgreSQL.")
    ] = 1,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Several processes tell each other news through this Redis, not through "
            "PostgreSQL. WESTMARCH_REDIS names it, too.",
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the address in your browser.")
    ] = False,
) -> None:
    """Serve games to browsers, here or in your network; the database is made ready before."""
    need_server()
    from uvicorn import Config

    from westmarch.server.settings import BadSettings, settings_from, to_environment

    try:
        settings = settings_from(
            host=host, port=port, database=database, workers=workers, redis=redis
        )
    except BadSettings as error:
        raise BadValue(str(error)) from error
    to_environment(settings)
    listening = listen(host, port)
    address = address_of(listening, host)
    screen.output().print(f"Westmarch is at {address} (Ctrl-C stops it)")
    config = Config(
        "westmarch.server.app:application",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=PATIENCE,
    )
    if open_browser:
        webbrowser.open(address)
    run(config, listening)


def need_server() -> None:
    """Refuse if the server is not installed."""
    if find_spec("litestar") is None or find_spec("uvicorn") is None:
        raise BadValue(f"the server is not installed; get it with: {GET_SERVER}")


def run(config: Config, listening: socket.socket) -> None:
    """Serve until somebody stops it; what is under way comes to its end."""
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    server = Server(config)
    try:
        if config.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server.run(sockets=[listening])
    except KeyboardInterrupt:
        screen.note("Stopped.")
    finally:
        listening.close()
    if config.workers == 1 and not server.started:
        raise BadValue("the server could not be started; what it says above is why")


def listen(host: str, port: int) -> socket.socket:
    """The socket that browsers connect to; who comes early waits there until the server is up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadValue(f"cannot listen at {host}, port {port}: {reason}") from error


def address_of(listening: socket.socket, host: str) -> str:
    """The address to type into a browser."""
    shown = "localhost" if host in ("0.0.0.0", "::") else host
    name = f"[{shown}]" if ":" in shown else shown
    return f"http://{name}:{listening.getsockname()[1]}/"
