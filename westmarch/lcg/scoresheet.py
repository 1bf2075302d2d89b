"""The score sheet of the rulebook's last page (L-SCORE): a finished game, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.kernel.game import Panel
from westmarch.kernel.records import Record, Seat, replace
from westmarch.lcg import text
from westmarch.lcg.campaign import Campaign, parted, total
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
    carried: tuple[int, int] | None = None
    """The threat and damage with which he began, in a hardened campaign (L-OPEN-23)."""

    @property
    def subtotal(self) -> int:
        """What the player adds to the group's score."""
        return self.threat + self.dead + self.damage


class Chapter(Record):
    """A scenario's place in an expert game: its number, and what those before it scored."""

    number: int
    hardened: bool = False
    earlier: tuple[int, ...] = ()


class ScoreSheet(Record):
    """A finished game. Rounds and victory points are the group's, and counted once."""

    date: str
    scenario: str
    mode: str
    won: bool
    lines: tuple[Line, ...]
    rounds: int
    victory: int
    chapter: Chapter | None = None

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

    @property
    def campaign(self) -> int | None:
        """The sum of an expert game's scores up to here (L-VAR-04)."""
        if self.chapter is None or self.total is None:
            return None
        return sum(self.chapter.earlier) + self.total


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


def in_campaign(sheet: ScoreSheet, stand: Campaign) -> ScoreSheet:
    """The sheet of a scenario that was played where an expert game stands."""
    assert stand.setup is not None, "the campaign is over already"
    texts = [*stand.setup.decks, *[""] * (len(sheet.lines) - len(stand.setup.decks))]
    lines = [
        replace(line, carried=began(text)) for line, text in zip(sheet.lines, texts, strict=True)
    ]
    chapter = Chapter(len(stand.scores) + 1, stand.hardened, stand.scores)
    return replace(sheet, lines=tuple(lines), chapter=chapter)


def began(deck: str) -> tuple[int, int] | None:
    """The threat and damage that a player takes along behind his deck, if any."""
    _, carried = parted(deck)
    return None if carried is None else (carried.threat, sum(n for _, n in carried.damage))


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
        "rounds": "Rounds completed × 10",
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
        "campaign": "Expert game",
        "earlier": "Earlier scenarios",
        "carried": "Carried over",
        "burden": "threat {threat}, damage {damage}",
        "chapter": "{mode}, expert game {number} of {all}",
        "hardened": "hardened",
        "next": "next",
    },
    "de": {
        "player": "Spieler",
        "heroes": "Helden",
        "threat": "Bedrohungsgrad bei Spielende",
        "dead": "Bedrohungskosten toter Helden",
        "damage": "Schaden auf verbliebenen Helden",
        "subtotal": "Zwischensumme",
        "players": "Alle Spieler zusammen",
        "rounds": "Gespielte Runden × 10",
        "victory": "Siegpunkte",
        "total": "Gesamtpunktzahl",
        "date": "Datum",
        "scenario": "Szenario",
        "mode": "Modus",
        "result": "Ausgang",
        "won": "gewonnen",
        "lost": "verloren",
        "sheet": "Punktebogen",
        "past": "Frühere Spiele",
        "none": "Noch wurde kein Spiel beendet.",
        "less": "Weniger ist besser; ein verlorenes Spiel wird nicht gewertet.",
        "campaign": "Expertenspiel",
        "earlier": "Frühere Szenarien",
        "carried": "Übernommen",
        "burden": "Bedrohung {threat}, Schaden {damage}",
        "chapter": "{mode}, Expertenspiel {number} von {all}",
        "hardened": "verschärft",
        "next": "als Nächstes",
    },
}

MODES = {
    "en": {"standard": "standard", "easy": "easy", "basic": "basic", "nightmare": "nightmare"},
    "de": {
        "standard": "Standard",
        "easy": "einfach",
        "basic": "Basis-Spiel",
        "nightmare": "Albtraum",
    },
}


def panels(sheet: ScoreSheet, language: str) -> tuple[Panel, ...]:
    """A score sheet in boxes: one for each player, and one for the group."""
    words = WORDS[language]
    own = [
        Panel(
            named(sheet, number, language),
            (
                (words["heroes"], heroes(line, language)),
                *([(words["carried"], burden(line, language))] if line.carried else []),
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


def campaign_panels(stand: Campaign, language: str) -> tuple[Panel, ...]:
    """An expert game: the score of each scenario, and with what each player goes on."""
    words = WORDS[language]
    scores = [str(score) for score in stand.scores]
    open_ = [words["next" if stand.setup else "lost"], *[NOTHING] * len(SCENARIOS)]
    rows = [
        (titled(code, language), score)
        for code, score in zip(SCENARIOS, [*scores, *open_], strict=False)
    ]
    sum_ = total(stand)
    rows.append((words["total"], NOTHING if sum_ is None else str(sum_)))
    hardened = f", {words['hardened']}" if stand.hardened else ""
    carried = [began(deck) for deck in stand.setup.decks] if stand.setup else []
    burdens = [
        (f"{words['player']} {number}", words["burden"].format(threat=one[0], damage=one[1]))
        for number, one in enumerate(carried, start=1)
        if one is not None
    ]
    more = (Panel(words["carried"], tuple(burdens)),) if burdens else ()
    return (Panel(f"{words['campaign']}{hardened}", tuple(rows)), *more)


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
    return {
        "date": sheet.date or NOTHING,
        "scenario": titled(sheet.scenario, language),
        "mode": mode_of(sheet, language),
        "result": WORDS[language]["won" if sheet.won else "lost"],
    }


def titled(scenario: str, language: str) -> str:
    """What a scenario is called."""
    known = SCENARIOS.get(scenario)
    if known is None:
        return scenario
    return known.name_de if language == "de" else known.name


def mode_of(sheet: ScoreSheet, language: str) -> str:
    """How hard it was, and which part of an expert game."""
    words, mode = WORDS[language], MODES[language].get(sheet.mode, sheet.mode)
    if sheet.chapter is None:
        return mode
    part = words["chapter"].format(mode=mode, number=sheet.chapter.number, all=len(SCENARIOS))
    return f"{part}, {words['hardened']}" if sheet.chapter.hardened else part


def figures(line: Line) -> dict[str, str]:
    """A player's figures, as they are added up."""
    return {
        "threat": str(line.threat),
        "dead": f"+ {line.dead}",
        "damage": f"+ {line.damage}",
        "subtotal": f"= {line.subtotal}",
    }


def sums(sheet: ScoreSheet) -> dict[str, str]:
    """The group's figures, as they are added up; of an expert game those up to here."""
    found = {
        "players": str(sheet.players),
        "rounds": f"+ {scoring.ROUND * sheet.rounds}",
        "victory": f"- {sheet.victory}",
        "total": NOTHING if sheet.total is None else str(sheet.total),
    }
    if sheet.chapter is not None and sheet.chapter.earlier:
        found["earlier"] = f"+ {sum(sheet.chapter.earlier)}"
        found["campaign"] = NOTHING if sheet.campaign is None else str(sheet.campaign)
    return found


def burden(line: Line, language: str) -> str:
    """With how much threat and damage a player began."""
    if line.carried is None:
        return NOTHING
    threat, damage = line.carried
    return WORDS[language]["burden"].format(threat=threat, damage=damage)


def named(sheet: ScoreSheet, number: int, language: str) -> str:
    """What a player is called."""
    return sheet.lines[number].name or f"{WORDS[language]['player']} {number + 1}"


def heroes(line: Line, language: str) -> str:
    """A player's heroes, dead or alive; unknown codes are shown as they are."""
    return ", ".join(text.title(h, language) if h in CARDS else h for h in line.heroes)
