"""Connections to PostgreSQL. No request waits for a server that does not answer."""

from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.errors import _WaitTimeout
from sqlalchemy import event
from sqlalchemy.engine import Dialect, Engine

from app.database.timeouts import PATIENT_LIMIT_S, seconds_left

CONNECT_TIMEOUT_S = 2
"""The minimum of libpq. It applies to each IP address of a host."""
_INTERVAL_S = 0.1
# A server whose machine is gone is noticed after half a minute, even where an answer may take longer.
_NETWORK = {
    "connect_timeout": CONNECT_TIMEOUT_S,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 4,
    "tcp_user_timeout": 30_000,
}
# The server itself ends work that nobody waits for any more. Lock waits end first: the connection stays usable then.
_REQUEST_LIMITS = f"-c statement_timeout={int(PATIENT_LIMIT_S * 1000)} -c lock_timeout=2500"


class BoundedConnection(psycopg.Connection[Any]):
    """Waits no longer than this use may take: neither limits nor keepalives of a frozen server would end it."""

    def wait(self, gen: PQGen[RV], interval: float = _INTERVAL_S, timeout: float | None = None) -> RV:
        """Return the server's answer. If the time is over, close and raise OperationalError."""
        left_s = seconds_left()
        if timeout is not None or left_s is None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, left_s)
        except _WaitTimeout:
            # It is unknown what the server does with the statement.
            self.close()
            raise psycopg.errors.QueryCanceled("the server did not answer in time") from None


def watch_connections(engine: Engine) -> None:
    """Set up every new connection of the engine in this way."""

    @event.listens_for(engine, "do_connect")
    def connect(
        _dialect: Dialect, _record: object, arguments: list[Any], options: dict[str, Any]
    ) -> psycopg.Connection[Any]:
        left_s = seconds_left()
        if left_s is None:
            return BoundedConnection.connect(*arguments, **(_NETWORK | options))
        if left_s < CONNECT_TIMEOUT_S:
            raise psycopg.errors.ConnectionTimeout("no time is left to connect")
        # The operator's own options, in the URL, come last and win.
        limits = f"{_REQUEST_LIMITS} {options.get('options', '')}".rstrip()
        return BoundedConnection.connect(*arguments, **(_NETWORK | options | {"options": limits}))
