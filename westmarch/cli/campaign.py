"""`westmarch campaign`: several games in a row, of which each follows from the last."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from typing import Annotated

import msgspec
import typer

from westmarch.arena import files
from westmarch.cli import scores, screen, stored
from westmarch.cli.arguments import (
    AgentNames,
    AskAll,
    BadValue,
    Decks,
    GameName,
    HotSeat,
    Language,
    Names,
    Players,
    SeatNumbers,
    Seed,
    Settings,
    advise,
    language_for,
    setup_for,
)
from westmarch.cli.drawing import draw_panels
from westmarch.cli.seating import Wishes, sit_down
from westmarch.kernel import registry
from westmarch.kernel.chronicle import Chronicle
from westmarch.kernel.game import AnyGame
from westmarch.kernel.records import Record
from westmarch.kernel.saved import CannotLoad, SavedGame
from westmarch.kernel.table import Table

BEGIN_EXAMPLES = (
    "westmarch campaign begin lcg winter.json --deck leadership",
    "westmarch campaign begin lcg winter.json --players 2 --hardened",
)
PLAY_EXAMPLES = (
    "westmarch campaign play winter.json",
    "westmarch campaign play winter.json --hot-seat --name Sam --name Rosie",
)
SHOW_EXAMPLES = ("westmarch campaign show winter.json --language de",)

CampaignFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where the campaign is kept.")]


class Kept(Record):
    """A campaign in a file: where it stands, and the game that was left unfinished, if any."""

    game: str
    campaign: msgspec.Raw
    running: SavedGame | None = None


def begin(
    game: GameName,
    file: CampaignFile,
    players: Players = None,
    settings: Settings = None,
    decks: Decks = None,
    hardened: Annotated[
        bool, typer.Option("--hardened", help="The harder variant: what is lost stays lost.")
    ] = False,
    language: Language = None,
) -> None:
    """Begin a campaign with these players and decks, and keep it in a file."""
    if file.exists():
        raise BadValue(f"{file} exists already; to play on: westmarch campaign play {file}")
    chosen = registry.game(game)
    speech = language_for(chosen, language)
    setup = setup_for(chosen, players, settings or (), decks or ())
    stand = chosen.begin_campaign(setup, hardened)
    Table(chosen, setup, seed=0)  # what cannot be set up is refused now, not at the table
    write(file, chosen, stand)
    show_stand(chosen, stand, file, speech)


def play(
    file: CampaignFile,
    seat: SeatNumbers = None,
    hot_seat: HotSeat = False,
    agents: AgentNames = None,
    ask_all: AskAll = None,
    names: Names = None,
    seed: Seed = None,
    language: Language = None,
) -> None:
    """Play the next game of a campaign, or play on in the one that was left."""
    game, stand, running = read(file)
    speech = language_for(game, language)
    setup = game.campaign_setup(stand)
    if setup is None:
        raise BadValue(f"{file}: the campaign is over; to see how: westmarch campaign show {file}")
    if running is None:
        advise(game, setup, speech)
        table = Table(game, setup, SystemRandom().getrandbits(32) if seed is None else seed)
    elif seed is not None:
        raise BadValue("the game that was left has its own seed; leave it out")
    else:
        table = resumed(file, game, running)
    wishes = Wishes(tuple(seat or ()), hot_seat, tuple(agents or ()), ask_all, tuple(names or ()))

    def keep(left: Table) -> None:
        write(file, game, stand, left.saved())

    evening = sit_down(table, wishes, speech, None, keep)
    if evening.table.over:
        scores.keep(evening.table, evening.names, stand)
        stand = game.campaign_goes_on(stand, evening.table.position.state)
        write(file, game, stand)
    show_stand(game, stand, file, speech)


def show(file: CampaignFile, language: Language = None) -> None:
    """Show where a campaign stands."""
    game, stand, _ = read(file)
    show_stand(game, stand, file, language_for(game, language))


def show_stand(game: AnyGame, stand: Record, file: Path, language: str) -> None:
    """Draw where a campaign stands, and say how to play on."""
    draw_panels(screen.output(), game.campaign_panels(stand, language), None, ())
    if game.campaign_setup(stand) is not None:
        screen.note(f"To play on: westmarch campaign play {file}")


def write(file: Path, game: AnyGame, stand: Record, running: SavedGame | None = None) -> None:
    """Keep a campaign in its file."""
    kept = Kept(game.name, msgspec.Raw(msgspec.json.encode(stand)), running)
    files.write(file, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n")


def read(file: Path) -> tuple[AnyGame, Record, SavedGame | None]:
    """A campaign from its file."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        game = registry.game(kept.game)
        if game.campaign is None:
            raise CannotLoad(f"{file}: {game.title} has no campaign")
        return game, msgspec.json.decode(kept.campaign, type=game.campaign), kept.running
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CannotLoad(f"{file} is no campaign: {error}") from error


def resumed(file: Path, game: AnyGame, running: SavedGame) -> Table:
    """The game of a campaign that was left, at its last choice."""
    story = stored.retell(game, running, Chronicle(seat=None))
    broken = story.impossible or story.fault
    if broken is not None:
        raise CannotLoad(f"{file}: {broken}")
    return story.table
