"""`westmarch reports`: the problems that players reported at a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from westmarch.arena import files
from westmarch.cli import screen
from westmarch.cli.arguments import BadValue
from westmarch.cli.serve import Stored, need_server

if TYPE_CHECKING:
    from westmarch.server.reports import Evidence, Report

EXAMPLES = (
    "westmarch reports",
    "westmarch reports k3Jx --out problem.json",
    "westmarch replay problem.json",
)

SHORT = 6
"""So many letters of an id are shown, if they tell all reports apart."""


def reports(
    id: Annotated[
        str | None,
        typer.Argument(metavar="ID", help="Which report, by its first letters; else all of them."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Save the game there as it stood then."),
    ] = None,
    seen: Annotated[
        Path | None,
        typer.Option("--seen", metavar="FILE", help="Write there what the player's page showed."),
    ] = None,
    database: Stored = None,
) -> None:
    """List the problems that players reported, or show one and save its game for `replay`."""
    need_server()
    from westmarch.server.reports import all_reports, evidence
    from westmarch.server.settings import BadSettings, settings_from

    try:
        url = settings_from(database=database).database
        if id is None:
            if out is not None or seen is not None:
                raise BadValue("--out and --seen are for one report: name its id")
            list_all(all_reports(url))
            return
        found = evidence(url, id)
    except BadSettings as error:
        raise BadValue(str(error)) from error
    if found is None:
        raise BadValue(f"there is no report {id!r}, or more than one; see: westmarch reports")
    show(found)
    if out is not None:
        files.write(out, found.saved)
        screen.note(f"The game is in {out}: westmarch replay {out}")
    if seen is not None:
        files.write(seen, found.seen.decode(errors="replace"))
        screen.note(f"What the player saw is in {seen}.")


def list_all(found: list[Report]) -> None:
    """All reports, one line each."""
    console = screen.output()
    if not found:
        console.print("Nobody has reported a problem.")
        return
    letters = next(
        n for n in range(SHORT, 100) if len({report.id[:n] for report in found}) == len(found)
    )
    table = screen.listing("Report", "When", "Who", "Game", "Choices#", "Words")
    for report in found:
        first, *more = report.words.strip().splitlines() or [""]
        table.add_row(
            report.id[:letters],
            f"{report.at.astimezone():%Y-%m-%d %H:%M}",
            report.person,
            report.title,
            str(report.entries),
            f"{first} ..." if more else first,
        )
    console.print(table)


def show(found: Evidence) -> None:
    """One report, whole."""
    report = found.report
    console = screen.output()
    when = f"{report.at.astimezone():%Y-%m-%d %H:%M}"
    console.print(f"{report.id}, {when}, {report.person}", style="bold")
    console.print(f"{report.title}, game {report.game}, after {report.entries} entries of its log")
    console.print()
    console.print(report.words, soft_wrap=True)
