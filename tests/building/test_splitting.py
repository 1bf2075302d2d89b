"""Modules split for mypyc do the same as before, whether compiled or not."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from westmarch.building import freshness
from westmarch.building.splitting import split
from westmarch.building.survey import survey

SOURCE = '''
"""A burrow and who digs in it."""

from __future__ import annotations

from enum import Enum
from functools import cached_property, lru_cache
from typing import ClassVar, Self

from westmarch.kernel.records import Record, replace

from other import Other

DEEP = 3


class Soil(Enum):
    """What one digs in."""

    CLAY = "clay"
    SAND = "sand"

    @property
    def is_soft(self) -> bool:
        return self is Soil.SAND


class Digger(Record):
    """Somebody who digs."""

    depth: int = DEEP
    soils: tuple[Soil, ...] = (Soil.CLAY,)

    def dig(self, by: int = 1) -> Self:
        return replace(self, depth=self.depth + by)

    def rest(self) -> str:
        return asleep(self.depth)

    def tells(self, what: Soil) -> bool:
        return what in (*self.soils, Soil.SAND)

    STEPS: ClassVar[tuple[object, ...]] = (dig, rest)


class Mole(Digger):
    """A digger who digs twice as much."""

    def dig(self, by: int = 1) -> Self:
        return super().dig(2 * by)

    def twice(self) -> Self:
        return self.dig().dig()

    STEPS = (Digger.rest, dig)


class Line:
    """No record, though another module has one of this name."""

    def __init__(self) -> None:
        self.length = 1

    @cached_property
    def knots(self) -> list[int]:
        CALLS.append(self.length)
        return [self.length]


@lru_cache(maxsize=2)
def asleep(depth: int) -> str:
    CALLS.append(depth)
    return f"asleep at {depth}"


CALLS: list[int] = []


def worth(soil: Soil, other: Other = Other.STONE) -> int:
    kept: dict[Soil, int] = {Soil.SAND: 2}
    match soil:
        case Soil.CLAY:
            return 1 if other is Other.STONE else 0
    return kept[soil]


def is_known(what: object) -> bool:
    return not isinstance(what, (Digger, Soil)) and not isinstance(what, int | str)
'''

OTHER = """
from enum import Enum
from westmarch.kernel.records import Record
class Line(Record): ...
class Other(Enum):
    STONE = "stone"
"""


@pytest.fixture
def burrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    records, functions = halves()
    (tmp_path / "burrow__records.py").write_text(records)
    (tmp_path / "burrow.py").write_text(functions)
    (tmp_path / "other.py").write_text(OTHER)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("burrow")
    for name in ("burrow", "burrow__records", "other"):
        del sys.modules[name]


def halves() -> tuple[str, str]:
    kernel = Path("westmarch/kernel/records.py").read_text()
    sources = {"burrow": SOURCE, "other": OTHER, "westmarch.kernel.records": kernel}
    return split(SOURCE, "burrow", survey(sources))


def classes(source: str) -> list[str]:
    return [node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]


def test_records_and_names_stay_with_the_interpreter_and_the_rest_is_compiled() -> None:
    records, functions = halves()
    assert classes(records) == ["Soil", "Digger", "Mole"]
    assert classes(functions) == ["Line"]
    assert "lru_cache(" not in functions


def test_a_module_without_records_has_no_companion() -> None:
    assert split("def one() -> int:\n    return 1\n", "few", survey({}))[0] == ""


def test_methods_are_attached_and_can_be_overridden(burrow: ModuleType) -> None:
    assert burrow.Digger().dig().depth == 4
    assert burrow.Digger().dig(by=3).depth == 6
    mole = burrow.Mole().twice()
    assert (type(mole), mole.depth) == (burrow.Mole, 7)
    assert burrow.Soil.SAND.is_soft
    assert not burrow.Soil.CLAY.is_soft
    assert burrow.Digger().tells(burrow.Soil.SAND)


def test_steps_are_the_functions_themselves(burrow: ModuleType) -> None:
    dig, rest = burrow.Digger.STEPS
    assert rest(dig(burrow.Digger())) == "asleep at 4"
    rest_too, dig_twice = burrow.Mole.STEPS
    assert rest_too is rest
    assert dig_twice(burrow.Mole()).depth == 5


def test_what_a_function_remembers_is_bounded(burrow: ModuleType) -> None:
    for depth in (1, 1, 2, 1, 3, 1):
        assert burrow.asleep(depth) == f"asleep at {depth}"
    assert burrow.CALLS == [1, 2, 3, 1]


def test_a_cached_property_is_asked_once(burrow: ModuleType) -> None:
    one, other = burrow.Line(), burrow.Line()
    other.length = 5
    assert [one.knots, one.knots, other.knots, other.knots] == [[1], [1], [5], [5]]
    assert burrow.CALLS == [1, 5]
    assert "@cached_property" not in halves()[1]


def test_members_of_enumerations_are_looked_up_once(burrow: ModuleType) -> None:
    functions = halves()[1]
    assert "Soil__SAND: Final = Soil.SAND" in functions
    assert "Other__STONE: Final = Other.STONE" in functions
    assert "case Soil.CLAY:" in functions
    assert "Soil__CLAY" not in functions
    assert burrow.worth(burrow.Soil.CLAY) == 1
    assert burrow.worth(burrow.Soil.SAND) == 2


def test_classes_are_asked_for_one_by_one(burrow: ModuleType) -> None:
    functions = halves()[1]
    assert "isinstance(what, Digger) or isinstance(what, Soil)" in functions
    assert "isinstance(what, int) or isinstance(what, str)" in functions
    assert not burrow.is_known(burrow.Soil.CLAY)
    assert not burrow.is_known("clay")
    assert burrow.is_known(burrow.Line())


def test_compiled_files_are_refused_when_the_source_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, to = tmp_path / "checkout", tmp_path / "compiled"
    for folder in (root, to):
        (folder / "westmarch/building").mkdir(parents=True)
        (folder / "westmarch/__init__.py").write_text("from __future__ import annotations\n")
    freshness.note(root, to)
    monkeypatch.setattr(freshness, "__file__", str(to / "westmarch/building/freshness.py"))
    freshness.check()
    assert freshness.source() == root
    (root / "westmarch/later.py").write_text("")
    with pytest.raises(freshness.Stale, match="make compile"):
        freshness.check()


def test_a_build_is_found_as_long_as_it_fits_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freshness, "__file__", str(tmp_path / "westmarch/building/freshness.py"))
    assert freshness.source() == tmp_path
    assert freshness.built() is None
    to = tmp_path / freshness.FOLDER
    for folder in (tmp_path, to):
        (folder / "westmarch/building").mkdir(parents=True)
        (folder / "westmarch/__init__.py").write_text("from __future__ import annotations\n")
    freshness.note(tmp_path, to)
    assert freshness.built() == to
    (tmp_path / "westmarch/later.py").write_text("")
    assert freshness.built() is None
