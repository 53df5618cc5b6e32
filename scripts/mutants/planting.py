"""Faults made by a tool: every place of a module where cosmic-ray could change something, one change each."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from scripts.mutants.fault import Fault

LEFT_OUT = (
    "VariableReplacer",
    "VariableInserter",
    "ExceptionReplacer",
    "RemoveDecorator",
    "_Is",
    "_Div",
    "_Pow",
)
"""Changes that break at once, or that nobody would make by mistake."""


class Place(NamedTuple):
    """Where an operator can change something."""

    operator: str
    occurrence: int
    line: int


def places(source: str) -> dict[tuple[int, int], list[Place]]:
    """All places of a module, by where they are."""
    tree = get_ast(source)
    nodes = list(ast_nodes(tree))
    found: dict[tuple[int, int], list[Place]] = defaultdict(list)
    for name in operator_names():
        if any(word in name for word in LEFT_OUT):
            continue
        operator = get_operator(name)()
        occurrence = 0
        for node in nodes:
            for (line, column), _ in operator.mutation_positions(node):
                found[line, column].append(Place(name, occurrence, line))
                occurrence += 1
    return found


def sample(root: Path, folder: str, number: int, chance: Random) -> Iterator[Fault]:
    """So many faults in the modules of a folder, each at another place."""
    sites = [
        (file, ways)
        for file in sorted((root / folder).rglob("*.py"))
        for ways in places(file.read_text(encoding="utf-8")).values()
    ]
    chance.shuffle(sites)
    given = 0
    for file, ways in sites:
        source = file.read_text(encoding="utf-8")
        place = chance.choice(ways)
        code = mutate_code(source, get_operator(place.operator)(), place.occurrence)
        if code is None or meaning(code) in ("", meaning(source)):
            continue
        name = f"{place.operator.removeprefix('core/')} in line {place.line}"
        yield Fault(name, file.relative_to(root).as_posix(), place.line, code)
        given += 1
        if given == number:
            return


def meaning(code: str) -> str:
    """The syntax of a module without what is only read by people and type checkers; empty if it has none."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return ""
    return ast.dump(_Stripped().visit(tree))


class _Stripped(ast.NodeTransformer):
    """Takes annotations and docstrings away."""

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        test = node.test.operand if isinstance(node.test, ast.UnaryOp) else node.test
        if isinstance(test, ast.Name) and test.id == "TYPE_CHECKING":
            return None
        return self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> ast.AST | None:
        return None

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.decorator_list = []  # how a record is stored
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)
