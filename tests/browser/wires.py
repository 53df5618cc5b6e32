"""A browser into whose connection a test may speak: what the server would say at a moment that is rare."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, WebSocketRoute

Browsers = Callable[..., BrowserContext]


class Prompter:
    """Makes browsers as the fixture does, and says things to the last of them in the server's name."""

    def __init__(self, context: Browsers, alter: Callable[[dict[str, Any]], None] | None = None) -> None:
        """What comes at first may be changed as well."""
        self._context = context
        self._alter = alter
        self._wires: list[WebSocketRoute] = []

    def __call__(self, **options: Any) -> BrowserContext:
        made = self._context(**options)
        made.route_web_socket("**/ws/**", self._join)
        return made

    def _join(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(server.send)
        server.on_message(lambda message: wire.send(self._heard(message)))
        self._wires.append(wire)

    def _heard(self, message: str | bytes) -> str | bytes:
        if self._alter is None:
            return message
        found = json.loads(message)
        if found["type"] == "full" and found["state"]["view"]:
            self._alter(found["state"]["view"])
        return json.dumps(found)

    def say(self, message: dict[str, Any]) -> None:
        self._wires[-1].send(json.dumps(message))

    def stage(self, *scenes: dict[str, Any], lines: list[dict[str, Any]] | None = None) -> None:
        """Something that happened, and what the log tells of it."""
        self.say({"type": "update", "patch": [], "lines": lines or [], "scenes": list(scenes)})


def taken(event: int, place: int, title: str, seat: int, *changes: str) -> dict[str, Any]:
    """News about whose a deed is."""
    scene = {"kind": "play", "text": "", "hands": [], "winner": -1, "by_itself": True, "code": "01001"}
    return (
        scene
        | {"event": event, "title": title, "seat": seat, "card": place, "targets": [place]}
        | {"changes": list(changes)}
    )
