"""Reload the web server three times (SIGHUP) while pages are read and queries are sent; count what failed.

    python tests/load/reloads.py [seconds]

Starts a site of its own on loopback with an SQLite file, and ends it. Every request opens a connection of its own, as
first visits do. Prints requests, failures and what is missing from the database: both must be 0.
"""

import json
import os
import signal
import sqlite3
import sys
import tempfile
import threading
import time
import uuid
from collections import Counter
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.e2e.stack import Stack, build_flavour, start_stack

PAGES = ("/", "/nri/nri-faqs", "/portfolio_services/ace-strategy", "/contact")
READERS = 8
WRITERS = 4
RELOADS = 3
LIMIT_S = 300


class Load:
    """Visitors until told to stop; `counts` has one entry for each kind of outcome."""

    def __init__(self, port: int) -> None:
        self.counts: Counter[str] = Counter()
        self.acknowledged: set[str] = set()
        self.stopped = threading.Event()
        self._port = port
        self._lock = threading.Lock()

    def read(self, number: int) -> None:
        """Read page after page."""
        while not self.stopped.is_set():
            number += 1
            self._count(self._ask("GET", PAGES[number % len(PAGES)], None, {})[0] == 200, "page")

    def write(self, number: int) -> None:
        """Send query after query."""
        while not self.stopped.is_set():
            number += 1
            body = json.dumps({"name": "Visitor", "phone": "+919876543210", "email": f"v{uuid.uuid4().hex}@example.in"})
            status, answer = self._ask("POST", "/api/contact", body, {"Content-Type": "application/json"})
            self._count(status == 201, "query")
            if status == 201:
                with self._lock:
                    self.acknowledged.add(json.loads(answer)["_id"])

    def _ask(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> tuple[int, bytes]:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=20)
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            return reply.status, reply.read()
        except (OSError, HTTPException):
            return 0, b""
        finally:
            connection.close()

    def _count(self, is_right: bool, kind: str) -> None:
        with self._lock:
            self.counts[kind if is_right else f"failed {kind}"] += 1


def measure(stack: Stack, seconds: float) -> int:
    """Return 0 when no request failed and no acknowledged query is missing."""
    load = Load(stack.port)
    threads = [threading.Thread(target=load.read, args=(number,)) for number in range(READERS)]
    threads += [threading.Thread(target=load.write, args=(number,)) for number in range(WRITERS)]
    for thread in threads:
        thread.start()
    master = int((stack.folder / "web.pid").read_text())
    for _ in range(RELOADS):
        time.sleep(seconds / (RELOADS + 1))
        os.kill(master, signal.SIGHUP)
    time.sleep(seconds / (RELOADS + 1))
    load.stopped.set()
    for thread in threads:
        thread.join()
    with closing(sqlite3.connect(stack.folder / "site.sqlite3")) as database:
        stored = {row[0] for row in database.execute("SELECT id FROM lead")}
    failed = load.counts["failed page"] + load.counts["failed query"]
    missing = len(load.acknowledged - stored)
    print(f"{load.counts['page']} pages, {load.counts['query']} queries over {RELOADS} reloads")  # noqa: T201
    print(f"failed {failed}, acknowledged and missing {missing}")  # noqa: T201
    return 0 if failed == missing == 0 else 1


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 24.0
    # An exception, not the signal's default: the site it started must end with it.
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"not done within {LIMIT_S} s"))
    signal.alarm(LIMIT_S)
    with tempfile.TemporaryDirectory(prefix="reloads-") as name:
        folder = Path(name)
        stack = start_stack(folder, build_flavour("production", folder / "build"))
        try:
            return measure(stack, seconds)
        finally:
            stack.stop()


if __name__ == "__main__":
    sys.exit(main())
