"""Every test of the staff room runs on both databases, each on a copy of one that the real migrations brought up."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.extensions import db
from tests.app.staff.staff_app import Clock, build_staff_app, clock_of, signed_in_client, upgrade
from tests.postgres import create_database, running_postgres

MakeApp = Callable[..., Flask]
TEMPLATE = "staff_template"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file."""
    file = tmp_path_factory.mktemp("staff") / "site.sqlite3"
    app = upgrade(build_staff_app(f"sqlite:///{file}"))
    with app.app_context():
        with db.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        db.engine.dispose()
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> str:
    """The name of a migrated PostgreSQL database."""
    app = upgrade(build_staff_app(create_database(postgres_server, TEMPLATE)))
    with app.app_context():
        db.engine.dispose()
    return TEMPLATE


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_template: Path) -> str:
    """A migrated SQLite database of the test's own."""
    shutil.copyfile(sqlite_template, tmp_path / "site.sqlite3")
    return f"sqlite:///{tmp_path}/site.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated database of the test's own, on either system."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server, template = (request.getfixturevalue(name) for name in ("postgres_server", "postgres_template"))
    name = f"staff_{uuid4().hex}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        names = [psycopg.sql.Identifier(part) for part in (name, template)]
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(*names))
    return f"{server}/{name}"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite3"
    return create_database(request.getfixturevalue("postgres_server"), f"empty_{uuid4().hex}")


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    """Build apps of the staff room; their connections are closed in the end."""
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
    """The staff room on either database."""
    return make_app(database_url)


@pytest.fixture
def empty_app(empty_database_url: str, make_app: MakeApp) -> Flask:
    """The staff room on a database without tables."""
    return make_app(empty_database_url)


@pytest.fixture
def sqlite_app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The staff room on SQLite alone, for what has nothing to do with the database."""
    return make_app(sqlite_url)


@pytest.fixture
def clock(app: Flask) -> Clock:
    """The clock of `app`."""
    return clock_of(app)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser in which a member of `app` has signed in."""
    return signed_in_client(app)
