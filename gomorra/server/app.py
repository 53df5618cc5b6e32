"""The application: routes, storage, guards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from gomorra.server.hall import Hall
from gomorra.server.http import docs_page, files, returning
from gomorra.server.http import lobby as resources
from gomorra.server.http.failures import HANDLERS
from gomorra.server.http.guard import Guard, add_headers
from gomorra.server.laboratory import resources as laboratory
from gomorra.server.library import resources as library
from gomorra.server.limits import LARGEST_BODY
from gomorra.server.replays import resources as replay_resources
from gomorra.server.rooms.socket import table_socket
from gomorra.server.settings import Settings
from gomorra.server.workshop import resources as workshop


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    hall: Hall = app.state["hall"]
    await hall.begin()
    try:
        yield
    finally:
        await hall.end()


def make_app(settings: Settings) -> Litestar:
    """The web application with these settings."""
    return Litestar(
        route_handlers=[
            *resources.ALL,
            *returning.ALL,
            *replay_resources.ALL,
            *library.ALL,
            *workshop.ALL,
            *laboratory.ALL,
            *docs_page.ALL,
            *files.ALL,
            table_socket,
        ],
        middleware=[Guard()],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        lifespan=[_life],
        state=State({"hall": Hall(settings), "pages": files.read_build(settings.web or files.DIST)}),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Gomorra",
            version="1",
            description="The HTTP part of the protocol; docs/protocol.md describes the WebSocket.",
            path="/api/schema",
            render_plugins=[],
        ),
    )
