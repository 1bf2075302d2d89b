"""The table as plain text: the panels that a seat sees, what it is asked, and its actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from westmarch.kernel.game import AnyGame, Outcome, Panel
from westmarch.kernel.records import AnyOption, Board
from westmarch.kernel.views import View

LANGUAGE = "en"


def drawn(
    game: AnyGame, view: View, options: Mapping[int, AnyOption], outcome: Outcome | None
) -> str:
    """What a seat sees, and the actions that it has."""
    board = view.board
    assert isinstance(board, Board)
    parts = [panel(each) for each in game.panels(board, LANGUAGE)]
    if view.decision is not None and options:
        name = game.seat_name(view.decision.seat, LANGUAGE)
        prompt = game.say(view.decision.prompt, board, LANGUAGE)
        said = dict(
            zip(
                view.decision.options, game.say_options(view.decision, board, LANGUAGE), strict=True
            )
        )
        lines = [f"{action:>6}  {said[option]}" for action, option in options.items()]
        parts.append("\n".join((f"{name}: {prompt}", *lines)))
    if outcome is not None:
        parts.append(game.say(outcome, board, LANGUAGE))
    return "\n\n".join(parts)


def panel(panel: Panel) -> str:
    """A panel: its title, and its rows in columns."""
    return "\n".join((f"-- {panel.title} --", *lines(panel)))


def lines(panel: Panel) -> Iterator[str]:
    """The rows of a panel; a row of one cell is a line of its own."""
    wide = [row for row in panel.rows if len(row) > 1]
    widths = [
        max(len(row[at]) for row in wide if at < len(row))
        for at in range(max(map(len, wide), default=0))
    ]
    for row in panel.rows:
        if len(row) == 1:
            yield row[0]
        else:
            cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=False))
            yield "  ".join(cells).rstrip()
