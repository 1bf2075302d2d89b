"""A PostgreSQL of our own for tests: made in a moment, on loopback, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 60.0
UNPRIVILEGED = ("postgres", "nobody")
SAFE = ("shared_buffers=16MB", "max_connections=60")
QUICK = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "wal_level=minimal",
    "max_wal_senders=0",
    *SAFE,
)


@contextmanager
def cluster(settings: tuple[str, ...] = QUICK) -> Iterator[str]:
    """A running PostgreSQL; its address without a database, `postgresql://...:5432`."""
    folder = Path(tempfile.mkdtemp(prefix="westmarch-postgres-"))
    run_as = account()
    try:
        if run_as:
            os.chown(folder, run_as["user"], run_as["group"])
        data = folder / "data"
        make = [program("initdb"), "-D", str(data), "-U", "westmarch", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*make, "--no-sync", "--locale=C"],
            check=True,
            capture_output=True,
            cwd=folder,
            **run_as,
        )
        port = free_port()
        set_to = [word for one in settings for word in ("-c", one)]
        place = ["-D", str(data), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [program("postgres"), *place, *set_to],
                stdout=log,
                stderr=log,
                cwd=folder,
                **run_as,
            )
        try:
            wait_until_ready(server, port, folder / "log")
            yield f"postgresql://westmarch@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGQUIT)  # leave at once: nothing is worth being tidied up
            server.wait(10)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def account() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: whom it is run by then."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in UNPRIVILEGED if name in known)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    config = shutil.which("pg_config")
    if config is not None:
        said = subprocess.run([config, "--bindir"], check=True, capture_output=True, text=True)
        folders.insert(0, Path(said.stdout.strip()))
    found = next((folder / name for folder in folders if (folder / name).exists()), None)
    where = str(found) if found is not None else shutil.which(name)
    assert where is not None, f"{name} is missing: install PostgreSQL (apt-get install postgresql)"
    return where


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def wait_until_ready(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    until = time.monotonic() + PATIENCE
    while subprocess.run(ready, check=False).returncode != 0:
        assert server.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)
