"""Logs that a person can read."""

from __future__ import annotations

from typing import Any

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s", "datefmt": "%H:%M:%S"}
    },
    "filters": {"brief": {"()": "gomorra.server.http.sockets.NoNoise"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["brief"]}},
    "loggers": {
        "gomorra": {"handlers": ["console"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        "uvicorn.access": {"handlers": ["console"], "level": "INFO", "propagate": False},
        "alembic": {"handlers": ["console"], "level": "WARNING", "propagate": False},
    },
}
"""For logging.config.dictConfig. No line holds a message, a hand, a token or a cookie."""
