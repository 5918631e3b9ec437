"""How a database connection behaves."""

import stat
from pathlib import Path

from sqlalchemy import text

from app.extensions import db
from tests.factories.site import build_app


def test_every_sqlite_connection_is_durable_and_checks_foreign_keys(tmp_path: Path) -> None:
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
