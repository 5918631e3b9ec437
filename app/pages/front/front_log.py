"""The front's request line: same keys as the Flask log's, formatted by hand because it is on the fastest path."""

import atexit
import io
import itertools
import json
import secrets
import select
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from app.web.request_log import ACCEPTABLE_ID, loggable_path

WriteLine = Callable[[bytes], object]

WRITE_EVERY_S = 0.1


class BatchedLines:
    """Writes lines from any thread, several in one write: a write for each would cost a tenth of a stored page.

    Whole lines are written, up to what a pipe takes undivided (PIPE_BUF, pipe(7)): processes share it.
    """

    def __init__(self, descriptor: int) -> None:
        self._buffer = io.BufferedWriter(io.FileIO(descriptor, "wb", closefd=False), select.PIPE_BUF)
        self._is_running = False

    def add(self, line: bytes) -> None:
        """Have a line written within WRITE_EVERY_S. A log that cannot be written costs no visitor the page."""
        with suppress(OSError):
            self._buffer.write(line)
        if not self._is_running:
            self._is_running = True
            threading.Thread(target=self._run, name="request-lines", daemon=True).start()
            atexit.register(self.flush)

    def flush(self) -> None:
        """Write the waiting lines."""
        with suppress(OSError):
            self._buffer.flush()

    def _run(self) -> None:
        while True:
            time.sleep(WRITE_EVERY_S)
            self.flush()


stdout_lines = BatchedLines(1)
"""A process has one standard output, whatever apps it builds one after the other."""


class FrontLog:
    """Makes request ids and writes one JSON line per answer."""

    def __init__(self, *, enabled: bool, write: WriteLine = stdout_lines.add) -> None:
        self._enabled = enabled
        self._write = write
        self._prefix = secrets.token_hex(5)
        self._numbers = itertools.count(1)
        self._second = 0
        self._stamp = ""

    def request_id(self, received: str | None) -> str:
        """Return the caller's id if it is plain, otherwise a new one: random prefix per process and a number."""
        if received is not None and ACCEPTABLE_ID.fullmatch(received):
            return received
        return f"{self._prefix}{next(self._numbers):06x}"

    def answered(self, method: str, path: str, status: int, *, started_s: float, request_id: str, extra: str) -> None:
        """Write the line. `path` must be one of our own paths: it is not escaped. `extra` is further JSON members."""
        if not self._enabled:
            return
        now_s = time.time()
        milliseconds = (time.perf_counter() - started_s) * 1000
        self._write(
            f'{{"level":"INFO","logger":"request","message":"request","time":"{self._time(now_s)}","method":"{method}",'
            f'"path":"{path}","status":{status},"duration_ms":{milliseconds:.2f},"request_id":"{request_id}"{extra}}}\n'.encode()
        )

    def refused_host(self, request_id: str, path: str) -> None:
        """Write the line of a request for a foreign host, whose path may hold anything."""
        shown = json.dumps(loggable_path(path)[:200])[1:-1]
        extra = ',"reason":"foreign host"'
        self.answered("-", shown, 400, started_s=time.perf_counter(), request_id=request_id, extra=extra)

    def _time(self, now_s: float) -> str:
        second = int(now_s)
        if second != self._second:
            self._stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
            self._second = second
        return f"{self._stamp}.{int(now_s * 1000) % 1000:03d}+00:00"
