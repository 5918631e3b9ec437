"""How many connections of a pool are in use, told by the pool's own events."""

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import ConnectionPoolEntry

from app.web.metrics.counted import CONNECTIONS_IN_USE


def count_connections(engine: Engine) -> None:
    """Count from now on. Whatever happens to a connection, it is counted back once."""
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
