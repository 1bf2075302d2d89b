"""The lobby over HTTP: create games, find them, join, start, save and report."""

from __future__ import annotations

import asyncio
from secrets import randbelow
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from westmarch.kernel.game import Setup
from westmarch.kernel.records import replace
from westmarch.kernel.registry import games
from westmarch.kernel.saved import SavedGame
from westmarch.server.api import (
    GameInfo,
    Join,
    Lobby,
    NewGame,
    NewReport,
    Reported,
    SeatInfo,
    Start,
)
from westmarch.server.errors import Refusal, language_of
from westmarch.server.keeping import Keeper, new_id, next_id, now
from westmarch.server.people import Person
from westmarch.server.preparing import (
    check_decks,
    decks_for,
    level,
    options_for,
    prove,
    read_saved,
    saved_from,
    seats_for,
    title,
)
from westmarch.server.seating import Seating
from westmarch.server.session import person_at
from westmarch.server.settings import Limits
from westmarch.server.storing import NoSuchGame, SeatKind, StoredGame, StoredSeat


@get("/api/games")
async def list_games(person: NamedDependency[Person], seating: NamedDependency[Seating]) -> Lobby:
    """All games that concern a person: his own, open ones, and those that can be watched."""
    return await listed(person, seating)


async def listed(person: Person, seating: Seating) -> Lobby:
    """The lobby of a person; games that wait for him come first."""
    mine = [info(game, person) for game in await seating.mine(person.id)]
    mine.sort(key=lambda game: not game.waits_for_me)
    return Lobby(
        tuple(mine),
        tuple(info(game, person) for game in await seating.open(person.id)),
        tuple(info(game, person) for game in await seating.watchable(person.id)),
    )


@post("/api/games")
async def create(
    data: JSONBody[NewGame],
    person: NamedDependency[Person],
    seating: NamedDependency[Seating],
    request: Request[Any, Any, Any],
) -> GameInfo:
    """Create a game; if no seat is left open it begins at once."""
    game = title(data.title)
    options = options_for(game, data.options)
    seats = seats_for(game, data, person)
    decks = [seat.deck or None for seat in data.seats]
    seed = randbelow(2**53) if data.seed is None else data.seed
    setup = Setup(len(seats), options, decks_for(game, decks))
    await asyncio.to_thread(check_decks, game, decks, options, language_of(request))
    await asyncio.to_thread(prove, game, setup, seed)
    at = now()
    new = StoredGame(
        new_id(),
        game.name,
        game.version,
        replace(setup, decks=()),
        seed,
        seats,
        person.id,
        at,
        at,
        data.public,
        data.hot_seat,
    )
    return await seen(await seating.create(new, decks), person, seating)


@get("/api/games/{game:str}")
async def show(
    game: FromPath[str],
    person: NamedDependency[Person],
    keeper: NamedDependency[Keeper],
    seating: NamedDependency[Seating],
) -> GameInfo:
    """A game as the lobby shows it; who knows its id may look."""
    return await seen(await keeper.game(game), person, seating)


@get("/api/invitations/{token:str}")
async def invitation(
    token: FromPath[str], person: NamedDependency[Person], seating: NamedDependency[Seating]
) -> GameInfo:
    """The game that an invitation is for."""
    game = await seating.invited(token)
    return replace(info(game, person), may_join=has_room(game), invitation=token)


@post("/api/games/{game:str}/join", status_code=200)
async def join(
    game: FromPath[str],
    data: JSONBody[Join],
    person: NamedDependency[Person],
    keeper: NamedDependency[Keeper],
    seating: NamedDependency[Seating],
    request: Request[Any, Any, Any],
) -> GameInfo:
    """Take an open seat; the game begins when it was the last one."""
    wanted = await keeper.game(game)
    if not wanted.public and data.invitation != await seating.invitation(game):
        raise Refusal("no-invitation")
    deck = data.deck or None
    rules = title(wanted.title)
    decks = [None] * (data.seat or 0) + [deck]
    await asyncio.to_thread(check_decks, rules, decks, wanted.setup.options, language_of(request))
    return await seen(await seating.join(game, person, data.seat, deck), person, seating)


@post("/api/games/{game:str}/leave", status_code=204)
async def leave(
    game: FromPath[str], person: NamedDependency[Person], seating: NamedDependency[Seating]
) -> None:
    """Stand up before the game begins."""
    await seating.leave(game, person)


@post("/api/games/{game:str}/start", status_code=200)
async def start(
    game: FromPath[str],
    data: JSONBody[Start],
    person: NamedDependency[Person],
    seating: NamedDependency[Seating],
) -> GameInfo:
    """Begin, with programs on the seats that are open."""
    fill = None if data.fill is None else level(data.fill)
    return await seen(await seating.start(game, person, fill), person, seating)


@post("/api/games/{game:str}/again")
async def play_again(
    game: FromPath[str],
    person: NamedDependency[Person],
    keeper: NamedDependency[Keeper],
    seating: NamedDependency[Seating],
) -> GameInfo:
    """A new game with the same set-up and seats; all who ask for it come to the same table."""
    last = await keeper.game(game)
    if all(seat.person != person.id for seat in last.seats):
        raise Refusal("not-seated")
    if not last.ended:
        raise Refusal("still-running")
    while last.ended:
        id = next_id(last.id)
        try:
            last = await keeper.game(id)
        except NoSuchGame:
            rules, at = title(last.title), now()
            setup = replace(last.setup, options=options_for(rules, last.setup.options), decks=())
            new = replace(
                last,
                id=id,
                rules_version=rules.version,
                setup=setup,
                seed=randbelow(2**53),
                owner=person.id,
                created=at,
                changed=at,
                started=False,
                ended=False,
                deciding=(),
            )
            last = await seating.create_once(new, await seating.decks(game))
    return await seen(last, person, seating)


@get("/api/games/{game:str}/saved", media_type="application/json")
async def save(
    game: FromPath[str], keeper: NamedDependency[Keeper], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The game as a file that `westmarch replay` and the upload of replays read."""
    person, kept = await person_at(request), await keeper.game(game)
    if not may_save(kept, None if person is None else person.id):
        raise Refusal("not-over")
    record = saved_from(kept, await keeper.entries(game))
    name = f"{kept.title}-{kept.created:%Y-%m-%d}.json"
    return Response(
        record.text().encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/games/{game:str}/reports")
async def report(
    game: FromPath[str],
    data: JSONBody[NewReport],
    person: NamedDependency[Person],
    keeper: NamedDependency[Keeper],
) -> Reported:
    """Report a problem: the game is kept with what the player saw."""
    await keeper.game(game)
    return Reported(
        await keeper.report(game, person.id, data.words, msgspec.json.encode(data.seen))
    )


async def upload(
    data: JSONBody[SavedGame], person: NamedDependency[Person], seating: NamedDependency[Seating]
) -> GameInfo:
    """Keep a saved game as a replay; who knows its id may look at it."""
    game, record, log = await asyncio.to_thread(read_saved, data)
    at = now()
    nobody = StoredSeat(SeatKind.HUMAN)
    kept = StoredGame(
        new_id(),
        game.name,
        record.version,
        record.setup,
        record.seed,
        (nobody,) * record.setup.players,
        person.id,
        at,
        at,
        started=True,
        ended=True,
        script=record.script,
    )
    decks: list[str | None] = [None] * record.setup.players
    return await seen(await seating.create(kept, decks, log), person, seating)


def prepare(game: StoredGame, decks: list[str | None]) -> tuple[StoredGame, tuple[int, ...]]:
    """Set up a game whose seats are all taken; the seats that have to decide first."""
    rules = title(game.title)
    setup = replace(game.setup, decks=decks_for(rules, decks))
    return replace(game, setup=setup), prove(rules, setup, game.seed)


async def seen(game: StoredGame, person: Person, seating: Seating) -> GameInfo:
    """A game with its invitation, if the person may give it to others."""
    shown = info(game, person)
    if game.started or not (shown.mine or any(seat.mine for seat in shown.seats)):
        return shown
    return replace(shown, invitation=await seating.invitation(game.id))


def info(game: StoredGame, person: Person) -> GameInfo:
    """A game as the lobby shows it to a person."""
    seats = tuple(
        SeatInfo(
            seat.kind,
            seat.name,
            seat.person == person.id,
            number in game.deciding and not game.ended,
            seat.agent,
        )
        for number, seat in enumerate(game.seats)
    )
    rules = games().get(game.title)
    names = {seat.person: seat.name for seat in game.seats}
    mine = game.owner == person.id
    return GameInfo(
        game.id,
        game.title,
        game.setup.options,
        seats,
        person.name if mine else names.get(game.owner, ""),
        mine,
        game.public,
        game.hot_seat,
        game.started,
        game.ended,
        any(seat.mine and seat.decides for seat in seats),
        game.public and has_room(game),
        may_save(game, person.id),
        rules is None or rules.version != game.rules_version,
        game.created,
        game.changed,
    )


def has_room(game: StoredGame) -> bool:
    """Whether somebody may still sit down."""
    return not game.started and any(seat.kind is SeatKind.OPEN for seat in game.seats)


def may_save(game: StoredGame, person: str | None) -> bool:
    """A finished game is open to all; an unfinished one only to who plays it without others."""
    people = {seat.person for seat in game.seats if seat.kind is SeatKind.HUMAN}
    return game.ended or (game.started and person is not None and people == {person})


def lobby_routes(limits: Limits) -> Router:
    """The routes; a saved game may be larger than other requests."""
    room = post("/api/replays", request_max_body_size=limits.saved_game)(upload)
    before = [list_games, create, show, invitation, join, leave, start]
    after = [play_again, save, report, room]
    return Router("/", route_handlers=[*before, *after])
