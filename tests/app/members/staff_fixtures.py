"""Apps of the members' room for tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import argon2
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.database.extensions import db
from app.members.stores import passwords
from tests.app.members.staff_app import Clock, build_staff_app, clock_of, signed_in_client
from tests.postgres import create_database

MakeApp = Callable[..., Flask]


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite3"
    return create_database(request.getfixturevalue("postgres_server"), f"empty_{uuid4().hex}")


@pytest.fixture
def quick_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make password hashes cheap: tests/app/members/stores/test_passwords.py tests how they are made."""
    monkeypatch.setattr(passwords, "_HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def make_app(quick_hashing: None) -> Iterator[MakeApp]:
    """Build apps of the members' room; close their connections at the end."""
    built: list[Flask] = []

    def make(url: str, **changes: object) -> Flask:
        built.append(build_staff_app(url, **changes))
        return built[-1]

    yield make
    for flask_app in built:
        with flask_app.app_context():
            db.engine.dispose()


@pytest.fixture
def app(database_url: str, make_app: MakeApp) -> Flask:
    """The members' room on either database."""
    return make_app(database_url)


@pytest.fixture
def empty_app(empty_database_url: str, make_app: MakeApp) -> Flask:
    """The members' room on a database without tables."""
    return make_app(empty_database_url)


@pytest.fixture
def sqlite_app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The members' room on SQLite alone, for tests that do not concern the database."""
    return make_app(sqlite_url)


@pytest.fixture
def clock(app: Flask) -> Clock:
    """The clock of `app`."""
    return clock_of(app)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser in which a member of `app` has signed in."""
    return signed_in_client(app)
