"""Connections that have had their last answer, ended without keeping anybody waiting.

A connection that is closed while bytes of its client lie unread is reset, and the answer's end may be lost: so the
server ends its side, and reads until the client has ended the other (RFC 9112, 9.6). gunicorn does that in the loop
that accepts connections, for two seconds where a client is slow: a few of those would hold up everybody.
"""

import selectors
import socket
import threading
import time
from collections import OrderedDict
from contextlib import suppress

PATIENCE_S = 2.0
MOST = 256
_LOOK_EVERY_S = 0.2
_PIECE_BYTES = 65_536


class Farewells:
    """Ends connections, in a thread of its own, when the client has, after `patience_s`, or when `most` others came."""

    def __init__(self, patience_s: float = PATIENCE_S, most: int = MOST) -> None:
        self._patience_s = patience_s
        self._most = most
        self._lock = threading.Lock()
        self._poller = selectors.DefaultSelector()
        self._deadlines_s: OrderedDict[socket.socket, float] = OrderedDict()

    def start(self) -> None:
        """Attend to the connections from now on. Call it in the worker, after the fork."""
        threading.Thread(target=self._run, name="farewells", daemon=True).start()

    def add(self, connection: socket.socket) -> None:
        """End our side of the connection now, and all of it soon."""
        try:
            connection.shutdown(socket.SHUT_WR)
            connection.setblocking(False)
        except OSError:
            # The client was quicker.
            connection.close()
            return
        with self._lock:
            self._poller.register(connection, selectors.EVENT_READ)
            self._deadlines_s[connection] = time.monotonic() + self._patience_s
            if len(self._deadlines_s) > self._most:
                self._close(next(iter(self._deadlines_s)))

    def attend(self) -> None:
        """Read what came, and close what is over."""
        with self._lock:
            for key, _ in self._poller.select(0):
                connection = key.fileobj
                if isinstance(connection, socket.socket) and _has_ended(connection):
                    self._close(connection)
            now_s = time.monotonic()
            for connection in [late for late, deadline_s in self._deadlines_s.items() if deadline_s <= now_s]:
                self._close(connection)

    def _close(self, connection: socket.socket) -> None:
        del self._deadlines_s[connection]
        self._poller.unregister(connection)
        connection.close()

    def _run(self) -> None:
        while True:
            # Waits outside the lock; what is added meanwhile wakes it.
            self._poller.select(_LOOK_EVERY_S)
            self.attend()


def _has_ended(connection: socket.socket) -> bool:
    """Throw away what came; return whether nothing more will."""
    with suppress(BlockingIOError):
        try:
            return not connection.recv(_PIECE_BYTES)
        except ConnectionError:
            return True
    return False
