"""How long queries take to leave the real server as files, when the first byte comes, and how its memory grows.

    python -m tests.bench.staff_export [--database sqlite|postgresql] [--queries 100000]

Gunicorn with one worker on a database of its own. Each file is taken twice, of a tenth of the queries and of all, and
thrown away. Ends by itself.
"""

import http.client
import json
import os
import tempfile
import threading
import time
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from app.database.extensions import db
from app.forms.declared import ADVISOR, CONTACT
from tests.app.databases import app_on, upgrade
from tests.bench.figure import Figure, report
from tests.bench.mixed_visitor import MEMBER
from tests.bench.own_memory import memory_of_mib
from tests.bench.query_lists import database_url
from tests.bench.query_rows import fill, settle
from tests.factories.members import add_member
from tests.factories.processes import Server, running_web, web_environment

LARGEST_DIFFERENCE_MIB = 8.0
LARGEST_FIRST_BYTE_MS = 1000
LOOK_PAUSE_S = 0.05
NO_RENDERER = 9
# The other list has a tenth of the queries.
LISTS = {"a tenth": "speak", "all": "contact"}


@dataclass(frozen=True)
class Taken:
    """The costs of one file. `grown_mib` is the worker's highest memory above the value before."""

    first_byte_s: float
    seconds: float
    size_bytes: int
    grown_mib: float

    @property
    def mb_per_s(self) -> float:
        return self.size_bytes / 1e6 / self.seconds


def main() -> None:
    """Fill, take each file, compare."""
    parser = ArgumentParser()
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--queries", type=int, default=100_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_url(options.database) as url:
        make_database(url, options.queries)
        variables = {"DATABASE_URL": url, "WEB_WORKERS": "1", "WEB_THREADS": "4"}
        environment = os.environ | web_environment(Path(folder), NO_RENDERER) | variables
        password = add_member(environment, MEMBER)
        with running_web(Path(folder), renderer_port=NO_RENDERER, **variables) as server:
            cookie = sign_in(server, password)
            rows = f"{options.database}, {options.queries:,} queries"
            for file_format in ("csv", "xlsx"):
                report(measure(server, cookie, file_format, rows))


def make_database(url: str, queries: int) -> None:
    """Store contact queries, and a tenth as many advisor queries."""
    app = app_on(url)
    with app.app_context():
        upgrade(app)
        fill(CONTACT, queries)
        fill(ADVISOR, queries // 10)
        settle()
        db.engine.dispose()


def sign_in(server: Server, password: str) -> str:
    """Return the session's cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    headers = {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{server.port}"}
    connection.request("POST", "/api/login", json.dumps({"username": MEMBER, "password": password}), headers)
    reply = connection.getresponse()
    assert reply.status == 200, reply.read()
    return "; ".join(cookie.partition(";")[0] for cookie in reply.headers.get_all("Set-Cookie") or [])


def measure(server: Server, cookie: str, file_format: str, rows: str) -> list[Figure]:
    """Take the file of a tenth and of all."""
    taken = {name: take(server, cookie, f"/api/{kind}-data/export.{file_format}") for name, kind in LISTS.items()}
    for name, file in taken.items():
        print(
            f"{file_format} of {name}: first byte {file.first_byte_s * 1000:.0f} ms, {file.seconds:.1f} s, "
            f"{file.size_bytes / 1e6:.1f} MB, {file.mb_per_s:.1f} MB/s, memory +{file.grown_mib:.1f} MiB",
            flush=True,
        )
    whole, name = taken["all"], file_format.upper()
    first_byte_ms = max(file.first_byte_s for file in taken.values()) * 1000
    # A workbook is completed before it is sent.
    largest_first_byte_ms = LARGEST_FIRST_BYTE_MS if file_format == "csv" else None
    grown_mib = whole.grown_mib - taken["a tenth"].grown_mib
    return [
        Figure(f"{name} export, rate: {rows}", whole.mb_per_s, "MB/s", beside=f"{whole.seconds:.1f} s"),
        Figure(f"{name} export, first byte: {rows}", first_byte_ms, "ms", largest_first_byte_ms),
        Figure(f"{name} export, memory all need more than a tenth", max(grown_mib, 0.0), "MiB", LARGEST_DIFFERENCE_MIB),
    ]


def take(server: Server, cookie: str, path: str) -> Taken:
    """Read a file as it arrives and discard it; meanwhile measure the worker's memory."""
    worker = worker_of(server)
    before_mib, highest_mib, ended = memory_of_mib(worker), 0.0, threading.Event()

    def watch() -> None:
        nonlocal highest_mib
        while not ended.wait(LOOK_PAUSE_S):
            highest_mib = max(highest_mib, memory_of_mib(worker))

    watcher = threading.Thread(target=watch)
    watcher.start()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    started_s = time.perf_counter()
    connection.request("GET", path, headers={"Cookie": cookie})
    reply = connection.getresponse()
    assert reply.status == 200, reply.read()
    size = len(reply.read(1))
    first_byte_s = time.perf_counter() - started_s
    while piece := reply.read(1 << 16):
        size += len(piece)
    seconds = time.perf_counter() - started_s
    ended.set()
    watcher.join()
    return Taken(first_byte_s, seconds, size, max(highest_mib - before_mib, 0.0))


def worker_of(server: Server) -> int:
    """Return the id of gunicorn's only worker."""
    [worker] = server.workers()
    return worker


if __name__ == "__main__":
    main()
