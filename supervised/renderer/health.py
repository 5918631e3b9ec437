"""Asks the renderer whether it still answers."""

import socket

HEALTH_TIMEOUT_S = 0.5
_ANSWER_BYTES = 4096


def is_healthy(host: str, port: int, *, timeout_s: float = HEALTH_TIMEOUT_S) -> bool:
    """Return whether `GET /health` answers 200 within `timeout_s`; a frozen process answers nothing.

    Asked over a bare socket: `http.client` would make the supervisor a quarter larger.
    """
    question = f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    try:
        with socket.create_connection((host, port), timeout=timeout_s) as connection:
            connection.sendall(question)
            return connection.recv(_ANSWER_BYTES).startswith(b"HTTP/1.1 200 ")
    except OSError:
        return False
