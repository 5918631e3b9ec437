"""How long a request may wait for the database: staff, who ask for much, longer than visitors."""

from flask import Flask, request

from app.database_waits import STAFF_LIMIT_S, VISITOR_LIMIT_S, set_limit
from app.http.access import Access, declared_access


def register_database_limits(app: Flask) -> None:
    """Bound what each request waits for. What is sent after its view has ended is bounded by who makes it."""

    @app.before_request
    def begin() -> None:
        view = app.view_functions.get(request.endpoint or "")
        is_for_staff = view is not None and declared_access(view) is Access.STAFF
        set_limit(STAFF_LIMIT_S if is_for_staff else VISITOR_LIMIT_S)

    @app.teardown_request
    def end(_error: BaseException | None) -> None:
        set_limit(None)
