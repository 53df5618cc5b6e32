"""The protocol as TypeScript: `python -m gomorra.server.protocol.browser_types` writes web/src/lib/protocol.ts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from gomorra.server.protocol import asked, deck_pages, lab_pages, library_pages, pages, told

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.\n"


def typescript() -> str:
    """All records of the protocol as TypeScript interfaces."""
    roots: list[Any] = [
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
    found, components = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = [HEAD]
    for name in sorted(components):
        parts.append(_interface(name, components[name]))
    for name, schema in zip(("ClientMessage", "ServerMessage"), found, strict=False):
        parts.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


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


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
