"""Words over HTTP, judged and composed for real: changed by two members, seen on the page, and brought back."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.composing.compose import compose
from app.content.composing.compose_snapshot import compose_snapshot
from app.content.composing.desk.judge_candidate import judge
from app.content.content_store import ContentStore
from app.content.reading.loader import load_sources
from app.content.snapshots.snapshot import ContentSnapshot
from app.desk.api.context import DeskContext
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.watch import update_publications_file
from app.desk.routes import register_desk
from app.members.context import EXTENSION
from tests.app.content.small_site import TODAY, VARIANT, write_site
from tests.app.desk.api.desk_app import send
from tests.app.members.staff_app import signed_in_client


@dataclass
class Desk:
    """The desk over a folder of its own; publications are composed when they are requested."""

    flask_app: Flask
    content_dir: Path

    @property
    def publications_file(self) -> Path:
        return self.content_dir.parent / "current.json"

    def watch(self) -> None:
        with self.flask_app.app_context():
            update_publications_file(self.publications_file)

    def snapshot(self) -> ContentSnapshot:
        self.watch()
        folder = self.content_dir.parent / "snapshots"
        today, publications = (lambda: TODAY), self.publications_file
        store = ContentStore(
            self.content_dir, folder, VARIANT, publications_file=publications, today=today, compose=compose_snapshot
        )
        return store.snapshot

    def page(self, path: str) -> str:
        self.watch()
        composed = compose(load_sources(self.content_dir, self.publications_file), VARIANT, TODAY)
        return composed.request_json(path).decode()

    def member(self, email: str) -> FlaskClient:
        return signed_in_client(self.flask_app, email, may_approve=True)


@pytest.fixture
def desk(app: Flask, tmp_path: Path) -> Desk:
    desk = Desk(app, write_site(tmp_path))
    staff = app.extensions[EXTENSION]
    publishing = PublishingContext(
        desk.content_dir,
        desk.publications_file,
        VARIANT,
        judge=judge,
        now=staff.now,
    )
    register_desk(app, DeskContext(staff, publishing, desk.snapshot, list))
    return desk


def publish(author: FlaskClient, approver: FlaskClient, section: str, value: dict[str, Any]) -> dict[str, Any]:
    begun = send(author, "POST", f"/api/words/{section}/editions", {}, 201)
    path = f"/api/editions/{begun['edition']['id']}"
    saved = send(author, "PUT", path, {"revision": begun["edition"]["revision"], "data": {"value": value}})
    proposed = send(author, "POST", f"{path}/propose", {"revision": saved["edition"]["revision"]})
    approved = send(approver, "POST", f"{path}/approve", {"revision": proposed["edition"]["revision"]})
    return cast(dict[str, Any], approved["edition"])


def test_hours_and_an_answer_are_changed_by_two_members_and_brought_back(desk: Desk) -> None:
    asha, bela = desk.member("asha@firm.example"), desk.member("bela@firm.example")
    before = desk.page("/nri")
    shown = send(asha, "GET", "/api/words/site/contact")
    value = shown["subject"]["data"]["value"]
    assert shown["subject"]["valueSchema"]["placeholders"]["hours"] == "Monday 9:30 AM–6:30 PM"
    value["hours"] = {key: {"opens": "08:00", "closes": "20:00"} for key in ("monday", "tuesday")}
    assert publish(asha, bela, "site/contact", value)["number"] == 1
    assert "Monday to Tuesday" in desk.page("/nri")
    assert "8:00 AM–8:00 PM" in desk.page("/nri")
    questions = send(asha, "GET", "/api/words/faqs/nri")["subject"]["data"]["value"]["questions"]
    questions[0]["answer"] = "Whoever reads."
    publish(bela, asha, "faqs/nri", {"questions": questions})
    assert "Whoever reads." in desk.page("/nri")
    assert "2026-04-15" in desk.page("/nri"), "the publication is the review"
    for section in ("site/contact", "faqs/nri"):
        again = send(asha, "POST", f"/api/words/{section}/again", {"number": 0, "why": "a trial"}, 201)["edition"]
        send(bela, "POST", f"/api/editions/{again['id']}/approve", {"revision": again["revision"]})
    assert desk.page("/nri") == before


def test_faults_stand_at_the_fields_of_the_form(desk: Desk) -> None:
    asha = desk.member("asha@firm.example")
    begun = send(asha, "POST", "/api/words/faqs/nri/editions", {}, 201)
    path = f"/api/editions/{begun['edition']['id']}"
    value = send(asha, "GET", path)["data"]["value"]
    value["questions"][0]["answer"] = "# Loud"
    send(asha, "PUT", path, {"revision": 1, "data": {"value": value, "note": "asked by a client"}})
    found = send(asha, "POST", f"{path}/check", {})["faults"]
    assert [(one["field"], one["dataset"]) for one in found] == [("questions.0.answer", None)]
    assert send(asha, "GET", path)["edition"]["note"] == "asked by a client"


def test_a_draft_from_before_phone_and_hours_were_entered_once_is_edited_in_todays_fields(desk: Desk) -> None:
    asha = desk.member("asha@firm.example")
    value = send(asha, "GET", "/api/words/site/contact")["subject"]["data"]["value"]
    monday = {"days": "Monday", "hours": "8 to 8", "daysSchema": ["Monday"], "opens": "08:00", "closes": "20:00"}
    before = {name: words for name, words in value.items() if name != "phone"}
    before |= {"phoneDisplay": "+91 22 6100 0000", "phoneHref": "tel:+912261000000", "hours": [monday]}
    begun = send(asha, "POST", "/api/words/site/contact/editions", {}, 201)["edition"]
    path = f"/api/editions/{begun['id']}"
    send(asha, "PUT", path, {"revision": begun["revision"], "data": {"value": before, "note": "moved"}})
    shown = send(asha, "GET", path)["data"]
    hours = {"monday": {"opens": "08:00", "closes": "20:00"}}
    assert shown == {"value": value | {"phone": "+91 22 6100 0000", "hours": hours}, "note": "moved"}
    assert send(asha, "POST", f"{path}/check", {})["faults"] == []
