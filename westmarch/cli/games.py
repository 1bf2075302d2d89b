"""`westmarch games`: which games there are."""

from __future__ import annotations

from westmarch.cli import screen
from westmarch.kernel import registry
from westmarch.kernel.game import AnyGame

EXAMPLES = ("westmarch games",)

NO_GAMES = (
    "No game is installed yet. Packages announce games as `westmarch.games`; to try one that \
is being written, name it in WESTMARCH_GAMES as module:name."
)


def games() -> None:
    """List the games and what can be chosen before they begin."""
    console = screen.output()
    known = registry.games()
    if not known:
        console.print(NO_GAMES)
        return
    table = screen.listing("Game", "Title", "Players", "Options", "Languages")
    for game in known.values():
        players = ", ".join(str(count) for count in sorted(game.players))
        table.add_row(game.name, game.title, players, options(game), ", ".join(game.languages))
    console.print(table)


def options(game: AnyGame) -> str:
    """The settings of a game, the default first, one to a line."""
    lines = []
    for setting in game.settings():
        others = [choice for choice in setting.choices if choice != setting.default]
        lines.append(f"{setting.name}={'|'.join((setting.default, *others))}")
        help = setting.words("en").help
        lines += [f"  {help}"] if help else []
    return "\n".join(lines) or "-"
