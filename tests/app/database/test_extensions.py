"""How a database connection behaves."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from app.database.extensions import db
from app.database.sqlite.file import create_database_file
from tests.factories.site import build_app


def test_every_sqlite_connection_is_durable_and_checks_foreign_keys(tmp_path: Path) -> None:
    create_database_file(tmp_path / "site.sqlite3")
    app = build_app(tmp_path)
    with app.app_context(), db.engine.connect() as first, db.engine.connect() as second:
        for connection in (first, second):
            found = {
                pragma: connection.execute(text(f"PRAGMA {pragma}")).scalar()
                for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30000}


def test_only_the_owner_reads_the_database_files(tmp_path: Path) -> None:
    database = tmp_path / "site.sqlite3"
    database.touch(mode=0o644)
    app = build_app(tmp_path)
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept (id INTEGER PRIMARY KEY)"))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("site.sqlite3*")}
    assert set(modes.values()) == {0o600}
    assert "site.sqlite3-wal" in modes


@pytest.mark.parametrize("name", ["file/site.sqlite3", "."])
def test_a_database_file_that_cannot_be_made_is_a_failure_of_the_database(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    app = build_app(tmp_path, database_url=f"sqlite:///{tmp_path / name}")
    with app.app_context(), pytest.raises(OperationalError, match=str(tmp_path)), db.engine.connect():
        pass
    ready = app.test_client().get("/readyz")
    assert (ready.status_code, ready.get_json()["checks"]["database"]["status"]) == (503, "down")
    query = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in"}
    assert app.test_client().post("/api/contact", json=query).status_code == 503


def test_a_new_connection_leaves_the_locks_of_the_others_alone(tmp_path: Path) -> None:
    """POSIX drops a process's locks on a file when it closes any descriptor of it (howtocorrupt.html, 2.2)."""
    app = build_app(tmp_path)
    database = tmp_path / "site.sqlite3"
    create_database_file(database)
    with app.app_context():
        with db.engine.begin() as connection:
            connection.execute(text("CREATE TABLE kept (id INTEGER PRIMARY KEY)"))
        with db.engine.connect() as first, db.engine.connect():
            first.execute(text("SELECT * FROM kept")).all()
            # If another process is the last user and ends, it removes the journal; here it is not the last.
            script = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT * FROM kept').fetchall()"
            subprocess.run([sys.executable, "-c", script, str(database)], check=True)
            assert database.with_name("site.sqlite3-wal").exists()
