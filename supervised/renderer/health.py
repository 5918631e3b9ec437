"""Checks whether the renderer answers.

`python -m supervised.renderer.health` is its container's health check and uses RENDERER_URL.
"""

import os
import socket
import sys
from contextlib import closing

from supervised.renderer.address import RendererAddress, read_address

HEALTH_TIMEOUT_S = 5.0
_CONNECT_TIMEOUT_S = 0.5
_QUESTION = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
_ANSWER_BYTES = 4096


class HealthQuestion:
    """One `GET /health` over a plain socket, because `http.client` would need a quarter more memory.

    It can wait for its answer while its owner does other things: a renderer at work answers after its other requests.
    """

    def __init__(self, address: RendererAddress) -> None:
        self._connection: socket.socket | None = None
        try:
            self._connection = address.connect(_CONNECT_TIMEOUT_S)
            self._connection.sendall(_QUESTION)
        except OSError:
            self.close()

    def answer(self, *, within_s: float = 0.0) -> bool | None:
        """Return whether the answer was 200, False if nobody listens, None if it has not come yet."""
        if self._connection is None:
            return False
        try:
            self._connection.settimeout(within_s)
            return self._connection.recv(_ANSWER_BYTES).startswith(b"HTTP/1.1 200 ")
        except (BlockingIOError, TimeoutError):
            return None
        except OSError:
            return False

    def close(self) -> None:
        """Close the connection; calling it twice is harmless."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def is_healthy(address: RendererAddress) -> bool:
    """Return whether `GET /health` answers 200 within `HEALTH_TIMEOUT_S`; a frozen process does not answer."""
    with closing(HealthQuestion(address)) as question:
        return question.answer(within_s=HEALTH_TIMEOUT_S) is True


def main() -> None:
    """Exit 0 if the renderer answers."""
    url = os.environ.get("RENDERER_URL")
    if url is None:
        sys.exit("RENDERER_URL is not set")
    if not is_healthy(read_address(url)):
        sys.exit(f"no answer at {url}")


if __name__ == "__main__":
    main()
