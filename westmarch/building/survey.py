"""All classes of the program: which of them are left to the interpreter."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass
class World:
    """What is known of all classes of the program, each by module and name."""

    parents: set[str]
    apart: set[str]
    records: set[str]
    enumerations: dict[str, set[str]]
    """The members of each, or what look like them."""

    moved: dict[str, str]
    """Where a name that a module imports comes from."""

    def members(self, tree: ast.Module, module: str) -> dict[str, set[str]]:
        """The enumerations that a module knows, by the names that it calls them by."""
        names = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
        found = {name: f"{module}.{name}" for name in names} | imported(tree.body)
        origins = {name: self.origin(full) for name, full in found.items()}
        return {
            name: self.enumerations[origin]
            for name, origin in origins.items()
            if origin in self.enumerations
        }

    def origin(self, name: str) -> str:
        """The module and name where something is defined that may be imported from elsewhere."""
        while name in self.moved and self.moved[name] != name:
            name = self.moved[name]
        return name


ROOTS = {
    "msgspec.Struct",
    "msgspec.StructMeta",
    "enum.Enum",
    "typing.NamedTuple",
    "typing.Protocol",
}
"""What is derived from these is left to the interpreter."""


def base_names(node: ast.ClassDef) -> set[str]:
    """The bases of a class as they are written, without type arguments."""
    return {ast.unparse(b.value if isinstance(b, ast.Subscript) else b) for b in node.bases}


def resolved(name: str, module: str, imports: dict[str, str]) -> str:
    """The full name of a class that a module calls by a shorter one."""
    head, _, rest = name.partition(".")
    if head in imports:
        return f"{imports[head]}.{rest}" if rest else imports[head]
    return f"{module}.{name}"


def imported(nodes: Iterable[ast.AST]) -> dict[str, str]:
    """What the names stand for that some statements import."""
    found: dict[str, str] = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            found |= {a.asname or a.name: f"{node.module}.{a.name}" for a in node.names}
        elif isinstance(node, ast.Import):
            found |= {a.asname or a.name.partition(".")[0]: a.name for a in node.names}
    return found


def survey(sources: dict[str, str]) -> World:
    """Find out which classes are left to the interpreter, and which have others below them."""
    bases: dict[str, set[str]] = {}
    moved: dict[str, str] = {}
    members: dict[str, set[str]] = {}
    for module, source in sources.items():
        tree = ast.parse(source)
        imports = imported(ast.walk(tree))
        moved |= {f"{module}.{name}": origin for name, origin in imports.items()}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                names = {resolved(name, module, imports) for name in base_names(node)}
                bases[f"{module}.{node.name}"] = names
                members[f"{module}.{node.name}"] = member_names(node)
    for names in bases.values():
        while more := {moved[name] for name in names if name in moved} - names:
            names.update(more)
    parents = {name for names in bases.values() for name in names}
    enumerations = {name: members[name] for name in below(bases, {"enum.Enum"}) if name in members}
    return World(
        parents,
        below(bases, set(ROOTS)),
        below(bases, {"msgspec.Struct"}),
        enumerations,
        moved,
    )


def member_names(node: ast.ClassDef) -> set[str]:
    """What the body of an enumeration assigns."""
    return {
        target.id
        for each in node.body
        if isinstance(each, ast.Assign)
        for target in each.targets
        if isinstance(target, ast.Name) and not target.id.startswith("_")
    }


def below(bases: dict[str, set[str]], found: set[str]) -> set[str]:
    """Some classes with all that are derived from them."""
    while more := {name for name, names in bases.items() if names & found} - found:
        found |= more
    return found
