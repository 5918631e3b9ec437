"""A migration is done completely or not at all, on either database, and never twice at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from app.configuration.root import ROOT
from app.database.extensions import db
from app.database.sqlite.file import create_database_file
from tests.app.databases import app_on, upgrade
from tests.postgres import create_database
from tests.waiting import START_LIMIT_S

pytestmark = pytest.mark.heavy


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite3"
    return create_database(request.getfixturevalue("postgres_server"), f"whole_{os.getpid()}_{tmp_path.name}"[:60])


def test_a_migration_that_fails_leaves_nothing_of_itself(empty_url: str) -> None:
    app = app_on(empty_url)
    if empty_url.startswith("sqlite"):
        create_database_file(Path(empty_url.removeprefix("sqlite:///")))
    with app.app_context():
        with db.engine.begin() as connection:
            # A table with the name of the migration's last table is in its way.
            connection.execute(text("CREATE TABLE web_machine (id INTEGER PRIMARY KEY)"))
        assert app.test_cli_runner().invoke(args=["db", "upgrade"]).exit_code != 0
        assert inspect(db.engine).get_table_names() == ["web_machine"]
        with db.engine.begin() as connection:
            connection.execute(text("DROP TABLE web_machine"))
    upgrade(app)
    with app.app_context():
        assert {"staff_user", "web_machine"} <= set(inspect(db.engine).get_table_names())
        db.engine.dispose()


@pytest.mark.parametrize(
    ("found", "words"),
    [("0015", "and this release begins at 0016"), ("9999", "of a later release")],
)
def test_a_revision_this_code_does_not_know_is_left_alone_and_named(sqlite_url: str, found: str, words: str) -> None:
    app = app_on(sqlite_url)
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{found}'"))
    result = app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code != 0
    assert f"The database is at revision {found}" in str(result.exception)
    assert words in str(result.exception)
    with app.app_context(), db.engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == found


def test_two_upgrades_at_once_are_one(empty_url: str) -> None:
    environment = os.environ | {"APP_ENV": "test", "DATABASE_URL": empty_url}
    command = [sys.executable, "-m", "flask", "db", "upgrade"]
    merged = subprocess.STDOUT
    both = [subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=merged) for _ in "ab"]
    for process in both:
        output, _ = process.communicate(timeout=START_LIMIT_S)
        assert process.returncode == 0, output.decode()


def test_foreign_keys_are_on_again_after_a_migration(sqlite_url: str) -> None:
    app = app_on(sqlite_url)
    upgrade(app)
    with app.app_context(), db.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_a_migration_that_orphans_rows_is_refused(sqlite_url: str) -> None:
    app = app_on(sqlite_url)
    with app.app_context():
        with db.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            now = "2026-01-01 00:00:00"
            connection.exec_driver_sql(
                "INSERT INTO staff_session (id, token_digest, staff_user_id, created_at, last_seen_at) "
                f"VALUES (1, 'x', 99, '{now}', '{now}')"
            )
            connection.commit()
        db.engine.dispose()
    result = app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code != 0
    assert "nothing was changed" in result.output + str(result.exception)
