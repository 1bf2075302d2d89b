"""Who comes in through the socket of a game."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from westmarch.server.errors import language_of
from westmarch.server.rooms import Visitor
from westmarch.server.security import is_own
from westmarch.server.session import person_at
from westmarch.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


class FrontDoor:
    """Lets in who has a cookie of ours and comes from one of our pages."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def visitor(self, connection: Connection) -> Visitor | None:
        """Whose cookie a connection has; nobody's if it has none that counts."""
        person = await person_at(connection)
        return None if person is None else Visitor(person.id, person.name)

    def is_own(self, connection: Connection) -> bool:
        """Whether the page that opens a connection is one of this server's own."""
        headers = connection.headers
        return is_own(headers.get("origin"), headers.get("host"), self.settings)

    def language(self, connection: Connection) -> str:
        """The language that the browser asks for."""
        return language_of(connection)
