"""Reads tables: a header, then one row a line, columns two or more spaces apart, `-` for none."""

from __future__ import annotations

import re

Row = dict[str, str]
"""The cells of one row by the names of their columns; the first column is always the code."""

NONE = "-"
OURS = "*"


def rows(table: str) -> list[Row]:
    """The rows of a table, top to bottom."""
    header, *lines = [line for line in table.splitlines() if line]
    columns = cells(header)
    found = [dict(zip(columns, fitting(line, columns), strict=True)) for line in lines]
    for code in codes(found):
        assert codes(found).count(code) == 1, f"more than one row is {code}"
    return found


def joined(*tables: str) -> list[Row]:
    """The rows of a table that is too wide for one page: parts with the same codes."""
    first, *others = [rows(table) for table in tables]
    for other in others:
        assert codes(other) == codes(first), f"{codes(other)} stand beside {codes(first)}"
        for row, more in zip(first, other, strict=True):
            row.update(more)
    return first


def codes(table: list[Row]) -> list[str]:
    """The codes of the rows, top to bottom."""
    return [row["code"] for row in table]


def cells(line: str) -> list[str]:
    """What stands in the columns of a line."""
    return re.split(" {2,}", line.strip())


def fitting(line: str, columns: list[str]) -> list[str]:
    """The cells of a row, which are as many as the columns."""
    found = cells(line)
    assert len(found) == len(columns), f"the row {line!r} does not fit the columns {columns}"
    return found


def number(row: Row, column: str) -> int | None:
    """The number in a column, if the table has the column and the row a value."""
    cell = row.get(column, NONE)
    if cell == NONE:
        return None
    assert cell.isdecimal(), f"{row['code']}: {column} is {cell!r}, not a number"
    return int(cell)


def needed(row: Row, column: str) -> int:
    """The number in a column that no row leaves empty."""
    found = number(row, column)
    assert found is not None, f"{row['code']}: {column} is missing"
    return found


def word(row: Row, column: str) -> str | None:
    """The text in a column, if the table has the column and the row a value."""
    cell = row.get(column, NONE)
    return None if cell == NONE else cell


def words(row: Row, column: str) -> tuple[str, ...]:
    """The list in a column, its parts joined by commas."""
    cell = row.get(column, NONE)
    return () if cell == NONE else tuple(cell.split(", "))
