"""A draft begins with what is published now, also where this process has not composed it yet."""

from dataclasses import dataclass
from typing import cast

from app.content.editions.desk_subject import DeskSubject
from app.content.editions.published import Kind
from app.content.snapshots.snapshot import ContentSnapshot
from app.extensions import db
from app.staff.editions.services import NOT_HERE_YET
from tests.app.staff.editions.desk_app import add_desk, small_snapshot
from tests.app.staff.editions.test_desk import begin, member, post, slug, step
from tests.app.staff.staff_app import build_staff_app


@dataclass
class LateContent:
    """The content of a process that has a publication ready after some more looks."""

    looks_left: int
    number: int = 1

    def desk_subject(self, kind: Kind, subject: str) -> DeskSubject:
        found = small_snapshot().desk_subject(kind, subject)
        if self.looks_left == 0:
            return found.model_copy(update={"number": self.number, "data": {**found.data, "note": "published"}})
        self.looks_left -= 1
        return found


def test_a_draft_begun_right_after_a_publication_holds_it(database_url: str) -> None:
    late = LateContent(looks_left=1_000_000)
    flask_app = build_staff_app(database_url)
    add_desk(flask_app, snapshot=lambda: cast(ContentSnapshot, late))
    asha = member(flask_app, "asha@firm.example", may_approve=True)
    bela = member(flask_app, "bela@firm.example", may_approve=True)
    edition, _ = begin(asha)
    step(bela, step(asha, edition, "propose")["edition"], "approve")
    refused = post(asha, f"/api/figures/{slug()}/editions", {}, 503)
    assert refused["message"] == NOT_HERE_YET
    late.looks_left = 2
    _, data = begin(asha)
    assert data["note"] == "published"
    with flask_app.app_context():
        db.engine.dispose()
