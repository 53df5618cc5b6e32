"""Command groups with a default: `gomorra cards QUERY` next to `gomorra cards show TITLE`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup


def group_with_default(name: str) -> type[TyperGroup]:
    """A class for `typer.Typer(cls=...)`: without a known subcommand, `name` gets all the arguments."""

    class GroupWithDefault(TyperGroup):
        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            if args[:1] != ["--help"] and not (args and args[0] in self.commands):
                args = [name, *args]
            return super().parse_args(ctx, args)

    return GroupWithDefault
