"""`flask staff …` on SQLite and PostgreSQL."""

import os
import pwd
import re
import subprocess
import sys
from pathlib import Path

import argon2
import pytest
from click.testing import Result
from flask import Flask

from app.members.stores.member_list import list_members
from app.members.stores.member_store import member_named
from tests.app.members.staff_app import log_in
from tests.app.members.staff_fixtures import MakeApp

pytestmark = pytest.mark.heavy


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=["staff", *arguments])


def emails(app: Flask) -> list[str]:
    with app.app_context():
        return [member.username for member in list_members()]


def shown_password(output: str) -> str:
    found = re.search(r"^Password +(\S{24})$", output, re.MULTILINE)
    assert found, output
    return found[1]


def test_ensure_first_adds_one_member_whose_password_fits(app: Flask) -> None:
    first = run(app, "ensure-first")
    assert "owner@example.in" in first.stdout
    with app.app_context():
        member = member_named("owner@example.in")
        assert argon2.PasswordHasher().verify(member.password_hash, shown_password(first.stdout))


def test_ensure_first_says_nothing_once_there_is_a_member(app: Flask) -> None:
    run(app, "add", "someone@example.in")
    again = run(app, "ensure-first")
    assert (again.exit_code, again.output) == (0, "")
    assert emails(app) == ["someone@example.in"]


def test_two_members_get_different_passwords(app: Flask) -> None:
    one, two = (run(app, "add", f"{name}@example.in") for name in ("one", "two"))
    assert shown_password(one.stdout) != shown_password(two.stdout)


def test_an_email_address_is_taken_in_any_case(app: Flask) -> None:
    run(app, "add", "one@example.in")
    again = run(app, "add", "ONE@example.in")
    assert again.exit_code == 1
    assert "ONE@example.in: there is a staff member with this e-mail address already" in again.stderr
    assert emails(app) == ["one@example.in"]


@pytest.mark.parametrize(
    "email", ["", "no-at-sign", "two words@example.in", "a@b@c", "x" * 250 + "@e.in", "\udcff@b.com"]
)
def test_what_is_no_email_address_is_refused(app: Flask, email: str) -> None:
    refused = run(app, "add", email)
    assert refused.exit_code == 1
    assert "not an e-mail address" in refused.stderr
    assert emails(app) == []


@pytest.mark.parametrize("name", ["Bela\nowner@example.in  active", "x" * 81], ids=["line break", "too long"])
def test_a_name_that_is_no_short_line_is_refused(app: Flask, name: str) -> None:
    refused = run(app, "add", "one@example.in", "--name", name)
    assert refused.exit_code == 1
    assert "one@example.in: a name is" in refused.stderr
    assert emails(app) == []


def test_list_shows_members_in_order(app: Flask) -> None:
    for email in ("b@example.in", "a@example.in"):
        run(app, "add", email)
    lines = run(app, "list").stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [["a@example.in", "active"], ["b@example.in", "active"]]


def test_a_reset_password_replaces_the_old_one(app: Flask) -> None:
    old = shown_password(run(app, "add", "one@example.in").stdout)
    reset = run(app, "reset-password", "ONE@example.in")
    assert "Staff member one@example.in" in reset.stdout
    assert log_in(app.test_client(), "one@example.in", old).status_code == 401
    assert log_in(app.test_client(), "one@example.in", shown_password(reset.stdout)).status_code == 200


def test_an_ended_member_is_shut_out(app: Flask) -> None:
    password = shown_password(run(app, "add", "one@example.in").stdout)
    assert run(app, "disable", "one@example.in").stdout == "one@example.in can no longer sign in\n"
    assert run(app, "list").stdout.startswith("one@example.in  disabled 20")
    assert log_in(app.test_client(), "one@example.in", password).status_code == 401


@pytest.mark.parametrize("command", ["reset-password", "disable", "end-sessions"])
def test_a_member_that_is_none_is_named(app: Flask, command: str) -> None:
    refused = run(app, command, "nobody@example.in")
    assert refused.exit_code == 1
    assert "nobody@example.in: there is no staff member with this e-mail address" in refused.stderr
    assert refused.stdout == ""


@pytest.mark.parametrize("command", ["reset-password", "disable", "end-sessions"])
def test_bytes_that_are_no_text_name_no_member(app: Flask, command: str) -> None:
    refused = run(app, command, "\udcff@b.com")
    assert refused.exit_code == 1
    assert "there is no staff member with this e-mail address" in refused.stderr


def test_the_audit_shows_what_commands_and_members_did(app: Flask) -> None:
    password = shown_password(run(app, "add", "one@example.in").stdout)
    log_in(app.test_client(), "one@example.in", password)
    run(app, "end-sessions")
    lines = [line.split("  ")[1:] for line in run(app, "audit").stdout.splitlines()]
    account = f"by {pwd.getpwuid(os.getuid()).pw_name}"
    assert sorted(lines) == [
        ["member-added", "one@example.in", "command line", account],
        ["sessions-ended", "unknown", "command line", account],
        ["sign-in-begun", "one@example.in", "192.0.2.1", "new-password"],
    ]
    assert len(run(app, "audit", "--limit", "1").stdout.splitlines()) == 1


def test_an_unmigrated_database_is_named(empty_app: Flask) -> None:
    result = run(empty_app, "list")
    assert result.exit_code == 1
    assert "run `flask db upgrade`" in result.stderr


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path, make_app: MakeApp) -> None:
    (tmp_path / "site.sqlite3").write_bytes(b"this is no database" * 100)
    result = run(make_app(f"sqlite:///{tmp_path}/site.sqlite3"), "list")
    assert result.exit_code == 1
    assert result.stderr == "Error: The database cannot be used: file is not a database\n"


def test_a_database_that_does_not_answer_is_not_to_be_upgraded(make_app: MakeApp) -> None:
    result = run(make_app("postgresql://nobody@127.0.0.1:9/none?connect_timeout=1"), "list")
    assert result.exit_code == 1
    assert "refused" in result.stderr
    assert "upgrade" not in result.stderr


def test_the_commands_as_an_operator_types_them(tmp_path: Path) -> None:
    environment = os.environ | {"APP_ENV": "test", "DATABASE_URL": f"sqlite:///{tmp_path}/new/site.sqlite3"}

    def flask(*arguments: str) -> str:
        command = [sys.executable, "-m", "flask", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    flask("db", "upgrade")
    assert "admin@localhost" in flask("staff", "ensure-first")
