"""An operator's deletions leave an audit record."""

import os
import pwd
from datetime import UTC, datetime, timedelta

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.database.extensions import db
from app.forms.declaration import Form
from app.forms.declared import ADVISOR, CONTACT
from app.members.audit_log import COMMAND_LINE, Action, newest_records
from app.queries.query_store import count_queries, save_query
from app.queries.search import QueryFilter
from tests.app.queries.conftest import MakeApp
from tests.app.queries.new_queries import keep, new_query

pytestmark = pytest.mark.heavy

ACCOUNT = pwd.getpwuid(os.getuid()).pw_name


def run(app: Flask, *arguments: str) -> Result:
    return app.test_cli_runner().invoke(args=list(arguments))


def recorded() -> list[tuple[str, str]]:
    """The audit records, newest first; each belongs to no session, but to the command line."""
    entries = newest_records(10)
    assert all((entry.email, entry.origin) == (None, COMMAND_LINE) for entry in entries)
    return [(entry.action, entry.detail) for entry in entries]


def keep_old(form: Form = CONTACT) -> None:
    save_query(new_query(form=form, at=datetime.now(UTC) - timedelta(days=1100)), queues_mail=False)


def test_a_purge_is_recorded_and_a_dry_run_is_not(app: Flask) -> None:
    keep_old()
    keep_old()
    keep_old(ADVISOR)
    assert run(app, "queries", "purge", "--older-than=30d").exit_code == 0
    assert recorded() == []
    assert run(app, "queries", "purge", "--older-than=30d", "--yes").exit_code == 0
    assert run(app, "queries", "purge", "--yes").exit_code == 0
    assert recorded() == [
        (Action.PURGE, f"contact 0, advisor 0, older than 24m, by {ACCOUNT}"),
        (Action.PURGE, f"contact 2, advisor 1, older than 30d, by {ACCOUNT}"),
    ]


def test_the_staff_command_shows_them(app: Flask) -> None:
    keep_old()
    run(app, "queries", "purge", "--yes")
    shown = [line.split("  ", 1)[1] for line in run(app, "staff", "audit").stdout.splitlines()]
    assert shown == [
        f"purge  unknown  command line  contact 1, advisor 0, older than 24m, by {ACCOUNT}",
    ]


def test_a_command_that_did_nothing_leaves_no_record(app: Flask) -> None:
    keep()
    assert run(app, "queries", "purge", "--older-than=x", "--yes").exit_code == 1
    assert recorded() == []


def test_without_a_record_nothing_is_deleted(app: Flask) -> None:
    keep_old()
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE staff_audit"))
    failed = run(app, "queries", "purge", "--yes")
    assert failed.exit_code == 1
    assert "run `flask db upgrade`" in failed.stderr
    assert count_queries(CONTACT, QueryFilter()) == 1


def test_an_account_without_a_name_is_told_by_its_number(
    sqlite_url: str, make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(uid: int) -> None:
        raise KeyError(uid)

    app = make_app(sqlite_url)
    monkeypatch.setattr("app.members.audit_log.pwd.getpwuid", nobody)
    with app.app_context():
        run(app, "queries", "purge", "--yes")
        assert recorded() == [(Action.PURGE, f"contact 0, advisor 0, older than 24m, by uid {os.getuid()}")]
