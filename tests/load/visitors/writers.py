"""Visitors who send queries, each until it is acknowledged, and the fate of these queries."""

import itertools
import threading
import time
from collections import Counter
from contextlib import AbstractContextManager

from tests.bench.figure import Figure
from tests.load.visitors.asking import NO_ANSWER, Answer, ask
from tests.load.visitors.crowd import crowd
from tests.load.visitors.tally import Tally
from tests.trials.test_working_day import stored_queries

ACKNOWLEDGED = {200, 201}
LATER = 503
PATIENCE_S = 60.0
RETRY_PAUSE_S = 0.1


class Writers:
    """This many threads, each of which sends one query after another, each query with a key of its own.

    `acknowledged` holds the id of each query by its e-mail address, `given_up` the addresses of those that never were;
    `statuses` counts answers, NO_ANSWER among them; `tally` holds every answer there was.
    """

    def __init__(self, port: int, threads: int = 4, *, pause_s: float = 0.05) -> None:
        self.acknowledged: dict[str, str] = {}
        self.given_up: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.tally = Tally()
        self._port = port
        self._threads = threads
        self._pause_s = pause_s
        self._numbers = itertools.count(1)
        self._stopped = threading.Event()
        self._lock = threading.Lock()

    def writing(self) -> AbstractContextManager[None]:
        """Send while the block runs; afterwards each started query has its answer, or was given up."""
        return crowd(self._threads, self._write, self._stopped)

    def post(self, email: str, **changes: str) -> Answer:
        """Send a query once, with the address as its key."""
        fields = {"name": "Asha Rao", "phone": "+919876543210", "email": email} | changes
        return ask(self._port, "/api/contact", method="POST", fields=fields, headers={"Idempotency-Key": email})

    def _write(self, _number: int) -> None:
        while not self._stopped.wait(self._pause_s):
            self._send(f"visitor{next(self._numbers)}@example.in")

    def _send(self, email: str) -> None:
        deadline_s = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline_s:
            answer = self.post(email)
            with self._lock:
                self.statuses[answer.status] += 1
            if answer.status != NO_ANSWER:
                self.tally.note(answer.seconds)
            if answer.status in ACKNOWLEDGED:
                self.acknowledged[email] = str(answer.json()["_id"])
                return
            time.sleep(RETRY_PAUSE_S)
        self.given_up.append(email)


def kept_figures(writers: Writers, database_url: str) -> list[Figure]:
    """Return the numbers of acknowledged queries that are missing, and of queries stored twice."""
    stored = stored_queries(database_url)
    missing = sum(query_id not in stored.get(email, []) for email, query_id in writers.acknowledged.items())
    doubled = sum(len(ids) - 1 for ids in stored.values())
    count_in_words = f"{len(writers.acknowledged):,} acknowledged"
    return [
        Figure("queries acknowledged and missing", missing, "", 0, beside=count_in_words),
        Figure("queries stored twice", doubled, "", 0, beside=f"{len(stored):,} stored"),
        Figure("queries never acknowledged", len(writers.given_up), "", 0),
    ]


def answer_figures(writers: Writers, slow_s: float) -> list[Figure]:
    """Return the numbers of answers that were neither "stored" nor "later", and of late ones."""
    others = {status: count for status, count in writers.statuses.items() if status not in ACKNOWLEDGED | {LATER}}
    count_in_words = f"{writers.statuses[LATER]:,} of 503; {writers.tally.in_words()}"
    wrong = "".join(f", {count} × {status or 'no answer'}" for status, count in others.items())
    return [
        Figure("queries answered neither stored nor 503", sum(others.values()), "", 0, beside=count_in_words + wrong),
        Figure(f"queries answered after more than {slow_s:g} s", writers.tally.slower_than(slow_s), "", 0),
    ]
