"""The route `/metrics`."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Flask, Response
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import ConnectionPoolEntry

from app.configuration.settings import Settings
from app.database.extensions import db
from app.operations.monitoring.exposition import CONTENT_TYPE, expose
from app.operations.monitoring.parts import parts_of, read_all
from app.pages.services import PageServices
from app.web.access import Access, open_to
from app.web.bounded_check import BoundedCheck
from app.web.metrics.counted import CONNECTIONS_IN_USE
from app.web.operator import Operator


def register_monitoring(
    app: Flask,
    settings: Settings,
    *,
    operator: Operator,
    pages: PageServices,
    checks: Mapping[str, BoundedCheck],
) -> None:
    """Give the app the route. `checks` are those of `/readyz`."""
    parts = parts_of(settings, pages)
    with app.app_context():
        _count_connections(db.engine)

    @app.get("/metrics")
    @open_to(Access.EVERYONE)
    def metrics() -> Response:
        if not operator.holds_token():
            refused = Response("401 Unauthorized\n", HTTPStatus.UNAUTHORIZED, content_type="text/plain; charset=utf-8")
            refused.headers["WWW-Authenticate"] = "Bearer"
            return refused
        return Response(expose(read_all(parts, checks)), content_type=CONTENT_TYPE)


def _count_connections(engine: Engine) -> None:
    """Count a pool's connections in use by its events. Every connection is counted back exactly once."""
    in_use: set[ConnectionPoolEntry] = set()

    @event.listens_for(engine, "checkout")
    def begin(_connection: object, record: ConnectionPoolEntry, _proxy: object) -> None:
        if record not in in_use:
            in_use.add(record)
            CONNECTIONS_IN_USE.inc()

    @event.listens_for(engine, "checkin")
    def end(_connection: object, record: ConnectionPoolEntry) -> None:
        if record in in_use:
            in_use.remove(record)
            CONNECTIONS_IN_USE.dec()
