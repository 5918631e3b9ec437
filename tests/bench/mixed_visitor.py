"""A visitor and a staff member in one thread, who use everything the site offers in turn, at a limited pace."""

import json
import random
import sys
import threading
import uuid
from collections import Counter
from collections.abc import Callable, Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlencode

ROOT = Path(__file__).parents[2]
MEMBER = "soak@example.in"
# Two threads at this pace leave most of a core free.
PAUSE_S = 0.02
PAGES = ("/", "/nri/nri-faqs", "/contact", "/portfolio_services", "/pms/performance", "/aif/returns", "/no-such-page")
STRATEGIES = ("ace-strategy", "largecap-strategy", "contra-strategy", "growth-fund")
COMPARED = "/portfolio_services/compare"
LISTS = ("/api/contact-data", "/api/contact-data?search=visitor", "/api/dashboard", "/api/me")
EXPORTS = ("/api/contact-data/export.csv", "/api/contact-data/export.xlsx")


class MixedVisitor:
    """`counts` has how often each thing was done, and how many answers were "wrong"."""

    def __init__(self, port: int, password: str, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self._port = port
        self._password = password
        self._dice = random.Random(seed)
        self._cookies: dict[str, str] = {}

    def run(self, stopped: threading.Event) -> None:
        """Do one thing after another until stopped."""
        deeds: dict[Callable[[], None], int] = {
            self._read_page: 60,
            self._compare: 8,
            self._filter: 4,
            self._send_query: 6,
            self._fail_form: 3,
            self._sign_in: 4,
            self._fail_to_sign_in: 2,
            self._read_list: 10,
            self._export: 3,
        }
        self._sign_in()
        while not stopped.wait(PAUSE_S):
            self._dice.choices(list(deeds), weights=list(deeds.values()))[0]()

    def _read_page(self) -> None:
        path = self._dice.choice([*PAGES, *(f"/portfolio_services/{slug}" for slug in STRATEGIES)])
        self._ask("page", "GET", path, 404 if path == PAGES[-1] else 200)

    def _compare(self) -> None:
        query = urlencode([("strategy", slug) for slug in self._dice.sample(STRATEGIES, 3)])
        self._ask("comparison", "GET", f"{COMPARED}?{query}", 200)

    def _filter(self) -> None:
        self._ask("filtered list", "GET", "/portfolio_services?horizon=five", 200)

    def _send_query(self) -> None:
        query = {"name": "Visitor", "phone": "+919876543210", "email": f"v{uuid.uuid4().hex}@example.in"}
        self._ask("query", "POST", "/api/contact", 201, query)

    def _fail_form(self) -> None:
        self._ask("faulty form", "POST", "/contact", 422, {"name": "V"}, is_form=True)

    def _sign_in(self) -> None:
        self._ask("sign-in", "POST", "/api/login", 200, {"username": MEMBER, "password": self._password})

    def _fail_to_sign_in(self) -> None:
        nobody = {"username": f"{uuid.uuid4().hex}@example.in", "password": "wrong"}
        self._ask("failed sign-in", "POST", "/api/login", 401, nobody)

    def _read_list(self) -> None:
        self._ask("list", "GET", self._dice.choice(LISTS), 200)

    def _export(self) -> None:
        self._ask("export", "GET", self._dice.choice(EXPORTS), 200)

    def _ask(
        self, kind: str, method: str, path: str, status: int, fields: Mapping[str, str] = {}, *, is_form: bool = False
    ) -> None:
        body = (urlencode(fields) if is_form else json.dumps(fields)) if fields else None
        media_type = "application/x-www-form-urlencoded" if is_form else "application/json"
        headers = {"Content-Type": media_type} if fields else {}
        headers["Accept-Encoding"] = "gzip, br"
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        # One connection for each request: a persistent one would always reach the same worker.
        connection = HTTPConnection("127.0.0.1", self._port, timeout=20)
        try:
            connection.request(method, path, body, headers)
            reply = connection.getresponse()
            reply.read()
        except (OSError, HTTPException) as error:
            self._count_wrong(f"{method} {path}: {error!r}")
            return
        finally:
            connection.close()
        self._keep_cookies(reply)
        self.counts[kind] += 1
        if reply.status != status:
            self._count_wrong(f"{method} {path}: {reply.status}")

    def _keep_cookies(self, reply: HTTPResponse) -> None:
        for line in reply.headers.get_all("Set-Cookie", []):
            self._cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}

    def _count_wrong(self, what: str) -> None:
        self.counts["wrong"] += 1
        print(what, file=sys.stderr)
