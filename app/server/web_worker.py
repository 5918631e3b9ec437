"""gunicorn's threaded worker, with a bound on how long a request may take to arrive.

gunicorn waits for the rest of a head or body for ever, in a thread: a few hundred connections with half a request would
hold all of them.
"""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from gunicorn.workers.gthread import TConn, ThreadWorker

from app.counting.web_rows import enter_row

ARRIVAL_LIMIT_S = 10.0
_LOOK_EVERY_S = 0.5


class Arrivals:
    """Connections a request is read from. What is older than the limit gets no more bytes from its client.

    An answer that takes longer is still sent whole: only reading ends, and with it the reuse of the connection.
    """

    def __init__(self, limit_s: float = ARRIVAL_LIMIT_S) -> None:
        self._limit_s = limit_s
        self._lock = threading.Lock()
        self._begun: dict[socket.socket, float] = {}

    def start(self) -> None:
        """Look at the connections from now on. Call it in the worker, after the fork."""
        threading.Thread(target=self._run, name="arrivals", daemon=True).start()

    @contextmanager
    def bounded(self, connection: socket.socket) -> Iterator[None]:
        """Bound the time that bytes may be read from the connection for."""
        with self._lock:
            self._begun[connection] = time.monotonic()
        try:
            yield
        finally:
            with self._lock:
                self._begun.pop(connection, None)

    def end_late(self) -> None:
        """End the reading of those that are over the limit: who waits for their bytes is told there are no more."""
        with self._lock:
            before_s = time.monotonic() - self._limit_s
            late = [connection for connection, begun_s in self._begun.items() if begun_s <= before_s]
            for connection in late:
                del self._begun[connection]
                # Under the lock: nobody closes it meanwhile, so that its number is not another connection's.
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RD)

    def _run(self) -> None:
        while True:
            time.sleep(_LOOK_EVERY_S)
            self.end_late()


class WebWorker(ThreadWorker):
    """The worker that `gunicorn.conf.py` names."""

    def init_process(self) -> None:
        """Start the watch in the worker's own process."""
        enter_row()
        self._arrivals = Arrivals()
        self._arrivals.start()
        super().init_process()  # type: ignore[no-untyped-call]

    def handle(self, conn: TConn) -> object:
        """Read a request and answer it, in one of the worker's threads."""
        with self._arrivals.bounded(conn.sock):
            return super().handle(conn)  # type: ignore[no-untyped-call]
