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
