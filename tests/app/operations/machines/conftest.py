"""Apps with the database and nothing else."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tests.app.databases import app_on, copy_postgres_database, in_context


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    """An app on either database, in its context."""
    with in_context(app_on(database_url)) as flask_app:
        yield flask_app


@pytest.fixture
def postgres_app(postgres_server: str, postgres_template: str) -> Iterator[Flask]:
    """An app on PostgreSQL, in its context."""
    with in_context(app_on(copy_postgres_database(postgres_server, postgres_template))) as flask_app:
        yield flask_app
