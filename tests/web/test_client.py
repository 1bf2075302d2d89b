"""The browser client: its own checks and tests pass, it is small, and it asks no foreign host."""

import gzip
import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"

FIRST_LOAD = 250_000
"""So many bytes of JavaScript, compressed, a newcomer may have to load before the first page."""


def run(*script: str) -> None:
    done = subprocess.run(
        [str(ROOT / "tools" / "web"), *script], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client, built anew and apart, so that nobody's own build is in the way."""
    folder = tmp_path_factory.mktemp("client")
    run("build", "--", "--manifest", "--outDir", str(folder), "--emptyOutDir")
    return folder


def test_types_and_components_are_sound() -> None:
    run("check")


def test_its_own_tests_pass() -> None:
    run("test")


def test_little_is_loaded_before_the_first_page(client: Path) -> None:
    manifest = json.loads((client / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    for page in ("pages/Welcome", "pages/Lobby", "pages/DeckBuilder", "table/Table"):
        files = needed(manifest, "index.html") | needed(manifest, f"src/{page}.svelte")
        size = sum(len(gzip.compress((client / file).read_bytes())) for file in files)
        assert 10_000 < size < FIRST_LOAD, f"{page}: {size}"


def needed(manifest: dict[str, dict[str, object]], entry: str) -> set[str]:
    """The scripts that an entry loads at once, with those that they import."""
    chunk = manifest[entry]
    imports = chunk.get("imports", [])
    assert isinstance(imports, list)
    return {str(chunk["file"])}.union(*(needed(manifest, name) for name in imports))


def test_nothing_is_fetched_from_elsewhere(client: Path) -> None:
    fetched = re.compile(
        r"""(?:src|href)=["']?https?:|url\(["']?https?:|@import\s+["']https?:|"""
        r"""(?:fetch|import)\(["'`]https?:"""
    )
    pages = [file for kind in ("html", "css", "js") for file in client.rglob(f"*.{kind}")]
    assert len(pages) > 10
    for file in pages:
        assert not fetched.search(file.read_text(encoding="utf-8")), file.name


def test_no_script_stands_in_the_page_itself(client: Path) -> None:
    """The server's content security policy would not let it run."""
    page = (client / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert "<style" not in page


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert name == "" or "integrity" in package, name


def test_the_lock_file_knows_every_platform() -> None:
    """`npm ci` refuses a lock file that lacks what other machines than the writer's need."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    known = {name.rpartition("node_modules/")[2] for name in lock["packages"]}
    for name, package in lock["packages"].items():
        for kind in ("dependencies", "devDependencies", "optionalDependencies"):
            assert known.issuperset(package.get(kind, {})), f"{name or 'the client'}: {kind}"
