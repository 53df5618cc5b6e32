"""Whether a request comes from our own pages: other sites must not act in a guest's name."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from gomorra.server.settings import Settings


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Browsers name the origin of every WebSocket and every change; programs without one are no browsers."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
