"""The desk over HTTP: lists, a draft, its steps, who may approve, and what is refused."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.editions.findings import Finding
from app.content.sheets.files.grid import MOST_ROWS
from app.desk.api.bodies import ROWS
from app.desk.publishing.edition_store import find_edition
from app.desk.publishing.publication_rows import current_sequence
from app.desk.publishing.records import EditionRecord, State
from app.members.audit_log import Action, newest_records
from app.members.stores.account_store import end_member
from app.members.stores.member_store import member_named
from app.members.stores.permission_store import Permission, grant, withdraw
from app.web.request_guard import BODY_TOO_LARGE
from tests.app.audit_failure import failing_audit
from tests.app.desk.api.desk_app import PANEL, Judge, add_desk, send, small_snapshot
from tests.app.members.staff_app import ASHA, PASSWORD, clock_of, signed_in_client

BELA = "bela@firm.example"


@pytest.fixture
def app(sqlite_app: Flask) -> Flask:
    """On SQLite alone: tests/app/desk/publishing takes the steps on both databases."""
    return sqlite_app


@pytest.fixture(autouse=True)
def judge(app: Flask, tmp_path: Path) -> Judge:
    return add_desk(app, tmp_path)


@pytest.fixture
def asha(app: Flask) -> FlaskClient:
    return signed_in_client(app, ASHA, may_approve=True)


@pytest.fixture
def bela(app: Flask) -> FlaskClient:
    return signed_in_client(app, BELA, may_approve=True)


def slug() -> str:
    return small_snapshot().desk_subjects("figures")[0].subject


def begin(client: FlaskClient) -> tuple[dict[str, Any], dict[str, Any]]:
    edition = send(client, "POST", f"/api/figures/{slug()}/editions", {}, 201)["edition"]
    return edition, send(client, "GET", f"/api/editions/{edition['id']}")["data"]


def step(client: FlaskClient, edition: dict[str, Any], name: str, status: int = 200) -> dict[str, Any]:
    return send(client, "POST", f"/api/editions/{edition['id']}/{name}", {"revision": edition["revision"]}, status)


def test_a_draft_begins_with_what_is_published(asha: FlaskClient) -> None:
    listed = send(asha, "GET", "/api/figures")
    first = listed["subjects"][0]
    assert (first["subject"], first["number"], first["edition"], first["originalsChanged"]) == (slug(), 0, None, False)
    desk = send(asha, "GET", f"/api/figures/{slug()}")
    edition, data = begin(asha)
    assert data == desk["subject"]["data"]
    assert (edition["state"], edition["revision"], edition["authors"]) == ("draft", 1, [ASHA])
    send(asha, "POST", f"/api/figures/{slug()}/editions", {}, 409)


def test_two_members_bring_a_month_onto_the_site(asha: FlaskClient, bela: FlaskClient, app: Flask) -> None:
    edition, data = begin(asha)
    changed = {"revision": edition["revision"], "data": {**data, "note": "From the sheet of June"}}
    edition = send(asha, "PUT", f"/api/editions/{edition['id']}", changed)["edition"]
    assert edition["note"] == "From the sheet of June"
    found = send(asha, "POST", f"/api/editions/{edition['id']}/check", {})
    assert found["changes"] == [{"label": "Top 5 sectors", "before": "57.10", "after": "56.42"}]
    edition = step(asha, edition, "propose")["edition"]
    look = f"/api/editions/{edition['id']}/check"
    assert send(bela, "POST", look, {})["approval"] == {"refusal": None, "verdict": "complete"}
    refusal = send(asha, "POST", look, {})["approval"]["refusal"]
    assert step(asha, edition, "approve", 403)["message"] == refusal
    with app.app_context():
        [told] = newest_records(9, [Action.APPROVAL_REFUSED])
    assert (told.email, refusal in told.detail) == (ASHA, True)
    done = step(bela, edition, "approve")["edition"]
    assert (done["state"], done["number"], done["approvedBy"]) == ("published", 1, BELA)
    history = send(asha, "GET", f"/api/figures/{slug()}")["history"]
    assert [each["number"] for each in history] == [1]
    with app.app_context():
        actions = [entry.action for entry in newest_records(5)]
    assert actions == [
        Action.EDITION_PUBLISHED,
        Action.APPROVAL_REFUSED,
        Action.EDITION_PROPOSED,
        Action.EDITION_SAVED,
        Action.EDITION_DRAFTED,
    ]


def test_an_approval_wants_a_proof_that_is_fresh(
    app: Flask, asha: FlaskClient, bela: FlaskClient, judge: Judge
) -> None:
    edition = step(asha, begin(asha)[0], "propose")["edition"]
    path, body = f"/api/editions/{edition['id']}/approve", {"revision": edition["revision"], "publishAt": None}
    clock_of(app).advance(minutes=11)
    assert send(bela, "POST", path, body, 403)["next"] == "fresh-proof"
    assert bela.post("/api/account/proof", json={"password": PASSWORD}).status_code == 204
    assert send(bela, "POST", path, body)["edition"]["state"] == State.PUBLISHED


@pytest.mark.parametrize("publish_at", [None, "2999-07-01T09:00:00+05:30"])
def test_whoever_is_shut_out_while_it_is_judged_approves_nothing(
    asha: FlaskClient, bela: FlaskClient, app: Flask, judge: Judge, publish_at: str | None
) -> None:
    edition = step(asha, begin(asha)[0], "propose")["edition"]
    path, body = f"/api/editions/{edition['id']}/approve", {"revision": edition["revision"], "publishAt": publish_at}

    with app.app_context():
        member_id = member_named(BELA).user_id

    def forbid() -> None:
        withdraw(member_id, Permission.APPROVE)

    def disable() -> None:
        end_member(member_id, datetime.now(UTC))

    for shut_out in (forbid, disable):
        with app.app_context():
            grant(member_id, Permission.APPROVE)
        judge.meanwhile = [shut_out]
        assert "may not approve" in send(bela, "POST", path, body, 403)["message"]
        with app.app_context():
            found = find_edition(edition["id"])
            assert (found and found.state, current_sequence()) == (State.PROPOSED, 0)
            assert newest_records(9, [Action.EDITION_SCHEDULED, Action.EDITION_PUBLISHED]) == []


def test_a_step_whose_record_cannot_be_kept_is_not_taken(asha: FlaskClient, bela: FlaskClient, app: Flask) -> None:
    def kept() -> EditionRecord | None:
        with app.app_context():
            return find_edition(edition["id"])

    def fails(client: FlaskClient, path: str, body: dict[str, Any], *, method: str = "POST") -> None:
        before = kept()
        with failing_audit(app):
            send(client, method, path, body, 503)
        assert kept() == before

    with failing_audit(app):
        send(asha, "POST", f"/api/figures/{slug()}/editions", {}, 503)
    edition, data = begin(asha)
    at = f"/api/editions/{edition['id']}"
    fails(bela, at, {"revision": 1, "data": {**data, "note": "June"}}, method="PUT")
    fails(asha, f"{at}/propose", {"revision": 1})
    edition = step(asha, edition, "propose")["edition"]
    for moment in (None, "2999-07-01T09:00:00+05:30"):
        fails(bela, f"{at}/approve", {"revision": 2, "publishAt": moment})
    fails(bela, f"{at}/send-back", {"revision": 2, "why": "Mend it."})
    fails(bela, f"{at}/discard", {"revision": 2})
    with app.app_context():
        assert current_sequence() == 0
        assert [entry.action for entry in newest_records(2)] == [Action.EDITION_PROPOSED, Action.EDITION_DRAFTED]


def test_the_repositorys_own_figures_come_back_as_an_edition(
    asha: FlaskClient, bela: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The content in this test never follows publications.
    monkeypatch.setattr("app.desk.api.context.number_in_force", lambda *_: 0)
    again = f"/api/figures/{slug()}/again"
    assert "can be published again" in send(asha, "POST", again, {"number": 0, "why": "wrong sheet"}, 409)["message"]
    for why in (" ", "wrong\0sheet", "wrong \ud800", "x" * 601):
        assert list(send(asha, "POST", again, {"number": 0, "why": why}, 422)["errors"]) == ["why"]
    edition, _ = begin(asha)
    step(bela, step(asha, edition, "propose")["edition"], "approve")
    back = send(asha, "POST", again, {"number": 0, "why": "wrong sheet"}, 201)["edition"]
    assert (back["state"], back["againOf"], back["why"]) == ("proposed", 0, "wrong sheet")
    done = step(bela, back, "approve")["edition"]
    assert done["number"] == 2
    assert send(asha, "GET", f"/api/editions/{done['id']}")["data"] is None


def test_faults_name_their_row_and_nothing_is_proposed(asha: FlaskClient, judge: Judge) -> None:
    edition, _ = begin(asha)
    judge.faults = [
        Finding(dataset="holdings", row=3, column="weightPercent", message="is no share", may_be_confirmed=True),
        Finding(dataset="holdings", field="stated.topTenPercent", message="is 46, not 45.6"),
        Finding(dataset="growth", message="has no source"),
        Finding(message="The firm's details, E-mail: is missing"),
    ]
    refused = step(asha, edition, "propose", 422)
    nowhere = {"dataset": None, "row": None, "column": None, "field": "", "mayBeConfirmed": False}
    cell = {"dataset": "holdings", "row": 3, "column": "weightPercent", "mayBeConfirmed": True}
    assert refused["findings"]["faults"] == [
        {**nowhere, **cell, "message": "is no share"},
        {**nowhere, "dataset": "holdings", "field": "stated.topTenPercent", "message": "is 46, not 45.6"},
        {**nowhere, "dataset": "growth", "message": "has no source"},
        {**nowhere, "message": "The firm's details, E-mail: is missing"},
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
    refused = send(asha, "PUT", f"/api/editions/{edition['id']}", body, 422)
    assert list(refused["errors"]) == [field]


def test_a_cell_too_long_is_refused_by_its_row(asha: FlaskClient) -> None:
    edition, data = begin(asha)
    data["datasets"]["holdings"]["rows"][3][0] = "x" * 301
    body = {"revision": edition["revision"], "data": data}
    refused = send(asha, "PUT", f"/api/editions/{edition['id']}", body, 422)
    field = "data.datasets.holdings.holdings.rows.3.0"
    assert refused["errors"] == {field: "Holdings, row 4: String should have at most 300 characters"}


def test_a_moment_needs_its_zone(asha: FlaskClient, bela: FlaskClient) -> None:
    edition, _ = begin(asha)
    edition = step(asha, edition, "propose")["edition"]
    path = f"/api/editions/{edition['id']}/approve"
    revision = edition["revision"]
    for told in ("2999-07-01T09:00", "0001-01-01T00:00:00+05:30", "9999-12-31T23:59:59-05:30"):
        assert list(send(bela, "POST", path, {"revision": revision, "publishAt": told}, 422)["errors"]) == ["publishAt"]
    done = send(bela, "POST", path, {"revision": revision, "publishAt": "2999-07-01T09:00:00+05:30"})["edition"]
    assert (done["state"], done["publishAt"]) == ("scheduled", "2999-07-01T03:30:00.000Z")


def test_an_id_that_cannot_be_kept_is_not_found(asha: FlaskClient) -> None:
    assert asha.get("/api/editions/%00").status_code == 404


def test_strangers_see_nothing(app: Flask) -> None:
    client = app.test_client()
    for path in ("/api/figures", f"/api/figures/{slug()}", "/api/words", "/api/editions/1"):
        assert client.get(path).status_code == 401
    assert client.post(f"/api/figures/{slug()}/editions", json={}, headers=PANEL).status_code == 401


def test_a_draft_takes_as_many_rows_as_a_dataset_may_have(asha: FlaskClient) -> None:
    edition, data = begin(asha)
    name, dataset = next(iter(data["datasets"].items()))
    row = ["x" * 90 for _ in dataset["columns"][:2]] + ["" for _ in dataset["columns"][2:]]
    full = {**data, "datasets": {**data["datasets"], name: {**dataset, "rows": [row] * MOST_ROWS}}}
    path = f"/api/editions/{edition['id']}"
    saved = send(asha, "PUT", path, {"revision": edition["revision"], "data": full})["edition"]
    assert len(send(asha, "GET", path)["data"]["datasets"][name]["rows"]) == MOST_ROWS
    beyond = {**full, "note": "x" * ROWS.most_bytes}
    assert send(asha, "PUT", path, {"revision": saved["revision"], "data": beyond}, 413)["message"] == BODY_TOO_LARGE
