"""Apps that have the database and nothing else."""

from collections.abc import Iterator

import pytest
from flask import Flask

from app.extensions import db, init_extensions
from app.settings import Settings
from tests.app.databases import copy_postgres_database


def app_on(url: str) -> Flask:
    flask_app = Flask("machines")
    init_extensions(flask_app, Settings(app_env="test", database_url=url))
    return flask_app


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    """An app on either database, in its context."""
    flask_app = app_on(database_url)
    with flask_app.app_context():
        yield flask_app
        db.engine.dispose()


@pytest.fixture
def postgres_app(postgres_server: str, postgres_template: str) -> Iterator[Flask]:
    """An app on PostgreSQL, in its context."""
    flask_app = app_on(copy_postgres_database(postgres_server, postgres_template))
    with flask_app.app_context():
        yield flask_app
        db.engine.dispose()
