"""`gomorra serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gomorra.cli import CommandLineError

if TYPE_CHECKING:
    from gomorra.server.settings import Settings


Data = Annotated[
    Path | None, typer.Option("--data", help="The folder for tables and games; your data folder by default.")
]


def command(
    *,
    host: Annotated[
        str, typer.Option(help="The address to listen on; only this machine by default.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8777,
    data: Data = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Play in the browser: start the table.

    GOMORRA_DATABASE names a PostgreSQL database instead of the SQLite file in the data folder,
    GOMORRA_REDIS a Redis server through which several processes share the tables,
    GOMORRA_PROXIES the addresses of proxies that may say from where a request comes.
    """
    import uvicorn

    from gomorra.server.app import make_app
    from gomorra.server.http.logs import LOGGING
    from gomorra.server.http.sockets import Sockets
    from gomorra.server.storage.inspection import make_ready

    settings = settings_for(data)
    asyncio.run(make_ready(settings))
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=LOGGING,
        access_log=verbose,
        ws=Sockets,
        ws_max_size=300_000,
        ws_ping_interval=20,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    try:
        sockets = [config.bind_socket()]
    except SystemExit as error:
        raise CommandLineError(
            f"cannot listen on {host}:{port}; is another one running? Try --port"
        ) from error
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104 - only compared
    address = f"http://{shown}:{sockets[0].getsockname()[1]}"
    typer.echo(f"The table is open at {address}  (stop with Ctrl-C)")
    if open_browser:
        timer = threading.Timer(1.0, webbrowser.open, [address])
        timer.daemon = True
        timer.start()
    server.run(sockets=sockets)


def settings_for(data: Path | None) -> Settings:
    """The settings of this machine, with this data folder."""
    from gomorra.server.settings import from_environment

    return from_environment(data if data is not None else default_data())


def default_data() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("gomorra", appauthor=False)
