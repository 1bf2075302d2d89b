"""The built client: its files, and one page for every address that it draws itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from westmarch.server.errors import Refusal

FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
"""The names of assets change with their contents."""

NOT_PAGES = ("api", "schema", "health", "metrics", "assets")


def page_routes(client: str | None) -> list[ControllerRouterHandler]:
    """The routes of the client; without one, a word on how to build it."""

    @get(["/", "/{place:path}"], include_in_schema=False, name="page", sync_to_thread=False)
    def page(request: Request[Any, Any, Any], place: FromPath[str] = "/") -> Response[Any] | File:
        """A file of the client, or the page that draws all addresses."""
        wanted = place.strip("/")
        if wanted.partition("/")[0] in NOT_PAGES:
            raise Refusal("not-found")
        if client is None:
            raise Refusal("no-client")
        folder = Path(client).resolve()
        found = (folder / wanted).resolve() if "\0" not in wanted else folder
        if not found.is_relative_to(folder) or not found.is_file():
            if Path(wanted).suffix:
                raise Refusal("not-found")
            found = folder / "index.html"
        return File(
            found,
            filename=found.name,
            content_disposition_type="inline",
            headers={"Cache-Control": "no-cache"},
        )

    routes: list[ControllerRouterHandler] = [page]
    if client is not None and (Path(client) / "assets").is_dir():
        routes.append(assets(Path(client) / "assets"))
    return routes


def assets(folder: Path) -> Router:
    """Files that never change under their names."""
    return create_static_files_router(
        "/assets",
        directories=[folder],
        include_in_schema=False,
        cache_control=FOREVER,
    )
