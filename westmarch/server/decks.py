"""Decks of one's own: kept, changed and deleted."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from westmarch.server.api import KeptDeck, NewDeck
from westmarch.server.database import Database, DeckRow
from westmarch.server.errors import Refusal
from westmarch.server.keeping import new_id, now
from westmarch.server.people import Person
from westmarch.server.preparing import title

MOST_DECKS = 500


class Shelf:
    """The decks of all people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def decks(self, person: str, title: str | None = None) -> list[KeptDeck]:
        """A person's decks, of one game or of all, by their names."""
        wanted = select(DeckRow).where(DeckRow.person == person)
        if title is not None:
            wanted = wanted.where(DeckRow.title == title)
        async with self.database.reading() as session:
            rows = await session.scalars(wanted.order_by(DeckRow.title, DeckRow.name))
            return [kept(row) for row in rows]

    async def add(self, person: str, deck: NewDeck) -> KeptDeck:
        """Keep a new deck."""
        try:
            async with self.database.writing() as session:
                own = select(func.count()).select_from(DeckRow).where(DeckRow.person == person)
                if (await session.scalar(own) or 0) >= MOST_DECKS:
                    raise Refusal("too-many-decks", most=MOST_DECKS)
                row = DeckRow(
                    id=new_id(),
                    person=person,
                    title=deck.title,
                    name=deck.name,
                    text=deck.text,
                    changed=now(),
                )
                session.add(row)
                await session.flush()
                return kept(row)
        except IntegrityError as error:
            raise Refusal("deck-named") from error

    async def change(self, person: str, id: str, deck: NewDeck) -> KeptDeck:
        """Write a deck anew."""
        try:
            async with self.database.writing() as session:
                row = await own_row(session, person, id)
                row.title, row.name, row.text = deck.title, deck.name, deck.text
                row.changed = now()
                await session.flush()
                return kept(row)
        except IntegrityError as error:
            raise Refusal("deck-named") from error

    async def remove(self, person: str, id: str) -> None:
        """Throw a deck away."""
        async with self.database.writing() as session:
            await session.delete(await own_row(session, person, id))


async def own_row(session: AsyncSession, person: str, id: str) -> DeckRow:
    """A deck that is the person's own."""
    row = await session.get(DeckRow, id)
    if row is None or row.person != person:
        raise Refusal("no-such-deck")
    return row


def kept(row: DeckRow) -> KeptDeck:
    """A row as its owner sees it."""
    return KeptDeck(row.id, row.title, row.name, row.text, row.changed)


@get("/api/decks")
async def list_decks(
    person: NamedDependency[Person],
    shelf: NamedDependency[Shelf],
    title: FromQuery[str | None] = None,
) -> list[KeptDeck]:
    """The own decks, of one game or of all."""
    return await shelf.decks(person.id, title)


@post("/api/decks")
async def add_deck(
    data: JSONBody[NewDeck], person: NamedDependency[Person], shelf: NamedDependency[Shelf]
) -> KeptDeck:
    """Keep a deck, legal or not."""
    title(data.title)
    return await shelf.add(person.id, data)


@put("/api/decks/{id:str}")
async def change_deck(
    id: FromPath[str],
    data: JSONBody[NewDeck],
    person: NamedDependency[Person],
    shelf: NamedDependency[Shelf],
) -> KeptDeck:
    """Write a deck anew."""
    title(data.title)
    return await shelf.change(person.id, id, data)


@delete("/api/decks/{id:str}")
async def delete_deck(
    id: FromPath[str], person: NamedDependency[Person], shelf: NamedDependency[Shelf]
) -> None:
    """Throw a deck away."""
    await shelf.remove(person.id, id)


deck_routes = Router("/", route_handlers=[list_decks, add_deck, change_deck, delete_deck])
