"""The API's description as a page that one can read without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from westmarch.server.described import JSON, Part, completed

LOOK = "max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif"


class ApiPage(OpenAPIRenderPlugin):
    """Shows what can be asked for, with what, and what is answered."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Part) -> bytes:
        """The page."""
        found = completed(request.app, openapi_schema)
        parts = [
            f"<h1>{escape(found['info']['title'])} {escape(found['info']['version'])}</h1>",
            f"<p>{escape(found['info']['description'])} "
            '<a href="/schema/openapi.json">openapi.json</a></p>',
            *(operation(path, method, one) for path, method, one in operations(found)),
            "<h2>Types</h2>",
            *(component(name, one) for name, one in sorted(found["components"]["schemas"].items())),
        ]
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        body = f'<body style="{LOOK}">{"".join(parts)}</body>'
        page = f'<!doctype html><html lang="en"><head>{head}<title>API</title></head>{body}</html>'
        return page.encode()


def operations(found: Part) -> list[tuple[str, str, Part]]:
    """All operations in the order of their paths."""
    return [
        (path, method, one)
        for path, item in sorted(found["paths"].items())
        for method, one in item.items()
    ]


def operation(path: str, method: str, one: Part) -> str:
    """One operation: how it is called, what it takes, and what it gives."""
    lines = [f"{p['name']} ({p['in']}): {named(p['schema'])}" for p in one.get("parameters", ())]
    if "requestBody" in one:
        lines.append(f"takes {named(one['requestBody']['content'][JSON]['schema'])}")
    for code, answer in one["responses"].items():
        given = named(answer.get("content", {}).get(JSON, {}).get("schema"))
        if code.startswith("2"):
            lines.append(f"{code}: {given or escape(answer['description'])}")
    title = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    said = escape(one.get("description") or one.get("summary") or "")
    return f"{title}<p>{said}</p><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


def component(name: str, one: Part) -> str:
    """One type and its fields."""
    rows = "".join(
        f"<li><code>{escape(field)}</code>: {named(schema)}</li>"
        for field, schema in one.get("properties", {}).items()
    )
    said = escape(one.get("description", ""))
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{said}</p><ul>{rows}</ul>'


def named(schema: Part | None) -> str:
    """A type in a few words, with links to those that are described on the page."""
    if not schema:
        return ""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(named(one) for one in schema[several])
    if schema.get("type") == "array":
        return f"several {named(schema.get('items') or None)}"
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    return escape(str(schema.get("type", "anything")))
