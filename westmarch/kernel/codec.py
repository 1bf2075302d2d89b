"""Encoding: a state at any decision as JSON, and back; the one module that handles open types."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import (
    AnyBoard,
    AnyEvent,
    AnyFrame,
    AnyOption,
    AnyPrompt,
    Record,
)
from westmarch.kernel.state import State

FORMAT = 1
OPEN: tuple[type, ...] = (AnyFrame, AnyEvent, AnyOption, AnyPrompt, AnyBoard)

Vocabulary = dict[type, dict[str, type[Record]]]
VOCABULARIES: dict[tuple[str, ...], Vocabulary] = {}


class CannotDecode(Exception):
    """The data is not a state that this version can read; the message says why."""


class Snapshot(msgspec.Struct):
    """A state in mid-decision, with what is needed to refuse it if it does not fit."""

    format: int
    game: str
    version: int
    state: msgspec.Raw


def vocabulary(game: AnyGame) -> Vocabulary:
    """Every frame, event, option, prompt and board of the kernel and of one game, by its tag."""
    known = VOCABULARIES.get(game.packages)
    if known is None:
        known = {}
        for kind in OPEN:
            words: dict[str, type[Record]] = {}
            for record in derived(kind):
                if record.__module__.startswith(("westmarch.kernel.", *game.packages)):
                    tag = str(record.__struct_config__.tag)
                    assert words.setdefault(tag, record) is record, f"two records are called {tag}"
            known[kind] = words
        VOCABULARIES[game.packages] = known
    return known


def derived(kind: type) -> list[type[Record]]:
    """All record types below a type."""
    found: list[type[Record]] = []
    kinds: list[type] = kind.__subclasses__()
    for below in kinds:
        found += [below] if issubclass(below, Record) else []
        found += derived(below)
    return found


def encode(game: AnyGame, state: State) -> bytes:
    """A state as JSON."""
    raw = msgspec.Raw(msgspec.json.encode(state))
    return msgspec.json.encode(Snapshot(FORMAT, game.name, game.version, raw))


def decode(game: AnyGame, data: bytes) -> State:
    """A state from its JSON."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
    except msgspec.MsgspecError as error:
        raise CannotDecode(f"this is no saved state: {error}") from error
    if snapshot.format != FORMAT:
        raise CannotDecode(f"the state has format {snapshot.format}, this version reads {FORMAT}")
    if snapshot.game != game.name:
        raise CannotDecode(f"the state is of the game {snapshot.game!r}, not {game.name!r}")
    if snapshot.version != game.version:
        raise CannotDecode(
            f"the state was saved under version {snapshot.version} of the rules, "
            f"these are version {game.version}"
        )
    try:
        state = msgspec.json.decode(snapshot.state, type=game.state, dec_hook=reader(game))
    except (msgspec.MsgspecError, LookupError) as error:
        raise CannotDecode(f"the state cannot be read: {error}") from error
    assert isinstance(state, State)
    return state


def plain(value: object) -> bytes:
    """Any value of the kernel or a game as JSON, equal values as equal bytes."""
    simple = msgspec.to_builtins(value, str_keys=True, order="deterministic")
    return msgspec.json.encode(simple, order="deterministic")


def fingerprint(state: State) -> str:
    """A short text that is the same for equal states and no others."""
    return hashlib.blake2b(plain(state), digest_size=16).hexdigest()


def reader(game: AnyGame) -> Any:
    """How msgspec reads a field that is open to every record of a game's vocabulary."""
    words = vocabulary(game)

    def read(kind: type, value: Any) -> Any:
        tag = value.get("type") if isinstance(value, dict) else None
        if tag not in words[kind]:
            raise LookupError(f"{game.name} has no {kind.__name__[3:].lower()} called {tag!r}")
        return msgspec.convert(value, words[kind][tag], dec_hook=read)

    return read
