"""Makes writes to the audit log or another table fail, as if the process ended at that moment."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from flask import Flask
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from app.database.extensions import db


def failing_audit(app: Flask) -> AbstractContextManager[None]:
    """Make every audit record of the application fail."""
    return failing_inserts(app, "staff_audit")


@contextmanager
def failing_inserts(app: Flask, table: str) -> Iterator[None]:
    """Make every new row of a table fail."""

    def refuse(_connection: Connection, _cursor: object, statement: str, *_rest: object) -> None:
        if statement.startswith(f"INSERT INTO {table} "):
            raise OperationalError(statement, None, Exception(f"no {table}"))

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", refuse)
