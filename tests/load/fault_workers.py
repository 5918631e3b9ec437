"""Send 2,000 queries while web workers are killed at random; then count what was kept.

    python tests/load/fault_workers.py [queries] [seconds between kills] [fewest kills]

Starts a site of its own on loopback with an SQLite file, and ends it. Goes on sending until so many workers were
killed. Prints how many acknowledged queries are missing, how many are stored twice, and how many answers were server
errors: all must be 0. A connection that a kill cut has no answer; its query is sent again under the same key.
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
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.e2e.stack import Stack, build_flavour, start_stack

SENDERS = 16
ATTEMPTS = 40
OK = (200, 201)
SERVER_ERROR = 500
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


class Sender:
    """Sends queries and counts what came back: `errors` are answers of 5xx, `cuts` connections without an answer."""

    def __init__(self, port: int) -> None:
        self.errors = 0
        self.cuts = 0
        self._port = port
        self._lock = threading.Lock()

    def send(self, number: int) -> str | None:
        """Send one query until it is acknowledged; return its id, or None when it never was."""
        body = json.dumps({"name": f"Visitor {number}", "phone": "+919876543210", "email": f"v{number}@example.in"})
        headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
        for _ in range(ATTEMPTS):
            reply = self._post(body, headers)
            if reply is not None and reply[0] in OK:
                return str(json.loads(reply[1])["_id"])
            time.sleep(0.05)
        return None

    def _post(self, body: str, headers: dict[str, str]) -> tuple[int, bytes] | None:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=40)
        try:
            connection.request("POST", "/api/contact", body, headers)
            reply = connection.getresponse()
            answer = reply.status, reply.read()
        except (OSError, HTTPException):
            with self._lock:
                self.cuts += 1
            return None
        finally:
            connection.close()
        with self._lock:
            self.errors += answer[0] >= SERVER_ERROR
        return answer


def measure(stack: Stack, queries: int, pause_s: float, fewest_kills: int) -> int:
    """Return 0 when nothing was lost or doubled and no answer was a server error."""
    killer, sender = Killer(int((stack.folder / "web.pid").read_text()), pause_s), Sender(stack.port)
    started_s, ids, sent = time.monotonic(), list[str | None](), 0
    killer.start()
    with ThreadPoolExecutor(SENDERS) as pool:
        while sent < queries or killer.kills < fewest_kills:
            ids += pool.map(sender.send, range(sent, sent + SENDERS))
            sent += SENDERS
    killer.stop()
    with closing(sqlite3.connect(stack.folder / "site.sqlite3")) as database:
        stored = [row[0] for row in database.execute("SELECT id FROM lead")]
        emails = database.execute("SELECT count(DISTINCT email) FROM lead").fetchone()[0]
        integrity = database.execute("PRAGMA integrity_check").fetchone()[0]
    acknowledged = {found for found in ids if found is not None}
    lost, doubled = len(acknowledged - set(stored)), len(stored) - emails
    print(f"{sent} sent in {time.monotonic() - started_s:.1f} s, {killer.kills} workers killed")  # noqa: T201
    print(f"acknowledged {len(acknowledged)}, never acknowledged {ids.count(None)}, cut {sender.cuts}")  # noqa: T201
    print(f"missing {lost}, stored twice {doubled}, 5xx {sender.errors}, integrity {integrity}")  # noqa: T201
    return 0 if lost == doubled == sender.errors == 0 and integrity == "ok" else 1


def main() -> int:
    queries = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    pause_s = float(sys.argv[2]) if len(sys.argv) > 2 else 1.5
    fewest_kills = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    # An exception, not the signal's default: the site it started must end with it.
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"not done within {LIMIT_S} s"))
    signal.alarm(LIMIT_S)
    with tempfile.TemporaryDirectory(prefix="fault-workers-") as name:
        folder = Path(name)
        stack = start_stack(folder, build_flavour("production", folder / "build"))
        try:
            return measure(stack, queries, pause_s, fewest_kills)
        finally:
            stack.stop()


if __name__ == "__main__":
    sys.exit(main())
