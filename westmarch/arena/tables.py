"""The standings as tables of words and figures, for the terminal and for the report page alike."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from westmarch.arena.journal import Journal
from westmarch.arena.ratings import Rating
from westmarch.arena.standings import Standings, Tally
from westmarch.arena.tournaments import Result, Tournament
from westmarch.kernel.records import Record
from westmarch.kernel.registry import game

COUNTS = ("Games#", "W-D-L#", "Won#", "95 %#", "Score#")


class Listing(Record):
    """A table; the heads of columns that hold figures end in `#`."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def is_headed(self) -> bool:
        """Whether any column has a head."""
        return any(head.rstrip("#") for head in self.heads)


def listings(journal: Journal, found: Standings) -> tuple[Listing, ...]:
    """All tables that have something to say."""
    tournament, results = journal.tournament, journal.played()
    of_decks = tournament.schedule == "decks"
    who = "Deck" if of_decks else "Agent"
    with_decks = ("Agent", "Decks" if game(tournament.game).cooperative else "Against")
    several = len(tournament.contestants) > 2
    every = (
        about_games(journal, results),
        Listing("Ratings", ("#", who, "Rating#", "95 %#"), rated(found.ratings)),
        tallied("Results", (who,), found.overall),
        tallied("Pair by pair", (who, "Against"), found.pairs if several else ()),
        tallied(
            "By side", ("Deck", "As") if of_decks else ("Agent", "As", "Against"), found.by_role
        ),
        tallied("By deck", with_decks, found.by_deck),
        endings(results),
        faults(journal, results),
    )
    return tuple(each for each in every if each.rows)


def about_games(journal: Journal, results: Sequence[Result]) -> Listing:
    """How many games there are, how long they were and how fast."""
    failed = sum(result.fault is not None for result in results)
    rows = [("Games", f"{len(results):,} of {len(journal.fixtures):,}"), ("failed", f"{failed:,}")]
    if results:
        seconds = sum(result.seconds for result in results)
        decisions = [result.decisions for result in results]
        many, least, most = fmean(decisions), min(decisions), max(decisions)
        rows += [
            ("Decisions a game", f"{many:,.1f} ({least:,}-{most:,})"),
            ("Seconds a game, on one core", f"{seconds / len(results):,.3f}"),
            ("Decisions a second, on one core", f"{sum(decisions) / max(seconds, 1e-9):,.0f}"),
        ]
    return Listing("Games", ("", "#"), tuple(rows))


def rated(ratings: Sequence[Rating]) -> tuple[tuple[str, ...], ...]:
    """The ratings, the strongest first."""
    return tuple(
        (str(place), each.name, f"{each.points:.0f}", f"{each.low:.0f}-{each.high:.0f}")
        for place, each in enumerate(ratings, start=1)
    )


def tallied(title: str, heads: tuple[str, ...], tallies: Sequence[Tally]) -> Listing:
    """Shares of wins with their intervals."""
    rows = []
    for each in tallies:
        counts = (f"{each.games:,}", f"{each.won}-{each.drawn}-{each.lost}")
        shares = (
            f"{each.share:.1%}",
            f"{100 * each.low:.1f}-{100 * each.high:.1f}",
            f"{each.mean_score:.2f}",
        )
        rows.append((*each.key, *counts, *shares))
    return Listing(title, (*heads, *COUNTS), tuple(rows))


def endings(results: Sequence[Result]) -> Listing:
    """By what the games ended."""
    ways = Counter(result.outcome.how for result in results if result.outcome is not None)
    rows = tuple((how, f"{count:,}") for how, count in ways.most_common())
    return Listing("Endings", ("Ended by", "Games#"), rows)


def faults(journal: Journal, results: Sequence[Result]) -> Listing:
    """The games that failed, and how to see them."""
    rows = []
    for result in results:
        if result.fault is not None:
            file = journal.fault_file(result)
            see = f"westmarch replay {file}" if file.exists() else ""
            rows.append((str(result.fixture.number), result.fault, see))
    return Listing("Faults", ("Game#", "Fault", "See it"), tuple(rows))


def command(tournament: Tournament) -> str:
    """The command that plays a tournament again."""
    words = ["westmarch", "arena", tournament.schedule, tournament.game]
    for agent in tournament.agents:
        words += ["--agent", agent] if tournament.schedule == "decks" else [agent]
    for name in tournament.decks:
        words += ["--deck", name]
    words += ["--players", str(tournament.players)]
    for name, value in tournament.options.items():
        words += ["--set", f"{name}={value}"]
    words += ["--games", str(tournament.games), "--seed", str(tournament.seed)]
    return shlex.join([*words, "--watch"] if tournament.watch else words)
