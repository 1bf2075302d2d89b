"""The API's description: what the framework finds out, with our own types said exactly."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from westmarch.server.api import Problem

REFUSALS = {
    "400": "The request does not have the form that is expected.",
    "401": "Nobody is logged in.",
    "403": "This person may not do this.",
    "404": "There is no such thing.",
    "409": "Things are not such that this can be done.",
    "413": "The request is too large.",
    "422": "What is asked for cannot be played.",
    "429": "That was too much at once.",
}
"""How a request may be refused, always as a `Problem`."""

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"

Part = dict[str, Any]


class Description(JsonRenderPlugin):
    """Shows the description with its types and refusals completed."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Part) -> bytes:
        """The description as JSON."""
        return super().render(request, completed(request.app, openapi_schema))


def completed(app: Litestar, found: Part) -> Part:
    """The description with bodies and answers as msgspec, which checks them, describes them."""
    operations = {
        (path, method): operation
        for path, item in found["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict)
    }
    taken = {key: type_ for key, type_ in types(app, "data").items() if key in operations}
    given = {key: type_ for key, type_ in types(app, "return").items() if key in operations}
    wanted = [Problem, *taken.values(), *given.values()]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    problem, *rest = schemas
    bodies = dict(zip(taken, rest[: len(taken)], strict=True))
    answers = dict(zip(given, rest[len(taken) :], strict=True))
    paths: Part = {}
    for (path, method), operation in operations.items():
        paths.setdefault(path, {})[method] = said(
            operation, bodies.get((path, method)), answers.get((path, method)), problem, path
        )
    return {**found, "paths": paths, "components": {"schemas": components}}


def said(operation: Part, body: Part | None, answer: Part | None, problem: Part, path: str) -> Part:
    """One operation with exact types, and with its refusals if it is one of the API's."""
    responses: Part = dict(operation["responses"])
    for code in responses:
        if code == "204":
            responses[code] = {"description": responses[code]["description"]}
        elif code.startswith("2") and answer is not None:
            responses[code] = {**responses[code], "content": {JSON: {"schema": answer}}}
    if path.startswith("/api"):
        content = {JSON: {"schema": problem}}
        responses |= {c: {"description": w, "content": content} for c, w in REFUSALS.items()}
    changed = {**operation, "responses": responses}
    if body is not None:
        changed["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return changed


def types(app: Litestar, which: str) -> dict[tuple[str, str], Any]:
    """What is taken (`data`) or given (`return`) at each path by each method, where it is ours."""
    found = {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            signature = handler.parsed_fn_signature
            field = handler.parsed_data_field if which == "data" else signature.return_type
            type_ = None if field is None else inner(field.annotation)
            for method in handler.http_methods if is_ours(type_) else ():
                found[route.path_format, method.lower()] = type_
    return found


def inner(type_: Any) -> Any:
    """What a response holds."""
    return get_args(type_)[0] if get_origin(type_) is Response else type_


def is_ours(type_: Any) -> bool:
    """Whether a type is one of our records, or several of them."""
    parts = [part for part in get_args(type_) if part is not ...] or [type_]
    return all(isinstance(part, type) and issubclass(part, msgspec.Struct) for part in parts)
