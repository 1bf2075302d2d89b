"""From what somebody wants to play to a set-up that can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from westmarch.agents import AGENTS
from westmarch.kernel import registry
from westmarch.kernel.chance import ScriptMismatch
from westmarch.kernel.game import AnyGame, IllegalSetup, Setting, Setup, checked
from westmarch.kernel.records import replace
from westmarch.kernel.registry import UnknownGame
from westmarch.kernel.saved import FORMAT, SavedGame
from westmarch.kernel.table import Table
from westmarch.server.api import NewGame, SeatWanted
from westmarch.server.course import BACK, CONCEDE
from westmarch.server.errors import Refusal
from westmarch.server.people import Person
from westmarch.server.storing import Entry, SeatKind, StoredGame, StoredSeat
from westmarch.server.thinking import is_level

MOST_CHOICES = 50_000
"""No saved game is as long as this."""


def title(name: str) -> AnyGame:
    """The game of a name."""
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise Refusal("no-such-title", name=name) from error


def options_for(
    game: AnyGame, options: Mapping[str, str], more: tuple[Setting, ...] = ()
) -> dict[str, str]:
    """All options of a game, and more if need be: those that were chosen, or else the usual."""
    settings = {setting.name: setting for setting in (*game.settings(), *more)}
    for name, value in options.items():
        if name not in settings or value not in settings[name].choices:
            raise Refusal("bad-option", name=name)
    return {name: options.get(name, setting.default) for name, setting in settings.items()}


def seats_for(game: AnyGame, wanted: NewGame, person: Person) -> tuple[StoredSeat, ...]:
    """The seats of a new game."""
    if len(wanted.seats) not in game.players:
        raise Refusal("bad-players", can=", ".join(map(str, sorted(game.players))))
    if all(seat.kind is SeatKind.AGENT for seat in wanted.seats):
        raise Refusal("nobody-human")
    return tuple(seat_for(seat, wanted.hot_seat, person) for seat in wanted.seats)


def seat_for(wanted: SeatWanted, hot_seat: bool, person: Person) -> StoredSeat:
    """One seat of a new game."""
    if wanted.kind is SeatKind.OPEN:
        return StoredSeat(SeatKind.OPEN)
    if wanted.kind is SeatKind.HUMAN:
        name = wanted.name.strip() if hot_seat else ""
        return StoredSeat(SeatKind.HUMAN, person.id, name or person.name)
    return StoredSeat(SeatKind.AGENT, name=wanted.name.strip(), agent=level(wanted.agent))


def level(agent: str | None) -> str:
    """The name of a program, if there is such a one."""
    if agent is None or not is_level(agent):
        raise Refusal("bad-agent", can=", ".join(AGENTS))
    return agent


def decks_for(game: AnyGame, brought: Sequence[str | None]) -> tuple[str, ...]:
    """The decks of all seats: who brings none takes a starter deck that is left."""
    if not any(brought):
        return ()
    starters = list(game.starter_decks(game.languages[0]))
    left = [name for name in starters if name not in brought]
    return tuple(deck or (left.pop(0) if left else starters[0]) for deck in brought)


def check_decks(
    game: AnyGame, brought: Sequence[str | None], options: dict[str, str], language: str
) -> None:
    """Refuse decks that are against the rules, saying what is wrong with the first of them."""
    for seat, deck in enumerate(brought):
        if deck is None:
            continue
        if not game.deck_formats:
            raise Refusal("no-decks", name=game.titled(language))
        try:
            remarks = game.check_deck(deck, options, language)
        except IllegalSetup as error:
            raise Refusal("bad-deck", seat=seat + 1, why=error) from error
        faults = [remark.words for remark in remarks if remark.is_fault]
        if faults:
            raise Refusal("bad-deck", seat=seat + 1, why="; ".join(faults[:5]))


def prove(game: AnyGame, setup: Setup, seed: int) -> tuple[int, ...]:
    """Set the game up once, to see that it can be; the seats that have to decide first."""
    try:
        complete = checked(game, setup.players, setup.options, setup.decks)
        table = Table(game, complete, seed)
    except IllegalSetup as error:
        raise Refusal("bad-setup", why=error) from error
    return tuple(decision.seat for decision in table.decisions)


def read_saved(record: SavedGame) -> tuple[AnyGame, SavedGame, tuple[Entry, ...]]:
    """A saved game that somebody brings, its set-up completed, and its choices as a log.

    It need not re-enact to its end under the present rules, but it must begin.
    """
    game = title(record.game)
    asked = record.setup
    try:
        if record.format != FORMAT:
            raise IllegalSetup(
                f"format {record.format}, not {FORMAT}", f"Format {record.format}, nicht {FORMAT}"
            )
        if any("\0" in deck for deck in asked.decks) or len(record.choices) > MOST_CHOICES:
            raise IllegalSetup("no game is like this", "so ist kein Spiel")
        setup = checked(game, asked.players, asked.options, asked.decks)
        Table(game, setup, record.seed, record.script)
    except IllegalSetup as error:
        raise Refusal("bad-saved-game", why=error) from error
    except ScriptMismatch as error:
        german = "was dem Zufall vorgegeben ist, passt nicht zum Spiel"
        raise Refusal("bad-saved-game", why=IllegalSetup(str(error), german)) from error
    log = tuple(
        entry_from(number, choice, setup.players) for number, choice in enumerate(record.choices)
    )
    return game, replace(record, setup=setup), log


def entry_from(number: int, choice: str, players: int) -> Entry:
    """A choice of a saved game as an entry of a log."""
    seat, _, text = choice.partition(" ")
    is_seat = seat.isascii() and seat.isdecimal() and len(seat) <= len(str(players))
    if not is_seat or int(seat) >= players or not text or text.startswith("!") or "\0" in text:
        raise Refusal("bad-saved-game", why=repr(choice))
    return Entry(number, int(seat), text)


def saved_from(game: StoredGame, entries: Sequence[Entry]) -> SavedGame:
    """A stored game, as far as some entries of its log, as a file of its own."""
    return SavedGame(
        FORMAT,
        game.title,
        game.rules_version,
        game.setup,
        game.seed,
        game.script,
        choices_of(entries),
    )


def choices_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The choices that count, as a saved game has them: what was taken back is left out."""
    choices: list[str] = []
    for entry in entries:
        word, _, rest = entry.text.partition(" ")
        if word == BACK:
            del choices[int(rest) :]
        elif word != CONCEDE:
            choices.append(f"{entry.seat} {entry.text}")
    return tuple(choices)
