"""Queries of the release before forms had fields of their own stay, and so does what only one form asked for."""

import os
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.database.extensions import db
from app.forms.declared import CONTACT
from app.queries.search import QueryFilter
from app.queries.store import find_query, list_queries
from tests.app.queries.new_queries import keep
from tests.app.queries.query_app import build_query_app
from tests.postgres import create_database

# As release 0014 stores a query, and the mail of it.
QUERY = """INSERT INTO lead
    (id, kind, name, email, phone, message, created_at, suspected, via, body_digest, search_text)
    VALUES (:id, 'contact', 'Asha Rao', 'asha@example.in', '+919876543210', 'Call me.', '2026-04-15 06:30:00+00:00',
    false, 'api', 'x', 'asha rao asha@example.in +919876543210 call me.')"""
MAIL = """INSERT INTO outbox_mail
    (id, lead_id, section, suspected, query_at, state, queued_at, next_attempt_at, attempts)
    VALUES (:id, :id, 'contact', false, '2026-04-15 06:30:00+00:00', 'waiting', '2026-04-15 06:30:00+00:00',
    '2026-04-15 06:30:00+00:00', 0)"""
ID = "a" * 24


@pytest.fixture(params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Flask:
    """The query room on a database that is still empty."""
    if request.param == "sqlite":
        return build_query_app(f"sqlite:///{tmp_path}/empty.sqlite3")
    server = request.getfixturevalue("postgres_server")
    return build_query_app(create_database(server, f"details_{os.getpid()}_{tmp_path.name}"[:60]))


def run(app: Flask, *arguments: str, expect: int = 0) -> Result:
    result = app.test_cli_runner().invoke(args=list(arguments))
    assert result.exit_code == expect, result.output
    return result


def whole_rows() -> list[tuple[object, ...]]:
    with db.engine.connect() as connection:
        shared = "id, kind, name, email, phone, message, created_at, suspected, via, body_digest, search_text"
        return [tuple(row) for row in connection.execute(text(f"SELECT {shared} FROM lead"))]


def test_queries_and_their_mail_stay_on_both_ways(app: Flask) -> None:
    run(app, "db", "upgrade", "0014")
    with app.app_context():
        with db.engine.begin() as connection:
            connection.execute(text(QUERY), {"id": ID})
            connection.execute(text(MAIL), {"id": ID})
        before = whole_rows()
        run(app, "db", "upgrade")
        assert [query.id for query in list_queries(CONTACT, QueryFilter(search="asha"), 10).records] == [ID]
        assert whole_rows() == before
        run(app, "db", "downgrade", "0014")
        assert whole_rows() == before
        run(app, "db", "upgrade")
        db.engine.dispose()


def test_what_only_one_form_asked_for_is_kept_and_not_erased_by_a_step_back(
    app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    run(app, "db", "upgrade")
    with app.app_context():
        kept = find_query(CONTACT, keep(details={"city": "Pune"}))
        assert kept is not None
        assert kept.details == {"city": "Pune"}
        run(app, "db", "downgrade", "0014", expect=1)
        assert "lead holds 1 row that this step back would erase" in caplog.text
        found = find_query(CONTACT, kept.id)
        assert found is not None
        assert found.details == {"city": "Pune"}
        db.engine.dispose()
