"""What a request hears when something is wrong: a status and a sentence; what we did not expect is in the log."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from gomorra.server.http.jobs import TooBusy
from gomorra.server.protocol.pages import Problem
from gomorra.server.storage.tables import StorageError
from gomorra.server.tables.deck_choice import UnusableDeck
from gomorra.server.tables.table import NotYours, TableError

logger = logging.getLogger("gomorra.server")
NOT_STORED = "The storage of this server does not answer just now; please try again in a moment."
UNEXPECTED = "Something went wrong on the server. It has been written into its log."
Asked = Request[Any, Any, Any]


def _problem(status: int, detail: str) -> Response[Problem]:
    return Response(Problem(status, detail), status_code=status, media_type="application/json")


def refused(_: Asked, error: Exception) -> Response[Problem]:
    """Something that cannot be done."""
    status = 403 if isinstance(error, NotYours) else 503 if isinstance(error, TooBusy) else 400
    return _problem(status, str(error)[:2000])


def not_stored(request: Asked, error: Exception) -> Response[Problem]:
    """The database did not take or give what was asked."""
    logger.error("%s %s: %s", request.method, request.url.path[:80], error)
    return _problem(503, NOT_STORED)


def unexpected(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours."""
    if isinstance(error, HTTPException):
        return Response(
            Problem(error.status_code, error.detail, error.extra or None),
            status_code=error.status_code,
            headers=error.headers,
            media_type="application/json",
        )
    logger.error("%s %s failed", request.method, request.url.path[:80], exc_info=error)
    return _problem(500, UNEXPECTED)


HANDLERS: Any = {
    TableError: refused,
    UnusableDeck: refused,
    StorageError: not_stored,
    Exception: unexpected,
}
