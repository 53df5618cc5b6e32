"""Who asks, and of whom: the hall and the guest behind a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State

from gomorra.server.hall import Hall
from gomorra.server.http.sessions import COOKIE, Guest

YEAR = 31_536_000
Asked = Request[Any, Any, State]


def hall_of(request: Asked) -> Hall:
    hall: Hall = request.app.state["hall"]
    return hall


def guest_of(request: Asked) -> Guest:
    return hall_of(request).sessions.read(request.cookies.get(COOKIE))


def cookie_for(request: Asked, guest: Guest) -> Cookie:
    """The cookie that makes a guest the same person next time."""
    hall = hall_of(request)
    return Cookie(
        key=COOKIE,
        value=hall.sessions.write(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookies,
        path="/",
    )
