"""A made-up desk API for one strategy: an edition is drafted, saved, checked, proposed and approved."""

import json
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from tests.e2e.staff.panel_interface import Answer

SLUG = "ace-strategy"
BELA = "bela@firm.example"
VARIANT = "/api/editions/e1"
SAVED = "All changes saved."
HOSTILE_COMPANY = '<img src="x" onerror="window.hacked = true">'
COMPLETE = {"refusal": None, "verdict": "complete"}
SUMS = [
    {"name": "topTenPercent", "label": "Top 10 (%)"},
    {"name": "topFiveSectorsPercent", "label": "Top 5 sectors (%)"},
    {"name": "equityPercent", "label": "Equity (%)"},
]
NOTHING_FOUND: dict[str, Any] = {"faults": [], "questions": [], "changes": [], "approval": COMPLETE}


def series_rows(months: int) -> list[list[str]]:
    days = [f"{2001 + month // 12}-{month % 12 + 1:02}-28" for month in range(months)]
    return [[day, f"{100 + month}", f"{100 + month / 2}"] for month, day in enumerate(days)]


def figures() -> dict[str, Any]:
    """Return a month: a series of 72 rows, a portfolio of three."""
    return {
        "asOn": "2026-05-31",
        "source": None,
        "datasets": {
            "growth": {
                "kind": "series",
                "basis": "Before tax",
                "columns": ["date", "portfolio", "benchmark"],
                "rows": series_rows(72),
                "statedReturns": [{"period": "1Y", "portfolioPercent": "12.3", "benchmarkPercent": "11.0"}],
                "statedMultiple": None,
            },
            "holdings": {
                "kind": "holdings",
                "basis": "Share of assets",
                "columns": ["company", "sector", "size", "weightPercent"],
                "rows": [
                    ["Kaveri Bank", "Banks", "large", "60"],
                    [HOSTILE_COMPANY, "Metals", "mid", "30"],
                    ["Cash", "", "cash", "10"],
                ],
                "stated": {
                    "topTenPercent": "90",
                    "topFiveSectorsPercent": None,
                    "equityPercent": None,
                    "marketCap": None,
                    "bands": [],
                },
            },
        },
        "terms": {"stocks": "2", "exitLoad": "None"},
        "metrics": {"risk-ratios": {"items": {"Beta": "1.02", "Std. deviation": "12"}}},
        "note": None,
    }


def edition(**changes: Any) -> dict[str, Any]:
    people = {
        "changedAt": "2026-07-03T05:30:00Z",
        "createdBy": "a",
        "changedBy": "a",
        "authors": ["a"],
        "approvals": [],
    }
    reasons = {"number": None, "note": None, "why": None, "againOf": None}
    untaken = dict.fromkeys(["proposedBy", "proposedAt", "approvedBy", "publishAt", "publishedAt"])
    flags = {"approvedAlone": False}
    names = {"id": "e1", "kind": "figures", "subject": SLUG, "asOn": "2026-05-31"}
    return {**names, "state": "draft", "revision": 1, **people, **reasons, **untaken, **flags, **changes}


@dataclass
class FiguresDesk:
    """The API's answers about one strategy. `saved` has the body of every save, `steps` the requested steps."""

    open: dict[str, Any] | None = None
    data: dict[str, Any] = field(default_factory=figures)
    findings: dict[str, Any] = field(default_factory=lambda: deepcopy(NOTHING_FOUND))
    history: list[dict[str, Any]] = field(default_factory=list)
    reading: dict[str, Any] | None = None
    content_faults: list[str] = field(default_factory=list)
    saved: list[dict[str, Any]] = field(default_factory=list)
    steps: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def __call__(self, name: str, body: str | None) -> Answer | None:
        method, path = name.split(" ")
        if method == "GET":
            return self._read(path)
        if path in (f"/api/figures/{SLUG}/sheet", f"/api/figures/{SLUG}/pasted"):
            self.steps.append((path, {}))
            return (422, {"message": "The file is empty"}) if self.reading is None else (200, self.reading)
        if path == "/api/editions/p1/check":
            return 200, self.findings
        sent = json.loads(body or "{}") if path.startswith(("/api/figures", "/api/editions")) else {}
        if path == f"/api/figures/{SLUG}/editions":
            self.open = edition()
            return 201, {"edition": self.open}
        if path == f"/api/figures/{SLUG}/again":
            self.steps.append(("again", sent))
            self.open = edition(state="proposed", againOf=sent["number"], why=sent["why"])
            return 201, {"edition": self.open}
        return self._step(method, path.removeprefix(f"{VARIANT}/"), sent) if path.startswith(VARIANT) else None

    def _read(self, path: str) -> Answer | None:
        if path == "/api/figures":
            return 200, self._overview()
        if path == f"/api/figures/{SLUG}":
            return 200, self._desk()
        if path == f"{VARIANT}/live":
            return 200, {"isLive": True}
        if path == VARIANT:
            return 200, {"edition": self.open, "data": self.data}
        return None

    def _step(self, method: str, step: str, sent: dict[str, Any]) -> Answer:
        assert self.open is not None
        if method == "PUT":
            if sent["revision"] != self.open["revision"]:
                return 409, {"message": "Somebody else saved this draft meanwhile: load it again."}
            self.saved.append(sent["data"])
            self.data = sent["data"]
            self.open |= {"revision": self.open["revision"] + 1, "asOn": sent["data"]["asOn"]}
            return 200, {"edition": self.open}
        self.steps.append((step, sent))
        if step == "check":
            return 200, self.findings
        if step == "preview":
            saved_at = self.open["changedAt"]
            return 200, {"address": "/preview/token", "savedAt": saved_at, "endsAt": "2026-07-10T06:00:00Z"}
        later = sent.get("publishAt")
        ends: dict[str, dict[str, Any]] = {
            "propose": {"state": "proposed", "proposedBy": "a", "proposedAt": "2026-07-03T06:00:00Z"},
            "send-back": {"state": "draft"},
            "discard": {"state": "discarded"},
            "approve": {"state": "scheduled" if later else "published", "publishAt": later, "number": 1},
        }
        self.open |= ends[step]
        return 200, {"edition": self.open}

    def _overview(self) -> dict[str, Any]:
        ages = [("Zenith", "all", 121), ("Meridian", "all", 46), ("Bharat", "none", None)]
        others = [
            {"subject": name.lower(), "title": name, "group": None, "asOn": days and "2026-05-31", "ageDays": days}
            | {"stated": stated, "edition": None}
            | {"number": 1, "originalsChanged": name == "Bharat"}
            for name, stated, days in ages
        ]
        own = {"subject": SLUG, "title": "ACE strategy", "group": None, "asOn": "2026-05-31"}
        mine = {**own, "ageDays": 33, "stated": "some", "edition": self.open}
        mine |= {"number": len(self.history), "originalsChanged": False}
        faults = {"contentFaults": self.content_faults}
        return {"today": "2026-07-03", **faults, "subjects": [*others, mine]}

    def _desk(self) -> dict[str, Any]:
        data = figures()
        titles = {"growth": "Growth", "holdings": "Holdings"}
        subject = {
            "kind": "figures",
            "subject": SLUG,
            "title": "ACE strategy",
            "page": "/portfolio_services/ace",
            "data": data,
            "number": len(self.history),
            "originalsChanged": False,
            "datasets": [
                {"id": name, "title": titles[name], "kind": cells["kind"], "columns": cells["columns"]}
                | {"stated": SUMS if cells["kind"] == "holdings" else []}
                for name, cells in data["datasets"].items()
            ],
            "terms": [{"name": "stocks", "label": "Stocks"}, {"name": "exitLoad", "label": "Exit load"}],
            "metrics": [{"id": "risk-ratios", "title": "Risk ratios", "labels": ["Beta", "Std. deviation"]}],
        }
        is_open = self.open and self.open["state"] in ("draft", "proposed", "scheduled")
        return {"subject": subject, "open": self.open if is_open else None, "history": self.history}
