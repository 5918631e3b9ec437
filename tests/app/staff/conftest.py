"""Every test of the staff room runs on both databases."""

from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from flask import Flask

from app import create_app
from app.extensions import db
from app.settings import Settings
from tests.postgres import create_database, running_postgres

FIRST_STAFF_EMAIL = "Owner@Example.in"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/site.sqlite3"
    return create_database(request.getfixturevalue("postgres_server"), f"staff_{uuid4().hex}")


@pytest.fixture
def empty_app(database_url: str) -> Iterator[Flask]:
    """The app on a database without tables."""
    app = create_app(Settings(app_env="test", database_url=database_url, first_staff_email=FIRST_STAFF_EMAIL))
    yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def app(empty_app: Flask) -> Flask:
    """The app on a database brought up by the real migrations."""
    result = empty_app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code == 0, result.output
    return empty_app
