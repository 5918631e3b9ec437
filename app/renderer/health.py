"""Asks the renderer whether it still answers."""

from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

HEALTH_TIMEOUT_S = 0.5


def is_healthy(host: str, port: int, *, timeout_s: float = HEALTH_TIMEOUT_S) -> bool:
    """Return whether `GET /health` answers 200 within `timeout_s`; a frozen process answers nothing."""
    connection = HTTPConnection(host, port, timeout=timeout_s)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == HTTPStatus.OK
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
