"""What protects every response and request: headers, origins, sizes, rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse

from gomorra.server.http.origin import same_origin

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from gomorra.server.hall import Hall

THINKING = 20
"""So many looks at a stored game is a bot's thinking worth."""
MAKING = ("/api/tables", "/api/imports", "/play-on", "/watch", "/lab")
"""Requests that leave a table behind."""
READING = ("/api/tables/", "/api/lobby", "/health", "/metrics", "/api/lab")
"""Requests for which the database is asked."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every response carries the security headers, errors too."""
    del scope
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


class Guard(ASGIMiddleware):
    """Refuses changes from other origins, and too many of them."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        hall: Hall = scope["litestar_app"].state["hall"]

        refusal = _refusal(scope, hall)
        if refusal is not None:
            body = f'{{"status_code":{refusal[0]},"detail":"{refusal[1]}"}}'.encode()
            answer = ASGIResponse(body=body, status_code=refusal[0], media_type="application/json")
            await answer(scope, receive, send)
            return
        await next_app(scope, receive, send)


def _refusal(scope: Scope, hall: Hall) -> tuple[int, str] | None:
    client = scope.get("client")
    address = client[0] if client else ""
    if scope.get("method") == "POST":
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not same_origin(headers, hall.settings):
            return 403, "this page is from another origin"
        # A form of another site can send text, but not JSON.
        if not headers.get("content-type", "").startswith("application/json"):
            return 415, "send JSON, and say so: content-type application/json"
        if not hall.posts.take(address):
            return 429, "too many changes in a short time: wait a moment"
        if scope["path"].endswith(MAKING) and not hall.tables.take(address):
            return 429, "too many new tables from your address today: play at those you have"
    elif scope["path"].startswith(READING):
        cost = THINKING if scope["path"].endswith(("/thoughts", "/hindsight")) else 1
        if not hall.reads.take(address, cost):
            return 429, "too many looks at stored games in a short time: wait a moment"
    return None
