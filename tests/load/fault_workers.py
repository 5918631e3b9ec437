"""Send 2,000 queries while web workers are killed at random; then count what was kept.

    python tests/load/fault_workers.py [queries] [seconds between kills]

Starts a site of its own on loopback with an SQLite file, and ends it. Prints how many acknowledged queries are missing
and how many are stored twice: both must be 0.
"""

import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.e2e.stack import Stack, build_flavour, start_stack

SENDERS = 16
ATTEMPTS = 40
OK = (200, 201)
LIMIT_S = 300


class Killer(threading.Thread):
    """Kills one random child of the web server every `pause_s`, until told to stop."""

    def __init__(self, master_pid: int, pause_s: float) -> None:
        super().__init__(daemon=True)
        self.kills = 0
        self._master_pid = master_pid
        self._pause_s = pause_s
        self._stopped = threading.Event()

    def run(self) -> None:
        children = Path(f"/proc/{self._master_pid}/task/{self._master_pid}/children")
        while not self._stopped.wait(self._pause_s):
            workers = children.read_text().split()
            if workers:
                os.kill(int(random.choice(workers)), signal.SIGKILL)
                self.kills += 1

    def stop(self) -> None:
        self._stopped.set()
        self.join()


def send(port: int, number: int) -> str | None:
    """Send one query until it is acknowledged; return its id, or None when it never was."""
    body = json.dumps({"name": f"Visitor {number}", "phone": "+919876543210", "email": f"v{number}@example.in"})
    headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
    for _ in range(ATTEMPTS):
        connection = HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("POST", "/api/contact", body, headers)
            reply = connection.getresponse()
            found = json.loads(reply.read())
            if reply.status in OK:
                return str(found["_id"])
        except (OSError, HTTPException, ValueError):
            time.sleep(0.05)
        finally:
            connection.close()
    return None


def measure(stack: Stack, queries: int, pause_s: float) -> int:
    """Return 0 when nothing was lost or doubled."""
    killer = Killer(int((stack.folder / "web.pid").read_text()), pause_s)
    started_s = time.monotonic()
    killer.start()
    with ThreadPoolExecutor(SENDERS) as pool:
        ids = list(pool.map(lambda number: send(stack.port, number), range(queries)))
    killer.stop()
    with sqlite3.connect(stack.folder / "site.sqlite3") as database:
        stored = [row[0] for row in database.execute("SELECT id FROM lead")]
        emails = database.execute("SELECT count(DISTINCT email) FROM lead").fetchone()[0]
        integrity = database.execute("PRAGMA integrity_check").fetchone()[0]
    acknowledged = {found for found in ids if found is not None}
    lost, doubled = len(acknowledged - set(stored)), len(stored) - emails
    print(f"{queries} sent in {time.monotonic() - started_s:.1f} s, {killer.kills} workers killed")  # noqa: T201
    print(f"acknowledged {len(acknowledged)}, never acknowledged {ids.count(None)}")  # noqa: T201
    print(f"acknowledged and missing {lost}, stored twice {doubled}, integrity {integrity}")  # noqa: T201
    return 0 if lost == doubled == 0 and integrity == "ok" else 1


def main() -> int:
    queries = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    pause_s = float(sys.argv[2]) if len(sys.argv) > 2 else 1.5
    signal.alarm(LIMIT_S)
    with tempfile.TemporaryDirectory(prefix="fault-workers-") as name:
        folder = Path(name)
        stack = start_stack(folder, build_flavour("production", folder / "build"))
        try:
            return measure(stack, queries, pause_s)
        finally:
            stack.stop()


if __name__ == "__main__":
    sys.exit(main())
