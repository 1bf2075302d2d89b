"""The table drawn with Rich: panels side by side, what has happened, and the options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Box
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from westmarch.cli.wording import Words, words_in
from westmarch.kernel.chronicle import Chronicle, Entry, board_of, seats
from westmarch.kernel.decisions import Decision
from westmarch.kernel.game import AnyGame, Outcome, Panel, Sayable
from westmarch.kernel.records import AnyEvent, AnyOption, Board, Record, Seat
from westmarch.kernel.table import Table
from westmarch.kernel.text import option_text

PANEL_WIDTH = 38
OPTION_WIDTH = 50
MANY_OPTIONS = 12
MOST_NEWS = 15


class Reader(Record):
    """Somebody who reads about a game in a language, and what the seats are called in it."""

    game: AnyGame
    language: str
    words: Words
    names: tuple[str, ...]

    @property
    def title(self) -> str:
        """What the game is called in the reader's language."""
        return self.game.titled(self.language)

    def say(self, record: Sayable, board: Board) -> str:
        """A record in the reader's words."""
        return self.game.say(record, board, self.language, self.names)

    def say_options(self, decision: Decision, board: Board) -> tuple[str, ...]:
        """The options of a decision in the reader's words."""
        return self.game.say_options(decision, board, self.language, self.names)

    def tell(self, entry: Entry) -> str:
        """What was seen, in the reader's words."""
        if isinstance(entry.said, AnyOption) and entry.asked is not None:
            board, language = entry.board, self.language
            return self.game.say_option(entry.said, entry.asked, board, language, self.names)
        return self.say(entry.said, entry.board)


def reader(table: Table, language: str) -> Reader:
    """A reader at a table, who calls the seats as the game does."""
    names = tuple(table.game.seat_name(seat, language) for seat in seats(table))
    return Reader(table.game, language, words_in(language), names)


def heading(left: str, right: str) -> RenderableType:
    """A line across the screen with something at either end of it."""
    grid = Grid.grid(expand=True, padding=(0, 1))
    grid.add_column()
    grid.add_column(ratio=1)
    grid.add_column()
    grid.add_row(Text(left, "bold"), Rule(style="dim"), Text(right, "dim"))
    return grid


def open_panels(table: Table, language: str) -> tuple[Panel, ...]:
    """The table with every hand open: each seat's panels as that seat sees them."""
    game = table.game
    drawn: dict[Seat | None, tuple[Panel, ...]] = {}
    for panel in game.panels(board_of(table, None), language):
        if panel.seat is None:
            drawn[None] = (*drawn.get(None, ()), panel)
        elif panel.seat not in drawn:
            own = game.panels(board_of(table, panel.seat), language)
            drawn[panel.seat] = tuple(each for each in own if each.seat == panel.seat)
    return tuple(panel for panels in drawn.values() for panel in panels)


def draw_panels(
    console: Console, panels: Sequence[Panel], own: Seat | None, waiting: Sequence[Seat]
) -> None:
    """Panels in as many columns as there is room for, those beside each other equally high."""
    most = max(1, console.width // PANEL_WIDTH)
    columns = ceil(len(panels) / ceil(len(panels) / most))
    grid = Grid.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    options = console.options.update(width=console.width // columns)
    for start in range(0, len(panels), columns):
        boxes = [box(panel, own, waiting) for panel in panels[start : start + columns]]
        height = max(len(console.render_lines(each, options)) for each in boxes)
        for each in boxes:
            each.height = height
        grid.add_row(*boxes)
    console.print(grid)


def box(panel: Panel, own: Seat | None, waiting: Sequence[Seat]) -> Box:
    """One panel; the own one stands out, an arrow shows who decides."""
    is_own = panel.seat is not None and panel.seat == own
    arrow = "▸ " if panel.seat in waiting else ""
    title = Text(f"{arrow}{panel.title}", "bold" if is_own else "")
    return Box(
        rows(panel), title=title, title_align="left", border_style="cyan" if is_own else "dim"
    )


def rows(panel: Panel) -> RenderableType:
    """The rows of a panel: the first cell is a label, a row of one cell is a line of its own."""
    parts: list[RenderableType] = []
    for is_line, some in groupby(panel.rows, key=lambda row: len(row) == 1):
        if is_line:
            parts += [Text(row[0]) for row in some]
        else:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(style="dim")
            for row in some:
                grid.add_row(*row)
            parts.append(grid)
    return Group(*parts)


Thought = Callable[[int], str | None]
"""What a program went by that made the choice of a number, in words."""


def nobody_thinks(number: int) -> None:
    """Nobody asks what programs think."""


def draw_news(
    console: Console, reader: Reader, chronicle: Chronicle, thought: Thought = nobody_thinks
) -> None:
    """What has happened since the last decision, the end of it if it is much."""
    news, words = chronicle.news(), reader.words
    if not news:
        return
    is_first = len(news) == len(chronicle.entries)
    console.print(Text(words.so_far if is_first else words.news, "dim"))
    lines = log_lines(reader, news, thought)
    before = len(lines) - MOST_NEWS
    if before > 0:
        earlier = words.earlier.format(count=before, all=len(news))
        console.print(Padding(Text(earlier, "dim"), (0, 0, 0, 2)))
    draw_log(console, lines[max(0, before) :])


def draw_log(console: Console, lines: Sequence[Text]) -> None:
    """What was seen, line by line."""
    for line in lines:
        console.print(Padding(line, (0, 0, 0, 2)))


def log_lines(
    reader: Reader, entries: Sequence[Entry], thought: Thought = nobody_thinks
) -> list[Text]:
    """What was seen in words, own choices in dim ones."""
    return counted(told(reader, entries, thought))


def told(reader: Reader, entries: Sequence[Entry], thought: Thought) -> Iterator[Text]:
    """What was seen, each time after what a program went by, unless it is the same as before."""
    number, last = 0, None
    for entry in entries:
        is_event = isinstance(entry.said, AnyEvent) and not reader.game.heading(entry.said)
        if is_event and entry.number != number:
            number, words = entry.number, thought(entry.number)
            if words is not None and words != last:
                last = words
                yield Text(words, "italic dim")
        yield log_line(reader, entry)


def log_line(reader: Reader, entry: Entry) -> Text:
    """One thing that was seen."""
    said = reader.tell(entry)
    if entry.chooser is None:
        return Text(said)
    form = reader.words.only_option if entry.forced else reader.words.you
    return Text(form.format(option=said), "dim")


def counted(lines: Iterable[Text]) -> list[Text]:
    """Lines, in which one that is repeated at once stands once, with its number."""
    found = []
    for line, alike in groupby(lines):
        count = len(list(alike))
        found.append(Text.assemble(line, (f" (x{count})", "dim")) if count > 1 else line)
    return found


def draw_decision(console: Console, reader: Reader, decision: Decision, board: Board) -> None:
    """The question, and all options with their numbers and text forms."""
    name, prompt = reader.names[decision.seat], reader.say(decision.prompt, board)
    console.print(Text.assemble((f"{name}: ", "cyan"), (prompt, "bold")))
    options = [
        (str(number), said, option_text(option))
        for number, (option, said) in enumerate(
            zip(decision.options, reader.say_options(decision, board), strict=True), start=1
        )
    ]
    columns = 1
    if len(options) > MANY_OPTIONS:
        columns = max(1, min(3, console.width // OPTION_WIDTH))
    height = ceil(len(options) / columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="cyan", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(style="dim", overflow="fold")
    for row in range(height):
        grid.add_row(*(cell for option in options[row::height] for cell in option))
    console.print(Padding(grid, (0, 0, 0, 1)))


def draw_outcome(console: Console, reader: Reader, outcome: Outcome, board: Board) -> None:
    """How the game ended, and the scores, the best first."""
    console.print(Text(reader.words.over, "bold cyan"))
    console.print(Text(reader.say(outcome, board), "bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="cyan")
    ranked = sorted(
        enumerate(outcome.scores), key=lambda place: (place[0] not in outcome.winners, -place[1])
    )
    for number, score in ranked:
        won = reader.words.winner if number in outcome.winners else ""
        grid.add_row(reader.names[number], str(score), won)
    console.print(Padding(grid, (0, 0, 0, 2)))
