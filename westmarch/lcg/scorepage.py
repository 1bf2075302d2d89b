"""Score sheets as a page in HTML that stands alone and can be printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from westmarch.lcg.scoresheet import (
    WORDS,
    Line,
    ScoreSheet,
    circumstances,
    figures,
    heroes,
    listed,
    named,
    sums,
)

STYLE = """
body { font: 11pt/1.4 Georgia, serif; margin: 2em auto; max-width: 60em; color: #222; }
h1, h2 { font-weight: normal; }
table { border-collapse: collapse; margin: 0 0 1em; width: 100%; }
th, td { border: 1px solid #999; padding: .25em .6em; text-align: left; vertical-align: top; }
td.figure { text-align: right; white-space: nowrap; }
tr.sum > * { font-weight: bold; border-top: 2px solid #222; }
section { break-inside: avoid; }
p.note { color: #555; font-style: italic; }
@media print { body { margin: 0; max-width: none; } }
"""


def page(title: str, sheets: Sequence[ScoreSheet], language: str) -> str:
    """All games: the running list first, then a sheet for each, the last game first."""
    words = WORDS[language]
    heading = f"{title}: {words['sheet']}"
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        f"<title>{escape(heading)}</title>",
        f"<style>{STYLE}</style></head>",
        "<body>",
        f"<h1>{escape(heading)}</h1>",
        running_list(sheets, language),
        f'<p class="note">{escape(words["less"])}</p>',
        *(sheet_section(sheet, language) for sheet in reversed(sheets)),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def running_list(sheets: Sequence[ScoreSheet], language: str) -> str:
    """The list of past games."""
    shown = listed(sheets, language)
    head, *rows = shown.rows
    if not rows:
        return f"<p>{escape(head[0])}</p>"
    lines = [f"<h2>{escape(shown.title)}</h2>", "<table>", table_row(head, tag="th")]
    return "\n".join([*lines, *(table_row(row, figures=1) for row in rows), "</table>"])


def sheet_section(sheet: ScoreSheet, language: str) -> str:
    """One game as the rulebook's sheet lays it out: a column for each player, then the sums."""
    words, about = WORDS[language], circumstances(sheet, language)
    names = [named(sheet, number, language) for number in range(len(sheet.lines))]
    own = [figures(line) for line in sheet.lines]
    lines = [
        "<section>",
        f"<h2>{escape(about['scenario'])}, {escape(about['date'])}</h2>",
        f"<p>{escape(words['mode'])}: {escape(about['mode'])}; "
        f"{escape(words['result'])}: {escape(about['result'])}</p>",
        "<table>",
        table_row(["", *names], tag="th"),
        table_row([words["heroes"], *(heroes(line, language) for line in sheet.lines)]),
        *(
            table_row([words[key], *(one[key] for one in own)], len(own), is_sum=key == "subtotal")
            for key in figures(EMPTY)
        ),
        "</table>",
        "<table>",
        *(
            table_row([words[key], value], 1, is_sum=key == "total")
            for key, value in sums(sheet).items()
        ),
        "</table>",
        "</section>",
    ]
    return "\n".join(lines)


EMPTY = Line("", (), 0, 0, 0)


def table_row(cells: Iterable[str], figures: int = 0, tag: str = "td", is_sum: bool = False) -> str:
    """A row of a table whose last cells are figures, as many as said."""
    found = list(cells)
    text, numbers = found[: len(found) - figures], found[len(found) - figures :]
    start = '<tr class="sum">' if is_sum else "<tr>"
    filled = [f"<{tag}>{escape(cell)}</{tag}>" for cell in text]
    filled += [f'<{tag} class="figure">{escape(cell)}</{tag}>' for cell in numbers]
    return f"{start}{''.join(filled)}</tr>"
