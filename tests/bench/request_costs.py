"""What each kind of request costs the processes that answer it, on PostgreSQL: what docs/performance.md counts with.

    python -m tests.bench.request_costs [REQUESTS]

Needs `make build` and PostgreSQL. Starts a site of its own on loopback and ends it. Each kind is asked for over one
kept connection, one request after the other; printed is processor time, not waiting.
"""

import json
import tempfile
import uuid
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from itertools import combinations, cycle
from pathlib import Path

from tests.bench.figure import Figure, report
from tests.bench.mixed_visitor import MEMBER, STRATEGIES
from tests.bench.servers import PAGES, cpu_seconds
from tests.e2e.stack import Stack, build_flavour, start_stack
from tests.factories.members import add_member
from tests.postgres import Postgres, create_database, running_postgres
from tests.proc import children

COMPARED = "/portfolio_services/compare"
JSON = {"Content-Type": "application/json"}
WARM_UP = 8


@dataclass
class Client:
    """One persistent connection with the cookies of a signed-in member."""

    port: int
    password: str
    cookies: str = ""

    def __post_init__(self) -> None:
        self._connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        self._pairs = cycle(combinations(STRATEGIES, 2))

    def read(self, path: str) -> None:
        self._ask("GET", path, 200)

    def compare(self) -> None:
        first, second = next(self._pairs)
        self._ask("GET", f"{COMPARED}?strategy={first}&strategy={second}", 200)

    def send_query(self) -> None:
        query = {"name": "Visitor", "phone": "+919876543210", "email": f"v{uuid.uuid4().hex}@example.in"}
        self._ask("POST", "/api/contact", 201, query)

    def sign_in(self) -> None:
        self._ask("POST", "/api/login", 200, {"username": MEMBER, "password": self.password})

    def _ask(self, method: str, path: str, status: int, fields: Mapping[str, str] | None = None) -> None:
        body = None if fields is None else json.dumps(fields)
        headers = {"Accept-Encoding": "gzip, br", "Cookie": self.cookies, **(JSON if fields else {})}
        self._connection.request(method, path, body, headers)
        reply = self._connection.getresponse()
        reply.read()
        assert reply.status == status, f"{method} {path}: {reply.status}"
        found = [SimpleCookie(line) for line in reply.headers.get_all("Set-Cookie", [])]
        if found:
            self.cookies = "; ".join(f"{name}={morsel.value}" for one in found for name, morsel in one.items())


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser()
    parser.add_argument("requests", type=int, nargs="?", default=60)
    count = parser.parse_args().requests
    with tempfile.TemporaryDirectory(prefix="costs-") as name, running_postgres() as server:
        folder = Path(name)
        url = create_database(server.url, "costs")
        stack = start_stack(folder, build_flavour("production", folder / "build"), DATABASE_URL=url, WEB_WORKERS="1")
        try:
            report(measure(stack, server, count))
        finally:
            stack.stop()


def measure(stack: Stack, server: Postgres, count: int) -> list[Figure]:
    """Return the cost of each kind."""
    client = Client(stack.port, add_member(stack.environment, MEMBER))
    client.sign_in()
    kinds: dict[str, Callable[[], None]] = {
        "stored page": lambda: client.read(PAGES["FAQ"]),
        "kept comparison": client.compare,
        "query": client.send_query,
        "sign-in": client.sign_in,
        "panel's list": lambda: client.read("/api/contact-data?limit=50"),
        "dashboard": lambda: client.read("/api/dashboard"),
    }
    return [_cost(name, ask, stack, server, count) for name, ask in kinds.items()]


def _cost(name: str, ask: Callable[[], None], stack: Stack, server: Postgres, count: int) -> Figure:
    for _ in range(WARM_UP):
        ask()
    master = int((stack.folder / "web.pid").read_text())
    web, rows = _seconds(children(master)), _seconds(server.pids())
    for _ in range(count):
        ask()
    web_ms = (_seconds(children(master)) - web) * 1000 / count
    rows_ms = (_seconds(server.pids()) - rows) * 1000 / count
    beside = f"and PostgreSQL {rows_ms:.2f} ms"
    return Figure(f"processor time of the web process, {name}", web_ms, "ms", beside=beside)


def _seconds(pids: list[int]) -> float:
    return sum(map(cpu_seconds, pids))


if __name__ == "__main__":
    main()
