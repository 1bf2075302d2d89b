"""Files that are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import msgspec


def pretty(record: object) -> str:
    """A record as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode() + "\n"


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all, into a folder that is made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
