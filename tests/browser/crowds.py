"""Crowded tables: what comes over the wire is changed on its way, so that any position can be looked at."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, WebSocketRoute

View = dict[str, Any]
FIRST_NEW = 9000
DUDES = ("01023", "01015", "01050", "01017", "01037", "01018", "01021", "01016", "01047", "01044")
"""Dudes with names and texts of all lengths."""


def altered(context: BrowserContext, alter: Callable[[View], None], *scenes: dict[str, Any]) -> None:
    """Let the browsers of this context see the first view of a table changed, and then these scenes."""
    rewritten(context, lambda state: alter(state["view"]), *scenes)


def rewritten(
    context: BrowserContext, rewrite: Callable[[dict[str, Any]], None], *scenes: dict[str, Any]
) -> None:
    """The same for the whole state: the view, and the words that go with it."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "full" and found["state"]["view"]:
                rewrite(found["state"])
                socket.send(json.dumps(found))
                if scenes:
                    socket.send(json.dumps({"type": "update", "patch": [], "scenes": scenes}))
                return
            socket.send(message)

        server.on_message(hear)

    context.route_web_socket("**/ws/**", pass_on)


def add_dudes(view: View, place: int, count: int, seats: tuple[int, ...]) -> list[int]:
    """So many more stand at a place, turn and turn about of these players; gives their numbers."""
    made = []
    for step in range(count):
        number = FIRST_NEW + len(view["cards"])
        seat = seats[step % len(seats)]
        view["cards"][str(number)] = {
            "id": number,
            "code": DUDES[number % len(DUDES)],
            "zone": "play",
            "owner": seat,
            "controller": seat,
            "location": place,
            "bullets": step % 4,
            "stud": step % 2 == 0,
            "influence": step % 3,
            "booted": step % 3 == 2,
        }
        made.append(number)
    return made


def fill(view: View, place: int, count: int, seats: tuple[int, ...]) -> None:
    """So many stand at a place in the end."""
    here = [card for card in view["cards"].values() if stands_at(card, place)]
    add_dudes(view, place, max(0, count - len(here)), seats)


def stands_at(card: View, place: int) -> bool:
    return card["zone"] == "play" and card.get("location") == place and "stud" in card
