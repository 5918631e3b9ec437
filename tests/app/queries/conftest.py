"""Apps of the query room for tests."""

from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from app.database.extensions import db
from tests.app.queries.query_app import build_query_app

MakeApp = Callable[..., Flask]


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    """Build apps of the query room; close their connections at the end."""
    built: list[Flask] = []

    def make(url: str, **changes: object) -> Flask:
        built.append(build_query_app(url, **changes))
        return built[-1]

    yield make
    for flask_app in built:
        with flask_app.app_context():
            db.engine.dispose()


@pytest.fixture
def app(database_url: str, make_app: MakeApp) -> Iterator[Flask]:
    """The query room on either database, in an app context."""
    flask_app = make_app(database_url)
    with flask_app.app_context():
        yield flask_app


@pytest.fixture
def sqlite_app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The query room on SQLite alone, for tests that do not concern the database."""
    return make_app(sqlite_url)
