"""Functions that remember, without `functools`: mypyc calls its wrappers slowly."""

from __future__ import annotations

import ast
import copy


def memo_bound(node: ast.FunctionDef, module: dict[str, ast.expr]) -> str | None:
    """How much a function remembers: an expression, "0" for everything, `None` for nothing."""
    if len(node.decorator_list) != 1:
        return None
    by = node.decorator_list[0]
    if isinstance(by, ast.Name):
        by = module.get(by.id, by)
    if isinstance(by, ast.Name) and by.id == "cache":
        return "0"
    if isinstance(by, ast.Call) and getattr(by.func, "id", "") == "lru_cache":
        return ast.unparse((by.args or [k.value for k in by.keywords])[0])
    return None


def memo(node: ast.FunctionDef, bound: str) -> list[ast.stmt]:
    """A function that remembers, without `functools`, whose wrapper mypyc calls slowly."""
    names = [a.arg for a in (*node.args.posonlyargs, *node.args.args)]
    fresh, front = copy.deepcopy(node), copy.deepcopy(node)
    fresh.name, fresh.decorator_list, front.decorator_list = f"{node.name}__fresh", [], []
    kept = f"{node.name}__kept"
    key = names[0] if len(names) == 1 else f"({', '.join(names)})"
    if node.returns is not None and "None" in ast.unparse(node.returns):
        look = f"if key__ in {kept}:\n    return {kept}[key__]\n"
    else:
        look = f"found__ = {kept}.get(key__)\nif found__ is not None:\n    return found__\n"
    room = "" if bound == "0" else f"if len({kept}) >= {bound}:\n    {kept}.clear()\n"
    ask = f"new__ = {fresh.name}({', '.join(names)})\n{kept}[key__] = new__\nreturn new__"
    front.body = ast.parse(f"key__ = {key}\n{look}{room}{ask}").body
    return [*ast.parse(f"{kept}: Final[dict[Any, Any]] = {{}}").body, fresh, front]


def keep(node: ast.ClassDef) -> ast.ClassDef:
    """A class whose cached properties remember by themselves: mypyc would ask them each time."""
    body = [part for each in node.body for part in kept_property(each)]
    return ast.ClassDef(node.name, node.bases, node.keywords, body, node.decorator_list)


def kept_property(node: ast.stmt) -> list[ast.stmt]:
    """A statement of a class; a cached property becomes a field, a question and an answer."""
    if not isinstance(node, ast.FunctionDef) or not is_cached_property(node):
        return [node]
    assert node.returns is not None, f"{node.name} says what it gives"
    fresh, front = copy.deepcopy(node), copy.deepcopy(node)
    fresh.name, fresh.decorator_list = f"{node.name}__fresh", []
    front.decorator_list = [ast.Name("property", ast.Load())]
    kept = f"{node.name}__kept"
    ask = f"new__ = self.{fresh.name}()\nself.{kept} = new__\nreturn new__"
    look = f"found__ = self.{kept}\nif found__ is not None:\n    return found__\n{ask}"
    front.body = ast.parse(look).body
    field = ast.parse(f"{kept}: {ast.unparse(node.returns)} | None = None").body
    return [*field, fresh, front]


def is_cached_property(node: ast.FunctionDef) -> bool:
    """Whether a method is asked once."""
    return [getattr(by, "id", "") for by in node.decorator_list] == ["cached_property"]
