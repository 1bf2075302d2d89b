"""Moments of War of the Ring: sought on a table of our own, then played out on the server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.e2e.playing import Person
from westmarch.agents import HeuristicAgent, pick
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import checked
from westmarch.kernel.records import Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text
from westmarch.wotr.game import GAME
from westmarch.wotr.prompts import ChooseAction, TakeCasualties
from westmarch.wotr.view import WotrBoard

SEEDS = 80
"""So many games are tried until one comes to its moment."""

MOST = 1600
"""So many choices a game may take until then."""

AT_ONCE = 20
"""So many choices are sent in one message: a server does not like too many messages."""

Choice = tuple[Seat, str]
Moment = Callable[[WotrBoard, Decision], bool]


class Sought(NamedTuple):
    """A game that came to its moment: its seed, and what was chosen until then."""

    seed: int
    choices: tuple[Choice, ...]


def is_opening(board: WotrBoard, decision: Decision) -> bool:
    """The first turn, with something to do all over the map."""
    return (
        board.turn == 1
        and isinstance(decision.prompt, ChooseAction)
        and len(decision.options) >= 12
    )


def is_battle(board: WotrBoard, decision: Decision) -> bool:
    """Both sides have played Combat cards in the field and rolled; there are hits to be taken."""
    fought = board.battle
    return (
        fought is not None
        and not fought.siege
        and isinstance(decision.prompt, TakeCasualties)
        and all(side.card and side.rolled and len(side.force) > 1 for side in fought.sides)
    )


def is_siege(board: WotrBoard, decision: Decision) -> bool:
    """A great Army storms a Stronghold whose defenders hold out."""
    fought = board.battle
    return (
        fought is not None
        and fought.siege
        and isinstance(decision.prompt, TakeCasualties)
        and board.turn >= 5
        and len(fought.sides[0].force) >= 4
        and len(fought.sides[1].force) >= 7
    )


def is_in_mordor(board: WotrBoard, decision: Decision) -> bool:
    """The Fellowship has come some way on the Mordor Track, and is asked what it suffers."""
    return board.mordor is not None and board.mordor >= 2 and board.hunt is not None


MOMENTS: dict[str, Moment] = {
    "opening": is_opening,
    "battle": is_battle,
    "siege": is_siege,
    "mordor": is_in_mordor,
}


def seek(moment: Moment) -> Sought:
    """Let programs play until the Free Peoples are asked at such a moment."""
    for seed in range(SEEDS):
        table = Table(GAME, checked(GAME, 2, {}, ()), seed)
        agent = HeuristicAgent(seed)
        chosen: list[Choice] = []
        while not table.over and len(chosen) < MOST:
            seat, decision = table.seat, table.decision
            if seat == 0 and moment(GAME.view(table.position.state, None), decision):
                return Sought(seed, tuple(chosen))
            option = pick(table, agent)
            chosen.append((seat, option_text(option)))
            table.choose(option, seat)
    raise SystemExit(f"no game of {SEEDS} came to a moment that {moment.__name__}")


def play_out(game: str, people: Sequence[Person], choices: Sequence[Choice]) -> None:
    """Choose on the server what was chosen."""
    sockets = [open_socket(person, game) for person in people]
    version = 0
    for seat, row in groupby(choices, key=lambda choice: choice[0]):
        texts = [text for _, text in row]
        for start in range(0, len(texts), AT_ONCE):
            version = send(sockets[seat], version, texts[start : start + AT_ONCE])
    for socket in sockets:
        socket.close()


def open_socket(person: Person, game: str) -> ClientConnection:
    """The socket of a game, for somebody who sits there."""
    cookies = [f"{one['name']}={one['value']}" for one in person.page.context.cookies()]
    return connect(
        f"ws{person.address.removeprefix('http')}/api/games/{game}/live",
        additional_headers={"cookie": "; ".join(cookies)},
        origin=person.address,
    )


def send(socket: ClientConnection, version: int, texts: Sequence[str]) -> int:
    """Choose some options, one after another; the version after them."""
    ask = {"type": "choose", "version": version, "options": texts, "key": f"pictures-{version}"}
    socket.send(json.dumps(ask))
    while True:
        answer: dict[str, Any] = json.loads(socket.recv())
        if answer["type"] == "accepted":
            return int(answer["version"])
        if answer["type"] == "refused":
            assert answer["what"] == "too-fast", answer["words"]
            time.sleep(0.2)
            socket.send(json.dumps(ask))
