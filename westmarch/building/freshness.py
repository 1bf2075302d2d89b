"""Whether compiled files fit the source that they were made from."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

FOLDER = Path("build/compiled")
STAMP = "compiled.json"
CHECK = "from westmarch.building.freshness import check\n\ncheck()\n"


class Stale(ImportError):
    """The source has changed since it was compiled."""


def note(root: Path, to: Path) -> None:
    """Write down what was copied to be compiled, and let it look there when it is imported."""
    stamp = {"root": str(root.resolve()), "digest": digest(to)}
    (to / STAMP).write_text(json.dumps(stamp))
    first = to / "westmarch/__init__.py"
    head, future, rest = first.read_text().partition("from __future__ import annotations\n")
    first.write_text(f"{head}{future}\n{CHECK}{rest}")


def check() -> None:
    """Refuse to run compiled files that are older than the source beside them."""
    stamp = json.loads((Path(__file__).parents[2] / STAMP).read_text())
    root = Path(stamp["root"])
    if (root / "westmarch").is_dir() and digest(root) != stamp["digest"]:
        raise Stale(f"the source in {root} has changed since it was compiled: make compile")


def digest(root: Path) -> str:
    """A short text for the whole source."""
    found = hashlib.blake2b(digest_size=16)
    for path in sorted((root / "westmarch").rglob("*.py")):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()
