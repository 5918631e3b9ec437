"""The route `/metrics`."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response

from app.configuration.settings import Settings
from app.database.extensions import db
from app.mail.services import OutboxServices
from app.operations.monitoring.connections import count_connections
from app.operations.monitoring.exposition import CONTENT_TYPE, expose
from app.operations.monitoring.parts import parts_of, read_all
from app.pages.services import PageServices
from app.web.access import Access, open_to
from app.web.bounded_check import BoundedCheck
from app.web.operator import Operator


def register_monitoring(
    app: Flask,
    settings: Settings,
    *,
    operator: Operator,
    pages: PageServices,
    outbox: OutboxServices,
    checks: Mapping[str, BoundedCheck],
) -> None:
    """Give the app the route. `checks` are those of `/readyz`."""
    parts = parts_of(settings, pages, outbox)
    with app.app_context():
        count_connections(db.engine)

    @app.get("/metrics")
    @open_to(Access.EVERYONE)
    def metrics() -> Response:
        if not operator.holds_token():
            refused = Response("401 Unauthorized\n", HTTPStatus.UNAUTHORIZED, content_type="text/plain; charset=utf-8")
            refused.headers["WWW-Authenticate"] = "Bearer"
            return refused
        return Response(expose(read_all(parts, checks)), content_type=CONTENT_TYPE)
