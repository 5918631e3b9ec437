"""A draft begins with what is published now, even if this process has not composed it yet."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from flask import Flask

from app.content.editions.published import DeskSubject, Kind
from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.api.context import NOT_HERE_YET
from tests.app.desk.api.desk_app import add_desk, send, small_snapshot
from tests.app.desk.api.test_desk import BELA, begin, slug, step
from tests.app.desk.publishing.steps_taken import get_edition
from tests.app.members.staff_app import ASHA, signed_in_client

CHANGED = "e" * 64


@dataclass
class LateContent:
    """The content of a process that has a publication ready only after some polls."""

    looks_left: int
    number: int = 1
    originals_changed: bool = False
    further: dict[str, Any] = field(default_factory=dict)

    def desk_subjects(self, kind: Kind) -> list[DeskSubject]:
        return [self.desk_subject(kind, each.subject) for each in small_snapshot().desk_subjects(kind)]

    def desk_subject(self, kind: Kind, subject: str) -> DeskSubject:
        found = small_snapshot().desk_subject(kind, subject)
        if self.looks_left == 0:
            changes = {"number": self.number, "originals_changed": self.originals_changed}
            return found.model_copy(update={**changes, "data": {**found.data, "note": "published", **self.further}})
        self.looks_left -= 1
        return found


def test_a_draft_begun_right_after_a_publication_holds_it(app: Flask, tmp_path: Path) -> None:
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


def test_a_folder_that_changed_below_what_is_published_is_told_until_something_new_is_published(
    app: Flask, tmp_path: Path
) -> None:
    content = LateContent(looks_left=0, number=0)
    judge = add_desk(app, tmp_path, snapshot=lambda: cast(ContentSnapshot, content))
    asha, bela = (signed_in_client(app, email, may_approve=True) for email in (ASHA, BELA))
    edition = begin(asha)[0]
    judge.original_digest = CHANGED
    proposed = step(asha, edition, "propose")["edition"]
    step(bela, proposed, "approve")
    with app.app_context():
        assert get_edition(edition["id"]).original_digest == CHANGED
    content.originals_changed = True
    listed = send(asha, "GET", "/api/figures")["subjects"]
    assert {each["subject"]: each["originalsChanged"] for each in listed}[slug()] is True


def test_figures_that_nobody_has_stated_have_no_day(app: Flask, tmp_path: Path) -> None:
    own = small_snapshot().desk_subject("figures", slug())
    datasets = {name: {**cells, "rows": []} for name, cells in own.data["datasets"].items()}
    content = LateContent(looks_left=0)
    content.further = {"datasets": datasets}
    add_desk(app, tmp_path, snapshot=lambda: cast(ContentSnapshot, content))
    asha = signed_in_client(app, ASHA)
    listed = next(each for each in send(asha, "GET", "/api/figures")["subjects"] if each["subject"] == slug())
    assert (own.data["asOn"] != "", listed["asOn"], listed["ageDays"]) == (True, None, None)
