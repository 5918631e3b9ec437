"""Members in the panel: added and ended, and permissions that two managers give. On SQLite and PostgreSQL."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.members.audit.store import Action, newest_records
from app.members.stores.permission_store import WAIT, Permission
from app.members.stores.store import list_holders, member_named
from tests.app.members.accounts import ANOTHER_PASSWORD, post
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, clock_of, log_in, signed_in_client

pytestmark = pytest.mark.usefixtures("quick_hashing")
BELA, CHITRA = "bela@firm.example", "chitra@firm.example"
Open = Callable[[str], FlaskClient]


@pytest.fixture
def asha(app: Flask) -> FlaskClient:
    """A browser in which a manager has signed in."""
    return signed_in_client(app, manages_members=True)


def id_of(app: Flask, email: str) -> int:
    with app.app_context():
        return member_named(email).user_id


def approvers(app: Flask) -> list[str]:
    with app.app_context():
        return list(list_holders(Permission.APPROVE, clock_of(app)()))


def first_sign_in(app: Flask, password: str, email: str) -> FlaskClient:
    client = app.test_client()
    assert log_in(client, email, password).get_json()["next"] == "new-password"
    post(client, "/api/login/new-password", password=ANOTHER_PASSWORD)
    return client


def test_a_manager_adds_a_member_who_signs_in_without_anybody_s_shell(app: Flask, asha: FlaskClient) -> None:
    made = post(asha, "/api/members", 201, username="Bela@Firm.example", name="Bela", permissions=[])
    assert (made["member"]["username"], made["member"]["waitsForFirstSignIn"]) == (BELA, True)
    assert made["oneTimeCode"] is None, "no second factor is required here"
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


def test_a_manager_makes_no_accomplice(app: Flask, asha: FlaskClient) -> None:
    """Neither by a new approver, nor by a new manager who confirms it, nor by the password of one who approves."""
    add_member(app, CHITRA, may_approve=True)
    made = post(asha, "/api/members", 201, username=BELA, name="Bela", permissions=["approve", "manage"])
    bela = first_sign_in(app, made["password"], BELA)
    assert bela.get("/api/me").get_json()["mayApprove"] is False
    assert bela.get("/api/members").status_code == 403
    own, other = id_of(app, ASHA), id_of(app, BELA)
    for path in (f"/api/members/{own}/permissions", f"/api/members/{own}/first-access", f"/api/members/{own}/end"):
        assert asha.post(path, json={"permission": "approve", "granted": True}).status_code == 403
    post(asha, f"/api/members/{other}/confirm", 409, permission="approve")
    assert bela.post(f"/api/members/{own}/confirm", json={"permission": "approve"}).status_code == 403
    taken = post(asha, f"/api/members/{id_of(app, CHITRA)}/first-access")
    chitra = first_sign_in(app, taken["password"], CHITRA)
    assert chitra.get("/api/me").get_json()["mayApprove"] is False
    assert approvers(app) == []


def test_a_grant_works_after_a_day_or_when_a_second_manager_confirms_it(app: Flask, asha: FlaskClient) -> None:
    add_member(app, CHITRA)
    path = f"/api/members/{id_of(app, CHITRA)}"
    told = post(asha, f"{path}/permissions", permission="approve", granted=True)["member"]["permissions"]
    assert [(one["grantedBy"], one["works"], one["mayConfirm"]) for one in told] == [(ASHA, False, False)]
    clock_of(app).advance(seconds=(WAIT - timedelta(minutes=1)).total_seconds())
    assert approvers(app) == []
    clock_of(app).advance(minutes=1)
    assert approvers(app) == [CHITRA]
    log_in(asha)
    post(asha, f"{path}/permissions", permission="approve", granted=False)
    post(asha, f"{path}/permissions", permission="approve", granted=True)
    assert approvers(app) == []
    bela = signed_in_client(app, BELA, manages_members=True)
    assert post(bela, f"{path}/confirm", permission="approve")["member"]["permissions"][0]["works"] is True
    assert approvers(app) == [CHITRA]
    post(bela, f"{path}/confirm", 409, permission="approve")


@pytest.mark.parametrize("step", [("end", {}), ("permissions", {"permission": "manage", "granted": False})])
def test_what_a_manager_granted_and_what_still_waits_goes_with_it(
    app: Flask, asha: FlaskClient, step: tuple[str, dict[str, Any]]
) -> None:
    add_member(app, CHITRA)
    bela, permissions = (
        signed_in_client(app, BELA, manages_members=True),
        f"/api/members/{id_of(app, CHITRA)}/permissions",
    )
    post(bela, permissions, permission="approve", granted=True)
    post(asha, permissions, permission="manage", granted=True)
    name, body = step
    post(asha, f"/api/members/{id_of(app, BELA)}/{name}", **body)
    clock_of(app).advance(seconds=WAIT.total_seconds())
    assert approvers(app) == []
    with app.app_context():
        assert CHITRA in list_holders(Permission.MANAGE, clock_of(app)())


def test_granting_again_does_not_shorten_the_wait_nor_change_who_granted(app: Flask, asha: FlaskClient) -> None:
    add_member(app, CHITRA)
    bela, path = signed_in_client(app, BELA, manages_members=True), f"/api/members/{id_of(app, CHITRA)}"
    first = post(asha, f"{path}/permissions", permission="approve", granted=True)["member"]["permissions"]
    clock_of(app).advance(minutes=5)
    again = post(bela, f"{path}/permissions", permission="approve", granted=True)["member"]["permissions"]
    assert {**again[0], "mayConfirm": False} == first[0]


def test_an_ended_member_is_out_and_comes_back_without_permissions(app: Flask, asha: FlaskClient) -> None:
    chitra = signed_in_client(app, CHITRA, may_approve=True)
    path = f"/api/members/{id_of(app, CHITRA)}"
    assert post(asha, f"{path}/end")["member"]["endedAt"] is not None
    assert (chitra.get("/api/me").status_code, log_in(app.test_client(), CHITRA).status_code) == (401, 401)
    post(asha, f"{path}/one-time-code", 409)
    post(asha, f"{path}/permissions", 409, permission="approve", granted=True)
    back = post(asha, f"{path}/restore")["member"]
    assert (back["endedAt"], back["permissions"]) == (None, [])
    assert log_in(app.test_client(), CHITRA).status_code == 200


def test_the_last_manager_stays(app: Flask, asha: FlaskClient) -> None:
    bela = signed_in_client(app, BELA, manages_members=True)
    post(asha, f"/api/members/{id_of(app, BELA)}/permissions", permission="manage", granted=False)
    assert bela.get("/api/members").status_code == 403
    for command in (("disable", ASHA), ("forbid", ASHA, "manage")):
        refused = app.test_cli_runner().invoke(args=["staff", *command])
        assert refused.exit_code == 1
        assert "allow EMAIL manage" in refused.stderr
    assert asha.get("/api/members").status_code == 200


def test_a_code_from_a_manager_keeps_the_password(app: Flask, asha: FlaskClient) -> None:
    add_member(app, CHITRA)
    made = post(asha, f"/api/members/{id_of(app, CHITRA)}/one-time-code")
    assert made["password"] is None
    assert made["oneTimeCode"]
    assert log_in(app.test_client(), CHITRA, PASSWORD).status_code == 200


def test_every_step_is_recorded_with_whom_it_changes(app: Flask, asha: FlaskClient) -> None:
    add_member(app, CHITRA)
    path = f"/api/members/{id_of(app, CHITRA)}"
    post(asha, f"{path}/permissions", permission="approve", granted=True)
    post(asha, f"{path}/permissions", permission="approve", granted=False)
    for step in ("one-time-code", "first-access", "end", "restore"):
        post(asha, f"{path}/{step}")
    with app.app_context():
        records = [one for one in newest_records(20) if one.action is not Action.SIGN_IN]
    assert {(one.username, one.detail) for one in records} == {(ASHA, CHITRA)}
    assert [one.action for one in reversed(records)] == [
        Action.APPROVAL_ALLOWED,
        Action.APPROVAL_FORBIDDEN,
        Action.ONE_TIME_CODE_MADE,
        Action.PASSWORD_RESET,
        Action.MEMBER_DISABLED,
        Action.MEMBER_ENABLED,
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
        ("/api/members/{}/confirm", {}),
    ],
)
def test_what_cannot_be_read_is_named(app: Flask, asha: FlaskClient, path: str, body: dict[str, object]) -> None:
    add_member(app, CHITRA)
    refused = asha.post(path.format(id_of(app, CHITRA)), json=body)
    assert refused.status_code == 422
    assert refused.get_json()["errors"]
    assert asha.post("/api/members/999/end").status_code == 404
