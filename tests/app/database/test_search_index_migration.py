"""The index of the search is made of what is there, reached by the release before, and can be done without."""

import os
from pathlib import Path

import psycopg
import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.database.checks import Finding, check_database_in_full
from app.dialects import SQLITE
from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.lists.search import LeadFilter
from app.leads.reading.pages import list_leads
from app.leads.store import purge_leads
from tests.app.leads.lead_app import build_lead_app
from tests.app.leads.new_leads import NOON_IN_INDIA, keep
from tests.postgres import create_database

# As release 0006 stores a query.
INSERT = """INSERT INTO lead (id, kind, name, email, phone, created_at, suspected, via, body_digest, search_text)
    VALUES (:id, 'contact', 'x', 'x', 'x', '2026-04-15 06:30:00+00:00', false, 'api', 'x', :search_text)
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id"""
MISSING = "missing, every search reads every query: see docs/operations.md, The index of the search"
IDS = ("a" * 24, "b" * 24)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite3"
    return create_database(request.getfixturevalue("postgres_server"), f"index_{os.getpid()}_{tmp_path.name}"[:60])


def run(app: Flask, *arguments: str) -> Result:
    result = app.test_cli_runner().invoke(args=list(arguments))
    assert result.exit_code == 0, result.output
    return result


def insert(lead_id: str, search_text: str) -> None:
    with db.engine.begin() as connection:
        assert connection.scalar(text(INSERT), {"id": lead_id, "search_text": search_text}) == lead_id


def found(search: str) -> list[str]:
    return [lead.id for lead in list_leads(LeadKind.CONTACT, LeadFilter(search=search), 10).records]


def test_queries_of_the_release_before_are_found(empty_url: str) -> None:
    app = build_lead_app(empty_url)
    run(app, "db", "upgrade", "0006")
    with app.app_context():
        insert(IDS[0], "kept before the upgrade")
        run(app, "db", "upgrade")
        insert(IDS[1], "kept after the upgrade")
        assert found("before the") == [IDS[0]]
        assert found("after the") == [IDS[1]]
        assert found("the upgrade") == [IDS[1], IDS[0]]
        with db.engine.begin() as connection:
            connection.execute(text("DELETE FROM lead WHERE id = :id"), {"id": IDS[0]})
        assert found("the upgrade") == [IDS[1]]
        db.engine.dispose()


def test_one_step_back_and_forth_loses_nothing(empty_url: str) -> None:
    app = build_lead_app(empty_url)
    run(app, "db", "upgrade")
    with app.app_context():
        insert(IDS[0], "kept on the new schema")
        run(app, "db", "downgrade", "0006")
        with db.engine.connect() as connection:
            left = "sqlite_master" if connection.dialect.name == SQLITE else "(SELECT relname AS name FROM pg_class) c"
            assert connection.scalar(text(f"SELECT count(*) FROM {left} WHERE name LIKE '%lead_search%'")) == 0
        insert(IDS[1], "kept on the old schema")
        run(app, "db", "upgrade")
        assert found("kept on the") == [IDS[1], IDS[0]]
        db.engine.dispose()


def test_without_its_means_the_search_reads_every_query(postgres_server: str, tmp_path: Path) -> None:
    """Who runs the upgrade may not install extensions: the site goes on, and is told what to do."""
    name, role = f"refused_{os.getpid()}", f"site_{os.getpid()}"
    url = create_database(postgres_server, name)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE ROLE {} LOGIN").format(psycopg.sql.Identifier(role)))
        connection.execute(psycopg.sql.SQL("GRANT ALL ON SCHEMA public TO {}").format(psycopg.sql.Identifier(role)))
    app = build_lead_app(url.replace("//tests@", f"//{role}@"))
    upgraded = run(app, "db", "upgrade")
    assert "CREATE EXTENSION pg_trgm" in upgraded.stderr
    assert "CREATE INDEX CONCURRENTLY ix_lead_search_text_trigrams" in upgraded.stderr
    with app.app_context():
        lead_id = keep(name="Asha")
        assert found("asha") == [lead_id]
        run(app, "db", "check")
        assert Finding("search index", MISSING, is_fault=True) in list(check_database_in_full(db.engine))
        db.engine.dispose()


def test_an_sqlite_without_the_index_is_searched(sqlite_url: str) -> None:
    app = build_lead_app(sqlite_url)
    with app.app_context():
        with db.engine.begin() as connection:
            for name in ("insert", "update", "delete"):
                connection.execute(text(f"DROP TRIGGER lead_search_{name}"))
            connection.execute(text("DROP TABLE lead_search"))
        lead_id = keep(name="Asha")
        assert found("asha") == [lead_id]
        purge_leads(NOON_IN_INDIA.replace(year=2027), dry_run=False)
        assert found("asha") == []
        db.engine.dispose()
