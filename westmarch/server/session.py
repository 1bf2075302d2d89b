"""Who is there: names, passwords and cookies over HTTP."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from westmarch.server.api import Enter, KeepName, LogIn, Me
from westmarch.server.errors import Refusal
from westmarch.server.people import NameKept, People, Person, WrongPassword
from westmarch.server.security import password_limit, session_limit
from westmarch.server.settings import Limits, Settings

COOKIE = "westmarch"


async def person_at(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person whose browser this is; also for sockets."""
    people: People = connection.app.state.people
    return await people.known(connection.cookies.get(COOKIE))


async def current_person(request: Request[Any, Any, Any]) -> Person:
    """The person whose browser this is, or a refusal."""
    person = await person_at(request)
    if person is None:
        raise Refusal("no-session")
    return person


@get("/api/session")
async def who(
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
    request: Request[Any, Any, Any],
) -> Response[Me | None]:
    """Say who this browser belongs to, or nobody; one that comes back is remembered for longer."""
    person = await person_at(request)
    if person is None:
        return Response(None, status_code=200, media_type="application/json")
    cookie = request.cookies[COOKIE]
    renewed = await people.renew(cookie)
    return Response(me(person), cookies=[made(cookie, settings)] if renewed else [])


async def enter(
    data: JSONBody[Enter], people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[Me]:
    """Play at once under a name; the browser is given a cookie."""
    try:
        person, cookie = await people.enter(data.name)
    except NameKept as error:
        raise Refusal("name-kept", name=data.name) from error
    return Response(me(person), cookies=[made(cookie, settings)])


@delete("/api/session")
async def log_out(
    request: Request[Any, Any, Any], people: NamedDependency[People]
) -> Response[None]:
    """Forget this browser; a name without a password is gone then."""
    cookie = request.cookies.get(COOKIE)
    if cookie is not None:
        await people.log_out(cookie)
    forgotten: Response[None] = Response(None)
    forgotten.delete_cookie(COOKIE)
    return forgotten


async def log_in(
    data: JSONBody[LogIn], people: NamedDependency[People], settings: NamedDependency[Settings]
) -> Response[Me]:
    """Come back to a name that was kept by a password."""
    try:
        person, cookie = await people.log_in(data.name, data.password)
    except WrongPassword as error:
        raise Refusal("wrong-password") from error
    return Response(me(person), cookies=[made(cookie, settings)])


async def keep_name(
    data: JSONBody[KeepName],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    request: Request[Any, Any, Any],
) -> Me:
    """Keep the name by a password, or change the password; other browsers are logged out."""
    try:
        return me(await people.keep(person.id, data.password, request.cookies[COOKIE]))
    except NameKept as error:
        raise Refusal("name-kept", name=person.name) from error


def session_routes(limits: Limits) -> Router:
    """The routes, each with the rate that it needs."""
    sessions, passwords = session_limit(limits).middleware, password_limit(limits).middleware
    handlers = [
        who,
        log_out,
        post("/api/session", middleware=[sessions])(enter),
        post("/api/session/login", status_code=200, middleware=[passwords])(log_in),
        put("/api/session/password", middleware=[passwords])(keep_name),
    ]
    return Router("/", route_handlers=handlers)


def me(person: Person) -> Me:
    """A person as his own browser sees him."""
    return Me(person.id, person.name, person.kept)


def made(cookie: str, settings: Settings) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot use."""
    return Cookie(
        key=COOKIE,
        value=cookie,
        path="/",
        max_age=int(timedelta(days=settings.remember).total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
