"""An audit that cannot be written, as for a process that ends in that moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from app.extensions import db


@contextmanager
def failing_audit(app: Flask) -> Iterator[None]:
    """Let every record of the application fail."""

    def refuse(_connection: Connection, _cursor: object, statement: str, *_rest: object) -> None:
        if statement.startswith("INSERT INTO staff_audit"):
            raise OperationalError(statement, None, Exception("no audit"))

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", refuse)
