"""Counts and logs what the front answered, in its own thread, for speed; the keys are the Flask log's."""

import atexit
import itertools
import json
import logging
import os
import secrets
import select
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from prometheus_client import Counter

from app.web.request_log import ACCEPTABLE_ID, loggable_path

MakeLine = Callable[[], bytes]

_log = logging.getLogger(__name__)

WRITE_EVERY_S = 0.1
MOST_WAITING = 20_000


class BatchedLines:
    """Takes lines from any thread; a thread of its own makes and writes them.

    Whole lines are written, several at once, up to what a pipe takes undivided (PIPE_BUF, pipe(7)): processes share it.
    While nothing can be written, the newest MOST_WAITING lines are kept.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._waiting: deque[MakeLine] = deque(maxlen=MOST_WAITING)
        self._is_running = False
        self._lock = threading.Lock()

    def add(self, make_line: MakeLine) -> None:
        """Have a line made and written within WRITE_EVERY_S. A log that cannot be written costs no visitor the page."""
        self._waiting.append(make_line)
        if not self._is_running:
            self._start()

    def flush(self) -> None:
        """Write the waiting lines."""
        with self._lock:
            part = b""
            try:
                while self._waiting:
                    line = self._waiting.popleft()()
                    if len(part) + len(line) > select.PIPE_BUF:
                        self._write(part)
                        part = b""
                    part += line
            finally:
                if part:
                    self._write(part)

    def _write(self, part: bytes) -> None:
        with suppress(OSError):
            os.write(self._descriptor, part)

    def _start(self) -> None:
        with self._lock:
            if self._is_running:
                return
            self._is_running = True
        threading.Thread(target=self._run, name="request-lines", daemon=True).start()
        atexit.register(self.flush)

    def _run(self) -> None:
        while True:
            time.sleep(WRITE_EVERY_S)
            try:
                self.flush()
            except Exception:
                _log.exception("an answer was neither counted nor logged")


stdout_lines = BatchedLines(1)
"""A process has one standard output, whatever apps it builds one after the other."""


class _Answer(NamedTuple):
    method: str
    path: str
    status: int
    ended_s: float
    milliseconds: float
    request_id: str
    extra: str


class FrontLog:
    """Makes request ids; counts each answer and writes one JSON line for it, unless lines are not `enabled`."""

    def __init__(self, *, enabled: bool, add_line: Callable[[MakeLine], None] = stdout_lines.add) -> None:
        self._enabled = enabled
        self._add_line = add_line
        self._prefix = secrets.token_hex(5)
        self._numbers = itertools.count(1)
        self._second = 0
        self._stamp = ""

    def request_id(self, received: str | None) -> str:
        """Return the caller's id if it is plain, otherwise a new one: random prefix per process and a number."""
        if received is not None and ACCEPTABLE_ID.fullmatch(received):
            return received
        return f"{self._prefix}{next(self._numbers):06x}"

    def answered(
        self, counter: Counter, method: str, path: str, status: int, *, started_s: float, request_id: str, extra: str
    ) -> None:
        """Count and log an answer: `path` is not escaped, `extra` is JSON, `started_s` is of time.perf_counter()."""
        milliseconds = (time.perf_counter() - started_s) * 1000
        answer = _Answer(method, path, status, time.time(), milliseconds, request_id, extra)
        self._add_line(partial(self._count_and_format, counter, answer))

    def refused_host(self, counter: Counter, request_id: str, path: str) -> None:
        """Count and log a request for a foreign host, whose path may hold anything."""
        shown = json.dumps(loggable_path(path)[:200])[1:-1]
        extra = ',"reason":"foreign host"'
        started_s = time.perf_counter()
        self.answered(counter, "-", shown, 400, started_s=started_s, request_id=request_id, extra=extra)

    def _count_and_format(self, counter: Counter, answer: _Answer) -> bytes:
        counter.inc()
        if not self._enabled:
            return b""
        return (
            f'{{"level":"INFO","logger":"request","message":"request","time":"{self._time(answer.ended_s)}",'
            f'"method":"{answer.method}","path":"{answer.path}","status":{answer.status},'
            f'"duration_ms":{answer.milliseconds:.2f},"request_id":"{answer.request_id}"{answer.extra}}}\n'
        ).encode()

    def _time(self, now_s: float) -> str:
        second = int(now_s)
        if second != self._second:
            self._stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
            self._second = second
        return f"{self._stamp}.{int(now_s * 1000) % 1000:03d}+00:00"
