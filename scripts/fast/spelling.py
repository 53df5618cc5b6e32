"""The engine's sources as mypyc likes them.

Three things of plain Python are spelled out in the copy that is compiled: methods that a class takes over from
functions become methods that call them, classes that cards inherit from are declared open, and what is made without
`__init__` is made with it.
"""

from __future__ import annotations

import ast
import builtins
import re

OPEN = frozenset({
    "Text", "Card", "Dude", "Deed", "Goods", "Spell", "Action", "Outfit", "Legend", "Joker", "TownSquare",
})  # fmt: skip
"""Classes that cards inherit from; cards are not compiled."""

PLAIN = frozenset({"Base", "Fixed"})
"""Classes that inherit from a type of Python's own."""

MADE_EMPTY = {
    "State": "self.ruleset, 0, self.randomness",
    "Player": "",
    "Body": "self.controller, self.location, self.entered",
}
"""What is copied field by field, and what its `__init__` is given first."""

ATTRIBUTES = "from mypy_extensions import mypyc_attr"
FUTURE = "from __future__ import annotations\n"


def spelled_out(source: str, sources: dict[str, str]) -> str:
    """A module as it is compiled; `sources` are all modules of the engine by name."""
    source = with_attributes(with_methods(source, sources))
    return re.sub(
        r"\b(\w+)\.__new__\(\1\)",
        lambda found: f"{found[1]}({MADE_EMPTY[found[1]]})" if found[1] in MADE_EMPTY else found[0],
        source,
    )


def with_attributes(source: str) -> str:
    """Classes declared open, or not to be compiled."""

    def declared(found: re.Match[str]) -> str:
        if found[1] in OPEN:
            return f"@mypyc_attr(allow_interpreted_subclasses=True)\n{found[0]}"
        return f"@mypyc_attr(native_class=False)\n{found[0]}" if found[1] in PLAIN else found[0]

    changed = re.sub(r"^class (\w+)", declared, source, flags=re.MULTILINE)
    return changed if changed == source else changed.replace(FUTURE, f"{FUTURE}{ATTRIBUTES}\n", 1)


def with_methods(source: str, sources: dict[str, str]) -> str:
    """`boot = dudes.boot` in a class, as a method that calls the function."""
    tree = ast.parse(source)
    origins = {
        (name.asname or name.name): (node.module or "", name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    lines = source.split("\n")
    needed: set[str] = set()
    for item in (item for cls in tree.body if isinstance(cls, ast.ClassDef) for item in cls.body):
        name, module, function = taken_over(item, origins) or ("", "", "")
        found = function_of(sources.get(module, ""), function)
        if found is not None:
            alias = "_" + module.rpartition(".")[2]
            needed.add(f"import {module} as {alias}")
            lines[item.lineno - 1] = method(name, found, alias)
    if not needed:
        return source
    return "\n".join(lines).replace(FUTURE, FUTURE + "".join(f"{line}\n" for line in sorted(needed)), 1)


def taken_over(item: ast.stmt, origins: dict[str, tuple[str, str]]) -> tuple[str, str, str] | None:
    """The method's name, and module and name of the function that it is."""
    if not (isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name)):
        return None
    value = item.value
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id in origins:
        package, module = origins[value.value.id]
        return item.targets[0].id, f"{package}.{module}", value.attr
    if isinstance(value, ast.Name) and value.id in origins:
        module, function = origins[value.id]
        return item.targets[0].id, module, function
    return None


def function_of(source: str, name: str) -> ast.FunctionDef | None:
    """A function of a module, by name."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    return None


class _Qualified(ast.NodeTransformer):
    """Names of another module, as one reads them from outside."""

    def __init__(self, alias: str) -> None:
        self.alias = alias

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if hasattr(builtins, node.id):
            return node
        return ast.Attribute(ast.Name(self.alias), node.id)


def method(name: str, function: ast.FunctionDef, alias: str) -> str:
    """A method that hands its arguments on."""
    arguments = function.args
    passed = ["self", *(argument.arg for argument in arguments.args[1:])]
    if arguments.vararg:
        passed.append(f"*{arguments.vararg.arg}")
    passed += [f"{argument.arg}={argument.arg}" for argument in arguments.kwonlyargs]
    if arguments.kwarg:
        passed.append(f"**{arguments.kwarg.arg}")
    qualified = _Qualified(alias)
    returns = ast.unparse(qualified.visit(function.returns)) if function.returns else "None"
    arguments = qualified.visit(arguments)
    arguments.args[0] = ast.arg("self")
    return (
        f"    def {name}({ast.unparse(arguments)}) -> {returns}:\n"
        f"        return {alias}.{function.name}({', '.join(passed)})"
    )
