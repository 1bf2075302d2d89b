"""Score sheets as a page in HTML that stands alone and can be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from westmarch.lcg.scoresheet import (
    NOTHING,
    WORDS,
    Line,
    ScoreSheet,
    burden,
    circumstances,
    figures,
    heroes,
    listed,
    named,
    sums,
)
from westmarch.lcg.scorestyle import STYLE

TOTALS = ("total", "campaign")
"""What is written in bold below a line."""


def page(title: str, sheets: Sequence[ScoreSheet], language: str) -> str:
    """All games: the running list first, then a sheet for each, the last game first."""
    words = WORDS[language]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}: {escape(words['sheet'])}</title>",
        f"<style>{STYLE}</style></head>",
        "<body>",
        f"<header><p>{escape(title)}</p><h1>{escape(words['sheet'])}</h1></header>",
        running_list(sheets, language),
        f'<p class="note">{escape(words["less"])}</p>',
        *(sheet_section(sheet, language) for sheet in reversed(sheets)),
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def running_list(sheets: Sequence[ScoreSheet], language: str) -> str:
    """The list of past games; on a narrow screen each cell has its heading beside it."""
    shown = listed(sheets, language)
    head, *rows = shown.rows
    if not rows:
        return f'<p class="none">{escape(head[0])}</p>'
    lines = [f"<h2>{escape(shown.title)}</h2>", '<table class="games">', "<thead>"]
    lines += [row_of("th", head, (), figures=1), "</thead>", "<tbody>"]
    lines += [row_of("td", row, head, figures=1) for row in rows]
    return "\n".join([*lines, "</tbody>", "</table>"])


def sheet_section(sheet: ScoreSheet, language: str) -> str:
    """One game as the rulebook's sheet lays it out: a column for each player, then the sums."""
    words, about = WORDS[language], circumstances(sheet, language)
    names = [named(sheet, number, language) for number in range(len(sheet.lines))]
    lines = [
        "<section>",
        f"<h2>{escape(about['scenario'])}</h2>",
        f'<p class="about"><span>{escape(about["date"])}</span> '
        f"<span>{escape(about['mode'])}</span> "
        f'<span class="{"won" if sheet.won else "lost"}">{escape(about["result"])}</span></p>',
        f'<table class="players{" alone" if len(names) == 1 else ""}" '
        f'style="--players: {len(names)}">',
        "<thead>",
        row_of("th", ["", *names], ()),
        "</thead>",
        "<tbody>",
        named_row(words["heroes"], [heroes(line, language) for line in sheet.lines]),
    ]
    if any(line.carried for line in sheet.lines):
        burdens = [burden(line, language) for line in sheet.lines]
        lines.append(named_row(words["carried"], burdens))
    own = [figures(line) for line in sheet.lines]
    lines += [
        named_row(words[key], [one[key] for one in own], "figure", is_sum=key == "subtotal")
        for key in figures(EMPTY)
    ]
    lines += ["</tbody>", "</table>", '<table class="sums">', "<tbody>"]
    lines += [
        named_row(words[key], [value], "figure", is_sum=key in TOTALS)
        for key, value in sums(sheet).items()
    ]
    return "\n".join([*lines, "</tbody>", "</table>", "</section>"])


EMPTY = Line("", (), 0, 0, 0)


def row_of(tag: str, cells: Sequence[str], heads: Sequence[str], figures: int = 0) -> str:
    """A row of a table whose last cells are figures, as many as said, under these headings."""
    filled = []
    for number, cell in enumerate(cells):
        kind = ' class="figure"' if number >= len(cells) - figures else ""
        head = f' data-head="{escape(heads[number])}"' if heads else ""
        shown = typeset(cell) if kind else cell
        filled.append(f"<{tag}{kind}{head}>{escape(shown)}</{tag}>")
    return f"<tr>{''.join(filled)}</tr>"


def named_row(name: str, cells: Sequence[str], kind: str = "words", is_sum: bool = False) -> str:
    """A row that begins with what it is about; a sum stands out."""
    start = '<tr class="sum">' if is_sum else "<tr>"
    shown = [typeset(cell) if kind == "figure" else cell for cell in cells]
    filled = "".join(f'<td class="{kind}">{escape(cell)}</td>' for cell in shown)
    return f"{start}<th>{escape(name)}</th>{filled}</tr>"


def typeset(figure: str) -> str:
    """A figure with the signs that printers use."""
    return "–" if figure == NOTHING else figure.replace("-", "−")
