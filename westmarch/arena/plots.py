"""Plots as pieces of SVG that take the colours of the page they stand on."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from html import escape
from itertools import product

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from westmarch.arena.ratings import Rating
from westmarch.arena.standings import Tally

INK, FAINT, MARK = "#010101", "#020202", "#030303"
COLOURS = {INK: "currentColor", FAINT: "var(--faint)", MARK: "var(--mark)"}
"""Colours to draw with, and what they become on the page."""

WIDTH, ROW = 7.2, 0.32
"""Inches: how wide plots are, and how high one row is."""


def ratings_plot(ratings: Sequence[Rating]) -> str:
    """Ratings as points with their intervals."""
    rows = [(each.name, each.points, each.low, each.high) for each in ratings]
    return interval_plot("Ratings with 95 % intervals", "rating", rows)


def shares_plot(title: str, tallies: Sequence[Tally]) -> str:
    """Shares of wins as points with their intervals."""
    rows = [
        (" · ".join(filter(None, each.key)), 100 * each.share, 100 * each.low, 100 * each.high)
        for each in tallies
    ]
    return interval_plot(title, "won, in %", rows, (0, 100))


def interval_plot(
    title: str,
    what: str,
    rows: Sequence[tuple[str, float, float, float]],
    limits: tuple[float, float] | None = None,
) -> str:
    """Rows of a name, a figure and its interval."""
    with styled():
        figure, axes = sheet(WIDTH, 0.9 + ROW * len(rows), title)
        for place, (_, middle, low, high) in enumerate(rows):
            axes.plot([low, high], [place, place], color=MARK, linewidth=3, alpha=0.5)
            axes.plot([middle], [place], "o", color=MARK, clip_on=False)
        axes.set_yticks(range(len(rows)), [name for name, *_ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(what)
        axes.grid(axis="x", alpha=0.4)
        if limits is not None:
            axes.set_xlim(*limits)
        return drawn(figure, title)


def matrix_plot(title: str, tallies: Sequence[Tally]) -> str:
    """Who wins against whom: a square for each pair, the fuller the more often its row wins."""
    shares = {(each.key[0], each.key[1]): each.share for each in tallies}
    names = sorted({name for pair in shares for name in pair})
    with styled():
        size = 1.6 + 0.55 * len(names)
        figure, axes = sheet(size + 0.6, size, title)
        for (row, first), (column, second) in product(enumerate(names), repeat=2):
            share = shares.get((first, second))
            if share is not None:
                axes.fill(*square(column, row), color=MARK, alpha=0.05 + 0.5 * share, linewidth=0)
                axes.text(column, row, f"{share:.0%}", ha="center", va="center", fontsize=9)
        slanted = max(map(len, names)) > 4
        axes.set_xticks(
            range(len(names)), names, rotation=30 * slanted, ha="right" if slanted else "center"
        )
        axes.set_yticks(range(len(names)), names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel("against")
        return drawn(figure, title)


def square(column: int, row: int) -> tuple[list[float], list[float]]:
    """The corners of a square of a matrix."""
    left, top = column - 0.47, row - 0.47
    return [left, left + 0.94, left + 0.94, left], [top, top, top + 0.94, top + 0.94]


def lengths_plot(title: str, lengths: Sequence[int]) -> str:
    """How long the games were."""
    with styled():
        figure, axes = sheet(WIDTH, 2.4, title)
        axes.hist(lengths, bins=min(30, len(set(lengths))), color=MARK, alpha=0.6)
        axes.set_xlabel("decisions")
        axes.set_ylabel("games")
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        return drawn(figure, title)


def styled() -> AbstractContextManager[None]:
    """Draw in our own colours, and leave text as text."""
    return rc_context(
        {
            "svg.fonttype": "none",
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": FAINT,
            "xtick.color": INK,
            "ytick.color": INK,
            "grid.color": FAINT,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "figure.facecolor": "none",
            "axes.facecolor": "none",
        }
    )


def sheet(width: float, height: float, title: str) -> tuple[Figure, Axes]:
    """An empty plot."""
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize=10)
    return figure, axes


def drawn(figure: Figure, title: str) -> str:
    """A plot as SVG for a page; its ids are its own, and it names no colour and no address."""
    file = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with rc_context({"svg.hashsalt": title, "svg.id": None}):
        figure.savefig(file, format="svg", transparent=True, metadata=nothing)
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for ink, colour in COLOURS.items():
        text = text.replace(ink, colour)
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
