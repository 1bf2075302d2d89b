"""Classes that are left to the interpreter, taken apart into fields and functions."""

from __future__ import annotations

import ast
import copy
from typing import TypeGuard

from westmarch.building.survey import World, base_names


class Shape:
    """One class: its methods, and constants such as `STEPS` that come when these are there."""

    def __init__(self, node: ast.ClassDef, module: str, world: World) -> None:
        name = f"{module}.{node.name}"
        self.node = node
        self.name = node.name
        # Games of other packages derive from what the kernel has.
        self.is_last = name not in world.parents and not module.startswith("westmarch.kernel.")
        self.methods: dict[str, ast.FunctionDef] = {}
        if "Protocol" not in base_names(node):
            self.methods = {each.name: each for each in node.body if moves(each)}
        self.late: dict[str, ast.expr] = {}
        if name in world.records:
            for each in node.body:
                if (value := constant(each)) is not None:
                    self.late |= dict.fromkeys(defined(each), value)

    def skeleton(self) -> ast.ClassDef:
        """The class with its fields; methods that move have no body yet."""
        node = copy.deepcopy(self.node)
        body: list[ast.stmt] = []
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name in self.methods:
                each.body = ast.parse("raise NotImplementedError").body
            elif isinstance(each, ast.Assign) and defined(each) & set(self.late):
                continue
            elif isinstance(each, ast.AnnAssign) and defined(each) & set(self.late):
                each.value = None
            body.append(each)
        node.body = body or [ast.Pass()]
        return node

    def functions(self) -> list[ast.stmt]:
        """The methods as functions, and how they and what needs them come into the class."""
        found: list[ast.stmt] = []
        if any("Self" in used(method) for method in self.methods.values()):
            itself = f"{self.name}__Self"
            found += ast.parse(f"{itself} = TypeVar({itself!r}, bound={self.name})").body
        found += [self.function(method) for method in self.methods.values()]
        if self.methods:
            pairs = ", ".join(f"{name}={self.name}__{name}" for name in self.methods)
            found += ast.parse(f"attach__({self.name}, {pairs})").body
        names = Renamed({name: f"{self.name}__{name}" for name in self.methods})
        for name, value in self.late.items():
            place = ast.Attribute(ast.Name(self.name, ast.Load()), name, ast.Store())
            found.append(ast.Assign([place], names.visit(copy.deepcopy(value))))
        return found

    def function(self, method: ast.FunctionDef) -> ast.FunctionDef:
        """A method as a function."""
        new = copy.deepcopy(method)
        first = new.args.args[0]
        if "Self" in used(new):
            new = Renamed({"Self": f"{self.name}__Self"}).visit(new)
            first.annotation = ast.Name(f"{self.name}__Self", ast.Load())
        elif first.annotation is None:
            first.annotation = self.own_type()
        new.name, new.decorator_list = f"{self.name}__{method.name}", []
        changed = Direct(self).visit(new)
        assert isinstance(changed, ast.FunctionDef)
        return changed

    def own_type(self) -> ast.expr:
        """The class as the type of its first argument."""
        name = ast.Name(self.name, ast.Load())
        for base in self.node.bases:
            if isinstance(base, ast.Subscript) and ast.unparse(base.value) == "Generic":
                return ast.Subscript(name, base.slice, ast.Load())
        return name


class Direct(ast.NodeTransformer):
    """Call methods that nothing can override as the functions that they have become."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.sure = {
            name
            for name, method in shape.methods.items()
            if shape.is_last and not method.decorator_list
        }

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        called = node.func
        if not isinstance(called, ast.Attribute):
            return node
        of = ast.unparse(called.value)
        myself: list[ast.expr] = [ast.Name("self", ast.Load()), *node.args]
        if of == "self" and called.attr in self.sure:
            function = ast.Name(f"{self.shape.name}__{called.attr}", ast.Load())
            return ast.Call(function, myself, node.keywords)
        if of == "super()":
            above = ast.Attribute(self.shape.node.bases[0], called.attr, ast.Load())
            return ast.Call(above, myself, node.keywords)
        return node


class Renamed(ast.NodeTransformer):
    """Put one name for another."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)


def moves(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Whether a method becomes a function; special methods do not: records are made with them."""
    return (
        isinstance(node, ast.FunctionDef)
        and not node.name.startswith("__")
        and all(ast.unparse(by) == "property" for by in node.decorator_list)
    )


def constant(node: ast.stmt) -> ast.expr | None:
    """What a constant of a class is, if it is one, as `STEPS`, and no field."""
    if isinstance(node, ast.AnnAssign):
        return node.value if ast.unparse(node.annotation).startswith("ClassVar") else None
    if isinstance(node, ast.Assign) and not any(name.startswith("__") for name in defined(node)):
        return node.value
    return None


def defined(node: ast.stmt) -> set[str]:
    """The names that a statement binds, imports aside."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return {node.name}
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return {
            part.id
            for target in targets
            for part in ast.walk(target)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }
    return set()


def used(node: ast.AST) -> set[str]:
    """The names that some code asks for."""
    return {
        part.id
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)
    }
