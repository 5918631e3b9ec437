"""The route `/metrics`."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response

from app.bounded_check import BoundedCheck
from app.extensions import db
from app.http.access import Access, open_to
from app.http.operator import Operator
from app.monitoring.connections import count_connections
from app.monitoring.exposition import CONTENT_TYPE, expose
from app.monitoring.parts import parts_of, read_all
from app.outbox.services import OutboxServices
from app.pages.services import PageServices
from app.settings import Settings


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
