"""WebSockets as uvicorn opens them, with an answer also for whoever does not speak the language."""

from __future__ import annotations

import logging

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Sockets(WebSocketsSansIOProtocol):
    """Refuses a handshake that cannot be read (an address of more than 8 kB), which otherwise would wait for ever."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(TOO_LONG)
            self.transport.close()


class NoNoise(logging.Filter):
    """A browser that sends bytes which are no text is a line in the log, not a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.exc_info, tuple) and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True
