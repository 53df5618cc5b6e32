"""The difference between two JSON values, and its application."""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]
"""Entries `[path, value]` set, entries `[path]` delete; a path is a list of keys and positions."""


def difference(old: Any, new: Any) -> Patch:
    """What has to be done to turn one value into the other."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: list[Any], patch: Patch) -> None:
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                patch.append([[*path, key], value])
            else:
                _compare(old[key], value, [*path, key], patch)
        patch.extend([[*path, key]] for key in old if key not in new)
    elif _comparable(old, new):
        for position, (before, after) in enumerate(zip(old, new, strict=True)):
            _compare(before, after, [*path, position], patch)
    else:
        patch.append([path, new])


def _comparable(old: Any, new: Any) -> bool:
    """Lists of records are compared position by position, short lists of numbers are replaced."""
    lists = isinstance(old, list | tuple) and isinstance(new, list | tuple)
    return lists and len(old) == len(new) and any(isinstance(item, dict) for item in new)


def apply(value: Any, patch: Patch) -> Any:
    """The value with a patch applied; the value itself stays as it is."""
    for path, *change in patch:
        value = _applied(value, path, change)
    return value


def _applied(value: Any, path: list[Any], change: list[Any]) -> Any:
    if not path:
        return change[0]
    key, rest = path[0], path[1:]
    if isinstance(value, dict):
        copy = dict(value)
        if not rest and not change:
            del copy[key]
        else:
            copy[key] = _applied(copy.get(key), rest, change)
        return copy
    items = list(value)
    items[key] = _applied(items[key], rest, change)
    return items
