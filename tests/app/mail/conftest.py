"""The outbox on both databases."""

from collections.abc import Iterator

import pytest
from flask import Flask

from tests.app.databases import in_context
from tests.app.mail.outbox_app import Clock
from tests.app.queries.query_app import MAIL, build_query_app
from tests.factories.mail_server import MailServer, running_mail_server


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    """The query room with its outbox on either database, in an app context."""
    with in_context(build_query_app(database_url, **MAIL)) as flask_app:
        yield flask_app


@pytest.fixture
def sqlite_app(sqlite_url: str) -> Iterator[Flask]:
    """The same on SQLite alone, for tests that do not concern the database."""
    with in_context(build_query_app(sqlite_url, **MAIL)) as flask_app:
        yield flask_app


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with running_mail_server() as server:
        yield server
