"""Who may approve: the permission in the database, by command, and as the API tells it; on SQLite and PostgreSQL."""

import pytest
from flask import Flask

from app.members.stores.member_store import list_holders, member_named
from app.members.stores.permission_store import Permission, withdraw
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, log_in, member_json
from tests.app.members.test_staff_commands import run

BINA = "bina@firm.example"


def approvers(app: Flask) -> list[str]:
    with app.app_context():
        return list(list_holders(Permission.APPROVE))


def test_the_first_member_may_approve_and_later_ones_when_it_is_said(app: Flask) -> None:
    assert "Nobody" not in run(app, "ensure-first").output
    run(app, "add", "one@example.in")
    run(app, "add", "two@example.in", "--approve")
    assert approvers(app) == ["owner@example.in", "two@example.in"]
    listed = [line.endswith("  may approve") for line in run(app, "list").stdout.splitlines()]
    assert listed == [False, False, True]
    assert "may approve  may manage" in run(app, "list").stdout


def test_the_permission_is_given_by_name_and_recorded(app: Flask) -> None:
    add_member(app, BINA)
    assert run(app, "allow", BINA.upper(), "approve").output == f"{BINA} may approve\n"
    assert approvers(app) == [BINA]
    recorded = [line.split("  ")[1:3] for line in run(app, "audit").stdout.splitlines()]
    assert recorded == [["permission-given", BINA]]


def test_whoever_leaves_nobody_with_a_permission_is_told(app: Flask) -> None:
    add_member(app, may_approve=True)
    add_member(app, BINA, manages_members=True)
    done = run(app, "disable", ASHA)
    assert done.exit_code == 0
    assert "flask staff allow EMAIL approve" in done.stderr
    assert "allow EMAIL manage" not in done.stderr
    assert run(app, "allow", BINA, "approve").stderr == ""
    assert approvers(app) == [BINA]


def test_only_who_can_sign_in_counts(app: Flask) -> None:
    for email in (ASHA, BINA):
        add_member(app, email, may_approve=True)
    run(app, "disable", BINA)
    assert approvers(app) == [ASHA]
    # A permission that was granted after the end is of no use to anybody.
    assert run(app, "allow", BINA, "approve").exit_code == 0
    assert approvers(app) == [ASHA]


@pytest.mark.parametrize("email", ["nobody@example.in", "\udcff@b.com"])
def test_a_member_that_is_none_is_named(app: Flask, email: str) -> None:
    refused = run(app, "allow", email, "approve")
    assert refused.exit_code == 1
    assert "there is no staff member with this e-mail address" in refused.stderr


def test_another_permission_is_refused_with_those_there_are(app: Flask) -> None:
    add_member(app)
    refused = run(app, "allow", ASHA, "publish")
    assert refused.exit_code == 2
    assert "'publish' is not one of 'approve', 'manage'" in refused.stderr


def test_the_api_tells_it_from_the_next_request_on(app: Flask) -> None:
    add_member(app, may_approve=True)
    client = app.test_client()
    assert log_in(client).json == member_json(may_approve=True)
    with app.app_context():
        withdraw(member_named(ASHA).user_id, Permission.APPROVE)
    assert client.get("/api/me").json == member_json()
    assert log_in(app.test_client(), ASHA, PASSWORD).json == member_json()
