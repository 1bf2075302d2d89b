"""Split a module in two: records, which stay as they are, and functions, which mypyc compiles.

mypyc compiles plain functions well, but neither msgspec's records nor class bodies that name their
own methods. So the records move into a companion module, with all that their fields need; methods
become functions and are attached to their classes once these functions are there.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable

from westmarch.building.memos import keep, memo, memo_bound
from westmarch.building.plain import Constants, Plain
from westmarch.building.shapes import Shape, defined, used
from westmarch.building.survey import World

SUFFIX = "__records"
"""What is put behind the name of a module to name its companion."""

ALWAYS = """
from typing import Any, Final, TypeVar
from westmarch.building.attaching import attach as attach__
"""


def split(source: str, module: str, world: World) -> tuple[str, str]:
    """The companion with the records, empty if there are none, and the module to compile."""
    tree = ast.parse(source)
    shapes = {
        node.name: Shape(node, module, world)
        for node in tree.body
        if isinstance(node, ast.ClassDef) and f"{module}.{node.name}" in world.apart
    }
    head = [node for node in tree.body if is_head(node)]
    rest = [node for node in tree.body if not is_head(node)]
    apart = needed(rest, shapes)
    names = sorted({name for node in apart for name in defined(node)})
    told = ", ".join(f"{name} as {name}" for name in names)
    more = f"{ALWAYS}from {module}{SUFFIX} import {told}\n" if names else ALWAYS
    companion = [*head, *(skeleton(node, shapes) for node in apart)]
    constants = Constants(world.members(tree, module))
    functions = [constants.visit(node) for node in compiled(rest, shapes, apart)]
    main = [*head, *ast.parse(more).body, *constants.told(), *functions]
    return text(companion) if names else "", text(main)


def is_head(node: ast.stmt) -> bool:
    """Whether a statement imports something or is a docstring; both halves begin with these."""
    return isinstance(node, (ast.Import, ast.ImportFrom, ast.If)) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def needed(rest: list[ast.stmt], shapes: dict[str, Shape]) -> list[ast.stmt]:
    """The classes that are left to the interpreter, and all of the module that they need."""
    by_name = {name: node for node in rest for name in defined(node)}
    found: list[ast.stmt] = []
    queue: list[ast.stmt] = [shape.node for shape in shapes.values()]
    while queue:
        node = queue.pop()
        if node not in found:
            found.append(node)
            names = used(skeleton(node, shapes))
            queue.extend(by_name[name] for name in names if name in by_name)
    return [node for node in rest if node in found]


def skeleton(node: ast.stmt, shapes: dict[str, Shape]) -> ast.stmt:
    """A statement as it stands in the companion."""
    if isinstance(node, ast.ClassDef) and node.name in shapes:
        return shapes[node.name].skeleton()
    return node


def compiled(
    rest: list[ast.stmt], shapes: dict[str, Shape], apart: list[ast.stmt]
) -> Iterable[ast.stmt]:
    """The statements that mypyc compiles."""
    assigned = {
        target.id: node.value
        for node in rest
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in rest:
        if isinstance(node, ast.ClassDef) and node.name in shapes:
            yield from shapes[node.name].functions()
        elif node in apart:
            continue
        elif isinstance(node, ast.FunctionDef) and (bound := memo_bound(node, assigned)):
            yield from memo(node, bound)
        elif isinstance(node, ast.ClassDef):
            yield keep(node)
        else:
            yield node


def text(body: list[ast.stmt]) -> str:
    """Statements as source."""
    tree = Plain().visit(ast.Module(body, []))
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"
