"""A made-up API for the panel; each test sets its answers."""

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route, expect

NEWEST = datetime(2025, 5, 31, 12, 12, tzinfo=UTC)
HOSTILE = '<img src="x" onerror="window.hacked = true"><script>window.hacked = true</script>'

Answer = tuple[int, Any]
OpenPanel = Callable[..., Page]
# Answers requests about the desk by method, address and body; None for all others.
Desk = Callable[[str, str | None], Answer | None]


def record(number: int) -> dict[str, Any]:
    return {
        "_id": f"{number:024x}",
        "name": f"Visitor {number}",
        "email": f"visitor.{number}@example.com",
        "phone": "+919810000118",
        "message": HOSTILE if number == 2 else None,
        "createdAt": (NEWEST - timedelta(hours=number)).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "seenAt": None if number <= 3 else "2025-05-31T13:00:00Z",
        "suspected": number == 4,
    }


MEMBER: dict[str, Any] = {"username": "a", "name": "", "mayApprove": True, "managesMembers": False}
QUIET_MAIL = {
    "configured": True,
    "state": "ok",
    "waiting": 0,
    "oldestWaitingMinutes": None,
    "lastSeenAt": "2025-05-31T12:00:00Z",
    "deadTotal": 0,
    "deadLetters": [],
}


GAPS = [
    {
        "title": "Photographs and names of people",
        "missing": [f"Person {number}" for number in range(1, 9)],
        "entered": "the words of the page on the team",
        "section": "words",
        "subject": "team",
    },
    {
        "title": "Somebody who gets a mail",
        "missing": ["No address is set"],
        "entered": "the machine's settings",
        "section": None,
        "subject": None,
    },
]


def dead_letter(number: int) -> dict[str, Any]:
    return {
        "_id": f"{number:024x}",
        "queryId": f"{number:024x}",
        "kind": "contact" if number % 2 else "speak",
        "createdAt": "2025-05-30T12:00:00Z",
        "failedAt": "2025-05-31T12:00:00Z",
        "attempts": 31,
        "reason": "the server refused every recipient: 550 5.1.1 … recipient address rejected: user unknown in table",
    }


@dataclass
class Interface:
    """Answers like the real API; `asked` lists every request as method and address.

    `faults` stand before it: a text is sent as it is, and status 0 is no answer at all. `desk` answers for editions.
    """

    is_signed_in: bool = True
    contact: list[dict[str, Any]] = field(default_factory=lambda: [record(number) for number in range(1, 61)])
    mail: dict[str, Any] = field(default_factory=lambda: dict(QUIET_MAIL))
    waiting: list[dict[str, Any]] = field(default_factory=list)
    faults: dict[str, Answer] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    desk: Desk | None = None

    def answer(self, route: Route) -> None:
        request = route.request
        address = urlsplit(request.url)
        name = f"{request.method} {address.path}"
        self.asked.append(f"{request.method} {address.path}" + (f"?{address.query}" if address.query else ""))
        status, body = self.faults.get(name) or self._answer(name, parse_qs(address.query), request.post_data)
        if status == 0:
            return route.abort()
        text = body if isinstance(body, str) else json.dumps(body)
        return route.fulfill(status=status, content_type="application/json", body="" if body is None else text)

    def _answer(self, name: str, query: dict[str, list[str]], body: str | None) -> Answer:
        if name == "POST /api/login":
            self.is_signed_in = json.loads(body or "{}")["password"] == "right"
            return (200, MEMBER) if self.is_signed_in else (401, {"message": "Wrong email or password."})
        if not self.is_signed_in:
            return 401, {"message": "Not signed in."}
        if name == "POST /api/logout":
            self.is_signed_in = False
        if name == "POST /api/logout" or name.endswith("/seen"):
            return 204, None
        at_desk = None if self.desk is None else self.desk(name, body)
        return self._read(name, query) if at_desk is None else at_desk

    def _read(self, name: str, query: dict[str, list[str]]) -> Answer:
        lists = {"GET /api/contact-data": ("contact", self.contact), "GET /api/speak-data": ("speak", [])}
        if name in lists:
            return 200, self._page(*lists[name], query)
        if name == "GET /api/launch":
            return 200, {"gaps": GAPS}
        return 200, MEMBER if name == "GET /api/me" else self._dashboard()

    def _page(self, key: str, records: list[dict[str, Any]], query: dict[str, list[str]]) -> dict[str, Any]:
        left = [each for each in records if query.get("q", [""])[0].casefold() in each["name"].casefold()]
        if query.get("sort") == ["oldest"]:
            left = left[::-1]
        start = int(base64.b64decode(query["cursor"][0])) if "cursor" in query else 0
        end = start + int(query["limit"][0])
        cursor = base64.b64encode(str(end).encode()).decode() if end < len(left) else None
        return {key: left[start:end], "total": len(left), "nextCursor": cursor}

    def _dashboard(self) -> dict[str, Any]:
        counts = {"today": 1, "last7Days": 12, "last30Days": 40, "total": len(self.contact), "unseen": 3}
        days = [{"date": f"2025-05-{day:02}", "contact": day % 5, "speak": day % 2} for day in range(2, 32)]
        newest = [{**each, "listName": "contact"} for each in self.contact[:5]]
        sign_ins = [{"username": "a@example.com", "at": "2025-05-31T12:00:00Z", "outcome": "ok"}]
        return {
            "mail": self.mail,
            "waiting": self.waiting,
            "oldFigures": {"limitDays": 45, "strategies": []},
            "stats": {"contact": counts, "speak": dict.fromkeys(counts, 0)},
            "recent": {"queries": newest, "signIns": sign_ins},
            "performance": {"medianMinutesToFirstOpen": 42.4, "queriesPerDay": days},
        }


def open_contact(open_panel: OpenPanel, **options: Any) -> Page:
    page = open_panel("/admin/dashboard", **options)
    expect(page.get_by_role("heading", name="Dashboard Stats")).to_be_visible()
    if page.get_by_role("button", name="Menu").is_visible():
        page.get_by_role("button", name="Menu").click()
    page.get_by_label("Admin Panel").get_by_role("link", name="Contact Query").click()
    expect(page.get_by_text("1–25 of 60")).to_be_visible()
    return page


def rows(page: Page) -> list[str]:
    return page.locator("tbody button").all_inner_texts()
