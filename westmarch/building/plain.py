"""Write out what mypyc reads badly or not at all, and what it makes slow."""

from __future__ import annotations

import ast


class Plain(ast.NodeTransformer):
    """Rows with starred parts become tuples; a test for several classes becomes several tests."""

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        node.comparators = [written_out(each) for each in node.comparators]
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        node.iter = written_out(node.iter)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.iter = written_out(node.iter)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if ast.unparse(node.func) != "isinstance" or not is_path(node.args[0]):
            return node
        kinds = classes(node.args[1])
        tests: list[ast.expr] = [ast.Call(node.func, [node.args[0], kind], []) for kind in kinds]
        return ast.BoolOp(ast.Or(), tests) if len(tests) > 1 else node


def written_out(node: ast.expr) -> ast.expr:
    """A row with a starred part, as a tuple made of a list."""
    if not isinstance(node, (ast.Tuple, ast.List)):
        return node
    if not any(isinstance(each, ast.Starred) for each in node.elts):
        return node
    return ast.Call(ast.Name("tuple", ast.Load()), [ast.List(node.elts, ast.Load())], [])


def is_path(node: ast.expr) -> bool:
    """Whether it is a name, or a field of what a name stands for, and so on."""
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and is_path(node.value))


def classes(node: ast.expr) -> list[ast.expr]:
    """The classes in `(A, B)` or `A | B`; nothing if they are not all written there by name."""
    if isinstance(node, ast.Tuple):
        parts = node.elts
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        parts = [*classes(node.left), *classes(node.right)]
    else:
        parts = [node]
    return parts if all(is_path(part) for part in parts) else []


class Constants(ast.NodeTransformer):
    """Members of enumerations get names of their own, which are looked up once.

    `Zone.HAND` in a function becomes `Zone__HAND`; `told` says what each of them is. Patterns and
    annotations stay as they are.
    """

    def __init__(self, members: dict[str, set[str]]) -> None:
        self.members = members
        self.used: set[tuple[str, str]] = set()
        self.inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        before, self.inside = self.inside, True
        node.body = [self.visit(each) for each in node.body]
        self.inside = before
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.value = self.visit(node.value) if node.value else None
        return node

    def visit_MatchValue(self, node: ast.MatchValue) -> ast.AST:
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        of = node.value
        if not (self.inside and isinstance(of, ast.Name)):
            return node
        if node.attr not in self.members.get(of.id, ()):
            return node
        self.used.add((of.id, node.attr))
        return ast.Name(f"{of.id}__{node.attr}", ast.Load())

    def told(self) -> list[ast.stmt]:
        """What the names stand for."""
        lines = [f"{of}__{member}: Final = {of}.{member}" for of, member in sorted(self.used)]
        return ast.parse("\n".join(lines)).body
