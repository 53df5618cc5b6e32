"""The built pages: read once at the start, so that no request ever names a file."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gomorra.server.http.asking import cookie_for, guest_of

SHIPPED = Path(__file__).resolve().parents[1] / "shipped" / "web"
BUILT = Path(__file__).resolve().parents[3] / "web" / "dist"
DIST = SHIPPED if SHIPPED.is_dir() else BUILT
"""In an installed package the pages are inside it, in a checkout where they are built."""
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Gomorra</title>
<p>The pages are not built yet. Run <code>make setup</code> and start the server again.</p></html>"""


@dataclass(frozen=True, slots=True)
class Built:
    """A file of the build."""

    kind: str
    plain: bytes
    zipped: bytes


def read_build(folder: Path) -> dict[str, Built]:
    """All files of the build by their path; an explanation where there is none."""
    found: dict[str, Built] = {}
    if folder.is_dir():
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                data = file.read_bytes()
                found[file.relative_to(folder).as_posix()] = Built(
                    kind, data, gzip.compress(data, 6, mtime=0)
                )
    found.setdefault("index.html", Built("text/html", NOT_BUILT, gzip.compress(NOT_BUILT, mtime=0)))
    return found


def _answer(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    built: dict[str, Built] = request.app.state["pages"]
    file = built.get(name)
    if file is None:
        raise NotFoundException("there is no such page")
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if zipped:
        headers["Content-Encoding"] = "gzip"
    return Response(file.zipped if zipped else file.plain, media_type=file.kind, headers=headers)


PAGES = [
    "/",
    "/t/{id:str}",
    "/r/{id:str}",
    "/cards",
    "/cards/{id:str}",
    "/decks",
    "/decks/{id:str}",
    "/lab",
    "/lab/{id:str}",
    "/rules",
    "/back",
]


@get(PAGES, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; what it shows depends on its address. Whoever sees it has a session from then on."""
    answer = _answer(request, "index.html", "no-cache")
    guest = guest_of(request)
    if guest.new:
        answer.cookies.append(cookie_for(request, guest))
    return answer


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Scripts and styles; their names change with their contents."""
    return _answer(request, f"assets/{name}", "public, max-age=31536000, immutable")


@get("/favicon.svg", include_in_schema=False)
async def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The little picture in the tab."""
    return _answer(request, "favicon.svg", "public, max-age=86400")


ALL: list[Any] = [page, asset, icon]
