"""How a server is set: from arguments, from the environment, or by default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from westmarch.kernel.records import Record
from westmarch.server.api import MOST_SAVED

PREFIX = "WESTMARCH_SERVER"
"""The environment variable that passes settings on to worker processes."""

DATABASE = "WESTMARCH_DATABASE"
"""The environment variable that names the database, so that no password stands in arguments."""

REDIS = "WESTMARCH_REDIS"
"""The environment variable that names a Redis, for the same reason."""

REMEMBER = "WESTMARCH_REMEMBER"
"""The environment variable with the number of days after which guests are forgotten."""

CORES = "WESTMARCH_CORES"
"""The environment variable with the number of cores that programs may look ahead on."""

LIMITS = "WESTMARCH_LIMITS"
"""The environment variable with limits that differ from ours, as a JSON object."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


MOST_DAYS = 36_500
MOST_CORES = 1024


class BadSettings(Exception):
    """A server cannot be set like this; the message says what to change."""


class Limits(Record):
    """How much one address may ask for, and how large a message may be. Rates are per minute."""

    requests: int = 1200
    sessions: int = 60
    passwords: int = 20
    body: int = 256 * 1024
    saved_game: int = MOST_SAVED


class Settings(Record):
    """All that a server needs to know before it starts.

    `database` is a URL for SQLAlchemy. `origins` are further origins that pages may come from,
    `client` the folder of the built client, `secure` whether cookies need HTTPS. Through `redis`
    several processes tell each other news; without it through PostgreSQL. For `remember` days a
    browser that does not come back is remembered, and with it a guest without a password. On so
    many `cores` a program looks ahead in each process.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8150
    workers: int = 1
    client: str | None = None
    origins: tuple[str, ...] = ()
    secure: bool = False
    json_logs: bool = False
    limits: Limits = Limits()
    redis: str | None = None
    remember: int = 180
    cores: int = 1

    @property
    def is_sqlite(self) -> bool:
        """Whether everything is kept in one file."""
        return self.database.startswith("sqlite")


def settings_from(
    *,
    database: str | None = None,
    redis: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8150,
    workers: int = 1,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings that arguments and environment give."""
    url = database_url(database or environment.get(DATABASE))
    if workers > 1 and url.startswith("sqlite"):
        raise BadSettings(
            "several workers need a database that they can share: --database postgresql://..."
        )
    origins = environment.get("WESTMARCH_ORIGINS", "").split()
    return Settings(
        url,
        host,
        port,
        workers,
        client=client_folder(),
        origins=tuple(origins),
        secure=environment.get("WESTMARCH_SECURE", "") == "yes",
        json_logs=environment.get("WESTMARCH_LOGS", "") == "json",
        limits=limits_from(environment.get(LIMITS)),
        redis=redis_url(redis or environment.get(REDIS)),
        remember=number(REMEMBER, environment.get(REMEMBER, "180"), MOST_DAYS),
        cores=number(CORES, environment.get(CORES, str(usual_cores(workers))), MOST_CORES),
    )


def limits_from(said: str | None) -> Limits:
    """The limits, or those that are said as a JSON object, `{"requests": 100}`."""
    try:
        return Limits() if said is None else msgspec.json.decode(said, type=Limits)
    except msgspec.MsgspecError as error:
        raise BadSettings(f"{LIMITS}: {error}") from error


def database_url(named: str | None) -> str:
    """A database as SQLAlchemy wants it named: a URL, the path of a file, or by default ours."""
    if named is None:
        folder = user_data_path("westmarch", appauthor=False, ensure_exists=True)
        return f"sqlite+aiosqlite:///{folder / 'westmarch.db'}"
    scheme, has_scheme, rest = named.partition("://")
    if not has_scheme:
        return f"sqlite+aiosqlite:///{Path(named).absolute()}"
    driver = DRIVERS.get(scheme.partition("+")[0])
    if driver is None:
        raise BadSettings(f"--database {scheme}://: it can be sqlite:// or postgresql://")
    return f"{driver}://{rest}"


def number(name: str, said: str, most: int) -> int:
    """A number that an environment variable has, at least one."""
    if not said.isdecimal() or not 1 <= int(said) <= most:
        raise BadSettings(f"{name}: it is a number from 1 to {most}")
    return int(said)


def usual_cores(workers: int) -> int:
    """All cores of the machine, divided among the processes of the server."""
    return max(1, (os.cpu_count() or 1) // workers)


def redis_url(named: str | None) -> str | None:
    """A Redis by its URL, if one is named."""
    if named is None or named.startswith(("redis://", "rediss://", "unix://")):
        return named
    raise BadSettings("--redis: it is named like redis://localhost:6379")


def client_folder() -> str | None:
    """Where the built client lies: in the package, or in a checkout; nowhere if it is not built."""
    packaged = Path(str(files("westmarch"))) / "data" / "web"
    built = Path(__file__).parents[2] / "web" / "dist"
    return next((str(place) for place in (packaged, built) if place.is_dir()), None)


def to_environment(settings: Settings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[PREFIX] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings that the parent process left, or those of the environment alone."""
    left = os.environ.get(PREFIX)
    return settings_from() if left is None else msgspec.json.decode(left, type=Settings)
