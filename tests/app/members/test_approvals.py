"""Who may approve: the permission in the database, by command, and as the API tells it; on SQLite and PostgreSQL."""

import pytest
from flask import Flask

from app.members.cli import NOBODY_MAY_APPROVE
from app.members.stores.permission_store import Permission
from app.members.stores.store import list_holders
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, clock_of, log_in, member_json
from tests.app.members.test_staff_commands import run

BINA = "bina@firm.example"


def approvers(app: Flask) -> list[str]:
    with app.app_context():
        return list(list_holders(Permission.APPROVE, clock_of(app)()))


def test_the_first_member_may_approve_and_later_ones_when_it_is_said(app: Flask) -> None:
    assert NOBODY_MAY_APPROVE not in run(app, "ensure-first").output
    run(app, "add", "one@example.in")
    run(app, "add", "two@example.in", "--approve")
    assert approvers(app) == ["owner@example.in", "two@example.in"]
    listed = [line.endswith("  may approve") for line in run(app, "list").stdout.splitlines()]
    assert listed == [False, False, True]
    assert "may approve  may manage" in run(app, "list").stdout


def test_the_permission_is_given_and_taken_by_name_and_recorded(app: Flask) -> None:
    add_member(app, may_approve=True)
    add_member(app, BINA)
    assert run(app, "allow", BINA.upper(), "approve").output == f"{BINA} may approve\n"
    assert approvers(app) == [ASHA, BINA]
    assert run(app, "forbid", ASHA, "approve").output == f"{ASHA} may no longer approve\n"
    assert approvers(app) == [BINA]
    recorded = [line.split("  ")[1:3] for line in run(app, "audit").stdout.splitlines()]
    assert recorded == [["approval-forbidden", ASHA], ["approval-allowed", BINA]]


@pytest.mark.parametrize("last_step", [("forbid", ASHA, "approve"), ("disable", ASHA)])
def test_whoever_leaves_nobody_to_approve_is_told(app: Flask, last_step: tuple[str, ...]) -> None:
    add_member(app, may_approve=True)
    add_member(app, BINA)
    done = run(app, *last_step)
    assert (done.exit_code, done.stderr) == (0, f"{NOBODY_MAY_APPROVE}\n")
    assert run(app, "allow", BINA, "approve").stderr == ""
    assert approvers(app) == [BINA]


def test_only_who_can_sign_in_counts(app: Flask) -> None:
    for email in (ASHA, BINA):
        add_member(app, email, may_approve=True)
    run(app, "disable", BINA)
    assert approvers(app) == [ASHA]
    run(app, "enable", BINA)
    assert approvers(app) == [ASHA], "who comes back has no permissions"


@pytest.mark.parametrize("arguments", [("nobody@example.in", "approve"), ("\udcff@b.com", "approve")])
@pytest.mark.parametrize("command", ["allow", "forbid"])
def test_a_member_that_is_none_is_named(app: Flask, command: str, arguments: tuple[str, str]) -> None:
    refused = run(app, command, *arguments)
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
    run(app, "forbid", ASHA, "approve")
    assert client.get("/api/me").json == member_json()
    assert log_in(app.test_client(), ASHA, PASSWORD).json == member_json()
