"""Six pastes and six workbooks made to cost as much as they can, sent at once by one member while visitors read.

    python -m tests.load.uploads

Visitors are read twice, without and with the uploads. Needs `make build`; ends by itself.
"""

import http.client
import json
import re
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from pathlib import Path

from app.content.sheets.read_sheets import XLSX_TYPE
from tests.app.desk.api.test_reading_process import COSTS_LITTLE, TAKES_TOO_MUCH
from tests.bench.figure import Figure, report
from tests.factories.members import add_member
from tests.load.site import site_under_load, web_master
from tests.load.visitors.asking import HOST, ask
from tests.load.visitors.readers import Readers

LIMIT_S = 120
SECONDS = 15.0
MEMBER = "asha@example.in"
DESK = "/api/figures/ace-strategy"
READERS, PAUSE_S = 8, 0.05
MOST_ADDED_MS, ANSWERED_WITHIN_S, MOST_RESIDENT_MB = 50.0, 15.0, 200
ANSWERS = {200, 422, 429}
PASTE = json.dumps({"text": "(" * 130_000}).encode()


def main() -> None:
    """Measure and print."""
    books = [TAKES_TOO_MUCH["main part elsewhere"](), COSTS_LITTLE["long string"]()]
    uploads = [(f"{DESK}/pasted", "application/json", PASTE)] * 6
    uploads += [(f"{DESK}/sheet", XLSX_TYPE, book) for book in books * 3]
    with site_under_load(LIMIT_S) as stack:
        cookie = sign_in(stack.port, add_member(stack.environment, MEMBER))
        alone, beside = Readers(stack.port, READERS, pause_s=PAUSE_S), Readers(stack.port, READERS, pause_s=PAUSE_S)
        with alone.reading():
            time.sleep(SECONDS)
        before_mb, ended = memory_mb(web_master(stack)), threading.Event()
        most = ThreadPoolExecutor(1).submit(most_memory_mb, web_master(stack), ended)
        with beside.reading(), ThreadPoolExecutor(len(uploads)) as members:
            answers = list(members.map(lambda upload: send(stack.port, cookie, *upload), uploads))
            time.sleep(max(0.0, SECONDS - max(seconds for _, seconds in answers)))
        ended.set()
        statuses = Counter(status for status, _ in answers)
        added_ms = beside.tally.percentile_ms(95) - alone.tally.percentile_ms(95)
        report(
            [
                *beside.figures("pages beside uploads"),
                Figure(
                    "p95 of pages beside uploads, added", added_ms, "ms", MOST_ADDED_MS, beside=alone.tally.in_words()
                ),
                Figure(
                    "uploads answered otherwise", sum(s not in ANSWERS for s, _ in answers), "", 0, beside=f"{statuses}"
                ),
                Figure("slowest upload", max(seconds for _, seconds in answers), "s", ANSWERED_WITHIN_S),
                Figure("largest process", most.result(), "MB", MOST_RESIDENT_MB),
                Figure("web processes afterwards, grown", sum(memory_mb(web_master(stack))) - sum(before_mb), "MB", 10),
            ]
        )


def sign_in(port: int, password: str) -> str:
    """Return the cookie of the session."""
    answer = ask(port, "/api/login", method="POST", fields={"username": MEMBER, "password": password})
    found = re.search(rb"(?i)set-cookie: *([^;\r]+)", answer.head)
    assert found is not None, answer
    return found[1].decode()


def send(port: int, cookie: str, path: str, media_type: str, body: bytes) -> tuple[int, float]:
    """Return the status of the answer and the seconds until it came."""
    begun_s = time.monotonic()
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    connection.request("POST", path, body, {"Cookie": cookie, "Content-Type": media_type, "X-Requested-With": "panel"})
    reply = connection.getresponse()
    reply.read()
    connection.close()
    return reply.status, time.monotonic() - begun_s


def memory_mb(pid: int) -> list[float]:
    """Return the current memory of a process and all its descendants."""
    status = ""
    with suppress(OSError):
        status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)
    with suppress(OSError):
        children = [
            Path(f"/proc/{pid}/task/{task.name}/children").read_text().split()
            for task in Path(f"/proc/{pid}/task").iterdir()
        ]
        below = chain.from_iterable(memory_mb(int(child)) for child in chain.from_iterable(children))
        return [int(found[1]) / 1024, *below] if found else []
    return []


def most_memory_mb(pid: int, ended: threading.Event) -> float:
    """Return the highest memory of the process tree until the event."""
    most = 0.0
    while not ended.wait(0.05):
        most = max([most, *memory_mb(pid)])
    return most


if __name__ == "__main__":
    main()
