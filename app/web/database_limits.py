"""Limits how long a request waits for the database.

Staff wait longer than visitors, because their queries are larger. With SQLite, visitors wait as long: its writers take
turns, and the last one in the queue must still get through.
"""

from flask import Flask, request

from app.database.extensions import SQLITE, db
from app.database.timeouts import PATIENT_LIMIT_S, PROMPT_LIMIT_S, set_limit
from app.web.access import Access, declared_access


def register_database_limits(app: Flask) -> None:
    """Limit the waits of each request."""

    @app.before_request
    def begin() -> None:
        view = app.view_functions.get(request.endpoint or "")
        is_for_staff = view is not None and declared_access(view) in (Access.STAFF, Access.PROVED_STAFF)
        waits_long = is_for_staff or db.engine.dialect.name == SQLITE
        set_limit(PATIENT_LIMIT_S if waits_long else PROMPT_LIMIT_S)

    @app.teardown_request
    def end(_error: BaseException | None) -> None:
        set_limit(None)
