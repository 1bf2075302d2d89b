"""The terminal table: draws what a person sees, and does what the person types."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from westmarch.agents import SearchAgent
from westmarch.agents.grounds import in_words
from westmarch.arena import files
from westmarch.cli.drawing import (
    draw_decision,
    draw_log,
    draw_news,
    draw_outcome,
    draw_panels,
    heading,
    log_lines,
    reader,
)
from westmarch.cli.explaining import explain_rules, explain_why
from westmarch.cli.hinting import give_hint
from westmarch.cli.scores import draw_sheet
from westmarch.cli.session import Session
from westmarch.kernel.chronicle import board_of
from westmarch.kernel.decisions import Decision
from westmarch.kernel.records import Seat
from westmarch.kernel.text import option_text

LOG_LINES = 20
PROMPT = "> "
WIPE = "\x1b[3J"
"""Forgets what was scrolled out of a terminal's window; clearing alone does not."""

IN_GERMAN = {
    "hilfe": "help",
    "warum": "why",
    "tipp": "hint",
    "protokoll": "log",
    "zurück": "undo",
    "speichern": "save",
    "regeln": "rules",
    "sprache": "language",
    "ende": "quit",
}


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """One terminal at which one or several people play."""

    def __init__(
        self,
        session: Session,
        console: Console,
        language: str,
        file: Path | None,
        names: tuple[str, ...] = (),
        is_kept: bool = False,
        tells_thoughts: bool = False,
    ) -> None:
        self.session = session
        self.is_kept = is_kept
        self.tells_thoughts = tells_thoughts
        self.names = names
        self.console = console
        self.reader = reader(session.table, language)
        self.file = file
        self.saved = session.table.save()
        self.facing: Seat | None = session.humans[0] if len(session.humans) == 1 else None
        self.last = ("", "")
        self.commands: dict[str, Callable[[str], bool]] = {
            "why": self.why,
            "hint": self.hint,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "rules": self.rules,
            "language": self.language,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play until the person leaves."""
        with suppress(Left):
            while True:
                self.let_programs_play()
                self.draw_curtain()
                self.draw()
                while not self.obey(self.read(PROMPT)):
                    pass
        self.console.print(Text(self.reader.words.left, "dim"))
        if self.file is not None:
            resume = self.reader.words.resume.format(file=quote(str(self.file)))
            self.console.print(Text(resume, "dim"), soft_wrap=True)

    @property
    def decision(self) -> Decision | None:
        """What the person has to decide; nothing when the game is over."""
        table = self.session.table
        return None if table.over else table.decision

    def let_programs_play(self) -> None:
        """Play until a person must decide; who looks ahead makes the others wait."""
        thinks = any(isinstance(agent, SearchAgent) for agent in self.session.agents.values())
        with self.console.status(self.reader.words.thinking) if thinks else nullcontext():
            self.session.advance()

    def thought(self, number: int) -> str | None:
        """What a program went by that made the choice of a number, if the person wants to know."""
        grounds = self.session.grounds.get(number) if self.tells_thoughts else None
        if grounds is None:
            return None
        seat = self.session.table.choices[number - 1].seat
        return in_words(grounds, self.reader.names[seat], self.reader.language)

    def draw_curtain(self) -> None:
        """When another person's turn has come, hide everything until that person sits here."""
        decision = self.decision
        if decision is None or decision.seat == self.facing:
            return
        self.facing = decision.seat
        self.clear()
        self.read(self.reader.words.curtain.format(seat=self.reader.names[decision.seat]) + " ")
        self.clear()

    def draw(self) -> None:
        """Draw what the person sees: the table, the news, and the decision or the outcome."""
        console, table, decision = self.console, self.session.table, self.decision
        words = self.reader.words
        beholder = self.facing if decision is not None or len(self.session.humans) == 1 else None
        board = board_of(table, beholder)
        console.print()
        console.print(heading(self.reader.title, words.seed.format(seed=table.seed)))
        waiting = [each.seat for each in table.decisions]
        panels = table.game.panels(board, self.reader.language)
        draw_panels(console, panels, beholder, waiting)
        if beholder is not None:
            draw_news(console, self.reader, self.session.chronicles[beholder], self.thought)
            console.print()
        if decision is not None:
            draw_decision(console, self.reader, decision, board)
        elif table.outcome is not None:
            draw_outcome(console, self.reader, table.outcome, board)
            draw_sheet(console, table, self.names, self.reader.language)
            console.print(words.over_options, style="dim")

    def clear(self) -> None:
        """Empty the screen, and what can be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def read(self, prompt: str) -> str:
        """A line that the person types; the end of the input is as good as leaving."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line)
        return line.strip()

    def obey(self, line: str) -> bool:
        """Do what was typed; true if the table is to be drawn anew."""
        word, _, rest = line.partition(" ")
        typed = (IN_GERMAN.get(word.casefold(), word.casefold()), rest.strip())
        command = self.commands.get(typed[0])
        redraw = self.choose(line) if command is None else command(typed[1])
        self.last = typed
        return redraw

    def choose(self, line: str) -> bool:
        """Pick an option by its number or its text form."""
        decision = self.decision
        if not line:
            return True
        if decision is None:
            self.console.print(self.reader.words.over_options)
            return False
        for number, option in enumerate(decision.options, start=1):
            if line in (str(number), option_text(option)):
                self.session.answer(option)
                return True
        self.console.print(self.reader.words.no_option.format(count=len(decision.options)))
        return False

    def why(self, name: str) -> bool:
        """Say why something can or cannot be used."""
        if self.decision is None:
            self.console.print(self.reader.words.over_options)
        else:
            seat = self.decision.seat
            explain_why(self.console, self.reader, self.session.table, seat, name)
        return False

    def hint(self, level: str) -> bool:
        """Say what a program would do."""
        session = self.session
        if self.decision is None:
            self.console.print(self.reader.words.over_options)
        else:
            give_hint(self.console, self.reader, session.table, session.humans, level)
        return False

    def log(self, count: str) -> bool:
        """Show the last lines of what the person saw."""
        lines = int(count) if count.isdecimal() and int(count) else LOG_LINES
        seat = self.session.humans[0] if self.facing is None else self.facing
        entries = self.session.chronicles[seat].entries[-lines:]
        draw_log(self.console, log_lines(self.reader, entries, self.thought))
        if not entries:
            self.console.print(self.reader.words.nothing_yet)
        return False

    def undo(self, _: str) -> bool:
        """Go back to the previous decision."""
        if not self.session.undo():
            self.console.print(self.reader.words.nothing_to_undo)
            return False
        self.console.print(self.reader.words.undone, style="dim")
        return True

    def save(self, name: str) -> bool:
        """Save the game; a file that is not this game's own is replaced only when asked twice."""
        words, table = self.reader.words, self.session.table
        own = self.file or Path(f"{table.game.name}-{table.seed}.json")
        path = Path(name).expanduser() if name else own
        if path.exists() and path != self.file and self.last != ("save", name):
            self.console.print(words.exists.format(file=path))
            return False
        try:
            files.write(path, table.save())
        except OSError as error:
            self.console.print(words.cannot_write.format(file=path, reason=error.strerror))
            return False
        self.file, self.saved = path, table.save()
        self.console.print(words.saved.format(file=path))
        return False

    def rules(self, said: str) -> bool:
        """Show the rules of the decision, or look some up."""
        explain_rules(self.console, self.reader, self.decision, said)
        return False

    def language(self, name: str) -> bool:
        """Speak another language."""
        game = self.session.table.game
        if name not in game.languages:
            known = ", ".join(game.languages)
            self.console.print(
                self.reader.words.languages.format(title=self.reader.title, languages=known)
            )
            return False
        self.reader = reader(self.session.table, name)
        return True

    def help(self, _: str) -> bool:
        """Show what can be typed."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="cyan", no_wrap=True)
        for command, meaning in self.reader.words.help:
            grid.add_row(command, meaning)
        self.console.print(Padding(grid, (0, 0, 0, 1)))
        return False

    def quit(self, _: str) -> bool:
        """Leave the table; if something would be lost, only when asked twice."""
        is_changed = bool(self.session.asked) and self.session.table.save() != self.saved
        is_lost = is_changed and not self.is_kept
        if is_lost and self.last != ("quit", ""):
            self.console.print(self.reader.words.unsaved)
            return False
        raise Left


def remember_lines() -> None:
    """Let a person edit lines and call earlier ones back, where the system knows how."""
    with suppress(ImportError):
        import readline

        readline.set_history_length(100)
