"""`flask database check` finds faults, names each in a line, and exits 1 only for a fault."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result
from flask import Flask
from sqlalchemy import text

from app.commands import create_app
from app.database.extensions import db
from app.operations.database import checks
from tests.factories.settings import build_settings

pytestmark = pytest.mark.heavy

SQLITE_SUBJECTS = ["state", "free space", "WAL size", "library", "integrity", "foreign keys"]
POSTGRESQL_SUBJECTS = ["state", "encoding", "durable commits", "search index"]


def run_check(app: Flask) -> Result:
    result = app.test_cli_runner().invoke(args=["database", "check"])
    with app.app_context():
        db.engine.dispose()
    return result


def make_app(url: str, folder: Path) -> Flask:
    return create_app(build_settings(folder, database_url=url))


def test_a_healthy_database_has_a_line_for_each_point(database_url: str, tmp_path: Path) -> None:
    result = run_check(make_app(database_url, tmp_path))
    assert result.exit_code == 0, result.output
    lines = [line.split(maxsplit=1) for line in result.output.splitlines()]
    assert {state for state, _ in lines} == {"ok"}
    wanted = SQLITE_SUBJECTS if database_url.startswith("sqlite") else POSTGRESQL_SUBJECTS
    assert [words.split(":")[0] for _, words in lines] == wanted


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("UPDATE alembic_version SET version_num = '0001'", "FAULT  state: the schema is at 0001, this code's is"),
        ("DROP TABLE alembic_version", "FAULT  state: it is not ready: run `flask db upgrade`"),
    ],
)
def test_a_schema_that_is_behind_is_a_fault(database_url: str, tmp_path: Path, statement: str, line: str) -> None:
    app = make_app(database_url, tmp_path)
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text(statement))
    result = run_check(app)
    assert (result.exit_code, line in result.output) == (1, True), result.output


def test_rows_that_refer_to_nothing_are_counted_without_their_content(sqlite_url: str, tmp_path: Path) -> None:
    app = make_app(sqlite_url, tmp_path)
    with app.app_context(), db.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        now = "2026-01-01 00:00:00"
        connection.exec_driver_sql(
            "INSERT INTO staff_session (id, token_digest, staff_user_id, created_at, last_seen_at) "
            f"VALUES (7, 'secret-digest', 99, '{now}', '{now}')"
        )
        connection.commit()
    result = run_check(app)
    assert result.exit_code == 1
    assert "FAULT  foreign keys: rows that refer to nothing: 1" in result.output
    assert "secret-digest" not in result.output


def test_a_damaged_file_is_a_fault(sqlite_url: str, tmp_path: Path) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    content = bytearray(path.read_bytes())
    content[8192:12288] = b"\xff" * 4096
    path.write_bytes(content)
    result = run_check(make_app(sqlite_url, tmp_path))
    assert result.exit_code == 1
    assert "FAULT" in result.output
    assert "Traceback" not in result.output


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "site.sqlite3").write_text("no database at all " * 300)
    result = run_check(make_app(f"sqlite:///{tmp_path}/site.sqlite3", tmp_path))
    assert result.exit_code == 1
    assert "the file is not a database" in result.output


def test_an_unreachable_server_is_named_without_its_password(tmp_path: Path) -> None:
    result = run_check(make_app("postgresql://site:hidden@127.0.0.1:9/site?connect_timeout=1", tmp_path))
    assert result.exit_code == 1
    assert result.output.startswith("FAULT  state: ")
    assert "hidden" not in result.output


@pytest.mark.parametrize(
    ("change", "subject"),
    [
        (lambda patch: patch.setattr(checks, "LOWEST_FREE_BYTES", 1 << 60), "free space"),
        (lambda patch: patch.setattr(checks, "LARGEST_WAL_BYTES", -1), "WAL size"),
        (lambda patch: patch.setattr(checks, "has_wal_reset_bug", lambda: True), "library"),
    ],
)
def test_what_the_machine_lacks_is_a_fault(
    sqlite_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[pytest.MonkeyPatch], None],
    subject: str,
) -> None:
    change(monkeypatch)
    result = run_check(make_app(sqlite_url, tmp_path))
    assert result.exit_code == 1
    assert [line.split()[0] for line in result.output.splitlines()].count("FAULT") == 1
    assert f"FAULT  {subject}: " in result.output


def test_a_writer_that_holds_the_database_is_a_fault(sqlite_url: str, tmp_path: Path) -> None:
    app, other = make_app(sqlite_url, tmp_path), make_app(sqlite_url, tmp_path)
    with other.app_context(), db.engine.connect() as holder:
        holder.exec_driver_sql("BEGIN IMMEDIATE")
        result = app.test_cli_runner().invoke(args=["database", "check"])
        holder.rollback()
    assert result.exit_code == 1
    assert "FAULT  state: another process holds it" in result.output
