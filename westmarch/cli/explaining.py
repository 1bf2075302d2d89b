"""What can be asked at the table: why a card can or cannot be used, and which rules apply."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from westmarch import rulebook
from westmarch.cli.arguments import BadValue
from westmarch.cli.drawing import Reader
from westmarch.cli.rules import draw_rules, look_up
from westmarch.kernel.chronicle import board_of
from westmarch.kernel.decisions import Decision
from westmarch.kernel.describing import Number
from westmarch.kernel.records import Board, Reason, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import touches

MOST_RULES = 8


def explain_why(console: Console, reader: Reader, table: Table, seat: Seat, name: str) -> None:
    """Why a seat can or cannot use what goes by a name."""
    words, board = reader.words, board_of(table, seat)
    subjects = reader.game.subjects(board, reader.language)
    if not name:
        example = next(iter(subjects.values()), "card:0")
        console.print(words.why_what.format(example=example))
        return
    meant = named(subjects, name)
    names = sorted(set(meant.values()))
    if not names:
        console.print(words.unknown_subject.format(name=name))
    elif len(names) > 1:
        console.print(words.which.format(names=", ".join(names)))
    else:
        copies: dict[tuple[tuple[Reason, ...], tuple[Number, ...]], list[str]] = {}
        for subject in meant:
            told = (table.why_not(seat, subject), table.numbers(seat, subject, reader.language))
            copies.setdefault(told, []).append(subject)
        for (reasons, numbers), alike in copies.items():
            which = f"{names[0]} ({', '.join(alike)})" if len(copies) > 1 else names[0]
            if reasons:
                explain_reasons(console, reader, which, reasons, board)
            else:
                explain_use(console, reader, which, table.position.of(seat), alike, board)
            explain_numbers(console, numbers)


def named(subjects: Mapping[str, str], name: str) -> dict[str, str]:
    """The subjects that somebody means: by id, by name, by its beginning, or by a part of it."""
    if name in subjects:
        return {name: subjects[name]}
    wanted = name.casefold()
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = {key: each for key, each in subjects.items() if fits(each.casefold(), wanted)}
        if found:
            return found
    return {}


def explain_reasons(
    console: Console, reader: Reader, name: str, reasons: tuple[Reason, ...], board: Board
) -> None:
    """What stands in the way, each with its rules."""
    console.print(reader.words.not_usable.format(name=name))
    for reason in reasons:
        said = Text(reader.say(reason, board))
        if reason.rules():
            said.append(f" ({', '.join(reason.rules())})", "cyan")
        console.print(Padding(said, (0, 0, 0, 2)))


def explain_numbers(console: Console, numbers: tuple[Number, ...]) -> None:
    """The numbers of something, each with what it comes from."""
    for number in numbers:
        terms = ", ".join(f"{words} {amount:+}" for words, amount in number.terms)
        said = Text.assemble(f"{number.words} ", (str(number.total), "bold"))
        said.append(f" = {terms}" if len(number.terms) > 1 else "", "dim")
        console.print(Padding(said, (0, 0, 0, 2)))


def explain_use(
    console: Console,
    reader: Reader,
    name: str,
    decision: Decision,
    subjects: list[str],
    board: Board,
) -> None:
    """What can be done with something now."""
    console.print(reader.words.usable.format(name=name))
    all_said = reader.say_options(decision, board)
    for number, (option, words) in enumerate(zip(decision.options, all_said, strict=True), start=1):
        if set(touches(option)) & set(subjects):
            said = Text.assemble((f"{number}  ", "cyan"), words)
            console.print(Padding(said, (0, 0, 0, 2)))


def explain_rules(console: Console, reader: Reader, decision: Decision | None, said: str) -> None:
    """The rules of the decision, the rule of an id, or the rules with some words."""
    words = reader.words
    if not said:
        named_here = reader.game.rules_of(decision) if decision is not None else ()
        draw_rules(console, [rulebook.rule(id) for id in named_here])
        if not named_here:
            console.print(words.no_rules)
        return
    try:
        found = look_up(said)
    except BadValue as error:
        console.print(str(error))
        return
    draw_rules(console, found[:MOST_RULES], said)
    if not found:
        console.print(words.no_rule_found.format(words=said))
    if len(found) > MOST_RULES:
        console.print(words.more_rules.format(count=len(found) - MOST_RULES, words=said))
