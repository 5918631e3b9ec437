"""Visitors who send queries all day, beside what an operator does."""

import http.client
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.proc import children
from tests.waiting import LIMIT_S

CLIENTS = 16
PAUSE_S = 1.2
ATTEMPTS = 60
CREATED, REPEATED, BUSY = 201, 200, 503


@dataclass
class Visitors:
    """Sixteen clients that post numbered queries, each until it is acknowledged.

    `acknowledged` holds the id of each query by its e-mail address, `answers` counts statuses, `cuts` are the
    attempts whose connection broke off without an answer: when each began, and when the visitor saw it.
    """

    port: int
    acknowledged: dict[str, str] = field(default_factory=dict)
    answers: dict[int, int] = field(default_factory=dict)
    cuts: list[tuple[float, float]] = field(default_factory=list)
    given_up: list[str] = field(default_factory=list)
    acknowledged_before_copy: dict[str, str] = field(default_factory=dict)
    _stopped: threading.Event = field(default_factory=threading.Event)
    _gave_up: threading.Event = field(default_factory=threading.Event)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Post while the block runs; afterwards every started query has its answer."""
        threads = [threading.Thread(target=self._write, args=(number,)) for number in range(CLIENTS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            for thread in threads:
                thread.join()

    def stop_asking(self) -> None:
        """Give up the unanswered queries, because the server will not come back."""
        self._gave_up.set()

    def _write(self, client: int) -> None:
        number = 0
        while not self._stopped.is_set():
            self._send(f"client{client}.query{number}@example.in")
            number += 1
            self._stopped.wait(PAUSE_S)

    def _send(self, email: str) -> None:
        body = json.dumps({"name": "Asha Rao", "phone": "+919876543210", "email": email, "message": None})
        headers = {"Content-Type": "application/json", "Idempotency-Key": email}
        for _ in range(ATTEMPTS):
            if self._gave_up.is_set():
                break
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT_S)
            begun_s = time.monotonic()
            try:
                connection.request("POST", "/api/contact", body, headers)
                reply = connection.getresponse()
                found = json.loads(reply.read())
            except (OSError, http.client.HTTPException):
                with self._lock:
                    self.cuts.append((begun_s, time.monotonic()))
                time.sleep(0.1)
                continue
            finally:
                connection.close()
            with self._lock:
                self.answers[reply.status] = self.answers.get(reply.status, 0) + 1
                if reply.status in {CREATED, REPEATED}:
                    self.acknowledged[email] = str(found["_id"])
                    return
        with self._lock:
            self.given_up.append(email)


def kill_a_worker(web_pid: int) -> float:
    """Kill one web worker; return the time. The master starts another one."""
    worker = children(web_pid)[0]
    killed_at_s = time.monotonic()
    os.kill(worker, signal.SIGKILL)
    return killed_at_s


def free_port() -> int:
    """Return a free loopback port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
