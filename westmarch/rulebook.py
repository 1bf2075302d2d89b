"""The rule index: every rule of the three games as one sentence with an id."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

GAMES = ("lcg", "meccg", "wotr")


class Rule(msgspec.Struct, frozen=True):
    """One rule, in our words, with the place in the rulebook it comes from."""

    id: str
    game: str
    section: str
    text: str


class UnknownRule(LookupError):
    """There is no rule with this id."""


@cache
def rules() -> tuple[Rule, ...]:
    """All rules, in the order of the index."""
    folder = _folder()
    return tuple(
        rule
        for game in GAMES
        for rule in parse(game, (folder / f"{game}.md").read_text(encoding="utf-8"))
    )


def rule(id: str) -> Rule:
    """The rule with this id."""
    try:
        return _by_id()[id.upper()]
    except KeyError:
        raise UnknownRule(f"There is no rule {id}.") from None


def search(words: str) -> tuple[Rule, ...]:
    """The rules in which all the words occur, be it in the id, the section or the text."""
    wanted = _plain(words).split()
    return tuple(
        rule for rule, known in _searchable() if wanted and all(word in known for word in wanted)
    )


def parse(game: str, page: str) -> Iterator[Rule]:
    """Read the rules from a page of the index: its list items and its tables with ids."""
    section = ""
    columns: list[str] = []
    for line in page.splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif item := _ITEM.match(line):
            yield Rule(item["id"], game, section, item["text"])
        elif line.startswith("| id |"):
            columns = _cells(line)
        elif _ROW.match(line):
            yield _row(game, section, columns, _cells(line))


_ID = r"[LMW]-[A-Z][A-Z0-9]*-\d+"
_ITEM = re.compile(rf"- \*\*(?P<id>{_ID})\*\* (?P<text>.+)")
_ROW = re.compile(rf"\| {_ID} \|")


def _row(game: str, section: str, columns: list[str], cells: list[str]) -> Rule:
    id, topic, *rest = cells
    notes = (f"{column}: {cell}" for column, cell in zip(columns[2:], rest, strict=True))
    return Rule(id, game, section, f"{topic}. {'; '.join(notes)}")


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split("|")]


def _folder() -> Traversable:
    packaged = files("westmarch") / "data" / "rules"
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[1] / "docs" / "rules"


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id: rule for rule in rules()}


@cache
def _searchable() -> tuple[tuple[Rule, str], ...]:
    return tuple((rule, _plain(f"{rule.id} {rule.section} {rule.text}")) for rule in rules())


def _plain(text: str) -> str:
    """Small letters without accents, so that Nazgul finds Nazgûl."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
