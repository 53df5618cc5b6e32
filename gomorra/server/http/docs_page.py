"""The OpenAPI description as a page, without scripts from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import get

from gomorra.server.http.asking import Asked

STYLE = "/api/docs.css"
CSS = """body{font-family:Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{background:#f1e7d1;color:#25190f}
h2{font-size:1.05rem;border-top:1px solid #b9a67f;padding-top:.8rem}code{background:#e3d5b4;padding:0 .25em}
b{display:inline-block;min-width:4rem;color:#6b3a10}"""


@get("/api/docs", media_type="text/html", include_in_schema=False)
async def docs(request: Asked) -> str:
    """Every HTTP resource with its parameters and answers."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    parts = []
    for path, methods in sorted(schema.get("paths", {}).items()):
        for method, about in methods.items():
            parts.append(_resource(path, method, about))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Gomorra: HTTP</title>'
        f'<link rel="stylesheet" href="{STYLE}"><h1>Gomorra: the HTTP part of the protocol</h1>'
        f'<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>.</p>{"".join(parts)}</html>'
    )


def _resource(path: str, method: str, about: dict[str, Any]) -> str:
    bodies: list[dict[str, Any]] = list(about.get("requestBody", {}).get("content", {}).values())
    wanted = bodies[0].get("schema", {}).get("$ref", "") if bodies else ""
    parameters = ", ".join(f"<code>{escape(one['name'])}</code>" for one in about.get("parameters", []))
    answers = ", ".join(escape(code) for code in about.get("responses", {}))
    return (
        f"<h2><b>{escape(method.upper())}</b> <code>{escape(path)}</code></h2>"
        f"<p>{escape(about.get('summary', ''))}. {escape(about.get('description', ''))}</p>"
        + (f"<p>Body: <code>{escape(wanted.rpartition('/')[2])}</code></p>" if wanted else "")
        + (f"<p>Parameters: {parameters}</p>" if parameters else "")
        + f"<p>Answers: {answers}</p>"
    )


@get(STYLE, media_type="text/css", include_in_schema=False)
async def style() -> str:
    """The looks of that page."""
    return CSS


ALL: list[Any] = [docs, style]
