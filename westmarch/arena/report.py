"""A tournament as one page in HTML, with everything it needs inside."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import westmarch
from westmarch.arena import plots
from westmarch.arena.journal import Journal
from westmarch.arena.standings import Standings
from westmarch.arena.tables import Listing, command, listings
from westmarch.kernel.registry import game

MOST_ROWS = 60
"""A plot with more rows than this says nothing."""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --paper: #fbfaf6; --ink: #1f2328; --faint: #62666d;
  --line: #d9d6cc; --mark: #2f6f4f; --bad: #a5281b; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #16181c; --ink: #e4e2dc; --faint: #9aa0a9; --line: #34383f;
    --mark: #7cc79f; --bad: #ff8a7a; }}
}}
body {{ margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }}
h1 {{ font-size: 1.6rem; margin-bottom: 0; }}
h2 {{ font-size: 1.15rem; margin: 2rem 0 0.5rem; }}
.table {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.25rem 0.8rem 0.25rem 0; text-align: left; vertical-align: top; }}
tr {{ border-bottom: 1px solid var(--line); }}
.figure {{ text-align: right; white-space: nowrap; }}
.fault td {{ color: var(--bad); }}
code {{ font-size: 0.9em; overflow-wrap: anywhere; }}
svg {{ display: block; max-width: 100%; height: auto; margin: 0.5rem 0; color: var(--ink); }}
.note {{ color: var(--faint); }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""

NOTE = """W-D-L are games won, drawn and lost; the intervals hold the true share of games won with
95 % confidence (Wilson). Scores are means. Ratings are Bradley-Terry strengths by openskill, with a
mean of 1500; 400 points stand for ten wins to one loss."""


def page(journal: Journal, found: Standings) -> str:
    """The report."""
    tournament = journal.tournament
    title = f"{game(tournament.game).title}: {tournament.schedule}"
    return PAGE.format(title=escape(title), body="\n".join(parts(journal, found)))


def parts(journal: Journal, found: Standings) -> Iterator[str]:
    """What stands below the title."""
    tournament = journal.tournament
    options = "".join(f"; {name} {value}" for name, value in tournament.options.items())
    made = f"Westmarch {westmarch.__version__}, rules version {tournament.version}"
    yield f'<p class="note">{escape(f"{tournament.players} players{options}. {made}.")}</p>'
    drawings = plotted(journal, found)
    for listing in listings(journal, found):
        yield f"<h2>{escape(listing.title)}</h2>"
        yield from drawings.get(listing.title, ())
        yield table(listing)
    yield f'<p class="note">{escape(NOTE)}</p>'
    yield f"<h2>To repeat it</h2>\n<p><code>{escape(command(tournament))}</code></p>"


def plotted(journal: Journal, found: Standings) -> dict[str, list[str]]:
    """The plots by the table that they belong to."""
    drawings: dict[str, list[str]] = {}
    lengths = [result.decisions for result in journal.played() if result.outcome is not None]
    if lengths:
        drawings["Games"] = [plots.lengths_plot("Length of the games", lengths)]
    if found.ratings:
        drawings["Ratings"] = [plots.ratings_plot(found.ratings)]
    if len(journal.tournament.contestants) > 2 and found.pairs:
        drawings["Pair by pair"] = [plots.matrix_plot("Share of games won", found.pairs)]
    for title, tallies in (
        ("Results", found.overall),
        ("By side", found.by_role),
        ("By deck", found.by_deck),
    ):
        if 0 < len(tallies) <= MOST_ROWS:
            drawings[title] = [plots.shares_plot(f"{title}: games won", tallies)]
    return drawings


def table(listing: Listing) -> str:
    """A table in HTML."""
    figures = [' class="figure"' if head.endswith("#") else "" for head in listing.heads]
    heads = "".join(
        f'<th scope="col"{figure}>{escape(head.rstrip("#"))}</th>'
        for head, figure in zip(listing.heads, figures, strict=True)
    )
    kind = ' class="fault"' if listing.title == "Faults" else ""
    rows = "\n".join(
        f"<tr{kind}>"
        + "".join(
            f"<td{figure}>{escape(cell)}</td>" for cell, figure in zip(row, figures, strict=True)
        )
        + "</tr>"
        for row in listing.rows
    )
    head = f"<thead><tr>{heads}</tr></thead>\n" if listing.is_headed else ""
    return f'<div class="table"><table>\n{head}<tbody>\n{rows}\n</tbody></table></div>'
