"""The protocol as TypeScript: `python -m gomorra.server.protocol.browser_types` writes the files of
web/src/lib/protocol, one for each module of records."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from gomorra.server.protocol import asked, deck_pages, lab_pages, library_pages, pages, told

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "protocol"
HEAD = "// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.\n"
INDEX = "index"
ROOTS: list[Any] = [
    asked.ClientMessage,
    told.ServerMessage,
    asked.NewTable,
    asked.Import,
    asked.PlayOn,
    asked.Rename,
    asked.DeckQuestion,
    *pages.ALL,
    *library_pages.ALL,
    *deck_pages.ALL,
    *lab_pages.ALL,
]


def typescript() -> dict[str, str]:
    """All records of the protocol as TypeScript interfaces, by file."""
    found, components = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    rooms = {record.__name__: _room(record) for record in _records()}
    rooms |= {"ClientMessage": _room(asked), "ServerMessage": _room(told)}
    parts: dict[str, list[str]] = defaultdict(list)
    for name in sorted(components):
        parts[rooms[name]].append(_interface(name, components[name]))
    for name, schema in zip(("ClientMessage", "ServerMessage"), found, strict=False):
        parts[rooms[name]].append(f"export type {name} = {_type(schema)};\n")
    files = {room: _file(room, "\n".join(texts), rooms) for room, texts in sorted(parts.items())}
    files[INDEX] = "\n".join([HEAD, *(f'export type * from "./{room}";' for room in files)]) + "\n"
    return files


def _records() -> Iterator[type]:
    """All record classes that the protocol speaks of."""
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(ROOTS))
    seen: set[type] = set()
    while waiting:
        one = waiting.pop()
        if isinstance(one, (list, tuple)):
            waiting += one
        elif isinstance(one, (msgspec.inspect.Type, msgspec.inspect.Field)):
            record = getattr(one, "cls", None)
            if record is not None:
                if record in seen:
                    continue
                seen.add(record)
                yield record
            waiting += [getattr(one, name) for name in one.__struct_fields__]


def _room(where: Any) -> str:
    """The file of a record: named as its module."""
    return str(getattr(where, "__module__", None) or where.__name__).rsplit(".", 1)[-1]


def _file(room: str, text: str, rooms: dict[str, str]) -> str:
    """A file with what it needs of the others."""
    needed: dict[str, list[str]] = defaultdict(list)
    for name in sorted(set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", text)))):
        if rooms.get(name, room) != room:
            needed[rooms[name]].append(name)
    imports = [
        f'import type {{ {", ".join(names)} }} from "./{other}";' for other, names in sorted(needed.items())
    ]
    return "\n".join([HEAD, *imports, *([""] if imports else []), text])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        if description := kind.get("description"):
            lines.append(f"  /** {description} */")
        lines.append(f"  {field}{mark}: {_type(kind)};")
    lines.append("}\n")
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    return comment + "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(item) for item in schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object" if "additionalProperties" in schema:
            return f"Record<string, {_type(schema['additionalProperties'])}>"
    return "unknown"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write() -> None:
    """Write all files; what is no file of the protocol any more goes."""
    TARGET.mkdir(parents=True, exist_ok=True)
    files = typescript()
    for old in TARGET.glob("*.ts"):
        if old.stem not in files:
            old.unlink()
    for name, text in files.items():
        (TARGET / f"{name}.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
