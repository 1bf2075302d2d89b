"""People: play at once under a name, keep it by a password, come back to it."""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from datetime import timedelta
from functools import partial
from secrets import token_bytes, token_urlsafe
from typing import TypeVar

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.kernel.records import Record
from westmarch.server.database import Database, PersonRow, SecretRow, SessionRow
from westmarch.server.keeping import new_id, now

LASTS = timedelta(days=180)
"""So long a browser that does not come back is remembered; then its owner has to come in anew."""

RENEWED = timedelta(days=1)
"""A browser that comes back after so long is remembered anew."""

KEY = "cookies"

T = TypeVar("T")


class Person(Record):
    """Somebody who plays here; `kept` if the name has a password."""

    id: str
    name: str
    kept: bool


class NameKept(Exception):
    """Somebody else keeps this name by a password."""


class WrongPassword(Exception):
    """Name and password do not belong together."""


class People:
    """Everybody who plays on this server."""

    def __init__(
        self,
        database: Database,
        hasher: PasswordHasher | None = None,
        lasts: timedelta = LASTS,
    ) -> None:
        self.database = database
        self.lasts = lasts
        self.hasher = hasher or PasswordHasher()
        self.hashing = CapacityLimiter(2)
        self.key = b""
        self.nobody = ""

    async def open(self) -> None:
        """Read the key that signs cookies; the first server makes it."""
        try:
            async with self.database.writing() as session:
                if await session.get(SecretRow, KEY) is None:
                    session.add(SecretRow(name=KEY, value=token_bytes(32)))
        except IntegrityError:
            pass  # another server was first
        async with self.database.reading() as session:
            row = await session.get(SecretRow, KEY)
            assert row is not None, "the key has been made"
            self.key = row.value
        self.nobody = await self._in_thread(partial(self.hasher.hash, token_urlsafe(8)))

    async def enter(self, name: str) -> tuple[Person, str]:
        """A new person, and the cookie of his browser."""
        shown = tidy(name)
        async with self.database.writing() as session:
            if await keeper_of(session, shown) is not None:
                raise NameKept(shown)
            row = PersonRow(id=new_id(), name=shown, created=now())
            session.add(row)
            await session.flush()
            return person_of(row), self._begin(session, row.id)

    async def keep(self, person: str, password: str, cookie: str) -> Person:
        """Keep a name by a password; every other browser of the person has to log in anew."""
        hashed = await self._in_thread(partial(self.hasher.hash, password))
        try:
            async with self.database.writing() as session:
                row = await session.get_one(PersonRow, person)
                row.password, row.kept_name = hashed, folded(row.name)
                here = (SessionRow.person == person) & (SessionRow.digest != self._digest(cookie))
                await session.execute(delete(SessionRow).where(here))
                await session.flush()
                return person_of(row)
        except IntegrityError as error:
            raise NameKept(person) from error

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person who keeps a name, and the cookie of his browser."""
        async with self.database.reading() as session:
            row = await keeper_of(session, tidy(name))
        hashed = row.password if row is not None else None
        right = await self._in_thread(partial(self._verify, hashed, password))
        if row is None or not right:
            raise WrongPassword(name)
        async with self.database.writing() as session:
            return person_of(row), self._begin(session, row.id)

    async def log_out(self, cookie: str) -> None:
        """Forget a browser."""
        digest = self._digest(cookie)
        async with self.database.writing() as session:
            await session.execute(delete(SessionRow).where(SessionRow.digest == digest))

    async def known(self, cookie: str | None) -> Person | None:
        """Whose browser sends this cookie; nobody's if it is forged, forgotten or too old."""
        digest = None if cookie is None else self._digest(cookie)
        if digest is None:
            return None
        wanted = (
            select(PersonRow, SessionRow.created)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(SessionRow.digest == digest)
        )
        async with self.database.reading() as session:
            found = (await session.execute(wanted)).one_or_none()
        if found is None or now() - found[1] > self.lasts:
            return None
        return person_of(found[0])

    async def renew(self, cookie: str) -> bool:
        """Remember a browser for as long again; false if that was done not long ago."""
        old = (SessionRow.digest == self._digest(cookie)) & (SessionRow.created < now() - RENEWED)
        async with self.database.reading() as session:
            if await session.scalar(select(SessionRow.digest).where(old)) is None:
                return False
        async with self.database.writing() as session:
            await session.execute(update(SessionRow).where(old).values(created=now()))
        return True

    def _begin(self, session: AsyncSession, person: str) -> str:
        token = token_urlsafe(32)
        cookie = f"{token}.{self._signature(token)}"
        session.add(SessionRow(digest=self._digest(cookie), person=person, created=now()))
        return cookie

    def _digest(self, cookie: str) -> str | None:
        """What is kept of a cookie; nothing if it is not signed by this server."""
        token, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(token).encode()):
            return None
        return hashlib.sha256(token.encode()).hexdigest()

    def _signature(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), hashlib.sha256).hexdigest()

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            # An unknown name takes as long as a wrong password, so that names stay unknown.
            self.hasher.verify(hashed or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _in_thread(self, work: partial[T]) -> T:
        return await to_thread.run_sync(work, limiter=self.hashing)


def tidy(name: str) -> str:
    """A name without stray spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def folded(name: str) -> str:
    """A name as it is compared: without case, accents and look-alike forms."""
    letters = unicodedata.normalize("NFKD", tidy(name).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


async def keeper_of(session: AsyncSession, name: str) -> PersonRow | None:
    """The person who keeps a name, if anybody does."""
    found: PersonRow | None = await session.scalar(
        select(PersonRow).where(PersonRow.kept_name == folded(name))
    )
    return found


def person_of(row: PersonRow) -> Person:
    """A person as the rest of the server knows him."""
    return Person(row.id, row.name, row.password is not None)
