"""Structured logs: one line for each request and each fault, for people or for machines."""

from __future__ import annotations

import logging
import sys
from time import perf_counter

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

QUIET = ("/health", "/metrics", "/assets/")
"""What is asked for all the time and tells nothing."""


def write_logs(as_json: bool) -> None:
    """Log to standard error: as JSON for machines, or in plain lines for people.

    Variables of failed functions are not logged: there are secrets among them.
    """
    people = ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain_traceback)
    told = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    drawn = [told, structlog.processors.JSONRenderer()] if as_json else [people]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *drawn,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


class RequestLog(ASGIMiddleware):
    """Logs each request when it is answered: never its cookies, its body or its query."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on and note how it was answered."""
        if scope["type"] != ScopeType.HTTP or scope["path"].startswith(QUIET):
            await next_app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            structlog.get_logger("westmarch").info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=int(status),
                ms=round(1000 * (perf_counter() - began), 1),
            )
