"""Readiness reports that nothing can be stored exactly when that is so, on either database."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from flask import Flask
from sqlalchemy import text

from app.database.extensions import db
from app.database.revision import wanted_revision
from app.factory import create_app
from app.operations.database.readiness import check_database
from app.web.bounded_check import CheckResult
from tests.app.databases import copy_postgres_database, in_context
from tests.factories.settings import build_settings

pytestmark = pytest.mark.heavy


@pytest.fixture
def app(database_url: str, tmp_path: Path) -> Iterator[Flask]:
    with in_context(create_app(build_settings(tmp_path, database_url=database_url))) as flask_app:
        yield flask_app


def move_to_revision(revision: str) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :to"), {"to": revision})


def test_a_migrated_database_takes_a_write(app: Flask) -> None:
    assert check_database() == CheckResult("ok")
    with db.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM write_probe")) == 1


@pytest.mark.parametrize("revision", ["0001", "unknown"])
def test_a_database_behind_this_code_is_down(app: Flask, revision: str) -> None:
    move_to_revision(revision)
    found = check_database()
    assert found.health == "down"
    assert found.facts["detail"].endswith("run `flask db upgrade`")
    assert revision in found.facts["detail"]


def test_a_database_of_a_later_release_merely_degrades(app: Flask) -> None:
    move_to_revision(f"{int(wanted_revision()) + 1:04d}")
    assert check_database().health == "degraded"


def test_a_database_that_was_never_migrated_is_down(app: Flask) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
    assert check_database() == CheckResult("down", {"detail": "it is not ready: run `flask db upgrade`"})


def test_a_read_only_server_is_down(postgres_server: str, postgres_template: str, tmp_path: Path) -> None:
    url = copy_postgres_database(postgres_server, postgres_template)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET default_transaction_read_only = on")
    assert checked(url, tmp_path) == CheckResult("down", {"detail": "it takes no writes"})


def test_a_restarted_server_is_noticed_by_nobody(postgres_server: str, postgres_template: str, tmp_path: Path) -> None:
    """A restarting server ends every connection, as this test does."""
    url = copy_postgres_database(postgres_server, postgres_template)
    app = create_app(build_settings(tmp_path, database_url=url))
    with app.app_context():
        assert check_database() == CheckResult("ok")
        with psycopg.connect(f"{postgres_server}/postgres", autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [url.rsplit("/", 1)[1]]
            )
        assert check_database() == CheckResult("ok")
        db.engine.dispose()


def test_a_full_disk_is_down(sqlite_url: str, tmp_path: Path) -> None:
    """The limit stands in for the disk: SQLite answers both with the same error."""
    app = create_app(build_settings(tmp_path, database_url=sqlite_url))
    with app.app_context():
        with db.engine.begin() as connection:
            connection.execute(text("CREATE TABLE filler (more BLOB)"))
            fill = "BEGIN INSERT INTO filler VALUES (zeroblob(1000000)); END"
            connection.execute(text(f"CREATE TRIGGER fill AFTER UPDATE ON write_probe {fill}"))
        with db.engine.connect() as connection:
            pages = connection.scalar(text("PRAGMA page_count"))
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        assert check_database() == CheckResult("down", {"detail": "the disk is full"})
        db.engine.dispose()


def test_a_read_only_file_is_down(sqlite_url: str, tmp_path: Path) -> None:
    """The pragma stands in for the file's mode, which does not bind root: SQLite answers both with the same error."""
    app = create_app(build_settings(tmp_path, database_url=sqlite_url))
    with app.app_context():
        with db.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
        assert check_database() == CheckResult("down", {"detail": "the file is read-only"})
        db.engine.dispose()


def test_a_writer_that_never_ends_is_not_waited_for(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.bounded_check.PATIENCE_S", 0.9)
    app = create_app(build_settings(tmp_path, database_url=sqlite_url))
    with app.app_context():
        with db.engine.connect() as other:
            other.exec_driver_sql("BEGIN IMMEDIATE")
            reply = app.test_client().get("/readyz")
            assert reply.status_code == 503
            assert reply.get_json()["checks"]["database"] == {"status": "down", "detail": "no answer within 0.9 s"}
            other.rollback()
        db.engine.dispose()


def checked(url: str, folder: Path) -> CheckResult:
    with in_context(create_app(build_settings(folder, database_url=url))):
        return check_database()
