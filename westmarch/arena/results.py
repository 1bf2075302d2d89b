"""All results of a tournament in one file, for programs to read."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import asdict

from westmarch.arena.files import pretty, write
from westmarch.arena.journal import Journal
from westmarch.arena.tournaments import Result
from westmarch.kernel.records import Record


class Row(Record):
    """A game as a row of figures; seats are counted from 0, winners of a failed game are none."""

    number: int
    seed: int
    agents: tuple[str, ...]
    decks: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    how: str | None
    decisions: int
    choices: int
    seconds: float
    fault: str | None


def write_json(journal: Journal) -> Path:
    """All results as JSON."""
    path = journal.folder / "results.json"
    write(path, pretty([row(result) for result in journal.played()]))
    return path


def write_parquet(journal: Journal) -> Path:
    """All results as parquet; the plan stands in the metadata of the schema."""
    import pyarrow as pa
    from pyarrow import parquet

    words, numbers = pa.list_(pa.string()), pa.list_(pa.int64())
    columns = {
        "number": pa.int64(),
        "seed": pa.int64(),
        "agents": words,
        "decks": words,
        "winners": numbers,
        "scores": numbers,
        "how": pa.string(),
        "decisions": pa.int64(),
        "choices": pa.int64(),
        "seconds": pa.float64(),
        "fault": pa.string(),
    }
    schema = pa.schema(list(columns.items()), {"tournament": pretty(journal.tournament)})
    rows = [asdict(row(result)) for result in journal.played()]
    path = journal.folder / "results.parquet"
    draft = path.with_name(f".{path.name}.draft")
    parquet.write_table(pa.Table.from_pylist(rows, schema), draft)
    draft.replace(path)
    return path


def row(result: Result) -> Row:
    """A result as a row."""
    fixture, outcome = result.fixture, result.outcome
    return Row(
        number=fixture.number,
        seed=fixture.seed,
        agents=fixture.agents,
        decks=fixture.decks,
        winners=outcome.winners if outcome else (),
        scores=outcome.scores if outcome else (),
        how=outcome.how if outcome else None,
        decisions=result.decisions,
        choices=result.choices,
        seconds=result.seconds,
        fault=result.fault,
    )
