"""A made-up desk API for words, with the forms and the words of the shipped content."""

import json
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from app.content.composing.desk.words_schema import value_schema
from app.content.reading.overlay.words_sections import SECTIONS, WordsSection, find_section
from tests.e2e.staff.desk_interface import NOTHING_FOUND, VARIANT, edition
from tests.e2e.staff.panel_interface import Answer
from tests.factories.shipped_content import shipped_words


@dataclass
class WordsDesk:
    """The API's answers about one section. `saved` has the body of every save, `steps` the requested steps."""

    section_id: str
    value: Any = None
    open: dict[str, Any] | None = None
    findings: dict[str, Any] = field(default_factory=lambda: deepcopy(NOTHING_FOUND))
    saved: list[Any] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        section = find_section(self.section_id)
        assert section is not None
        self.section = section
        self.value = shipped_words(section) if self.value is None else self.value

    def __call__(self, name: str, body: str | None) -> Answer | None:
        method, path = name.split(" ")
        if path == "/api/words":
            return 200, {
                "today": "2026-07-03",
                "contentFaults": [],
                "subjects": [self._listed(one) for one in SECTIONS],
            }
        if path == f"/api/words/{self.section_id}":
            return 200, self._desk()
        if path == f"/api/words/{self.section_id}/editions":
            self.open = edition(kind="words", subject=self.section_id, asOn=None)
            return 201, {"edition": self.open}
        if not path.startswith(VARIANT):
            return None
        if method == "GET":
            return 200, {"edition": self.open, "data": {"value": self.value}}
        return self._step(method, path.removeprefix(f"{VARIANT}/"), json.loads(body or "{}"))

    def _step(self, method: str, step: str, sent: dict[str, Any]) -> Answer:
        assert self.open is not None
        if method == "PUT":
            self.saved.append(sent["data"])
            self.value = sent["data"]["value"]
            self.open |= {"revision": self.open["revision"] + 1}
            return 200, {"edition": self.open}
        self.steps.append(step)
        if step == "check":
            return 200, self.findings
        self.open |= {"state": "proposed", "proposedBy": "a", "proposedAt": "2026-07-03T06:00:00Z"}
        return 200, {"edition": self.open}

    def _listed(self, section: WordsSection) -> dict[str, Any]:
        names = {"subject": section.id, "title": section.title, "group": section.group}
        figures = {"asOn": None, "ageDays": None, "stated": "none"}
        opened = self.open if section.id == self.section_id else None
        return {**names, **figures, "number": 0, "edition": opened, "originalsChanged": section.id == "site/claims"}

    def _desk(self) -> dict[str, Any]:
        placeholders = {"pmsMinimum": "₹50 lakh", "hours": "Monday 9 AM–6 PM"}
        subject = {
            "kind": "words",
            "subject": self.section_id,
            "title": self.section.title,
            "page": self.section.page,
            "valueSchema": {**value_schema(self.section), "placeholders": placeholders},
            "data": {"value": self.value},
            "number": 0,
            "originalsChanged": False,
        }
        return {"subject": subject, "open": self.open, "history": []}
