"""The front's request line: same keys as the Flask log's, formatted by hand because it is on the fastest path."""

import itertools
import json
import secrets
import time
from collections.abc import Callable

from app.web.request_log import ACCEPTABLE_ID, loggable_path

WriteLine = Callable[[bytes], object]


class FrontLog:
    """Makes request ids and writes one JSON line per answer."""

    def __init__(self, *, enabled: bool, write: WriteLine) -> None:
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
