"""Members in the panel: added, disabled, and given permissions. On SQLite and PostgreSQL."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.members.audit_log import Action, newest_records
from app.members.stores.member_store import list_holders, member_named
from app.members.stores.permission_store import Permission
from tests.app.members.accounts import ANOTHER_PASSWORD, post
from tests.app.members.staff_app import ASHA, add_member, log_in, signed_in_client

BELA, CHITRA = "bela@firm.example", "chitra@firm.example"


@pytest.fixture
def asha(app: Flask) -> FlaskClient:
    """A browser in which an administrator has signed in."""
    return signed_in_client(app, manages_members=True)


def id_of(app: Flask, email: str) -> int:
    with app.app_context():
        return member_named(email).user_id


def approvers(app: Flask) -> list[str]:
    with app.app_context():
        return list(list_holders(Permission.APPROVE))


def listed(asha: FlaskClient, email: str) -> dict[str, Any]:
    members = asha.get("/api/members").get_json()["members"]
    return dict(next(member for member in members if member["username"] == email))


def first_sign_in(app: Flask, password: str, email: str) -> FlaskClient:
    client = app.test_client()
    assert log_in(client, email, password).get_json()["next"] == "new-password"
    post(client, "/api/login/new-password", password=ANOTHER_PASSWORD)
    return client


def test_a_manager_adds_a_member_who_signs_in_without_anybody_s_shell(app: Flask, asha: FlaskClient) -> None:
    made = post(asha, "/api/members", 201, username="Bela@Firm.example", name="Bela", permissions=[])
    assert (made["username"], made["name"]) == (BELA, "Bela")
    waiting = asha.get("/api/members").get_json()["members"]
    assert [(member["username"], member["waitsForFirstSignIn"]) for member in waiting] == [(ASHA, False), (BELA, True)]
    bela = first_sign_in(app, made["password"], BELA)
    assert bela.get("/api/me").get_json()["name"] == "Bela"
    members = asha.get("/api/members").get_json()["members"]
    assert [(member["username"], member["waitsForFirstSignIn"]) for member in members] == [(ASHA, False), (BELA, False)]
    again = post(asha, "/api/members", 422, username=BELA, name="Bela", permissions=[])
    assert set(again["errors"]) == {"username"}


@pytest.mark.parametrize("sign", ["\n", "\x1b", "\u2028", "\u202e", "\u200b"], ids=ascii)
@pytest.mark.parametrize("field", ["username", "name"])
def test_no_name_forges_or_hides_a_line_of_what_others_read(asha: FlaskClient, field: str, sign: str) -> None:
    sent = {"username": BELA, "name": "Bela", "permissions": []}
    sent[field] = f"b{sign}{sent[field]}"
    assert set(post(asha, "/api/members", 422, **sent)["errors"]) == {field}
    assert len(asha.get("/api/members").get_json()["members"]) == 1


def test_letters_of_indian_scripts_may_be_joined(asha: FlaskClient) -> None:
    name = "\u0915\u094d\u200d\u0937"
    assert post(asha, "/api/account/name", name=name)["name"] == name


def test_only_who_manages_members_does(app: Flask, asha: FlaskClient) -> None:
    bela = signed_in_client(app, BELA, may_approve=True)
    for path in ("/api/members", f"/api/members/{id_of(app, ASHA)}/end"):
        assert bela.post(path, json={}).status_code == 403
    assert bela.get("/api/members").status_code == 403
    assert asha.get("/api/members").status_code == 200


def test_nobody_changes_an_own_account(app: Flask, asha: FlaskClient) -> None:
    own = f"/api/members/{id_of(app, ASHA)}"
    post(asha, f"{own}/permissions", 403, permission="approve", granted=True)
    for step in ("first-access", "end"):
        post(asha, f"{own}/{step}", 403)


def test_a_permission_works_from_the_next_request_until_it_is_taken_back(app: Flask, asha: FlaskClient) -> None:
    chitra, path = signed_in_client(app, CHITRA), f"/api/members/{id_of(app, CHITRA)}/permissions"
    for _ in range(2):
        post(asha, path, 204, permission="approve", granted=True)
        assert listed(asha, CHITRA)["permissions"] == ["approve"]
    assert (approvers(app), chitra.get("/api/me").get_json()["mayApprove"]) == ([CHITRA], True)
    post(asha, path, 204, permission="approve", granted=False)
    assert listed(asha, CHITRA)["permissions"] == []
    assert (approvers(app), chitra.get("/api/me").get_json()["mayApprove"]) == ([], False)


def test_an_ended_member_is_out_and_comes_back_without_permissions(app: Flask, asha: FlaskClient) -> None:
    chitra = signed_in_client(app, CHITRA, may_approve=True)
    path = f"/api/members/{id_of(app, CHITRA)}"
    post(asha, f"{path}/end", 204)
    assert listed(asha, CHITRA)["endedAt"] is not None
    assert (chitra.get("/api/me").status_code, log_in(app.test_client(), CHITRA).status_code) == (401, 401)
    post(asha, f"{path}/restore", 204)
    back = listed(asha, CHITRA)
    assert (back["endedAt"], back["permissions"]) == (None, [])
    assert log_in(app.test_client(), CHITRA).status_code == 200


def test_every_step_is_recorded_with_whom_it_changes(app: Flask, asha: FlaskClient) -> None:
    add_member(app, CHITRA)
    path = f"/api/members/{id_of(app, CHITRA)}"
    post(asha, f"{path}/permissions", 204, permission="approve", granted=True)
    post(asha, f"{path}/permissions", 204, permission="approve", granted=False)
    for step, status in (("first-access", 200), ("end", 204), ("restore", 204)):
        post(asha, f"{path}/{step}", status)
    with app.app_context():
        records = [one for one in newest_records(20) if one.action != Action.SIGN_IN]
    assert {(one.email, one.detail.partition(":")[0]) for one in records} == {(ASHA, CHITRA)}
    assert [one.action for one in reversed(records)] == [
        Action.PERMISSION_GIVEN,
        Action.PERMISSION_TAKEN,
        Action.PASSWORD_RESET,
        Action.MEMBER_ENDED,
        Action.MEMBER_RESTORED,
    ]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/members", {"username": "no address", "name": "B", "permissions": []}),
        ("/api/members", {"username": BELA, "name": "B", "permissions": ["publish"]}),
        ("/api/members", {"username": BELA, "name": "B", "permissions": "approve"}),
        ("/api/members", {"username": BELA, "name": "B", "permissions": [], "password": "x"}),
        ("/api/members/{}/permissions", {"permission": "approve", "granted": "yes"}),
        ("/api/members/{}/permissions", {"permission": "root", "granted": True}),
    ],
)
def test_what_cannot_be_read_is_named(app: Flask, asha: FlaskClient, path: str, body: dict[str, object]) -> None:
    add_member(app, CHITRA)
    refused = asha.post(path.format(id_of(app, CHITRA)), json=body)
    assert refused.status_code == 422
    assert refused.get_json()["errors"]
    assert asha.post("/api/members/999/end").status_code == 404
