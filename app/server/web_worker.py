"""gunicorn's threaded worker, with a bound on how long a request may take to arrive.

gunicorn waits for the rest of a head or body for ever, in a thread: a few hundred connections with half a request would
hold all of them. Connections that wait for a thread count as arriving: else as many again would hold all once more.
"""

import socket
import threading
import time
from concurrent.futures import Future
from contextlib import suppress

from gunicorn.workers.gthread import TConn, ThreadWorker

from app.counting.web_rows import enter_row
from app.server.farewells import Farewells

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

    def begin(self, connection: socket.socket) -> None:
        """Bound the time that bytes may be read from the connection for, from now on."""
        with self._lock:
            self._begun[connection] = time.monotonic()

    def end(self, connection: socket.socket) -> None:
        """Forget the connection, from which nothing is read now."""
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
        """Start what looks after connections in the worker's own process."""
        enter_row()
        self._arrivals = Arrivals()
        self._arrivals.start()
        self._farewells = Farewells()
        self._farewells.start()
        super().init_process()  # type: ignore[no-untyped-call]

    def enqueue_req(self, conn: TConn) -> None:
        """Let a connection on which something may have arrived wait for one of the worker's threads."""
        self._arrivals.begin(conn.sock)
        super().enqueue_req(conn)  # type: ignore[no-untyped-call]

    def handle(self, conn: TConn) -> object:
        """Read a request and answer it, in one of the worker's threads."""
        try:
            return super().handle(conn)  # type: ignore[no-untyped-call]
        finally:
            self._arrivals.end(conn.sock)

    def finish_request(self, conn: TConn, fs: Future[object]) -> None:
        """Go on with a connection after its answer, in the loop that accepts others: nothing may wait here."""
        if fs.cancelled() or fs.exception() is not None or fs.result():
            super().finish_request(conn, fs)  # type: ignore[no-untyped-call]
            return
        self.nr_conns -= 1
        self._farewells.add(conn.sock)
