"""Queries kept before the search was folded are found after the upgrade, and after the way back and forth."""

import os
from pathlib import Path

import psycopg
import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.database.extensions import POSTGRESQL, db
from app.forms.declared import CONTACT
from app.operations.database.checks import Finding, check_database_in_full
from app.queries.search import QueryFilter
from app.queries.store import list_queries
from tests.app.queries.new_queries import keep
from tests.app.queries.query_app import build_query_app
from tests.postgres import create_database

# As release 0012 stores a query.
INSERT = """INSERT INTO lead (id, kind, name, email, phone, created_at, suspected, via, body_digest, search_text)
    VALUES (:id, 'contact', 'José D''Souza', 'jose@example.in', '9876543210', '2026-04-15 06:30:00+00:00', false, 'api',
    'x', 'josé d''souza' || chr(10) || 'jose@example.in' || chr(10) || '9876543210' || chr(10))"""
ID = "a" * 24
MISSING = "missing, every search reads every query: see docs/deploy.md, PostgreSQL"


@pytest.fixture(params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest, tmp_path: Path) -> Flask:
    """The query room on a database that is still empty."""
    if request.param == "sqlite":
        return build_query_app(f"sqlite:///{tmp_path}/empty.sqlite3")
    server = request.getfixturevalue("postgres_server")
    return build_query_app(create_database(server, f"folded_{os.getpid()}_{tmp_path.name}"[:60]))


def run(app: Flask, *arguments: str) -> Result:
    result = app.test_cli_runner().invoke(args=list(arguments))
    assert result.exit_code == 0, result.output
    return result


def found(search: str) -> list[str]:
    return [query.id for query in list_queries(CONTACT, QueryFilter(search=search), 10).records]


def test_queries_of_the_release_before_are_found_on_both_ways(app: Flask) -> None:
    run(app, "db", "upgrade", "0012")
    with app.app_context():
        with db.engine.begin() as connection:
            statement = INSERT if connection.dialect.name == POSTGRESQL else INSERT.replace("chr(", "char(")
            connection.execute(text(statement), {"id": ID})
            before = connection.scalar(text("SELECT search_text FROM lead"))
        run(app, "db", "upgrade")
        assert [found(search) for search in ("jose dsouza", "+91 98765 43210")] == [[ID], [ID]]
        run(app, "db", "downgrade", "0012")
        with db.engine.connect() as connection:
            assert connection.scalar(text("SELECT search_text FROM lead")) == before
        run(app, "db", "upgrade")
        assert found("DSouza") == [ID]
        db.engine.dispose()


def test_without_pg_trgm_the_search_reads_every_query(postgres_server: str) -> None:
    """Who runs the upgrade may not install extensions: the site goes on, and is told what to do."""
    name, role = f"refused_{os.getpid()}", f"site_{os.getpid()}"
    url = create_database(postgres_server, name)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(psycopg.sql.SQL("CREATE ROLE {} LOGIN").format(psycopg.sql.Identifier(role)))
        connection.execute(psycopg.sql.SQL("GRANT ALL ON SCHEMA public TO {}").format(psycopg.sql.Identifier(role)))
    app = build_query_app(url.replace("//tests@", f"//{role}@"))
    upgraded = run(app, "db", "upgrade")
    assert "CREATE EXTENSION pg_trgm" in upgraded.stderr
    assert "CREATE INDEX CONCURRENTLY ix_lead_search_text_trigrams" in upgraded.stderr
    with app.app_context():
        query_id = keep(name="Asha")
        assert found("asha") == [query_id]
        assert Finding("search index", MISSING, is_fault=True) in list(check_database_in_full(db.engine))
        db.engine.dispose()
