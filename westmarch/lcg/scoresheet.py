"""The score sheet of the rulebook's last page (L-SCORE): a finished game, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.game import Panel
from westmarch.kernel.records import Record, Seat
from westmarch.lcg import text
from westmarch.lcg.deck_lists import is_hero
from westmarch.lcg.rules import scoring
from westmarch.lcg.state import LcgState
from westmarch.lcg.tables import CARDS, SCENARIOS

NOTHING = "-"


class Line(Record):
    """One player's column: threat, the threat costs of dead heroes, damage (L-SCORE-09)."""

    name: str
    heroes: tuple[str, ...]
    threat: int
    dead: int
    damage: int

    @property
    def subtotal(self) -> int:
        """What the player adds to the group's score."""
        return self.threat + self.dead + self.damage


class ScoreSheet(Record):
    """A finished game. Rounds and victory points are the group's, and counted once."""

    date: str
    scenario: str
    mode: str
    won: bool
    lines: tuple[Line, ...]
    rounds: int
    victory: int

    @property
    def players(self) -> int:
        """What all players together add to the score."""
        return sum(line.subtotal for line in self.lines)

    @property
    def total(self) -> int | None:
        """The score; a lost game has none (L-SCORE-01)."""
        if not self.won:
            return None
        return self.players + scoring.ROUND * self.rounds - self.victory


def sheet_of(state: LcgState, names: Sequence[str], date: str) -> ScoreSheet:
    """The score sheet of a finished game; who has no name stays nameless."""
    assert state.won is not None, "the game is not over yet"
    called = [*names, *[""] * (state.players - len(names))]
    return ScoreSheet(
        date=date,
        scenario=state.scenario,
        mode=state.mode,
        won=state.won,
        lines=tuple(line_of(state, Seat(n), called[n]) for n in range(state.players)),
        rounds=state.rounds_completed,
        victory=scoring.victory_points(state),
    )


def line_of(state: LcgState, seat: Seat, name: str) -> Line:
    """What a player writes down at the end."""
    own = (card.code for card in state.cards if card.owner == seat)
    return Line(
        name=name,
        heroes=tuple(code for code in own if is_hero(code)),
        threat=scoring.final_threat(state, seat),
        dead=scoring.dead_heroes(state, seat),
        damage=scoring.hero_damage(state, seat),
    )


# In words


WORDS = {
    "en": {
        "player": "Player",
        "heroes": "Heroes",
        "threat": "Final threat level",
        "dead": "Threat cost of dead heroes",
        "damage": "Damage on heroes",
        "subtotal": "Subtotal",
        "players": "All players together",
        "rounds": "Rounds completed x 10",
        "victory": "Victory points",
        "total": "Final score",
        "date": "Date",
        "scenario": "Scenario",
        "mode": "Mode",
        "result": "Result",
        "won": "won",
        "lost": "lost",
        "sheet": "Score sheet",
        "past": "Past games",
        "none": "No game has been finished yet.",
        "less": "A lower score is better; a lost game has none.",
    },
    "de": {
        "player": "Spieler",
        "heroes": "Helden",
        "threat": "Endgültige Bedrohung",
        "dead": "Bedrohungskosten toter Helden",
        "damage": "Schaden auf Helden",
        "subtotal": "Zwischensumme",
        "players": "Alle Spieler zusammen",
        "rounds": "Vollendete Runden x 10",
        "victory": "Siegpunkte",
        "total": "Endergebnis",
        "date": "Datum",
        "scenario": "Szenario",
        "mode": "Modus",
        "result": "Ausgang",
        "won": "gewonnen",
        "lost": "verloren",
        "sheet": "Wertungsbogen",
        "past": "Frühere Spiele",
        "none": "Noch wurde kein Spiel beendet.",
        "less": "Weniger ist besser; ein verlorenes Spiel hat kein Ergebnis.",
    },
}

MODES = {
    "en": {"standard": "standard", "easy": "easy", "basic": "basic", "nightmare": "nightmare"},
    "de": {"standard": "Standard", "easy": "einfach", "basic": "Anfänger", "nightmare": "Albtraum"},
}


def panels(sheet: ScoreSheet, language: str) -> tuple[Panel, ...]:
    """A score sheet in boxes: one for each player, and one for the group."""
    words = WORDS[language]
    own = [
        Panel(
            named(sheet, number, language),
            (
                (words["heroes"], heroes(line, language)),
                *((words[key], value) for key, value in figures(line).items()),
            ),
            Seat(number),
        )
        for number, line in enumerate(sheet.lines)
    ]
    rows = (
        *((words[key], value) for key, value in circumstances(sheet, language).items()),
        *((words[key], value) for key, value in sums(sheet).items()),
    )
    return (*own, Panel(words["sheet"], rows))


def listed(sheets: Sequence[ScoreSheet], language: str) -> Panel:
    """Past games, one row each, below a row of headings."""
    words = WORDS[language]
    keys = ("date", "scenario", "mode", "player", "heroes", "result", "total")
    rows = [tuple(words[key] for key in keys)] if sheets else [(words["none"],)]
    return Panel(words["past"], (*rows, *(row(sheet, language) for sheet in sheets)))


def row(sheet: ScoreSheet, language: str) -> tuple[str, ...]:
    """A past game in one row."""
    about = circumstances(sheet, language)
    names = ", ".join(named(sheet, number, language) for number in range(len(sheet.lines)))
    teams = "; ".join(heroes(line, language) for line in sheet.lines)
    total = sums(sheet)["total"]
    return (
        about["date"], about["scenario"], about["mode"], names, teams, about["result"], total,
    )  # fmt: skip


def circumstances(sheet: ScoreSheet, language: str) -> dict[str, str]:
    """What was played, when, and how it ended; unknown codes are shown as they are."""
    known = SCENARIOS.get(sheet.scenario)
    title = sheet.scenario
    if known is not None:
        title = known.name_de if language == "de" else known.name
    return {
        "date": sheet.date or NOTHING,
        "scenario": title,
        "mode": MODES[language].get(sheet.mode, sheet.mode),
        "result": WORDS[language]["won" if sheet.won else "lost"],
    }


def figures(line: Line) -> dict[str, str]:
    """A player's figures, as they are added up."""
    return {
        "threat": str(line.threat),
        "dead": f"+ {line.dead}",
        "damage": f"+ {line.damage}",
        "subtotal": f"= {line.subtotal}",
    }


def sums(sheet: ScoreSheet) -> dict[str, str]:
    """The group's figures, as they are added up."""
    return {
        "players": str(sheet.players),
        "rounds": f"+ {scoring.ROUND * sheet.rounds}",
        "victory": f"- {sheet.victory}",
        "total": NOTHING if sheet.total is None else str(sheet.total),
    }


def named(sheet: ScoreSheet, number: int, language: str) -> str:
    """What a player is called."""
    return sheet.lines[number].name or f"{WORDS[language]['player']} {number + 1}"


def heroes(line: Line, language: str) -> str:
    """A player's heroes, dead or alive; unknown codes are shown as they are."""
    return ", ".join(text.title(h, language) if h in CARDS else h for h in line.heroes)
