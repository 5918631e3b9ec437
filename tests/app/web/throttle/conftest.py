"""Every test of limits runs on SQLite and PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from flask import Flask

from app.database.extensions import db
from app.database.sqlite.file import create_database_file
from app.web.throttle.throttle import ThrottleEntry
from tests.app.databases import app_on, in_context
from tests.postgres import create_database


def build_app(database_url: str) -> Flask:
    """An app with only the table of counted events."""
    if database_url.startswith("sqlite"):
        create_database_file(Path(database_url.removeprefix("sqlite:///")))
    app = app_on(database_url)
    with app.app_context():
        db.metadata.create_all(db.engine, tables=[db.metadata.tables[ThrottleEntry.__tablename__]])
    return app


@pytest.fixture
def sqlite_app(tmp_path: Path) -> Iterator[Flask]:
    """An app on SQLite, in its context."""
    with in_context(build_app(f"sqlite:///{tmp_path}/site.sqlite3")) as app:
        yield app


@pytest.fixture(params=["sqlite", "postgresql"])
def database_app(request: pytest.FixtureRequest) -> Iterator[Flask]:
    """An app on either database, in its context."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite_app")
        return
    url = create_database(request.getfixturevalue("postgres_server"), f"throttle_{uuid4().hex}")
    with in_context(build_app(url)) as app:
        yield app
