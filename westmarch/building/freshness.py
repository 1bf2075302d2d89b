"""Whether compiled files fit the source that they were made from."""

from __future__ import annotations

import hashlib
import json
from itertools import chain
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
    root = source()
    if (root / "westmarch").is_dir() and not is_fresh(root, Path(__file__).parents[2]):
        raise Stale(f"the source in {root} has changed since it was compiled: make compile")


def source() -> Path:
    """Where the source lies, also if this is the compiled engine."""
    here = Path(__file__).parents[2]
    stamp = here / STAMP
    return Path(json.loads(stamp.read_text())["root"]) if stamp.is_file() else here


def built() -> Path | None:
    """Where the compiled engine of the source lies, if there is one that fits it."""
    root = source()
    folder = root / FOLDER
    return folder if (folder / STAMP).is_file() and is_fresh(root, folder) else None


def is_fresh(root: Path, to: Path) -> bool:
    """Whether compiled files were made from the source as it is."""
    digest_then: str = json.loads((to / STAMP).read_text())["digest"]
    return digest(root) == digest_then


def digest(root: Path) -> str:
    """A short text for the whole source."""
    found = hashlib.blake2b(digest_size=16)
    files = (root / "westmarch").rglob("*.py"), (root / "westmarch/building").glob("*.[ch]")
    for path in sorted(chain(*files)):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()
