"""The desk over HTTP: lists, a draft, its steps, who may approve, and what is refused."""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.audit.store import Action, newest_records
from app.content.errors import Fault
from app.extensions import db
from app.publishing.published import current_sequence
from app.publishing.records import EditionRecord
from app.publishing.store import find_edition
from tests.app.audit_failure import failing_audit
from tests.app.staff.editions.desk_app import Judge, add_desk, small_snapshot
from tests.app.staff.staff_app import add_member, build_staff_app, log_in

BELA = "bela@firm.example"
ORIGIN = {"Origin": "http://localhost"}


@pytest.fixture
def desk_app(database_url: str) -> Iterator[Flask]:
    flask_app = build_staff_app(database_url)
    flask_app.extensions["judge"] = add_desk(flask_app)
    yield flask_app
    with flask_app.app_context():
        db.engine.dispose()


def member(flask_app: Flask, email: str, *, may_approve: bool) -> FlaskClient:
    add_member(flask_app, email, may_approve=may_approve)
    client = flask_app.test_client()
    assert log_in(client, email).status_code == 200
    return client


@pytest.fixture
def asha(desk_app: Flask) -> FlaskClient:
    return member(desk_app, "asha@firm.example", may_approve=True)


@pytest.fixture
def bela(desk_app: Flask) -> FlaskClient:
    return member(desk_app, BELA, may_approve=True)


def slug() -> str:
    return small_snapshot().desk_subjects("figures")[0].subject


def post(client: FlaskClient, path: str, body: dict[str, Any], status: int = 200) -> dict[str, Any]:
    reply = client.post(path, json=body, headers=ORIGIN)
    assert reply.status_code == status, reply.text
    return cast(dict[str, Any], reply.json)


def begin(client: FlaskClient) -> tuple[dict[str, Any], dict[str, Any]]:
    reply = post(client, f"/api/figures/{slug()}/editions", {}, 201)
    return reply["edition"], reply["data"]


def step(client: FlaskClient, edition: dict[str, Any], name: str, status: int = 200) -> dict[str, Any]:
    return post(client, f"/api/editions/{edition['id']}/{name}", {"revision": edition["revision"]}, status)


def test_a_draft_begins_with_what_is_published(asha: FlaskClient) -> None:
    listed = cast(dict[str, Any], asha.get("/api/figures").json)
    assert (listed["mayApprove"], listed["approvers"]) == (True, 1)
    first = listed["strategies"][0]
    assert (first["slug"], first["edition"], first["baseChanged"]) == (slug(), None, False)
    desk = cast(dict[str, Any], asha.get(f"/api/figures/{slug()}").json)
    edition, data = begin(asha)
    assert data == desk["current"]
    assert (edition["state"], edition["revision"], edition["authors"]) == ("draft", 1, ["asha@firm.example"])
    post(asha, f"/api/figures/{slug()}/editions", {}, 409)


def test_two_members_bring_a_month_onto_the_site(asha: FlaskClient, bela: FlaskClient, desk_app: Flask) -> None:
    edition, data = begin(asha)
    changed = {"revision": edition["revision"], "data": {**data, "note": "From the sheet of June"}}
    reply = asha.put(f"/api/editions/{edition['id']}", json=changed, headers=ORIGIN)
    edition = cast(dict[str, Any], reply.json)["edition"]
    assert edition["note"] == "From the sheet of June"
    found = post(asha, f"/api/editions/{edition['id']}/check", {})
    assert found["changes"] == [{"label": "Top 5 sectors", "before": "57.10", "after": "56.42"}]
    edition = step(asha, edition, "propose")["edition"]
    assert "another member" in step(asha, edition, "approve", 403)["message"]
    done = step(bela, edition, "approve")["edition"]
    assert (done["state"], done["number"], done["approvedBy"]) == ("published", 1, BELA)
    history = cast(dict[str, Any], asha.get(f"/api/figures/{slug()}").json)["history"]
    assert [each["number"] for each in history] == [1]
    with desk_app.app_context():
        actions = [entry.action for entry in newest_records(4)]
    assert actions == [
        Action.EDITION_PUBLISHED,
        Action.EDITION_PROPOSED,
        Action.EDITION_SAVED,
        Action.EDITION_DRAFTED,
    ]


def test_a_step_whose_record_cannot_be_kept_is_not_taken(asha: FlaskClient, bela: FlaskClient, desk_app: Flask) -> None:
    def kept() -> EditionRecord | None:
        with desk_app.app_context():
            return find_edition(edition["id"])

    def fails(client: FlaskClient, path: str, body: dict[str, Any], *, method: str = "POST") -> None:
        before = kept()
        with failing_audit(desk_app):
            assert client.open(path, method=method, json=body, headers=ORIGIN).status_code == 503
        assert kept() == before

    with failing_audit(desk_app):
        post(asha, f"/api/figures/{slug()}/editions", {}, 503)
    edition, data = begin(asha)
    at = f"/api/editions/{edition['id']}"
    fails(bela, at, {"revision": 1, "data": {**data, "note": "June"}}, method="PUT")
    for name in ("take-base", "propose"):
        fails(asha, f"{at}/{name}", {"revision": 1})
    edition = step(asha, edition, "propose")["edition"]
    for moment in (None, "2999-07-01T09:00:00+05:30"):
        fails(bela, f"{at}/approve", {"revision": 2, "publishAt": moment})
    for name in ("take-back", "discard"):
        fails(bela, f"{at}/{name}", {})
    with desk_app.app_context():
        assert current_sequence() == 0
        assert [entry.action for entry in newest_records(2)] == [Action.EDITION_PROPOSED, Action.EDITION_DRAFTED]


def test_the_repositorys_own_figures_come_back_as_an_edition(asha: FlaskClient, bela: FlaskClient) -> None:
    again = f"/api/figures/{slug()}/again"
    assert "published once" in post(asha, again, {"number": 0, "why": "wrong sheet"}, 409)["message"]
    for why in (" ", "wrong\0sheet", "wrong \ud800", "x" * 601):
        assert list(post(asha, again, {"number": 0, "why": why}, 422)["errors"]) == ["why"]
    edition, _ = begin(asha)
    step(bela, step(asha, edition, "propose")["edition"], "approve")
    back = post(asha, again, {"number": 0, "why": "wrong sheet"}, 201)["edition"]
    assert (back["state"], back["againOf"], back["why"]) == ("proposed", 0, "wrong sheet")
    done = step(bela, back, "approve")["edition"]
    assert done["number"] == 2
    assert cast(dict[str, Any], asha.get(f"/api/editions/{done['id']}").json)["data"] is None


def test_faults_name_their_row_and_nothing_is_proposed(asha: FlaskClient, desk_app: Flask) -> None:
    edition, _ = begin(asha)
    judge = cast(Judge, desk_app.extensions["judge"])
    file = f"figures/{slug()}/holdings.csv"
    judge.faults = [
        Fault(file, 5, "weightPercent", "is no share"),
        Fault(f"content/strategies/{slug()}.yaml", 9, "datasets.holdings.stated.topTenPercent", "is 46, not 45.6"),
        Fault("content/site.yaml", 3, "email", "is missing"),
    ]
    refused = step(asha, edition, "propose", 422)
    assert refused["findings"]["faults"] == [
        {"dataset": "holdings", "row": 3, "column": "weightPercent", "field": "", "message": "is no share"},
        {
            "dataset": "holdings",
            "row": None,
            "column": None,
            "field": "stated.topTenPercent",
            "message": "is 46, not 45.6",
        },
        {
            "dataset": None,
            "row": None,
            "column": None,
            "field": "email",
            "message": "content/site.yaml, line 3: is missing",
        },
    ]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"data": {"asOn": "x", "datasets": {}}}, "revision"),
        ({"revision": True, "data": {"asOn": "x", "datasets": {}}}, "revision"),
        ({"revision": 10**400, "data": {"asOn": "x", "datasets": {}}}, "revision"),
        ({"revision": 2**63, "data": {"asOn": "x", "datasets": {}}}, "revision"),
        ({"revision": 1, "data": []}, "data"),
        ({"revision": 1, "data": {"asOn": "x", "datasets": {}, "surprise": 1}}, "data.surprise"),
        ({"revision": 1, "data": {}, "state": "published"}, "state"),
    ],
)
def test_a_wrong_shape_is_refused_by_field(asha: FlaskClient, body: dict[str, Any], field: str) -> None:
    edition, _ = begin(asha)
    reply = asha.put(f"/api/editions/{edition['id']}", json=body, headers=ORIGIN)
    assert reply.status_code == 422
    assert list(cast(dict[str, Any], reply.json)["errors"]) == [field]


def test_a_moment_needs_its_zone(asha: FlaskClient, bela: FlaskClient) -> None:
    edition, _ = begin(asha)
    edition = step(asha, edition, "propose")["edition"]
    path = f"/api/editions/{edition['id']}/approve"
    revision = edition["revision"]
    for told in ("2999-07-01T09:00", "0001-01-01T00:00:00+05:30", "9999-12-31T23:59:59-05:30"):
        assert list(post(bela, path, {"revision": revision, "publishAt": told}, 422)["errors"]) == ["publishAt"]
    done = post(bela, path, {"revision": revision, "publishAt": "2999-07-01T09:00:00+05:30"})["edition"]
    assert (done["state"], done["publishAt"]) == ("scheduled", "2999-07-01T03:30:00.000Z")


def test_an_id_that_cannot_be_kept_is_not_found(asha: FlaskClient) -> None:
    assert asha.get("/api/editions/%00").status_code == 404


def test_strangers_see_nothing(desk_app: Flask) -> None:
    client = desk_app.test_client()
    for path in ("/api/figures", f"/api/figures/{slug()}", "/api/words", "/api/editions/1"):
        assert client.get(path).status_code == 401
    assert client.post(f"/api/figures/{slug()}/editions", json={}, headers=ORIGIN).status_code == 401
