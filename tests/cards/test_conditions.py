"""Conditions of cards answer yes or no: a number in their place stops the compiled engine in the middle of a game."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import gomorra

ROOT = Path(gomorra.__file__).parent
CONDITIONS = ("if_", "no_boot", "combo", "posse", "defence")
"""What is declared as a question with two answers."""


@cache
def answers() -> dict[str, set[str]]:
    """What functions, methods and properties of the engine and the cards say they give, by their names."""
    found: dict[str, set[str]] = defaultdict(set)
    for room in ("engine", "cards"):
        for file in (ROOT / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.returns is not None:
                    found[node.name].add(ast.unparse(node.returns))
                elif isinstance(node, ast.AnnAssign):
                    found[ast.unparse(node.target).rpartition(".")[2]].add(ast.unparse(node.annotation))
    return found


def is_question(node: ast.expr) -> bool:
    """Whether an expression is true or false and nothing else."""
    match node:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool()):
            return True
        case ast.BoolOp(values=parts):
            return all(map(is_question, parts))
        case ast.IfExp(body=body, orelse=other):
            return is_question(body) and is_question(other)
        case ast.Call(func=ast.Name(id=name)) if name in ("any", "all", "bool", "isinstance"):
            return True
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return "bool" in answers()[name] or name in ("startswith", "endswith", "isdisjoint", "issubset")
        case ast.Attribute(attr=name):
            return "bool" in answers()[name]
    return False


def test_every_condition_that_a_card_declares_in_place_is_a_question() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{keyword.value.lineno}: {ast.unparse(keyword.value)}"
        for file in sorted((ROOT / "cards").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg in CONDITIONS
        and isinstance(keyword.value, ast.Lambda)
        and not is_question(keyword.value.body)
    ]
    assert wrong == []
