"""The outbox on both databases."""

from collections.abc import Iterator

import pytest
from flask import Flask

from app.extensions import db
from tests.app.leads.lead_app import build_lead_app
from tests.app.outbox.outbox_app import Clock
from tests.factories.mail_server import MailServer, running_mail_server


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    """The lead room with its outbox on either database, in an app context."""
    yield from _in_context(database_url)


@pytest.fixture
def sqlite_app(sqlite_url: str) -> Iterator[Flask]:
    """The same on SQLite alone, for what has nothing to do with the database."""
    yield from _in_context(sqlite_url)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with running_mail_server() as server:
        yield server


def _in_context(url: str) -> Iterator[Flask]:
    flask_app = build_lead_app(url, queues_mail=True)
    with flask_app.app_context():
        yield flask_app
        db.engine.dispose()
