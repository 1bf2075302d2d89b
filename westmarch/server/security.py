"""What keeps strangers out: headers, origins, rates."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from westmarch.server.errors import Refusal
from westmarch.server.settings import Limits, Settings

HARMLESS = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is said in style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",  # links of invitations are secret
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every response, also on errors."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


def own_origin(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: what changes something must come from our own pages; sockets have their door.

    Programs that are no browsers send no origin, and have no cookies of anybody either.
    """
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in HARMLESS:
        return
    settings: Settings = connection.app.state.settings
    if not is_own(connection.headers.get("origin"), connection.headers.get("host"), settings):
        raise Refusal("foreign-origin")


def printable(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: no address has the character 0, which no database likes."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Refusal("not-found")


def is_own(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page of this origin is one of ours."""
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place == host


def general_limit(limits: Limits) -> RateLimitConfig:
    """How much one address may ask for in a minute."""
    return RateLimitConfig(
        ("minute", limits.requests),
        exclude=["^/assets/", "^/health", "^/metrics"],
        store="requests",
    )


def session_limit(limits: Limits) -> RateLimitConfig:
    """How many people may come in from one address in a minute."""
    return RateLimitConfig(("minute", limits.sessions), store="sessions")


def password_limit(limits: Limits) -> RateLimitConfig:
    """How many passwords one address may try in a minute."""
    return RateLimitConfig(("minute", limits.passwords), store="passwords")
