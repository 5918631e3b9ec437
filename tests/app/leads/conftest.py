"""Every test of the store runs on both databases, each on a copy of one that the real migrations brought up."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from flask import Flask

from app.extensions import db
from tests.app.leads.lead_app import build_lead_app, upgrade
from tests.postgres import create_database, running_postgres

MakeApp = Callable[..., Flask]


def copy_database(server_url: str, template: str) -> str:
    """Copy a PostgreSQL database nobody is connected to; return the copy's URL."""
    name = f"leads_{uuid4().hex}"
    with psycopg.connect(f"{server_url}/postgres", autocommit=True) as connection:
        names = [psycopg.sql.Identifier(part) for part in (name, template)]
        connection.execute(psycopg.sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(*names))
    return f"{server_url}/{name}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file."""
    file = tmp_path_factory.mktemp("leads") / "site.sqlite3"
    app = upgrade(build_lead_app(f"sqlite:///{file}"))
    with app.app_context():
        with db.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        db.engine.dispose()
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> str:
    """The name of a migrated PostgreSQL database."""
    app = upgrade(build_lead_app(create_database(postgres_server, "leads_template")))
    with app.app_context():
        db.engine.dispose()
    return "leads_template"


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
    return copy_database(request.getfixturevalue("postgres_server"), request.getfixturevalue("postgres_template"))


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    """Build apps of the lead room; their connections are closed in the end."""
    built: list[Flask] = []

    def make(url: str, **changes: object) -> Flask:
        built.append(build_lead_app(url, **changes))
        return built[-1]

    yield make
    for flask_app in built:
        with flask_app.app_context():
            db.engine.dispose()


@pytest.fixture
def app(database_url: str, make_app: MakeApp) -> Iterator[Flask]:
    """The lead room on either database, in an app context."""
    flask_app = make_app(database_url)
    with flask_app.app_context():
        yield flask_app


@pytest.fixture
def sqlite_app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The lead room on SQLite alone, for what has nothing to do with the database."""
    return make_app(sqlite_url)
