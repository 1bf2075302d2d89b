"""Makes cards of the rows of the tables."""

from __future__ import annotations

from westmarch.kernel.tables import OURS, Row, joined, needed, number, word, words
from westmarch.lcg.kinds import CardType, Keyword, Sphere
from westmarch.lcg.tables.names import NAMES
from westmarch.lcg.tables.printed import Printed, X

COLUMNS = {
    "code",
    "no.",
    "name",
    "German",
    "copies",
    "sphere",
    "unique",
    "traits",
    "keywords",
    "victory",
    "cost",
    "threat cost",
    "engagement cost",
    "threat",
    "willpower",
    "attack",
    "defense",
    "hit points",
    "quest points",
    "set",
    "not in easy mode",
    "scenario",
    "stage",
}
SPHERES = {sphere.value: sphere for sphere in Sphere}
KEYWORDS = {keyword.value.capitalize(): keyword for keyword in Keyword}
DOOMED = "Doomed "


def cards(type: CardType, *tables: str) -> tuple[Printed, ...]:
    """The cards of one type, from the tables that share their figures."""
    return tuple(card(type, row) for row in joined(*tables))


def card(type: CardType, figures: Row) -> Printed:
    """One card, from its row of figures and its row of names."""
    code = figures["code"]
    assert code in NAMES, f"{code} has no name"
    row = NAMES[code] | figures
    assert row.keys() <= COLUMNS, f"{code}: nobody reads {row.keys() - COLUMNS}"
    return Printed(
        code=code,
        number=needed(row, "no."),
        name=row["name"],
        name_de=row["German"].removesuffix(OURS),
        name_de_is_ours=row["German"].endswith(OURS),
        type=type,
        copies=needed(row, "copies"),
        sphere=sphere(row),
        unique=word(row, "unique") is not None,
        traits=words(row, "traits"),
        keywords=keywords(row),
        doomed=doomed(row),
        victory=number(row, "victory") or 0,
        cost=X if word(row, "cost") == "X" else number(row, "cost"),
        threat_cost=number(row, "threat cost"),
        engagement_cost=number(row, "engagement cost"),
        threat=number(row, "threat"),
        willpower=number(row, "willpower"),
        attack=number(row, "attack"),
        defense=number(row, "defense"),
        hit_points=number(row, "hit points"),
        quest_points=number(row, "quest points"),
        encounter_set=word(row, "set"),
        removed_in_easy_mode=number(row, "not in easy mode") or 0,
    )


def sphere(row: Row) -> Sphere | None:
    """The sphere of a player card; neutral cards have none."""
    cell = word(row, "sphere")
    assert cell is None or cell in SPHERES, f"{row['code']}: there is no sphere {cell!r}"
    return None if cell is None else SPHERES[cell]


def keywords(row: Row) -> tuple[Keyword, ...]:
    """The keywords without a number."""
    found = [cell for cell in words(row, "keywords") if not cell.startswith(DOOMED)]
    for cell in found:
        assert cell in KEYWORDS, f"{row['code']}: there is no keyword {cell!r}"
    return tuple(KEYWORDS[cell] for cell in found)


def doomed(row: Row) -> int:
    """The number of the keyword Doomed."""
    found = [cell for cell in words(row, "keywords") if cell.startswith(DOOMED)]
    return sum(int(cell.removeprefix(DOOMED)) for cell in found)
