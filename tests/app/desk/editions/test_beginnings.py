"""A draft begins with what is published now, also where this process has not composed it yet."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from flask import Flask

from app.content.editions.published import DeskSubject, Kind, cause_of
from app.content.errors import Fault
from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.editions.services import NOT_HERE_YET
from tests.app.desk.editions.desk_app import DIGEST, add_desk, send, small_snapshot
from tests.app.desk.editions.test_desk import BELA, begin, slug, step
from tests.app.members.staff_app import ASHA, signed_in_client


@dataclass
class LateContent:
    """The content of a process that has a publication ready after some more looks."""

    looks_left: int
    number: int = 1

    def desk_subjects(self, kind: Kind) -> list[DeskSubject]:
        return [self.desk_subject(kind, each.subject) for each in small_snapshot().desk_subjects(kind)]

    def desk_subject(self, kind: Kind, subject: str) -> DeskSubject:
        found = small_snapshot().desk_subject(kind, subject)
        if self.looks_left == 0:
            return found.model_copy(update={"number": self.number, "data": {**found.data, "note": "published"}})
        self.looks_left -= 1
        return found


def test_a_draft_begun_right_after_a_publication_holds_it(app: Flask, quick_hashing: None, tmp_path: Path) -> None:
    late = LateContent(looks_left=1_000_000)
    add_desk(app, tmp_path, snapshot=lambda: cast(ContentSnapshot, late))
    asha, bela = (signed_in_client(app, email, may_approve=True) for email in (ASHA, BELA))
    edition, _ = begin(asha)
    step(bela, step(asha, edition, "propose")["edition"], "approve")
    refused = send(asha, "POST", f"/api/figures/{slug()}/editions", {}, 503)
    assert refused["message"] == NOT_HERE_YET
    late.looks_left = 2
    _, data = begin(asha)
    assert data["note"] == "published"


def test_a_folder_that_changed_below_what_is_published_is_told_and_can_be_settled(
    app: Flask, quick_hashing: None, tmp_path: Path
) -> None:
    """The content in use is that of before, and so is what it says the folder holds; the fault says what it holds."""
    content = LateContent(looks_left=1_000_000)
    judge = add_desk(app, tmp_path, snapshot=lambda: cast(ContentSnapshot, content))
    asha = signed_in_client(app, ASHA, may_approve=True)
    step(asha, step(asha, begin(asha)[0], "propose")["edition"], "approve")
    content.looks_left = 0
    assert send(asha, "GET", "/api/figures")["contentFaults"] == []
    fault = Fault(f"content/strategies/{slug()}.yaml", 1, "", "made on others", cause_of("figures", slug(), DIGEST))
    judge.content_faults = [fault]
    listed = send(asha, "GET", "/api/figures")
    assert listed["contentFaults"] == [str(fault)]
    assert {each["slug"]: each["baseChanged"] for each in listed["strategies"]}[slug()] is True
    edition, _ = begin(asha)
    assert edition["baseChanged"] is True
    assert step(asha, edition, "take-base")["edition"]["baseChanged"] is False
